from fractions import Fraction

import pytest

from tournaments.statistics import Fact, Spread, statistics


@pytest.mark.rule("EVT-6.4")
def test_wins_by_seat_lengths_and_answers_a_day() -> None:
    facts = [
        Fact((1, 2), 48, 20),
        Fact((2, 1), 24, 30),
        Fact((1, 1), 72, 30),
        Fact((3, 1, 2), 0, 7),
    ]
    two, three = statistics(facts)
    assert (two.seats, two.matches, two.wins) == (2, 3, (Fraction(1, 2), Fraction(1, 2)))
    assert two.days == Spread(1, 2, 2)
    assert two.answers_a_day == Spread(10, 10, 10)
    assert (three.seats, three.wins) == (3, (0, 1, 0))
    assert three.answers_a_day.middle == 168  # a match within the hour counts as an hour
    assert statistics([]) == ()
