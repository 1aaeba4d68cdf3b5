"""A tournament as its pictures show it: standings, cross table, bracket, the end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from cogs.tournaments.page import round_line
from cogs.tournaments.words import ROWS, Screen, plain, reason
from db.records.tournaments import StoredPairing
from play.tournaments.view import TournamentView
from render.kit.scene import Person
from render.tournaments.sheets import (
    Bracket,
    Cell,
    Cross,
    CrossLine,
    Head,
    Line,
    Meeting,
    Podium,
    Result,
    Sheet,
    Side,
    Stage,
    Standings,
    Step,
    Who,
)
from tournaments.formats import knockout
from tournaments.formats.knockout import Outcome
from tournaments.standings.rows import Row

CROSSED = 8  # people up to which a robin of two is shown as a cross table
STAGES = 4  # of a bracket
MET = 7  # people whom somebody meets now, of several matches or in a pod
STEPS, BEHIND = 3, 8  # places on the steps at the end, and those told behind them
Handle = Callable[[int], str]


class Sheets:
    """Makes the sheets of a tournament for one reader: `number` is their own, if they are in it."""

    def __init__(self, screen: Screen, handle: Handle, number: int | None = None) -> None:
        self._screen = plain(screen)
        self._shown: TournamentView = screen.shown
        self._handle = handle
        self._number = number

    def public(self) -> tuple[Sheet, ...]:
        """Return what stands on the public message: nothing before it begins."""
        shown = self._shown
        if not shown.rows:
            return ()
        if shown.facts.status == "over":
            return (self.podium(), *self._ending())
        if not shown.tournament.bracket:
            return (self._table(),)
        if shown.shape.format == "swiss+cut":  # the rounds before it still count
            return (self.bracket(), self.standings(0))
        return (self.bracket(),)

    def _ending(self) -> tuple[Sheet, ...]:
        return (self.bracket() if self._shown.tournament.bracket else self._table(),)

    def _table(self) -> Sheet:
        return self.cross() if self._crossed else self.standings(0)

    @property
    def _crossed(self) -> bool:
        shape = self._shown.shape
        few = len(self._shown.rows) <= CROSSED
        return shape.format == "robin" and shape.duels and not shape.twice and few

    # Parts

    def _ui(self, message: str, /, **args: int | str) -> str:
        return self._screen.ui(f"picture-{message}", **args)

    def _head(self, detail: str = "", right: str = "") -> Head:
        shown, screen = self._shown, self._screen
        return Head(
            title=screen.name,
            stage="" if shown.facts.status == "over" else round_line(screen),
            detail=detail or f"{self._form} · {len(shown.rows)}",
            aside=screen.game,
            left=self._ui("foot", id=shown.facts.id[:4].upper(), over=shown.over),
            right=right,
        )

    @property
    def _form(self) -> str:
        """What is played, in few words."""
        shape = self._shown.shape
        return self._ui("form", format=shape.format.replace("+", "-"), pod=shape.pod)

    def _who(self, number: int) -> Who:
        entry = self._shown.by_number[number]
        known = "" if entry.person is None else self._handle(entry.person)
        handle = known or self._screen.ui("undrawn", number=number)
        return Who(number - 1, Person(self._screen.person(number), handle))

    def _figures(self, row: Row, names: Sequence[str]) -> tuple[str, ...]:
        found = (row.figures.get(name) for name in names)
        return tuple("" if one is None else self._figure(one) for one in found)

    def _figure(self, value: Fraction) -> str:
        return self._screen.number(value)

    @property
    def _criteria(self) -> tuple[str, ...]:
        if self._shown.shape.format == "knockout":
            return ()
        if self._shown.shape.duels:
            return ("points", "buchholz", "sonneborn")
        return ("points", "firsts", "opposition")

    # Standings

    def standings(self, page: int) -> Standings:
        """Return a page of the standings, 16 rows each; the first is 0."""
        shown = self._shown
        criteria = self._criteria
        heads = ["range", "who", "results", *criteria]
        heads += [""] * (6 - len(heads))
        told = shown.facts.status == "running" and shown.left
        words = [self._ui(one) if one else "" for one in heads]
        words[0] = words[0] if told else ""
        against = self._against()
        words.append(self._ui("against") if any(against.values()) else "")
        lines = [
            self._line(row, criteria, against)
            for row in shown.rows[page * ROWS : (page + 1) * ROWS]
        ]
        right = self._ui("ties" if shown.shape.duels else "pod-ties") if criteria else ""
        head, people = self._head(right=right), len(shown.rows)
        if people > ROWS:
            first = 1 + page * ROWS
            part = self._ui("page", first=first, last=first + len(lines) - 1, all=people)
            head = replace(head, left=f"{head.left} · {part}")
        return Standings(head, tuple(words), tuple(lines), people)

    def _line(
        self, row: Row, criteria: Sequence[str], against: Mapping[int, tuple[int, ...]]
    ) -> Line:
        shown = self._shown
        left = (shown.left or {}).get(row.entrant)
        mine = row.entrant == self._number
        return Line(
            place=row.place,
            who=self._who(row.entrant),
            best=left.best if left else 0,
            worst=left.worst if left else 0,
            results=self._results(row.entrant),
            figures=self._figures(row, criteria),
            against=tuple(map(self._who, against.get(row.entrant, ()))),
            marked=mine,
            reason=reason(self._screen, row.why) if mine and row.why is not None else "",
            gone=shown.by_number[row.entrant].status in {"dropped", "disqualified"},
        )

    def _against(self) -> Mapping[int, tuple[int, ...]]:
        """Return whom everybody meets now, in the order of their matches."""
        found: dict[int, tuple[int, ...]] = {}
        for one in self._shown.pairings:
            if one.status == "open":
                for who in one.people:
                    met = found.get(who, ())
                    found[who] = (
                        *met,
                        *(other for other in one.people if other not in (who, *met)),
                    )
        return {who: met[:MET] for who, met in found.items()}

    def _results(self, number: int) -> tuple[Result, ...]:
        """Return what came of each round or match of somebody, in order."""
        found: list[tuple[int, int, Result]] = []
        for one in self._shown.pairings:
            if number in one.people and one.status in {"open", "over"} and not one.struck:
                found.append((one.round, one.number, _result(one, number)))
        for bye in self._shown.tournament.byes:
            if bye.entrant == number and bye.kind != "missed":
                found.append((bye.round, 0, "bye"))
        return tuple(result for _, _, result in sorted(found, key=lambda one: one[:2]))

    # Cross table

    def cross(self) -> Cross:
        """Return everybody against everybody, in the order of the standings."""
        shown = self._shown
        order = [row.entrant for row in shown.rows]
        lines = [
            CrossLine(
                place=row.place,
                who=self._who(row.entrant),
                cells=tuple(self._cell(row.entrant, other) for other in order),
                figures=self._figures(row, ("points", "sonneborn")),
                marked=row.entrant == self._number,
            )
            for row in shown.rows
        ]
        heads = (self._ui("points"), self._ui("sonneborn"))
        whole = shown.over + shown.to_play
        head = replace(self._head(self._form, self._ui("cells")), stage=f"{shown.over} / {whole}")
        return Cross(head, heads, tuple(lines))

    def _cell(self, number: int, other: int) -> Cell:
        if number == other:
            return Cell("self")
        met = [one for one in self._shown.pairings if {number, other} == {*one.people}]
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

    def bracket(self) -> Bracket:
        """Return the last stages of the knockout, those to come with who may be in them."""
        read, screen = self._shown.tournament, self._screen
        played = knockout.stages(read)
        count = knockout.stages_of(len(read.bracket))
        first = max(1, count - STAGES + 1)
        stages: list[Stage] = []
        for number in range(1, count + 1):  # those to come follow from those before
            title = screen.round(read.rounds + number)
            now = number == len(played) and self._shown.facts.status == "running"
            size = 1 << (count - number)
            if number > len(played):
                meetings = [self._awaited(stages, at) for at in range(size)]
            else:
                stage = played[number - 1]
                pairs = zip(stage.meetings, stage.outcomes, strict=True)
                meetings = [self._meeting(one, outcome) for one, outcome in list(pairs)[:size]]
            stages.append(Stage(title, tuple(meetings), now))
        winner = played[-1].outcomes[0] if played and len(played) == count else None
        third = self._third(played, count)
        return Bracket(
            self._head(),
            tuple(stages[first - 1 :]),
            third,
            self._ui("third") if third else "",
            self._who(winner.winner) if winner and winner.winner is not None else None,
        )

    def _third(self, played: Sequence[knockout.Stage], count: int) -> Meeting | None:
        if not self._shown.shape.third_place or len(played) < count:
            return None
        last = played[-1]
        return self._meeting(last.meetings[-1], last.outcomes[-1])

    def _awaited(self, before: Sequence[Stage], at: int) -> Meeting:
        """Return a meeting to come: who is known of it, else who may be."""
        sides = [self._comes(before, 2 * at + side) for side in (0, 1)]
        return Meeting((sides[0], sides[1]))

    def _comes(self, before: Sequence[Stage], at: int) -> Side:
        meeting = before[-1].meetings[at]
        through = next((one for one in meeting.sides if one.through), None)
        if through is not None:
            return Side(through.who)
        people = tuple(one.who for one in meeting.sides if one.who is not None)
        if len(people) < 2:
            return Side(None, self._ui("awaited"))
        one, other = (who.person.shown for who in people)
        said = self._ui("either", one=one, other=other)
        return Side(None, said, either=people, link=self._ui("or"))

    def _meeting(self, meeting: knockout.Meeting, outcome: Outcome | None) -> Meeting:
        played = knockout.games(self._shown.tournament, meeting)
        sides: list[Side] = []
        for number in meeting.people:
            if number is None:
                sides.append(Side(None, self._ui("bye"), "", out=True))
                continue
            won = sum(
                one.status == "over"
                and one.place(number)
                < min(one.place(other) for other in one.people if other != number)
                for one in played
            )
            through = outcome is not None and outcome.winner == number
            shown = str(won) if played else ""
            out = outcome is not None and not through
            sides.append(Side(self._who(number), "", shown, through=through, out=out))
        runs = any(one.status == "open" for one in played)
        words = ""
        if runs and self._shown.shape.best_of > 1:
            words = self._ui("game", game=len(played))
        return Meeting((sides[0], sides[1]), runs, words)

    # The end

    def podium(self) -> Podium:
        """Return the first places, and those behind them."""
        steps: dict[int, list[Row]] = {}
        for row in self._shown.rows:
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
        """Return a step; who won in a bracket may have fewer points, so that tells matches won."""
        made = shared[0].figures.get("points")
        words, results = "", self._results(shared[0].entrant) if len(shared) == 1 else ()
        if self._shown.tournament.bracket:
            won, played = results.count("won"), sum(one != "bye" for one in results)
            words = self._ui("won", won=won, played=played) if results else ""
        elif made is not None:
            words = self._screen.ui("points", points=self._figure(made))
        return Step(place, tuple(self._who(row.entrant) for row in shared), words, results)


def _result(one: StoredPairing, number: int) -> Result:
    if one.status == "open":
        return "open"
    mine = one.places[one.people.index(number)]
    others = [place for who, place in zip(one.people, one.places, strict=True) if who != number]
    if mine < min(others):
        return "won"
    return "drawn" if mine == min(others) else "lost"
