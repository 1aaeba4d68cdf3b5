"""Standings computed a second time, from raw results alone, in another way than the product."""

from fractions import Fraction
from itertools import groupby

from msgspec.structs import replace

from tournaments.records import Tournament

UNPLAYED = {"odd": 3, "walkover": 3, "asked": 1, "missed": 0, "struck": 0}


def duels(tournament: Tournament, within: list[list[int]] | None = None) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-4.1.

    `within` are groups that are told apart already.
    """
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
    usual = [one for one in people if one not in out], [one for one in people if one in out]
    for some in within or usual:
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


def pods(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-4.2."""
    points = pod_points(tournament)
    played = pod_points(replace(tournament, byes=(), moved=()))
    sat = {one: [] for one in points}  # (people, places, scores) of each pod of somebody
    for match in tournament.matches:
        if match.status == "over" and not match.struck:
            for one in match.people:
                sat[one].append((match.people, match.places, match.scores))

    def key(one):
        firsts = [places[people.index(one)] for people, places, _ in sat[one]].count(1)
        met = [other for people, _, _ in sat[one] for other in people if other != one]
        means = [played[other] / len(sat[other]) for other in met]
        return points[one], firsts, sum(means, Fraction(0)) / max(1, len(means))

    def share(one):
        mine = sum(max(0, s[p.index(one)]) for p, _, s in sat[one] if s)
        whole = sum(max(0, score) for _, _, s in sat[one] for score in s)
        return Fraction(mine, whole or 1)

    def head_to_head(group):
        won = {one: Fraction(0) for one in group}
        met = set()
        for one in group:
            for people, places, _ in sat[one]:
                for other, theirs in zip(people, places, strict=True):
                    if other in group and other != one:
                        mine = places[people.index(one)]
                        won[one] += Fraction((mine < theirs) + (mine <= theirs), 2)
                        met.add((one, other))
        all_met = len(met) == len(group) * (len(group) - 1)
        return won if all_met else dict.fromkeys(group, Fraction(0))

    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    found = []
    for some in ([one for one in points if one not in out], [one for one in points if one in out]):
        for _, equal in groupby(sorted(some, key=key, reverse=True), key=key):
            group = list(equal)
            direct = head_to_head(group)
            final = {one: (direct[one], share(one)) for one in group}
            ranked = sorted(group, key=final.__getitem__, reverse=True)
            found += [list(g) for _, g in groupby(ranked, key=final.__getitem__)]
    return found


def knockout(tournament: Tournament) -> list[list[int]] | None:
    """Return entrants in groups that share a place, best first, by rule EVT-2.5.

    How far somebody came is read off the rounds in which they stand. None where these do not tell:
    nobody came to the final from one half, or somebody was missing in the match for third place.
    """
    people = [one.number for one in tournament.entrants if one.status != "waiting"]
    stages, began = (len(tournament.bracket) - 1).bit_length(), tournament.rounds
    stood = dict.fromkeys(people, 0)
    played = {}
    for match in tournament.matches:
        stage = match.round - began
        if stage > 0 and not match.struck:
            played.setdefault((stage, match.slot), []).append(match)
            if match.slot == 0 or stage < stages:
                for one in match.people:
                    stood[one] = max(stood[one], stage)
    walked = {bye.entrant: bye.round - began for bye in tournament.byes if bye.kind == "walkover"}
    for bye in tournament.byes:
        if bye.kind in ("walkover", "missed") and bye.round > began:
            stood[bye.entrant] = max(stood[bye.entrant], bye.round - began)

    def won(games):
        one, other = games[0].people
        wins = dict.fromkeys((one, other), 0)
        used = dict.fromkeys((one, other), 0)
        for game in games:
            for who in (one, other):
                mine = game.places[game.people.index(who)]
                wins[who] += mine < max(game.places)
                used[who] += game.used[game.people.index(who)] if game.used else 0
        seeds = tournament.bracket.index
        return min(wins, key=lambda who: (-wins[who], used[who], seeds(who)))

    final = played.get((stages, 0))
    walks = [one for one, stage in walked.items() if stage == stages]
    rests = any(bye.round - began == stages for bye in tournament.byes)
    if (final is None and len(walks) != 1) or (tournament.terms.third_place and rests):
        return None
    reached = {one: Fraction(min(stage, stages)) for one, stage in stood.items()}
    for one in tournament.bracket:
        reached[one] = max(reached[one], Fraction(1))
    if walks or not rests:  # else both finalists have gone
        reached[walks[0] if walks else won(final)] += 1
    third = played.get((stages, 1))
    if third:
        reached[won(third)] += Fraction(1, 2)
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    ranked = sorted(people, key=lambda one: (one not in out, reached[one]), reverse=True)
    groups = groupby(ranked, key=lambda one: (one not in out, reached[one]))
    return [list(group) for _, group in groups]


def cut(tournament: Tournament) -> list[list[int]] | None:
    """Return entrants in groups that share a place, best first, by rule EVT-2.6.

    None where the knockout does not tell.
    """
    came = knockout(tournament) if tournament.bracket else [[]]
    if came is None:
        return None
    last = tournament.rounds
    rounds = replace(
        tournament,
        matches=tuple(one for one in tournament.matches if one.round <= last),
        byes=tuple(one for one in tournament.byes if one.round <= last),
    )
    return duels(rounds, came if tournament.bracket else None)
