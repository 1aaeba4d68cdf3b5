"""The worked examples of the rules."""

import pytest

from games.nintendo.state import power_up
from tests.games.nintendo.table import ME, YOU, Table, begun, in_play, laid_out, table


def boost(at: Table, entry: int, change: int) -> None:
    """Change PF as a word would."""
    at.state.pieces[entry - 1].boost += change


@pytest.mark.rule("NIN-4.10")
@pytest.mark.parametrize(("more", "gained"), [((), 7), (("Y04",), 9)])
def test_e1_coins_come_in_one_sum(more: tuple[str, ...], gained: int) -> None:
    """G04 (5), G05 would be 3: PF 5, PF 2 (Y01) and PF 4 (R08); only the third is blocked."""
    at = table("G04", "Y01", "R08", *more, yours=["M08"], coins=(0, 3))
    thwomp = 4 + len(more)
    at.fight([1, 2, 3], [], [], [thwomp])
    assert at.coins == (gained, 1)


@pytest.mark.rule("NIN-4.10")
def test_e1_no_force_brings_no_loot_but_costs_a_coin() -> None:
    state = laid_out("S37", "Y04", yours=[], coins=(0, 3))
    state.pieces[0].base = 0
    at = Table(state)
    at.fight([1])
    assert at.coins == (0, 2)


@pytest.mark.rule("NIN-2.2", "NIN-2.3", "NIN-2.6", "NIN-1.3")
def test_e2_the_first_rounds() -> None:
    match = begun({"decks": "deal", "mulligan": "off"})
    first = match.state.first
    found: list[tuple[int, int]] = []
    hands: list[int] = []
    for _ in range(7):
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        assert seat == (first if match.state.turn % 2 else 1 - first)
        if match.state.turn < 3:
            assert not {"attack", "attack_end"} & {option.id for option in question.options}
        found.append((match.state.turn, match.state.seats[seat].coins))
        hands.append(len(match.state.seats[seat].hand))
        match.answer(seat, ("end",))
    assert found == [(1, 6), (2, 12), (3, 12), (4, 18), (5, 18), (6, 24), (7, 24)]
    assert hands[:4] == [6, 7, 7, 8]


@pytest.mark.rule("NIN-3.10", "NIN-2.8", "NIN-7.1")
def test_e3_rex() -> None:
    at = table("G01", yours=["G01"])
    at.answer("p1.2")
    assert (at.piece(1).pc, at.piece(1).maximum, at.piece(1).base) == (6, 6, 5)
    assert "p1.2" not in at.options
    at.end()
    at.attack(2)
    assert at.asked == (ME, "defend")
    at.answer("p1.2")
    assert (at.piece(1).pc, at.piece(1).maximum, at.piece(1).base) == (4, 4, 6)
    at.block([])
    at.end()
    assert at.asked == (ME, "main")
    assert at.pc(1) == (4, 4)


@pytest.mark.rule("NIN-3.10")
@pytest.mark.parametrize(("maximum", "may"), [(3, True), (2, False)])
def test_e3_rex_cannot_pay_himself_out_of_play(maximum: int, may: bool) -> None:
    state = laid_out("G01")
    state.pieces[0].maximum = state.pieces[0].pc = maximum
    assert ("p1.2" in Table(state).options) == may


@pytest.mark.rule("NIN-5.1", "NIN-4.9")
def test_e4_the_shell_reduces_each_loss() -> None:
    at = table("S50", yours=["R08", "R09"], hand=["R11"])
    at.fight([1], [2, 3])
    assert at.pc(1) == (3, 6)
    at.play("R11")
    at.answer("p1")
    assert at.pc(1) == (1, 6)


@pytest.mark.rule("NIN-4.11")
def test_e5_goomba_weakens_for_good() -> None:
    at = table("M04", yours=["S37"])
    at.fight([1], [2])
    assert at.pc(2) == (1, 5)
    assert at.pc(1) == (6, 7)
    assert at.piece(1).base == 3


@pytest.mark.rule("NIN-4.11")
def test_e5_a_goomba_that_is_ko_does_nothing() -> None:
    at = table("G04", yours=["S37"])
    at.fight([1], [2])
    assert not at.there(2)
    assert at.piece(1).base == 5


