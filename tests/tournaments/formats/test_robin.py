"""Everybody meets everybody: designs, the flow of matches, people who go."""

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.tournaments.seasons import begun, result, season, step
from tournaments import entries, running
from tournaments.formats import designs, robin
from tournaments.formats.designs import _KNOWN, design
from tournaments.records import Bye, Due, Terms

DESIGNS = [*_KNOWN, (4, 3), (5, 4), (6, 5), (7, 6)]


@pytest.mark.rule("EVT-2.3")
@pytest.mark.parametrize(("people", "pod"), DESIGNS)
def test_in_a_block_design_all_pairs_meet_equally_often(people, pod) -> None:
    blocks = design(people, pod)
    assert blocks is not None
    assert all(len(set(block)) == len(block) == pod for block in blocks)
    met = Counter(pair for block in blocks for pair in combinations(sorted(block), 2))
    assert {*met} == {*combinations(range(people), 2)}
    assert len({*met.values()}) == 1
    matches = Counter(one for block in blocks for one in block)
    assert len({*matches.values()}) == 1
    assert 3 <= matches[0] <= 7


@pytest.mark.rule("EVT-2.3")
def test_every_design_there_is_is_known() -> None:
    """Of all numbers by which one could exist there is none for 15 in fives, as is known."""
    could = {
        (people, pod)
        for pod in range(3, 7)
        for people in range(pod + 1, robin.MOST_PODS + 1)
        for each in range(designs.LEAST, designs.MOST + 1)
        if each * (pod - 1) % (people - 1) == 0  # how often a pair meets
        if people * each % pod == 0  # how many pods there are
        if people * each // pod >= people  # Fisher's inequality
    }
    assert could - {(15, 5)} == {*DESIGNS}
    assert all(design(*one) is None for one in ((15, 5), (12, 4), (24, 6)))


@pytest.mark.slow
@settings(max_examples=4)
@given(st.integers(5, 24), st.integers(3, 5), st.integers(3, 7), st.integers(0, 10**6))
@example(12, 5, 4, 0)
@example(9, 4, 4, 0)
@example(10, 4, 7, 1)
@pytest.mark.rule("EVT-2.3", "EVT-3.4")
def test_in_a_robin_of_pods_pairs_meet_about_equally_often(people, pod, rounds, seed) -> None:
    terms = Terms(format="robin", pod=pod, seats=(2, 3, 4, 5, 6), rounds=rounds)
    tournament = begun(terms, people, seed.to_bytes(4))
    each = Counter(one for match in tournament.matches for one in match.people)
    assert {*each.values()} == {robin.matches_each(terms, people)}
    met = Counter(
        frozenset(pair) for match in tournament.matches for pair in combinations(match.people, 2)
    )
    mean = sum(met.values()) / (people * (people - 1) / 2)
    assert max(met.values()) <= mean + 2
    for one in each:
        sat = Counter(
            match.people.index(one) for match in tournament.matches if one in match.people
        )
        assert max(sat.values()) <= each[one] / pod + 2


@pytest.mark.slow
@settings(max_examples=10)
@given(st.integers(4, 16), st.integers(0, 10**6), st.sampled_from((0.0, 0.1)))
@pytest.mark.rule("EVT-2.3")
def test_nobody_has_more_than_three_matches_at_a_time(people, seed, chaos) -> None:
    begun_once = set()
    for tournament in season(Terms(format="robin"), people, seed, chaos):
        running_now = Counter(
            one for match in tournament.matches if match.status == "open" for one in match.people
        )
        assert max(running_now.values(), default=0) <= 3
        begun_once |= {*running_now}
        if chaos == 0:
            assert begun_once == {*range(1, people + 1)}  # from the first moment on
        for match in tournament.matches:
            if match.status == "planned" and all(one in tournament.present for one in match.people):
                full = any(running_now[one] >= 3 for one in match.people)
                assert full or running.due(tournament) != Due()


@pytest.mark.rule("EVT-2.3")
def test_the_match_of_those_who_have_finished_fewest_opens_first() -> None:
    tournament = step(begun(Terms(format="robin", at_once=1), 6), Random(1))
    finished = [match for match in tournament.matches if match.status == "open"]
    assert len(finished) == 3
    slow = finished[0]
    for match in finished[1:]:
        tournament = running.ended(tournament, result(match, (1, 2)))
    tournament = step(tournament, Random(1))
    assert len([match for match in tournament.matches if match.status == "open"]) == 3
    tournament = running.ended(tournament, result(slow, (1, 2)))
    for match in tournament.matches:
        if match.status == "open":
            tournament = running.ended(tournament, result(match, (1, 2)))
            break
    free = set(slow.people) | set(match.people)
    done = Counter(one for match in tournament.matches if match.done for one in match.people)
    opened = [one.people for one in running.due(tournament).openings]
    possible = [
        match.people
        for match in tournament.matches
        if match.status == "planned" and free >= {*match.people}
    ]
    fewest = min(sum(done[one] for one in pair) for pair in possible)
    assert sum(done[one] for one in opened[0]) == fewest


