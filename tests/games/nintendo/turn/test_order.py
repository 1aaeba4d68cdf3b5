"""Triggers, checks, zones, heroes (groups NIN-6 and NIN-8)."""

import pytest

from games.nintendo.grammar.reading import ability
from games.nintendo.phases.effects.triggers import asks
from games.nintendo.state import Pending
from tests.games.nintendo.table import ME, YOU, Table, in_play, laid_out, table


@pytest.mark.rule("NIN-6.1")
def test_the_terrain_is_in_turn_with_each() -> None:
    state = laid_out("G04", yours=["G04"], phase="starting")
    in_play(state, YOU, "R15")
    at = Table(state)
    assert [at.pc(n)[0] for n in (1, 2)] == [6, 7]
    at.end()
    assert [at.pc(n)[0] for n in (1, 2)] == [6, 6]


@pytest.mark.rule("NIN-6.1", "NIN-6.2")
def test_cards_that_fall_together_see_each_other() -> None:
    state = laid_out("W07", "W07", yours=[], coins=(20, 20))
    in_play(state, ME, "B15")
    in_play(state, YOU, "U05")
    state.pieces[3].pc = 1
    at = Table(state)
    at.end()
    at.state.seats[YOU].hand.append("R12")
    at = Table(at.state)
    before = at.coins[ME]
    at.play("R12")
    assert at.coins[ME] == before + 2 * 2 + 2 * 3
    assert at.pc(4) == (7, 7)


@pytest.mark.rule("NIN-6.2")
def test_what_is_not_a_ko() -> None:
    state = laid_out(yours=["W07"], hand=["W14"])
    in_play(state, YOU, "B15")
    at = Table(state)
    at.play("W14")
    assert at.coins[YOU] == 20


@pytest.mark.rule("NIN-6.2")
def test_a_ko_trigger_strikes_its_opponents_in_the_fight() -> None:
    at = table("G04", yours=["B11"])
    at.fight([1], [2])
    assert at.pc(1) == (7 - 3 - 3, 7)
    at = table("G04", yours=["B11"], hand=["R11"])
    at.play("R11")
    at.answer("p2")
    assert at.pc(1) == (7, 7)


@pytest.mark.rule("NIN-6.3")
def test_checks_are_repeated_until_nothing_changes() -> None:
    state = laid_out("Y07", "Y07", yours=[], hand=[])
    state.pieces[0].maximum = state.pieces[0].pc = 0
    state.pieces[0].pc = 1
    state.pieces[1].pc = 7
    in_play(state, YOU, "R11")
    state.pieces.pop()
    state.seats[ME].hand = ["Y11"]
    at = Table(state)
    at.play("Y11")
    assert at.there(1)
    at.state.pieces[1].pc = 4
    at.state.seats[ME].hand = ["R11"]
    at.state.asks = ""
    at = Table(at.state)
    at.play("R11")
    at.answer("p2")
    assert at.state.seats[ME].grave == ["Y11", "R11", "Y07", "Y07"] or not at.state.pieces


@pytest.mark.rule("NIN-6.3")
def test_pc_fall_to_a_maximum_that_falls() -> None:
    state = laid_out("G01", hand=["M15"])
    in_play(state, YOU, "G13")
    state.pieces[0].pc = 9
    at = Table(state)
    assert at.pc(1) == (9, 9)
    at.play("M15")
    assert at.pc(1) == (8, 8)


@pytest.mark.rule("NIN-6.4")
def test_saved_with_no_more_than_the_maximum() -> None:
    state = laid_out(yours=["W07"], hand=["R11"])
    in_play(state, YOU, "G14", host=1)
    at = Table(state)
    at.play("R11")
    assert at.pc(1) == (2, 2)
    assert at.coins[YOU] == 20


@pytest.mark.rule("NIN-6.5")
def test_the_active_seats_triggers_come_first_then_by_entry() -> None:
    state = laid_out(yours=["W07", "W07"])
    in_play(state, ME, "W07")
    in_play(state, YOU, "U05")
    state.seats[ME].hand = []
    at = Table(state)
    for one in at.state.pieces[:3]:
        one.pc = 0
    at.state.seats[ME].hand = ["Y11"]
    at.state.asks = ""
    at = Table(at.state)
    told = at.told
    at.told = []
    at.play("Y11")
    del told
    gained = [
        e.public.text.args["who"].seat  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        for e in at.told
        if e.public and e.public.text.id == "nintendo-event-gains"
    ]
    assert gained == [ME, ME, YOU, YOU]


@pytest.mark.rule("NIN-6.5")
def test_an_ability_resolves_though_its_card_has_left() -> None:
    at = table("M02", hand=["R11"], yours=["S36"])
    at.state.seats[YOU].deck.insert(0, "S50")
    at = Table(at.state)
    at.play("R11")
    at.answer("p2")
    assert not at.there(2)
    assert [one.card for one in at.state.waiting] == ["S36"]


