"""Who sits where, rule EVT-3.4."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

MOST = 2  # by which matches as first and as second seat may differ, where it can be had
RUN = 3  # matches running for which nobody has the same seat, where it can be had
AGAIN = 10**5  # what such a run costs in a pod: less than a repeat, more than all else


class Sat(NamedTuple):
    """Where somebody sat until now: how often on each seat, and on which the last times."""

    seats: tuple[int, ...] = ()
    latest: tuple[int, ...] = ()

    @classmethod
    def of(cls, seats: Iterable[int]) -> Self:
        """Return the count of seats, given in the order in which they were taken."""
        taken = list(seats)
        count = Counter(taken)
        return cls(
            tuple(count[seat] for seat in range(1 + max(taken, default=-1))),
            tuple(taken[1 - RUN :]),
        )

    def times(self, seat: int) -> int:
        """Return how often a seat was taken; seats count from 0."""
        return self.seats[seat] if seat < len(self.seats) else 0

    def runs(self, seat: int) -> bool:
        """Tell whether a seat, taken now, would be taken for the third time running."""
        return self.latest == (seat,) * (RUN - 1)

    def price(self, seat: int) -> int:
        """Return what speaks against a seat: how often it was taken, and that it was just now."""
        return self.times(seat) + AGAIN * self.runs(seat)

    @property
    def began_last(self) -> bool:
        """Whether the first seat was taken last time."""
        return self.latest[-1:] == (0,)

    @property
    def balance(self) -> int:
        """Of duels: how many more matches were begun than not."""
        return self.times(0) - self.times(1)


def begins(one: Sat, other: Sat) -> bool | None:
    """Tell whether the first of two sits first in their duel; None where it has to be drawn.

    Whoever did so less does, then who did not last time. It is not drawn where one of both ways
    gives nobody the same seat a third time running.
    """
    if one.balance != other.balance:
        return one.balance < other.balance
    if one.began_last != other.began_last:
        return other.began_last
    mine, theirs = one.runs(0) or other.runs(1), other.runs(0) or one.runs(1)
    return None if mine == theirs else theirs


def after(one: Sat, other: Sat) -> tuple[int, int]:
    """Return both balances after a duel, which whoever has the lower one begins."""
    low, high = sorted((one.balance, other.balance))
    return low + 1, high - 1


def level(one: Sat, other: Sat) -> bool:
    """Tell whether a duel takes neither of two further from balance than may be."""
    low, high = after(one, other)
    return low <= MOST and high >= -MOST


def changing(one: Sat, other: Sat) -> bool:
    """Tell whether a duel gives neither of two the same seat for the third time running."""
    first, second = (one, other) if begins(one, other) is not False else (other, one)
    return not first.runs(0) and not second.runs(1)


def imbalance(people: Sequence[Sat]) -> int:
    """Return what the seats of a pod cost, seated as well as can be: see `Sat.price`."""
    return _best(people)[-1]


def order(people: Sequence[Sat]) -> list[int]:
    """Return the indices of the people of a pod, first seat first.

    Everybody sits where they sat least, as far as all can, nobody a third time running; who stands
    first in `people` gets the first of equal seats.
    """
    best = _best(people)
    left, found = len(best) - 1, list[int]()
    for seat in reversed(range(len(people))):
        index = next(
            index
            for index in reversed(range(len(people)))
            if left >> index & 1
            and best[left ^ 1 << index] + people[index].price(seat) == best[left]
        )
        found.append(index)
        left ^= 1 << index
    return found[::-1]


def _best(people: Sequence[Sat]) -> list[int]:
    """Return for each set of people (a bit each) the least sum of `price` on the first seats."""
    size = len(people)
    prices = [[sat.price(seat) for seat in range(size)] for sat in people]
    best = [0] * (1 << size)
    for some in range(1, 1 << size):
        seat = some.bit_count() - 1
        best[some] = min(
            best[some ^ 1 << index] + prices[index][seat]
            for index in range(size)
            if some >> index & 1
        )
    return best
