"""What spoke against each pair of a Swiss tournament, by part (rule EVT-3.1)."""

from collections.abc import Iterator

import msgspec

from tournaments import standings
from tournaments.pairing.candidates import Candidate, candidates
from tournaments.pairing.duels import NOBODY, Cost, bye_cost, cost
from tournaments.records import Tournament

_replace = msgspec.structs.replace


class PairCost(msgspec.Struct, frozen=True):
    """A pair of a round and its cost; of a bye the second one is `NOBODY`, and `bye` the cost."""

    round: int
    pair: tuple[int, int]
    cost: Cost
    bye: int = 0

    @property
    def sum(self) -> int:
        """The whole cost of the pair or the bye."""
        return self.cost.sum + self.bye


def pair_costs(tournament: Tournament) -> Iterator[PairCost]:
    """Yield the pairs of all Swiss rounds of two but the first, which is folded.

    Costs are those of the results as they stand: after a correction they are no longer those by
    which a round was paired.
    """
    if not tournament.terms.duels:
        return
    for number in range(2, tournament.paired + 1):
        known = {one.entrant: one for one in _before(tournament, number)}
        for match in tournament.of_round(number):
            one, other = match.people
            if one in known and other in known:
                yield PairCost(number, (one, other), cost(known[one], known[other]))
        paired = [one for match in tournament.of_round(number) for one in match.people]
        odd = [bye for bye in tournament.byes if (bye.round, bye.kind) == (number, "odd")]
        for bye in odd:
            here = [known[one].points for one in (*paired, bye.entrant) if one in known]
            if bye.entrant in known:
                against = bye_cost(known[bye.entrant], min(here))
                yield PairCost(number, (bye.entrant, NOBODY), Cost(0, 0, 0, 0), against)


def _before(tournament: Tournament, number: int) -> list[Candidate]:
    """Return everybody as they stood when a round was paired: who went later was still there."""
    earlier = _replace(
        tournament,
        entrants=tuple(
            one if one.status == "waiting" else _replace(one, status="entered")
            for one in tournament.entrants
        ),
        matches=tuple(one for one in tournament.matches if one.round < number),
        byes=tuple(one for one in tournament.byes if one.round < number),
        paired=number - 1,
        bracket=(),
    )
    return candidates(earlier, standings.standings(earlier))
