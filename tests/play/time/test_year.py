"""What must hold over months of play by simulated people (TIM-6)."""

import pytest

from bench.year import BANKED, Year, lines
from db.queries.match.limits import MOST


@pytest.mark.rule("TIM-6", "TIM-1.3", "TIM-2.2", "TIM-4.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_three_months_of_twenty_people(seed: int) -> None:
    report = Year(20, 91, seed).run()
    assert report.broken == []
    assert sum(len(found) for found in report.lengths.values()) == report.matches
    assert {pace for _, pace in report.lengths} == {*BANKED}
    assert report.spent
    assert sum(report.missed.values())
    assert max(report.a_day) <= MOST + 2  # some come to sittings that are half over
    assert "99th percentile" in [*lines(report)][-1]


@pytest.mark.long
@pytest.mark.rule("TIM-6")
def test_a_year_of_two_hundred_people() -> None:
    report = Year(200, 365, 1).run()
    assert report.broken == []
    assert sum(len(found) for found in report.lengths.values()) == report.matches
