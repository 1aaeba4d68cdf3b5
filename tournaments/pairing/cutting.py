"""How people are cut into pods at least cost, rule EVT-3.3: local search over pods, in integers.

First swaps at random, annealed: one that costs more is let through at first, and ever more seldom.
Then two pods are cut anew in the best of all ways, as are three that hold few people (of many
pods, those near each other); where that betters nothing any more, a few people change places at
random and it goes on from there. Swaps that only ever better get stuck in cuts with repeats which
nothing but several at once would mend.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import lcm, log

from games.core.streams import Streams
from tournaments.pairing import seats
from tournaments.pairing.candidates import Candidate

SWAPS, EACH = (
    40_000,
    400,
)  # that are tried at first: so many for each of the people, if that is more
TRIES = 400_000  # the work spent on cutting anew: a way is 1
REACH = 2  # places between pods that exchange people
FEW = 8  # pods of which any may be cut anew together
THREE = 13  # people whom three pods may hold that are cut anew together
REPEAT, SPREAD = 10**6, 500
_KICK = 3  # swaps at random, at most, from which it goes on
_MEETING = 500  # how a repeat weighs while swaps are annealed: few of them may be let through
_PRICED = 12  # the work of pricing a pod
_LEVEL = 60  # a multiple of the sizes of pods
# How much more a swap may cost, in 256ths: from 1,000 it falls to a fifth, by 2 % each step, and is
# 0 at last; and the lots by which it is let through: as often as an exponential law has it.
_HEAT = [int(256 * 1000 * 0.958**step) for step in range(200)] + [0] * 10
_LOTS = [int(256 * log(256 / (lot + 0.5))) for lot in range(256)]
Pod = tuple[int, ...]  # people by their place in the standings, in order


class Prices:
    """What pods cost, in integers: 1 is 1 / (500 d^2), where d is the denominator of the points."""

    def __init__(self, people: Sequence[Candidate]) -> None:
        common = lcm(*(one.points.denominator for one in people))
        self.unit = SPREAD * common**2
        self._points = [int(one.points * common) for one in people]
        self._sat = [one.sat for one in people]
        place = {one.entrant: at for at, one in enumerate(people)}
        self.met = [[0] * len(people) for _ in people]
        for at, one in enumerate(people):
            for other, times in one.met.items():
                if other in place:
                    self.met[at][place[other]] = times * (times + 1)
        self.work = 0  # spent on pricing
        self._company: dict[Pod, int] = {}
        self._whole: dict[Pod, int] = {}

    def of(self, pod: Pod, limit: int | None = None) -> int:
        """Return the price of a pod; where it is `limit` at least, anything from there on."""
        whole = self._whole.get(pod)
        if whole is not None:
            return whole
        company = self._company.get(pod)
        if company is None:
            company = self._company[pod] = REPEAT * self.unit * self.meetings(pod) + self.gap(pod)
            self.work += _PRICED
        if limit is not None and company >= limit:
            return company
        seated = seats.imbalance([self._sat[one] for one in pod])
        whole = self._whole[pod] = company + self.unit * seated
        self.work += len(pod) << len(pod)
        return whole

    def meetings(self, pod: Sequence[int]) -> int:
        """Return m (m + 1) of all pairs of a pod, which have met m times."""
        total = 0
        for at, one in enumerate(pod):
            met = self.met[one]
            for other in pod[:at]:
                total += met[other]
        return total

    def gap(self, pod: Sequence[int]) -> int:
        """Return what the spread of points in a pod costs."""
        points = [self._points[one] for one in pod]
        return (max(points) - min(points)) ** 2


def cut(
    people: Sequence[Candidate], some: Sequence[int], rng: Streams, times: int = 1
) -> list[list[Candidate]]:
    """Return people, given by the standings, in pods of the sizes `some`, larger ones first.

    It tries `times` as often as it usually does.
    """
    if len(some) < 2:
        return [list(people)]
    prices = Prices(people)
    swaps = times * max(SWAPS, EACH * len(people))
    search = _Search(prices, _annealed(prices, some, rng, swaps), times * TRIES)
    search.descend(range(len(some)))
    best = search.kept()
    while search.left > 0 and best[0] > 0:
        search.restore(best)
        search.descend(search.kicked(rng))
        if search.cost <= best[0]:
            best = search.kept()
    pods = sorted(best[1], key=lambda pod: (-len(pod), pod))
    return [[people[one] for one in pod] for pod in pods]


def _annealed(prices: Prices, some: Sequence[int], rng: Streams, swaps: int) -> list[Pod]:
    """Return the best cut that is found by swaps, of which some that cost more are let through.

    How much more halves again and again. Seats are not looked at, and repeats weigh less than they
    cost: else none would ever be let through that stands between two good cuts.
    """
    ends = [sum(some[:pod]) for pod in range(len(some) + 1)]
    pods = [list(range(start, end)) for start, end in pairwise(ends)]
    meetings = [prices.meetings(pod) for pod in pods]
    gaps = [prices.gap(pod) for pod in pods]
    near = [
        [other for other in range(one - REACH, one + REACH + 1) if other in range(len(pods))]
        for one in range(len(pods))
    ]
    for one, others in enumerate(near):
        others.remove(one)
    met, unit = prices.met, prices.unit
    best, found = (sum(meetings), sum(gaps)), [tuple(pod) for pod in pods]
    now = best
    draw = rng.below("pods", 1 << 32)
    for swap in range(swaps if best > (0, 0) else 0):
        draw = draw * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        lot, one = divmod(draw >> 16, len(pods))
        lot, other = divmod(lot, len(near[one]))
        other = near[one][other]
        here, there = pods[one], pods[other]
        lot, mine = divmod(lot, len(here))
        lot, theirs = divmod(lot, len(there))
        leaves, comes = here[mine], there[theirs]
        left, come = met[leaves], met[comes]
        more = -2 * left[comes]
        for person in here:
            more += come[person] - left[person]
        for person in there:
            more += left[person] - come[person]
        limit = (unit * _HEAT[swap * len(_HEAT) // swaps] * _LOTS[lot & 255] >> 16) - (
            more * unit * _MEETING
        )
        before = gaps[one] + gaps[other]
        if limit + before < 0:
            continue
        here[mine], there[theirs] = comes, leaves
        changed = prices.gap(here), prices.gap(there)
        if sum(changed) - before > limit:
            here[mine], there[theirs] = leaves, comes
            continue
        gaps[one], gaps[other] = changed
        now = now[0] + more, now[1] + sum(changed) - before
        if now < best:
            best, found = now, [tuple(sorted(pod)) for pod in pods]
    return found


Kept = tuple[int, list[Pod]]  # a cut and what it costs


class _Search:
    """A cut into pods, what each costs, and how many ways may still be looked at (`left`)."""

    def __init__(self, prices: Prices, pods: Iterable[Pod], tries: int) -> None:
        self._prices = prices
        self._pods = list(pods)
        self._costs = [prices.of(pod) for pod in self._pods]
        self._groups = [*_groups([len(pod) for pod in self._pods])]
        self._settled = set[frozenset[Pod]]()  # pods that are as good together as can be
        self._looked_at = 0
        self._tries = tries

    @property
    def left(self) -> int:
        """How much work may still be spent."""
        return self._tries - self._looked_at - self._prices.work

    @property
    def cost(self) -> int:
        return sum(self._costs)

    def kept(self) -> Kept:
        return self.cost, list(self._pods)

    def restore(self, kept: Kept) -> None:
        self._pods = list(kept[1])
        self._costs = [self._prices.of(pod) for pod in self._pods]

    def kicked(self, rng: Streams) -> set[int]:
        """Let people change places at random; return the pods concerned."""
        changed = set[int]()
        for _ in range(1 + rng.below("pods", _KICK)):
            one = rng.below("pods", len(self._pods))
            near = range(max(0, one - REACH), min(len(self._pods), one + REACH + 1))
            other = rng.choice("pods", [pod for pod in near if pod != one])
            mine = rng.choice("pods", self._pods[one])
            theirs = rng.choice("pods", self._pods[other])
            self._put(one, ({*self._pods[one]} - {mine}) | {theirs})
            self._put(other, ({*self._pods[other]} - {theirs}) | {mine})
            changed |= {one, other}
        self._looked_at += 30 + len(self._pods)
        return changed

    def _put(self, place: int, pod: Iterable[int]) -> None:
        self._pods[place] = tuple(sorted(pod))
        self._costs[place] = self._prices.of(self._pods[place])

    def descend(self, changed: Iterable[int]) -> None:
        """Cut pods anew as long as that costs less: two together, then three."""
        dirty = {*changed}
        better = True
        while better:
            better = False
            for group in self._groups:
                if self.left <= 0:
                    return
                if better and len(group) > 2:
                    break
                if not dirty.isdisjoint(group) and self._bettered(group):
                    dirty.update(group)
                    better = True

    def _bettered(self, group: Sequence[int]) -> bool:
        self._looked_at += 4
        key = frozenset(self._pods[at] for at in group)
        if key in self._settled:
            return False
        people = tuple(sorted(one for pod in key for one in pod))
        found = self._best(people, [len(pod) for pod in key], sum(self._costs[at] for at in group))
        if found is None:
            self._settled.add(key)
            return False
        pods = sorted(found[1], key=lambda pod: sum(pod) * _LEVEL // len(pod))
        for at, pod in zip(group, pods, strict=True):
            self._put(at, pod)
        self._settled.add(frozenset(pods))
        return True

    def _best(self, people: Pod, some: Sequence[int], limit: int) -> Kept | None:
        """Return the best cut of a few people that costs less than `limit`, if there is one."""
        best: Kept | None = None
        for size in sorted({*some}):
            rest = list(some)
            rest.remove(size)
            for mine, others in _ways(len(people), size):
                self._looked_at += 1
                pod = tuple([people[at] for at in mine])
                cost = self._prices.of(pod, limit)
                if cost >= limit:
                    continue
                other = tuple([people[at] for at in others])
                if len(rest) > 1:
                    found = self._best(other, rest, limit - cost)
                else:
                    left = self._prices.of(other, limit - cost)
                    found = (left, [other]) if left < limit - cost else None
                if found is not None:
                    limit = cost + found[0]
                    best = limit, [pod, *found[1]]
        return best


def _groups(some: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield pods that may be cut anew together: all pairs, then all threes; of many, near ones."""
    pods, reach = range(len(some)), len(some) if len(some) <= FEW else REACH
    for one in pods:
        for other in pods[one + 1 : one + 1 + reach]:
            yield one, other
    for one in pods:
        for group in combinations(pods[one : one + reach + 2], 3):
            if group[0] == one and sum(some[at] for at in group) <= THREE:
                yield group


@cache
def _ways(people: int, size: int) -> list[tuple[Pod, Pod]]:
    """Return all ways to choose the first of some people and `size` - 1 others, and who is left."""
    ways = [(0, *others) for others in combinations(range(1, people), size - 1)]
    return [(way, tuple(one for one in range(people) if one not in way)) for way in ways]
