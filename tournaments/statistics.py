"""What finished matches of a game tell: who wins from where, how long they take, rule EVT-6.4."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import sqrt

import msgspec

ENOUGH = 20  # seats in which a card did something, from which on its share is told
_SURE = 1.96  # standard deviations within which 95 of 100 samples are


class MatchFact(msgspec.Struct, frozen=True):
    """A finished match: the place of each seat, its hours, the answers of people.

    `cards` are those that did something for each seat, each once; () where that is not known.
    """

    places: tuple[int, ...]
    hours: float
    answers: int
    cards: tuple[tuple[str, ...], ...] = ()


class CardShare(msgspec.Struct, frozen=True):
    """How often those win for whom a card did something, in `seats` of finished matches.

    `share` is of wins, 0 to 1. `apart` is by how much it lies above what these seats would win by
    chance, less the mean of that over all cards: a card that did something is often a winner's.
    It truly lies between `low` and `high`, 95 times of 100.
    """

    card: str
    seats: int
    share: float
    apart: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether it is not chance that it lies above the mean, or below."""
        return self.low > 0 or self.high < 0


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


def statistics(facts: Iterable[MatchFact]) -> tuple[Statistics, ...]:
    """Return a row for each number of seats that was played, the fewest first."""
    by_seats: dict[int, list[MatchFact]] = {}
    for fact in facts:
        by_seats.setdefault(len(fact.places), []).append(fact)
    return tuple(_of(seats, by_seats[seats]) for seats in sorted(by_seats))


def card_shares(facts: Iterable[MatchFact]) -> tuple[CardShare, ...]:
    """Return the cards that did something in enough seats, best first, rule EVT-6.4."""
    had = dict[str, Counter[tuple[int, int]]]()  # how often, by winners (0: not won) and seats
    for fact in facts:
        winners, seats = fact.places.count(1), len(fact.places)
        for place, cards in zip(fact.places, fact.cards, strict=False):
            for card in {*cards}:
                had.setdefault(card, Counter())[winners if place == 1 else 0, seats] += 1
    every = Counter[tuple[int, int]]()
    for ends in had.values():
        every.update(ends)
    won, fair = _won(every)
    mean = (won - fair) / max(1, every.total())
    found: list[CardShare] = []
    for card, ends in had.items():
        if (times := ends.total()) < ENOUGH:
            continue
        won, fair = _won(ends)
        share, usual = won / times, fair / times + mean
        low, high = (end - float(usual) for end in likely(share, times))
        found.append(CardShare(card, times, float(share), float(share - usual), low, high))
    return tuple(sorted(found, key=lambda one: (-one.apart, one.card)))


def _won(ends: Mapping[tuple[int, int], int]) -> tuple[Fraction, Fraction]:
    """Return how many matches were won, and how many would be by chance."""
    won = sum((Fraction(times, of) for (of, _), times in ends.items() if of), Fraction(0))
    fair = sum((Fraction(times, seats) for (_, seats), times in ends.items()), Fraction(0))
    return won, fair


def likely(share: Fraction, matches: int) -> tuple[float, float]:
    """Return between what the true share lies, 95 times of 100 (Wilson's interval)."""
    seen, spread = float(share), _SURE**2 / matches
    middle = (seen + spread / 2) / (1 + spread)
    half = _SURE * sqrt((seen * (1 - seen) + spread / 4) / matches) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def _of(seats: int, facts: Sequence[MatchFact]) -> Statistics:
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
