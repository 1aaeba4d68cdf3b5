"""Days off: half days, how many there are, those that are spent by themselves (TIM-2.1, 2.2)."""

from datetime import UTC, datetime, timedelta
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.records.time import HalfDay
from play.time import half_days
from play.time.pace import PACES

PARIS = "Europe/Paris"
DAY = timedelta(days=1)
MONDAY = datetime(2026, 6, 1, 9, tzinfo=UTC)  # 11:00 in Paris
moments = st.integers(0, 700 * 24 * 60).map(lambda past: MONDAY + timedelta(minutes=past))


def days(start: datetime, length: float) -> tuple[HalfDay, ...]:
    return tuple(islice(half_days.half_days(start, PARIS), int(2 * length)))


@pytest.mark.rule("TIM-2.1")
def test_a_span_begins_at_the_next_half_day() -> None:
    taken = half_days.planned(MONDAY, MONDAY + 2 * DAY, PARIS)
    noon = datetime(2026, 6, 1, 10, tzinfo=UTC)
    assert [half.begins_at for half in taken] == [noon + n * half_days.HALF for n in range(4)]


def test_a_day_in_which_clocks_change_has_two_halves_all_the_same() -> None:
    saturday = datetime(2026, 3, 28, 23, tzinfo=UTC)
    assert [half.ends_at - half.begins_at for half in days(saturday, 1)] == [
        timedelta(hours=11),
        timedelta(hours=12),
    ]


@pytest.mark.rule("TIM-2.1")
def test_there_are_twenty_eight_in_any_year_and_fourteen_in_a_row() -> None:
    assert half_days.lack((), days(MONDAY, 14)) is None
    assert half_days.lack((), days(MONDAY, 14.5)) == "row"
    first, second = days(MONDAY, 14), days(MONDAY + 60 * DAY, 14)
    assert half_days.lack(first, second) is None
    one_more = days(MONDAY + 100 * DAY, 0.5)
    assert half_days.lack((*first, *second), one_more) == "year"
    assert half_days.left((*first, *second), MONDAY + 100 * DAY) == 0
    later = days(MONDAY + 367 * DAY, 1)
    assert half_days.lack((*first, *second), later) is None
    assert half_days.left((*first, *second), MONDAY + 367 * DAY) == 4


def test_what_is_taken_already_costs_nothing_again() -> None:
    taken = days(MONDAY, 14)
    assert half_days.lack(taken, days(MONDAY + 2 * DAY, 5)) is None


@pytest.mark.rule("TIM-2.1")
def test_half_days_that_have_not_begun_come_back() -> None:
    taken = days(MONDAY, 5)
    now = MONDAY + DAY
    kept = half_days.shortened(taken, now)
    assert half_days.left(kept, now) == half_days.IN_A_YEAR - 2
    assert all(half.begins_at <= now for half in kept)


@pytest.mark.rule("TIM-2.2")
def test_six_are_spent_by_themselves_until_the_next_answer() -> None:
    now, taken = MONDAY, list[HalfDay]()
    for _ in range(half_days.BY_THEMSELVES):
        assert half_days.may_be_spent(taken, now, None)
        taken.append(half_days.by_itself(now))
        now = taken[-1].ends_at
    assert not half_days.may_be_spent(taken, now, None)
    assert not half_days.may_be_spent(taken, now, MONDAY)
    assert half_days.may_be_spent(taken, now + DAY, now)


@pytest.mark.rule("TIM-2.2")
def test_none_is_spent_for_somebody_who_has_answered_since_the_sitting_opened() -> None:
    for answered, spent in ((None, True), (MONDAY, True), (MONDAY + DAY / 24, False)):
        assert half_days.may_be_spent((), MONDAY + DAY, answered, MONDAY) == spent


@pytest.mark.rule("TIM-2.2")
@pytest.mark.parametrize(
    ("pace", "most"),
    [
        *(("express", 2), ("quick", 6), ("normal", 6), ("calm", 6)),
        *(("half-day", 1), ("day", 2), ("two-days", 4), ("week", 6), ("none", 6)),
    ],
)
def test_in_one_sitting_as_many_are_spent_as_fit_in_the_cap(pace: str, most: int) -> None:
    """Those that another sitting has cost count, as they have stopped this clock, too."""
    assert half_days.most_in_a_sitting(PACES[pace]) == most
    now, taken = MONDAY + DAY, list[HalfDay]()
    while half_days.may_be_spent(taken, now, None, MONDAY, most):
        taken.append(half_days.by_itself(now))
        now = taken[-1].ends_at
    assert len(taken) == most
    assert half_days.may_be_spent(taken, now, MONDAY + 9 * DAY, now + 9 * DAY, most)


@pytest.mark.rule("TIM-2.2")
def test_those_spent_by_themselves_count_in_a_row() -> None:
    taken = [*days(MONDAY, 13.5)]
    now = taken[-1].ends_at
    assert half_days.may_be_spent(taken, now, now)
    assert not half_days.may_be_spent([*taken, half_days.by_itself(now)], now + half_days.HALF, now)


def test_who_is_away_is_away_to_the_end_of_the_last_half_day_in_a_row() -> None:
    taken = (*days(MONDAY, 2), *days(MONDAY + 10 * DAY, 1))
    assert half_days.under_way(taken, MONDAY) is None
    noon = taken[0].begins_at
    assert half_days.under_way(taken, noon) == (noon, noon + 2 * DAY)
    assert half_days.under_way(taken, noon + 2 * DAY) is None
    assert half_days.under_way(taken, noon + 10 * DAY) == (noon + 10 * DAY, noon + 11 * DAY)


@given(moments, st.integers(1, 30), st.sampled_from([PARIS, "America/Havana", "Pacific/Apia"]))
def test_half_days_follow_each_other_without_a_gap(start: datetime, many: int, zone: str) -> None:
    found = list(islice(half_days.half_days(start, zone), many))
    assert found[0].begins_at >= start
    assert all(one.ends_at == other.begins_at for one, other in pairwise(found))
