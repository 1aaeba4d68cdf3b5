"""Paces, and time that counts: a person's quiet hours do not."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from db.records.time import Quiet
from play.records import Pace
from play.time.recurring import nights
from play.time.spans import Span, counted, free, joined, when

_REMINDED = timedelta(hours=1)  # a reminder comes at least so long before the deadline

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
    return when(start, allowance, _off(start, quiet))


def between(start: datetime, end: datetime, quiet: Quiet | None) -> timedelta:
    """Return how much time counts from `start` to `end`; none when it is past."""
    return counted(start, end, _off(start, quiet))


def reminder(start: datetime, deadline: datetime, quiet: Quiet | None) -> datetime | None:
    """Return when to remind: at half of the time left, an hour before the deadline at the latest.

    Never in quiet hours. None where there is no such moment.
    """
    half = after(start, between(start, deadline, quiet) / 2, quiet)
    remind_at = free(min(half, deadline - _REMINDED), _off(start, quiet))
    return remind_at if start < remind_at <= deadline - _REMINDED else None


def _off(start: datetime, quiet: Quiet | None) -> Iterable[Span]:
    return () if quiet is None else joined(nights(start, quiet))
