"""Group JAM-9: questions with one answer, defaults."""

import pytest

from games.core.decision import random_picks
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.phases.fatigue import end_jam
from games.jam.phases.lead import threatens, wants_to_call
from games.jam.phases.movement import default_destination, in_reach
from games.jam.phases.resolution import begin_time
from games.jam.rules import INFO, JamRules
from games.jam.state import Orders
from games.jam.view import Passed
from games.registry import card_file

from .table import (
    CARDS,
    RULES,
    answer,
    begun,
    default,
    kind,
    lay,
    on,
    options,
    play,
    question,
    table,
)


def pick(match, seat: int):
    return RULES.default(match.view(seat), question(match, seat))


@pytest.mark.rule("JAM-9.1")
def test_a_phase_is_one_sitting_and_a_live_question_one_of_its_own() -> None:
    match = begun({"orders": "live", "jams": "1"})
    sittings: dict[str, set[str]] = {}
    rng = Streams(b"sittings")
    while match.result is None:
        seat = match.asked[0]
        asked = question(match, seat)
        sittings.setdefault(asked.sitting, set()).add(asked.kind)
        match.answer(seat, random_picks(asked, rng, "x"))
    assert {"jam.jammer", "jam.pivot", "jam.blockers"} <= sittings["jam:1/lineup"]
    assert sittings["jam:1/turn:1"] == {"jam.place"}
    assert all(len(kinds) == 1 for name, kinds in sittings.items() if "time:" in name)


@pytest.mark.rule("JAM-9.1")
def test_a_default_in_a_chain_leaves_the_answers_given() -> None:
    match = begun()
    answer(match, 0, options(match, 0)[-1])
    chosen = match.lists[0][0].picks
    while match.questions[0]:
        default(match, 0)
    assert match.lists[0][0].picks == chosen


@pytest.mark.rule("JAM-9.2")
def test_the_default_line_up() -> None:
    state = table("V1 V3 V5 V6 V7", "H1 H3 H5 H6 H7", tired="V1")
    state.stage = "lineup"
    match = on(state)
    assert pick(match, 0) == ("V2",)  # V1 has M 3 now
    answer(match, 0, "V2")
    assert pick(match, 0) == ("V3",)  # 10 and 10: the smaller number
    answer(match, 0, "V3")
    assert pick(match, 0) == ("V5", "V6", "V7")
    state.sides[0].tired = ["V5", "V6", "V7"]
    match = on(state)
    for _ in range(2):
        default(match, 0)
    assert pick(match, 0) == ("V8", "V9", "V5")


@pytest.mark.rule("JAM-9.2")
def test_of_three_tired_blockers_the_last_gives_way_to_the_best_fresh_one() -> None:
    """In the box every fresh blocker is better than a tired one: F8 and F9 are made weak."""
    text = card_file("games.jam").decode()
    for skills in ("fresh = [2, 3, 4], tired = [1, 3, 3]", "fresh = [3, 3, 3], tired = [2, 2, 3]"):
        at = text.index(skills, text.index('id = "F8"'))
        text = text[:at] + "fresh = [1, 1, 1], tired = [1, 1, 1]" + text[at + len(skills) :]
    rules = JamRules.make(text.encode(), 1)
    state = table(tired="F5 F6 F7")
    state.stage = "lineup"
    match = Match(rules, Start(2), Keys.of(b"weak"))
    match.state = state
    match.refresh()
    answer(match, 0, "F1")
    answer(match, 0, "F3")
    asked = question(match, 0)
    assert rules.default(match.view(0), asked) == ("F5", "F6", "F8")


@pytest.mark.rule("JAM-9.3")
def test_the_default_programming_lays_nothing_without_a_movement_card_or_a_visible_jammer() -> None:
    hands = "c02 c04 c06 c08 c10", "c01 c03 c05 c07 c09"
    match = on(table(hands=hands, rear="F1", p1="F3", p2="V1"))
    assert pick(match, 0) == ()
    answer(match, 0)
    assert (match.view(0).mine.skater, pick(match, 0)) == ("F3", ())
    assert pick(match, 1) == ("c05t1",)
    match = on(table(hands=hands, live=True, p2="V1", p1="F3"))
    assert pick(match, 1) == ("c05",)


@pytest.mark.rule("JAM-2.7")
def test_whoever_would_lay_no_card_at_all_reads_that_they_play_for_time() -> None:
    hands = "c02 c04 c06 c08 c10", "c01 c03 c05 c07 c09"

    def none(match: Match) -> str:
        said = question(match, 0).none
        assert said is not None
        return said.id

    match = on(table(hands=hands, live=True, p1="F3", p3="F5", p2="V1"))
    assert none(match) == "jam-none-place"
    answer(match, 0)
    assert none(match) == "jam-none-place-clock"
    match = on(table(hands=hands, live=True, p1="F3", p3="F5", p2="V1"))
    answer(match, 0, options(match, 0)[0])
    assert none(match) == "jam-none-place"
    answer(match, 0)
    assert "jam-order-none" in [one.id for one in RULES.summary(match.view(0))]
    match = on(table(hands=hands, live=True, p1="F3", p3="F5", p2="V1"))
    for _ in range(2):
        answer(match, 0)
    assert [one.id for one in RULES.summary(match.view(0))] == [
        "jam-order-none",
        "jam-order-clock",
    ]


