"""A knockout in pods in pictures and words: its stages, table by table (EVT-2.9)."""

from collections.abc import Callable, Sequence
from functools import cached_property

from cogs.tournaments.words import Screen
from play.tournaments.view import TournamentView
from render.tournaments.sheets import (
    BracketColumn,
    Contestant,
    Head,
    HeatColumns,
    MeetingBox,
    MeetingSide,
)
from tournaments.formats import heats
from tournaments.formats.heats import Cut, Heat, HeatTable

TALL, WIDE = 4, 4  # tables of a column, columns of a picture


class HeatSheets:
    """Makes the sheets of a knockout in pods; `number` is the reader's own, if they are in it."""

    def __init__(
        self,
        screen: Screen,
        head: Head,
        who: Callable[[int], Contestant],
        number: int | None = None,
    ) -> None:
        self._screen = screen
        self._view: TournamentView = screen.view
        self._head = head
        self._who = who
        self._number = number

    def _ui(self, message: str, /, **args: int | str) -> str:
        return self._screen.ui(f"picture-{message}", **args)

    @cached_property
    def _played(self) -> Sequence[Heat]:
        return heats.heats(self._view.tournament)

    @cached_property
    def _stages(self) -> tuple[tuple[BracketColumn, ...], ...]:
        """Every stage in columns of a few tables each."""
        found: list[tuple[BracketColumn, ...]] = []
        cuts = heats.cuts_of(self._view.tournament)
        for number, cut in enumerate(cuts, 1):
            known = number <= len(self._played)
            before = cuts[number - 2] if number > 1 else None
            boxes = (
                self._boxes(self._played[number - 1])
                if known
                else self._awaited(cut, before, number)
            )
            title = self._screen.round(number)
            now = number == len(self._played) and self._view.facts.status == "running"
            columns = -(-len(cut.tables) // TALL)
            each = -(-len(boxes) // columns)
            parts = [boxes[at : at + each] for at in range(0, len(boxes), each)]
            found.append(tuple(BracketColumn(title, tuple(part), now) for part in parts))
        return tuple(found)

    @cached_property
    def _pages(self) -> tuple[tuple[int, ...], ...]:
        """Which stages stand on which page: as many of the last together as have room."""
        pages: list[list[int]] = [[]]
        for at in reversed(range(len(self._stages))):
            taken = sum(len(self._stages[one]) for one in pages[0])
            if pages[0] and taken + len(self._stages[at]) > WIDE:
                pages.insert(0, [])
            pages[0].insert(0, at)
        return tuple(map(tuple, pages))

    @property
    def parts(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def home(self) -> int:
        """Return the page of the present stage, or of the last one the reader was in."""
        latest = len(self._played) - 1
        if self._number is not None:
            mine = [
                at
                for at, stage in enumerate(self._played)
                if self._number in stage.free
                or any(self._number in one.known for one in stage.tables)
            ]
            latest = max(mine, default=latest)
        return next(at for at, page in enumerate(self._pages) if latest in page)

    def page(self, at: int) -> HeatColumns:
        """Return some stages; the last page is the end."""
        at = min(at, self.parts - 1)
        columns = tuple(column for one in self._pages[at] for column in self._stages[one])
        winner = None
        if at == self.parts - 1 and heats.over(self._view.tournament):
            winner = next(iter(self._played[-1].through[0] or ()), None)
        return HeatColumns(self._head, columns, None if winner is None else self._who(winner))

    def public(self) -> HeatColumns:
        """Return the page of the present stage."""
        latest = len(self._played) - 1
        return self.page(next(at for at, page in enumerate(self._pages) if latest in page))

    # Boxes

    def _boxes(self, stage: Heat) -> list[MeetingBox]:
        tables = zip(stage.tables, stage.through, strict=True)
        found = [self._table(table, through) for table, through in tables]
        free = tuple(
            MeetingSide(self._who(one), through=True, mine=one == self._number)
            for one in stage.free
            if one is not None
        )
        return [MeetingBox(free, number=self._ui("bye")), *found] if free else found

    def _table(self, table: HeatTable, through: tuple[int, ...] | None) -> MeetingBox:
        match = heats.match_of(self._view.tournament, table)
        done = match is not None and match.status == "over"
        people = [one for one in table.people if one is not None]
        if match is not None and done:
            first = {one: at for at, one in enumerate(heats.order(self._view.tournament, match))}
            people.sort(key=lambda one: first.get(one, len(people)))
        sides = tuple(
            MeetingSide(
                self._who(one),
                won=str(match.place(one))
                if match is not None and done and one in match.people
                else "",
                through=through is not None and one in through,
                out=through is not None and one not in through,
                mine=one == self._number,
            )
            for one in people
        )
        empty = len(table.people) - len(people)
        sides += (MeetingSide(None, self._ui("bye"), out=True),) * empty
        runs = match is not None and match.status == "open"
        return MeetingBox(sides, runs, number=str(table.slot + 1))

    def _awaited(self, cut: Cut, before: Cut | None, number: int) -> list[MeetingBox]:
        """Return tables to come: who has a bye now, or from which table one comes there."""
        comes = [] if before is None else self._comes(before, number - 1)
        found = [
            MeetingBox(tuple(comes[one] for one in table), number=str(slot))
            for slot, table in enumerate(cut.tables, 1)
        ]
        free = tuple(comes[: cut.free])
        return [MeetingBox(free, number=self._ui("bye")), *found] if free else found

    def _comes(self, before: Cut, number: int) -> list[MeetingSide]:
        """Return who comes from a stage, as far as that is known."""
        stage = self._played[number - 1] if number <= len(self._played) else None
        found: list[MeetingSide] = []
        for at in range(before.free):
            one = None if stage is None else stage.free[at]
            found.append(self._place(one, self._ui("awaited")))
        for place in range(max(before.on)):
            for slot, many in enumerate(before.on):
                if place < many:
                    through = None if stage is None else stage.through[slot]
                    one = through[place] if through is not None and place < len(through) else None
                    said = self._ui("from", place=place + 1, table=slot + 1)
                    found.append(self._place(one, said))
        return found

    def _place(self, one: int | None, said: str) -> MeetingSide:
        if one is None:
            return MeetingSide(None, said)
        return MeetingSide(self._who(one), mine=one == self._number)

    # In words

    def lines(self, sheet: HeatColumns, screen: Screen) -> list[str]:
        """Return the stages of which somebody is known, a line for each table."""
        found: list[str] = []
        for stage in sheet.columns:
            known = [one for one in stage.meetings if any(side.who for side in one.sides)]
            if known:
                title = f"**{stage.title}**"
                found += [*([] if title in found else [title])]
                found += [self._said(one, screen) for one in known]
        return found

    def _said(self, box: MeetingBox, screen: Screen) -> str:
        named = [
            side.words
            if side.who is None
            else " ".join(filter(None, (side.won, screen.person(side.who.number + 1))))
            for side in box.sides
        ]
        through = [
            screen.person(side.who.number + 1)
            for side in box.sides
            if side.who is not None and side.through and side.won
        ]
        now = self._ui("runs") if box.runs else ""
        if through:
            now = self._ui("heat-through", names=", ".join(through))
        return " · ".join(filter(None, (f"{box.number}: {', '.join(named)}", now)))
