"""Group JAM-10: the end of the match, overtime, concession."""

import msgspec
import pytest

from games.core.contract import optional
from games.core.decision import random_picks
from games.core.match.best import Best, best
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.refused import Refused
from games.core.streams import Streams
from games.core.text import Text, Who, text
from games.jam.events import of_deed, tell
from games.jam.phases.fatigue import end_jam, is_last
from games.jam.track import positions
from games.jam.view import Blocked, Deed, End, JamEnded, Laid, Led, Passed, Result
from games.jam.words import turning

from .table import (
    CARDS,
    RULES,
    begun,
    default,
    defaults,
    kind,
    of,
    on,
    options,
    play,
    program,
    question,
    table,
    turn,
)


def over(home: int, away: int, jam: int = 5, *, overtime: bool = True):
    """A match whose jam of that number has just ended with these points."""
    state = table(hands=("c01", "c02"))
    state.options = type(state.options)(5, live=False, overtime=overtime, wriggle=True)
    state.jam = jam
    state.sides[0].points, state.sides[1].points = home, away
    end_jam(play(state), "pile")
    return on(state)


@pytest.mark.rule("JAM-10.1", "JAM-10.6")
def test_more_points_win() -> None:
    rows = over(4, 8).result
    assert [(row.place, row.seats, row.score) for row in rows] == [(1, (1,), 8), (2, (0,), 4)]
    assert over(4, 8, jam=4).result is None


@pytest.mark.rule("JAMR-34", "JAM-10.2")
def test_a_tie_goes_to_overtime_three_times_at_most() -> None:
    assert over(4, 4).state.overtime == 1
    assert over(4, 4, jam=7).state.overtime == 3
    rows = over(4, 4, jam=8).result
    assert [(row.place, row.score) for row in rows] == [(1, 4), (1, 4)]
    assert over(8, 4, jam=6).result is not None
    rows = over(4, 4, overtime=False).result
    assert [row.place for row in rows] == [1, 1]


@pytest.mark.rule("JAM-10.2")
def test_in_overtime_there_is_no_lead_and_the_first_pass_scores() -> None:
    state = table(p1="F1")
    state.jam, state.lead_open = 6, False
    story = turn(state, "c15 F1 front")
    assert [(deed.initial, deed.points) for deed in of(story, Passed)] == [(True, 4)]
    assert not of(story, Led)
    match = over(4, 4)
    defaults(match, "lineup")
    assert not match.state.lead_open


@pytest.mark.rule("JAM-10.2")
def test_turns_of_an_overtime_are_called_so() -> None:
    match = over(4, 4)
    defaults(match, "lineup")
    told = repr([*program(match, 0), *program(match, 1)])
    assert "'jam-turn-overtime'" in told
    assert "'jam-turn'" not in told


@pytest.mark.rule("JAM-10.3")
def test_fatigue_discards_and_line_ups_go_on_before_overtime() -> None:
    match = over(0, 0)
    assert kind(match, 0) == "discard"
    assert match.state.sides[0].tired == ["F1", "F3", "F5", "F6", "F7"]
    default(match, 0)
    assert options(match, 0) == ["F1", "F2"]


@pytest.mark.rule("JAM-10.4")
def test_a_side_may_concede_at_any_time_and_points_stay() -> None:
    match = begun()
    defaults(match, "lineup")
    match.state.sides[0].points = 8
    match.play(Conceded(0))
    assert [(row.place, row.seats, row.score, row.conceded) for row in match.result] == [
        (1, (1,), 0, False),
        (2, (0,), 8, True),
    ]
    with pytest.raises(Refused):
        match.play(Conceded(1))


@pytest.mark.rule("JAM-10.4")
@pytest.mark.parametrize("stage", ["move", "block", "call", "act"])
@pytest.mark.parametrize("gives_up", [0, 1])
def test_a_side_may_concede_in_the_middle_of_a_running_turn(stage: str, gives_up: int) -> None:
    reached = (found for key in range(60) if (found := _asked(bytes([key]), stage)) is not None)
    match = next(reached)
    match.play(Conceded(gives_up))
    assert match.result is not None
    for seat in (0, 1):
        assert match.questions[seat] is None
        assert match.view(seat).mine.step == ""


def _asked(key: bytes, stage: str) -> Match | None:
    """A live match in which somebody is asked this; None where it does not come to it."""
    match, rng = begun({"orders": "live"}, key), Streams(key)
    for _ in range(300):
        if match.result is not None or match.state.stage == stage:
            return match if match.state.stage == stage else None
        seat = match.asked[0]
        asked = question(match, seat)
        match.answer(seat, random_picks(asked, rng, "picks"))
    return None


