"""Group JAM-2: laying cards, and playing for time."""

import pytest

from games.core.match.moves import TookBack
from games.jam.track import positions
from games.jam.view import Clocked, Covered, JamEnded, Laid, Moved
from tests.games.jam.table import CARDS, answer, default, kind, of, on, options, program, table

HANDS = "c01 c08 c12 c20 c39", "c02 c03 c04 c05 c06"


def whole(**more):
    """Everybody stands where a jam begins."""
    spaces = {
        "rear": "F1 V1", "p1": "F3", "p2": "V3", "p3": "F5", "p4": "V5",
        "p5": "F6", "p6": "V6", "p7": "F7", "p8": "V8",
    }  # fmt: skip
    return table(**{"hands": HANDS, **spaces, **more})


@pytest.mark.rule("JAM-2.1", "JAM-2.6")
def test_a_turn_lays_cards_resolves_five_times_and_draws() -> None:
    match = on(whole())
    program(match, 0, "F1 c01t1 p7")
    program(match, 1, "V5 c04t1")
    state = match.state
    assert of(state.story, Laid) == [
        Laid(0, (Covered("F1", (1,)),)),
        Laid(1, (Covered("V5", (1,)),)),
    ]
    assert (state.turn, state.time, state.stage) == (2, 0, "program")
    assert [len(side.hand) for side in state.sides] == [5, 5]


@pytest.mark.rule("JAM-2.2", "JAM-2.4")
def test_visible_skaters_may_get_one_card_each_in_post_order() -> None:
    match = on(whole(p5="", p7="F7", p8="V8 F6"))
    seen = []
    while kind(match, 0) == "place":
        seen.append(match.view(0).mine.skater)
        answer(match, 0)
    assert seen == ["F1", "F3", "F5", "F6", "F7"]
    match = on(whole(p5="", p8="F6 V8"))
    assert positions(match.state).visible(0) == ["F1", "F3", "F5", "F7"]
    assert "V1" in positions(match.state).visible(1)  # each skater of an open zone is a place


@pytest.mark.rule("JAM-2.3")
def test_only_an_opponent_above_pins() -> None:
    state = whole(p5="", p7="F7 F6")
    assert not positions(state).is_pinned("F7")
    assert "F7" not in positions(state).visible(0)
    state = whole(p8="", p7="F7 V8 F6")
    assert positions(state).is_pinned("F7")
    assert positions(state).is_pinned("V8")
    assert not positions(state).is_pinned("F1")  # nobody is in an open zone


@pytest.mark.rule("JAM-2.4")
def test_a_card_laid_is_gone_from_the_hand_of_the_next_skater() -> None:
    match = on(whole())
    assert options(match, 0) == [
        "c01t1",
        "c08t1",
        "c08t3",
        "c08t5",
        "c12t2",
        "c20t2",
        "c20t3",
        "c39t5",
    ]
    answer(match, 0, "c39t5")
    answer(match, 0, "p8")
    assert not any(pick.startswith("c39") for pick in options(match, 0))
    match = on(whole(live=True))
    assert options(match, 0) == ["c01", "c08", "c12", "c20", "c39"]


@pytest.mark.rule("JAM-2.5")
def test_all_may_be_taken_back_until_the_other_side_is_done() -> None:
    match = on(whole())
    before = match.view(None), match.view(1)
    program(match, 0, "F1 c01t1 p7, F5 c12t2 V5")
    assert kind(match, 0) == ""
    assert (match.view(None), match.view(1)) == before
    assert match.ready == (0,)
    while match.can_take_back(0):
        match.play(TookBack(0))
    assert (kind(match, 0), match.lists[0]) == ("place", ())


@pytest.mark.rule("JAMR-21", "JAM-2.7")
def test_playing_for_time() -> None:
    match = on(whole())
    top = match.state.pile[:5]
    program(match, 0)
    program(match, 1, "V5 c04t1")
    assert [(deed.side, list(deed.cards)) for deed in of(match.state.story, Clocked)] == [(0, top)]
    assert match.state.discard[:5] == top


