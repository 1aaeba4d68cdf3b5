"""Swiss rounds, then a knockout of the best four or eight, rule EVT-2.6."""

from fractions import Fraction

import msgspec

from tournaments.forecast import Forecast, Lengths
from tournaments.formats import knockout, swiss
from tournaments.formats.contract import Format
from tournaments.records import Due, Terms, Tournament
from tournaments.standings import duels, rows
from tournaments.standings.ranges import Range, ranges
from tournaments.standings.rows import Row


def people(terms: Terms) -> range:
    """Return how many people it takes: more than play in the knockout."""
    return range(terms.cut + 1, swiss.MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: Fraction) -> Forecast:
    """Return what `entered` people have before them, in the rounds and in the knockout."""
    first = swiss.forecast(terms, entered, lengths, deadline)
    last = knockout.forecast(terms, terms.cut, lengths, deadline)
    return msgspec.structs.replace(
        first,
        rounds=first.rounds + last.rounds,
        each=first.each + last.each,
        matches=first.matches + last.matches,
        days=first.days + last.days,
        stages=last.rounds,
        cut=terms.cut,
    )


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


def places_left(tournament: Tournament) -> dict[int, Range]:
    """Return the final places still possible before a bracket is drawn, rule EVT-4.4.

    They follow from those of the Swiss rounds. Whoever may reach the knockout may win it, or be the
    last of it. Those who have dropped do not play in it: others move up past them.
    """
    if tournament.bracket:
        return {}
    before = ranges(tournament)
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


def _asks(_: Terms) -> frozenset[str]:
    return frozenset({"rounds", "ends", "best", "third", "cut"})


FORMAT = Format(
    key="swiss+cut",
    number=3,
    people=people,
    forecast=forecast,
    begun=swiss.begun,
    due=due,
    over=over,
    standings=standings,
    has_rounds=True,
    bracket=True,
    asks=_asks,
    places_left=places_left,
    open_to_late=swiss.open_to_late,
    takes_late=swiss.takes_late,
    paired_now=swiss.paired_now,
    untitled=knockout.untitled,
    replayed=knockout.replayed,
    restored=knockout.restored,
)
