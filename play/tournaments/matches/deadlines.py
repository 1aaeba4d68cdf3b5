"""What happens when the deadline of a round is over (pure; EVT-5.1).

Time was waited for a seat from the move before its own to its own, and since the last move for
those that are asked.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from db.records.matches import StoredMove
from games.core.decision import is_legal
from games.core.match.moves import Answered
from play.match.acts.seating import stand_in
from play.match.work.holders import people
from play.match.work.unit import UnitOfWork
from play.time.walls import moment, usual_zone
from tournaments import absence

_NONE = timedelta(0)


def until(now: datetime, days: int, weekends: str, locale: str) -> datetime:
    """Return when a round ends that begins now: so many days later by the clock on the wall."""
    zone = ZoneInfo(weekends or usual_zone(locale))
    wall = now.astimezone(zone).replace(tzinfo=None) + timedelta(days=days)
    return moment(wall.replace(microsecond=0), zone, 0)


def waited(
    moves: Sequence[StoredMove],
    asked: Sequence[int],
    seats: int,
    since: datetime,
    until_at: datetime,
) -> dict[int, timedelta]:
    """Return how long was waited for each seat between two moments; `asked` are those asked now."""
    found = dict.fromkeys(range(seats), _NONE)
    last = since
    for move in moves:
        if move.seat is not None and move.at > since:
            found[move.seat] += max(_NONE, min(move.at, until_at) - last)
            last = max(last, min(move.at, until_at))
            if move.at >= until_at:
                return found
    for seat in asked:
        found[seat] += max(_NONE, until_at - last)
    return found


def used(moves: Sequence[StoredMove], seats: int, began: datetime) -> tuple[int, ...]:
    """Return the seconds that were waited for each seat of a match that is over."""
    if not moves:
        return (0,) * seats
    found = waited(moves, (), seats, began, moves[-1].at)
    return tuple(found[seat] // timedelta(seconds=1) for seat in range(seats))


def pass_over(unit: UnitOfWork, moves: Sequence[StoredMove], until_at: datetime) -> None:
    """Do in a match that still runs what is due after the deadline of its round.

    `moves` are all of it; where somebody has answered meanwhile, that is done at the next look.
    """
    if not unit.runs or unit.now < until_at or (moves and moves[-1].step != unit.match.step):
        return
    _play_selections(unit)
    seats = len(unit.seats)
    asked = [seat for seat in range(seats) if unit.question(seat) is not None]
    if not unit.runs or not asked:
        return
    after = unit.now - until_at
    before = waited(moves, asked, seats, unit.stored.started_at, until_at)
    since = waited(moves, asked, seats, until_at, unit.now)
    first = [move.seat for move in moves if move.at > until_at and move.seat is not None][:1]
    named = absence.named(before, first or asked)
    for seat in sorted(absence.played_by_house(named, since, after)):
        if unit.seats[seat].standin is None and people(unit.whole, seat):
            stand_in(unit, seat)
            unit.pass_over()


def _play_selections(unit: UnitOfWork) -> None:
    """Play what was picked, touched and legal, and not yet confirmed."""
    for number in range(len(unit.seats)):
        seat, question = unit.seats[number], unit.question(number)
        if question is None or seat.standin is not None or seat.selected_for != question.id:
            continue
        if seat.selection and is_legal(question, seat.selection) and unit.runs:
            unit.play(Answered(number, question.id, seat.selection, "clock"))
