"""A tournament of any format: how it begins, what is due, when it is over, who is where."""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

import msgspec

from tournaments import entries
from tournaments.formats import cut, knockout, robin, swiss
from tournaments.records import Due, Entrant, Format, Match, Pairing, SeatChoice, Terms, Tournament
from tournaments.seeding import seeded
from tournaments.standings import standings as points_standings
from tournaments.standings.ranges import Range, ranges
from tournaments.standings.rows import Row

_replace = msgspec.structs.replace


class _Format(NamedTuple):
    due: Callable[[Tournament], Due]
    over: Callable[[Tournament], bool]
    standings: Callable[[Tournament], tuple[Row, ...]]


FORMATS: Mapping[Format, _Format] = {
    "robin": _Format(robin.due, robin.over, points_standings),
    "swiss": _Format(swiss.due, swiss.over, points_standings),
    "knockout": _Format(knockout.due, knockout.over, knockout.standings),
    "swiss+cut": _Format(cut.due, cut.over, cut.standings),
}


def begun(terms: Terms, entrants: tuple[Entrant, ...], seed: bytes) -> Tournament:
    """Return a tournament of those who are entered, with the matches of a robin planned."""
    here = [one for one in entrants if one.status == "entered"]
    seeds = seeded(here, seed)
    fresh = Tournament(terms=terms, seed=seed, entrants=entrants, seeds=seeds)
    match terms.format:
        case "robin":
            planned = robin.planned(terms, [one.number for one in here], seed)
            return _with_matches(fresh, 1, planned, "planned")
        case "swiss" | "swiss+cut":
            return _replace(fresh, rounds=swiss.rounds(terms, len(here)))
        case "knockout":
            return fresh


def due(tournament: Tournament) -> Due:
    """Return what is to happen now; nothing while results are awaited or when all is over."""
    return FORMATS[tournament.terms.format].due(tournament)


def unchosen(tournament: Tournament) -> tuple[SeatChoice, ...]:
    """Return who begins in further games of meetings for which a choice is still awaited."""
    return knockout.unchosen(tournament, due(tournament).choosers)


def over(tournament: Tournament) -> bool:
    """Tell whether all of it is played."""
    return FORMATS[tournament.terms.format].over(tournament)


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the rows, best first, as far as is played."""
    return FORMATS[tournament.terms.format].standings(tournament)


def enacted(tournament: Tournament, found: Due) -> Tournament:
    """Return the tournament in which what was due has happened; new matches are open at once."""
    opened = {one.number: one.people for one in found.openings}
    matches = tuple(
        _replace(match, status="open", people=opened[match.number])
        if match.number in opened
        else _replace(match, status="off")
        if match.number in found.off
        else match
        for match in tournament.matches
    )
    swiss_round = 0 < found.round <= tournament.rounds
    after = _replace(
        tournament,
        matches=matches,
        byes=tournament.byes + found.byes,
        bracket=found.bracket or tournament.bracket,
        paired=found.round if swiss_round else tournament.paired,
    )
    return _with_matches(after, found.round, found.pairings, "open")


def _with_matches(
    tournament: Tournament,
    number: int,
    pairings: tuple[Pairing, ...],
    status: Literal["planned", "open"],
) -> Tournament:
    first = 1 + max((match.number for match in tournament.matches), default=0)
    made = tuple(
        Match(
            number=match,
            round=number,
            people=pairing.people,
            status=status,
            slot=pairing.slot,
            game=pairing.game,
        )
        for match, pairing in enumerate(pairings, first)
    )
    return _replace(tournament, matches=tournament.matches + made)


def ended(tournament: Tournament, result: Match) -> Tournament:
    """Return the tournament with a match replaced: its result, or a correction of it.

    Two unexcused absences drop an entrant, rule EVT-5.1.
    """
    matches = tuple(result if one.number == result.number else one for one in tournament.matches)
    return entries.without_absent(_replace(tournament, matches=matches))


def places_left(tournament: Tournament) -> Mapping[int, Range]:
    """Return the places that everybody may still have, rule EVT-4.4; of a knockout nothing."""
    match tournament.terms.format:
        case "robin" | "swiss":
            return ranges(tournament)
        case "swiss+cut" if not tournament.bracket:
            return cut.places_left(tournament, ranges(tournament))
        case "knockout" | "swiss+cut":
            return {}
