"""Any pairing can be computed again from what is stored of a tournament that is over."""

import msgspec
import pytest

from tests.tournaments.seasons import season
from tournaments.formats import swiss
from tournaments.records import Entrant, Terms, Tournament

_replace = msgspec.structs.replace


def before(tournament: Tournament, number: int) -> Tournament:
    """Return a tournament as it was when a Swiss round was paired, by what is known at its end."""
    gone = {bye.entrant for bye in tournament.byes if (bye.round, bye.kind) == (number, "missed")}
    known = [one for one in tournament.entrants if one.since <= number]
    here = {one.number for one in known}
    return _replace(
        tournament,
        entrants=tuple(_then(one, gone) for one in known),
        seeds=tuple(one for one in tournament.seeds if one in here),
        matches=tuple(one for one in tournament.matches if one.round < number),
        byes=tuple(bye for bye in tournament.byes if bye.round < number and bye.entrant in here),
        paired=number - 1,
        bracket=(),
    )


def _then(one: Entrant, gone: set[int]) -> Entrant:
    if one.status == "waiting":
        return one
    return _replace(one, status="dropped" if one.number in gone else "entered")


def same_again(tournament: Tournament) -> int:
    """Compute each Swiss round again; return how many there were."""
    for number in range(1, tournament.paired + 1):
        found = swiss.due(before(tournament, number))
        made = [one.people for one in tournament.of_round(number)]
        assert [one.people for one in found.pairings] == made
        odd = [bye.entrant for bye in tournament.byes if (bye.round, bye.kind) == (number, "odd")]
        assert [bye.entrant for bye in found.byes if bye.kind == "odd"] == odd
    return tournament.paired


@pytest.mark.rule("EVT-3.1", "EVT-3.2", "EVT-3.3")
@pytest.mark.parametrize("chaos", [0.0, 0.1])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("terms", "people"),
    [
        (Terms(format="swiss"), 7),
        (Terms(format="swiss"), 21),
        (Terms(format="swiss+cut", cut=4), 9),
        (Terms(format="swiss", pod=4, seats=(3, 4, 5)), 23),
    ],
)
def test_a_round_is_computed_again_from_what_is_stored(
    terms: Terms, people: int, seed: int, chaos: float
) -> None:
    """Also where people came late, rested, were absent and dropped."""
    *_, last = season(terms, people, seed, chaos)
    assert same_again(last) >= 3 or chaos
