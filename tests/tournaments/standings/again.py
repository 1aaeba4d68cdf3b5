"""Standings computed a second time, from raw results alone, in another way than the product."""

from fractions import Fraction
from itertools import groupby

from tournaments.records import Tournament

UNPLAYED = {"odd": 3, "walkover": 3, "asked": 1, "missed": 0, "struck": 0}


def duels(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-4.1."""
    people = [one.number for one in tournament.entrants if one.status != "waiting"]
    card = {one: [] for one in people}  # (opponent or None, points, what is unplayed, second seat)
    for match in tournament.matches:
        if match.status == "over":
            a, b = match.people
            if match.struck:
                card[a].append((None, 0, "struck", False))
                card[b].append((None, 0, "struck", False))
            else:
                x, y = match.places
                card[a].append((b, 3 if x < y else 1 if x == y else 0, None, False))
                card[b].append((a, 3 if y < x else 1 if x == y else 0, None, True))
    for bye in tournament.byes:
        card[bye.entrant].append((None, UNPLAYED[bye.kind], bye.kind, False))
    extra = {one: sum(m.points for m in tournament.moved if m.entrant == one) for one in people}
    points = {one: sum(row[1] for row in card[one]) + extra[one] for one in people}
    fair = {one: sum(1 if row[2] else row[1] for row in card[one]) + extra[one] for one in people}

    def key(one):
        sums = []
        for opponent, _, kind, _ in card[one]:
            worth = fair[opponent] if opponent else points[one]
            sums.append((0 if kind in ("asked", "missed") else 1, worth))
        sums.sort()
        buchholz = sum(worth for _, worth in sums[1:])
        berger = sum(
            fair[opponent] * made if opponent else points[one] for opponent, made, _, _ in card[one]
        )
        return points[one], buchholz, berger

    def after(one):
        wins = sum(row[1] == 3 for row in card[one])
        return wins, sum(row[1] == 3 and row[3] for row in card[one])

    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    found = []
    for some in ([one for one in people if one not in out], [one for one in people if one in out]):
        for _, equal in groupby(sorted(some, key=key, reverse=True), key=key):
            group = list(equal)
            among = {one: [row[1] for row in card[one] if row[0] in group] for one in group}
            met = {(one, row[0]) for one in group for row in card[one]}
            all_met = all((a, b) in met for a in group for b in group if a != b)
            final = {one: ((sum(among[one]),) if all_met else ()) + after(one) for one in group}
            ranked = sorted(group, key=final.__getitem__, reverse=True)
            found += [list(g) for _, g in groupby(ranked, key=final.__getitem__)]
    return found


def pod_points(tournament: Tournament) -> dict[int, Fraction]:
    """Return points by rule EVT-4.2: of each pod, half a share for who is equal, one for below."""
    found = {one.number: Fraction(0) for one in tournament.entrants if one.status != "waiting"}
    for match in tournament.matches:
        if match.status == "over" and not match.struck:
            for one, place in zip(match.people, match.places, strict=True):
                below = sum(other > place for other in match.places)
                equal = match.places.count(place) - 1
                found[one] += (below + Fraction(equal, 2)) * 100 / (len(match.places) - 1)
    for bye in tournament.byes:
        found[bye.entrant] += {"odd": 100, "walkover": 100, "asked": 50}.get(bye.kind, 0)
    for moved in tournament.moved:
        found[moved.entrant] += moved.points
    return found
