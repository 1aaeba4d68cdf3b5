"""A planned coach judges orders skater by skater, with what is ordered already before it."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.core.text import text
from games.jam.heuristic import Look, SensiblePlayer
from games.jam.phases.lead import PASS
from games.jam.printed import TIMES
from games.jam.view import JamView, Placed
from games.jam.words import calls_text
from tests.games.jam.table import CARDS, RULES, on, table


def jammer_goes(view: JamView) -> Placed | None:
    """The movement that is planned for the own jammer."""
    assert view.mine is not None
    assert view.reader is not None
    jammer = view.sides[view.reader].lineup[0]
    placed = (one for one in view.mine.placed if one.skater == jammer)
    return next((one for one in placed if CARDS.actions[one.card].kind == "movement"), None)


def test_no_blocker_is_sent_onto_where_her_jammer_will_stand() -> None:
    """Unless the other jammer is there, whom she pins."""
    coach, rng, planned = SensiblePlayer(RULES), Streams(b"plans"), 0
    for number in (14, 15, 17, 18, 25, 38):  # she was covered in these
        options = {"jams": "2", "orders": "planned"}
        match, _ = Match.begin(RULES, Start(2, options), Keys.of(number.to_bytes(4, "big")))
        while match.result is None:
            seat = match.asked[0]
            view, asked = match.view(seat), match.questions[seat]
            assert asked is not None
            assert view.mine is not None
            picks = coach.answer(view, asked, rng)
            if asked.kind == "jam.plan_move":
                laid, goes = view.mine.placed[-1], jammer_goes(view)
                if goes and laid != goes and goes.end and goes.time <= laid.time:
                    planned += 1
                    rival = view.sides[1 - seat].lineup[0]
                    assert picks != (goes.end,) or rival in view.stacks[goes.end]
            match.answer(seat, picks)
    assert planned > 15


@pytest.mark.rule("JAM-9.4")
@pytest.mark.parametrize("behind", [1, PASS, PASS + 1, 2 * PASS])
@pytest.mark.parametrize("passed", [0, 1])
def test_who_is_behind_in_the_last_jam_does_not_give_the_match_away(
    behind: int, passed: int
) -> None:
    """Not for fear of the other jammer either: it is lost by ending it."""
    state = table(jams=1, rear="F1 V1", p1="F3", p2="V3")
    state.sides[1].points, state.sides[1].passes = behind, passed
    ways = Look.of(CARDS, on(state).view(0)).conditions()
    given_away = [way for way in ways if {"t1", "threat"} & set(way.picks)]
    assert given_away
    assert all(way.foolish for way in given_away)
    assert ways[0] not in given_away


def test_a_jam_that_ends_at_the_first_chance_is_said_to_end_so() -> None:
    """Whatever else is planned beside it."""
    every_time = [f"t{time}" for time in range(1, TIMES + 1)]
    for also in ([], ["ahead", "threat"]):
        assert calls_text([*every_time, *also]) == text("jam-order-call-at-once")
    assert calls_text(every_time[:-1]).id == "jam-order-call"
