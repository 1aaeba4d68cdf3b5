"""Rounds of people with about equal points, never the same two again, rule EVT-2.4."""

from games.core.streams import Streams
from tournaments import standings
from tournaments.pairing import candidates, duels, pods
from tournaments.records import Bye, Due, Pairing, Terms, Tournament

LEAST, LEAST_PODS, MOST = 4, 6, 256


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
    done = tournament.paired >= tournament.rounds or _too_few(tournament)
    return done and played(tournament)


def _too_few(tournament: Tournament) -> bool:
    """Tell whether those who have not left fill no pod; nobody has byes alone, rule EVT-3.3."""
    terms = tournament.terms
    people = len(tournament.present)
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