def overdue(tournament, *people):
    return msgspec.structs.replace(tournament, overdue=frozenset(people))


@pytest.mark.rule("EVT-2.3")
def test_who_waited_a_week_gets_a_first_match_even_if_the_others_are_full() -> None:
    terms = Terms(format="robin", at_once=1)
    tournament = entries.entered_late(step(begun(terms, 4), Random(1)))
    assert robin.waiting(tournament) == {5}
    assert not running.due(tournament).openings
    (opening,) = running.due(overdue(tournament, 5)).openings
    assert 5 in opening.people
    after = running.enacted(tournament, running.due(overdue(tournament, 5)))
    assert robin.waiting(after) == set()
    assert running.due(overdue(after, 5)) == Due()  # one match, not all of them


@pytest.mark.rule("EVT-2.3")
def test_a_first_match_is_with_whoever_has_a_free_place_else_with_whoever_has_fewest() -> None:
    tournament = step(begun(Terms(format="robin", at_once=2), 6), Random(1))
    tournament = overdue(entries.entered_late(tournament), 7)
    (finished, *_) = (match for match in tournament.matches if match.status == "open")
    for match in tournament.matches:
        if match.status == "planned" and 7 not in match.people:  # nothing else could open
            tournament = running.ended(tournament, msgspec.structs.replace(match, status="off"))
    freed = running.due(running.ended(tournament, result(finished, (1, 2)))).openings
    assert {one for opening in freed for one in opening.people} == {7, *finished.people}
    (opening,) = running.due(tournament).openings
    (first,) = {*opening.people} - {7}
    third, *_ = (one for one in tournament.matches if one.status == "off" and first in one.people)
    third = msgspec.structs.replace(third, status="open")  # two have one too many already
    (opening,) = running.due(running.ended(tournament, third)).openings
    assert {*opening.people}.isdisjoint(third.people)


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(st.integers(3, 12), st.integers(1, 3), st.integers(0, 10**6))
@pytest.mark.rule("EVT-2.3")
def test_whoever_waits_gets_a_first_match_and_nobody_has_more_than_one_too_many(
    people, at_once, seed
) -> None:
    rng = Random(seed)
    tournament = step(begun(Terms(format="robin", at_once=at_once), people), rng)
    for _ in range(60):
        if entries.open_to_late(tournament) and len(tournament.entrants) < robin.MOST_ONCE:
            tournament = entries.entered_late(tournament)
        tournament = step(tournament, rng)
        here = robin.waiting(tournament)
        tournament = step(overdue(tournament, *here), rng)
        assert not robin.waiting(tournament)
        tournament = overdue(tournament)
        open_now = [match for match in tournament.matches if match.status == "open"]
        each = Counter(one for match in open_now for one in match.people)
        assert max(each.values(), default=0) <= at_once + 1
        if open_now and rng.random() < 0.5:
            match = rng.choice(open_now)
            tournament = running.ended(tournament, result(match, (1, 2)))


@pytest.mark.rule("EVT-2.3")
def test_of_somebody_who_has_gone_no_further_match_opens() -> None:
    tournament = step(begun(Terms(format="robin", at_once=1), 5), Random(1))
    tournament = step(entries.dropped(tournament, 1), Random(1))
    gone = [match for match in tournament.matches if match.status == "off"]
    assert gone
    assert all(1 in match.people for match in gone)
    others = {one for match in gone for one in match.people} - {1}
    assert {bye for bye in tournament.byes if bye.kind == "walkover"} == {
        Bye(1, one, "walkover") for one in others
    }
    rows = {row.entrant: row for row in running.standings(tournament)}
    assert all(rows[one].figures["points"] == 3 for one in others)
    assert rows[1].figures["points"] == 0


@pytest.mark.rule("EVT-2.3")
def test_a_pod_is_played_without_somebody_who_has_gone() -> None:
    terms = Terms(format="robin", pod=3, seats=(2, 3, 4), at_once=1)
    tournament = entries.dropped(begun(terms, 7), 1)
    openings = running.due(tournament).openings
    assert all(1 not in one.people for one in openings)
    *_, last = season(terms, 7, 3)
    assert len(last.matches) == 7
    few = Terms(format="robin", pod=3, seats=(3, 4), at_once=1)
    off = running.due(entries.dropped(begun(few, 7), 1)).off
    assert len(off) == 3


@pytest.mark.rule("EVT-2.3")
def test_how_many_may_enter() -> None:
    assert robin.most(Terms(format="robin")) == 16
    assert robin.most(Terms(format="robin", twice=True)) == 8
    assert robin.most(Terms(format="robin", pod=4)) == 24
    assert designs.LEAST <= robin.matches_each(Terms(format="robin", pod=4, rounds=9), 12) <= 7
