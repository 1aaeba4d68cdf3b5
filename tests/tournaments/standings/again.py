"""Standings computed a second time, from raw results alone, in another way than the product."""

from fractions import Fraction
from itertools import groupby
from math import ceil
from statistics import median

from msgspec.structs import replace

from tournaments.formats.knockout import places
from tournaments.records import Tournament

UNPLAYED = {"odd": 3, "walkover": 3, "asked": 1, "missed": 0, "struck": 0}


def fate(match, one) -> str:
    """Return "out" for who scores nothing, "half" for who scores half at most (EVT-5.1)."""
    if match.decided:
        return ""
    if one in match.absent + match.late:
        return "out"
    return "half" if one in match.excused else ""


def of_duel(match) -> tuple[int, int]:
    """Return the points of both, from a list of all cases there are."""
    x, y = match.places
    raw = (3, 0) if x < y else (1, 1) if x == y else (0, 3)
    match fate(match, match.people[0]), fate(match, match.people[1]):
        case "out", "out":
            return 0, 0
        case "out", other:
            return 0, 1 if other == "half" else 3
        case other, "out":
            return 1 if other == "half" else 3, 0
        case "half", "half":
            return 1, 1
        case "half", "" if raw == (3, 0):
            return 1, 1
        case "", "half" if raw == (0, 3):
            return 1, 1
        case _:
            return raw


def sent_away(tournament: Tournament) -> set[int]:
    """Return who was dropped for two absences; of a robin those within 48 h are one."""
    found = set()
    for one in tournament.entrants:
        moments = sorted(
            match.found[match.absent.index(one.number)]
            for match in tournament.matches
            if one.number in match.absent
        )
        times = 0
        while moments:
            times += 1
            near = 48 * 3600 if tournament.terms.format in {"robin", "rolling"} else -1
            first = moments[0]
            moments = [at for at in moments[1:] if at - first > near]
        no_more = sum(gone.absences for gone in tournament.excused if gone.entrant == one.number)
        if one.status == "dropped" and times - no_more >= 2:
            found.add(one.number)
    return found


def parts(tournament: Tournament, people) -> list[list[int]]:
    """Return who stands above whom whatever they have made: here, sent away, disqualified."""
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    away = sent_away(tournament)
    return [
        [one for one in people if one not in out | away],
        [one for one in people if one in away],
        [one for one in people if one in out],
    ]


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
                x, y = of_duel(match)
                card[a].append((b, x, None, False))
                card[b].append((a, y, None, True))
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

    found = []
    for some in within or parts(tournament, people):
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
            here = {
                one: place
                for one, place in zip(match.people, match.places, strict=True)
                if fate(match, one) != "out"
            }
            away = len(match.people) - len(here)
            for one, place in here.items():
                below = away + sum(other > place for other in here.values())
                equal = [*here.values()].count(place) - 1
                made = (below + Fraction(equal, 2)) * 100 / (len(match.places) - 1)
                found[one] += min(made, 50) if fate(match, one) == "half" else made
    for bye in tournament.byes:
        found[bye.entrant] += {"odd": 100, "walkover": 100, "asked": 50}.get(bye.kind, 0)
    for moved in tournament.moved:
        found[moved.entrant] += moved.points
    return found


