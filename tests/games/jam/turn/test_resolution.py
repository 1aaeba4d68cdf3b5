"""Group JAM-3: Times, the order of cards, the end of a turn."""

import pytest

from games.jam.events import tell
from games.jam.phases.resolution import begin_time
from games.jam.track import positions
from games.jam.view import Cancelled, Drew, Freed, Led, Lost, Moved, Prisoner, Released, Turned
from tests.games.jam.table import (
    CARDS,
    answer,
    default,
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


def live(orders: str, **spaces):
    """A live turn at Time 1, cards laid."""
    state = table(live=True, **spaces)
    lay(state, orders)
    begin_time(play(state))
    return on(state)


@pytest.mark.rule("JAM-3.1")
def test_times_go_from_one_to_five() -> None:
    state = table(p1="F3", p3="F5", p5="F6", p7="F7", rear="F1")
    story = turn(state, "c37 F3 p4, c01 F5 p4, c29 F6 p4, c13 F7 p6, c22 F1 p7")
    assert [(deed.time, deed.skater) for deed in of(story, Moved)] == [
        (1, "F5"), (2, "F7"), (3, "F1"), (4, "F6"), (5, "F3"),
    ]  # fmt: skip


@pytest.mark.rule("JAM-3.2")
def test_a_card_of_a_later_time_may_be_held_back_until_its_last() -> None:
    match = live("c11 F5 c08 V5", p5="F5", p8="V5")
    assert (options(match, 0), options(match, 1)) == (["F5"], ["V5"])
    answer(match, 0)
    answer(match, 1, "V5")
    assert [deed.skater for deed in of(match.state.story, Turned)] == ["V5"]
    assert (match.state.time, kind(match, 0), kind(match, 1)) == (3, "act", "")
    answer(match, 0)
    assert (match.state.time, kind(match, 0)) == (5, "move")  # without a question: its last Time


@pytest.mark.rule("JAM-3.2")
def test_a_pinned_skater_may_be_activated() -> None:
    match = live("c11 F5", p5="F5 V5")
    assert options(match, 0) == ["F5"]
    answer(match, 0, "F5")
    assert [deed.card for deed in of(match.state.story, Lost)] == ["c11"]


@pytest.mark.rule("JAM-3.3", "JAM-3.4")
def test_cards_of_a_time_are_turned_up_together_and_go_by_number() -> None:
    match = live("c05 F5 c03 V5 c01 F6", p5="F5", p8="V5", p7="F6")
    assert [deed.card for deed in of(match.state.story, Turned)] == ["c01", "c03", "c05"]
    assert match.state.acting.skater == "F6"
    assert [one.card for one in match.view(None).laid] == ["c05", "c03"]


@pytest.mark.rule("JAM-3.5")
def test_a_card_hit_before_its_number_is_not_carried_out() -> None:
    state = table(p5="F5", p6="V5")
    story = turn(state, "c06 F5, c07 V5 p4")
    assert not of(story, Moved)
    assert "c07" in state.discard


@pytest.mark.rule("JAM-3.5", "JAM-3.6")
def test_a_card_of_a_pinned_skater_is_lost_though_it_bears_a_later_time() -> None:
    state = table(p5="F5 V5")
    story = turn(state, "c27t1 F5")
    assert [(deed.card, deed.time) for deed in of(story, Lost)] == [("c27", 1)]
    assert "c27" in state.discard
    assert not of(story, Moved)


@pytest.mark.rule("JAM-3.7")
def test_a_card_stays_with_a_skater_who_is_covered_by_a_partner() -> None:
    state = table(p5="F5", p7="F7")
    story = turn(state, "c13 F7 p5, c31 F5")
    assert [deed.skater for deed in of(story, Cancelled)] == ["F5"]


@pytest.mark.rule("JAM-3.8")
def test_lead_is_given_before_it_may_be_used() -> None:
    state = table(p2="F1")
    story = turn(state, "c15 F1 front", ("t2", ""))
    kinds = [type(deed).__name__ for deed in story]
    assert kinds.index("Led") < kinds.index("JamEnded")
    assert of(story, Led)[0].time == 2


@pytest.mark.rule("JAMR-27", "JAM-3.9")
def test_calling_off_is_asked_where_something_may_have_changed() -> None:
    state = table(live=True, p2="F3", p7="V5")
    state.lead, state.lead_open = 0, False
    lay(state, "c34 V5")
    begin_time(play(state))
    match = on(state)
    asked = []
    while match.state.stage != "program":
        if kind(match, 0) == "call":
            asked.append(match.state.time)
            answer(match, 0, "on")
        else:
            default(match, match.asked[0])
    assert asked == [1, 4]


@pytest.mark.rule("JAM-3.9", "JAM-8.1")
def test_playing_on_is_told_because_time_goes_on() -> None:
    """Nothing else need happen before the next question, and boards show the Time."""
    state = table(live=True, p2="F3", p7="V5", p8="F5")
    state.lead, state.lead_open = 0, False
    lay(state, "c11 V5")
    begin_time(play(state))
    match = on(state)
    answer(match, 1)
    assert kind(match, 0) == "call"
    before = match.view(None), match.revision
    told = answer(match, 0, "on")
    assert (match.state.time, kind(match, 1)) == (3, "act")
    assert match.view(None) != before[0]
    assert match.revision == before[1] + 1
    assert [event.public.text.id for event in told if event.public] == ["jam-plays-on"]


@pytest.mark.rule("JAM-3.9")
def test_calling_off_is_asked_where_a_card_was_held_back_and_where_lead_was_given() -> None:
    state = table(live=True, p2="F1", p7="V5", p8="V6")
    lay(state, "c11 V5 c22 F1")
    begin_time(play(state))
    match = on(state)
    asked = []
    while match.state.stage != "program":
        if kind(match, 0) == "call":
            asked.append(match.state.time)
            answer(match, 0, "on")
        elif kind(match, 1) == "act":
            answer(match, 1)
        elif kind(match, 0) == "move":
            answer(match, 0, "front")
        else:
            default(match, match.asked[0])
    assert asked == [3, 5]


@pytest.mark.rule("JAM-3.10")
def test_prison_ends_before_jammers_wriggle_free_and_hands_are_refilled() -> None:
    state = table(p1="F1 V5", p3="V6")
    state.prison = [Prisoner("F5", 1), Prisoner("V8", 2)]
    story = turn(state)
    assert [type(deed) for deed in story[-4:-2]] == [Released, Freed]
    assert space(state, "F5") == "rear"
    assert state.prison == [Prisoner("V8", 1)]
    assert [len(side.hand) for side in state.sides] == [5, 5]
    assert state.turn == 2


@pytest.mark.rule("JAM-3.10")
def test_who_is_freed_is_settled_first_and_the_lower_goes_first() -> None:
    state = table(p1="V1 F1 V5 F5")
    story = turn(state)
    assert [deed.skater for deed in of(story, Freed)] == ["V1", "F1"]
    assert state.stacks["p1"] == ["V5", "F5", "V1", "F1"]
    assert positions(state).is_pinned("V1")


@pytest.mark.rule("JAM-3.10")
def test_a_jammer_pinned_in_this_turn_alone_stays() -> None:
    state = table(p1="F1", p3="V6")
    story = turn(state, "c13 V6 p1")
    assert not of(story, Freed)
    assert state.stacks["p1"] == ["F1", "V6"]


@pytest.mark.rule("JAM-3.10")
def test_home_refills_first_from_the_top_of_the_pile() -> None:
    pile = [card for card in CARDS.actions if card not in {"c01", "c02"}]
    state = table(hands=("c01", "c02"), pile=" ".join(pile), p1="F1")
    turn(state)
    assert state.sides[0].hand == ["c01", *pile[:4]]
    assert state.sides[1].hand == ["c02", *pile[4:8]]
    assert state.pile == pile[8:]


@pytest.mark.rule("JAM-3.10")
def test_where_the_pile_cannot_refill_both_nobody_draws() -> None:
    hands = "c01 c02", "c03 c04"
    state = table(hands=hands, pile="c10 c11 c12 c13 c14", p1="F1")
    turn(state)
    assert state.stage == "lineup"
    assert [len(side.hand) for side in state.sides] == [2, 2]
    assert len(state.pile) == 5
    assert len(CARDS.actions) == 40


@pytest.mark.rule("JAM-3.6")
def test_a_jammer_who_was_held_concerns_both_sides() -> None:
    """Whoever pinned her is told before anything that others did; a blocker is her side's alone."""
    here = play(table(p1="F1"))
    tell(here, Lost(2, "F1", "c32", "pinned"))
    tell(here, Lost(2, "F3", "c32", "pinned"))
    tell(here, Lost(2, "F1", "c32", "end"))
    assert [one.about for one in here.events] == [(0, 1), (), ()]


def test_what_comes_of_orders_is_told_as_such() -> None:
    """So each side is told all of its own orders first; draws and passes of LEAD are no orders."""
    here = play(table(p1="F1"))
    tell(here, Lost(2, "F1", "c32", "pinned"))
    tell(here, Drew(0, 2))
    assert [one.ordered for one in here.events] == [True, False]
