"""Pairs across score groups, beside those of FIDE's Dutch system."""

from itertools import combinations

import networkx
import pytest

from games.core.streams import Streams
from tests.tournaments.pairing.fide import dutch
from tests.tournaments.pairing.test_pairing import (
    across,
    against,
    every_matching,
    swiss_rounds,
)
from tournaments import running
from tournaments.pairing import duels, seats
from tournaments.pairing.candidates import Candidate, candidates

MANY = 10**6  # more than all pairs


@pytest.mark.slow
@pytest.mark.rule("EVT-3.1", "EVT-3.2", "EVT-3.4")
@pytest.mark.parametrize(
    ("size", "one_in"),
    [(9, 20), (16, 20), (17, 10), (19, 10), (23, 20), pytest.param(40, 20, marks=pytest.mark.long)],
)
def test_where_two_more_pairs_cross_score_groups_fewer_would_cost_more(
    size: int, one_in: int
) -> None:
    """Hardly ever are there two more than in the Dutch system, and then the costs alone want it.

    Of all pairings without repeats and with seats as they should be, also of people far apart, none
    costs less, and none that costs as much has fewer pairs across: all that have fewer cost more.
    """
    more: list[int] = []
    for seed in range(8):
        for before in swiss_rounds(size, seed):
            people = candidates(before, running.standings(before))
            known = {one.entrant: one for one in people}
            found = duels.paired(people, before.rounds - before.paired - 1, Streams(b"1"))
            theirs = dutch(before, {one.entrant: one.points for one in people})
            assert not any(known[one].met[other] for one, other in found.pairs)
            more.append(across(found.pairs, known) - across(theirs, known))
            if more[-1] > 1:
                costs = sum(duels.cost(known[one], known[other]).sum for one, other in found.pairs)
                if found.bye is not None:
                    costs += _rest(known[found.bye], people)
                assert cheapest(people) == (costs, across(found.pairs, known))
    assert len(more) >= 24
    assert sum(one > 1 for one in more) * one_in <= len(more)


@pytest.mark.slow
@pytest.mark.rule("EVT-3.1", "EVT-3.2", "EVT-3.4")
@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_of_few_two_more_cross_only_so_that_nobody_meets_twice_or_by_cost(size: int) -> None:
    """All pairings with fewer pairs across need a repeat, now or in a later round, or cost more."""
    more: list[int] = []
    for seed in range(24):
        for before in swiss_rounds(size, seed):
            people = candidates(before, running.standings(before))
            known = {one.entrant: one for one in people}
            after = before.rounds - before.paired - 1
            found = duels.paired(people, after, Streams(b"1"))
            theirs = dutch(before, {one.entrant: one.points for one in people})
            more.append(across(found.pairs, known) - across(theirs, known))
            if more[-1] <= 1:
                continue
            ours = [*found.pairs, *([(0, found.bye)] if found.bye else [])]
            for pairs in every_matching([*known] + [0] * (size % 2)):
                if across(pairs, known) <= across(theirs, known) + 1:
                    assert against(pairs, known, after) > against(ours, known, after)
    assert len(more) >= 48
    assert sum(one > 1 for one in more) * 10 <= len(more)


def cheapest(people: list[Candidate]) -> tuple[int, int]:
    """The least that a pairing without repeats and with level seats costs; the fewest across then.

    Everybody is joined with everybody whom they have not met.
    """
    free = networkx.Graph()
    for one, other in combinations(people, 2):
        fresh = not one.met.get(other.entrant) and seats.changing(one.sat, other.sat)
        if fresh and seats.level(one.sat, other.sat):
            crosses = int(one.points != other.points)
            cost = MANY * duels.cost(one, other).sum + crosses
            free.add_edge(one.entrant, other.entrant, weight=cost)
    for one in people if len(people) % 2 else ():
        free.add_edge(0, one.entrant, weight=MANY * _rest(one, people))
    pairs = networkx.min_weight_matching(free)
    assert 2 * len(pairs) >= len(people)
    return divmod(sum(free[one][other]["weight"] for one, other in pairs), MANY)


def _rest(one: Candidate, people: list[Candidate]) -> int:
    return duels.bye_cost(one, min(other.points for other in people))