@pytest.mark.rule("NIN-5.11", "NIN-3.10")
def test_e6_yoshi_eats_shells() -> None:
    state = laid_out("S28", "S50", "R08", coins=(0, 0))
    in_play(state, ME, "R17", host=3)
    at = Table(state)
    assert at.pf(3) == 5
    at.answer("p1.2")
    assert set(at.options) == {"p2", "p4"}
    at.answer("p4")
    assert at.coins[0] == 2
    assert at.pf(3) == 4
    assert at.state.seats[ME].grave == ["R17"]
    assert "p1.2" not in at.options


@pytest.mark.rule("NIN-6.5", "NIN-6.1")
def test_e7_shifting_sand_at_the_start() -> None:
    state = laid_out("G01", phase="starting")
    state.pieces[0].pc = 4
    in_play(state, YOU, "S82")
    for card in ("S50", "S37", "W01"):
        in_play(state, ME, card)
    at = Table(state)
    assert [at.pc(n)[0] for n in (1, 3, 4, 5)] == [4, 6, 5, 2]


@pytest.mark.rule("NIN-4.1", "NIN-4.2", "NIN-5.20")
def test_e7_tolls_are_paid_in_order() -> None:
    state = laid_out("G01", coins=(3, 0))
    in_play(state, YOU, "S82")
    for card in ("S50", "S37", "W01"):
        in_play(state, ME, card)
    at = Table(state)
    assert [at.figures(n).toll for n in (1, 3, 4, 5)] == [2, 2, 0, 0]
    at.answer("attack")
    told = at.answer("p3", "p1", "p4")
    assert "stays" in told
    assert at.state.seats[ME].coins >= 1
    assert not at.piece(1).used
    attacked = next(e for e in at.told if e.public and e.public.text.id.endswith("-attacks"))
    assert attacked.public is not None
    assert attacked.public.text.args["count"] == 2


@pytest.mark.rule("NIN-5.19", "NIN-3.7", "NIN-7.6", "NIN-3.3")
def test_e8_bananas() -> None:
    at = table(hand=["S144", "G09", "G04"], yours=["G04"], coins=(12, 0))
    at.play("S144")
    assert at.asked == (ME, "drop")
    assert at.options == ["card:G04", "card:G09"]
    at.answer("card:G09")
    petey = at.state.entries
    assert at.coins[0] == 4
    assert at.pc(1) == (6, 7)
    assert at.state.seats[ME].grave == ["S144"]
    assert {"noattack", "noblock"} <= at.figures(petey).flags
    assert "card:G04" in at.options
    at.play("G04")
    at.end()
    assert "attack" not in at.options or at.asked[0] == YOU
    at.end()
    assert at.coins[0] == 0 + 6 + 1
    assert {"noattack", "noblock"} <= at.figures(petey).flags


@pytest.mark.rule("NIN-8.4", "NIN-8.5")
def test_e9_the_newest_hero_stays() -> None:
    state = laid_out("U05", yours=["G02"], hand=["W05"])
    in_play(state, YOU, "Y17", host=2)
    in_play(state, YOU, "B15")
    state.pieces[0].pc = 1
    at = Table(state)
    at.play("W05")
    assert not at.there(2)
    assert at.state.seats[YOU].removed == ["G02"]
    assert at.state.seats[YOU].grave == ["Y17"]
    assert at.pc(1) == (1, 7)
    assert at.coins[1] == 20


@pytest.mark.rule("NIN-8.4")
def test_e9_a_character_that_becomes_a_hero_counts() -> None:
    at = table("Y01", "Y01", yours=["Y01"], hand=["Y18", "Y01"])
    at.play("Y18")
    at.answer("p1")
    assert [at.there(n) for n in (1, 2, 3)] == [True, False, False]
    assert at.state.seats[ME].removed == ["Y01"]
    at.play("Y01")
    assert at.state.seats[ME].removed == ["Y01", "Y01"]
    assert at.there(1)


