"""Whole tournaments of every format end, whatever people do, and their standings add up."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, groupby, pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.tournaments.seasons import season, whole
from tests.tournaments.standings import again
from tournaments import running
from tournaments.records import Match, Terms, Tournament

POD = {"pod": 4, "seats": (2, 3, 4, 5)}
ALL = {
    "robin": (Terms(format="robin"), 2, 16),
    "robin twice": (Terms(format="robin", twice=True), 2, 8),
    "robin of pods": (Terms(format="robin", rounds=4, **POD), 5, 16),
    "swiss": (Terms(format="swiss"), 4, 40),
    "swiss of pods": (Terms(format="swiss", **POD), 6, 24),
    "knockout": (Terms(format="knockout", third_place=True), 2, 32),
    "knockout of three": (Terms(format="knockout", best_of=3), 3, 19),
    "rolling": (Terms(format="rolling", season=28, at_once=2), 4, 20),
    "rolling of pods": (Terms(format="rolling", season=28, at_once=2, **POD), 6, 18),
    "swiss and table": (Terms(format="swiss+table", rounds=3, **POD), 6, 24),
    "heats": (Terms(format="heats", **POD), 6, 40),
    "swiss and cut": (Terms(format="swiss+cut", cut=4, best_of=3, third_place=True), 5, 24),
}
FORMATS = st.sampled_from([*ALL])


def groups_of(tournament) -> list[list[int]] | None:
    """Entrants in groups that share a place, computed a second time; None where that is open."""
    if tournament.terms.format == "swiss+table":
        return again.table(tournament)
    if tournament.terms.format == "heats" and running.over(tournament):
        return again.heats(tournament)
    if tournament.terms.format == "rolling":
        return again.rolling(tournament)
    if tournament.terms.format in {"robin", "swiss"}:
        return again.duels(tournament) if tournament.terms.duels else again.pods(tournament)
    if tournament.terms.format == "knockout" and running.over(tournament):
        return again.knockout(tournament)
    if tournament.terms.format == "swiss+cut" and running.over(tournament):
        return again.cut(tournament)
    return None


def same_places(tournament) -> None:
    """Compare the standings with those that are computed a second time."""
    rows = running.standings(tournament)
    assert sorted(row.entrant for row in rows) == sorted(tournament.ranked)
    groups = groups_of(tournament)
    if groups is None:
        return
    if tournament.terms.format in {"robin", "swiss"} and not tournament.terms.duels:
        points = again.pod_points(tournament)
        assert {row.entrant: row.figures["points"] for row in rows} == points
    titled, before = again.titled(tournament), 0
    for group in groups:
        some = rows[before : before + len(group)]
        assert {row.entrant for row in some} == set(group)
        assert {row.place for row in some} == {1 + before if before or titled else 2}
        before += len(group)


@pytest.mark.slow
@settings(max_examples=40)
@given(FORMATS, st.data(), st.integers(0, 10**6), st.sampled_from((0.0, 0.05, 0.3)))
@pytest.mark.rule("EVT-2.3", "EVT-2.4", "EVT-2.5", "EVT-2.6", "EVT-4.1", "EVT-4.2")
def test_every_tournament_ends_and_its_standings_add_up(name, data, seed, chaos) -> None:
    terms, least, most = ALL[name]
    people = data.draw(st.integers(least, most), label="people")
    tournament = whole(terms, people, seed, chaos, late=True)
    assert all(match.done for match in tournament.matches)
    same_places(tournament)


@pytest.mark.slow
@settings(max_examples=12)
@given(FORMATS, st.integers(0, 10**6))
def test_standings_add_up_at_every_moment(name, seed) -> None:
    terms, least, _ = ALL[name]
    for tournament in season(terms, least + 4, seed, 0.1, late=True):
        same_places(tournament)


@pytest.mark.slow
@settings(max_examples=12)
@given(FORMATS, st.integers(0, 10**6))
@example("swiss and cut", 165)  # nobody has the title: two share the second place
@pytest.mark.rule("EVT-4.3")
def test_every_row_says_why_it_is_above_the_next(name, seed) -> None:
    terms, least, _ = ALL[name]
    rows = running.standings(whole(terms, least + 5, seed, 0.1, late=True))
    out = {one.entrant for one in rows if one.why is None}
    for row, below in pairwise(rows):
        assert (row.place == below.place) <= (row.entrant in out)
        if row.why is not None:
            assert row.why.next == below.entrant
            assert row.why.mine > row.why.theirs
            assert row.figures[row.why.criterion] == row.why.mine


@pytest.mark.slow
@settings(max_examples=40)
@given(st.integers(4, 40), st.integers(0, 10**6), st.sampled_from((0.0, 0.05)))
@pytest.mark.rule("EVT-3.1", "EVT-3.2", "EVT-3.4")
def test_nobody_meets_twice_in_swiss_rounds_of_the_usual_number(people, seed, chaos) -> None:
    tournament = whole(Terms(format="swiss"), people, seed, chaos)
    met = Counter(frozenset(match.people) for match in tournament.matches)
    if len(tournament.present) == len(tournament.entrants) == people:
        assert max(met.values()) == 1
    byes = Counter(bye.entrant for bye in tournament.byes if bye.kind == "odd")
    if chaos == 0:
        assert sum(byes.values()) == (people % 2) * tournament.rounds
        assert max(byes.values(), default=0) <= 1
        for one in range(1, people + 1):
            begun = sum(match.people[0] == one for match in tournament.matches)
            second = sum(match.people[1] == one for match in tournament.matches)
            assert abs(begun - second) <= 2
            assert longest(match.people.index(one) for match in of(tournament, one)) <= 2


def of(tournament: Tournament, one: int) -> list[Match]:
    """Return the matches of somebody in the order of their rounds."""
    played = [match for match in tournament.matches if one in match.people]
    return sorted(played, key=lambda match: (match.round, match.number))


def longest(seats: Iterable[int]) -> int:
    """Return the most matches running in which somebody had the same seat."""
    return max((len([*run]) for _, run in groupby(seats)), default=0)


@pytest.mark.slow
@settings(max_examples=15)
@given(st.integers(2, 16), st.booleans(), st.integers(0, 10**6))
@pytest.mark.rule("EVT-2.3", "EVT-3.4")
def test_in_a_robin_all_meet_all_and_begin_as_often_as_not(people, twice, seed) -> None:
    tournament = whole(Terms(format="robin", twice=twice), people, seed)
    met = Counter(frozenset(match.people) for match in tournament.matches)
    assert met == dict.fromkeys(
        map(frozenset, combinations(range(1, people + 1), 2)), 2 if twice else 1
    )
    balance = Counter()
    for match in tournament.matches:
        balance.update({match.people[0]: 1})
        balance.subtract({match.people[1]: 1})
    assert all(abs(value) <= (0 if twice else 1) for value in balance.values())
    for one in range(1, people + 1):
        assert longest(match.people.index(one) for match in of(tournament, one)) <= 2


@pytest.mark.slow
def test_a_tournament_is_the_same_again_from_the_same_seed() -> None:
    for name, (terms, least, _) in ALL.items():
        assert whole(terms, least + 3, 7, 0.1) == whole(terms, least + 3, 7, 0.1), name


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_thousands_of_tournaments_end(name) -> None:
    terms, least, most = ALL[name]
    for seed in range(1000):
        same_places(whole(terms, least + seed % (most - least + 1), seed, 0.15))
