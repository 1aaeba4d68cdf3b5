"""The pictures of a tournament in words, for whoever does not see them."""

from collections.abc import Sequence

from cogs.tournaments.standings.bracket import Brackets
from cogs.tournaments.standings.heats import HeatSheets
from cogs.tournaments.words import DASH, Screen, plain, points
from cogs.ui.words import ALT
from render.tournaments.sheets import (
    Bracket,
    Cell,
    Champion,
    Cross,
    CrossLine,
    Draw,
    Final,
    Head,
    HeatColumns,
    Podium,
    RoundMatch,
    Sheet,
    StageGrid,
    Standings,
    StandingsRow,
    Step,
)


def described(sheet: Sheet, screen: Screen, brackets: Brackets | HeatSheets) -> str:
    """Return what a picture shows: tournament and round, then its rows or meetings in order.

    Where all of it has no room, it says less of each row.
    """
    told = plain(screen)
    match sheet:
        case Standings():
            return _fitting([_standings(sheet, told, most) for most in (2, 1, 0)])
        case Draw():
            drawn = [_drawn(one, told) for one in sheet.tables]
            return _fitting([[_title(sheet.head), *drawn]])
        case Cross():
            return _fitting([[*_rows(sheet, told), *_met(sheet, told)], _rows(sheet, told)])
        case Bracket() | StageGrid() | HeatColumns():
            lines = [one.replace("**", "") for one in stage_lines(sheet, told, brackets)]
            return _fitting([[_title(sheet.head), *lines]])
        case Podium() | Final() | Champion():
            return _fitting([_end(sheet)])
        case _:
            return _title(sheet.head)


def stage_lines(
    sheet: Bracket | StageGrid | HeatColumns, screen: Screen, brackets: Brackets | HeatSheets
) -> list[str]:
    """Return the stages of a picture in lines, by what made it."""
    if isinstance(brackets, HeatSheets):
        return brackets.lines(sheet, screen) if isinstance(sheet, HeatColumns) else []
    return [] if isinstance(sheet, HeatColumns) else brackets.lines(sheet, screen)


def _end(sheet: Podium | Final | Champion) -> list[str]:
    match sheet:
        case Podium():
            return _podium(sheet)
        case Final():
            return _final(sheet)
        case Champion():
            return _champion(sheet)


def _final(sheet: Final) -> list[str]:
    found = [_title(sheet.head)]
    for way in sheet.ways:
        beaten = [
            " ".join(filter(None, (sheet.beats, one.other.person.shown, one.words)))
            for one in way.beaten
            if one.other is not None
        ]
        found.append(", ".join(filter(None, (way.who.person.shown, way.rounds, *beaten))))
    return [*found, " ".join(filter(None, (sheet.met, sheet.met_words)))]


def _champion(sheet: Champion) -> list[str]:
    said = [
        ", ".join(filter(None, (f"{one.place} {one.who.person.shown}", one.words, one.more)))
        for one in sheet.honours
    ]
    facts = [f"{one.figure} {one.words}" for one in sheet.facts]
    return [_title(sheet.head), *said, sheet.title, *facts]


def _fitting(ways: Sequence[Sequence[str]]) -> str:
    """Return the first way of saying it that has room, else the last."""
    said = [". ".join(filter(None, one)) + "." for one in ways]
    return next((one for one in said if len(one) <= ALT), said[-1])


def _title(head: Head) -> str:
    return " · ".join(filter(None, (head.title, head.stage)))


def _drawn(table: RoundMatch, screen: Screen) -> str:
    names = [
        f"{one.person.shown} ({screen.ui('is-left')})" if one.left else one.person.shown
        for one in table.people
    ]
    return f"{table.number} {' – '.join(names)}"


def _standings(sheet: Standings, screen: Screen, most: int) -> list[str]:
    """Return the rows: with opponents if `most` is 2, with places still possible from 1 on."""
    marked = [
        screen.ui("alt-reason", name=one.who.person.shown, reason=one.reason)
        for one in sheet.lines
        if one.reason
    ]
    return [_title(sheet.head), *marked, *(_line(one, screen, most) for one in sheet.lines)]


def _line(line: StandingsRow, screen: Screen, most: int) -> str:
    number = line.who.number + 1
    row, entry = screen.view.row(number), screen.view.by_number[number]
    parts = [f"{line.place or DASH} {line.who.person.shown}"]
    parts.append(points(screen, row) if row else "")
    if line.gone:
        parts.append(screen.ui(f"is-{entry.status}"))
    elif line.who.left:
        parts.append(screen.ui("is-left"))
    elif most and line.best:
        key = "alt-place" if line.best == line.worst else "alt-range"
        parts.append(screen.ui(key, best=line.best, worst=line.worst))
    if most > 1 and line.against:
        names = ", ".join(one.person.shown for one in line.against)
        parts.append(screen.ui("against", people=names))
    return ", ".join(filter(None, parts))


def _rows(sheet: Cross, screen: Screen) -> list[str]:
    found = [_title(sheet.head)]
    for line in sheet.lines:
        row = screen.view.row(line.who.number + 1)
        made = points(screen, row) if row else ""
        found.append(", ".join(filter(None, (f"{line.place} {line.who.person.shown}", made))))
    return found


def _met(sheet: Cross, screen: Screen) -> list[str]:
    """Return what came of each match, whoever won it first."""
    found: list[str] = []
    for at, line in enumerate(sheet.lines):
        for other, there in enumerate(sheet.lines):
            cell, back = line.cells[other], there.cells[at]
            upper = at < other and cell.kind in {"drawn", "runs"}
            if cell.kind == "won" or upper:
                found.append(_result(screen, (line, cell), (there, back)))
    return found


def _result(screen: Screen, one: tuple[CrossLine, Cell], other: tuple[CrossLine, Cell]) -> str:
    scores = [cell.words for _, cell in (one, other)]
    names = [line.who.person.shown for line, _ in (one, other)]
    told = f" {scores[0]}–{scores[1]}" if all(scores) else ""
    return screen.ui(f"alt-{one[1].kind}", one=names[0], other=names[1], scores=told)


def _podium(sheet: Podium) -> list[str]:
    more = [sheet.more] if sheet.more else []
    return [_title(sheet.head), *map(_step, (*sheet.steps, *sheet.rest)), *more]


def _step(step: Step) -> str:
    names = [one.person.shown for one in step.who] + ([step.more] if step.more else [])
    return ", ".join(filter(None, (f"{step.place} {', '.join(names)}", step.words)))
