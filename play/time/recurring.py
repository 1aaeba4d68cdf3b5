"""Spans that come again by the clock on a wall: quiet hours of every day, weekends (pure)."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from db.records.time import Quiet
from play.time.spans import Span
from play.time.walls import moment, zone_of

_DAY = timedelta(days=1)
_WEEK = timedelta(days=7)
_AGES = 3660  # days in which a deadline must fall


def nights(start: datetime, quiet: Quiet) -> Iterator[Span]:
    """Return the quiet hours from some days before `start` on, as moments in UTC, in order.

    They are those of the clock on the wall, however long that makes them where it is put forward
    or back.
    """
    zone = zone_of(quiet.zone)
    first = start.astimezone(zone).date() - 2 * _DAY  # of a day that never was nothing is left
    for days in range(_AGES):
        midnight = datetime.combine(first + timedelta(days), time.min)
        begins = midnight + timedelta(minutes=quiet.start)
        yield moment(begins, zone, 0), moment(begins + timedelta(minutes=quiet.minutes), zone, 1)


def weekends(start: datetime, zone: str) -> Iterator[Span]:
    """Return the weekends from the one before `start` on: Saturday 0:00 to Monday 0:00 (TIM-1.4).

    `zone` is the name of the time zone in which they are meant.
    """
    local = zone_of(zone)
    today = start.astimezone(local).date()
    saturday = today - timedelta(days=(today.weekday() - 5) % 7) - _WEEK
    for weeks in range(_AGES // 7):
        begins = datetime.combine(saturday + weeks * _WEEK, time.min)
        yield moment(begins, local, 0), moment(begins + 2 * _DAY, local, 0)