@pytest.mark.rule("NIN-4.9", "NIN-4.10")
def test_e11_two_blockers() -> None:
    at = table("B09", yours=["G01", "U01"], coins=(20, 20))
    at.fight([1], [2, 3])
    assert not at.there(1)
    assert at.pc(2) == (2, 8)
    assert not at.there(3)
    assert at.coins == (19, 20)  # a toll of 1


@pytest.mark.rule("NIN-6.6")
def test_e12_a_trigger_waits_for_its_owner() -> None:
    state = laid_out("G04", yours=["S36"])
    state.seats[YOU].deck[0] = "S50"
    at = Table(state)
    at.fight([1], [2])
    assert not at.there(2)
    assert at.asked == (ME, "main2")
    assert [one.card for one in at.state.waiting] == ["S36"]
    at.end()
    assert at.asked == (YOU, "search")
    assert at.options == ["card:S50"]
    before = at.state.seats[YOU].coins
    at.answer("card:S50")
    assert "S50" in at.state.seats[YOU].hand
    assert at.state.seats[YOU].coins == before + 6


@pytest.mark.rule("NIN-6.6")
def test_e12_in_the_own_window_it_resolves_at_once() -> None:
    at = table("G04", yours=["S36", "G04"], their_hand=["R11", "Y11"])
    at.attack(1)
    at.answer("card:R11")
    at.answer("p2")
    assert at.asked == (YOU, "search")


@pytest.mark.rule("NIN-6.4")
def test_e13_a_power_up_saves() -> None:
    state = laid_out(yours=["G04"], hand=["R11", "R11", "B18"], coins=(40, 0))
    in_play(state, YOU, "G14", host=1)
    state.pieces[0].pc = 3
    at = Table(state)
    at.play("R11")
    assert at.pc(1) == (4, 7)
    assert at.state.seats[YOU].grave == ["G14"]
    assert power_up(at.state, 1) is None


@pytest.mark.rule("NIN-6.4", "NIN-5.6")
def test_e13_nothing_saves_from_destruction() -> None:
    state = laid_out(yours=["G04"], hand=["B18"])
    in_play(state, YOU, "G14", host=1)
    at = Table(state)
    at.play("B18")
    assert not at.there(1)
    assert at.state.seats[YOU].grave == ["G04", "G14"]


@pytest.mark.rule("NIN-2.5")
def test_e14_a_star_never_costs_less_than_12() -> None:
    at = table("W08", "Y15", "Y15", coins=(30, 0))
    at.answer("star")
    assert at.coins[0] == 18
    assert at.state.seats[ME].stars == 1
    assert "star" not in at.options


@pytest.mark.rule("NIN-4.6", "NIN-5.20")
def test_e15_one_blocks_two() -> None:
    at = table("Y01", "R08", yours=["Y09"])
    at.fight([1, 2], [3], [3])
    assert at.pc(3) == (1, 7)
    assert not at.there(1)
    assert not at.there(2)


@pytest.mark.rule("NIN-7.6")
def test_e16_until_the_end_of_the_next_own_turn() -> None:
    at = table("U04", yours=["M03"], coins=(20, 0))
    at.answer("p1.1")
    at.end()
    assert at.state.turn == 6
    assert "attack" not in at.options
    at.end()
    at.end()
    assert at.state.turn == 8
    assert "attack" in at.options


@pytest.mark.rule("NIN-7.6", "NIN-5.9", "NIN-7.7")
def test_e16_given_in_the_own_turn_it_covers_the_next_one_too() -> None:
    at = table("G04", yours=["M03"], hand=["U13"], turn=5)
    at.end()
    at.attack(2)
    at.answer("card:U13")
    assert at.state.combat is None
    assert at.asked == (YOU, "main2")
    for turn, may in ((7, None), (8, False), (9, None), (10, True)):
        at.end()
        assert at.state.turn == turn
        if may is not None:
            assert ("attack" in at.options) == may


@pytest.mark.rule("NIN-7.4")
def test_e16_a_boost_is_gone_in_the_next_turn() -> None:
    at = table("G04", hand=["R13"])
    at.play("R13")
    assert at.pf(1) == 9
    at.end()
    assert at.pf(1) == 5
