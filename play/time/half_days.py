"""Days off: how many are left, and which half days a span takes (TIM-2.1, 2.2; pure).

A half day is 0:00 to 12:00 or 12:00 to 24:00 local time in the person's zone. One that was spent
automatically runs for 12 hours from its own moment.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime, time, timedelta
from itertools import pairwise
from typing import Literal, TypeAlias

from db.records.time import HalfDay
from play.records import Pace
from play.time.spans import Span
from play.time.walls import moment, zone_of

HALF = timedelta(hours=12)
IN_A_YEAR = 56  # half days in any 365 days
IN_A_ROW = 28  # half days that follow each other
BY_THEMSELVES = 6  # half days spent by themselves without an answer in between
_YEAR = timedelta(days=365)
_DAY = timedelta(days=1)

Lack: TypeAlias = Literal["year", "row"]


def half_days(start: datetime, zone: str) -> Iterator[HalfDay]:
    """Return the half days of a zone, from the first that begins at `start` or later."""
    local = zone_of(zone)
    day = start.astimezone(local).date() - _DAY
    while True:
        walls = [datetime.combine(day, time(hour)) for hour in (0, 12)]
        walls.append(datetime.combine(day + _DAY, time.min))
        edges = [moment(wall, local, 0) for wall in walls]
        for begins, ends in pairwise(edges):
            if begins >= start and ends > begins:
                yield HalfDay(begins, ends)
        day += _DAY


def planned(start: datetime, until: datetime, zone: str) -> tuple[HalfDay, ...]:
    """Return the half days from the next one after `start` to the last that begins before `until`.

    At most one more than may be taken in a year: whoever asks for more is refused all the same.
    """
    taken: list[HalfDay] = []
    for half in half_days(start, zone):
        if half.begins_at >= until or len(taken) > IN_A_YEAR:
            break
        taken.append(half)
    return tuple(taken)


def by_itself(now: datetime) -> HalfDay:
    """Return the half day that is spent when a time-out is about to fall (TIM-2.2)."""
    return HalfDay(now, now + HALF, by_itself=True)


def lack(taken: Iterable[HalfDay], more: Iterable[HalfDay]) -> Lack | None:
    """Return why `more` cannot be taken besides those `taken`; None where nothing prevents it.

    `year`: there would be more than 28 days in some 365; `row`: more than 14 in a row. A half day
    that is taken already is not counted again.
    """
    wanted = {half.begins_at: half for half in (*more, *taken)}
    halves = sorted(wanted.values(), key=lambda half: half.begins_at)
    first = 0
    for last, half in enumerate(halves):
        while halves[first].begins_at + _YEAR <= half.begins_at:
            first += 1
        if last - first + 1 > IN_A_YEAR:
            return "year"
    row, ends = 0, None
    for half in halves:
        row = row + 1 if ends is not None and half.begins_at <= ends else 1
        ends = half.ends_at if ends is None else max(ends, half.ends_at)
        if row > IN_A_ROW:
            return "row"
    return None


def left(taken: Iterable[HalfDay], now: datetime) -> int:
    """Return how many half days somebody has left: each comes back 365 days after its own date."""
    return max(0, IN_A_YEAR - sum(half.begins_at + _YEAR > now for half in taken))


def most_in_a_sitting(pace: Pace) -> int:
    """Return how many half days may be spent automatically in one sitting of a pace.

    As many as fit in the cap of a bank, or in a turn: at least one, and at most six.
    """
    room = timedelta(seconds=pace.bank.cap) if pace.bank else pace.allowance
    return max(1, min(BY_THEMSELVES, room // HALF))


def is_there(opened_at: datetime | None, answered_at: datetime | None) -> bool:
    """Whether somebody has answered anywhere since a sitting opened: then no half day is spent."""
    return opened_at is not None and answered_at is not None and answered_at > opened_at


def may_be_spent(
    taken: Iterable[HalfDay],
    now: datetime,
    answered_at: datetime | None,
    opened_at: datetime | None = None,
    most: int = BY_THEMSELVES,
) -> bool:
    """Whether a half day may be spent automatically now, in a sitting that opened at some time.

    None for somebody who has answered since (`answered_at`: their last answer anywhere), at most so
    many (`most`) in the sitting, six without an answer of their own, and none that would be too
    many.
    """
    if is_there(opened_at, answered_at):
        return False
    halves = tuple(taken)
    alone = [half for half in halves if half.by_itself]
    here = sum(opened_at is not None and half.ends_at > opened_at for half in alone)
    in_a_row = sum(answered_at is None or half.begins_at >= answered_at for half in alone)
    return here < most and in_a_row < BY_THEMSELVES and lack(halves, (by_itself(now),)) is None


def shortened(taken: Iterable[HalfDay], now: datetime) -> tuple[HalfDay, ...]:
    """Return what stays taken when somebody comes back early: what has begun."""
    return tuple(half for half in taken if half.begins_at <= now)


def under_way(taken: Iterable[HalfDay], now: datetime) -> Span | None:
    """Return the half days in a row that somebody is away at this moment, up to their end."""
    span: Span | None = None
    for half in sorted(taken, key=lambda half: half.begins_at):
        if span is not None and half.begins_at <= span[1]:
            span = span[0], max(span[1], half.ends_at)
        elif half.begins_at <= now:
            span = half.begins_at, half.ends_at
        else:
            break
    return span if span is not None and span[0] <= now < span[1] else None
