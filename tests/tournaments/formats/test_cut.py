"""Who reaches the knockout of the best: those who are there (EVT-1.14, EVT-3.1)."""

from random import Random

import msgspec
import pytest

from tests.tournaments.seasons import begun, result, step
from tournaments import entries, running
from tournaments.records import Terms

TERMS = Terms(format="swiss+cut", cut=4)


@pytest.mark.rule("EVT-1.14")
def test_whoever_has_left_the_server_is_in_no_bracket() -> None:
    """The next best play in their place, as they do for whoever has dropped."""
    tournament = begun(TERMS, 9)
    while tournament.paired < tournament.rounds or not all(one.done for one in tournament.matches):
        tournament = step(tournament, Random(1))
        for match in [one for one in tournament.matches if one.status == "open"]:
            order = sorted(match.people)
            places = tuple(1 + order.index(one) for one in match.people)
            tournament = running.ended(tournament, result(match, places))
    best = [row.entrant for row in running.standings(tournament)]
    assert {*running.due(tournament).bracket} == {*best[:4]}
    away = msgspec.structs.replace(entries.dropped(tournament, best[0]), away=frozenset({best[1]}))
    assert {*running.due(away).bracket} == {*best[2:6]}
