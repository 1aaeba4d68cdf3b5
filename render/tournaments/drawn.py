"""Draws whatever a sheet of a tournament is."""

from render.kit.picture import Picture
from render.tournaments import bracket, cross, podium, rating, statistics, table
from render.tournaments.sheets import (
    Bracket,
    Cross,
    Podium,
    Rating,
    Sheet,
    Standings,
    Statistics,
)


def draw(sheet: Sheet) -> Picture:
    """Return the picture of a sheet."""
    match sheet:
        case Standings():
            return table.draw(sheet)
        case Bracket():
            return bracket.draw(sheet)
        case Cross():
            return cross.draw(sheet)
        case Podium():
            return podium.draw(sheet)
        case Rating():
            return rating.draw(sheet)
        case Statistics():
            return statistics.draw(sheet)
