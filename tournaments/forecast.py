"""What a tournament will take, told before it is opened, rule EVT-1.1."""

import math
from collections.abc import Iterable
from fractions import Fraction

import msgspec

from tournaments.formats import knockout, robin, swiss
from tournaments.pairing import pods
from tournaments.records import Terms

_WEEK = 7
_HOURS = 24
_EVENING = 2  # days up to which hours are told


class Lengths(msgspec.Struct, frozen=True):
    """Measured days of a match at a pace: the usual ones, and those of the slowest of ten."""

    usual: Fraction
    slow: Fraction


class Forecast(msgspec.Struct, frozen=True):
    """What awaits so many people. `each` is how many matches a person has at most.

    `rounds` is 0 in a robin; the last `stages` of them are the knockout of the best `cut`.
    `repeats_from` is the round in which some must meet again at the latest, 0 where none is;
    `crowded` says that so few meet again from round 2 on however they are cut into pods (EVT-3.3).
    """

    people: int
    rounds: int
    each: int
    matches: int
    days: Fraction
    repeats_from: int = 0
    crowded: bool = False
    stages: int = 0
    cut: int = 0

    @property
    def weeks(self) -> int:
        """The time it takes, rounded to whole weeks, one at least."""
        return max(1, round(self.days / _WEEK))

    @property
    def hours(self) -> int:
        """The time it takes, rounded up to whole hours; 0 where that is more than two days."""
        return 0 if self.days > _EVENING else math.ceil(self.days * _HOURS)


def people(terms: Terms) -> range:
    """Return how many people a format takes, rules EVT-2.3 to 2.6."""
    match terms.format:
        case "robin":
            return range(terms.pod + 1, robin.most(terms) + 1)
        case "swiss":
            return range(swiss.LEAST if terms.duels else swiss.LEAST_PODS, swiss.MOST + 1)
        case "swiss+cut":
            return range(terms.cut + 1, swiss.MOST + 1)
        case "knockout":
            return range(knockout.LEAST, knockout.MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: Fraction | int) -> Forecast:
    """Return what `entered` people have before them; a round ends after `deadline` days."""
    round_days = min(lengths.slow, Fraction(deadline))
    stage_days = terms.best_of * round_days
    match terms.format:
        case "robin":
            return _robin(terms, entered, lengths)
        case "swiss":
            rounds = swiss.rounds(terms, entered)
            return _swiss(terms, entered, rounds, rounds * round_days)
        case "knockout":
            stages = knockout.stages_of(entered)
            matches = entered - 1 + terms.third_place
            each = terms.best_of * stages
            return Forecast(entered, stages, each, terms.best_of * matches, stages * stage_days)
        case "swiss+cut":
            rounds, stages = swiss.rounds(terms, entered), knockout.stages_of(terms.cut)
            first = _swiss(terms, entered, rounds, rounds * round_days)
            return Forecast(
                entered,
                rounds + stages,
                first.each + terms.best_of * stages,
                first.matches + terms.best_of * (terms.cut - 1 + terms.third_place),
                first.days + stages * stage_days,
                stages=stages,
                cut=terms.cut,
            )


def _robin(terms: Terms, entered: int, lengths: Lengths) -> Forecast:
    each = robin.matches_each(terms, entered)
    days = max(lengths.slow, each * lengths.usual / terms.at_once)
    return Forecast(entered, 0, each, robin.matches(terms, entered), days)


def _swiss(terms: Terms, entered: int, rounds: int, days: Fraction) -> Forecast:
    if terms.duels:
        return Forecast(entered, rounds, rounds, rounds * (entered // 2), days)
    some = pods.sizes(entered, terms.pod, terms.seats, full=terms.full)
    again = pods.repeats_from(entered, some)
    return Forecast(
        entered,
        rounds,
        rounds,
        rounds * len(some),
        days,
        repeats_from=again if again <= rounds else 0,
        crowded=pods.crowded(entered, terms.pod, terms.seats),
    )


def sizes_within(
    terms: Terms, lengths: Lengths, deadline: Fraction | int, season: int, sizes: Iterable[int] = ()
) -> tuple[int, ...]:
    """Return the numbers of people for which a tournament ends within `season` days."""
    return tuple(
        entered
        for entered in sizes or people(terms)
        if forecast(terms, entered, lengths, deadline).days <= season
    )
