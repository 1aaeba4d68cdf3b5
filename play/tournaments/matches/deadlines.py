"""What happens when the deadline of a round is over (pure; EVT-5.1).

Up to the deadline that time was waited for a seat which its clock has counted: no pause, outage,
days off or weekends. From then on all time counts but outages: from the move before a seat's own to
its own, and since a question was open for those that are asked.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.matches import StoredMove
from db.records.time import Gap
from db.records.tournaments import StoredPairing, WholeTournament
from games.core.decision import is_legal
from games.core.match.moves import Answered
from play.match.acts.seating import stand_in
from play.match.work import timing
from play.match.work.holders import active, people
from play.match.work.unit import UnitOfWork
from play.time import gaps as gapless
from play.time.pace import pace_of
from play.time.walls import moment, usual_zone, zone_of
from play.tournaments import conversion
from play.tournaments.matches import excuses
from tournaments import absence
from tournaments.absence import Limits
from tournaments.formats.registry import format_of

_NONE = timedelta(0)
_SECOND = timedelta(seconds=1)
_SLACK = timedelta(minutes=1)
_DAY = timedelta(days=1)


def until(now: datetime, length: timedelta, weekends: str, locale: str) -> datetime:
    """Return when a round ends that begins now, also if clocks stand still.

    Whole days are days of the wall clock; shorter ones are as long as they say (EVT-1.11).
    """
    if length % _DAY:
        return (now + length).replace(microsecond=0)
    zone = zone_of(weekends or usual_zone(locale))
    wall = now.astimezone(zone).replace(tzinfo=None) + length
    return moment(wall.replace(microsecond=0), zone, 0)


def at_hour(now: datetime, length: timedelta, minute: int, day: int | None, zone: str) -> datetime:
    """Return when a round ends that begins now and ends at a fixed minute of the day (EVT-1.11).

    That is the first one, on that `day` of the week (0: Monday), by which half of its length is
    over; all by the wall clock. Where that skips it, the moment of the jump; of two the first.
    """
    here = zone_of(zone)
    least = now.astimezone(here).replace(tzinfo=None) + length / 2
    wall = least.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    while wall < least or (day is not None and wall.weekday() != day):
        wall += _DAY
    return moment(wall, here, 0)


def of_flow(whole: WholeTournament, now: datetime) -> datetime | None:
    """Return when a match ends that begins now, where matches flow; rounds have a deadline."""
    facts = whole.facts
    shape = conversion.shape_of(whole)
    if not format_of(shape).flows:
        return None
    own = until(now, facts.round_length, facts.terms.weekends, facts.locale)
    last = facts.dates.until_at if shape.season else None
    return own if last is None else min(own, last)


def falls(whole: WholeTournament, one: StoredPairing) -> bool:
    """Whether the deadline of a match falls at its moment: in a pause one that was over before."""
    paused_at = whole.facts.dates.paused_at
    if one.until_at is None or paused_at is None:
        return True
    return one.passed or one.until_at <= paused_at


def waited(
    moves: Sequence[StoredMove],
    asked: Mapping[int, datetime],
    seats: Collection[int],
    since: datetime,
    now: datetime,
) -> dict[int, timedelta]:
    """Return how long each of these seats was waited for since a moment.

    `asked` are those who are asked now, and since when. Others may be waited for at the same time,
    so that may be before the last move.
    """
    found = dict.fromkeys(seats, _NONE)
    own, last = dict.fromkeys(seats, since), since
    for move in moves:
        if move.at <= since or move.seat is None:
            continue
        if move.seat in found:
            found[move.seat] += move.at - last
            own[move.seat] = move.at
        last = move.at
    for seat, began in asked.items():
        found[seat] += now - min(last, max(began, own[seat]))
    return found


def pass_over(
    unit: UnitOfWork,
    moves: Sequence[StoredMove],
    gaps: Sequence[Gap],
    until_at: datetime,
    last: timedelta,
) -> timedelta | None:
    """Do in a match that still runs what is due after the deadline of its round.

    Returns the time before which nothing more is due in it; None if nothing is, ever.

    `moves` are all of it; where somebody has answered meanwhile, that is done at the next look. A
    seat is named once, at the first look: a deadline that moves later names nobody else. It has
    moved with the `gaps` after it; moves follow, so that all between them is lived through. Days
    off excuse whom they were chosen by before the `last` part of the round.
    """
    part = unit.whole.part_of
    if part is None or not unit.runs:
        return None
    if unit.now < until_at:
        if part.passed:  # it was extended since
            longer = until_at - unit.now + limits_of(unit).allowed
            _leave_a_day(unit, dict.fromkeys(range(len(unit.seats)), longer), again=True)
        return until_at - unit.now
    if moves and moves[-1].step != unit.match.step:
        return _NONE
    here = [seat for seat in range(len(unit.seats)) if seat not in unit.match.conceded]
    if not part.passed:
        _play_selections(unit, here)
    asked = [seat for seat in here if unit.question(seat) is not None]
    if not unit.runs or not asked:
        return None
    at = gapless.moved([move.at for move in moves], gaps, unit.now)
    moves = [replace(move, at=one) for move, one in zip(moves, at, strict=True)]
    began = {seat: _asked_since(unit, seat, gaps) for seat in asked}
    since = waited(moves, began, here, until_at, unit.now)
    limits = limits_of(unit)
    gone, absent = absence.out_of_time(since, unit.now - until_at, limits), frozenset[int]()
    if part.passed:
        _play_selections(unit, gone)
    else:
        absent = _absent(unit, moves, began, here, until_at)
    left = {seat: limits.allowed - since[seat] for seat in set(here) - gone - absent}
    _leave_a_day(unit, left, again=part.passed)
    _play_on(
        unit,
        gone | absent,
        absent,
        spared={
            seat
            for seat in gone | absent
            if (seat not in absent and since[seat] < limits.allowed)  # others took all the time
            or excuses.excused(unit.loaded(), seat, until_at, last)
        },
    )
    rest = [limits.allowed - since[seat] for seat in here if _plays(unit, seat)]
    end = limits.end - (unit.now - until_at)
    return max(_NONE, min(*rest, end)) if rest and unit.runs else None


def _play_on(
    unit: UnitOfWork, seats: Collection[int], absent: Collection[int], spared: Collection[int]
) -> None:
    """Let the house AI play on, and note for whom: who is not `absent` or `spared` is late."""
    taken = [seat for seat in sorted(seats) if _plays(unit, seat)]
    for seat in taken:  # what counts up to now is as it was
        unit.put(timing.stop(unit.seats[seat], unit.time(seat)))
    late = [seat for seat in taken if seat not in absent and seat not in spared]
    unit.pass_over(late, [seat for seat in taken if seat in spared])
    for seat in taken:
        if unit.runs:
            stand_in(unit, seat)


def _absent(
    unit: UnitOfWork,
    moves: Sequence[StoredMove],
    began: Mapping[int, datetime],
    seats: Collection[int],
    until_at: datetime,
) -> frozenset[int]:
    """Return the seat that is named at the deadline, if one is.

    Something has been open to those that are asked since they `began` to be.
    """
    before = _waited_before(unit, moves, seats, until_at)
    then = _asked_then(moves, began, until_at)
    silent = {
        seat: min(_silent(moves, began, then, seat, until_at), _there(unit, seat, until_at))
        for seat in seats
    }
    found = absence.named(before, then, silent, limits_of(unit))
    return frozenset() if found is None else frozenset({found})


def _there(unit: UnitOfWork, seat: int, until_at: datetime) -> timedelta:
    """Return for how long the people of a seat can have been silent: a substitute came later."""
    came = [one.active_at for one in active(unit.whole, seat) if one.substitute and one.active_at]
    return max(_NONE, until_at - max(came)) if came else timedelta.max


def limits_of(unit: UnitOfWork) -> Limits:
    """Return the limits of a match after its deadline; at live paces they are turns."""
    pace = pace_of(unit.stored.terms)
    return absence.live(pace.allowance) if pace.live else absence.USUAL


def _silent(
    moves: Sequence[StoredMove],
    asked: Mapping[int, datetime],
    then: Collection[int],
    seat: int,
    until_at: datetime,
) -> timedelta:
    """Return for how long a seat was asked up to the deadline since its people's last answer.

    `asked` are those that are asked now, and since when, `then` those that were at the deadline.
    Whoever has answered after it, before anybody looked, was not silent.
    """
    before = [one for one in moves if one.at <= until_at]
    own = [one for one in moves if one.seat == seat and one.by == "person"]
    if not before or (own and own[-1].at > until_at):
        return _NONE
    began = min(asked.get(seat, before[-1].at), until_at)
    open_then = {seat: began} if seat in then else {}
    since = own[-1].at if own else before[0].at
    return waited(before, open_then, [seat], since, until_at)[seat]


def _asked_since(unit: UnitOfWork, seat: int, gaps: Sequence[Gap]) -> datetime:
    """Return since when something has been open to a seat, as deadlines have moved since."""
    asked_at = unit.seats[seat].asked_at
    return unit.now if asked_at is None else gapless.moved([asked_at], gaps, unit.now)[0]


def _leave_a_day(unit: UnitOfWork, left: Mapping[int, timedelta], *, again: bool) -> None:
    """Let banks hold what these seats have left, so that none misses a sitting before.

    When it is done `again`, only where something else is in hand: the deadline has moved.
    """
    for number, rest in left.items():
        seat = unit.seats[number]
        has = seat.deadline_at - unit.now if seat.deadline_at else timing.held(seat)
        if _plays(unit, number) and not (again and has is not None and abs(has - rest) <= _SLACK):
            unit.put(timing.left_with(seat, unit.time(number), max(_NONE, rest)))


def _plays(unit: UnitOfWork, seat: int) -> bool:
    """Whether people play for a seat, and no AI in their place."""
    return unit.seats[seat].standin is None and bool(people(unit.whole, seat))


def _waited_before(
    unit: UnitOfWork, moves: Sequence[StoredMove], seats: Collection[int], until_at: datetime
) -> dict[int, timedelta]:
    """Return how much counted time was waited for these seats up to the deadline, in seconds.

    What was answered after it, before anybody looked, took no such time.
    """
    late = waited(moves, {}, seats, until_at, unit.now)
    found: dict[int, timedelta] = {}
    for seat in seats:
        then = replace(unit.time(seat), now=until_at)
        counted = max(_NONE, timing.waited(unit.seats[seat], then) - late[seat])
        found[seat] = counted // _SECOND * _SECOND
    return found


def _asked_then(
    moves: Sequence[StoredMove], asked: Mapping[int, datetime], until_at: datetime
) -> Collection[int]:
    """Return the seats that were asked something at the deadline.

    `asked` are those that are asked now, and since when. Of those that have answered since the
    deadline, the first was; who has not was, if they are asked since before it.
    """
    late = [move.seat for move in moves if move.at > until_at and move.seat is not None]
    if not late:
        return [*asked]
    return {late[0], *(seat for seat, at in asked.items() if seat not in late and at <= until_at)}


def _play_selections(unit: UnitOfWork, seats: Collection[int]) -> None:
    """Play what these seats have picked, touched and legal, and not yet confirmed."""
    for number in sorted(seats):
        seat, question = unit.seats[number], unit.question(number)
        if question is None or seat.standin is not None or seat.selected_for != question.id:
            continue
        if seat.selection and is_legal(question, seat.selection) and unit.runs:
            unit.play(Answered(number, question.id, seat.selection, "clock"))
