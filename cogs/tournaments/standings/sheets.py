"""A tournament as its pictures show it: standings, cross table, bracket, the end."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from msgspec.structs import replace

from cogs.tournaments.page import round_line, round_of
from cogs.tournaments.standings.bracket import Brackets
from cogs.tournaments.standings.described import described
from cogs.tournaments.standings.endings import Endings
from cogs.tournaments.standings.heats import HeatSheets
from cogs.tournaments.words import FINE, ROWS, Screen, place, plain, points, reason
from db.records.tournaments import StoredPairing
from play.tournaments.view import TournamentView
from render.kit.scene import SeatHolder
from render.tournaments.sheets import (
    Cell,
    Contestant,
    Cross,
    CrossLine,
    Draw,
    Head,
    Podium,
    Result,
    RoundMatch,
    Sheet,
    Standings,
    StandingsRow,
    Step,
)
from tournaments.formats.registry import format_of
from tournaments.records import Match
from tournaments.standings.rows import Row

CROSSED = 8  # people up to which a robin of two is shown as a cross table
MET = 7  # people whom somebody meets now, of several matches or in a pod
STEPS, BEHIND = 3, 8  # places on the steps at the end, and those told behind them
PICTURES = 9  # of the public message, at most: Discord takes ten
TABLES = 8  # matches on a picture of a round that was drawn
SHARED = 12  # people of a step who are named
Handle = Callable[[int], str]


class Sheets:
    """Makes the sheets of a tournament for one reader: `number` is their own, if they are in it."""

    def __init__(self, screen: Screen, handle: Handle, number: int | None = None) -> None:
        self._screen = plain(screen)
        self._view: TournamentView = screen.view
        self._handle = handle
        self._number = number

    def public(self) -> tuple[Sheet, ...]:
        """Return the pictures of the public message; none before the tournament begins."""
        view = self._view
        if not view.rows:
            return ()
        if view.facts.status == "over":
            return (self.podium(), *self._ending())
        if not view.in_stages:
            return self._tables()
        if format_of(view.shape).has_rounds:  # the rounds before it still count
            return (self.brackets.public(), *self._pages(PICTURES - 1))
        return (self.brackets.public(),)

    def described(self, sheet: Sheet) -> str:
        """Return what a picture shows in words."""
        return described(sheet, self._screen, self.brackets)

    def _ending(self) -> tuple[Sheet, ...]:
        if self._view.in_stages:
            return (self.brackets.public(),)
        return (self.cross(),) if self._crossed else self._pages(PICTURES - 1)

    def _tables(self) -> tuple[Sheet, ...]:
        """Return who is where, everybody of them; before the first result who plays whom."""
        if self._crossed:
            return (self.cross(),)
        return self.draws() if not self._view.over and self._met else self._pages(PICTURES)

    def _pages(self, most: int) -> tuple[Standings, ...]:
        pages = -(-len(self._view.rows) // ROWS)
        return tuple(map(self.standings, range(min(most, pages))))

    @property
    def _met(self) -> list[StoredPairing]:
        """The matches that run, in the order in which they are counted."""
        return [one for one in self._view.pairings if one.status == "open"]

    def draws(self) -> tuple[Draw, ...]:
        """Return the matches that run, table by table."""
        return self._drawn(self._met, self._head())

    def drawn(self, number: int, until: str = "", span: str = "") -> tuple[Draw, ...]:
        """Return who plays whom in a round that was just drawn, with the points they have so far.

        `until` says when it ends and `span` how long that is, where it is told at that moment.
        """
        view = self._view
        met = [one for one in view.pairings if one.round == number and one.status != "off"]
        if format_of(view.shape).flows:
            met = [one for one in met if one.status == "open"] or met
        head = replace(self._head(), stage=self._ui("drawn", round=round_of(self._screen, number)))
        pages = self._drawn(met, head, told=bool(until))
        return tuple(replace(one, until=until, span=span) for one in pages)

    def _drawn(
        self, met: Sequence[StoredPairing], head: Head, *, told: bool = False
    ) -> tuple[Draw, ...]:
        """Return matches by pages; `told` with the points of their people, the leader's marked."""
        each = max(TABLES, -(-len(met) // PICTURES))
        pages = [met[at : at + each] for at in range(0, len(met), each)]
        first = self._view.rows[0].entrant if told and self._view.over else None
        found: list[Draw] = []
        for number, page in enumerate(pages):
            tables = tuple(
                RoundMatch(
                    str(number * each + at),
                    tuple(map(self._who, one.people)),
                    self._points(one.people) if told else (),
                    leads=first in one.people,
                )
                for at, one in enumerate(page, 1)
            )
            if pages[1:]:
                head = replace(head, aside=self._ui("sheet", page=number + 1, all=len(pages)))
            found.append(Draw(head, tables))
        return tuple(found)

    def _points(self, people: Sequence[int]) -> tuple[str, ...]:
        """Return what people have so far; nothing before the first result, or in a knockout."""
        rows = [self._view.row(one) for one in people]
        made = [None if row is None else row.figures.get("points") for row in rows]
        if not self._view.over or None in made:
            return ()
        return tuple(self._figure(one) for one in made if one is not None)

    @property
    def _crossed(self) -> bool:
        shape = self._view.shape
        few = len(self._view.rows) <= CROSSED
        return format_of(shape).crosses and shape.duels and not shape.twice and few

    # Parts

    def _ui(self, message: str, /, **args: int | str) -> str:
        return self._screen.ui(f"picture-{message}", **args)

    def _head(self, detail: str = "", right: str = "") -> Head:
        view, screen = self._view, self._screen
        return Head(
            title=screen.name,
            stage="" if view.facts.status == "over" else round_line(screen),
            detail=detail or f"{self._form} · {len(view.rows)}",
            aside=screen.game,
            left=self._ui("foot", id=view.facts.id[:4].upper(), over=view.over),
            right=right,
        )

    @property
    def _form(self) -> str:
        """What is played, in few words."""
        shape = self._view.shape
        return self._ui("form", format=format_of(shape).named, pod=shape.pod)

    def _who(self, number: int) -> Contestant:
        entry = self._view.by_number[number]
        known = "" if entry.person is None else self._handle(entry.person)
        handle = known or self._screen.ui("undrawn", number=number)
        left = self._view.facts.status != "over" and number in self._view.left_server
        return Contestant(number - 1, SeatHolder(self._screen.person(number), handle), left)

    def _figures(self, row: Row, names: Sequence[str]) -> tuple[str, ...]:
        found = ((row.figures.get(name), 2 if name in FINE else 1) for name in names)
        return tuple("" if one is None else self._screen.number(one, by) for one, by in found)

    def _figure(self, value: Fraction) -> str:
        return self._screen.number(value)

    @property
    def _criteria(self) -> tuple[str, ...]:
        return format_of(self._view.shape).columns(self._view.shape)

    # Standings

    def standings(self, page: int) -> Standings:
        """Return a page of the standings; the first is 0."""
        view = self._view
        criteria = self._criteria
        heads = ["range", "who", "results", *criteria]
        heads += [""] * (6 - len(heads))
        told = view.facts.status == "running" and view.left
        words = [self._ui(one) if one else "" for one in heads]
        words[0] = words[0] if told else ""
        against = self._against()
        lines = [
            self._line(row, criteria, against) for row in view.rows[page * ROWS : (page + 1) * ROWS]
        ]
        words.append(self._ui("against") if any(line.against for line in lines) else "")
        ties = "ties" if view.shape.duels else "pod-ties"
        ties = "average-ties" if view.shape.season else ties
        right = self._ui(ties) if criteria else ""
        head, people = self._head(right=right), len(view.rows)
        if people > ROWS:
            first = 1 + page * ROWS
            part = self._ui("page", first=first, last=first + len(lines) - 1, all=people)
            head = replace(head, aside=part)
        return Standings(head, tuple(words), tuple(lines), people)

    def _line(
        self, row: Row, criteria: Sequence[str], against: Mapping[int, tuple[int, ...]]
    ) -> StandingsRow:
        view = self._view
        left = (view.left or {}).get(row.entrant)
        mine = row.entrant == self._number
        return StandingsRow(
            place=place(self._screen, row),
            who=self._who(row.entrant),
            best=left.best if left else 0,
            worst=left.worst if left else 0,
            results=self._results(row.entrant),
            figures=self._figures(row, criteria),
            against=tuple(map(self._who, against.get(row.entrant, ()))),
            marked=mine,
            reason=self._reason(row) if mine else "",
            gone=view.by_number[row.entrant].status in {"dropped", "disqualified"},
        )

    def _reason(self, row: Row) -> str:
        """Return why a row is above the next, whose name is as their own row has it."""
        if row.why is None:
            return ""
        return reason(self._screen, row.why, self._who(row.why.next).person.shown)

    def _against(self) -> Mapping[int, tuple[int, ...]]:
        """Return whom everybody meets now, in the order of their matches."""
        found: dict[int, tuple[int, ...]] = {}
        for one in self._view.pairings:
            if one.status == "open":
                for who in one.people:
                    met = found.get(who, ())
                    found[who] = (
                        *met,
                        *(other for other in one.people if other not in (who, *met)),
                    )
        return {who: met[:MET] for who, met in found.items()}

    def _results(self, number: int) -> tuple[Result, ...]:
        """Return the result of each round or match of somebody, in order."""
        found: list[tuple[int, int, Result]] = []
        for one in self._view.tournament.matches:
            if number in one.people and one.status in {"open", "over"} and not one.struck:
                found.append((one.round, one.number, _result(one, number)))
        for bye in self._view.tournament.byes:
            if bye.entrant == number and bye.kind != "missed":
                found.append((bye.round, 0, "bye"))
        return tuple(result for _, _, result in sorted(found, key=lambda one: one[:2]))

    # Cross table

    def cross(self) -> Cross:
        """Return everybody against everybody, in the order of the standings."""
        view = self._view
        order = [row.entrant for row in view.rows]
        lines = [
            CrossLine(
                place=row.place,
                who=self._who(row.entrant),
                cells=tuple(self._cell(row.entrant, other) for other in order),
                figures=self._figures(row, ("points", "sonneborn")),
                marked=row.entrant == self._number,
            )
            for row in view.rows
        ]
        heads = (self._ui("points"), self._ui("sonneborn"))
        whole = view.over + view.to_play
        head = replace(self._head(self._form, self._ui("cells")), stage=f"{view.over} / {whole}")
        return Cross(head, heads, tuple(lines))

    def _cell(self, number: int, other: int) -> Cell:
        if number == other:
            return Cell("self")
        matches = self._view.tournament.matches
        met = [one for one in matches if {number, other} == {*one.people}]
        if not met or met[-1].struck or met[-1].status == "off":
            return Cell("none")
        one = met[-1]
        if one.status != "over":
            return Cell("runs" if one.status == "open" else "open")
        result = _result(one, number)
        score = str(one.scores[one.people.index(number)]) if one.scores else ""
        if result == "won":
            return Cell("won", score)
        return Cell("drawn" if result == "drawn" else "lost", score)

    # Bracket

    @cached_property
    def brackets(self) -> Brackets | HeatSheets:
        """The knockout of the tournament, page by page."""
        made = HeatSheets if format_of(self._view.shape).heats else Brackets
        return made(self._screen, self._head(), self._who, self._number)

    # The end

    @cached_property
    def endings(self) -> Endings:
        """The final, and how the champion came to win."""
        return Endings(self._screen, self._head(), self._who, self._results)

    def podium(self) -> Podium:
        """Return the first places, and those behind them."""
        steps: dict[int, list[Row]] = {}
        for row in (one for one in self._view.rows if one.placed):
            steps.setdefault(row.place, []).append(row)
        places = sorted(steps)
        high = [place for place in places if place <= STEPS][:STEPS]
        found = [self._step(place, steps[place]) for place in high]
        rest = [
            self._step(row.place, [row]) for place in places[len(high) :] for row in steps[place]
        ]
        over = len(rest) - BEHIND
        more = self._screen.ui("and-more", count=over + 1) if over > 0 else ""
        head = replace(self._head(), stage=self._ui("podium"))
        return Podium(head, tuple(found), tuple(rest[:BEHIND]), more)

    def _step(self, place: int, shared: Sequence[Row]) -> Step:
        """Return a step; in a bracket it tells matches won, as the winner may have fewer points."""
        words, results = "", self._results(shared[0].entrant) if len(shared) == 1 else ()
        if self._view.in_stages or format_of(self._view.shape).final_table:
            won, played = results.count("won"), sum(one != "bye" for one in results)
            words = self._ui("won", won=won, played=played) if results else ""
        else:
            words = points(self._screen, shared[0])
        rest = len(shared) - SHARED
        named = shared if rest <= 0 else shared[: SHARED - 1]
        more = self._screen.ui("and-more", count=rest + 1) if rest > 0 else ""
        people = tuple(self._who(row.entrant) for row in named)
        return Step(place, people, words, results, more)


def _result(one: Match, number: int) -> Result:
    """Return the result of somebody as it counts (EVT-5.1a)."""
    if one.status == "open":
        return "open"
    others = [one.compared(number, other) for other in one.people if other != number]
    if number not in one.failed and min(others) > 0:
        return "won"
    if number not in one.failed and min(others) == 0:
        return "drawn"
    behind: dict[int, Result] = {2: "2", 3: "3", 4: "4", 5: "5", 6: "6"}
    return behind[max(2, one.place(number))] if len(one.people) > 2 else "lost"
