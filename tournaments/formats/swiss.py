"""Rounds of people with about equal points, never the same two again, rule EVT-2.4."""

from fractions import Fraction

import msgspec

from games.core.streams import Streams
from tournaments import standings
from tournaments.forecast import Forecast, Lengths
from tournaments.formats.contract import Format
from tournaments.pairing import candidates, duels, pods
from tournaments.records import Bye, Due, Pairing, Terms, Tournament
from tournaments.standings.ranges import ranges

LEAST, LEAST_PODS, MOST = 4, 6, 256


def people(terms: Terms) -> range:
    """Return how many people it takes."""
    return range(LEAST if terms.duels else LEAST_PODS, MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: Fraction) -> Forecast:
    """Return what `entered` people have before them; a round ends after `deadline` days."""
    many = rounds(terms, entered)
    days = many * min(lengths.slow, deadline)
    if terms.duels:
        return Forecast(entered, many, many, many * (entered // 2), days)
    some = pods.sizes(entered, terms.pod, terms.seats, full=terms.full)
    again = pods.repeats_from(entered, some)
    return Forecast(
        entered,
        many,
        many,
        many * len(some),
        days,
        repeats_from=again if again <= many else 0,
        crowded=pods.crowded(entered, terms.pod, terms.seats),
    )


def begun(fresh: Tournament, here: tuple[int, ...]) -> Tournament:
    """Return the tournament with the number of its rounds."""
    return msgspec.structs.replace(fresh, rounds=rounds(fresh.terms, len(here)))


def open_to_late(tournament: Tournament) -> bool:
    """Tell whether one may still enter: until the round after half of them is paired."""
    return tournament.paired <= tournament.rounds // 2


def takes_late(_: Terms) -> bool:
    """Tell that one may enter once it has begun."""
    return True


def paired_now(tournament: Tournament) -> frozenset[int] | None:
    """Return everybody where the next round is due, nobody while one is played (None: over)."""
    if tournament.bracket or over(tournament):
        return None
    return tournament.present if played(tournament) else frozenset()


def rounds(terms: Terms, people: int) -> int:
    """Return how many rounds are played: the organisers' number, else as many as part the first.

    ceil(log2 n) + 1 of duels. Of pods likewise, with the wanted size instead of 2, at least 3.
    """
    if terms.rounds:
        return terms.rounds
    if terms.duels:
        return (people - 1).bit_length() + 1
    powers = 1
    while terms.pod**powers < people:
        powers += 1
    return max(3, powers + 1)


def over(tournament: Tournament) -> bool:
    """Tell whether all Swiss rounds are played, or too few people are left for another."""
    done = tournament.paired >= tournament.rounds or too_few(tournament)
    return done and played(tournament)


def too_few(tournament: Tournament) -> bool:
    """Tell whether those who are there fill no pod; nobody has byes alone, rule EVT-3.3."""
    terms = tournament.terms
    people = len(tournament.present - tournament.away)
    return not terms.duels and not pods.sizes(people, terms.pod, terms.seats)


def played(tournament: Tournament) -> bool:
    """Tell whether no match is awaited."""
    return all(match.done for match in tournament.matches)


def due(tournament: Tournament) -> Due:
    """Return the next round as soon as every match of the one before has ended."""
    if not played(tournament) or over(tournament):
        return Due()
    number = tournament.paired + 1
    resting = {wish.entrant for wish in tournament.wishes if wish.round == number}
    resting &= tournament.present
    late = {one.number for one in tournament.entrants if one.since > number}
    away = (tournament.away & tournament.present) - resting - late
    pairings, odd = _paired(tournament, number, frozenset(resting | late | away))
    byes = (
        *(Bye(number, one, "asked") for one in sorted(resting)),
        *(Bye(number, one, "missed") for one in sorted(_absent(tournament) | late | away)),
        *(Bye(number, one, "odd") for one in odd),
    )
    return Due(round=number, pairings=pairings, byes=byes)


def _absent(tournament: Tournament) -> set[int]:
    return {*tournament.ranked} - tournament.present


def _paired(
    tournament: Tournament, number: int, resting: frozenset[int]
) -> tuple[tuple[Pairing, ...], tuple[int, ...]]:
    """Return the matches of a round and who is left over."""
    rng = Streams(tournament.seed + number.to_bytes(2))
    terms = tournament.terms
    rows = standings.standings(tournament)
    people = candidates.candidates(tournament, rows, resting)
    if not terms.duels:
        some = pods.sizes(len(people), terms.pod, terms.seats, full=terms.full)
        left = () if some else tuple(one.entrant for one in people)
        found = pods.paired(people, some, rng) if some else []
        return tuple(map(Pairing, found)), left
    if number == 1:
        found = duels.folded([one.entrant for one in people], rng)
    else:
        found = duels.paired(people, tournament.rounds - number, rng)
    return tuple(map(Pairing, found.pairs)), (found.bye,) if found.bye is not None else ()


def _asks(terms: Terms) -> frozenset[str]:
    return frozenset({"rounds", "ends"} if terms.duels else {"rounds", "ends", "full"})


FORMAT = Format(
    key="swiss",
    number=1,
    people=people,
    forecast=forecast,
    begun=begun,
    due=due,
    over=over,
    standings=standings.standings,
    has_rounds=True,
    in_pods=True,
    keeps_departed=True,
    asks=_asks,
    places_left=ranges,
    open_to_late=open_to_late,
    takes_late=takes_late,
    paired_now=paired_now,
)
