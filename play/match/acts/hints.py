"""What the house would do, told to whoever asks: where a table allows it, and counted (MND-2).

A hint leaves no move, and draws nothing from the streams of the match.
"""

from msgspec.structs import replace

from db.records.holders import StoredHolder
from db.records.matches import WholeMatch
from games.core.decision import Decision
from games.core.refused import Stale
from play.match.acts.house import reason, suggested
from play.match.work.holders import holder_of
from play.match.work.loaded import Loaded
from play.match.work.unit import UnitOfWork
from play.records import Hint
from play.refusals import refused


def allowed(whole: WholeMatch) -> bool:
    """Whether hints may be asked for: never in a rated or tournament match, whatever was agreed.

    Where nothing was agreed it is so while the people of one seat play against AIs.
    """
    terms = whole.match.terms
    if terms.rated or whole.part_of is not None:
        return False
    if terms.hints:
        return terms.hints == "on"
    here = {one.seat for one in whole.holders if one.person is not None and one.left_at is None}
    return len(here) <= 1


def shown(loaded: Loaded, place: StoredHolder, asked: Decision | None) -> Hint | None:
    """Return the hint that somebody has asked for at the question that is open to them."""
    seat = loaded.seats[place.seat]
    if asked is None or seat.hinted != asked.id or seat.hinted_place != place.place:
        return None
    picks = suggested(loaded, place.seat, asked)
    return Hint(picks, reason(loaded, place.seat, asked, picks))


def ask(unit: UnitOfWork, person: int, question: str) -> None:
    """Note that somebody asks what the house would do; once a question. Raises Stale, Refused."""
    place = holder_of(unit.whole, person)
    if place is None:
        raise refused("not-yours")
    if not allowed(unit.whole):
        raise refused("no-hints")
    asked, seat = unit.question(place.seat), unit.seats[place.seat]
    if asked is None or asked.id != question:
        raise Stale
    more = seat.hinted != question
    unit.put(replace(seat, hints=seat.hints + more, hinted=question, hinted_place=place.place))
