"""Pods of three to six: how large they are, who is in them, who sits where (EVT-3.3, EVT-3.4)."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.streams import Streams
from tournaments.pairing import cutting, seats
from tournaments.pairing.candidates import Candidate


def sizes(
    people: int, wanted: int, allowed: Sequence[int], *, full: bool = False
) -> tuple[int, ...]:
    """Return the sizes of the pods, larger first: they differ by at most one, rule EVT-3.3.

    From one less than wanted to one more, where that fits. First those with at least as many pods
    as the largest has seats, so that round 2 needs no repeat; then the fewest off the wanted size,
    then more pods. `full`: the wanted size comes before strangers. Where none fits: of all sizes
    that the game allows those nearest to the wanted one. Empty where not one pod can be filled.
    """
    found = [_even(people, pods) for pods in range(1, people + 1)]
    found = [some for some in found if all(size in allowed for size in some)]
    near = [some for some in found if all(abs(size - wanted) <= 1 for size in some)]
    if near:
        return min(near, key=lambda some: (not full and _few(some), *_off(some, wanted)))
    return min(found, key=lambda some: (abs(some[0] - wanted), len(some)), default=())


def _even(people: int, pods: int) -> tuple[int, ...]:
    least, more = divmod(people, pods)
    return (least + 1,) * more + (least,) * (pods - more)


def _few(some: Sequence[int]) -> bool:
    """Tell whether there are fewer pods than the largest has seats: somebody meets again at once.

    Who met in the first round cannot all be apart in the second.
    """
    return len(some) < max(some)


def _off(some: Sequence[int], wanted: int) -> tuple[int, int]:
    return sum(size != wanted for size in some), -len(some)


SPARED = 3  # rounds without repeats that the smaller pods of a question have


class Cuts(NamedTuple):
    """Two ways to cut so many people: nobody meets again at once, or pods of the wanted size."""

    strangers: tuple[int, ...]
    full: tuple[int, ...]


def question(people: int, wanted: int, allowed: Sequence[int]) -> Cuts | None:
    """Return the ways between which an organiser chooses, or None where one is as good for both.

    Of nine in fours, three pods of three meet nobody twice for long; pods of five and four do.
    """
    cuts = Cuts(sizes(people, wanted, allowed), sizes(people, wanted, allowed, full=True))
    return cuts if wanted not in cuts.strangers and wanted in cuts.full else None


def crowded(people: int, wanted: int, allowed: Sequence[int]) -> bool:
    """Tell whether no cut spares people to meet again in round 2: a robin suits so few better."""
    some = sizes(people, wanted, allowed)
    return not some or _few(some)


def repeats_from(people: int, some: Sequence[int]) -> int:
    """Return the first round in which somebody has to meet somebody again, rule EVT-3.3.

    With fewer pods than seats in a pod that is the second; else as soon as somebody would have met
    everybody (earlier ones may be unavoidable too).
    """
    if not some or _few(some):
        return 2
    return 2 + (people - 1) // (max(some) - 1) - 1


def paired(people: Sequence[Candidate], some: Sequence[int], rng: Streams) -> list[tuple[int, ...]]:
    """Return pods of the given sizes with their first seat first, rule EVT-3.3."""
    return [seated(pod, rng) for pod in cutting.cut(people, some, rng)]


def seated(pod: Sequence[Candidate], rng: Streams) -> tuple[int, ...]:
    """Return a pod in the order of seats: all where they sat least, then as drawn."""
    drawn = rng.shuffled("seats", pod)
    return tuple(drawn[index].entrant for index in seats.order([one.sat for one in drawn]))
