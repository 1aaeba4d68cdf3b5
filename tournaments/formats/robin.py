"""Everybody meets everybody: all matches are planned at the start and flow, rule EVT-2.3."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations

import msgspec

from games.core.streams import Streams
from tournaments.forecast import Forecast, Lengths
from tournaments.formats import designs
from tournaments.formats.contract import Format
from tournaments.pairing import pods, seats
from tournaments.records import DUEL, Bye, Due, Match, Opening, Pairing, Terms, Tournament
from tournaments.standings import standings
from tournaments.standings.ranges import ranges

MOST_ONCE, MOST_TWICE, MOST_PODS = 16, 8, 24
LOOKS, TRIES = 4, 1500  # at each round, and in each of them
_USUAL = 5  # matches of a person of pods


def people(terms: Terms) -> range:
    """Return how many people it takes."""
    return range(terms.pod + 1, most(terms) + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, _: Fraction) -> Forecast:
    """Return what `entered` people have before them: no shorter than its slowest match."""
    each = matches_each(terms, entered)
    days = max(lengths.slow, each * lengths.usual / terms.at_once)
    return Forecast(entered, 0, each, matches(terms, entered), days)


def begun(fresh: Tournament, here: tuple[int, ...]) -> Tournament:
    """Return the tournament with all its matches planned."""
    return fresh.with_matches(1, planned(fresh.terms, here, fresh.seed), "planned")


def most(terms: Terms) -> int:
    """Return how many people may enter."""
    if not terms.duels:
        return MOST_PODS
    return MOST_TWICE if terms.twice else MOST_ONCE


def matches_each(terms: Terms, people: int) -> int:
    """Return how many matches a person has."""
    if terms.duels:
        return (people - 1) * (2 if terms.twice else 1)
    blocks = designs.design(people, terms.pod)
    return sum(0 in block for block in blocks) if blocks else _rounds(terms)


def matches(terms: Terms, people: int) -> int:
    """Return how many matches there are."""
    if terms.duels:
        return matches_each(terms, people) * people // DUEL
    blocks = designs.design(people, terms.pod)
    return len(blocks or _sizes(people, terms) * _rounds(terms))


def _sizes(people: int, terms: Terms) -> tuple[int, ...]:
    """Return the sizes of the pods that play at once: all meet again anyway, so the wanted one."""
    return pods.sizes(people, terms.pod, terms.seats, full=True)


def _rounds(terms: Terms) -> int:
    return min(max(terms.rounds, designs.LEAST), designs.MOST)


def planned(terms: Terms, order: Sequence[int], seed: bytes) -> tuple[Pairing, ...]:
    """Return all matches of those who are entered at the start, in the order in which they open."""
    rng = Streams(seed)
    drawn = rng.shuffled("robin", order)
    if terms.duels:
        return tuple(Pairing(pair) for pair in _duels(drawn, twice=terms.twice))
    blocks = designs.design(len(drawn), terms.pod)
    found = blocks or _searched(len(drawn), terms, rng)
    return tuple(Pairing(tuple(drawn[one] for one in pod)) for pod in _turned(found, rng))


def _duels(people: Sequence[int], *, twice: bool) -> Iterator[tuple[int, int]]:
    """Yield each pair once, or from both seats; each first as often as second, or once more.

    In rounds of the circle, so that the first matches of all come first. The second half begins
    with the second round: so nobody has one seat three times running where the halves meet.
    """
    size = len(people) + len(people) % 2
    first = [*_circle(size)]
    for turn, half in enumerate([first, first[size // 2 :] + first[: size // 2]]):
        for one, other in half if turn == 0 or twice else ():
            if max(one, other) < len(people):
                begins, follows = people[one], people[other]
                yield (follows, begins) if turn else (begins, follows)


def _circle(size: int) -> Iterator[tuple[int, int]]:
    """Yield the pairs of an even number of places, round by round, first seat first.

    The last place stays; the others go round. Between two that go round the lower one sits first if
    their sum is odd, so each of them changes seats from round to round, but for the one in which it
    meets the last; the last changes in every round.
    """
    last = size - 1
    for turn in range(last):
        for one in range(last):
            other = (turn - one) % last
            if one == other:
                yield (one, last) if turn % 2 else (last, one)
            elif one < other:
                yield (one, other) if (one + other) % 2 else (other, one)


def _searched(people: int, terms: Terms, rng: Streams) -> tuple[tuple[int, ...], ...]:
    """Return pods in which pairs meet about equally often, by local search.

    Everybody plays once a round; two people change pods where fewer pairs meet again by that. Each
    round is looked at again once all the others are known.
    """
    some = _sizes(people, terms)
    starts = [sum(some[:pod]) for pod in range(len(some))]
    met = [Counter[int]() for _ in range(people)]
    rounds: list[list[list[int]]] = []
    for _ in range(_rounds(terms)):
        drawn = rng.shuffled("blocks", range(people))
        rounds.append([drawn[at : at + size] for at, size in zip(starts, some, strict=True)])
    for look in range(LOOKS):
        for cut in rounds:
            if look > 0:
                _meet(cut, met, -1)
            _improve(cut, met, rng)
            _meet(cut, met, 1)
    return tuple(tuple(pod) for cut in rounds for pod in cut)


def _meet(cut: Sequence[Sequence[int]], met: Sequence[Counter[int]], times: int) -> None:
    """Note that all in a pod meet once more, or once less."""
    for pod in cut:
        for one, other in permutations(pod, 2):
            met[one][other] += times


def _improve(cut: list[list[int]], met: Sequence[Counter[int]], rng: Streams) -> None:
    """Swap people between pods of a round as long as it costs no more."""
    if len(cut) < 2:
        return
    for _ in range(TRIES):
        pod, other = rng.sample("swap", range(len(cut)), 2)
        mine, theirs = rng.below("swap", len(cut[pod])), rng.below("swap", len(cut[other]))
        before = _repeats(cut[pod], met) + _repeats(cut[other], met)
        if before == 0:
            continue
        cut[pod][mine], cut[other][theirs] = cut[other][theirs], cut[pod][mine]
        if _repeats(cut[pod], met) + _repeats(cut[other], met) > before:
            cut[pod][mine], cut[other][theirs] = cut[other][theirs], cut[pod][mine]


def _repeats(pod: Sequence[int], met: Sequence[Counter[int]]) -> int:
    """Return what a pod costs; that those part who met most often is worth more than all else."""
    return sum(met[one][other] ** 4 for one, other in combinations(pod, 2))


def _turned(blocks: Sequence[Sequence[int]], rng: Streams) -> Iterator[list[int]]:
    """Yield pods with everybody on each seat about equally often, rule EVT-3.4.

    The next pod is always one whose people have waited longest.
    """
    taken: dict[int, list[int]] = {one: [] for block in blocks for one in block}
    left = [rng.shuffled("seats", block) for block in blocks]
    while left:
        pod = min(left, key=lambda pod: (sorted(len(taken[one]) for one in pod), left.index(pod)))
        left.remove(pod)
        seated = [pod[index] for index in seats.order([seats.Sat.of(taken[one]) for one in pod])]
        for seat, one in enumerate(seated):
            taken[one].append(seat)
        yield seated


def late(tournament: Tournament, entrant: int) -> tuple[Pairing, ...]:
    """Return the matches of somebody who enters a robin of duels late, rule EVT-1.4.

    Whoever is first more often than second sits second, so seats stay even.
    """
    terms, balance = tournament.terms, Counter[int]()
    for match in tournament.matches:
        balance[match.people[0]] += 1
        balance[match.people[1]] -= 1
    others = sorted(tournament.present - {entrant}, key=lambda one: (balance[one], one))
    found: list[Pairing] = []
    for place, one in enumerate(others):
        begins = balance[one] < 0 or (balance[one] == 0 and place % 2 == 0)
        pair = (one, entrant) if begins else (entrant, one)
        found += [Pairing(pair), Pairing(pair[::-1])] if terms.twice else [Pairing(pair)]
    return tuple(found)


def open_to_late(tournament: Tournament) -> bool:
    """Tell whether one may still enter: duels, while not half of the matches have begun."""
    begun = sum(match.status != "planned" for match in tournament.matches)
    return tournament.terms.duels and 2 * begun < len(tournament.matches)


def due(tournament: Tournament) -> Due:
    """Return the matches that may open now, rule EVT-2.3, and byes for those that never will.

    Nobody has more than `at_once` open. Of the matches whose people all have a free place the one
    opens first whose people have finished fewest; none does of somebody `away`. Whoever is
    `overdue` comes before all others, and where none of their opponents has a free place those have
    one more who have fewest open.
    """
    left = [match for match in tournament.matches if match.status == "planned"]
    gone = [match for match in left if not _playable(tournament, match)]
    return Due(
        byes=tuple(
            Bye(match.round, one, "walkover" if one in tournament.present else "missed")
            for match in gone
            for one in match.people
        ),
        off=tuple(match.number for match in gone),
        openings=tuple(
            Opening(match.number, _here(tournament, match))
            for match in _opened(tournament, [one for one in left if one not in gone])
        ),
    )


def _here(tournament: Tournament, match: Match) -> tuple[int, ...]:
    return tuple(one for one in match.people if one in tournament.present)


def _playable(tournament: Tournament, match: Match) -> bool:
    """Tell whether enough people are there: both of a duel, of a pod as many as the game needs."""
    least = DUEL if tournament.terms.duels else min(tournament.terms.seats)
    return len(_here(tournament, match)) >= least


def planned_again(tournament: Tournament, entrant: int) -> Tournament:
    """Return a robin in which the matches of an entrant are planned again that were off.

    What was given for them is taken back; where too few of its people are there, it stays off.
    """
    back = [
        match
        for match in tournament.matches
        if match.status == "off" and entrant in match.people and _playable(tournament, match)
    ]
    byes = list(tournament.byes)
    for match in back:
        for one in match.people:
            had = "walkover" if one in tournament.present and one != entrant else "missed"
            mine = [bye for bye in byes if (bye.round, bye.entrant) == (match.round, one)]
            mine.sort(key=lambda bye, had=had: bye.kind != had)
            for bye in mine[:1]:
                byes.remove(bye)
    matches = (
        msgspec.structs.replace(match, status="planned") if match in back else match
        for match in tournament.matches
    )
    return msgspec.structs.replace(tournament, matches=tuple(matches), byes=tuple(byes))


def waiting(tournament: Tournament) -> frozenset[int]:
    """Return those who have matches to come, and have had none yet."""
    begun = {
        one
        for match in tournament.matches
        if match.status in {"open", "over"}
        for one in match.people
    }
    planned = {
        one for match in tournament.matches if match.status == "planned" for one in match.people
    }
    return tournament.present & planned - begun


def _opened(tournament: Tournament, left: Sequence[Match]) -> Iterator[Match]:
    running, finished = Counter[int](), Counter[int]()
    for match in tournament.matches:
        for one in match.people:
            running[one] += match.status == "open"
            finished[one] += match.status == "over"
    first = set(tournament.overdue & waiting(tournament) - tournament.away)
    others = [match for match in left if tournament.away.isdisjoint(match.people)]

    def turn(match: Match) -> tuple[bool, int, int, int]:
        """Return what orders matches: overdue, fewest finished, fewest open, then as planned."""
        done = sum(finished[one] for one in match.people)
        begun = sum(running[one] for one in match.people)
        return first.isdisjoint(match.people), done, begun, match.number

    def most(match: Match) -> int:
        return max(running[one] for one in _here(tournament, match))

    def opened(match: Match) -> Match:
        others.remove(match)
        running.update(match.people)
        first.difference_update(match.people)
        return match

    while free := [match for match in others if most(match) < tournament.terms.at_once]:
        yield opened(min(free, key=turn))
    while late := [match for match in others if not first.isdisjoint(match.people)]:
        yield opened(min(late, key=lambda match: (most(match), *turn(match))))


def over(tournament: Tournament) -> bool:
    """Tell whether every match has ended or will not be played."""
    return all(match.done for match in tournament.matches)


def _asks(terms: Terms) -> frozenset[str]:
    return frozenset({"twice"} if terms.duels else ())


def _shaped(terms: Terms) -> Terms:
    """Return the terms with the matches of a person of pods, where no design says how many."""
    return msgspec.structs.replace(terms, rounds=0 if terms.duels else _USUAL)


def _takes_late(terms: Terms) -> bool:
    return terms.duels


FORMAT = Format(
    key="robin",
    number=0,
    people=people,
    forecast=forecast,
    begun=begun,
    due=due,
    over=over,
    standings=standings,
    flows=True,
    in_pods=True,
    crosses=True,
    asks=_asks,
    shaped=_shaped,
    places_left=ranges,
    open_to_late=open_to_late,
    takes_late=_takes_late,
    late=late,
    readmitted=planned_again,
    waiting=waiting,
)
