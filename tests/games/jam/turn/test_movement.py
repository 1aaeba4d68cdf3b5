"""Group JAM-4: reach, costs, where a movement ends."""

import re

import pytest

from games.core.streams import Streams
from games.jam.phases.movement import in_reach, reach
from games.jam.phases.resolution import begin_time
from games.jam.rules import JamRules
from games.jam.state import Orders, Play
from games.jam.view import Lost, Moved, Placed
from games.registry import card_file
from tests.games.jam.table import (
    CARDS,
    answer,
    kind,
    lay,
    of,
    on,
    options,
    play,
    space,
    table,
    turn,
)

TEXT = card_file("games.jam").decode()


def directions(card: str):
    return CARDS.actions[card].directions


@pytest.mark.rule("JAMR-2", "JAM-4.1")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("c01", {"p3": 1, "p6": 1, "p4": 2}),  # m5: FAST, EXT, SLIDE F
        ("c11", {"p3": 1, "p7": 1, "p4": 2, "p8": 2}),  # m6: FAST, SLOW, the SLIDEs
        ("c03", {"p3": 1, "p7": 1, "p6": 1, "p4": 2, "p8": 2}),  # m8: all of them
    ],
)
def test_one_step_of_each_scheme(card: str, there: dict[str, int]) -> None:
    found = reach(CARDS.track, "p5", 2, directions(card), jammer=False)
    assert {one: cost for one, cost in found.items() if one in there} == there


@pytest.mark.rule("JAMR-4", "JAM-4.1")
def test_track_cards_cost_what_they_bear() -> None:
    def jammer(start: str, points: int):
        return reach(CARDS.track, start, points, directions("c01"), jammer=True)

    assert jammer("p1", 5) == {"p2": 1, "rear": 5, "front": 3, "other": 4}
    assert jammer("front", 2) == {"rear": 2, "other": 1}
    assert jammer("other", 9) == {"rear": 1}
    assert "front" not in jammer("p1", 2)


@pytest.mark.rule("JAM-4.1", "JAM-4.3")
def test_backwards_over_a_by_slow_alone_and_not_for_jammers() -> None:
    assert "rear" not in reach(CARDS.track, "p7", 4, directions("c01"), jammer=False)
    assert reach(CARDS.track, "p7", 1, directions("c11"), jammer=False)["rear"] == 1
    assert "rear" not in reach(CARDS.track, "p7", 4, directions("c11"), jammer=True)


@pytest.mark.rule("JAM-4.1")
def test_blockers_and_pivots_never_leave_the_pack_forwards() -> None:
    found = reach(CARDS.track, "p1", 9, directions("c03"), jammer=False)
    assert not {"front", "other"} & found.keys()


@pytest.mark.rule("JAMR-6", "JAM-4.2")
def test_others_are_never_in_the_way() -> None:
    state = table(rear="F1", p7="V5 V6", p8="V8")
    assert in_reach(CARDS, state, "F1", "c01")["p1"] == 4
    turn(state, "c01 F1 p7")
    assert state.stacks["p7"] == ["V5", "V6", "F1"]


@pytest.mark.rule("JAM-4.3")
def test_from_the_rear_into_the_last_row_and_never_back_to_it() -> None:
    state = table(rear="F5")
    assert in_reach(CARDS, state, "F5", "c03") == {
        "p3": 3, "p4": 3, "p5": 2, "p6": 2, "p7": 1, "p8": 1,
    }  # fmt: skip


@pytest.mark.rule("JAMR-5", "JAM-4.4")
def test_she_must_end_on_another_space() -> None:
    state = table(p5="F5")
    assert "p5" not in in_reach(CARDS, state, "F5", "c32")


@pytest.mark.rule("JAM-4.4")
def test_a_single_point_takes_her_somewhere_in_the_pack() -> None:
    state = table(away="N1 N3 N5 N6 N7", p1="N7", tired="N7")
    (move,) = of(turn(state, "c11t1 N7 p3"), Moved)
    assert (move.start, move.end, move.cost, move.points) == ("p1", "p3", 1, 1)


@pytest.mark.rule("JAM-4.4")
def test_where_nothing_is_within_reach_nothing_happens_and_the_card_is_spent() -> None:
    """No skater of the box is that slow: one of a point on a track that costs two."""
    slow = JamRules.make(
        re.sub(r'(id = "A".*cost = )1', r"\g<1>2", TEXT)
        .replace("fresh = [2, 4, 3], tired = [1, 3, 3]", "fresh = [1, 4, 3], tired = [1, 3, 3]")
        .encode(),
        1,
    )
    state = table("H1 H3 H5 H6 H9", rear="H9")
    lay(state, "c01 H9")
    begin_time(Play(state, slow.cards, Streams(b"")), Orders({"H9": Placed("H9", "c01", 1)}))
    (move,) = of(state.story, Moved)
    assert (move.start, move.end, move.cost, move.points) == ("rear", "rear", 0, 1)
    assert "c01" in state.discard


@pytest.mark.rule("JAM-4.5")
def test_the_question_is_the_destination_with_its_cheapest_cost() -> None:
    state = table(live=True, p5="F5")
    lay(state, "c03 F5")
    begin_time(play(state))
    match = on(state)
    assert kind(match, 0) == "move"
    assert options(match, 0) == ["p1", "p2", "p3", "p4", "p6", "p7", "p8", "rear"]
    costs = [option.label.args["cost"] for option in match.questions[0].options]
    assert costs == [2, 3, 1, 2, 1, 1, 2, 2]
    answer(match, 0, "p8")
    (move,) = of(match.state.story, Moved)
    assert (move.cost, move.points) == (2, 3)


@pytest.mark.rule("JAM-4.5", "JAM-4.4")
def test_one_destination_is_no_question() -> None:
    state = table(live=True, other="F1")
    lay(state, "c01 F1")
    begin_time(play(state))
    assert space(state, "F1") == "rear"


@pytest.mark.rule("JAMR-7", "JAM-4.6")
def test_who_leaves_a_stack_lets_the_others_sink() -> None:
    state = table(p5="F5 F6 V5", p7="V6")
    turn(state, "c09 F6, c13 V6 p5")
    assert state.stacks["p5"] == ["F5", "F6", "V5", "V6"]  # F6 was pinned
    state = table(p5="F5 F6 F7", p7="V6")
    story = turn(state, "c01 F6 p3, c13 V6 p3")
    assert not of(story, Lost)
    assert (state.stacks["p5"], state.stacks["p3"]) == (["F5", "F7"], ["F6", "V6"])
