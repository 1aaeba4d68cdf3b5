"""Rulings of the game's README that the scenarios of the rules do not show by themselves."""

import re
from pathlib import Path

import pytest

from games.core.contract.optional import answering as may_answer
from games.jam.phases.blocking import targets
from games.jam.phases.resolution import end_turn
from games.jam.rules import INFO
from games.jam.view import Blocked, Clocked, Fouled, JamEnded, Lost, Moved, Passed
from games.registry import load
from games.testing.records import Records

from .table import (
    CARDS,
    RULES,
    begun,
    defaults,
    kind,
    lay,
    of,
    on,
    play,
    space,
    table,
    turn,
    where,
)


@pytest.mark.rule("JAMR-1", "JAM-1.5")
def test_ruling_1_pivots_stand_in_front_blockers_behind_them() -> None:
    match = begun()
    defaults(match, "lineup")
    here = where(match.state)
    pivots = {side.lineup[1] for side in match.state.sides}
    assert {skater for one in ("p1", "p2") for skater in here[one]} == pivots
    assert all(len(here[f"p{number}"]) == 1 for number in range(1, 9))
    rows = {one: CARDS.track.spaces[one].row for one in CARDS.track.pack}
    assert rows == {f"p{number}": (number + 1) // 2 for number in range(1, 9)}


@pytest.mark.rule("JAMR-8", "JAM-2.2", "JAM-2.3")
def test_ruling_8_a_skater_under_a_partner_is_not_stuck_but_gets_no_card() -> None:
    match = on(table(p5="F5 F6", hands=("c01 c02", "")))
    asked = set()
    while match.questions[0] and match.state.stage == "program":
        view = match.view(0)
        asked.add(view.mine.skater)
        match.answer(0, ())
    assert "F5" not in asked
    assert "F6" in asked
    state = table(p5="F5 F6", p6="V5")
    (block,) = of(turn(state, "c14t2 F5"), Blocked)
    assert (block.skater, block.target) == ("F5", "V5")


@pytest.mark.rule("JAMR-11", "JAM-3.2")
def test_ruling_11_holding_back_is_decided_by_both_at_once_and_sealed() -> None:
    state = table(live=True, p5="F5", p8="V5")
    lay(state, "c11 F5 c08 V5")
    state.time, state.stage = 1, "act"
    match = on(state)
    assert match.asked == (0, 1)
    before = match.view(1)
    match.answer(0, ("F5",))
    assert match.view(1) == before
    assert match.questions[1] is not None


@pytest.mark.rule("JAMR-16", "JAM-5.8")
def test_ruling_16_jammers_on_front_and_other_side_lose_a_card_and_stay() -> None:
    for zone in ("front", "other"):
        state = table(**{zone: "F1 V1"})
        (block,) = of(turn(state, "c31t4 F1, c36t5 V1"), Blocked)
        assert (block.result, block.lost) == ("stripped", "c36")
        assert {space(state, "F1"), space(state, "V1")} == {zone}


@pytest.mark.rule("JAMR-17", "JAMR-18", "JAM-5.9")
@pytest.mark.parametrize("blocker", ["F1", "F5"])
def test_rulings_17_and_18_a_block_on_the_rear_is_a_risk_for_jammers_too(blocker: str) -> None:
    state = table(rear=f"{blocker} V5", pile="c31 c20")
    (foul,) = of(turn(state, f"c14t2 {blocker}"), Fouled)
    assert (foul.skater, foul.referee) == (blocker, "c31")


@pytest.mark.rule("JAMR-22", "JAM-2.7")
def test_ruling_22_the_clock_runs_where_no_card_can_be_laid() -> None:
    match = on(table(home="F1 F3 F5 F6 F7", hands=("c01", ""), p1="F1 V1", p8="V5"))
    assert match.questions[0] is None or kind(match, 0) != "jam.place"
    while match.state.stage == "program" and match.state.turns == 0:
        seat = match.asked[0]
        match.answer(seat, ())
    clocks = of(match.state.story, Clocked)
    assert 0 in {one.side for one in clocks}
    assert all(len(one.cards) == 5 for one in clocks)


@pytest.mark.rule("JAMR-24", "JAM-6.1")
def test_ruling_24_from_front_to_the_other_side_nothing_is_scored() -> None:
    state = table(front="F1")
    state.sides[0].passes = 2
    story = turn(state, "c05 F1 other")
    assert of(story, Moved)
    assert not of(story, Passed)
    assert state.sides[0].points == 0


@pytest.mark.rule("JAMR-31", "JAM-2.4", "JAM-3.2")
def test_ruling_31_a_card_has_one_bonus_and_up_to_three_times() -> None:
    for card in CARDS.actions.values():
        assert 0 <= card.bonus <= 3
        assert 1 <= len(card.times) <= 3


@pytest.mark.rule("JAMR-32", "JAM-8.2")
def test_ruling_32_backs_of_cards_in_hand_are_hidden() -> None:
    one, other = (on(table(hands=(hand, "c40"))) for hand in ("c01 c02", "c26 c27"))
    for reader in (1, None):
        seen = one.view(reader), other.view(reader)
        assert seen[0].sides == seen[1].sides
        assert seen[0].sides[0].hand == 2


@pytest.mark.rule("JAMR-37", "JAM-5.3")
def test_ruling_37_who_bears_a_block_on_the_rear_and_has_a_target_must_block() -> None:
    state = table(rear="F5 V5", pile="c20 c31")
    assert [one.skater for one in targets(CARDS, state, "F5", "c14")] == ["V5"]
    (block,) = of(turn(state, "c14t2 F5"), Blocked)
    assert (block.target, block.referee) == ("V5", "c20")


@pytest.mark.rule("JAMR-38", "JAM-6.2")
def test_ruling_38_a_pass_scores_four_whoever_is_in_prison_or_on_the_rear() -> None:
    state = table(p2="F1", rear="V5 V6 V8")
    state.sides[0].passes = 1
    (made,) = of(turn(state, "c22 F1 front"), Passed)
    assert made.points == 4
    assert state.sides[0].points == 4


@pytest.mark.rule("JAMR-39", "JAM-3.10")
def test_ruling_39_where_the_pile_holds_enough_for_one_alone_nobody_draws() -> None:
    state = table(hands=("c01 c02 c03", "c04 c05"), pile="c06 c07 c08 c09")
    running = play(state)
    state.time = 5
    end_turn(running)
    assert [deed.why for deed in of(state.story, JamEnded)] == ["pile"]
    assert [len(side.hand) for side in state.sides] == [3, 2]


@pytest.mark.rule("JAMR-41", "JAM-2.3", "JAM-5.1")
def test_ruling_41_a_blocker_under_a_partner_blocks_and_leaves_the_stack() -> None:
    state = table(p5="F5 F6", p6="V5")
    turn(state, "c14t2 F5")
    assert where(state)["p5"] == ["F6"]
    assert where(state)["p6"] == ["F5"]


@pytest.mark.rule("JAMR-10", "JAM-3.6")
def test_ruling_10_a_card_held_back_is_safe_until_its_last_time() -> None:
    state = table(p4="F5", p2="V6", hands=("", ""))
    story = turn(state, "c08t5 F5, c03 V6 p4")
    assert [one.why for one in of(story, Lost)] == ["pinned"]
    assert of(story, Lost)[0].time == 5


@pytest.mark.rule("JAMR-36", "JAM-1.8")
def test_ruling_36_how_coaches_agree_is_an_option() -> None:
    (staff,) = [one for one in INFO.choices if one.name == "staff"]
    assert staff.values == ("any", "head", "rotate")
    answering = {
        value: may_answer(RULES, begun({"staff": value}).state, 0, 3) for value in staff.values
    }
    assert answering == {"any": (0, 1, 2), "head": (0,), "rotate": (0,)}


def test_every_ruling_of_the_page_is_cited_by_a_test() -> None:
    page = load()["jam"].page.read_text("utf-8")
    stated = {f"JAMR-{number}" for number in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    cited = {one for one in Records(Path(__file__).parent).cited() if one.startswith("JAMR-")}
    assert stated == cited
    assert len(stated) == 41