@pytest.mark.rule("JAM-2.7")
def test_both_play_for_time_home_first_and_a_short_pile_ends_the_jam() -> None:
    rest = [card for card in CARDS.actions if card not in " ".join(HANDS)]
    match = on(whole(pile=" ".join(rest[:8])))
    program(match, 0)
    program(match, 1)
    clocks = of(match.state.story, Clocked)
    assert [(deed.side, len(deed.cards), deed.last) for deed in clocks] == [
        (0, 5, False),
        (1, 3, True),
    ]
    assert [deed.why for deed in of(match.state.story, JamEnded)] == ["clock"]
    assert match.state.stage == "lineup"


@pytest.mark.rule("JAM-2.7")
def test_where_the_clock_runs_out_the_turn_is_played_to_its_end() -> None:
    rest = [card for card in CARDS.actions if card not in " ".join(HANDS)]
    match = on(whole(pile=" ".join(rest[:4])))
    program(match, 0)
    program(match, 1, "V5 c04t1, V6 c03t1 p4")
    told = [type(deed) for deed in match.state.story]
    assert told.index(Clocked) < told.index(Moved) < told.index(JamEnded)
    (clock,) = of(match.state.story, Clocked)
    assert (clock.side, list(clock.cards), clock.last) == (0, rest[:4], True)


@pytest.mark.rule("JAM-2.8")
def test_planned_orders_fix_time_destination_wishes_and_conditions() -> None:
    match = on(whole())
    steps = []
    for picks in ("c01t1", "p7", "", "c12t2", "V5 V1", "", "", "t1"):
        steps.append(kind(match, 0))
        answer(match, 0, picks)
    assert steps == [
        "place",
        "plan_move",
        "place",
        "place",
        "plan_block",
        "place",
        "place",
        "plan_call",
    ]
    mine = match.view(0).mine
    assert [(one.skater, one.card, one.time, one.end, one.wishes) for one in mine.placed] == [
        ("F1", "c01", 1, "p7", ()),
        ("F5", "c12", 2, "", ("V5", "V1")),
    ]
    assert mine.calls == ("t1",)
    program(match, 1)
    (move,) = of(match.state.story, Moved)
    assert (move.skater, move.end) == ("F1", "p7")
    assert match.asked == (0, 1)  # the turn ran without a question


@pytest.mark.rule("JAM-2.8")
@pytest.mark.parametrize(
    ("lead", "is_open", "asked"), [(None, True, (1, 1)), (0, False, (1, 0)), (None, False, (0, 0))]
)
def test_conditions_are_asked_while_lead_may_be_held(lead, is_open, asked) -> None:
    state = whole()
    state.lead, state.lead_open = lead, is_open
    match = on(state)
    calls = []
    for seat in (0, 1):
        found = 0
        while match.state.stage == "program" and match.questions[seat] and not match.state.turns:
            found += kind(match, seat) == "plan_call"
            answer(match, seat)
        calls.append(found)
    assert tuple(calls) == asked


@pytest.mark.rule("JAM-2.9")
def test_live_orders_ask_when_it_comes_up() -> None:
    match = on(whole(live=True))
    for picks in ("c01", "", "c08", "", ""):
        assert kind(match, 0) == "place"
        answer(match, 0, picks)
    assert kind(match, 0) == ""
    while kind(match, 1) == "place":
        answer(match, 1)
    assert (match.state.time, kind(match, 0), options(match, 0)) == (1, "act", ["F5"])
    answer(match, 0)
    assert (kind(match, 0), match.state.acting.skater) == ("move", "F1")
    default(match, 0)
    assert match.state.stacks["p1"] == ["F3", "F1"]


@pytest.mark.rule("JAM-2.8", "JAM-5.3")
def test_orders_that_are_laid_say_where_they_lead_as_all_stand_now() -> None:
    """As they would be carried out: to the space, or onto the target with power and resistance."""
    match = on(whole())
    while kind(match, 0) in {"place", "plan_move", "plan_block"}:
        default(match, 0) if kind(match, 0) != "place" else answer(match, 0, options(match, 0)[0])
    mine = match.view(0).mine
    aims = {one.skater: one for one in mine.aims}
    for one in mine.placed:
        if one.skater in aims:
            aim = aims[one.skater]
            assert bool(aim.end) != bool(aim.target)
            assert aim.end in {one.end, aim.end}
            assert (aim.power > 0) == bool(aim.target)
    assert aims
    assert match.view(1).mine.aims == ()
