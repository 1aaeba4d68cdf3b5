"""Time that counts: inverse questions, overlaps, weekends (TIM-1.4)."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.records.time import Quiet
from play.time.recurring import nights, weekends
from play.time.spans import Span, counted, free, joined, when

NONE = timedelta(0)
SECOND = timedelta(seconds=1)
START = datetime(2026, 1, 1, tzinfo=UTC)
ZONES = ("Europe/Paris", "America/Havana", "Pacific/Apia", "Australia/Lord_Howe", "UTC")
moments = st.integers(0, 400 * 24 * 60).map(lambda past: START + timedelta(minutes=past))
lengths = st.integers(0, 30 * 24 * 3600).map(lambda seconds: timedelta(seconds=seconds))
spans = st.tuples(moments, lengths).map(lambda one: (one[0], one[0] + one[1]))
away = st.lists(spans, max_size=6).map(sorted)
quiets = st.builds(Quiet, st.integers(0, 1439), st.integers(1, 600), st.sampled_from(ZONES))


def off(start: datetime, quiet: Quiet, zone: str, days: list[Span]) -> list[Span]:
    """All that does not count in the three months from `start` on."""
    found: list[Span] = []
    for span in joined(nights(start, quiet), weekends(start, zone), days):
        if span[0] > start + timedelta(days=120):
            break
        found.append(span)
    return found


def by_hand(start: datetime, end: datetime, spans: list[Span]) -> timedelta:
    """The time that counts, the slow way: the edges of all spans cut it to pieces."""
    edges = sorted({start, end, *(edge for span in spans for edge in span if start < edge < end)})
    pieces = pairwise(edges)
    return sum(
        (b - a for a, b in pieces if not any(one <= a and b <= two for one, two in spans)), NONE
    )


@pytest.mark.rule("TIM-1.4")
@given(moments, lengths, quiets, st.sampled_from(ZONES), away)
def test_the_two_questions_are_inverse(
    start: datetime, allowance: timedelta, quiet: Quiet, zone: str, days: list[Span]
) -> None:
    spans = off(start, quiet, zone, days)
    end = when(start, allowance, spans)
    assert counted(start, end, spans) == allowance
    if allowance:
        assert counted(start, end - SECOND, spans) == allowance - SECOND


@given(moments, lengths, lengths, quiets, st.sampled_from(ZONES), away)
def test_what_counts_is_the_sum_of_its_parts_and_never_less_later(
    start: datetime, one: timedelta, other: timedelta, quiet: Quiet, zone: str, days: list[Span]
) -> None:
    spans = off(start, quiet, zone, days)
    middle, end = start + one, start + one + other
    whole = counted(start, end, spans)
    assert whole == counted(start, middle, spans) + counted(middle, end, spans)
    assert counted(start, middle, spans) <= whole <= one + other


@given(moments, lengths, away)
def test_what_overlaps_is_left_out_once(
    start: datetime, allowance: timedelta, days: list[Span]
) -> None:
    end = start + allowance
    assert counted(start, end, joined(days, days)) == by_hand(start, end, days)


@given(moments, away)
def test_the_first_moment_that_is_free(start: datetime, days: list[Span]) -> None:
    at = free(start, joined(days))
    assert at >= start
    assert counted(at, at + SECOND, joined(days)) > NONE or any(
        at < begins < at + SECOND for begins, _ in days
    )
    assert at == start or counted(start, at, joined(days)) == NONE


@given(moments, st.sampled_from(ZONES))
def test_weekends_are_saturday_to_monday_by_the_clock_on_the_wall(at: datetime, zone: str) -> None:
    inside = counted(at, at + SECOND, weekends(at, zone)) < SECOND
    assert inside == (at.astimezone(ZoneInfo(zone)).weekday() >= 5)


def test_a_weekend_in_which_clocks_change_lasts_as_long_as_it_lasts() -> None:
    saturday = datetime(2026, 3, 27, 23, tzinfo=UTC)  # summer time begins on Sunday in Paris
    begins, ends = next(s for s in weekends(saturday, "Europe/Paris") if s[1] > saturday)
    assert (begins, ends - begins) == (saturday, timedelta(hours=47))
