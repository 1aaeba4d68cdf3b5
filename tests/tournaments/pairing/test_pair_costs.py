"""What a pair cost is told by part, as it was when its round was paired."""

import msgspec
import pytest

from tests.tournaments.seasons import season
from tournaments import running
from tournaments.pairing import duels
from tournaments.pairing.duels import NOBODY
from tournaments.pairing.pair_costs import pair_costs
from tournaments.records import Terms


@pytest.mark.rule("EVT-3.1", "EVT-3.2")
@pytest.mark.parametrize("people", [7, 12])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_what_the_round_was_paired_by(
    people: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end each pair costs what it cost when it was made."""
    paid: dict[tuple[int, frozenset[int]], int] = {}
    rounds = []
    pair = duels.paired

    def noted(here, rounds_after, rng):
        found = pair(here, rounds_after, rng)
        known = {one.entrant: one for one in here}
        number = rounds[-1]
        for one, other in found.pairs:
            paid[number, frozenset((one, other))] = duels.cost(known[one], known[other]).sum
        if found.bye is not None:
            lowest = min(one.points for one in here)
            paid[number, frozenset((found.bye, NOBODY))] = duels.bye_cost(known[found.bye], lowest)
        return found

    monkeypatch.setattr(duels, "paired", noted)
    last = None
    for tournament in season(Terms(format="swiss"), people, seed):
        rounds.append(tournament.paired + 1)
        last = tournament
    assert last is not None
    assert running.over(last)
    made = {(one.round, frozenset(one.pair)): one.sum for one in pair_costs(last)}
    assert made == {key: cost for key, cost in paid.items() if key in made}
    assert len(made) == (last.paired - 1) * ((people + 1) // 2)


@pytest.mark.slow
def test_nothing_is_told_where_nothing_is_paired_by_cost() -> None:
    for terms in (Terms(format="robin"), Terms(format="swiss", pod=3, seats=(2, 3, 4))):
        *_, last = season(terms, 6, 1)
        assert list(pair_costs(last)) == []


@pytest.mark.rule("EVT-3.1")
def test_who_went_later_is_told_of_all_the_same() -> None:
    *_, last = season(Terms(format="swiss"), 8, 2)
    gone = tuple(msgspec.structs.replace(one, status="dropped") for one in last.entrants)
    assert list(pair_costs(msgspec.structs.replace(last, entrants=gone))) == list(pair_costs(last))
