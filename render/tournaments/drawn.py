"""Draws whatever a sheet of a tournament is."""

from render.kit.picture import Picture
from render.tournaments import bracket, cards, cross, podium, rating, statistics, table
from render.tournaments.sheets import (
    Bracket,
    Cards,
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
        case Rating() | Cards() | Statistics():
            return _of_game(sheet)


def _of_game(sheet: Rating | Cards | Statistics) -> Picture:
    match sheet:
        case Rating():
            return rating.draw(sheet)
        case Cards():
            return cards.draw(sheet)
        case Statistics():
            return statistics.draw(sheet)
