"""Group JAM-7: the end of a jam, fatigue, line-ups."""

import pytest

from games.jam.phases.fatigue import end_jam
from games.jam.phases.lineup import able
from games.jam.track import empty
from games.jam.view import JamEnded, Lost, Thrown
from tests.games.jam.table import (
    CARDS,
    RULES,
    answer,
    begun,
    default,
    defaults,
    kind,
    lay,
    of,
    on,
    options,
    play,
    question,
    table,
    turn,
)


def ended(**more):
    """A match between two jams."""
    state = table(**{"hands": ("c01 c02 c03", "c04 c05"), "p1": "F1", **more})
    lay(state, "c39 F1")
    end_jam(play(state), "pile")
    return on(state)


@pytest.mark.rule("JAM-7.1")
def test_calling_off_leaves_the_rest_of_the_turn_unplayed() -> None:
    state = table(p2="F1", p8="V5")
    story = turn(state, "c15 F1 front, c37 V5 p6", ("t2", ""))
    assert of(story, JamEnded) == [JamEnded(1, "called", 0, (0, 0))]
    assert state.stacks["p8"] == ["V5"]
    assert [(deed.card, deed.why) for deed in of(story, Lost)] == [("c37", "end")]


@pytest.mark.rule("JAM-7.2")
def test_a_jam_has_at_most_sixteen_turns() -> None:
    match = begun({"jams": "1"})
    defaults(match, "lineup")
    while match.state.jam == 1 and match.result is None:
        seat = match.asked[0]
        place = kind(match, seat) == "place" and match.view(seat).mine.placed == ()
        answer(match, seat, options(match, seat)[0] if place else "") if kind(match, seat) in {
            "place", "plan_block", "plan_call",
        } else default(match, seat)  # fmt: skip
        assert match.state.turn <= 16
    assert match.state.turns <= 16


@pytest.mark.rule("JAM-7.2")
def test_with_five_cards_a_side_each_turn_a_jam_has_four() -> None:
    """Each turn all stand apart again, so that all ten are visible and nobody fouls."""
    state = table()
    for side in state.sides:
        side.hand = [state.pile.pop(0) for _ in range(5)]
    while state.stage == "program":
        state.stacks = empty(CARDS.track)
        state.stacks["rear"] = list(state.sides[0].lineup)
        for place, skater in zip(CARDS.track.pack[:5], state.sides[1].lineup, strict=True):
            state.stacks[place] = [skater]
        match, before = on(state), state.turns
        while state.turns == before:
            seat = match.asked[0]
            lays = kind(match, seat) == "place"
            answer(match, seat, options(match, seat)[0]) if lays else default(match, seat)
    assert (state.turns, len(state.pile)) == (4, 0)


@pytest.mark.rule("JAM-7.3")
def test_cards_still_on_skaters_are_discarded_and_shown() -> None:
    match = ended()
    assert match.state.laid == {}
    assert match.state.discard[-1] == "c39"
    assert [deed.card for deed in of(match.state.story, Lost)] == ["c39"]


@pytest.mark.rule("JAMR-29", "JAM-7.4")
def test_fatigue() -> None:
    match = ended(tired="F5 F8")
    side = match.state.sides[0]
    assert side.tired == ["F1", "F3", "F6", "F7"]
    assert side.exhausted == ["F5"]
    assert side.energy("F8") == "fresh"
    assert "F5" not in able(CARDS, side, "B")
    for _ in range(3):
        default(match, 0)
    closed = question(match, 0).closed
    assert [(one.on, one.rule) for one in closed] == [("skater:F5", "JAM-7.4")]


@pytest.mark.rule("JAMR-33", "JAM-7.5")
def test_each_side_discards_what_it_likes() -> None:
    match = ended()
    assert (kind(match, 0), options(match, 0)) == ("discard", ["c01", "c02", "c03"])
    answer(match, 0, "c01 c03")
    while match.state.stage == "lineup":
        default(match, match.asked[0])
    assert of(match.state.story, Thrown) == [Thrown(0, 2)]
    assert "c02" in match.state.sides[0].hand


@pytest.mark.rule("JAM-7.6")
def test_the_chain_of_a_line_up() -> None:
    match = ended()
    steps = []
    while match.questions[0]:
        steps.append(kind(match, 0))
        default(match, 0)
    assert steps == ["discard", "jammer", "pivot", "blockers"]
    match = ended(hands=("", ""))
    assert kind(match, 0) == "jammer"  # an empty hand throws nothing
    blockers = begun()
    answer(blockers, 0, options(blockers, 0)[0])
    answer(blockers, 0, options(blockers, 0)[0])
    question = blockers.questions[0]
    assert (question.least, question.most, question.least_total) == (3, 3, 1)
    assert [option.weight for option in question.options] == [1] * 5


@pytest.mark.rule("JAMR-30", "JAM-7.6")
def test_three_tired_blockers_are_refused() -> None:
    match = ended()
    for _ in range(3):
        default(match, 0)
    weights = {option.id: option.weight for option in match.questions[0].options}
    assert weights == {"F5": 0, "F6": 0, "F7": 0, "F8": 1, "F9": 1}


@pytest.mark.rule("JAM-7.7")
def test_all_cards_but_the_hands_are_shuffled_for_the_next_jam() -> None:
    match = ended()
    while match.state.stage == "lineup":
        default(match, match.asked[0])
    state = match.state
    assert (state.jam, state.turn, state.stage) == (2, 1, "program")
    assert (len(state.pile), state.discard) == (30, [])
    assert [len(side.hand) for side in state.sides] == [5, 5]
    assert {"c01", "c02", "c03"} <= set(state.sides[0].hand)
    assert RULES.inventory(state) == sorted(CARDS.actions)


@pytest.mark.rule("JAM-7.8")
def test_a_line_up_can_always_be_met() -> None:
    match = begun({"jams": "12", "tie": "draw"})
    while match.result is None:
        seat = match.asked[0]
        if match.state.stage == "lineup":
            for one in match.state.sides:
                assert able(CARDS, one, "J")
                assert able(CARDS, one, "P")
                fresh = [b for b in able(CARDS, one, "B") if b not in one.tired]
                assert fresh
                assert len(able(CARDS, one, "B")) >= 3
        default(match, seat)
