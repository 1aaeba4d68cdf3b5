"""Standings of pods: 100 points for the first place, 0 for the last, rule EVT-4.2."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from tournaments.records import Match, Rest, Tournament
from tournaments.standings import rows
from tournaments.standings.rows import Criterion, Figures, Row, each

BEST, LEVEL = Fraction(100), Fraction(50)
REST: Mapping[Rest, Fraction] = {
    "odd": BEST,
    "walkover": BEST,
    "asked": LEVEL,
    "missed": Fraction(0),
    "struck": Fraction(0),
}


def points_of(places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each seat: 100 (m - place) / (m - 1), shared places averaged."""
    last = len(places) - 1
    shared = {place: places.count(place) for place in places}
    return tuple(
        BEST * (last + 1 - place - Fraction(shared[place] - 1, 2)) / last for place in places
    )


def made(match: Match) -> tuple[Fraction, ...]:
    """Return the points of each seat of a match that is over, as rule EVT-5.1a has them."""
    return tuple(
        Fraction(0) if one in match.failed else min(LEVEL, won) if one in match.spared else won
        for one, won in zip(match.people, points_of(match.ranked), strict=True)
    )


def points(tournament: Tournament) -> dict[int, Fraction]:
    """Return the points of everybody who has a row."""
    found = dict.fromkeys(tournament.ranked, Fraction(0))
    for match in tournament.matches:
        if match.counts:
            for one, won in zip(match.people, made(match), strict=True):
                found[one] += won
    for bye in tournament.byes:
        found[bye.entrant] += REST[bye.kind]
    for moved in tournament.moved:
        found[moved.entrant] += moved.points
    return found


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the rows of everybody who plays or played."""
    return rows.standings(tournament, (rows.there(tournament), *criteria(tournament)))


def criteria(tournament: Tournament) -> tuple[Criterion, ...]:
    """Return points, first places, the opponents' points, head to head, share of the scores."""
    known = _Known(tournament)
    return (
        each("points", lambda one: known.points[one]),
        each("firsts", known.firsts),
        each("opposition", known.opposition),
        Criterion("direct", known.direct, among=True),
        each("share", known.share),
    )


class _Known:
    """Points and matches of everybody."""

    def __init__(self, tournament: Tournament) -> None:
        self.points = points(tournament)
        self.lowest_wins = tournament.terms.lowest_wins
        self.matches: dict[int, list[Match]] = {one: [] for one in tournament.ranked}
        self.made = dict.fromkeys(tournament.ranked, Fraction(0))  # points in these matches
        for match in tournament.matches:
            if match.counts:
                for one, won in zip(match.people, made(match), strict=True):
                    self.matches[one].append(match)
                    self.made[one] += won

    def firsts(self, entrant: int) -> int:
        return sum(match.first(entrant) for match in self.matches[entrant])

    def opposition(self, entrant: int) -> Fraction:
        """Return the mean of the opponents' points a round played, each as often as met.

        Byes are no rounds played, and points moved by organisers are made in none.
        """
        others = [
            self.made[other] / len(self.matches[other])
            for match in self.matches[entrant]
            for other in match.people
            if other != entrant
        ]
        return sum(others, Fraction(0)) / len(others) if others else Fraction(0)

    def direct(self, group: Sequence[int]) -> Figures | None:
        """Return how often each was above the others of the group, if all of it have met.

        A level place counts half.
        """
        found = dict.fromkeys(group, Fraction(0))
        for pair in combinations(group, 2):
            together = [match for match in self.matches[pair[0]] if pair[1] in match.people]
            if not together:
                return None
            for match in together:
                for one, other in (pair, pair[::-1]):
                    if one not in match.failed:
                        found[one] += Fraction(1 + match.compared(one, other), 2)
        return found

    def worth(self, match: Match) -> tuple[int, ...]:
        """Return what the scores of a match are worth, none less than 0."""
        if not self.lowest_wins:
            return tuple(max(0, score) for score in match.scores)
        most = max(match.scores, default=0)
        return tuple(most - score for score in match.scores)

    def share(self, entrant: int) -> Fraction:
        """Return the own scores over the tables' scores.

        A score below 0 is one of 0, and so is that of somebody for whom the house AI had to finish.
        Where few points win, a score is by how much it stayed below the highest of its table.
        """
        mine = whole = 0
        for match in self.matches[entrant]:
            scores = [
                0 if one in match.failed else score
                for one, score in zip(match.people, self.worth(match), strict=False)
            ]
            mine += scores[match.people.index(entrant)] if scores else 0
            whole += sum(scores)
        return Fraction(mine, whole) if whole else Fraction(0)
