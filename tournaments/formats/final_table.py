"""Swiss rounds in pods, then one match of the best for the title, rule EVT-2.8."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from games.core.streams import Streams
from tournaments.forecast import Forecast, Lengths
from tournaments.formats import swiss
from tournaments.formats.contract import Format
from tournaments.pairing import candidates, pods
from tournaments.records import Due, Match, Pairing, Terms, Tournament
from tournaments.standings import pods as standings_of_pods
from tournaments.standings import rows
from tournaments.standings.ranges import Range, ranges
from tournaments.standings.rows import Row, each

_replace = msgspec.structs.replace


def people(terms: Terms) -> range:
    """Return how many people it takes: two more than sit at the last table."""
    return range(max(swiss.LEAST_PODS, terms.pod + 2), swiss.MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: Fraction) -> Forecast:
    """Return what `entered` people have before them, in the rounds and at the last table."""
    first = swiss.forecast(terms, entered, lengths, deadline)
    return _replace(
        first,
        rounds=first.rounds + 1,
        each=first.each + 1,
        matches=first.matches + 1,
        days=first.days + min(lengths.slow, deadline),
        stages=1,
        cut=terms.pod,
    )


def begun(fresh: Tournament, here: tuple[int, ...]) -> Tournament:
    """Return the tournament with the number of its rounds, the last of which is the final table."""
    return _replace(fresh, rounds=swiss.rounds(fresh.terms, len(here)) + 1)


def before(tournament: Tournament) -> Tournament:
    """Return the rounds before the final table alone."""
    last = tournament.rounds - 1
    return _replace(
        tournament,
        rounds=last,
        paired=min(tournament.paired, last),
        matches=tuple(one for one in tournament.matches if one.round <= last),
        byes=tuple(one for one in tournament.byes if one.round <= last),
    )


def final(tournament: Tournament) -> Match | None:
    """Return the match at the final table, None until it is paired."""
    return next(tournament.of_round(tournament.rounds), None)


def due(tournament: Tournament) -> Due:
    """Return the next round, or after the others the final table of the best who are there."""
    if not swiss.played(tournament) or over(tournament):
        return Due()
    if tournament.paired < tournament.rounds - 1:
        return swiss.due(tournament)
    number, earlier = tournament.rounds, before(tournament)
    known = candidates.candidates(
        earlier, standings_of_pods.standings(earlier), _resting(tournament)
    )
    rng = Streams(tournament.seed + number.to_bytes(2))
    best = known[: _size(tournament.terms, len(known))]
    return Due(round=number, pairings=(Pairing(pods.seated(best, rng)),))


def _resting(tournament: Tournament) -> frozenset[int]:
    """Return who does not sit at the final table wherever they stand."""
    asked = {one.entrant for one in tournament.wishes if one.round == tournament.rounds}
    return frozenset(asked | tournament.away)


def _size(terms: Terms, people: int) -> int:
    """Return how many of so many sit at the final table; 0 where they do not fill one."""
    return max((one for one in terms.seats if one <= min(people, terms.pod)), default=0)


def over(tournament: Tournament) -> bool:
    """Tell whether the final table is played, or too few are there for one: the rounds decide."""
    paired = tournament.paired
    done = paired >= tournament.rounds or swiss.too_few(tournament)
    if not done and paired == tournament.rounds - 1:
        done = not _size(tournament.terms, len(tournament.present - _resting(tournament)))
    return done and swiss.played(tournament)


def open_to_late(tournament: Tournament) -> bool:
    """Tell whether one may still enter: until the round after half of the others is paired."""
    return tournament.paired <= (tournament.rounds - 1) // 2


def paired_now(tournament: Tournament) -> frozenset[int] | None:
    """Return everybody where the next round is due, nobody while one is played (None: over)."""
    if over(tournament):
        return None
    return tournament.present if swiss.played(tournament) else frozenset()


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return who sat at the final table by their order there, then all by the rounds before.

    Who is level there stands by less counted time used, then by those rounds.
    """
    earlier = before(tournament)
    criteria = (rows.there(earlier), *standings_of_pods.criteria(earlier))
    place = {row.entrant: row.place for row in rows.standings(earlier, criteria)}
    reached = _reached(tournament, place)
    parts = (each("stage", lambda one: reached.get(one, 0)), *criteria)
    return rows.standings(tournament, parts)


def _reached(tournament: Tournament, place: Mapping[int, int]) -> dict[int, int]:
    """Return 1 for who sits at the final table; once it is over one more for each behind them.

    `place` is where everybody stood before it.
    """
    match = final(tournament)
    if match is None:
        return {}
    if not match.counts:
        return dict.fromkeys(match.people, 1)
    used = dict(zip(match.people, match.used or (0,) * len(match.people), strict=True))
    came = {one: (match.place(one), used[one], place[one]) for one in match.people}
    return {one: 1 + sum(came[one] < other for other in came.values()) for one in match.people}


def places_left(tournament: Tournament) -> dict[int, Range]:
    """Return the final places still possible, rule EVT-4.4: who may reach the table may win."""
    match = final(tournament)
    if match is not None:
        row = {one.entrant: one.place for one in standings(tournament)}
        last = len(match.people)
        out = {one.number for one in tournament.entrants if one.status == "disqualified"}
        return {
            one: Range(1, last) if one in match.people and not match.done else Range(place, place)
            for one, place in row.items()
            if one not in out
        }
    found: dict[int, Range] = {}
    earlier = ranges(before(tournament))
    size = min(tournament.terms.pod, len(tournament.present))
    gone = {*earlier} - tournament.present
    for one, places in earlier.items():
        if one in gone:
            found[one] = Range(max(places.best, size + 1), min(places.worst + size, len(earlier)))
        elif places.best - len(gone) <= size:
            found[one] = Range(1, max(places.worst, size))
        else:
            found[one] = places
    return found


def _asks(_: Terms) -> frozenset[str]:
    return frozenset({"rounds", "ends", "full"})


FORMAT = Format(
    key="swiss+table",
    number=5,
    people=people,
    forecast=forecast,
    begun=begun,
    due=due,
    over=over,
    standings=standings,
    has_rounds=True,
    final_table=True,
    in_pods=True,
    in_duels=False,
    keeps_departed=True,
    asks=_asks,
    places_left=places_left,
    open_to_late=open_to_late,
    takes_late=swiss.takes_late,
    paired_now=paired_now,
)
