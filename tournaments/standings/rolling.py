"""Standings where people play different numbers of matches: a mean drawn to the middle, EVT-2.7."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

import msgspec

from tournaments.records import Match, Tournament
from tournaments.standings import duels, pods, rows
from tournaments.standings.ranges import Range
from tournaments.standings.rows import Criterion, Figures, Row, each

MATCHES = 4  # that are reckoned beside those played, so that few say little
POINTS = {True: 6, False: 200}  # of these: half a win each and a half of the middle of a pod


class _Known:
    """What counts of everybody: points, matches, first places and whom they met."""

    def __init__(self, tournament: Tournament) -> None:
        duel = tournament.terms.duels
        self.extra = POINTS[duel]
        self.points = dict.fromkeys(tournament.ranked, Fraction(0))
        self.played = Counter[int]()
        self.wins = Counter[int]()
        self.met: dict[int, list[tuple[int, Match]]] = {one: [] for one in tournament.ranked}
        for match in tournament.matches:
            if not match.counts:
                continue
            for one, won in zip(match.people, made(match, duels_only=duel), strict=True):
                self.points[one] += won
                self.played[one] += 1
                self.wins[one] += _won(match, one)
                self.met[one] += [(other, match) for other in match.people if other != one]
        for moved in tournament.moved:
            self.points[moved.entrant] += moved.points
        counted = [self.played[one] for one in tournament.present] or [0]
        self.needed = needed(counted)

    def average(self, one: int) -> Fraction:
        return Fraction(self.points[one] + self.extra) / (self.played[one] + MATCHES)

    def opponents(self, one: int) -> Fraction:
        """Return the mean of the opponents' averages, each as often as met."""
        met = [self.average(other) for other, _ in self.met[one]]
        return sum(met, Fraction(0)) / len(met) if met else Fraction(0)

    def rate(self, one: int) -> Fraction:
        return Fraction(self.wins[one], self.played[one]) if self.played[one] else Fraction(0)

    def direct(self, group: Sequence[int]) -> Figures | None:
        """Return how a group fared against each other, half a point a draw; None: not all met."""
        found = dict.fromkeys(group, Fraction(0))
        for one, other in combinations(group, 2):
            together = [match for who, match in self.met[one] if who == other]
            if not together:
                return None
            for match in together:
                better = match.compared(one, other)
                if one not in match.failed:
                    found[one] += Fraction(1 + better, 2)
                if other not in match.failed:
                    found[other] += Fraction(1 - better, 2)
        return found


def needed(played: Sequence[int]) -> int:
    """Return the matches that one has to finish for a place: half of the median, rounded up."""
    ordered = sorted(played)
    middle = len(ordered) // 2
    twice = 2 * ordered[middle] if len(ordered) % 2 else ordered[middle - 1] + ordered[middle]
    return -(-twice // 4)


def made(match: Match, *, duels_only: bool) -> Sequence[Fraction | int]:
    """Return the points of each seat of a match that is over."""
    return duels.made(match) if duels_only else pods.made(match)


def _won(match: Match, one: int) -> bool:
    others = [match.compared(one, other) for other in match.people if other != one]
    return match.first(one) and min(others) > 0


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the rows: who has finished too few matches stands below, without a place."""
    known = _Known(tournament)
    criteria: tuple[Criterion, ...] = (
        rows.there(tournament),
        each("placed", lambda one: known.played[one] >= known.needed),
        each("average", known.average),
        each("opponents", known.opponents),
        Criterion("direct", known.direct, among=True),
        each("rate", known.rate),
    )
    return tuple(
        msgspec.structs.replace(
            row,
            figures={**row.figures, "played": Fraction(known.played[row.entrant])},
            placed=known.played[row.entrant] >= known.needed,
        )
        for row in rows.standings(tournament, criteria)
    )


def places_left(tournament: Tournament) -> Mapping[int, Range]:
    """Return the places still possible, once the last match is paired: by averages alone.

    Whoever will have a place then is known: each match left is one more for its people.
    """
    if not tournament.closed:
        return {}
    known = _Known(tournament)
    left = Counter[int]()
    for match in tournament.matches:
        if not match.done and not match.struck:
            left.update(match.people)
    played = {one: known.played[one] + left[one] for one in tournament.ranked}
    need = needed([played[one] for one in tournament.present] or [0])
    most = 3 if tournament.terms.duels else 100
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    groups: list[list[int]] = [[], [], []]
    for one in tournament.ranked:
        if one not in out:
            away = one in tournament.sent_away
            groups[2 if away else played[one] < need].append(one)
    found: dict[int, Range] = {}
    above = 0
    for group in groups:
        low = {
            one: Fraction(known.points[one] + known.extra) / (played[one] + MATCHES)
            for one in group
        }
        high = {one: low[one] + Fraction(most * left[one], played[one] + MATCHES) for one in group}
        have, may = sorted(low.values()), sorted(high.values())
        for one in group:
            best = 1 + len(have) - bisect_right(have, high[one])
            worst = len(may) - bisect_left(may, low[one])
            found[one] = Range(above + best, above + worst)
        above += len(group)
    return found
