"""Paces, and which time counts."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.people import Reminder
from db.records.record import Record
from db.records.time import Clocked, Former, Quiet, TimeTerms
from play.records import BankTerms, Pace
from play.time.recurring import quiet_hours, weekends
from play.time.spans import Span, counted, free, joined, when

REMINDED = timedelta(hours=1)  # a reminder comes at least so long before the deadline
_BEFORE = {"12h": timedelta(hours=12), "3h": timedelta(hours=3)}

_HOUR = 3600
_DAYS = 24 * _HOUR


def _banked(key: str, terms: BankTerms) -> Pace:
    return Pace(key, timedelta(seconds=terms.grace + terms.start), bank=terms)


UNHURRIED = "none"
PACES = {
    pace.key: pace
    for pace in (
        Pace("day", timedelta(days=1)),
        _banked("express", BankTerms(12 * _HOUR, _HOUR, _DAYS, 0)),  # TIM-1.2, 1.3
        _banked("quick", BankTerms(_DAYS, 4 * _HOUR, 3 * _DAYS, 0)),
        _banked("normal", BankTerms(3 * _DAYS, 12 * _HOUR, 5 * _DAYS, 12 * _HOUR)),
        _banked("calm", BankTerms(5 * _DAYS, 36 * _HOUR, 10 * _DAYS, 12 * _HOUR)),
        Pace(UNHURRIED, timedelta(days=30)),  # so that nobody who vanished stops a match for ever
        Pace("live-3", timedelta(minutes=3), live=True),
        Pace("live-10", timedelta(minutes=10), live=True),
        Pace("hour", timedelta(hours=1), live=True),
        Pace("half-day", timedelta(hours=12)),
        Pace("two-days", timedelta(days=2)),
        Pace("three-days", timedelta(days=3)),
        Pace("week", timedelta(days=7)),
    )
}


LIVE = tuple(key for key, pace in PACES.items() if pace.live)
OFFERED = ("live-3", "live-10", "hour", "express", "quick", "normal", "calm", "none")  # TIM-1.6


def pace_of(terms: TimeTerms) -> Pace:
    """Return the pace of these terms; the slowest where that pace no longer exists."""
    return PACES.get(terms.pace, PACES[UNHURRIED])


def paced(terms: TimeTerms, people: int) -> TimeTerms:
    """Return the terms of a match of so many people.

    With AIs alone there is no hurry, unless another pace was chosen (TIM-1.6).
    """
    if people == 1 and terms.pace == TimeTerms().pace:
        return replace(terms, pace=UNHURRIED)
    return terms


def offered(current: str | None) -> tuple[str, ...]:
    """Return the paces of a select in which `current` is chosen, even if it no longer exists."""
    return OFFERED if current in OFFERED or current not in PACES else (current, *OFFERED)


class Off(Record, frozen=True):
    """What does not count: quiet hours, the weekends of a zone (its name), days off.

    Up to a moment the hours `quiet_before` count in place of the others.
    """

    quiet: Quiet | None = None
    weekends: str = ""
    away: tuple[Span, ...] = ()
    quiet_before: Former | None = None

    def spans(self, start: datetime) -> Iterator[Span]:
        """Return all of it from `start` on, in order."""
        if not (self.quiet or self.quiet_before or self.weekends or self.away):
            return iter(())
        quiet = quiet_hours(start, self.quiet, self.quiet_before)
        weeks = weekends(start, self.weekends) if self.weekends else ()
        return joined(quiet, weeks, self.away)


def after(start: datetime, allowance: timedelta, off: Off) -> datetime:
    """Return the moment at which `allowance` has counted since `start`."""
    return when(start, allowance, off.spans(start))


def first(start: datetime, off: Off) -> datetime:
    """Return the first moment from `start` on that counts."""
    return free(start, off.spans(start))


def between(start: datetime, end: datetime, off: Off) -> timedelta:
    """Return how much time counts from `start` to `end`; none when it is past."""
    return counted(start, end, off.spans(start))


def put_off(clocked: Clocked, start: datetime, until: datetime) -> datetime:
    """Return the deadline of a clock that stood still from `start` to `until` (TIM-1.4).

    The time that still had to count at `start` counts after `until`; time that would not have
    counted in between is not given back.
    """
    pace = PACES.get(clocked.pace, PACES[UNHURRIED])
    if pace.live or clocked.deadline_at <= start:
        return clocked.deadline_at + (until - start)
    away = ((start, clocked.away_until),) if clocked.away_until else ()
    off = Off(clocked.quiet, clocked.weekends, away, clocked.quiet_before)
    if pace.bank:
        off = replace(off, quiet=None, quiet_before=None)
    left = between(start, clocked.deadline_at, off)
    return after(until, left, off) if left else first(until, off)


def reminder(kind: Reminder, start: datetime, deadline: datetime, off: Off) -> datetime | None:
    """Return when to remind: at half of the time left, or so long before the deadline.

    An hour before the deadline at the latest. None where there is no such moment.
    """
    if kind == "half":
        at = min(after(start, between(start, deadline, off) / 2, off), deadline - REMINDED)
    else:
        at = deadline - _BEFORE[kind]
    return at if start < at <= deadline - REMINDED else None
