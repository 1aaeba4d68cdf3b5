"""Whoever is free meets whoever is free: leads, repeats, seats, pods, the end, late entrants."""

from collections import Counter
from fractions import Fraction
from itertools import groupby
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.seasons import any_result, begun, result, season, step
from tournaments import entries, running
from tournaments.formats import rolling
from tournaments.records import Due, Terms
from tournaments.standings.rolling import needed

_replace = msgspec.structs.replace
DUELS = Terms(format="rolling", season=28, at_once=2)
PODS = Terms(format="rolling", season=28, at_once=2, pod=4, seats=(2, 3, 4, 5))


def over(tournament, match, places=(1, 2)):
    return running.ended(tournament, result(match, places))


def at_work(tournament) -> Counter:
    return Counter(
        one for match in tournament.matches if match.status == "open" for one in match.people
    )


@pytest.mark.rule("EVT-2.7")
def test_everybody_begins_with_two_matches_against_two_people() -> None:
    tournament = step(begun(DUELS, 16), Random(1))
    assert {*at_work(tournament).values()} == {2}
    assert len({frozenset(match.people) for match in tournament.matches}) == 16
    assert {match.round for match in tournament.matches} == {1}
    assert running.due(tournament) == Due()


@pytest.mark.rule("EVT-2.7")
@pytest.mark.slow
@settings(max_examples=15)
@given(st.integers(12, 20), st.integers(0, 10**6))
def test_nobody_is_far_ahead_meets_twice_or_has_three_at_a_time(people, seed) -> None:
    rng = Random(seed)
    for tournament in season(DUELS, people, seed):
        met = Counter(frozenset(match.people) for match in tournament.matches)
        assert max(met.values()) == 1  # few of all are met by the end
        assert max(at_work(tournament).values(), default=0) <= 2
        done, began = Counter(), Counter()
        for match in tournament.matches:
            done.update(match.people if match.status == "over" else ())
            began.update(match.people)
        lowest = sorted(done[one] for one in range(1, people + 1))[-(-people // 3) - 1]
        assert max(began.values()) <= lowest + 3
        if rng.random() < 0.1:
            assert running.due(step(tournament, rng)) == Due()


@pytest.mark.rule("EVT-2.7", "EVT-3.4")
def test_seats_are_even() -> None:
    *_, tournament = season(DUELS, 16, 5)
    for one in range(1, 17):
        seats = [m.people.index(one) for m in tournament.matches if one in m.people]
        assert abs(2 * sum(seats) - len(seats)) <= 2
        assert max(len([*run]) for _, run in groupby(seats)) <= 3  # where nobody else is free


@pytest.mark.rule("EVT-2.7")
def test_whoever_has_met_everybody_meets_again_whom_they_met_longest_ago() -> None:
    tournament, rng = begun(DUELS, 4), Random(3)
    while len(tournament.matches) < 14:
        tournament = step(tournament, rng)
        (match, *_) = (one for one in tournament.matches if one.status == "open")
        tournament = over(tournament, match)
    for at, match in enumerate(tournament.matches):
        before = {frozenset(one.people) for one in tournament.matches[:at]}
        if frozenset(match.people) in before:
            met = [
                {who for pair in before if one in pair for who in pair} - {one}
                for one in match.people
            ]
            assert max(map(len, met)) == 3


@pytest.mark.rule("EVT-2.7")
def test_where_nobody_plays_those_ahead_wait_no_longer() -> None:
    """Of two who are left, one far ahead: the lead would hold everything up."""
    tournament, rng = begun(DUELS, 12), Random(1)
    for _ in range(40):
        tournament = step(tournament, rng)
        (match, *_) = (one for one in tournament.matches if one.status == "open")
        tournament = over(tournament, match)
    for match in [one for one in tournament.matches if one.status == "open"]:
        tournament = over(tournament, match)
    tournament = entries.entered_late(tournament)
    for one in range(2, 13):
        tournament = entries.dropped(tournament, one)
    (pairing, *_) = running.due(tournament).pairings
    assert {*pairing.people} == {1, 13}


@pytest.mark.rule("EVT-2.7")
def test_once_closed_nothing_opens_and_it_is_over_with_the_last_match() -> None:
    tournament = _replace(step(begun(DUELS, 12), Random(1)), closed=True)
    assert not entries.open_to_late(tournament)
    for match in tournament.matches:
        assert not running.over(tournament)
        tournament = over(tournament, match)
        assert running.due(tournament) == Due()
    assert running.over(tournament)


@pytest.mark.rule("EVT-2.7", "EVT-1.4", "EVT-1.14")
def test_late_ones_begin_at_once_and_who_is_away_is_not_paired() -> None:
    tournament = step(begun(DUELS, 12), Random(1))
    tournament = entries.entered_late(entries.entered_late(tournament))
    found = running.due(tournament)
    assert [{*pairing.people} for pairing in found.pairings] == [{13, 14}]
    assert running.due(_replace(tournament, away=frozenset({14}))) == Due()


@pytest.mark.rule("EVT-2.7")
def test_the_nearest_in_the_standings_meet() -> None:
    tournament, rng = begun(_replace(DUELS, at_once=1), 12), Random(2)
    tournament = step(tournament, rng)
    for match in tournament.matches:
        tournament = over(tournament, match)
    won = {match.people[0] for match in tournament.matches}
    pairs = [{*pairing.people} for pairing in running.due(tournament).pairings]
    assert sorted(len(pair & won) for pair in pairs) == [0, 0, 0, 2, 2, 2]


@pytest.mark.rule("EVT-2.7")
def test_pods_open_with_the_wanted_number_or_after_a_day_with_one_fewer() -> None:
    tournament = step(begun(PODS, 15), Random(1))
    sizes = [len(match.people) for match in tournament.matches]
    assert {*sizes} == {4}
    free = rolling.waiting(tournament)
    assert 0 < len(free) < 4
    left = _replace(tournament, overdue=free)
    found = running.due(left).pairings
    assert [len(one.people) for one in found] == ([3] if len(free) == 3 else [])


@pytest.mark.rule("EVT-2.7")
@pytest.mark.parametrize(
    ("played", "least"), [([0, 0, 0], 0), ([4, 6], 3), ([5, 6, 9], 3), ([1, 2], 1), ([3], 2)]
)
def test_half_of_the_median_rounded_up_is_needed_for_a_place(played, least) -> None:
    assert needed(played) == least


@pytest.mark.rule("EVT-2.7")
def test_few_matches_say_little() -> None:
    """One win of one counts (3 + 6) / (1 + 4); five of six (15 + 6) / (6 + 4)."""
    tournament = step(begun(DUELS, 12), Random(1))
    first = tournament.matches[0]
    tournament = over(tournament, first)
    row = next(one for one in running.standings(tournament) if one.entrant == first.people[0])
    assert (row.place, row.figures["average"], row.figures["played"]) == (1, Fraction(9, 5), 1)
    assert row.why is not None
    assert row.why.criterion in {"average", "opponents"}


@pytest.mark.slow
@settings(max_examples=15)
@given(st.booleans(), st.integers(0, 10**6))
@pytest.mark.rule("EVT-4.4", "EVT-2.7")
def test_who_ends_where_lies_in_the_range_told_once_it_is_closed(duels, seed) -> None:
    told, rng, last = [], Random(seed), None
    terms = DUELS if duels else PODS
    tournament = begun(terms, 13)
    for _ in range(30):
        tournament = step(tournament, rng)
        assert running.places_left(tournament) == {}
        match = rng.choice([one for one in tournament.matches if one.status == "open"])
        tournament = running.ended(tournament, any_result(match, tournament, rng, 0))
    tournament = _replace(step(tournament, rng), closed=True)
    while not running.over(tournament):
        told.append(running.places_left(tournament))
        match = rng.choice([one for one in tournament.matches if one.status == "open"])
        tournament = running.ended(tournament, any_result(match, tournament, rng, 0))
    last = {row.entrant: row.place for row in running.standings(tournament)}
    for ranges in told:
        assert all(ranges[one].best <= place <= ranges[one].worst for one, place in last.items())
