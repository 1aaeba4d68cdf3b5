"""The worked examples E1 to E21 of the rules."""

import pytest

from games.jam.phases.blocking import targets
from games.jam.phases.fatigue import end_jam
from games.jam.phases.movement import in_reach, reach
from games.jam.track import positions
from games.jam.view import (
    Blocked,
    Cancelled,
    Fouled,
    Freed,
    JamEnded,
    Led,
    Lost,
    Moved,
    Passed,
    Turned,
)

from .table import (
    CARDS,
    answer,
    default,
    kind,
    of,
    on,
    options,
    play,
    space,
    table,
    turn,
    where,
)


def power(state, skater: str, card: str, target: str) -> tuple[str, int]:
    found = {one.skater: one for one in targets(CARDS, state, skater, card)}
    return found[target].direction, found[target].power


@pytest.mark.rule("JAM-4.1")
def test_e1_movement_points_from_the_rear() -> None:
    fresh, tired = table(rear="F1"), table(rear="F1", tired="F1")
    assert in_reach(CARDS, fresh, "F1", "c05") == {
        "p1": 4, "p2": 4, "p3": 3, "p4": 3, "p5": 2, "p6": 2, "p7": 1, "p8": 1,
    }  # fmt: skip
    assert in_reach(CARDS, fresh, "F1", "c34")["front"] == 7
    assert "other" not in in_reach(CARDS, fresh, "F1", "c34")
    for card in CARDS.actions.values():
        if card.kind == "movement":
            assert "front" not in reach(
                CARDS.track, "rear", 3 + card.bonus, card.directions, jammer=True
            )
    assert "front" not in in_reach(CARDS, tired, "F1", "c34")


@pytest.mark.rule("JAM-5.4")
def test_e2_power_as_block_push_and_stop() -> None:
    state = table(p3="V1", p5="F5", p6="V5", p7="V6")
    for card, block in (("c21", 4), ("c31", 5), ("c40", 6)):
        assert power(state, "F5", card, "V5") == ("block-ext", block)
        assert power(state, "F5", card, "V1") == ("push", block - 1)
        assert power(state, "F5", card, "V6") == ("stop", block - 1)


@pytest.mark.rule("JAM-3.4")
def test_e3_cards_of_a_time_go_by_their_number() -> None:
    state = table(p1="F3", p7="V6")
    story = turn(state, "c08 F3, c07 V6 p3")
    assert [deed.card for deed in of(story, Turned)] == ["c07", "c08"]
    assert [type(deed) for deed in story[2:4]] == [Moved, Blocked]


@pytest.mark.rule("JAMR-3", "JAM-5.1")
def test_e4_targets_by_scheme() -> None:
    state = table(p3="F6", p5="F5", p6="V5", p7="V6")
    assert [one.skater for one in targets(CARDS, state, "F5", "c14")] == ["V5"]
    found = {one.skater: one.direction for one in targets(CARDS, state, "F5", "c16")}
    assert found == {"V5": "block-ext", "V6": "stop"}


@pytest.mark.rule("JAMR-13", "JAM-5.5", "JAM-5.6", "JAM-5.7")
def test_e5_block_throws_out() -> None:
    state = table(p5="F5", p6="V5")
    story = turn(state, "c14 F5, c29 V5 p4")
    (block,) = of(story, Blocked)
    assert (block.power, block.margin, block.result, block.lost) == (4, 2, "out", "c29")
    assert where(state) == {"p6": ["F5"], "rear": ["V5"]}
    state = table(away="N1 N3 N5 N6 N7", p5="F5", p6="N6")
    (block,) = of(turn(state, "c14 F5"), Blocked)
    assert (block.power, block.resistance, block.result) == (4, 4, "failed")
    assert where(state) == {"p5": ["F5"], "p6": ["N6"]}
    assert state.discard[-1:] == ["c14"]


