"""Pods of three to six: sizes, company, seats."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.streams import Streams
from tests.tournaments.seasons import whole
from tournaments.pairing import pods, seats
from tournaments.pairing.candidates import Candidate
from tournaments.pairing.seats import Sat
from tournaments.records import Terms

UP_TO_SIX = (2, 3, 4, 5, 6)


@pytest.mark.rule("EVT-3.3")
@pytest.mark.parametrize(
    ("people", "wanted", "expected"),
    [
        (23, 4, (4, 4, 4, 4, 4, 3)),
        (12, 4, (4, 4, 4)),
        (7, 4, (4, 3)),
        (6, 4, (3, 3)),
        (9, 4, (5, 4)),
        (11, 4, (4, 4, 3)),
        (8, 6, (4, 4)),
        (2, 4, (2,)),
        (1, 4, ()),
    ],
)
def test_sizes_of_pods(people, wanted, expected) -> None:
    assert pods.sizes(people, wanted, UP_TO_SIX) == expected


@given(st.integers(2, 256), st.integers(3, 6), st.sampled_from(((2, 3, 4, 5), UP_TO_SIX)))
@pytest.mark.rule("EVT-3.3")
def test_pods_hold_everybody_and_differ_by_one(people, wanted, allowed) -> None:
    some = pods.sizes(people, wanted, allowed)
    assert sum(some) == people
    assert max(some) - min(some) <= 1
    assert {*some} <= {*allowed}
    if wanted in allowed and people >= 3 * wanted * wanted:
        assert all(abs(size - wanted) <= 1 for size in some)
        fewest = -people % wanted if people % wanted > wanted / 2 else people % wanted
        assert sum(size != wanted for size in some) <= max(fewest, 1) + wanted


@pytest.mark.rule("EVT-3.3")
def test_with_few_pods_people_meet_again_from_the_second_round_on() -> None:
    assert pods.repeats_from(12, 4, UP_TO_SIX) == 2
    assert pods.repeats_from(16, 4, UP_TO_SIX) == 6  # five rounds of three others each
    assert pods.repeats_from(9, 3, UP_TO_SIX) == 5


@pytest.mark.rule("EVT-3.3")
def test_the_cost_of_a_pod_has_three_parts() -> None:
    pod = [
        Candidate(1, Fraction(100), 0, {2: 2, 3: 1}, Sat.of((0,))),
        Candidate(2, Fraction(50), 1, {1: 2}, Sat.of((0,))),
        Candidate(3, Fraction(0), 2, {1: 1}, Sat.of((0, 0))),
    ]
    assert pods.cost(pod) == {"repeat": 240 + 80, "gap": 20, "seats": 1}
    assert pods.pod_cost(pod) == 341


def field(people: int, seed: int, met=None) -> list[Candidate]:
    rng = Streams(seed.to_bytes(4))
    points = sorted((rng.below("points", 300) for _ in range(people)), reverse=True)
    met = met or {}
    return [
        Candidate(one, Fraction(points[one - 1]), one - 1, met.get(one, {}), Sat.of(()))
        for one in range(1, people + 1)
    ]


@pytest.mark.slow
@settings(max_examples=5)
@given(st.integers(6, 40), st.integers(3, 6), st.integers(0, 10**6))
@pytest.mark.rule("EVT-3.3")
def test_swaps_cost_less_than_the_standings_cut(people, wanted, seed) -> None:
    somebody = field(people, seed)
    before = {1: {2: 1}, 2: {1: 1}, 3: {4: 2}, 4: {3: 2}}
    somebody = field(people, seed, before)
    some = pods.sizes(people, wanted, UP_TO_SIX)
    found = pods.paired(somebody, some, Streams(b"1"))
    known = {one.entrant: one for one in somebody}
    assert sorted(one for pod in found for one in pod) == sorted(known)
    assert [len(pod) for pod in found] == list(some)
    cut, start = Fraction(0), 0
    for size in some:
        cut += pods.pod_cost(somebody[start : start + size])
        start += size
    assert sum(pods.pod_cost([known[one] for one in pod]) for pod in found) <= cut


@pytest.mark.slow
@settings(max_examples=2)
@given(st.sampled_from((16, 20, 23, 32)), st.integers(0, 10**6))
@pytest.mark.rule("EVT-3.3", "EVT-3.4")
def test_pods_of_swiss_rounds_keep_strangers_together_and_turn_the_seats(people, seed) -> None:
    tournament = whole(Terms(format="swiss", pod=4, seats=(2, 3, 4, 5), rounds=4), people, seed)
    met, sat = Counter(), {one: Counter() for one in range(1, people + 1)}
    for match in tournament.matches:
        for seat, one in enumerate(match.people):
            sat[one][seat] += 1
            met.update(frozenset((one, other)) for other in match.people[:seat])
    assert max(met.values()) <= 2
    assert sum(times > 1 for times in met.values()) <= len(met) // 12
    assert all(max(count.values()) <= 2 for count in sat.values())


@given(st.lists(st.lists(st.integers(0, 5), max_size=8), min_size=2, max_size=5))
@pytest.mark.rule("EVT-3.4")
def test_a_pod_is_seated_as_evenly_as_can_be(taken) -> None:
    sat = [Sat.of(one) for one in taken]
    order = seats.order(sat)
    assert sorted(order) == [*range(len(sat))]

    def again(some) -> int:
        return sum(sat[index].times(seat) for seat, index in enumerate(some))

    assert again(order) == min(map(again, permutations(range(len(sat))))) == seats.imbalance(sat)
