"""Swiss rounds, then a knockout of the best four or eight, rule EVT-2.6."""

import msgspec

from tournaments.formats import knockout, swiss
from tournaments.records import Due, Tournament
from tournaments.standings import duels, rows
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
    here = [row.entrant for row in duels.standings(tournament) if row.entrant in tournament.present]
    return Due(bracket=tuple(here[: tournament.terms.cut]))


def over(tournament: Tournament) -> bool:
    """Tell whether the knockout has ended, or nobody is left for one."""
    return swiss.over(tournament) and knockout.over(tournament)


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return who came how far in the knockout, then everybody by the Swiss rounds."""
    before = duels.criteria(rounds_of(tournament))
    return rows.standings(tournament, (knockout.reached(tournament), *before))
