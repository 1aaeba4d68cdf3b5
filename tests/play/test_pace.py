"""Time that counts: quiet hours, summer time, reminders."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from play import pace
from play.records import Quiet

HOUR = timedelta(hours=1)
NIGHT = Quiet(22 * 60, 9 * 60, "Europe/Paris")
ZONES = ("Europe/Paris", "America/New_York", "Asia/Kathmandu", "Pacific/Chatham", "UTC")

START = datetime(2025, 1, 1, tzinfo=UTC)
moments = st.integers(0, 2 * 366 * 24 * 60).map(lambda past: START + timedelta(minutes=past))
quiets = st.builds(Quiet, st.integers(0, 1439), st.integers(1, 600), st.sampled_from(ZONES))
lengths = st.timedeltas(timedelta(minutes=1), timedelta(days=30))


@settings(deadline=None)
@given(moments, lengths, quiets)
def test_an_allowance_is_what_counts_until_its_end(
    start: datetime, allowance: timedelta, quiet: Quiet
) -> None:
    end = pace.after(start, allowance, quiet)
    assert end >= start + allowance
    assert pace.between(start, end, quiet) == allowance


@settings(deadline=None)
@given(moments, lengths, quiets)
def test_a_reminder_comes_in_time_and_never_in_quiet_hours(
    start: datetime, allowance: timedelta, quiet: Quiet
) -> None:
    deadline = pace.after(start, allowance, quiet)
    at = pace.reminder(start, deadline, quiet)
    if at is not None:
        assert start < at <= deadline - HOUR
        assert pace.between(at, at + timedelta(seconds=1), quiet) > timedelta(0)


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-03-02T09:00+00:00", 5, "2026-03-02T14:00+00:00"),
        ("2026-03-02T20:00+00:00", 2, "2026-03-03T07:00+00:00"),  # an hour before the night
        ("2026-03-02T23:00+00:00", 1, "2026-03-03T07:00+00:00"),  # begun in the night
        ("2026-03-28T20:00+00:00", 2, "2026-03-29T07:00+00:00"),  # summer time begins
        ("2026-10-24T19:00+00:00", 2, "2026-10-25T06:00+00:00"),  # and ends
    ],
)
def test_nights_do_not_count(start: str, hours: int, end: str) -> None:
    begun = datetime.fromisoformat(start)
    assert pace.after(begun, hours * HOUR, NIGHT) == datetime.fromisoformat(end)


def test_a_short_sitting_has_no_reminder() -> None:
    start = datetime(2026, 3, 2, 9, tzinfo=UTC)
    assert pace.reminder(start, start + HOUR, None) is None
    assert pace.reminder(start, start + 3 * HOUR, None) == start + 1.5 * HOUR
    assert pace.reminder(start, start + 1.5 * HOUR, None) == start + 0.5 * HOUR


def test_a_time_zone_that_went_away_counts_as_utc() -> None:
    start = datetime(2026, 3, 2, 9, tzinfo=UTC)
    gone = Quiet(10 * 60, 60, "Atlantis/Centre")
    assert pace.after(start, 2 * HOUR, gone) == start + 3 * HOUR
