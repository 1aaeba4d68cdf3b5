"""Group JAM-6: passes, points, LEAD."""

import pytest

from games.jam.events import tell
from games.jam.phases.lead import makes_pass
from games.jam.view import Freed, JamEnded, Led, Passed
from tests.games.jam.table import CARDS, of, play, table, turn


@pytest.mark.rule("JAM-6.1")
@pytest.mark.parametrize(
    ("start", "end", "is_pass"),
    [
        ("rear", "front", True), ("rear", "other", True), ("p1", "front", True),
        ("p8", "other", True), ("p1", "rear", True), ("rear", "p1", False),
        ("p5", "p1", False), ("front", "other", False), ("front", "rear", False),
        ("other", "rear", False),
    ],
)  # fmt: skip
def test_what_a_pass_is(start: str, end: str, is_pass: bool) -> None:
    assert makes_pass(CARDS, start, end) == is_pass


@pytest.mark.rule("JAM-6.1")
def test_a_block_and_a_blocker_never_make_a_pass() -> None:
    state = table(p7="F5")
    assert not of(turn(state, "c11 F5 rear"), Passed)


@pytest.mark.rule("JAM-6.2")
def test_the_first_pass_scores_nothing_each_later_one_four() -> None:
    state = table(p1="F1")
    turn(state, "c15 F1 front")
    assert (state.sides[0].passes, state.sides[0].points) == (1, 0)
    state.stacks["front"], state.stacks["p1"] = [], ["F1"]
    turn(state, "c22 F1 front")
    assert (state.sides[0].passes, state.sides[0].points, state.sides[0].jam_points) == (2, 4, 4)


@pytest.mark.rule("JAMR-26", "JAM-6.3", "JAM-6.4")
def test_lead_is_given_once_a_jam() -> None:
    state = table(p1="F1", p2="V1")
    turn(state, "c15 F1 front")
    assert (state.lead, state.lead_open) == (0, False)
    story = turn(state, "c22 V1 front")
    assert [deed.initial for deed in of(story, Passed)] == [True]
    assert not of(story, Led)
    assert state.lead == 0


@pytest.mark.rule("JAM-6.3")
def test_the_same_space_in_the_same_time_gives_no_lead_in_this_jam() -> None:
    state = table(p1="F1", p2="V1")
    story = turn(state, "c15 F1 front, c13 V1 front")
    assert of(story, Led) == [Led(2, None)]
    assert (state.lead, state.lead_open) == (None, False)


@pytest.mark.rule("JAM-8.1")
def test_points_lead_and_the_end_of_a_jam_are_told_as_what_decided() -> None:
    state = table(p1="F1")
    running = play(state)
    for deed, decides in (
        (Passed(1, 0, "F1", "front", initial=True, points=0), False),
        (Passed(1, 0, "F1", "front", initial=False, points=4), True),
        (Led(1, 0), True),
        (Led(1, None), False),
        (JamEnded(1, "pile", None, (4, 0)), True),
        (Freed("F1", "p1"), False),
    ):
        tell(running, deed)
        assert running.events[-1].decides is decides