@pytest.mark.rule("NIN-6.6")
def test_what_asks_nobody_never_waits() -> None:
    at = table(hand=["R11"], yours=["W07"])
    at.play("R11")
    assert at.coins[YOU] == 22
    assert at.state.waiting == []


@pytest.mark.rule("NIN-6.6")
def test_what_waits_resolves_oldest_first() -> None:
    state = laid_out("G04", yours=["R08"])
    state.waiting = [Pending("R10", 9, YOU, 1), Pending("S36", 8, YOU, 0)]
    at = Table(state)
    at.end()
    assert at.asked == (YOU, "target")
    at.answer()
    assert at.asked == (YOU, "search")


@pytest.mark.rule("NIN-6.6")
@pytest.mark.parametrize(
    ("word", "waits"),
    [
        ("hit(1 opp.char,1)", True),
        ("hit(1? opp.char,1)", True),
        ("search(koopa)", True),
        ("recall(koopa)", True),
        ("raise(char)", True),
        ("drop(char)", True),
        ("drop?(char)", True),
        ("dig(2)", True),
        ("draw(me,1); dig(2)", True),
        ("recall(this)", False),
        ("hit(each opp.char,1)", False),
        ("hit(vs,1)", False),
        ("draw(me,1); steal(2); discard(opp,1); spy(opp)", False),
    ],
)
def test_what_asks_its_owner_waits_for_it(word: str, *, waits: bool) -> None:
    assert asks(ability(f"ON ko: {word}", frozenset({"koopa"}))) == waits


@pytest.mark.rule("NIN-6.7")
def test_a_chain_ends() -> None:
    at = table(hand=["M02", "M02", "S36", "S36"], coins=(30, 0))
    at.play("M02")
    at.answer("card:S36")
    assert at.asked == (ME, "main")
    assert [one.card for one in at.state.pieces] == ["M02", "S36"]


@pytest.mark.rule("NIN-8.1")
def test_a_card_that_comes_back_is_a_new_one() -> None:
    at = table("M10", hand=["U12"], coins=(20, 0))
    at.answer("p1.1")
    at.play("U12")
    at.play("M10")
    assert at.state.pieces[0].entry == 2
    assert "p2.1" in at.options


@pytest.mark.rule("NIN-8.3")
def test_the_thirteenth_card_goes_to_the_graveyard() -> None:
    at = table(hand=["R01"] * 12, coins=(0, 0))
    at.end()
    at.end()
    own = at.state.seats[ME]
    assert len(own.hand) == 12
    assert own.grave == ["G04"]


@pytest.mark.rule("NIN-8.2")
def test_an_empty_deck_alone_does_no_harm() -> None:
    state = laid_out("G04", hand=["U01"])
    state.seats[ME].deck = []
    at = Table(state)
    at.play("U01")
    assert at.asked == (ME, "main")
    at.end()
    assert at.asked == (YOU, "main")


@pytest.mark.rule("NIN-8.4")
def test_a_character_that_comes_while_a_hero_of_its_name_is_there_goes() -> None:
    at = table("Y01", yours=["Y01"], hand=["Y01"])
    in_play(at.state, ME, "Y18", host=1)
    at.state.pieces.sort(key=lambda one: one.entry)
    at = Table(at.state)
    coins = at.coins[ME]
    at.play("Y01")
    assert at.coins[ME] == coins - 2
    assert at.state.seats[ME].removed == ["Y01"]
    assert [one.entry for one in at.state.pieces] == [1, 3]


@pytest.mark.rule("NIN-8.4")
def test_of_two_heroes_the_newer_stays_and_the_older_triggers_nothing() -> None:
    at = table("R10", hand=["R10"], yours=["G04"])
    at.play("R10")
    assert at.state.seats[ME].removed == ["R10"]
    assert at.asked == (ME, "target")


@pytest.mark.rule("NIN-8.5")
def test_cards_that_fall_together_lie_by_entry_their_power_ups_after_them() -> None:
    state = laid_out(yours=["W07", "R08"], hand=["R12", "R12"], coins=(20, 0))
    in_play(state, YOU, "R17", host=1)
    for one in state.pieces[:2]:
        one.pc = 1
    at = Table(state)
    at.play("R12")
    assert at.state.seats[YOU].grave == ["W07", "R17", "R08"]


@pytest.mark.rule("NIN-8.6")
def test_a_card_goes_before_the_rules() -> None:
    at = table("G06")
    assert at.options == ["star", "end"]


@pytest.mark.rule("NIN-4.11", "NIN-6.5")
def test_what_was_fought_resolves_without_a_character_that_a_ko_has_taken() -> None:
    """Ruling 34: all triggers of a combat arise at its end, `ko` first."""
    state = laid_out("R04", yours=["B11", "U06"])
    state.pieces[0].pc = state.pieces[0].maximum = 9
    state.pieces[1].pc = 3
    at = Table(state)
    at.fight([1], [2, 3])
    assert not at.there(1)
    assert at.pc(3) == (12 - 3 - 1, 12)