@pytest.mark.rule("JAMR-13", "JAMR-15", "JAM-5.7")
@pytest.mark.parametrize(
    ("blocker", "card", "margin", "target", "result"),
    [
        ("H6", "c21", 1, "p3", "pushed"),
        ("H6", "c31", 2, "p3", "pushed"),
        ("H5", "c31", 3, "rear", "fell"),
    ],
)
def test_e6_push_and_fall(blocker: str, card: str, margin: int, target: str, result: str) -> None:
    state = table("H1 H3 H5 H6 H7", "F1 F3 F5 F6 F9", p7=blocker, p5="F9", p3="F6")
    (block,) = of(turn(state, f"{card} {blocker}"), Blocked)
    assert (block.margin, block.result) == (margin, result)
    assert space(state, blocker) == "p5"
    assert state.stacks[target][-1] == "F9"


@pytest.mark.rule("JAMR-14", "JAM-5.7", "JAM-6.1")
def test_e7_a_jammer_pushed_forward_out_of_the_pack_makes_no_pass() -> None:
    state = table("H1 H3 H5 H6 H7", p1="V1", p3="H6")
    story = turn(state, "c31 H6")
    (block,) = of(story, Blocked)
    assert (block.power, block.margin, block.result) == (5, 2, "out")
    assert where(state) == {"p1": ["H6"], "rear": ["V1"]}
    assert not of(story, Passed)


@pytest.mark.rule("JAM-2.3", "JAM-3.2", "JAM-3.6")
def test_e8_a_pinned_skater_with_a_card_of_many_times() -> None:
    def at_time_two(**laid: str):
        state = table(p4="F5", p3="F6", p8="V6")
        return state, turn(state, laid["cards"])

    state, story = at_time_two(cards="c08t3 F5, c03 V6 p4, c14t2 F6")
    assert state.stacks["p4"] == ["F5", "F6"]
    assert not of(story, Lost)
    assert any(deed.time == 3 and deed.skater == "F5" for deed in of(story, Cancelled))
    state, story = at_time_two(cards="c08t5 F5, c03 V6 p4")
    assert [(deed.time, deed.card, deed.why) for deed in of(story, Lost)] == [(5, "c08", "pinned")]
    state, story = at_time_two(cards="c08t1 F5, c03 V6 p4")
    assert [(deed.time, deed.card, deed.why) for deed in of(story, Lost)] == [(1, "c08", "pinned")]


@pytest.mark.rule("JAMR-12", "JAM-3.5")
def test_e9_freed_within_a_time() -> None:
    state = table(p4="F5 V6", p3="F6", p5="V8")
    story = turn(state, "c16 F5, c14 F6")
    assert not of(story, Lost)
    assert [deed.skater for deed in story if isinstance(deed, (Blocked, Cancelled))] == ["F6", "F5"]
    state = table(p4="F5 V6", p3="F6", p5="V8")
    story = turn(state, "c12 F5, c14 F6")
    assert [deed.card for deed in of(story, Lost)] == ["c12"]


@pytest.mark.rule("JAMR-7", "JAM-2.3", "JAM-4.6")
def test_e10_the_order_of_a_stack() -> None:
    state = table(away="V1 V3 V5 V6 V8", home="F1 F3 F5 F6 F9", p6="V6 F9 V8")
    pinned = positions(state).is_pinned
    assert pinned("V6")
    assert pinned("F9")
    assert not targets(CARDS, state, "F9", "c40")
    turn(state, "c03 V8 p4")
    assert state.stacks["p6"] == ["V6", "F9"]
    assert not positions(state).is_pinned("F9")
    assert positions(state).is_pinned("V6")


@pytest.mark.rule("JAM-5.7", "JAM-3.5")
def test_e11_a_blocker_lands_on_pinned_skaters() -> None:
    state = table(away="V1 V3 V5 V7 V8", p6="V7 V5", p5="F5")
    story = turn(state, "c14 F5, c30 V7")
    assert state.stacks["p6"] == ["V7", "F5"]
    assert positions(state).is_pinned("V7")
    assert [(deed.card, deed.time) for deed in of(story, Lost)] == [("c30", 4)]


