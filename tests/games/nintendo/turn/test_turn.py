"""The turn, playing cards, the end (groups NIN-2, NIN-3 and NIN-12)."""

import pytest

from games.nintendo.state import power_up
from tests.games.nintendo.table import ME, YOU, Table, in_play, laid_out, table


@pytest.mark.rule("NIN-2.1", "NIN-3.9")
def test_an_ability_is_used_once_a_turn_and_once_in_the_others() -> None:
    at = table("M10", yours=["M10"], coins=(20, 20))
    at.answer("p1.1")
    at.answer("p2")
    assert "p1.1" not in at.options
    at.attack(1)
    assert at.asked == (YOU, "defend")
    at.answer("p2.1")
    at.answer("p1")
    assert "p2.1" not in at.options
    at.block([])
    at.end()
    assert "p2.1" in at.options


@pytest.mark.rule("NIN-2.1")
def test_what_waited_comes_before_the_start() -> None:
    state = laid_out("G04", yours=["S36", "Y01"])
    state.seats[YOU].deck[0] = "S50"
    at = Table(state)
    at.fight([1], [2])
    at.end()
    assert at.asked == (YOU, "search")
    coins = at.coins[YOU]
    told = at.answer()
    assert told.index("finds-none") < told.index("gains") < told.index("refill")
    assert at.coins[YOU] == coins + 1 + 6


@pytest.mark.rule("NIN-2.2")
def test_income_changes_the_refill_and_never_takes() -> None:
    at = table("Y10", "Y14", yours=[])
    at.end()
    at.end()
    assert at.coins[ME] == 20 + 6 + 2 + 3


@pytest.mark.rule("NIN-2.4", "NIN-2.5", "NIN-2.6", "NIN-2.7")
def test_the_second_preparation_has_neither_star_nor_attack() -> None:
    at = table("G04", "G04", hand=["Y11"], coins=(45, 0))
    assert {"star", "attack", "attack_end", "end", "card:Y11"} <= set(at.options)
    at.fight([1])
    assert at.asked == (ME, "main2")
    assert set(at.options) == {"card:Y11", "end"}


@pytest.mark.rule("NIN-2.7")
def test_it_is_waived_with_the_attack() -> None:
    at = table("G04", "G04", hand=["Y11"])
    at.attack(1, end=True)
    assert at.state.turn == 6
    assert at.asked == (YOU, "main")


@pytest.mark.rule("NIN-2.5", "NIN-12.1")
def test_the_last_star_wins_before_anything_else() -> None:
    state = laid_out("R06", coins=(20, 0))
    state.seats[ME].stars = 2
    at = Table(state)
    hand = list(state.seats[ME].hand)
    at.answer("star")
    assert at.asked == (-1, "over")
    assert at.state.winner == ME
    assert at.state.seats[ME].hand == hand


@pytest.mark.rule("NIN-2.5")
@pytest.mark.parametrize(("coins", "may"), [(19, False), (20, True)])
def test_a_star_costs_twenty(coins: int, may: bool) -> None:
    assert ("star" in table("G04", coins=(coins, 0)).options) == may


@pytest.mark.rule("NIN-2.8", "NIN-3.6")
def test_an_event_stays_for_its_own_turns() -> None:
    at = table(hand=["M14"])
    at.play("M14")
    assert at.piece(1).turns == 2
    at.end()
    assert at.piece(1).turns == 1
    at.end()
    at.end()
    assert not at.there(1)
    assert at.state.seats[ME].grave == ["M14"]


@pytest.mark.rule("NIN-2.9", "NIN-12.4", "NIN-12.3")
@pytest.mark.parametrize(
    ("stars", "coins", "winner"), [((1, 0), (0, 9), 0), ((1, 1), (3, 9), 1), ((1, 1), (4, 4), -1)]
)
def test_the_turn_limit(stars: tuple[int, int], coins: tuple[int, int], winner: int) -> None:
    state = laid_out(turn=59, turns=59, coins=coins)
    for seat, number in zip(state.seats, stars, strict=True):
        seat.stars = number
    at = Table(state)
    at.answer("end")
    assert at.state.winner == winner
    rows = at.match.result
    assert rows is not None
    assert [row.place for row in rows] == ([1, 1] if winner < 0 else [1, 2])
    assert {row.seats[0]: row.score for row in rows} == dict(enumerate(stars))


@pytest.mark.rule("NIN-12.2", "NIN-8.2")
def test_who_must_draw_from_an_empty_deck_loses() -> None:
    state = laid_out()
    state.seats[YOU].deck = []
    at = Table(state)
    assert at.asked == (ME, "main")
    at.answer("end")
    assert (at.state.winner, at.state.ending) == (ME, "deck")


@pytest.mark.rule("NIN-12.5")
def test_who_gives_up_loses_whatever_the_stars() -> None:
    state = laid_out()
    state.seats[ME].stars = 2
    at = Table(state)
    at.concede(ME)
    assert at.state.winner == YOU


@pytest.mark.rule("NIN-3.1", "NIN-3.2")
def test_to_play_is_to_pay() -> None:
    at = table("Y03", hand=["Y17", "G04"], coins=(6, 0))
    at.play("Y17")
    assert at.coins[ME] == 6 - (3 - 1)
    at = table(hand=["G04"], coins=(3, 0))
    assert "card:G04" not in at.options
    closed = at.question(ME).closed
    assert [one.why.id for one in closed] == ["nintendo-closed-dear"]


