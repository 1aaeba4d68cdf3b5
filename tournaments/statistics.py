"""What finished matches of a game tell: who wins from where, how long they take, rule EVT-6.4."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt

import msgspec

_SURE = 1.96  # standard deviations within which 95 of 100 samples are


class Fact(msgspec.Struct, frozen=True):
    """A finished match: the place of each seat, its hours, the answers of people."""

    places: tuple[int, ...]
    hours: float
    answers: int


class Spread(msgspec.Struct, frozen=True):
    """The middle of some values, and what a tenth is below and above."""

    low: float
    middle: float
    high: float


class Statistics(msgspec.Struct, frozen=True):
    """Of matches of so many seats: the share of wins of each seat, days, people's answers a day.

    Of a shared win each has a part.
    """

    seats: int
    matches: int
    wins: tuple[Fraction, ...]
    days: Spread
    answers_a_day: Spread


def statistics(facts: Iterable[Fact]) -> tuple[Statistics, ...]:
    """Return a row for each number of seats that was played, the fewest first."""
    by_seats: dict[int, list[Fact]] = {}
    for fact in facts:
        by_seats.setdefault(len(fact.places), []).append(fact)
    return tuple(_of(seats, by_seats[seats]) for seats in sorted(by_seats))


def likely(share: Fraction, matches: int) -> tuple[float, float]:
    """Return between what the true share lies, 95 times of 100 (Wilson's interval)."""
    seen, spread = float(share), _SURE**2 / matches
    middle = (seen + spread / 2) / (1 + spread)
    reach = _SURE * sqrt((seen * (1 - seen) + spread / 4) / matches) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _of(seats: int, facts: Sequence[Fact]) -> Statistics:
    wins = [Fraction(0)] * seats
    for fact in facts:
        winners = fact.places.count(1)
        for seat, place in enumerate(fact.places):
            wins[seat] += Fraction(place == 1, winners)
    return Statistics(
        seats,
        len(facts),
        tuple(won / len(facts) for won in wins),
        _spread([fact.hours / 24 for fact in facts]),
        _spread([fact.answers / max(fact.hours / 24, 1 / 24) for fact in facts]),
    )


def _spread(values: Sequence[float]) -> Spread:
    ranked = sorted(values)
    low, middle, high = (ranked[int(share * (len(ranked) - 1))] for share in (0.1, 0.5, 0.9))
    return Spread(low, middle, high)
