"""A live coach goes by where everybody stands when a card comes up (JAM-2.9)."""

import pytest

from games.core.match.match import Match
from games.core.streams import Streams
from games.jam.heuristic import SensiblePlayer
from games.jam.phases.resolution import begin_time
from games.jam.state import State
from tests.games.jam.table import RULES, kind, lay, on, play, question, table

COACH = SensiblePlayer(RULES)


def answered(match: Match, seat: int) -> tuple[str, ...]:
    return COACH.answer(match.view(seat), question(match, seat), Streams(b"c"))


def running(state: State, cards: str) -> Match:
    """Lay cards and begin Time 1."""
    lay(state, cards)
    begin_time(play(state))
    return on(state)


@pytest.mark.rule("JAM-2.9", "JAM-2.3")
@pytest.mark.parametrize("there", ["p2", "p4"])
def test_a_blocker_goes_on_top_of_the_other_jammer_wherever_she_went(there: str) -> None:
    state = table(live=True, rear="V1", p5="F5", p1="F3", p3="V3")
    match = running(state, "c03 V1 c05 F5")
    assert kind(match, 1) == "move"
    match.answer(1, (there,))
    assert kind(match, 0) == "move"
    assert answered(match, 0) == (there,)


@pytest.mark.rule("JAM-2.9", "JAM-5.7")
def test_a_blocker_hits_the_jammer_who_has_come_beside_her() -> None:
    state = table(live=True, rear="V1", p1="F5", p3="V3", p7="V5")
    match = running(state, "c03 V1 c08 F5")
    assert kind(match, 0) == "act"
    match.answer(0, ("F5",))
    match.answer(1, ("p2",))
    assert kind(match, 0) == "block"
    assert answered(match, 0) == ("V1",)


@pytest.mark.rule("JAM-2.9", "JAM-3.3")
def test_a_jammer_does_not_stop_where_a_card_turned_up_hits_her() -> None:
    """V5 on p1 hits whoever comes to p2, and number 6 comes after number 3."""
    state = table(live=True, rear="F1", p1="V3 V5", p4="V6")
    match = running(state, "c03 F1 c06 V5")
    assert answered(match, 0) == ("p1",)  # on top of her: she is pinned, and her card lost


@pytest.mark.rule("JAM-6.2")
def test_a_jammer_takes_the_points_that_are_there() -> None:
    state = table(live=True, p1="F1", p7="V5", rear="V1")
    state.sides[0].passes = 1
    state.lead_open = False
    match = running(state, "c03 F1")
    assert answered(match, 0)[0] in {"front", "other", "rear"}


@pytest.mark.rule("JAM-8.2")
def test_what_lies_face_down_changes_nothing() -> None:
    picks = set[tuple[str, ...]]()
    for card in ("c21", "c22", "c23", "c24", "c25"):  # the same back
        state = table(live=True, rear="F1", p6="V5", p3="V6", p5="F5")
        match = running(state, f"c03 F1 {card} V5")
        assert kind(match, 0) == "move"
        picks.add(answered(match, 0))
    assert len(picks) == 1
