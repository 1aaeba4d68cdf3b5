"""Paces, and time that counts: a person's quiet hours do not."""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from db.rows import Quiet
from play.records import Pace

_DAY = timedelta(days=1)
_SECOND = timedelta(seconds=1)
_REMINDED = timedelta(hours=1)  # a reminder comes at least so long before the deadline
_AGES = 3660  # days in which a deadline must fall

PACES = {
    pace.key: pace
    for pace in (
        Pace("day", timedelta(days=1)),
        Pace("none", timedelta(days=30)),  # so that nobody who vanished stops a match for ever
        Pace("live-3", timedelta(minutes=3), live=True),
        Pace("live-10", timedelta(minutes=10), live=True),
        Pace("hour", timedelta(hours=1), live=True),
        Pace("half-day", timedelta(hours=12)),
        Pace("two-days", timedelta(days=2)),
        Pace("three-days", timedelta(days=3)),
        Pace("week", timedelta(days=7)),
    )
}


def after(start: datetime, allowance: timedelta, quiet: Quiet | None) -> datetime:
    """Return the moment at which `allowance` has passed since `start`, quiet hours left out."""
    if quiet is None:
        return start + allowance
    position = start
    for begins, ends in _windows(start, quiet):
        if ends <= position:
            continue
        if position + allowance <= begins:
            break
        allowance -= max(begins - position, timedelta(0))
        position = ends
    return position + allowance


def between(start: datetime, end: datetime, quiet: Quiet | None) -> timedelta:
    """Return how much time counts from `start` to `end`; none when it is past."""
    counted = max(end - start, timedelta(0))
    if quiet is None:
        return counted
    for begins, ends in _windows(start, quiet):
        if begins >= end:
            break
        counted -= max(min(ends, end) - max(begins, start), timedelta(0))
    return counted


def reminder(start: datetime, deadline: datetime, quiet: Quiet | None) -> datetime | None:
    """Return when to remind: at half of the time left, an hour before the deadline at the latest.

    Never in quiet hours. None where there is no such moment.
    """
    if quiet is None:
        half = start + (deadline - start) / 2
    else:
        half = after(start, between(start, deadline, quiet) / 2, quiet)
    remind_at = min(half, deadline - _REMINDED)
    for begins, ends in _windows(start, quiet) if quiet else ():
        if begins > remind_at:
            break
        remind_at = max(remind_at, ends)
    return remind_at if start < remind_at <= deadline - _REMINDED else None


def _windows(start: datetime, quiet: Quiet) -> Iterator[tuple[datetime, datetime]]:
    """Return the quiet hours from some days before `start` on, as moments in UTC, in order.

    They are those of the clock on the wall, however long that makes them where it is put forward
    or back.
    """
    zone = _zone(quiet.zone)
    first = start.astimezone(zone).date() - 2 * _DAY  # of a day that never was nothing is left
    for days in range(_AGES):
        midnight = datetime.combine(first + timedelta(days), time.min)
        begins = midnight + timedelta(minutes=quiet.start)
        yield _moment(begins, zone, 0), _moment(begins + timedelta(minutes=quiet.minutes), zone, 1)


def _moment(wall: datetime, zone: tzinfo, fold: int) -> datetime:
    """Return the moment, in UTC, at which the clock on the wall shows this.

    The first (`fold` 0) or the second (1) one where it shows it twice; where it never does, the
    moment at which it is put forward past it.
    """
    local = wall.replace(tzinfo=zone, fold=fold)
    moment = local.astimezone(UTC)
    if moment.astimezone(zone).replace(tzinfo=None) == wall:
        return moment
    one, other = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (1, 0))
    offset = other.astimezone(zone).utcoffset()  # after the change, which lies between the two
    while other - one > _SECOND:
        middle = one + (other - one) // 2
        middle = middle.replace(microsecond=0)
        if middle.astimezone(zone).utcoffset() == offset:
            other = middle
        else:
            one = middle
    return other


def _zone(name: str) -> tzinfo:
    """Return a time zone; UTC where this machine no longer knows it, so that matches go on."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
