"""A knockout in pictures and words: its stages, the meetings of one, one person's way."""

from collections.abc import Callable, Sequence
from functools import cached_property

from msgspec.structs import replace

from cogs.tournaments.words import Screen
from play.tournaments.view import TournamentView
from render.tournaments.sheets import (
    Bracket,
    BracketColumn,
    Contestant,
    Head,
    MeetingBox,
    MeetingSide,
    StageGrid,
)
from tournaments.formats import knockout
from tournaments.formats.knockout import MeetingOutcome

STAGES = 4  # of a picture
FIRST = 1 << (STAGES - 1)  # meetings in its first column
PARTS = 4  # columns in which a larger stage stands


class Brackets:
    """Makes the sheets of a bracket; `number` is the reader's own, if they are in it."""

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
    def _played(self) -> Sequence[knockout.Stage]:
        return knockout.stages(self._view.tournament)

    @property
    def _count(self) -> int:
        """How many stages there are."""
        return knockout.stages_of(len(self._view.tournament.bracket))

    @cached_property
    def stages(self) -> tuple[BracketColumn, ...]:
        """All stages, those to come with who may be in them; without the match for third place."""
        found: list[BracketColumn] = []
        for number in range(1, self._count + 1):  # those to come follow from those before
            title = self._screen.round(self._view.tournament.rounds + number)
            now = number == len(self._played) and self._view.facts.status == "running"
            size = 1 << (self._count - number)
            if number > len(self._played):
                meetings = [self._awaited(found, at) for at in range(size)]
            else:
                stage = self._played[number - 1]
                pairs = zip(stage.meetings, stage.outcomes, strict=True)
                meetings = [self._meeting(one, outcome) for one, outcome in list(pairs)[:size]]
            found.append(BracketColumn(title, tuple(meetings), now))
        return tuple(found)

    @property
    def parts(self) -> int:
        """How many pages there are: the beginning in parts, where it has more than one, the end."""
        early = len(self.stages) - STAGES
        return 1 if early <= 0 else 1 + len(self.stages[0].meetings) // FIRST

    @property
    def home(self) -> int:
        """Return the page on which the reader is now; for others that of the present stage."""
        last = self.parts - 1
        latest, slot = 0, 0
        for number, stage in enumerate(self._played, 1):
            for meeting in stage.meetings:
                if self._number is not None and self._number in meeting.people:
                    latest, slot = number, meeting.slot
        if not latest:
            latest = len(self._played)
        if latest > self._count - STAGES:
            return last
        return (slot << (latest - 1)) // FIRST

    def page(self, at: int) -> Bracket:
        """Return four stages: a part of the beginning, or the end on the last page."""
        at = min(at, self.parts - 1)
        if at == self.parts - 1:
            return self.end()
        told = self._ui("part", part=at + 1, parts=self.parts - 1)
        head = replace(self._head, left=f"{self._head.left} · {told}")
        part = tuple(
            BracketColumn(
                stage.title,
                stage.meetings[at * (FIRST >> down) : (at + 1) * (FIRST >> down)],
                stage.now,
            )
            for down, stage in enumerate(self.stages[:STAGES])
        )
        return Bracket(head, part, last=False)

    def end(self) -> Bracket:
        """Return the last stages, with the match for the third place and who has won."""
        winner = None
        if len(self._played) == self._count and (outcome := self._played[-1].outcomes[0]):
            winner = outcome.winner
        third = self._third()
        return Bracket(
            self._head,
            self.stages[-STAGES:],
            third,
            self._ui("third") if third else "",
            self._who(winner) if winner is not None else None,
        )

    def public(self) -> Bracket | StageGrid:
        """Return as much of the bracket as there is room for; during a large stage its meetings."""
        stage = self.stages[max(0, len(self._played) - 1)]
        if len(stage.meetings) <= FIRST:
            return self.end()
        size = len(stage.meetings) // PARTS
        columns = tuple(
            BracketColumn(
                self._ui("towards", number=1 + 2 * at // PARTS),
                stage.meetings[at * size : (at + 1) * size],
            )
            for at in range(PARTS)
        )
        return StageGrid(self._head, columns)

    def _third(self) -> MeetingBox | None:
        if not self._view.shape.third_place or len(self._played) < self._count:
            return None
        last = self._played[-1]
        return self._meeting(last.meetings[-1], last.outcomes[-1])

    def _awaited(self, before: Sequence[BracketColumn], at: int) -> MeetingBox:
        """Return a meeting to come: who is known, or who may still be in it."""
        sides = [self._comes(before, 2 * at + side) for side in (0, 1)]
        return MeetingBox((sides[0], sides[1]))

    def _comes(self, before: Sequence[BracketColumn], at: int) -> MeetingSide:
        meeting = before[-1].meetings[at]
        through = next((one for one in meeting.sides if one.through), None)
        if through is not None:
            return MeetingSide(through.who, mine=through.mine)
        people = tuple(one.who for one in meeting.sides if one.who is not None)
        if len(people) < 2:
            return MeetingSide(None, self._ui("awaited"))
        one, other = (who.person.shown for who in people)
        said = self._ui("either", one=one, other=other)
        return MeetingSide(None, said, either=people, link=self._ui("or"))

    def _meeting(self, meeting: knockout.Meeting, outcome: MeetingOutcome | None) -> MeetingBox:
        played = knockout.games(self._view.tournament, meeting)
        sides: list[MeetingSide] = []
        for number in meeting.people:
            if number is None:
                sides.append(MeetingSide(None, self._ui("bye"), "", out=True))
                continue
            won = sum(
                one.status == "over"
                and all(one.compared(number, other) > 0 for other in one.people if other != number)
                for one in played
            )
            through = outcome is not None and outcome.winner == number
            shown = str(won) if played else ""
            out = outcome is not None and not through
            mine = number == self._number
            sides.append(
                MeetingSide(self._who(number), "", shown, through=through, out=out, mine=mine)
            )
        is_open = any(one.status == "open" for one in played)
        runs = is_open or (bool(played) and outcome is None)  # somebody says who begins the next
        words = ""
        if runs and self._view.shape.best_of > 1:
            key = "game" if is_open else "game-next"
            words = self._ui(key, game=1 + sum(one.status == "over" for one in played))
        return MeetingBox((sides[0], sides[1]), runs, words)

    # In words

    def lines(self, sheet: Bracket | StageGrid, screen: Screen) -> list[str]:
        """Return the stages of which somebody is known, a line for each meeting.

        Names are as the screen writes them.
        """
        found: list[str] = []
        for stage in _columns(sheet):
            known = [one for one in stage.meetings if any(side.who for side in one.sides)]
            if known:
                found += [f"**{stage.title}**", *(self._said(one, screen) for one in known)]
        return found

    def _said(self, meeting: MeetingBox, screen: Screen) -> str:
        upper, lower = (self._named(side, screen) for side in meeting.sides)
        won = [side.won for side in meeting.sides]
        score = " – ".join(won) if all(won) else "–"
        now = (meeting.words or self._ui("runs")) if meeting.runs else ""
        both = all(side.who for side in meeting.sides)
        if both and not meeting.runs and (not all(won) or won[0] == won[1]):  # nothing else says it
            through = [side for side in meeting.sides if side.through]
            now = "".join(self._ui("through", name=self._named(one, screen)) for one in through)
            if not through and all(side.out for side in meeting.sides):
                now = self._ui("nobody-on")
        return " · ".join(filter(None, (f"{upper} {score} {lower}", now)))

    def _named(self, side: MeetingSide, screen: Screen) -> str:
        """Return who has a place, or who may still get it."""
        if side.who is not None:
            return screen.person(side.who.number + 1)
        if not side.either:
            return side.words
        one, other = (screen.person(who.number + 1) for who in side.either)
        return self._ui("either", one=one, other=other)


def _columns(sheet: Bracket | StageGrid) -> Sequence[BracketColumn]:
    """Return the stages of a picture, the match for the third place last."""
    if isinstance(sheet, StageGrid):
        return sheet.columns
    third = () if sheet.third is None else (BracketColumn(sheet.third_title, (sheet.third,)),)
    return (*sheet.stages, *third)
