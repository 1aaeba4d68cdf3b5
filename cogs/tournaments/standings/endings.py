"""The end of a tournament in pictures: the final with how its two came there, and the champion."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from cogs.tournaments.words import Screen, counted
from play.tournaments.view import TournamentView
from render.tournaments.sheets import (
    Beaten,
    Champion,
    Contestant,
    Course,
    Fact,
    Final,
    Head,
    Honour,
    Result,
    Way,
)
from tournaments import running
from tournaments.formats import knockout
from tournaments.formats.knockout import Meeting, MeetingOutcome
from tournaments.formats.registry import format_of
from tournaments.records import Match
from tournaments.standings.rows import Row

PODIUM = (1, 2, 3)
LEAST = 3  # columns of a course that is worth a picture
FEWEST = 2  # figures that are worth a panel
MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"


class Endings:
    """Makes these sheets: `results` are those of somebody, round by round."""

    def __init__(
        self,
        screen: Screen,
        head: Head,
        who: Callable[[int], Contestant],
        results: Callable[[int], Sequence[Result]],
    ) -> None:
        self._screen = screen
        self._view: TournamentView = screen.view
        self._read = screen.view.tournament
        self._head = head
        self._who = who
        self._results = results

    def _ui(self, message: str, /, **args: int | str) -> str:
        return self._screen.ui(f"picture-{message}", **args)

    # The final

    def final(self, until: str = "") -> Final | None:
        """Return the final; None until both are known who play it."""
        stages = knockout.stages(self._read)
        if len(stages) < knockout.stages_of(len(self._read.bracket)) or not stages:
            return None
        last = stages[-1].meetings[0]
        one, other = last.people
        if one is None or other is None:
            return None
        titles = [self._ui("way-stage", left=len(stages) - one.number) for one in stages[:-1]]
        before = self._swiss()
        if before:
            titles.insert(0, self._ui("final-swiss"))
        ways = (self._way(one, before), self._way(other, before))
        met, who, words = self._met(one, other)
        stage = self._screen.round(self._read.rounds + last.stage)
        return Final(
            head=replace(self._head, stage=stage),
            ways=ways,
            rows=tuple(titles),
            against=self._ui("final-against"),
            beats=self._ui("final-beats"),
            until=until,
            met=met,
            met_who=None if who is None else self._who(who),
            met_words=words,
        )

    def _way(self, number: int, before: Sequence[Row]) -> Way:
        row = next((one for one in before if one.entrant == number), None)
        results = tuple(self._results(number))[: self._read.rounds] if row is not None else ()
        return Way(self._who(number), self._placed(row), results, self._beaten(number))

    def _placed(self, row: Row | None) -> str:
        """Return the place after the rounds before a knockout, with points."""
        made = None if row is None else row.figures.get("points")
        if row is None or made is None:
            return ""
        points = self._screen.ui("points", points=self._screen.number(made), count=counted(made))
        return self._ui("final-rounds", place=row.place, points=points)

    def _beaten(self, number: int) -> tuple[Beaten, ...]:
        """Return whom somebody beat in each stage before the last."""
        found: list[Beaten] = []
        for stage in knockout.stages(self._read)[:-1]:
            for meeting in stage.meetings:
                if number in meeting.people:
                    found.append(self._beat(meeting, number))
        return tuple(found)

    def _beat(self, meeting: Meeting, number: int) -> Beaten:
        other = next((one for one in meeting.people if one != number), None)
        games = knockout.games(self._read, meeting)
        if other is None or not games:
            return Beaten(None, self._ui("final-free"))
        return Beaten(self._who(other), self._score(games, number))

    def _score(self, games: Sequence[Match], number: int) -> str:
        """Return the games won in a meeting, own first; of a single game its scores."""
        over = [one for one in games if one.status == "over"]
        if self._view.shape.best_of == 1:
            return _scores(over[-1], number) if over else ""
        won = sum(one.place(number) == 1 and len({*one.ranked}) > 1 for one in over)
        lost = sum(one.place(number) > 1 for one in over)
        return f"{won}{DASH}{lost}"

    def _met(self, one: int, other: int) -> tuple[str, int | None, str]:
        """Return that two have met in the rounds before, who won, and how."""
        found = [
            match
            for match in self._read.matches
            if match.counts and match.round <= self._read.rounds and {one, other} <= {*match.people}
        ]
        if not found:
            return "", None, ""
        match = found[-1]
        said = self._ui("met", round=self._screen.round(match.round))
        first = min((one, other), key=match.place)
        if match.place(one) == match.place(other):
            return said, None, self._ui("met-drawn")
        name = self._who(first).person.shown
        return said, first, self._ui("met-won", name=name, scores=_scores(match, first))

    # The champion

    def champion(self) -> Champion | None:
        """Return how the first became that; None where places were shared or there are no rounds.

        So it is in a robin, and in a knockout alone, where places before the end say nothing.
        """
        rows = {place: [row for row in self._view.rows if row.place == place] for place in PODIUM}
        alone = all(len(found) == 1 for found in rows.values())
        rounds = [*range(1, self._read.rounds + 1)]
        if not format_of(self._view.shape).has_rounds or not alone:
            return None
        stages = knockout.stages(self._read) if self._read.bracket else []
        if len(rounds) + len(stages) < LEAST or knockout.untitled(self._read):
            return None
        tables = [_places(self._until_round(one)) for one in rounds]
        tables += [self._in_bracket(one.number) for one in stages]
        first, *_ = people = [found[0].entrant for found in rows.values()]
        columns = [self._short(one) for one in range(1, len(rounds) + len(stages) + 1)]
        courses = tuple(
            Course(self._who(one), tuple(table.get(one, len(self._view.rows)) for table in tables))
            for one in people
        )
        turn, title = self._turn(first, courses[0].places)
        before = self._swiss()
        name = self._who(first).person.shown
        return Champion(
            head=replace(self._head, stage=self._ui("champion", name=name)),
            honours=tuple(self._honour(found[0], before) for found in rows.values()),
            title=title,
            columns=tuple(columns),
            courses=courses,
            facts=self._facts(first),
            turn=turn,
            bracket=len(rounds) if stages else None,
        )

    def _short(self, number: int) -> str:
        """Return a round or stage in a few letters."""
        left = knockout.stages_of(len(self._read.bracket)) - (number - self._read.rounds)
        if number <= self._read.rounds:
            return self._ui("short-round", round=number)
        return self._ui("short-stage", left=left)

    def _until_round(self, number: int) -> Sequence[Row]:
        """Return the standings as they were after a round."""
        cut = msgspec.structs.replace(
            self._read,
            matches=tuple(one for one in self._read.matches if one.round <= number),
            byes=tuple(one for one in self._read.byes if one.round <= number),
            bracket=(),
            paired=min(number, self._read.paired),
        )
        return running.standings(cut)

    def _in_bracket(self, stage: int) -> dict[int, int]:
        """Return the places after a stage; of who is still in it by their seed."""
        last = self._read.rounds + stage
        cut = msgspec.structs.replace(
            self._read,
            matches=tuple(one for one in self._read.matches if one.round <= last),
            byes=tuple(one for one in self._read.byes if one.round <= last),
        )
        seeds = {one: at for at, one in enumerate(self._read.bracket)}
        rows = running.standings(cut)
        ordered = sorted(rows, key=lambda row: (row.place, seeds.get(row.entrant, len(seeds))))
        return {row.entrant: at for at, row in enumerate(ordered, 1)}

    def _swiss(self) -> Sequence[Row]:
        """Return the standings after the rounds before a knockout; nothing where it has none."""
        cut = format_of(self._view.shape).bracket
        return self._until_round(self._read.rounds) if cut else ()

    def _honour(self, row: Row, before: Sequence[Row]) -> Honour:
        number, who = row.entrant, self._who(row.entrant)
        if not self._read.bracket:
            made = row.figures.get("points")
            words = "" if made is None else self._points(row)
            return Honour(row.place, who, words)
        earlier = next((one for one in before if one.entrant == number), None)
        more = self._ui("honour-swiss", place=self._placed(earlier)) if earlier else ""
        return Honour(row.place, who, self._last_meeting(row), more)

    def _points(self, row: Row) -> str:
        made = row.figures["points"]
        return self._screen.ui("points", points=self._screen.number(made), count=counted(made))

    def _last_meeting(self, row: Row) -> str:
        """Return how the last meeting of somebody on the podium ended."""
        last = knockout.stages(self._read)[-1]
        pairs: list[tuple[Meeting, MeetingOutcome | None]] = [
            (meeting, outcome)
            for meeting, outcome in zip(last.meetings, last.outcomes, strict=True)
            if row.entrant in meeting.people
        ]
        if not pairs or pairs[0][1] is None:
            return self._ui("honour-place", place=row.place)
        meeting, outcome = pairs[0]
        games = knockout.games(self._read, meeting)
        score = self._score(games, row.entrant) if games else ""
        won = outcome is not None and outcome.winner == row.entrant
        kind = "third" if meeting.slot == knockout.THIRD else "final"
        key = f"{kind}-{'won' if won else 'lost'}"
        return self._ui("honour", how=key, score=score).strip()

    def _turn(self, number: int, places: Sequence[int]) -> tuple[int | None, str]:
        """Return the column from which the champion won every match, and that in a sentence.

        Where they did not win the last one: from which they were first.
        """
        name = self._who(number).person.shown
        lost = [at for at in range(self._read.rounds) if not self._won(number, at + 1)]
        in_bracket = bool(self._read.bracket)
        if not lost:
            return None, self._ui("turn-all", name=name)
        at = lost[-1]
        if at < len(places) - 1:
            said = self._ui("turn", name=name, place=places[at], round=at + 1)
            return at, said
        if in_bracket:
            return None, ""
        ahead = next(at for at in range(len(places)) if {*places[at:]} == {1})
        return ahead, self._ui("turn-ahead", name=name, round=ahead + 1)

    def _won(self, number: int, round_number: int) -> bool:
        """Whether somebody won a round before the knockout, also without a match."""
        here = [one for one in self._read.matches if one.counts and one.round == round_number]
        mine = [one for one in here if number in one.people]
        if mine:
            others = [one for one in mine[-1].people if one != number]
            return min(mine[-1].compared(number, one) for one in others) > 0
        rests = {"odd", "walkover"}
        byes = [
            one for one in self._read.byes if (one.entrant, one.round) == (number, round_number)
        ]
        return any(one.kind in rests for one in byes)

    def _facts(self, number: int) -> tuple[Fact, ...]:
        """Return figures of somebody: matches won and lost, their closest and largest win."""
        mine = [one for one in self._read.matches if one.counts and number in one.people]
        won = [one for one in mine if one.place(number) == 1]
        lost = len(mine) - len(won)
        if not mine:
            return ()
        found = [Fact(f"{len(won)}{DASH}{lost}", self._ui("fact-won"))]
        gaps = sorted(
            (_gap(one, number), one.number)
            for one in won
            if len(one.people) == 2 and one.scores and not one.decided and not one.failed
        )
        gaps = [one for one in gaps if one[0] > 0]
        by_number = {one.number: one for one in won}
        for kind, some in (("closest", gaps[:1]), ("largest", gaps[1:][-1:])):
            for gap, which in some:
                match = by_number[which]
                (other,) = (one for one in match.people if one != number)
                name = self._who(other).person.shown
                said = self._ui(f"fact-{kind}", round=self._short(match.round), name=name)
                found.append(Fact(f"+{gap}", said))
        return tuple(found) if len(found) >= FEWEST else ()


def _places(rows: Sequence[Row]) -> dict[int, int]:
    return {row.entrant: row.place for row in rows}


def _gap(match: Match, number: int) -> int:
    """Return by how much somebody was ahead in a match of two."""
    mine = match.people.index(number)
    return match.scores[mine] - match.scores[1 - mine]


def _scores(match: Match, number: int) -> str:
    """Return the scores of a match of two that was played, own first; nothing for others."""
    if len(match.people) != 2 or len(match.scores) != 2 or match.decided or match.failed:
        return ""
    mine = match.people.index(number)
    ours, theirs = (str(match.scores[at]).replace("-", MINUS) for at in (mine, 1 - mine))
    return f"{ours}{DASH}{theirs}" if MINUS not in ours + theirs else f"{ours} {DASH} {theirs}"
