"""What a tournament will take, told before it is opened, rule EVT-1.1."""

import math
from fractions import Fraction

import msgspec

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