def pods(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-4.2."""
    points = pod_points(tournament)
    played = pod_points(replace(tournament, byes=(), moved=()))
    sat = {one: [] for one in points}  # the pods of somebody
    for match in tournament.matches:
        if match.status == "over" and not match.struck:
            for one in match.people:
                sat[one].append(match)

    def above(match, one):
        """Return those of a pod who are above somebody, of all who did not fail."""
        places = dict(zip(match.people, match.places, strict=True))
        return [
            who
            for who in match.people
            if fate(match, who) != "out" and places[who] < places[one] and who != one
        ]

    def key(one):
        firsts = sum(not above(match, one) and not fate(match, one) for match in sat[one])
        met = [other for match in sat[one] for other in match.people if other != one]
        means = [played[other] / len(sat[other]) for other in met]
        return points[one], firsts, sum(means, Fraction(0)) / max(1, len(means))

    def share(one):
        mine = whole = 0
        for match in sat[one]:
            for who, score in zip(match.people, match.scores, strict=True):
                counted = max(0, score) if fate(match, who) != "out" else 0
                mine += counted if who == one else 0
                whole += counted
        return Fraction(mine, whole or 1)

    def halves(match, one, other):
        """Return what somebody has against another of a pod: 2 for above, 1 for level, or 0."""
        mine, theirs = fate(match, one), fate(match, other)
        if "out" in (mine, theirs):
            return 0 if mine == "out" else 2
        if one in above(match, other):
            return 1 if mine else 2
        if other in above(match, one):
            return 1 if theirs else 0
        return 1

    def head_to_head(group):
        won = {one: Fraction(0) for one in group}
        met = set()
        for one in group:
            for match in sat[one]:
                for other in match.people:
                    if other in group and other != one:
                        won[one] += Fraction(halves(match, one, other), 2)
                        met.add((one, other))
        all_met = len(met) == len(group) * (len(group) - 1)
        return won if all_met else dict.fromkeys(group, Fraction(0))

    found = []
    for some in parts(tournament, points):
        for _, equal in groupby(sorted(some, key=key, reverse=True), key=key):
            group = list(equal)
            direct = head_to_head(group)
            final = {one: (direct[one], share(one)) for one in group}
            ranked = sorted(group, key=final.__getitem__, reverse=True)
            found += [list(g) for _, g in groupby(ranked, key=final.__getitem__)]
    return found


def titled(tournament: Tournament) -> bool:
    """Tell whether somebody has won a bracket that was played."""
    if tournament.terms.format == "heats":
        last = [one for one in tournament.matches if one.round == tournament.rounds]
        rests = [one.kind for one in tournament.byes if one.round == tournament.rounds]
        played = [who for one in last for who in one.people if fate(one, who) != "out"]
        return bool(played) if last else "walkover" in rests
    return len(tournament.bracket) < 2 or winners(tournament)[-1][0][2] is not None


def winners(tournament: Tournament) -> list[list[tuple]]:
    """Return who meets in each stage, and who goes on: (one, other, winner, loser), None nobody."""
    bracket, began = tournament.bracket, tournament.rounds

    def ended(stage, one, other):
        if one is None or other is None:
            return (other if one is None else one), None
        number = began + stage
        rests = {bye.entrant: bye.kind for bye in tournament.byes if bye.round == number}
        games = [
            game
            for game in sorted(tournament.matches, key=lambda game: game.number)
            if game.round == number and {*game.people} == {one, other}
            if game.status == "over" and not game.struck
        ]
        for who, loser in ((one, other), (other, one)):
            if rests.get(who) == "walkover" and rests.get(loser) == "missed":
                return who, loser
        if rests.get(one) == rests.get(other) == "missed":
            return None, None
        wins, used = dict.fromkeys((one, other), 0), dict.fromkeys((one, other), 0)
        for game in games:
            out = [who for who in game.people if fate(game, who) == "out"]
            if len(out) == 2:
                return None, None
            if out:
                return (other, one) if out == [one] else (one, other)
            for who, made in zip(game.people, of_duel(game), strict=True):
                wins[who] += made == 3
                used[who] += game.used[game.people.index(who)] if game.used else 0
        best = min(wins, key=lambda who: (-wins[who], used[who], bracket.index(who)))
        return best, other if best == one else one

    line = [bracket[seed] if seed < len(bracket) else None for seed in places(len(bracket))]
    found = []
    while len(line) > 1:
        stage = len(found) + 1
        row = [(*pair, *ended(stage, *pair)) for pair in zip(line[::2], line[1::2], strict=True)]
        if len(row) == 1 and tournament.terms.third_place and found:
            pair = found[-1][0][3], found[-1][1][3]
            row.append((*pair, *ended(stage, *pair)))
        found.append(row)
        line = [meeting[2] for meeting in row] if len(line) > 2 else []
    return found


def knockout(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-2.5."""
    people = [one.number for one in tournament.entrants if one.status != "waiting"]
    reached = {one: Fraction(one in tournament.bracket) for one in people}
    stages = winners(tournament) if len(tournament.bracket) > 1 else []
    for stage, row in enumerate(stages, 1):
        for slot, (one, other, winner, _) in enumerate(row):
            if slot == 1 and stage == len(stages):  # for the third place
                if winner is not None:
                    reached[winner] += Fraction(1, 2)
                continue
            for who in {one, other} - {None}:
                reached[who] = Fraction(stage)
            if winner is not None:
                reached[winner] = Fraction(stage + 1)
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    away = sent_away(tournament)

    def key(one):
        return one not in out, reached[one], one not in away

    return [list(group) for _, group in groupby(sorted(people, key=key, reverse=True), key=key)]


def cut(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-2.6."""
    came = knockout(tournament) if tournament.bracket else None
    last = tournament.rounds
    rounds = replace(
        tournament,
        matches=tuple(one for one in tournament.matches if one.round <= last),
        byes=tuple(one for one in tournament.byes if one.round <= last),
    )
    return duels(rounds, came)


def rolling(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-2.7."""
    people = [one.number for one in tournament.entrants if one.status != "waiting"]
    duel = tournament.terms.duels
    sat = {one: [] for one in people}  # (match, points, won)
    for match in tournament.matches:
        if match.status != "over" or match.struck:
            continue
        alone = replace(tournament, matches=(match,), byes=(), moved=())
        points = dict(zip(match.people, of_duel(match), strict=True)) if duel else pod_points(alone)
        there = [one for one in match.people if fate(match, one) != "out"]
        places = dict(zip(match.people, match.places, strict=True))
        for one in match.people:
            first = all(places[one] < places[other] for other in there if other != one)
            sat[one].append((match, points[one], first and not fate(match, one)))
    extra = {one: sum(m.points for m in tournament.moved if m.entrant == one) for one in people}
    base = 6 if duel else 200
    mean = {
        one: Fraction(sum(row[1] for row in sat[one]) + extra[one] + base) / (len(sat[one]) + 4)
        for one in people
    }
    here = [len(sat[one.number]) for one in tournament.entrants if one.status == "entered"]
    least = ceil(Fraction(median(here or [0])) / 2)

    def key(one):
        met = [mean[who] for row in sat[one] for who in row[0].people if who != one]
        return len(sat[one]) >= least, mean[one], sum(met, Fraction(0)) / max(1, len(met))

    def halves(match, one, other):
        fates = fate(match, one), fate(match, other)
        places = dict(zip(match.people, match.places, strict=True))
        if "out" in fates:
            return 0 if fates[0] == "out" else 2
        if places[one] == places[other]:
            return 1
        ahead = places[one] < places[other]
        return 1 if fates[0 if ahead else 1] else 2 * ahead

    def final(one, group):
        pairs = [
            (other, halves(row[0], one, other))
            for row in sat[one]
            for other in row[0].people
            if other in group and other != one
        ]
        every = all(
            any(b in row[0].people for row in sat[a]) for a in group for b in group if a != b
        )
        wins = sum(row[2] for row in sat[one])
        return (sum(half for _, half in pairs) if every else 0), Fraction(
            wins, max(1, len(sat[one]))
        )

    found = []
    for some in parts(tournament, people):
        for _, equal in groupby(sorted(some, key=key, reverse=True), key=key):
            group = list(equal)
            known = {one: final(one, group) for one in group}
            ranked = sorted(group, key=known.__getitem__, reverse=True)
            found += [list(g) for _, g in groupby(ranked, key=known.__getitem__)]
    return found


def table(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, by rule EVT-2.8."""
    last = tournament.rounds
    earlier = replace(
        tournament,
        matches=tuple(one for one in tournament.matches if one.round < last),
        byes=tuple(one for one in tournament.byes if one.round < last),
    )
    found = pods(earlier)
    matches = [one for one in tournament.matches if one.round == last]
    if not matches:
        return found
    (match,) = matches
    rank = {one: at for at, group in enumerate(found) for one in group}
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    seats = [one for one in match.people if one not in out]
    used = dict(zip(match.people, match.used or [0] * len(match.people), strict=True))
    places = dict(zip(match.people, match.places or [1] * len(match.people), strict=True))

    def key(one):
        failed = fate(match, one) == "out"
        return failed, 0 if failed else places[one], used[one], rank[one]

    if match.status == "over" and not match.struck:
        order = sorted(seats, key=key)
        first = [list(group) for _, group in groupby(order, key=key)]
    else:
        first = [[one for one in group if one in seats] for group in found]
    rest = [[one for one in group if one not in seats] for group in found]
    return [group for group in (*first, *rest) if group]


def heats(tournament: Tournament) -> list[list[int]]:
    """Return entrants in groups that share a place, best first, from the last stage of each.

    Nothing was corrected: who sits somewhere, or rests, was to be there; so was who comes later.
    """
    here: list[set[int]] = [{*tournament.seeds}]
    for number in range(tournament.rounds, 0, -1):
        met = {who for one in tournament.matches if one.round == number for who in one.people}
        met |= {bye.entrant for bye in tournament.byes if bye.round == number}
        here.insert(1, met | here[1] if len(here) > 1 else met)
    reached = {one: sum(one in some for some in here) for one in tournament.seeds}
    last = [one for one in tournament.matches if one.round == tournament.rounds]
    for match in last:
        shown = [who for who in match.people if fate(match, who) != "out"]
        at, used = (dict(zip(match.people, one, strict=True)) for one in (match.places, match.used))

        def key(who, shown=shown, at=at, used=used, match=match):
            ahead = sum(at[other] < at[who] and fate(match, other) != "half" for other in shown)
            return ahead, used[who], tournament.seeds.index(who)

        for behind, who in enumerate(sorted(shown, key=key, reverse=True), 1):
            reached[who] += behind
    if not last:
        for bye in tournament.byes:
            reached[bye.entrant] += bye.round == tournament.rounds and bye.kind == "walkover"
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    away = sent_away(tournament)

    def order(one):
        return one not in out, reached[one], one not in away

    return [
        list(group) for _, group in groupby(sorted(reached, key=order, reverse=True), key=order)
    ]