@pytest.mark.rule("NIN-3.3", "NIN-5.20")
def test_one_character_a_turn_and_a_mod_raises_it() -> None:
    at = table(hand=["G04", "R08", "M14", "M05"], coins=(40, 0))
    at.play("G04")
    assert "card:R08" not in at.options
    at.play("M14")
    at.play("R08")
    assert "card:M05" not in at.options
    at.end()
    assert at.state.seats[ME].played == 2


@pytest.mark.rule("NIN-3.3")
def test_twelve_characters_are_all_there_is_room_for() -> None:
    assert "card:G04" in table(*["R08"] * 11, hand=["G04", "M13"]).options
    at = table(*["R08"] * 12, hand=["G04", "M13"])
    assert "card:G04" not in at.options
    assert "card:M13" not in at.options


@pytest.mark.rule("NIN-3.3")
def test_a_character_may_attack_at_once() -> None:
    at = table(hand=["G04"])
    assert "attack" not in at.options
    at.play("G04")
    assert "attack" in at.options


@pytest.mark.rule("NIN-3.4")
def test_a_power_up_goes_on_one_host_and_replaces_the_former() -> None:
    state = laid_out("G04", "R08", yours=["G04"], hand=["Y17", "G15", "B17"])
    at = Table(state)
    at.play("Y17")
    assert set(at.options) == {"p1", "p2"}
    at.answer("p1")
    assert at.pc(1) == (11, 11)
    at.play("G15")
    at.answer("p1")
    worn = power_up(at.state, 1)
    assert worn is not None
    assert worn.card == "G15"
    assert at.state.seats[ME].grave == ["Y17"]
    assert at.pc(1) == (11, 11)
    at.play("B17")
    assert at.piece(6).host == 3
    assert at.pf(3) == 3


@pytest.mark.rule("NIN-3.4", "NIN-3.8")
def test_without_a_host_there_is_no_power_up() -> None:
    at = table(hand=["Y17", "B17"], coins=(10, 0))
    assert at.options == ["end"]
    assert {one.why.id for one in at.question(ME).closed} == {"nintendo-closed-host"}


@pytest.mark.rule("NIN-3.7", "NIN-3.8")
@pytest.mark.parametrize(
    ("mine", "yours", "coins", "why"),
    [
        ((), ("G04",), 20, [("nintendo-closed-sacrifice", "NIN-3.7")]),
        (("G04",), (), 20, [("nintendo-closed-nothing", "NIN-3.8")]),
        (("G04",), ("G04",), 2, [("nintendo-closed-dear", "NIN-3.2")]),
    ],
)
def test_what_an_action_lacks_is_said_as_it_is(
    mine: tuple[str, ...], yours: tuple[str, ...], coins: int, why: list[tuple[str, str]]
) -> None:
    """Nothing to sacrifice is one reason, nothing to do another."""
    at = table(*mine, yours=yours, hand=["B13"], coins=(coins, 0))
    assert [(one.why.id, one.rule) for one in at.question(ME).closed] == why


@pytest.mark.rule("NIN-3.8")
def test_an_action_with_nothing_to_do_says_so() -> None:
    at = table("G04", hand=["B18", "W13", "M13"], coins=(20, 0))
    said = {(one.why.id, one.rule) for one in at.question(ME).closed}
    assert said == {("nintendo-closed-nothing", "NIN-3.8")}


@pytest.mark.rule("NIN-3.5")
def test_a_new_terrain_replaces_the_other_whosever_it_is() -> None:
    state = laid_out(hand=["G13"])
    in_play(state, YOU, "M15")
    at = Table(state)
    at.play("G13")
    assert [one.card for one in at.state.pieces] == ["G13"]
    assert at.state.seats[YOU].grave == ["M15"]


@pytest.mark.rule("NIN-3.7")
def test_an_action_goes_to_the_graveyard_before_triggers() -> None:
    at = table(hand=["R11"], yours=["W07"])
    told = at.answer("card:R11")
    assert at.state.seats[ME].grave == ["R11"]
    assert told[-1] == "gains"
    assert at.coins[YOU] == 22


@pytest.mark.rule("NIN-3.7", "NIN-3.10", "NIN-6.2")
def test_an_action_asks_for_its_sacrifice() -> None:
    at = table("W07", "G04", hand=["B13"], yours=["G04"])
    at.play("B13")
    assert at.asked == (ME, "sac")
    at.answer("p1")
    assert not at.there(3)
    assert at.state.seats[ME].grave == ["W07", "B13"]
    assert at.coins[ME] == 20 - 3 + 2


@pytest.mark.rule("NIN-3.8")
@pytest.mark.parametrize(
    ("card", "more", "may"),
    [
        ("G10", {"mine": ()}, False),
        ("G10", {"mine": ("G04",)}, True),
        ("R12", {"mine": ()}, True),
        ("S144", {"hand": ()}, False),
        ("S144", {"hand": ("R08",)}, False),
        ("S144", {"hand": ("G04",)}, True),
        ("W13", {"mine": ()}, False),
        ("Y11", {"mine": ()}, True),
        ("B13", {"mine": ()}, False),
    ],
)
def test_what_has_nothing_to_do_is_not_offered(
    card: str, more: dict[str, tuple[str, ...]], may: bool
) -> None:
    mine = more.get("mine", ())
    at = table(*mine, hand=[card, *more.get("hand", ())], yours=["G04"])
    assert (f"card:{card}" in at.options) == may


@pytest.mark.rule("NIN-3.11")
def test_during_a_combat_the_attacker_only_answers_its_triggers() -> None:
    at = table("R02", "R03", yours=["G04", "G04"], hand=["R11"])
    at.attack(1)
    assert at.asked == (ME, "target")
    at.answer("p3")
    assert at.asked == (YOU, "defend")
