"""Time that counts: quiet hours, summer time, reminders."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.records.people import Reminder
from db.records.time import Quiet, TimeTerms
from play.records import BankTerms
from play.time import pace
from play.time.pace import Off

HOUR = timedelta(hours=1)
NIGHT = Quiet(22 * 60, 9 * 60, "Europe/Paris")
ZONES = sorted(available_timezones())
START = datetime(2025, 1, 1, tzinfo=UTC)
moments = st.integers(0, 2 * 366 * 24 * 60).map(lambda past: START + timedelta(minutes=past))
quiets = st.builds(Quiet, st.integers(0, 1439), st.integers(1, 600), st.sampled_from(ZONES))
lengths = st.timedeltas(timedelta(minutes=1), timedelta(days=30))


@given(moments, lengths, quiets)
def test_an_allowance_is_what_counts_until_its_end(
    start: datetime, allowance: timedelta, quiet: Quiet
) -> None:
    end = pace.after(start, allowance, Off(quiet))
    assert end >= start + allowance
    assert pace.between(start, end, Off(quiet)) == allowance


@given(moments, lengths, quiets, st.sampled_from(("half", "12h", "3h")))
def test_a_reminder_comes_in_time(
    start: datetime, allowance: timedelta, quiet: Quiet, kind: Reminder
) -> None:
    deadline = pace.after(start, allowance, Off(quiet))
    at = pace.reminder(kind, start, deadline, Off(quiet))
    assert at is None or start < at <= deadline - HOUR


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-03-02T09:00+00:00", 5, "2026-03-02T14:00+00:00"),
        ("2026-03-02T20:00+00:00", 2, "2026-03-03T07:00+00:00"),  # an hour before the night
        ("2026-03-02T23:00+00:00", 1, "2026-03-03T07:00+00:00"),  # begun in the night
        ("2026-03-28T20:00+00:00", 2, "2026-03-29T06:00+00:00"),  # summer time begins
        ("2026-10-24T19:00+00:00", 2, "2026-10-25T07:00+00:00"),  # and ends
    ],
)
def test_nights_do_not_count(start: str, hours: int, end: str) -> None:
    begun = datetime.fromisoformat(start)
    assert pace.after(begun, hours * HOUR, Off(NIGHT)) == datetime.fromisoformat(end)


@pytest.mark.parametrize(
    ("start", "until", "day", "begins", "ends"),
    [
        (22, 7, "2026-03-28", "21:00", "05:00"),  # 7:00 in summer time
        (22, 7, "2026-10-24", "20:00", "06:00"),
        (2.5, 7, "2026-03-29", "01:00", "05:00"),  # there is no 2:30: the clock goes on to 3:00
        (22, 2.5, "2026-03-28", "21:00", "01:00"),
        (2.25, 2.75, "2026-03-29", "01:00", "01:00"),
        (2.5, 7, "2026-10-25", "00:30", "06:00"),  # from the first 2:30 on
        (22, 2.5, "2026-10-24", "20:00", "01:30"),  # until the second one
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(
    start: float, until: float, day: str, begins: str, ends: str
) -> None:
    quiet = Quiet(int(start * 60), int((until - start) % 24 * 60), "Europe/Paris")
    noon = datetime.fromisoformat(f"{day}T11:00+00:00")
    first, last = (timedelta(hours=int(at[:2]), minutes=int(at[3:])) for at in (begins, ends))
    length = (last - first) % timedelta(days=1)
    night = datetime.fromisoformat(f"{day}T00:00+00:00") + first
    assert pace.between(night - HOUR, night, Off(quiet)) == HOUR
    assert pace.between(night, night + length, Off(quiet)) == timedelta(0)
    assert pace.between(night + length, night + length + HOUR, Off(quiet)) == HOUR
    assert pace.between(noon, noon + HOUR, Off(quiet)) == HOUR


def changes(zone: str, year: int) -> Iterator[datetime]:
    """The moments of a year at which the clocks of a zone change."""
    local = ZoneInfo(zone)
    at = datetime(year, 1, 1, tzinfo=UTC)
    for _ in range(366 * 24):
        if at.astimezone(local).utcoffset() != (at + HOUR).astimezone(local).utcoffset():
            yield at
        at += HOUR


CHANGES = [
    (zone, at)
    for zone, year in (
        ("Europe/Paris", 2026),
        ("America/New_York", 2026),
        ("America/Havana", 2026),  # at midnight
        ("Africa/Cairo", 2026),
        ("Australia/Lord_Howe", 2026),  # by half an hour
        ("Africa/Casablanca", 2026),  # back for a month, and on again
        ("America/St_Johns", 2005),  # a minute past midnight
        ("Pacific/Apia", 2011),  # a day that never was
        ("Asia/Pyongyang", 2015),
    )
    for at in changes(zone, year)
]


@settings(max_examples=400)
@given(
    st.sampled_from(CHANGES) | st.tuples(st.sampled_from(ZONES), moments),
    st.integers(-50 * 60, 50 * 60).map(lambda seconds: timedelta(seconds=60 * seconds + 17)),
    st.integers(0, 1439),
    st.integers(1, 600),
)
def test_a_moment_is_quiet_when_the_clock_on_the_wall_says_so(
    change: tuple[str, datetime], later: timedelta, start: int, minutes: int
) -> None:
    """On whatever day: but an hour that comes twice is quiet once it has begun to be, or until."""
    zone, at = change[0], change[1] + later
    wall = at.astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    passed = (wall - wall.replace(hour=0, minute=0, second=0)) // timedelta(minutes=1)
    shown = (passed - start) % (24 * 60) < minutes
    first, second = (wall.replace(tzinfo=ZoneInfo(zone), fold=fold).utcoffset() for fold in (0, 1))
    quiet = not pace.between(at, at + timedelta(seconds=1), Off(Quiet(start, minutes, zone)))
    assert quiet >= shown
    if first == second:
        assert quiet == shown


def test_a_short_sitting_has_no_reminder() -> None:
    start = datetime(2026, 3, 2, 9, tzinfo=UTC)
    assert pace.reminder("half", start, start + HOUR, Off()) is None
    assert pace.reminder("half", start, start + 3 * HOUR, Off()) == start + 1.5 * HOUR
    assert pace.reminder("half", start, start + 1.5 * HOUR, Off()) == start + 0.5 * HOUR


@pytest.mark.rule("TIM-4.1")
def test_a_reminder_by_the_clock_comes_so_long_before_the_deadline() -> None:
    start = datetime(2026, 3, 2, 9, tzinfo=UTC)
    for kind, hours in (("12h", 12), ("3h", 3)):
        assert pace.reminder(kind, start, start + 20 * HOUR, Off()) == start + (20 - hours) * HOUR
        assert pace.reminder(kind, start, start + hours * HOUR, Off()) is None


def test_a_time_zone_that_went_away_counts_as_utc() -> None:
    start = datetime(2026, 3, 2, 9, tzinfo=UTC)
    gone = Quiet(10 * 60, 60, "Atlantis/Centre")
    assert pace.after(start, 2 * HOUR, Off(gone)) == start + 3 * HOUR


def hours(of_start: float, increment: float, cap: float, grace: float) -> BankTerms:
    return BankTerms(*(int(one * 3600) for one in (of_start, increment, cap, grace)))


@pytest.mark.rule("TIM-1.2", "TIM-1.3")
def test_paces_with_a_bank_are_these() -> None:
    assert {key: one.bank for key, one in pace.PACES.items() if one.bank} == {
        "express": hours(12, 1, 24, 0),
        "quick": hours(24, 4, 72, 0),
        "normal": hours(72, 12, 120, 12),
        "calm": hours(120, 36, 240, 12),
    }


@pytest.mark.rule("TIM-1.6")
def test_a_new_table_has_the_usual_pace_of_those_that_are_offered() -> None:
    paces = ("live-3", "live-10", "hour", "express", "quick", "normal", "calm", "none")
    assert TimeTerms().pace == "normal"
    assert pace.offered("normal") == paces
    assert pace.offered("two-days") == ("two-days", *paces)  # of a table of another time
