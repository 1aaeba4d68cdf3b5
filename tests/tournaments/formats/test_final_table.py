"""Swiss rounds in pods, then one match of the best: who sits there, who has won, who went."""

from random import Random

import msgspec
import pytest

from tests.tournaments.seasons import begun, result, season, step
from tournaments import entries, running
from tournaments.formats import final_table
from tournaments.records import Terms, Tournament
from tournaments.standings import pods

TERMS = Terms(format="swiss+table", pod=4, seats=(3, 4, 5), rounds=2)
pytestmark = pytest.mark.rule("EVT-2.8")


def before_the_end(people: int = 12) -> Tournament:
    """Return a tournament whose rounds are played, the lowest number first in every match."""
    tournament = begun(TERMS, people)
    while tournament.paired < 2 or not all(one.done for one in tournament.matches):
        tournament = step(tournament, Random(1))
        for match in [one for one in tournament.matches if one.status == "open"]:
            order = sorted(match.people)
            places = tuple(1 + order.index(one) for one in match.people)
            tournament = running.ended(tournament, result(match, places))
    return tournament


def test_the_best_who_are_there_sit_at_the_final_table() -> None:
    tournament = before_the_end()
    best = [row.entrant for row in pods.standings(tournament)]
    (pairing,) = running.due(tournament).pairings
    assert {*pairing.people} == {*best[:4]}
    away = entries.dropped(tournament, best[0])
    away = msgspec.structs.replace(away, away=frozenset({best[1]}))
    (pairing,) = running.due(away).pairings
    assert {*pairing.people} == {*best[2:6]}


def test_who_wins_there_has_won_whatever_they_had_before() -> None:
    tournament = step(before_the_end(), Random(1))
    match = final_table.final(tournament)
    assert match is not None
    assert not running.over(tournament)
    best = [row.entrant for row in running.standings(tournament)]
    last = best[3]
    places = tuple(1 if one == last else 2 for one in match.people)
    used = tuple(10 * (one != best[1]) for one in match.people)
    ended = running.ended(tournament, result(match, places, used=used))
    assert running.over(ended)
    rows = running.standings(ended)
    assert [row.entrant for row in rows[:4]] == [last, best[1], best[0], best[2]]
    assert [row.entrant for row in rows[4:]] == best[4:]
    assert [row.place for row in rows[:4]] == [1, 2, 3, 4]
    absent = msgspec.structs.replace(result(match, places), absent=(last,))
    rows = running.standings(running.ended(tournament, absent))
    assert rows[3].entrant == last


@pytest.mark.rule("EVT-4.4")
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_who_ends_where_lies_in_the_range_told(seed: int) -> None:
    told, last = [], None
    for tournament in season(TERMS, 11, seed):
        told.append(running.places_left(tournament))
        last = tournament
    assert last is not None
    places = {row.entrant: row.place for row in running.standings(last)}
    for ranges in told:
        assert all(ranges[one].best <= place <= ranges[one].worst for one, place in places.items())
