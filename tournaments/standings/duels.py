"""Standings of two seats: 3 points for a win, 1 for a draw, rule EVT-4.1."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import NamedTuple

from tournaments.records import Match, Rest, Tournament
from tournaments.standings import rows
from tournaments.standings.rows import Criterion, Figures, Row, each

WIN, DRAW, LOSS = 3, 1, 0
REST: Mapping[Rest, int] = {
    "odd": WIN,
    "walkover": WIN,
    "asked": DRAW,
    "missed": LOSS,
    "struck": LOSS,
}
_CHOSEN: tuple[Rest, ...] = ("asked", "missed")  # rounds that they need not have missed


class Met(NamedTuple):
    """A match that counts, as one of its two sees it."""

    opponent: int
    points: int
    second: bool


class Past(NamedTuple):
    """All that counts for an entrant: matches, rounds without one, points moved by organisers."""

    met: tuple[Met, ...]
    rests: tuple[Rest, ...]
    moved: int

    @property
    def points(self) -> int:
        """Points of the standings: from matches and rests, and moved by organisers."""
        return (
            sum(one.points for one in self.met)
            + sum(REST[rest] for rest in self.rests)
            + self.moved
        )

    @property
    def adjusted(self) -> int:
        """Points as an opponent's sum counts them: a round without a match is a draw."""
        return sum(one.points for one in self.met) + DRAW * len(self.rests) + self.moved


def pasts(tournament: Tournament) -> dict[int, Past]:
    """Return what counts for each entrant who has a row."""
    met: dict[int, list[Met]] = {one: [] for one in tournament.ranked}
    rests: dict[int, list[Rest]] = {one: [] for one in tournament.ranked}
    moved = dict.fromkeys(tournament.ranked, 0)
    for match in tournament.matches:
        if match.struck:
            for one in match.people:
                rests[one].append("struck")
        elif match.counts:
            first, second = match.people
            own, other = made(match)
            met[first].append(Met(second, own, second=False))
            met[second].append(Met(first, other, second=True))
    for bye in tournament.byes:
        rests[bye.entrant].append(bye.kind)
    for one in tournament.moved:
        moved[one.entrant] += one.points
    return {one: Past(tuple(met[one]), tuple(rests[one]), moved[one]) for one in tournament.ranked}


def scored(first: int, second: int) -> tuple[int, int]:
    """Return the points of both places of a match."""
    if first == second:
        return DRAW, DRAW
    return (WIN, LOSS) if first < second else (LOSS, WIN)


def made(match: Match) -> tuple[int, int]:
    """Return the points of both seats of a match that is over, as rule EVT-5.1a has them."""
    one, other = match.people
    better = match.compared(one, other)
    points = {one: (LOSS, DRAW, WIN)[better + 1], other: (LOSS, DRAW, WIN)[1 - better]}
    if match.spared and match.failed:  # the other did not play either
        points.update(dict.fromkeys(match.spared, DRAW))
    if len(match.spared) == len(match.people):
        return DRAW, DRAW
    points.update(dict.fromkeys(match.failed, LOSS))
    return points[one], points[other]


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the rows of everybody who plays or played."""
    return rows.standings(tournament, (rows.there(tournament), *criteria(tournament)))


def criteria(tournament: Tournament) -> tuple[Criterion, ...]:
    """Return points, Buchholz cut 1, Sonneborn-Berger, direct encounter, wins, wins as second seat.

    A bye is a win and no win as second seat.
    """
    known = pasts(tournament)
    return (
        each("points", lambda one: known[one].points),
        each("buchholz", lambda one: buchholz(known, one)),
        each("sonneborn", lambda one: sonneborn(known, one)),
        Criterion("direct", partial(_direct, known), among=True),
        each("wins", lambda one: _wins(known[one])),
        each("second_wins", lambda one: _second_wins(known[one])),
    )


def buchholz(known: Mapping[int, Past], entrant: int) -> int:
    """Return the sum of the opponents' points but the lowest, rule EVT-4.1.

    A round without a match counts as one against somebody with one's own points; one that was
    chosen is left out before any other.
    """
    past = known[entrant]
    given = [known[one.opponent].adjusted for one in past.met]
    given += [past.points for rest in past.rests if rest not in _CHOSEN]
    chosen = [past.points for rest in past.rests if rest in _CHOSEN]
    every = sorted(chosen) + sorted(given)
    return sum(every[1:])


def sonneborn(known: Mapping[int, Past], entrant: int) -> int:
    """Return the sum of each opponent's points times the points made against them, rule EVT-4.1."""
    past = known[entrant]
    played = sum(known[one.opponent].adjusted * one.points for one in past.met)
    return played + DRAW * past.points * len(past.rests)


def _direct(known: Mapping[int, Past], group: Sequence[int]) -> Figures | None:
    """Return the points of a group against each other, if all of it have met."""
    met = {frozenset((one, other.opponent)) for one in group for other in known[one].met}
    if any(frozenset(pair) not in met for pair in combinations(group, 2)):
        return None
    return {
        one: Fraction(sum(met.points for met in known[one].met if met.opponent in group))
        for one in group
    }


def _wins(past: Past) -> int:
    won = sum(one.points == WIN for one in past.met)
    return won + sum(REST[rest] == WIN for rest in past.rests)


def _second_wins(past: Past) -> int:
    return sum(one.points == WIN and one.second for one in past.met)