@pytest.mark.rule("JAMR-25", "JAM-6.3")
@pytest.mark.parametrize(
    ("last", "time", "lead"),
    [("c24 V2 rear", 3, 1), ("c24 V2 front", 3, None), ("c30 V2 rear", 4, 0)],
)
def test_e12_lead_in_one_time(last: str, time: int, lead: int | None) -> None:
    state = table(away="V2 V3 V5 V6 V8", p2="F1", p1="V2")
    story = turn(state, f"c22 F1 front, {last}")
    assert [deed.skater for deed in of(story, Passed)] == ["F1", "V2"]
    assert [(deed.time, deed.side) for deed in of(story, Led)] == [(3, lead)]
    assert state.lead == lead
    assert time in {deed.time for deed in of(story, Moved)}


@pytest.mark.rule("JAM-6.1", "JAM-6.2", "JAM-4.3")
def test_e13_scoring() -> None:
    state = table(rear="F1")
    scored = []
    for order in (
        "c01 F1 p1",
        "c03 F1 other",
        "c09 F1 rear",
        "c03 F1 p2",
        "c05 F1 front",
        "c09 F1 other",
    ):
        story = turn(state, order)
        scored.append([deed.points for deed in of(story, Passed)])
        if "rear" in order:
            (move,) = of(story, Moved)
            assert (move.cost, move.points) == (1, 4)
    assert scored == [[], [0], [], [], [4], []]
    assert state.sides[0].points == state.sides[0].jam_points == 4


@pytest.mark.rule("JAMR-17", "JAMR-19", "JAM-5.9", "JAM-5.8", "JAM-5.11")
def test_e14_a_foul() -> None:
    def rear(top: str):
        rest = " ".join(card for card in CARDS.actions if card not in {top, "c12"})
        return table("N1 N3 N5 N6 N7", "H1 H3 H5 H6 H8", rear="N5 H8", pile=f"{top} {rest}")

    state = rear("c31")
    story = turn(state, "c12 N5, c40 H8")
    (foul,) = of(story, Fouled)
    assert (foul.skater, foul.target, foul.referee) == ("N5", "H8", "c31")
    assert state.prison[0].turns == 1  # the whole next turn
    assert space(state, "N5") is None
    assert "N5" not in positions(state).visible(positions(state).side("N5"))
    turn(state)
    assert not state.prison
    assert space(state, "N5") == "rear"
    state = rear("c20")
    story = turn(state, "c12 N5, c40 H8")
    (block,) = of(story, Blocked)
    assert (block.power, block.resistance, block.result) == (4, 2, "stripped")
    assert (block.lost, block.referee) == ("c40", "c20")
    assert sorted(state.stacks["rear"]) == ["H8", "N5"]
    assert {"c12", "c20", "c40"} <= set(state.discard)


@pytest.mark.rule("JAMR-23", "JAM-2.7", "JAM-3.10")
def test_e15_clock_and_refill() -> None:
    def with_pile(count: int):
        cards = list(CARDS.actions)
        hands = " ".join(cards[:5]), " ".join(cards[5:10])
        state = table(
            pile=" ".join(cards[10 : 10 + count]), hands=hands, p1="F1", p3="F5", p5="F6", p7="V5"
        )
        match = on(state)
        for pick in ("c01t1", "p2", "c03t1", "p6", "c05t1", "p4"):
            while pick not in options(match, 0):
                answer(match, 0)
            answer(match, 0, pick)
        for seat in (0, 1):
            while match.questions[seat] and not match.state.turns:
                answer(match, seat)
        return match.state

    state = with_pile(7)
    assert [deed.why for deed in of(state.story, JamEnded)] == ["pile"]
    assert [len(side.hand) for side in state.sides] == [2, 5]
    state = with_pile(8)
    assert not of(state.story, JamEnded)
    assert ([len(side.hand) for side in state.sides], len(state.pile)) == ([5, 5], 0)


@pytest.mark.rule("JAM-4.1", "JAM-4.4")
def test_e16_slides() -> None:
    state = table(p8="V6")
    assert in_reach(CARDS, state, "V6", "c11") == {
        "p2": 3, "p3": 3, "p4": 2, "p5": 2, "p6": 1, "p7": 3, "rear": 1,
    }  # fmt: skip


