"""Spans that recur by local time: quiet hours of every day, weekends (pure)."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from db.records.time import Former, Quiet
from play.time.spans import Span
from play.time.walls import moment, zone_of

_DAY = timedelta(days=1)
_WEEK = timedelta(days=7)
_AGES = 3660  # days in which a deadline must fall


def nights(start: datetime, quiet: Quiet) -> Iterator[Span]:
    """Return the quiet hours from some days before `start` on, as moments in UTC, in order.

    They follow local time, however long that makes them when the clocks change.
    """
    zone = zone_of(quiet.zone)
    first = start.astimezone(zone).date() - 2 * _DAY  # of a day that never was nothing is left
    for days in range(_AGES):
        midnight = datetime.combine(first + timedelta(days), time.min)
        begins = midnight + timedelta(minutes=quiet.start)
        yield moment(begins, zone, 0), moment(begins + timedelta(minutes=quiet.minutes), zone, 1)


def quiet_hours(start: datetime, quiet: Quiet | None, before: Former | None) -> Iterator[Span]:
    """Return these quiet hours around `start` and later; up to a moment those `before`, if any."""
    if before is not None and before.until > start:
        for begins, ends in nights(start, Quiet(before.start, before.minutes, before.zone)):
            if begins >= before.until:
                break
            yield begins, min(ends, before.until)
    for begins, ends in nights(start, quiet) if quiet else ():
        if before is None:
            yield begins, ends
        elif ends > before.until:
            yield max(begins, before.until), ends


def former(
    known: Quiet | None, before: Former | None, quiet: Quiet | None, now: datetime
) -> Former | None:
    """Return what counts up to the next midnight where quiet hours `known` become `quiet` (TIM-7).

    What counts today (`before`) still does when they are changed a second time. Midnight is that of
    the zone in which they are meant from now on.
    """
    if before is not None and before.until > now:
        return before
    named = quiet or known
    if named is None:
        return None
    zone = zone_of(named.zone)
    tomorrow = datetime.combine(now.astimezone(zone).date() + _DAY, time.min)
    until = moment(tomorrow, zone, 0)
    if known is None:
        return Former(until)
    return Former(until, known.start, known.minutes, known.zone)


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
