"""What pairing knows of an entrant."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from tournaments.pairing.seats import Sat
from tournaments.records import Tournament
from tournaments.standings.rows import Row


class Candidate(msgspec.Struct, frozen=True):
    """An entrant who is to be paired. `rank` is the place in the order of pairing, 0 first.

    `met` counts how often they were paired with whom, `byes` the rounds in which nobody was left
    for them.
    """

    entrant: int
    points: Fraction
    rank: int
    met: Mapping[int, int] = {}
    sat: Sat = Sat()
    byes: int = 0


def candidates(
    tournament: Tournament, standing: Iterable[Row], resting: frozenset[int] = frozenset()
) -> list[Candidate]:
    """Return everybody present but those who rest, by the standings and then by seeding."""
    met: dict[int, Counter[int]] = {one: Counter() for one in tournament.ranked}
    sat: dict[int, list[int]] = {one: [] for one in tournament.ranked}
    for match in sorted(tournament.matches, key=lambda match: (match.round, match.number)):
        for seat, one in enumerate(match.people):
            met[one].update(other for other in match.people if other != one)
            sat[one].append(seat)
    byes = Counter(bye.entrant for bye in tournament.byes if bye.kind == "odd")
    here = [row for row in standing if row.entrant in tournament.present - resting]
    return [
        Candidate(row.entrant, row.figures["points"], rank, met[one], Sat.of(sat[one]), byes[one])
        for rank, row in enumerate(here)
        for one in (row.entrant,)
    ]