@pytest.mark.rule("JAM-10.4")
@pytest.mark.parametrize(
    ("staff", "who"), [("any", "majority"), ("rotate", "majority"), ("head", "first")]
)
def test_who_of_a_staff_concedes(staff: str, who: str) -> None:
    match = begun({"staff": staff})
    assert (
        optional.concession(RULES, match.state, 0)
        == optional.concession(RULES, match.state, 1)
        == who
    )


@pytest.mark.rule("JAM-10.5")
def test_a_side_that_is_abandoned_is_played_by_defaults_to_the_end() -> None:
    match = begun({"jams": "2", "tie": "draw"})
    while match.result is None:
        default(match, match.asked[0])
    assert match.result
    assert is_last(match.state)


def turned(*course: tuple[int, int]) -> Text:
    """What is said of a match with these points after each jam."""
    match = over(*course[-1])
    return turning(msgspec.structs.replace(match.view(None), course=course))


@pytest.mark.rule("JAM-10.1")
def test_the_end_says_when_the_lead_was_taken_for_good() -> None:
    third, first = text("jam-chapter-jam-name", number=3), text("jam-chapter-jam-name", number=1)
    assert turned((4, 0), (4, 4), (8, 4)).args == {"jam": third, "who": Who(0), "all": 0}
    assert turned((0, 4), (4, 4), (4, 8), (4, 12)).args == {"jam": third, "who": Who(1), "all": 0}
    assert turned((4, 0), (8, 4)).args == {"jam": first, "who": Who(0), "all": 1}
    overtime = text("jam-chapter-overtime-name", number=1)
    assert turned(*[(4, 4)] * 5, (8, 4)).args == {"jam": overtime, "who": Who(0), "all": 0}
    level = turned((4, 4), (8, 8))
    assert (level.id, level.args) == ("jam-turning-level", {"points": 8})
    match = begun()
    match.play(Conceded(1))
    said = turning(match.view(None))
    assert (said.id, said.args) == ("jam-turning-conceded", {"who": Who(1)})


def test_the_points_after_each_jam_are_kept_for_everybody() -> None:
    match = over(4, 8)
    assert match.state.course == [(4, 8)]
    assert match.view(None).course == ((4, 8),)
    assert any(said.id == "jam-course" for said in RULES.describe(match.view(None)))


def thrown(skater: str, target: str, result: Result) -> Blocked:
    return Blocked(1, skater, "c40", target, "", 5, 1, result, "p1", "p1", "rear")


def skater_of_the_match(home: int, away: int, *deeds: Deed) -> Best | None:
    """Who did most in a match that ended with these points, if that is what happened."""
    match = over(home, away, overtime=False)
    done = play(table())
    for deed in deeds:
        tell(done, deed)
    return best(done.events, RULES.info.scores, match.result, 2)


def test_the_skater_of_a_match_brought_a_winner_points_or_threw_opponents_out() -> None:
    first, scored = Passed(2, 0, "F1", "rear", True, 0), Passed(3, 0, "F1", "rear", False, 4)
    theirs = Passed(4, 1, "V1", "rear", False, 4)
    outs = thrown("F5", "V5", "out"), thrown("F5", "V1", "fell"), thrown("F6", "V5", "pushed")
    hers = thrown("V5", "F5", "out"), thrown("V5", "F5", "out"), thrown("V5", "F5", "out")
    assert skater_of_the_match(4, 0, first, scored, *outs) == Best(0, "F1", 4, 1)
    assert skater_of_the_match(0, 4, scored, theirs, *outs) == Best(1, "V1", 4, 1)
    assert skater_of_the_match(4, 0, first, *outs, *hers) == Best(0, "F5", 0, 2)
    assert skater_of_the_match(4, 4, scored, theirs, theirs) == Best(1, "V1", 8, 2)
    assert skater_of_the_match(4, 0, theirs, *hers) is None


def test_a_block_that_takes_a_card_is_about_whose_order_it_ended() -> None:
    done = play(table())
    hit = thrown("V5", "F5", "out")
    tell(done, msgspec.structs.replace(hit, lost="c29"))
    tell(done, hit)
    tell(done, Laid(1, ()))
    taken, hurt, laid = done.events
    assert taken.ordered
    assert (taken.about, hurt.about) == ((0,), ())
    assert (laid.aside, laid.about) == (True, ())  # the reader laid them: no room is kept for it


@pytest.mark.rule("JAM-7.1", "JAM-8.1")
@pytest.mark.parametrize("why", ["called", "pile", "clock"])
def test_a_jam_that_ends_level_is_said_to_be_level(why: End) -> None:
    where = positions(table())
    level = of_deed(CARDS.faces, where, JamEnded(1, why, 0, (0, 0)))
    ahead = of_deed(CARDS.faces, where, JamEnded(1, why, 0, (4, 0)))
    assert (level.id, level.args["points"]) == (f"jam-ended-level-{why}", 0)
    assert ahead.id == f"jam-ended-{why}"
