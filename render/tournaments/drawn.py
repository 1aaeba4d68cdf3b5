"""Draws any sheet of a tournament."""

from render.kit.picture import Picture
from render.tournaments import bracket, cards, cross, field, podium, rating, statistics, table
from render.tournaments.end import champion, final
from render.tournaments.sheets import (
    Bracket,
    Cards,
    Champion,
    Cross,
    Draw,
    Final,
    HeatColumns,
    Podium,
    RatingSheet,
    Sheet,
    StageGrid,
    Standings,
    StatisticsSheet,
    Waits,
)
from render.tournaments.tables import draw as drawing
from render.tournaments.tables import heats, waits


def draw(sheet: Sheet) -> Picture:
    """Return the picture of a sheet."""
    match sheet:
        case Standings() | Draw() | Waits():
            return _of_all(sheet)
        case Bracket() | StageGrid() | HeatColumns():
            return _of_stages(sheet)
        case Cross():
            return cross.draw(sheet)
        case Podium() | Final() | Champion():
            return _of_end(sheet)
        case RatingSheet() | Cards() | StatisticsSheet():
            return _of_game(sheet)


def _of_all(sheet: Standings | Draw | Waits) -> Picture:
    match sheet:
        case Standings():
            return table.draw(sheet)
        case Draw():
            return drawing.draw(sheet)
        case Waits():
            return waits.draw(sheet)


def _of_stages(sheet: Bracket | StageGrid | HeatColumns) -> Picture:
    match sheet:
        case Bracket():
            return bracket.draw(sheet)
        case StageGrid():
            return field.draw(sheet)
        case HeatColumns():
            return heats.draw(sheet)


def _of_end(sheet: Podium | Final | Champion) -> Picture:
    match sheet:
        case Podium():
            return podium.draw(sheet)
        case Final():
            return final.draw(sheet)
        case Champion():
            return champion.draw(sheet)


def _of_game(sheet: RatingSheet | Cards | StatisticsSheet) -> Picture:
    match sheet:
        case RatingSheet():
            return rating.draw(sheet)
        case Cards():
            return cards.draw(sheet)
        case StatisticsSheet():
            return statistics.draw(sheet)
