"""Swiss rounds, then a knockout of the best four or eight, rule EVT-2.6."""

from collections.abc import Mapping

import msgspec

from tournaments.formats import knockout, swiss
from tournaments.records import Due, Tournament
from tournaments.standings import duels, rows
from tournaments.standings.ranges import Range
from tournaments.standings.rows import Row


def rounds_of(tournament: Tournament) -> Tournament:
    """Return the Swiss rounds alone."""
    return msgspec.structs.replace(
        tournament,
        matches=tuple(one for one in tournament.matches if one.round <= tournament.rounds),
        byes=tuple(one for one in tournament.byes if one.round <= tournament.rounds),
    )


def due(tournament: Tournament) -> Due:
    """Return the next Swiss round, then the bracket, then the games of its stages."""
    if tournament.bracket:
        return knockout.due(tournament)
    if not swiss.over(tournament):
        return swiss.due(tournament)
    there = tournament.present - tournament.away
    here = [row.entrant for row in duels.standings(tournament) if row.entrant in there]
    return Due(bracket=tuple(here[: tournament.terms.cut]))


def over(tournament: Tournament) -> bool:
    """Tell whether the knockout has ended, or nobody is left for one."""
    return swiss.over(tournament) and knockout.over(tournament)


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return who came how far in the knockout, then everybody by the Swiss rounds."""
    before = duels.criteria(rounds_of(tournament))
    parts = (knockout.reached(tournament), rows.there(tournament), *before)
    return knockout.titled(tournament, rows.standings(tournament, parts))


def places_left(tournament: Tournament, before: Mapping[int, Range]) -> dict[int, Range]:
    """Return the final places still possible by those of the Swiss rounds `before`, rule EVT-4.4.

    Whoever may reach the knockout may win it, or be the last of it. Those who have dropped do not
    play in it: others move up past them.
    """
    size = min(tournament.terms.cut, len(tournament.present))
    gone = {*before} - tournament.present
    found: dict[int, Range] = {}
    for one, swiss_places in before.items():
        best, worst = swiss_places.best, swiss_places.worst
        if one in gone:
            found[one] = Range(max(best, size + 1), min(worst + size, len(before)))
        elif best - len(gone) <= size:
            found[one] = Range(1, max(worst, size))
        else:
            found[one] = swiss_places
    return found