@pytest.mark.rule("JAM-9.4")
@pytest.mark.parametrize("condition", ["t1", "t2", "t3", "t4", "t5", "ahead", "scored", "threat"])
def test_conditions(condition: str) -> None:
    state = table(p3="V1")
    state.lead = 0
    running = play(state)
    planned = Orders(calls=((condition,), ()))
    for time in range(1, 6):
        state.time = time
        state.sides[0].jam_points, state.story = 0, []
        if condition.startswith("t") and condition[1:].isdigit():
            assert wants_to_call(running, planned, 0) == (condition == f"t{time}")
        if condition == "ahead":
            assert not wants_to_call(running, planned, 0)
            state.sides[0].jam_points = 4
            assert wants_to_call(running, planned, 0)
        if condition == "scored":
            assert not wants_to_call(running, planned, 0)
            state.story = [Passed(time, 0, "F1", "front", initial=False, points=4)]
            assert wants_to_call(running, planned, 0)
        if condition == "threat":
            assert wants_to_call(running, planned, 0)


@pytest.mark.rule("JAM-9.4")
@pytest.mark.parametrize(
    ("spaces", "threat"),
    [
        ({"p1": "V1"}, True),
        ({"p4": "V1"}, True),
        ({"p4": "V1 F5"}, False),
        ({"p5": "V1"}, False),
        ({"front": "V1"}, False),
    ],
)
def test_a_threat_is_a_free_jammer_in_the_two_foremost_rows(spaces, threat: bool) -> None:
    assert threatens(CARDS, table(**spaces), 1) == threat


@pytest.mark.rule("JAM-9.5")
def test_the_default_destination() -> None:
    state = table(p2="F1", p5="F5")
    assert default_destination(CARDS, "F1", in_reach(CARDS, state, "F1", "c22")) == "rear"
    assert default_destination(CARDS, "F1", in_reach(CARDS, state, "F1", "c05")) == "rear"
    assert default_destination(CARDS, "F1", {"p3": 1, "p1": 2, "p2": 2}) == "p1"
    assert default_destination(CARDS, "F5", in_reach(CARDS, state, "F5", "c03")) == "p3"
    assert default_destination(CARDS, "F5", {"rear": 1, "p7": 1}) == "p7"


@pytest.mark.rule("JAM-9.6")
def test_the_default_target_is_the_jammer_or_the_greatest_margin() -> None:
    state = table(live=True, p5="F5", p6="V5", p3="V6", p7="V1")
    lay(state, "c04 F5")
    begin_time(play(state))
    match = on(state)
    assert options(match, 0) == ["V1", "V5", "V6"]
    assert pick(match, 0) == ("V1",)
    state = table(live=True, p5="F5", p6="V6", p3="V5")
    lay(state, "c04 F5")
    begin_time(play(state))
    assert pick(on(state), 0) == ("V5",)  # margins 0 and 0: post order


@pytest.mark.rule("JAM-9.6")
def test_the_defaults_of_live_orders() -> None:
    state = table(live=True, p5="F5")
    lay(state, "c11 F5")
    begin_time(play(state))
    assert pick(on(state), 0) == ()
    state = table(live=True, p5="F5")
    state.lead, state.lead_open, state.stage, state.time = 0, False, "call", 1
    match = on(state)
    assert (kind(match, 0), options(match, 0), pick(match, 0)) == ("call", ["on", "off"], ("on",))
    state.sides[0].jam_points = 4
    assert pick(on(state), 0) == ("off",)
    answer(match, 0, "off")
    assert match.state.stage == "lineup"


# Kind: sealed, least, most ("options" for all of them), most options
TABLE = {
    "team": (True, 1, 4, 4), "discard": (True, 0, "options", 5), "jammer": (True, 1, 1, 2),
    "pivot": (True, 1, 1, 2), "blockers": (True, 3, 3, 5), "place": (True, 0, 1, 13),
    "plan_move": (True, 1, 1, 10), "plan_block": (True, 0, "options", 5),
    "plan_call": (True, 0, 8, 8), "act": (True, 0, "options", 5), "move": (False, 1, 1, 10),
    "block": (False, 1, 1, 5), "call": (False, 1, 1, 2),
}  # fmt: skip


@pytest.mark.rule("JAM-9.1")
@pytest.mark.parametrize("orders", ["planned", "live"])
def test_questions_are_as_the_table_of_decisions_says(orders: str) -> None:
    found = set[str]()
    for key in range(4):
        match = begun({"orders": orders, "jams": "1", "teams": "choose"}, bytes([key]))
        rng = Streams(bytes([key]))
        while match.result is None:
            seat = match.asked[0]
            asked = question(match, seat)
            name = asked.kind.removeprefix("jam.")
            sealed, least, most, many = TABLE[name]
            found.add(name)
            assert (asked.sealed, asked.least) == (sealed, least)
            assert asked.most == (len(asked.options) if most == "options" else most)
            assert 0 < len(asked.options) <= many
            assert len(asked.options) > 1 or least == 0  # one legal answer is no question
            assert asked.ordered == (name in {"team", "plan_block"})
            match.answer(seat, random_picks(asked, rng, "x"))
    live = {"act", "move", "block", "call"}
    planned = {"plan_move", "plan_block", "plan_call"}
    assert found == TABLE.keys() - (planned if orders == "live" else live)


@pytest.mark.rule("JAM-9.7")
def test_no_question_has_more_than_thirteen_options() -> None:
    many = sorted(CARDS.actions, key=lambda card: -len(CARDS.actions[card].times))[:5]
    state = table(hands=(" ".join(sorted(many)), ""), rear="F1", p1="V5")
    assert len(options(on(state), 0)) == 13
    match = begun({"jams": "2"})
    rng = Streams(b"many")
    while match.result is None:
        asked = question(match, match.asked[0])
        assert len(asked.options) <= 13
        assert asked.kind in INFO.kinds
        match.answer(match.asked[0], random_picks(asked, rng, "x"))


def test_a_thrown_card_is_no_default() -> None:
    state = table(hands=("c01", "c02"))
    end_jam(play(state), "pile")
    match = on(state)
    assert (kind(match, 0), pick(match, 0)) == ("discard", ())
