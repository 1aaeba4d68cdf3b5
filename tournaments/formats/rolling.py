"""Whoever is free meets whoever is free and stands near, until a date, rule EVT-2.7."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import NamedTuple

import msgspec

from games.core.streams import Streams
from tournaments.forecast import Forecast, Lengths
from tournaments.formats.contract import Format
from tournaments.pairing import cutting, pods, seats
from tournaments.pairing.candidates import Candidate
from tournaments.records import Due, Pairing, Terms, Tournament
from tournaments.standings import rolling as averages

LEAST, MOST = 12, 128
LEAD = 2  # matches more than the slow third has finished that one may have begun before another
AT_ONCE = 2  # matches of a person
PATIENCE = 24  # hours after which a pod opens with one fewer
WEEKS = 4  # that it takes, where nobody chose otherwise
SHARE = Fraction(2, 3)  # of the matches that fit into the time, so many are played
TRIED = 3000  # pods of which each is looked at; of more people one is built up
_LOTS = 2**30


def people(_: Terms) -> range:
    """Return how many people it takes; fewer play a robin."""
    return range(LEAST, MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, _: Fraction) -> Forecast:
    """Return what `entered` people have before them: about so many matches each until its date.

    What still runs then is over two days later (EVT-5.1).
    """
    fits = terms.at_once * (terms.season - lengths.usual) / lengths.usual
    each = max(1, int(SHARE * fits))
    return Forecast(entered, 0, each, each * entered // terms.pod, Fraction(terms.season + 2))


def begun(fresh: Tournament, _: tuple[int, ...]) -> Tournament:
    """Return the tournament as it begins: nothing is planned ahead."""
    return fresh


_Key = Callable[[tuple[int, ...]], tuple[int, int, list[int]]]


class _Free(NamedTuple):
    """Where everybody stands as a match is to open. Numbers are those of entrants.

    `here` may be paired; `bound` is how many matches one may have begun before another.
    """

    here: tuple[int, ...]
    bound: int
    begun: Counter[int]
    running: Counter[int]
    last: dict[frozenset[int], int]
    met: Counter[frozenset[int]]
    place: dict[int, int]
    average: dict[int, Fraction]
    lot: dict[int, int]

    def order(self, some: Sequence[int]) -> tuple[int, list[int]]:
        """Return what orders people who are as near: fewest begun, then as drawn."""
        return sum(self.begun[one] for one in some), sorted(self.lot[one] for one in some)


def _free(tournament: Tournament, lead: int, *, bound: bool = True) -> _Free:
    """Return who may be paired now; without `bound` also those who are ahead of the others."""
    began, running, finished = Counter[int](), Counter[int](), Counter[int]()
    last: dict[frozenset[int], int] = {}
    met: Counter[frozenset[int]] = Counter()
    for match in tournament.matches:
        if match.status not in {"open", "over"}:
            continue
        for one in match.people:
            began[one] += 1
            running[one] += match.status == "open"
            finished[one] += match.status == "over"
        for pair in map(frozenset, combinations(match.people, 2)):
            met[pair] += 1
            last[pair] = max(match.number, last.get(pair, 0))
    done = sorted(finished[one] for one in tournament.present)
    most = done[-(-len(done) // 3) - 1] + lead if done else 0
    here = tuple(
        one
        for one in sorted(tournament.present - tournament.away)
        if running[one] < tournament.terms.at_once and (began[one] <= most or not bound)
    )
    rows = averages.standings(tournament)
    rng = Streams(tournament.seed)
    return _Free(
        here,
        most,
        began,
        running,
        last,
        met,
        {row.entrant: row.place for row in rows},
        {row.entrant: row.figures["average"] for row in rows},
        {one: rng.below(f"rolling:{one}", _LOTS) for one in tournament.ranked},
    )


def due(tournament: Tournament, lead: int = LEAD) -> Due:
    """Return the matches that open now: none once it is closed.

    One opens at a time, as each changes who is free. Where nobody plays and nobody could be paired,
    those who are ahead wait no longer: nothing else would ever happen.
    """
    found: list[Pairing] = []
    after = tournament
    while not after.closed:
        pairing = _next(after, _free(after, lead))
        if pairing is None and all(match.done for match in after.matches):
            pairing = _next(after, _free(after, lead, bound=False))
        if pairing is None:
            break
        found.append(pairing)
        after = after.with_matches(1, (pairing,), "open")
    return Due(round=1 if found else 0, pairings=tuple(found))


def _next(tournament: Tournament, free: _Free) -> Pairing | None:
    return _duel(tournament, free) if tournament.terms.duels else _pod(tournament, free)


def _sat(tournament: Tournament, one: int) -> seats.Sat:
    return seats.Sat.of(
        match.people.index(one)
        for match in tournament.matches
        if one in match.people and match.status != "off"
    )


def _duel(tournament: Tournament, free: _Free) -> Pairing | None:
    """Return the next match of two: those who have not met and stand nearest.

    Two whose match would give one a seat too often (EVT-3.4) meet only where no others can; before
    anybody meets again.
    """
    pairs = [*combinations(free.here, 2)]
    new = [pair for pair in pairs if not free.met[frozenset(pair)]]
    chosen = _nearest(tournament, free, new) or _again(tournament, free, pairs)
    if chosen is None:
        return None
    one, other = chosen
    begins = seats.begins(_sat(tournament, one), _sat(tournament, other))
    if begins is None:
        begins = free.lot[one] < free.lot[other]
    return Pairing((one, other) if begins else (other, one))


def _nearest(
    tournament: Tournament, free: _Free, pairs: Sequence[tuple[int, int]]
) -> tuple[int, int] | None:
    sat = {one: _sat(tournament, one) for pair in pairs for one in pair}

    def key(pair: tuple[int, int]) -> tuple[bool, int, int, list[int]]:
        one, other = pair
        fair = seats.level(sat[one], sat[other]) and seats.changing(sat[one], sat[other])
        return not fair, abs(free.place[one] - free.place[other]), *free.order(pair)

    return min(pairs, key=key, default=None)


def _again(
    tournament: Tournament, free: _Free, pairs: Sequence[tuple[int, int]]
) -> tuple[int, int] | None:
    """Return two who meet again: one of them has met everybody, and the other longest ago."""
    done = {
        one
        for one in free.here
        if all(free.met[frozenset((one, other))] for other in tournament.present - {one})
    }
    playing = {frozenset(match.people) for match in tournament.matches if match.status == "open"}
    found = [pair for pair in pairs if done & {*pair} and frozenset(pair) not in playing]
    return min(
        found, key=lambda pair: (free.last[frozenset(pair)], *free.order(pair)), default=None
    )


def _pod(tournament: Tournament, free: _Free) -> Pairing | None:
    """Return the next pod: of the wanted size of those who have met least, at the cost of EVT-3.3.

    With one fewer where as many are free, one of them for a day, and the game allows it.
    """
    wanted = tournament.terms.pod
    few = len(free.here) == wanted - 1 and wanted - 1 in tournament.terms.seats
    if len(free.here) < wanted and not (few and tournament.overdue & {*free.here}):
        return None
    size = min(wanted, len(free.here))
    known = [
        Candidate(
            one,
            free.average[one],
            rank,
            {other: free.met[frozenset((one, other))] for other in free.here if other != one},
            _sat(tournament, one),
        )
        for rank, one in enumerate(sorted(free.here, key=lambda one: (free.place[one], one)))
    ]
    prices = cutting.Prices(known)

    def key(pod: tuple[int, ...]) -> tuple[int, int, list[int]]:
        return prices.of(tuple(sorted(pod))), *free.order([known[at].entrant for at in pod])

    pod = min(_tried(known, size, free, key), key=key)
    rng = Streams(tournament.seed + len(tournament.matches).to_bytes(4))
    return Pairing(pods.seated([known[at] for at in sorted(pod)], rng))


def _tried(
    known: Sequence[Candidate], size: int, free: _Free, key: _Key
) -> Iterator[tuple[int, ...]]:
    """Yield pods of places in `known`: all of few people, else that of who has begun fewest."""
    places = range(len(known))
    if comb(len(known), size) <= TRIED:
        yield from combinations(places, size)
        return
    pod = (min(places, key=lambda at: free.order([known[at].entrant])),)
    while len(pod) < size:
        pod = min(((*pod, at) for at in places if at not in pod), key=key)
    yield pod


def over(tournament: Tournament) -> bool:
    """Tell whether no match opens any more, and none is played; or nobody is left to meet."""
    alone = len(tournament.present) < min(tournament.terms.seats)
    return (tournament.closed or alone) and all(match.done for match in tournament.matches)


def open_to_late(tournament: Tournament) -> bool:
    """Tell whether one may still enter: as long as matches begin."""
    return not tournament.closed


def waiting(tournament: Tournament) -> frozenset[int]:
    """Return those who are free, and wait for others to fill a pod."""
    if tournament.terms.duels or tournament.closed:
        return frozenset()
    return frozenset(_free(tournament, LEAD).here)


def _asks(_: Terms) -> frozenset[str]:
    return frozenset({"weeks"})


def _shaped(terms: Terms) -> Terms:
    """Return the terms: so many weeks as were chosen, two matches at a time."""
    weeks = terms.rounds or terms.season // 7 or WEEKS
    return msgspec.structs.replace(terms, rounds=0, season=7 * weeks, at_once=AT_ONCE)


def _takes_late(_: Terms) -> bool:
    return True


def _columns(_: Terms) -> tuple[str, ...]:
    return ("average", "played", "opponents")


FORMAT = Format(
    key="rolling",
    number=4,
    people=people,
    forecast=forecast,
    begun=begun,
    due=due,
    over=over,
    standings=averages.standings,
    flows=True,
    in_pods=True,
    live=False,
    patience=PATIENCE,
    asks=_asks,
    shaped=_shaped,
    columns=_columns,
    places_left=averages.places_left,
    open_to_late=open_to_late,
    takes_late=_takes_late,
    waiting=waiting,
    goes_on=open_to_late,
)
