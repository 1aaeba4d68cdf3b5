"""Paces, and time that counts: a person's quiet hours do not."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from play.records import Pace, Quiet

_DAY = timedelta(days=1)
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
    """Return the quiet hours from the day before `start` on, as moments in UTC."""
    midnight = start.astimezone(_zone(quiet.zone)).replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    for days in range(-1, _AGES):
        day = midnight + timedelta(days=days)
        begins = day.replace(hour=quiet.start // 60, minute=quiet.start % 60).astimezone(UTC)
        yield begins, begins + timedelta(minutes=quiet.minutes)


def _zone(name: str) -> tzinfo:
    """Return a time zone; UTC where this machine no longer knows it, so that matches go on."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
