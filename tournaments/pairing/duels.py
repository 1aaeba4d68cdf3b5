"""Pairing of two seats: a matching of least cost, rules EVT-3.1 and 3.2."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, islice

import msgspec

from games.core.streams import Streams
from tournaments.pairing import few, seats
from tournaments.pairing.candidates import Candidate

NEAREST = 12  # in the standings, with whom one is joined at first
FEW = 8  # people up to which all pairings are looked at, for the rounds that are still to come
_GAP, _RANK, _SEATS, _REPEAT = 10**3, 10, 100, 10**8
_BYE, _ANOTHER_BYE = 10**4, 10**7
NOBODY = 0  # stands for the bye; entrants count from 1
Pair = tuple[int, int]


class Cost(msgspec.Struct, frozen=True):
    """What speaks against a pair, by part; organisers see it."""

    gap: int
    rank: int
    seats: int
    repeat: int

    @property
    def sum(self) -> int:
        """All parts together: the round has the pairs that cost least (EVT-3.1)."""
        return self.gap + self.rank + self.seats + self.repeat


class Round(msgspec.Struct, frozen=True):
    """Pairs with the first seat first, and who has the bye."""

    pairs: tuple[Pair, ...]
    bye: int | None


def folded(order: Sequence[int], rng: Streams) -> Round:
    """Pair a first round: the upper half of the seeding against the lower, rule EVT-3.1.

    With an odd number the last one has the bye.
    """
    half = len(order) // 2
    lots = _lots(order, rng)
    pairs = zip(order[:half], order[half : 2 * half], strict=True)
    seated = [(one, other) if lots[one] < lots[other] else (other, one) for one, other in pairs]
    return Round(tuple(seated), order[-1] if len(order) % 2 else None)


def paired(people: Sequence[Candidate], rounds_after: int, rng: Streams) -> Round:
    """Pair everybody at least cost, rule EVT-3.1.

    Nobody is joined with whom they have met, nor so that somebody has the same seat a third time
    running, nor so that beginning and not beginning differ by more than two, where another perfect
    matching exists; what stands first counts more. Among up to 8 people
    the `rounds_after` are thought of: none of them shall need a repeat. What costs the same is
    settled by the order in which `rng` shuffles the people.
    """
    known = {one.entrant: one for one in people}
    order = rng.shuffled("ties", [*known])
    order += [NOBODY] * (len(people) % 2)
    pairs = _few(people, order, rounds_after) if len(order) <= FEW else _many(people, order)
    bye = next((max(pair) for pair in pairs if NOBODY in pair), None)
    duels = [sorted(pair, key=lambda one: known[one].rank) for pair in pairs if NOBODY not in pair]
    duels.sort(key=lambda pair: known[pair[0]].rank)
    lots = _lots([*known], rng)
    return Round(tuple(seated(known[one], known[other], lots) for one, other in duels), bye)


def cost(one: Candidate, other: Candidate) -> Cost:
    """Return what speaks against a pair: points, places, seats afterwards, how often they met."""
    gap = int(one.points - other.points)
    rank = 0 if gap else abs(one.rank - other.rank)
    odd = sum(map(abs, seats.after(one.sat, other.sat)))
    repeats = one.met.get(other.entrant, 0)
    return Cost(_GAP * gap * gap, _RANK * rank, _SEATS * odd, _REPEAT * repeats)


def bye_cost(one: Candidate, lowest: Fraction) -> int:
    """Return what speaks against a bye, rule EVT-3.2; it adds no other cost."""
    return int(_BYE * (one.points - lowest)) + _ANOTHER_BYE * one.byes


def seated(one: Candidate, other: Candidate, lots: Mapping[int, int]) -> Pair:
    """Return both with the one who sits first in front, rule EVT-3.4."""
    begins = seats.begins(one.sat, other.sat)
    if begins is None:
        begins = lots[one.entrant] < lots[other.entrant]
    return (one.entrant, other.entrant) if begins else (other.entrant, one.entrant)


def _lots(people: Sequence[int], rng: Streams) -> dict[int, int]:
    """Return what decides where two are equal: a number for each, as drawn."""
    return {one: lot for lot, one in enumerate(rng.shuffled("seats", people))}


def _few(people: Sequence[Candidate], order: Sequence[int], rounds_after: int) -> list[Pair]:
    pairs = list(combinations(people, 2))
    field = few.Field(
        costs={frozenset((one, other)): cost for one, other, cost in _graph(people)},
        met={frozenset((a.entrant, b.entrant)) for a, b in pairs if a.met.get(b.entrant)},
        rested={frozenset((NOBODY, one.entrant)) for one in people if one.byes},
        running={
            frozenset((a.entrant, b.entrant)) for a, b in pairs if not seats.changing(a.sat, b.sat)
        },
        uneven={
            frozenset((a.entrant, b.entrant)) for a, b in pairs if not seats.level(a.sat, b.sat)
        },
    )
    return [(min(pair), max(pair)) for pair in few.paired(order, field, rounds_after)]


Edge = tuple[int, int, int]  # two entrants, or one and NOBODY, and the cost


def _many(people: Sequence[Candidate], order: Sequence[int]) -> list[Pair]:
    """Return a perfect matching: first without repeats, each joined to few, then to ever more."""
    from tournaments.pairing.matching import perfect  # noqa: PLC0415 - loads networkx, 0.1 s

    return next(pairs for edges in _graphs(people) if (pairs := perfect(order, edges)) is not None)


def _graphs(people: Sequence[Candidate]) -> Iterator[list[Edge]]:
    """Yield ever larger graphs: with seats as they should be, then any; at last who has met."""
    for fit in (_level_and_changing, seats.changing, _any):
        nearest = NEAREST
        while nearest < len(people):
            yield _edges(people, nearest, fit)
            nearest *= 2
        yield _edges(people, len(people), fit)
    yield _graph(people)


def _level_and_changing(one: seats.Sat, other: seats.Sat) -> bool:
    return seats.level(one, other) and seats.changing(one, other)


def _any(_one: seats.Sat, _other: seats.Sat) -> bool:
    return True


def _edges(
    people: Sequence[Candidate], nearest: int, fit: Callable[[seats.Sat, seats.Sat], bool]
) -> list[Edge]:
    """Return edges between those who have not met: each with the `nearest` in the standings."""
    joined = set[tuple[int, int]]()
    for place, one in enumerate(people):
        free = (
            other
            for other in _outward(place, len(people))
            if not one.met.get(people[other].entrant) and fit(one.sat, people[other].sat)
        )
        joined.update((min(place, other), max(place, other)) for other in islice(free, nearest))
    edges = [_edge(people[a], people[b]) for a, b in sorted(joined)]
    return edges + _byes(people)


def _outward(place: int, size: int) -> Iterator[int]:
    """Yield all other places, the nearest first, the better of two first."""
    for distance in range(1, size):
        if place >= distance:
            yield place - distance
        if place + distance < size:
            yield place + distance


def _edge(one: Candidate, other: Candidate) -> Edge:
    return one.entrant, other.entrant, cost(one, other).sum


def _byes(people: Sequence[Candidate]) -> list[Edge]:
    """Return the edges of the bye, where the number is odd: everybody may have it."""
    if len(people) % 2 == 0:
        return []
    lowest = min(one.points for one in people)
    return [(NOBODY, one.entrant, bye_cost(one, lowest)) for one in people]


def _graph(people: Sequence[Candidate]) -> list[Edge]:
    """Return the complete graph, repeats at their cost."""
    return [_edge(one, other) for one, other in combinations(people, 2)] + _byes(people)
