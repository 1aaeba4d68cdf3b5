"""Places that are still possible, on points alone, rule EVT-4.4."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

import msgspec

from tournaments.records import Match, Tournament
from tournaments.standings import duels, pods

EXACT = 8  # open matches up to which all ends are tried


class Range(msgspec.Struct, frozen=True):
    """The best and the worst place that an entrant may still have; ties count either way."""

    best: int
    worst: int


def ranges(tournament: Tournament) -> dict[int, Range]:
    """Return the range of everybody who is not disqualified.

    Of duels it is exact once all that is left is known and at most 8 matches are open. Whoever was
    dropped for absence stands behind all others, rule EVT-5.1a.
    """
    counted = {
        one.number for one in tournament.entrants if one.status not in {"waiting", "disqualified"}
    }
    left = [match for match in tournament.matches if not match.done and not match.struck]
    if tournament.terms.duels:
        now = {one: Fraction(past.points) for one, past in duels.pasts(tournament).items()}
    else:
        now = pods.points(tournament)
    most = _most(tournament, left)
    away = tournament.sent_away
    here = {one: points for one, points in now.items() if one in counted - away}
    behind = {one: points for one, points in now.items() if one in counted & away}
    found = _bounds(here, most)
    known = tournament.paired >= tournament.rounds
    if tournament.terms.duels and known and len(left) <= EXACT:
        worst = _worst(here, left)
        found = {one: Range(places.best, worst[one]) for one, places in found.items()}
    for one, places in _bounds(behind, most).items():
        found[one] = Range(places.best + len(here), places.worst + len(here))
    return found


def _most(tournament: Tournament, left: Sequence[Match]) -> dict[int, int]:
    """Return what everybody may still gain: a win of each match left and of each round unpaired."""
    win = duels.WIN if tournament.terms.duels else int(pods.BEST)
    rounds = tournament.rounds - tournament.paired
    found = {one: win * rounds if one in tournament.present else 0 for one in tournament.ranked}
    for match in left:
        for one in match.people:
            found[one] += win
    return found


def _bounds(now: Mapping[int, Fraction], most: Mapping[int, int]) -> dict[int, Range]:
    """Return 1 + those who have more than one's most, and those whose most reaches one's own."""
    have = sorted(now.values())
    may = sorted(points + most[one] for one, points in now.items())
    return {
        one: Range(
            1 + len(have) - bisect_right(have, points + most[one]),
            len(may) - bisect_left(may, points),
        )
        for one, points in now.items()
    }


def _worst(now: Mapping[int, Fraction], left: Sequence[Match]) -> dict[int, int]:
    """Return the worst places by all ends of the matches left: a win, a draw, a loss of each.

    Where both are absent nobody has anything of a match (EVT-5.1a): that makes no place worse, and
    is why the best places are those of the bounds.
    """
    points = {one: int(have) for one, have in now.items()}
    playing = sorted({one for match in left for one in match.people if one in points})
    resting = sorted(have for one, have in points.items() if one not in playing)
    worst = dict.fromkeys(now, 1)
    watched = {have: one for one, have in points.items() if one not in playing}  # one of each
    for ends in product(((1, 2), (1, 1), (2, 1)), repeat=len(left)):
        then = {one: points[one] for one in playing}
        for match, places in zip(left, ends, strict=True):
            for one, made in zip(match.people, duels.scored(*places), strict=True):
                if one in then:
                    then[one] += made
        everybody = sorted([*resting, *then.values()])
        for have, one in [*watched.items(), *((have, one) for one, have in then.items())]:
            worst[one] = max(worst[one], len(everybody) - bisect_left(everybody, have))
    for one, have in points.items():
        if one not in playing:
            worst[one] = worst[watched[have]]
    return worst
