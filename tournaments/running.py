"""A tournament of any format: how it begins, what is due, when it is over, who is where."""

from collections.abc import Mapping

import msgspec

from tournaments import entries
from tournaments.formats import knockout
from tournaments.formats.registry import format_of
from tournaments.records import Due, Entrant, Match, SeatChoice, Terms, Tournament
from tournaments.seeding import seeded
from tournaments.standings.ranges import Range
from tournaments.standings.rows import Row

_replace = msgspec.structs.replace


def begun(terms: Terms, entrants: tuple[Entrant, ...], seed: bytes) -> Tournament:
    """Return a tournament of those who are entered, as its format begins."""
    here = [one for one in entrants if one.status == "entered"]
    seeds = seeded(here, seed)
    known = format_of(terms)
    fresh = Tournament(terms=terms, seed=seed, entrants=entrants, seeds=seeds, flows=known.flows)
    return known.begun(fresh, tuple(one.number for one in here))


def due(tournament: Tournament) -> Due:
    """Return what is to happen now; nothing while results are awaited or when all is over."""
    return format_of(tournament.terms).due(tournament)


def unchosen(tournament: Tournament) -> tuple[SeatChoice, ...]:
    """Return who begins in further games of meetings for which a choice is still awaited."""
    return knockout.unchosen(tournament, due(tournament).choosers)


def over(tournament: Tournament) -> bool:
    """Tell whether all of it is played."""
    return format_of(tournament.terms).over(tournament)


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the rows, best first, as far as is played."""
    return format_of(tournament.terms).standings(tournament)


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
    return after.with_matches(found.round, found.pairings, "open")


def ended(tournament: Tournament, result: Match) -> Tournament:
    """Return the tournament with a match replaced: its result, or a correction of it.

    Two unexcused absences drop an entrant, rule EVT-5.1.
    """
    return entries.without_absent(tournament.with_match(result))


def places_left(tournament: Tournament) -> Mapping[int, Range]:
    """Return the places that everybody may still have, rule EVT-4.4; of a bracket nothing."""
    return format_of(tournament.terms).places_left(tournament)
