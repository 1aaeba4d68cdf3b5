"""Group JAM-5: targets, power, where both end up, fouls and prison."""

import pytest

from games.jam.phases.blocking import targets
from games.jam.phases.resolution import begin_time
from games.jam.track import positions
from games.jam.view import Blocked, Cancelled, Fouled, JamEnded, LeadLost, Led, Prisoner
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
    where,
)

MOVE, BLOCK = "c01", "c02"  # tops of a pile: no foul, a foul


def rear(top: str, **more):
    rest = " ".join(card for card in CARDS.actions if card not in {top, "c04", "c40"})
    return table(pile=f"{top} {rest}", **more)


@pytest.mark.rule("JAM-5.1")
def test_targets_are_opposing_top_skaters_of_adjacent_spaces() -> None:
    state = table(p3="V5 F6", p5="V8 F5", p6="V3 V6", p7="F7")
    assert [one.skater for one in targets(CARDS, state, "F5", "c40")] == ["V6"]
    assert [one.skater for one in targets(CARDS, state, "V8", "c40")] == ["F6", "F7"]
    state = table(p1="F5", p7="V5", rear="V6")
    assert targets(CARDS, state, "F5", "c40") == []
    state = table(p7="F5", rear="V6")  # no pack space is adjacent to another zone
    assert targets(CARDS, state, "F5", "c40") == []


@pytest.mark.rule("JAM-5.1")
def test_who_lies_under_a_partner_may_block() -> None:
    state = table(p5="F5 F6", p6="V5")
    turn(state, "c14 F5")
    assert where(state) == {"p5": ["F6"], "p6": ["F5"], "rear": ["V5"]}


@pytest.mark.rule("JAM-5.2")
def test_targets_in_open_zones() -> None:
    state = table(rear="F1 F5 V1 V5")
    for skater in ("F1", "F5"):
        assert [one.skater for one in targets(CARDS, state, skater, "c02")] == ["V1", "V5"]
        assert {one.direction for one in targets(CARDS, state, skater, "c02")} == {""}
    for zone in ("front", "other"):
        state = table(**{zone: "F1 V1"})
        assert [one.skater for one in targets(CARDS, state, "F1", "c02")] == ["V1"]
    state = table(front="F1", other="V1")
    assert targets(CARDS, state, "F1", "c40") == []


@pytest.mark.rule("JAM-5.3")
def test_a_block_without_a_target_is_cancelled_one_with_two_is_asked() -> None:
    assert [deed.card for deed in of(turn(table(p5="F5"), "c14 F5"), Cancelled)] == ["c14"]
    state = table(live=True, p5="F5", p6="V5", p3="V6")
    lay(state, "c04 F5")
    begin_time(play(state))
    match = on(state)
    assert (kind(match, 0), options(match, 0)) == ("block", ["V5", "V6"])
    answer(match, 0, "V6")
    (block,) = of(match.state.story, Blocked)
    assert (block.target, block.direction) == ("V6", "push")


@pytest.mark.rule("JAM-5.4")
def test_power_of_a_tired_skater_and_margin() -> None:
    state = table(p5="F5", p6="V6", tired="F5 V6")
    (block,) = of(turn(state, "c28 F5"), Blocked)
    assert (block.power, block.resistance, block.margin) == (3 + 2, 3, 2)


@pytest.mark.rule("JAM-5.5")
def test_a_failed_block_changes_nothing() -> None:
    state = table(p5="F5", p6="V6")
    story = turn(state, "c02 F5, c29 V6 p2")
    (block,) = of(story, Blocked)
    assert (block.result, block.margin) == ("failed", 0)
    assert where(state) == {"p5": ["F5"], "p2": ["V6"]}


@pytest.mark.rule("JAM-5.6")
def test_the_target_loses_a_card_also_one_turned_up() -> None:
    state = table(p5="F5", p6="V5")
    (block,) = of(turn(state, "c14 F5, c15 V5 p2"), Blocked)
    assert block.lost == "c15"
    assert "V5" not in state.up