@pytest.mark.rule("JAMR-28", "JAMR-29", "JAM-7.4", "JAM-7.6", "JAM-7.8")
def test_e17_fatigue() -> None:
    state = table("F1 F3 F5 F6 F7", "V1 V3 V5 V6 V7")
    side = state.sides[0]
    end_jam(play(state), "pile")
    assert side.tired == ["F1", "F3", "F5", "F6", "F7"]
    side.lineup, state.stage = ["F2", "F4", "F5", "F6", "F8"], "program"
    end_jam(play(state), "pile")
    assert (side.exhausted, side.tired) == (["F5", "F6"], ["F2", "F4", "F8"])
    side.hand = []
    match = on(state)
    answer(match, 0, "F1")
    answer(match, 0, "F3")
    assert kind(match, 0) == ""  # F7, F8, F9 is applied without a question
    assert match.lists[0][-1].picks == ("F7", "F8", "F9")
    side.lineup, state.stage = ["F1", "F3", "F7", "F8", "F9"], "program"
    end_jam(play(state), "pile")
    assert "F5" not in (*side.tired, *side.exhausted)
    assert side.exhausted == ["F8"]
    assert side.tired == ["F1", "F3", "F7", "F9"]


@pytest.mark.rule("JAM-9.3", "JAM-9.5")
def test_e18_the_default_of_a_side_out_of_time() -> None:
    state = table(hands=("c02 c05 c12 c25 c27", "c01 c03 c04 c06 c07"), rear="F1", p1="F3", p2="V1")
    match = on(state)
    default(match, 0)
    (placed,) = match.view(0).mine.placed
    assert (placed.skater, placed.card, placed.time) == ("F1", "c05", 1)
    while kind(match, 0) != "":
        default(match, 0)
    mine = match.view(0).mine
    assert [(one.skater, one.end) for one in mine.placed] == [("F1", "p1")]
    assert mine.calls == ("ahead",)
    assert [one.kind for one in match.lists[0]].count("jam.place") == 2


@pytest.mark.rule("JAM-2.8", "JAM-5.3", "JAM-9.6")
@pytest.mark.parametrize(
    ("wishes", "target", "margin", "end"),
    [("V1 V5", "V5", 3, "rear"), ("", "V5", 3, "rear"), ("V8", "V8", 1, "p1")],
)
def test_e19_wishes(wishes: str, target: str, margin: int, end: str) -> None:
    state = table(front="V1", p3="V8", p5="F5", p6="V5")
    (block,) = of(turn(state, f"c31 F5 {wishes}"), Blocked)
    assert (block.target, block.margin, block.end) == (target, margin, end)
    if target == "V5":
        assert block.power == 5


@pytest.mark.rule("JAM-9.4", "JAM-7.1")
def test_e20_conditions() -> None:
    state = table(p2="F1", p8="V5")
    story = turn(state, "c15 F1 front, c37 V5 p6", ("ahead t5", ""))
    assert [(deed.time, deed.side) for deed in of(story, Led)] == [(2, 0)]
    assert any(deed.time == 5 for deed in of(story, Moved))
    (end,) = of(story, JamEnded)
    assert (end.why, end.side) == ("called", 0)


@pytest.mark.rule("JAMR-35", "JAM-3.10")
def test_e21_wriggling_free() -> None:
    state = table(p1="F1", p5="V6")
    story = turn(state, "c30 V6 p1")
    assert state.stacks["p1"] == ["F1", "V6"]
    assert not of(story, Freed)
    assert "F1" not in positions(state).visible(0)
    story = turn(state)
    assert [(deed.skater, deed.space) for deed in of(story, Freed)] == [("F1", "p1")]
    assert state.stacks["p1"] == ["V6", "F1"]
    assert positions(state).is_pinned("V6")
    assert "F1" in positions(state).visible(0)
    state = table(p1="F1 V6", p3="V8")
    turn(state, "c30 V8 p1")
    assert state.stacks["p1"] == ["V6", "V8", "F1"]
    state = table(p1="F1 V6", wriggle=False)
    turn(state)
    assert state.stacks["p1"] == ["F1", "V6"]
