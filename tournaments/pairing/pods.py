"""Pairing of pods of three to six, rules EVT-3.3 and 3.4."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from games.core.streams import Streams
from tournaments.pairing import seats
from tournaments.pairing.candidates import Candidate

TRIES = 6000
REACH = 2  # pods between which two people may be swapped
_MET, _SPREAD = 40, 500


def sizes(people: int, wanted: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """Return the sizes of the pods, larger first: they differ by at most one, rule EVT-3.3.

    From one less than wanted to one more, where that fits; the fewest pods off the wanted size,
    then the fewest pods. Where it does not fit: of all sizes that the game allows those nearest to
    the wanted one. Empty where even one pod cannot be filled.
    """
    found = [_even(people, pods) for pods in range(1, people + 1)]
    found = [some for some in found if all(size in allowed for size in some)]
    near = [some for some in found if all(abs(size - wanted) <= 1 for size in some)]
    if near:
        return min(near, key=lambda some: (sum(size != wanted for size in some), len(some)))
    return min(found, key=lambda some: (abs(some[0] - wanted), len(some)), default=())


def _even(people: int, pods: int) -> tuple[int, ...]:
    least, more = divmod(people, pods)
    return (least + 1,) * more + (least,) * (pods - more)


def repeats_from(people: int, wanted: int, allowed: Sequence[int]) -> int:
    """Return the first round in which somebody has to meet somebody again, rule EVT-3.3.

    With fewer pods than seats in a pod that is the second; else as soon as somebody would have met
    everybody (earlier ones may be unavoidable too).
    """
    some = sizes(people, wanted, allowed)
    if not some or len(some) < max(some):
        return 2
    return 2 + (people - 1) // (max(some) - 1) - 1


class _Pods:
    """The people cut into pods, and what each pod costs."""

    def __init__(self, people: Sequence[Candidate], some: Sequence[int]) -> None:
        starts = [sum(some[:pod]) for pod in range(len(some))]
        self.pods = [
            list(people[start : start + size]) for start, size in zip(starts, some, strict=True)
        ]
        self.costs = [pod_cost(pod) for pod in self.pods]

    def swap(self, one: int, other: int, mine: int, theirs: int) -> None:
        """Let two people change pods if that costs less together."""
        pods, before = self.pods, self.costs[one] + self.costs[other]
        pods[one][mine], pods[other][theirs] = pods[other][theirs], pods[one][mine]
        if _company(pods[one]) + _company(pods[other]) < before:  # the rest is never below 0
            costs = pod_cost(pods[one]), pod_cost(pods[other])
            if sum(costs) < before:
                self.costs[one], self.costs[other] = costs
                return
        pods[one][mine], pods[other][theirs] = pods[other][theirs], pods[one][mine]


def paired(people: Sequence[Candidate], some: Sequence[int], rng: Streams) -> list[tuple[int, ...]]:
    """Return pods of the given sizes with their first seat first, rule EVT-3.3.

    The standings are cut into pods; then people are swapped as long as that costs less.
    """
    cut = _Pods(people, some)
    for _ in range(TRIES if len(some) > 1 else 0):
        one = rng.below("pods", len(some))
        near = [
            pod
            for pod in range(one - REACH, one + REACH + 1)
            if 0 <= pod < len(some) and pod != one
        ]
        other = rng.choice("pods", near)
        mine, theirs = rng.below("pods", some[one]), rng.below("pods", some[other])
        cut.swap(one, other, mine, theirs)
    return [seated(pod, rng) for pod in cut.pods]


def pod_cost(pod: Sequence[Candidate]) -> Fraction:
    """Return what speaks against a pod: meetings, spread of points, seats taken again."""
    return _company(pod) + seats.imbalance([one.sat for one in pod])


def cost(pod: Sequence[Candidate]) -> Mapping[str, Fraction]:
    """Return what speaks against a pod, by part; organisers see it."""
    return {
        "repeat": Fraction(_meetings(pod)),
        "gap": _spread(pod),
        "seats": Fraction(seats.imbalance([one.sat for one in pod])),
    }


def _company(pod: Sequence[Candidate]) -> Fraction:
    return _meetings(pod) + _spread(pod)


def _meetings(pod: Sequence[Candidate]) -> int:
    """Return 40 m (m + 1) for each pair that met m times."""
    total = 0
    for one, other in combinations(pod, 2):
        times = one.met.get(other.entrant, 0)
        total += _MET * times * (times + 1)
    return total


def _spread(pod: Sequence[Candidate]) -> Fraction:
    points = [one.points for one in pod]
    return (max(points) - min(points)) ** 2 / _SPREAD


def seated(pod: Sequence[Candidate], rng: Streams) -> tuple[int, ...]:
    """Return a pod in the order of seats: all sit where they sat least, then as drawn."""
    drawn = rng.shuffled("seats", pod)
    return tuple(drawn[index].entrant for index in seats.order([one.sat for one in drawn]))
