"""Who is where, and why: points, tie-breaks, places still possible."""

from tournaments.records import Tournament
from tournaments.standings import duels, pods
from tournaments.standings.rows import Row


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return the rows by points and tie-breaks, of duels (EVT-4.1) or of pods (EVT-4.2)."""
    return (duels if tournament.terms.duels else pods).standings(tournament)
