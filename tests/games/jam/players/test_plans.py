"""A planned coach judges orders skater by skater, with what is ordered already before it."""

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.heuristic import SensiblePlayer
from games.jam.view import JamView, Placed
from tests.games.jam.table import CARDS, RULES


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
