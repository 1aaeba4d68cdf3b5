"""Pairing of few: all ways are looked at, so that later rounds need no repeat either.

Of six who have met three others each, the other pairs may be two triangles, and then a fourth round
cannot be paired without a repeat. Among more people than eight there is always room for the rounds
of rule EVT-2.4.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

Pair = frozenset[int]


class Field(NamedTuple):
    """All pairs of the people there are, with what they cost.

    `met` are those that have met, `rested` those of the bye with who had one, `running` those that
    give somebody the same seat for the third time running, `uneven` those that do so too often.
    """

    costs: Mapping[Pair, int]
    met: Collection[Pair]
    rested: Collection[Pair]
    running: Collection[Pair]
    uneven: Collection[Pair]


def paired(order: Sequence[int], field: Field, rounds_after: int) -> list[Pair]:
    """Return the pairs of `order`, an even number.

    The fewest repeats now come first, then the fewest second byes, then room for the rounds after
    this one, then seats that change, then level ones, then the least cost.
    """

    def again(pairs: Sequence[Pair]) -> tuple[int, int]:
        return (
            sum(pair in field.met for pair in pairs),
            sum(pair in field.rested for pair in pairs),
        )

    def against(pairs: Sequence[Pair]) -> tuple[tuple[int, int], int, int, int]:
        return (
            again(pairs),
            sum(pair in field.running for pair in pairs),
            sum(pair in field.uneven for pair in pairs),
            sum(field.costs[pair] for pair in pairs),
        )

    ranked = sorted(_matchings(order), key=against)
    fewest = again(ranked[0])
    rounds = _Rounds(order)
    free = {pair for pair in field.costs if pair not in field.met and pair not in field.rested}
    for pairs in ranked:
        if again(pairs) == fewest and rounds.fit(free - {*pairs}, rounds_after):
            return pairs
    return ranked[0]


def _matchings(people: Sequence[int]) -> Iterator[list[Pair]]:
    if not people:
        yield []
        return
    first, *others = people
    for other in others:
        rest = [one for one in others if one != other]
        yield from ([frozenset((first, other)), *pairs] for pairs in _matchings(rest))


class _Rounds:
    """Whether rounds can be paired with certain pairs, each of which is a bit of a number."""

    def __init__(self, people: Sequence[int]) -> None:
        pairs = map(frozenset, combinations(people, 2))
        self._bits = {pair: 1 << index for index, pair in enumerate(pairs)}
        self._rounds = [sum(self._bits[one] for one in pairs) for pairs in _matchings(people)]
        self._known: dict[tuple[int, int], bool] = {}

    def fit(self, free: Collection[Pair], rounds: int) -> bool:
        """Tell whether so many rounds can be made of different pairs of `free`."""
        return self._fit(sum(self._bits[pair] for pair in free), rounds)

    def _fit(self, free: int, rounds: int) -> bool:
        if rounds <= 0:
            return True
        known = self._known.get((free, rounds))
        if known is None:
            fitting = (one for one in self._rounds if one & free == one)
            known = any(self._fit(free ^ one, rounds - 1) for one in fitting)
            self._known[free, rounds] = known
        return known