@pytest.mark.rule("JAM-5.7")
@pytest.mark.parametrize(
    ("at", "target", "end"),
    [("p3", "p1", "rear"), ("p5", "p3", "p1"), ("p5", "p7", "rear"), ("p3", "p5", "p7")],
)
def test_push_and_stop_go_one_space_on_or_off_the_pack(at: str, target: str, end: str) -> None:
    state = table(**{at: "F5", target: "V5"})
    (block,) = of(turn(state, "c21 F5"), Blocked)
    assert (block.margin, space(state, "V5"), space(state, "F5")) == (1, end, target)


@pytest.mark.rule("JAM-5.7")
def test_both_arrive_on_top_and_the_blocker_may_lie_under_nobody_else() -> None:
    state = table(p5="F5", p3="F6 V5", p1="V6")
    turn(state, "c21 F5")
    assert where(state) == {"p1": ["V6", "V5"], "p3": ["F6", "F5"]}


@pytest.mark.rule("JAM-5.8")
def test_in_an_open_zone_nobody_is_moved() -> None:
    state = table(front="F1 V1")
    (block,) = of(turn(state, "c38 F1"), Blocked)
    assert (block.result, block.margin) == ("stripped", 3)
    assert state.stacks["front"] == ["F1", "V1"]


@pytest.mark.rule("JAM-5.9")
def test_jammer_against_jammer_on_the_rear_is_no_risk() -> None:
    state = rear(BLOCK, rear="F1 V1")
    story = turn(state, "c40 F1")
    assert not of(story, Fouled)
    assert of(story, Blocked)[0].referee == ""


@pytest.mark.rule("JAM-5.9")
@pytest.mark.parametrize("blocker", ["F1", "F5"])
def test_a_block_card_on_top_of_the_pile_is_a_foul(blocker: str) -> None:
    state = rear(BLOCK, rear=f"{blocker} V5")
    (foul,) = of(turn(state, f"c40 {blocker}"), Fouled)
    assert (foul.skater, foul.referee) == (blocker, BLOCK)
    assert state.prison == [Prisoner(blocker, 1)]
    state = rear(MOVE, rear=f"{blocker} V5")
    story = turn(state, f"c40 {blocker}")
    assert not of(story, Fouled)
    assert of(story, Blocked)[0].referee == MOVE


@pytest.mark.rule("JAM-5.9")
def test_an_empty_pile_is_a_foul() -> None:
    state = table(rear="F5 V5")
    state.discard, state.pile = state.pile, []
    (foul,) = of(turn(state, "c40 F5"), Fouled)
    assert foul.referee == ""


@pytest.mark.rule("JAMR-20", "JAM-5.10")
def test_a_jammer_in_prison_loses_lead_for_good() -> None:
    state = rear(BLOCK, rear="F1 V5", p2="V1")
    state.lead, state.lead_open = 0, False
    story = turn(state, "c04 F1, c22 V1 front")
    assert of(story, LeadLost) == [LeadLost(1, 0)]
    assert not of(story, Led)
    assert state.lead is None


@pytest.mark.rule("JAM-5.10")
def test_a_blocker_in_prison_keeps_lead_and_the_end_of_the_jam_empties_the_prison() -> None:
    state = rear(BLOCK, rear="F5 V5")
    state.lead, state.lead_open = 0, False
    story = turn(state, "c04 F5", ("t1", ""))
    assert not of(story, LeadLost)
    assert of(story, JamEnded)[0].side == 0
    assert state.prison == []


@pytest.mark.rule("JAM-5.11")
def test_in_prison_nobody_is_visible_pinned_or_a_target() -> None:
    state = table(p5="F6", p6="V5")
    state.prison = [Prisoner("F5", 2), Prisoner("V6", 2)]
    here = positions(state)
    for skater in ("F5", "V6"):
        assert here.space(skater) is None
        assert skater not in here.visible(here.side(skater))
        assert not here.is_pinned(skater)
    assert [one.skater for one in targets(CARDS, state, "F6", "c40")] == ["V5"]
