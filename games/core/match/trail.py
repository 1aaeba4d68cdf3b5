"""A match that is over, step by step: which steps there are for whom, and how each looked.

One pass over all moves finds the steps and keeps a snapshot now and then, so that any step is
found again by playing few moves (MND-4.3).
"""

from collections.abc import Sequence
from functools import partial

import msgspec

from games.core.decision import Decision, Picks, in_order
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import AnyRules, Match
from games.core.match.moves import Answered, Conceded, Move, Outcome, TookBack, Undid
from games.core.streams import Keys
from games.core.view import Standing, View

FORM = 1  # of what is kept of a match; another one is made anew
KEPT_EVERY = 40  # moves between two snapshots; so many take at most 30 ms
NOBODY = -1


class TrailStep(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A step: what everybody was told at one moment, or a question that a seat answered.

    It is at move `move` (0 is the setup). Of what happened in it the events from `since` up to
    `until` were told by then; `part` numbers the moments that the rules show within one move, and
    is None at its end. Where a `seat` answered, it is the moment before. `over` is the ranking.
    """

    move: int
    since: int = 0
    until: int = 0
    part: int | None = None
    seat: int = NOBODY
    over: bool = False

    @property
    def answers(self) -> bool:
        """Whether it is a question that a seat answered."""
        return self.seat != NOBODY


class Trail(msgspec.Struct, frozen=True):
    """All steps of a match, and snapshots of it after so many moves each."""

    steps: tuple[TrailStep, ...]
    kept: tuple[tuple[int, msgspec.Raw], ...] = ()

    def of(self, side: int | None) -> tuple[TrailStep, ...]:
        """Return the steps of a side: what everybody was told, and a seat's own answers.

        What others answered leaves no gap (MND-4.1).
        """
        return tuple(one for one in self.steps if one.seat in (NOBODY, side))


class SeenStep(msgspec.Struct, frozen=True):
    """What a side saw at a step: the view, who was asked and ready, and how it ended.

    A seat's own answer has the `question`, as it read it, and what it picked.
    """

    view: View
    revision: int
    asked: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    question: Decision | None = None
    picks: Picks = ()
    standings: tuple[Standing, ...] = ()


class PlayedMatch:
    """A match that is over: its rules, how it began, and its moves."""

    def __init__(self, rules: AnyRules, start: Start, keys: Keys, moves: Sequence[Move]) -> None:
        self.rules, self.start, self._keys = rules, start, keys
        self.moves = tuple(moves)

    def _begin(self) -> tuple[Match, Outcome]:
        return Match.begin(self.rules, self.start, self._keys)

    def trail(self, every: int = KEPT_EVERY) -> Trail:
        """Play the match again and return its steps, with a snapshot after so many moves each."""
        match, outcome = self._begin()
        found, kept = _Steps(), list[tuple[int, msgspec.Raw]]()
        found.told(0, outcome, match)
        for number, move in enumerate(self.moves, 1):
            found.answered(number, move, match)
            lasts: list[Event | None] = []
            match.streams.watcher = partial(_noted, lasts)
            outcome = match.play(move)
            found.told(number, outcome, match, lasts)
            if number % every == 0:
                kept.append((number, msgspec.Raw(match.snapshot())))
        return Trail(found.listed(), tuple(kept))

    def at(self, trail: Trail, moves: int) -> Match:
        """Return the match after so many moves, played on from the last snapshot before."""
        before = [one for one in trail.kept if one[0] <= moves]
        if before:
            after, data = before[-1]
            match = Match.load(self.rules, bytes(data), self._keys)
        else:
            after, (match, _) = 0, self._begin()
        for move in self.moves[after:moves]:
            match.play(move)
        return match

    def seen(self, trail: Trail, step: TrailStep, side: int | None) -> SeenStep:
        """Return how a step looked to a side: a seat, or everybody (None)."""
        if step.answers:
            match = self.at(trail, step.move - 1)
            return _answering(match, step, side, self.moves[step.move - 1])
        if step.part is None:
            match = self.at(trail, step.move)
            return _whole(match, side, over=step.over)
        match = self.at(trail, step.move - 1)
        views: list[View] = []

        def watcher(state: object, _: Sequence[Event]) -> None:
            views.append(self.rules.view(state, side))

        match.streams.watcher = watcher
        match.play(self.moves[step.move - 1])
        if step.part >= len(views):  # this release shows fewer moments of it
            return _whole(match, side, over=False)
        return SeenStep(views[step.part], match.revision)


def _answering(match: Match, step: TrailStep, side: int | None, move: Move) -> SeenStep:
    """Return the moment before an answer: to its own seat with the question and what it picked."""
    seen = _whole(match, side, over=False)
    question = match.questions[step.seat]
    if side != step.seat or question is None or not isinstance(move, Answered):
        return seen
    read, picks = match.explained(step.seat), in_order(question, move.picks)
    return msgspec.structs.replace(seen, question=read, picks=picks)


def _whole(match: Match, side: int | None, *, over: bool) -> SeenStep:
    standings = (match.result or ()) if over else ()
    return SeenStep(
        match.view(side), match.revision, match.asked, match.ready, standings=tuple(standings)
    )


class _Steps:
    """Steps that are gathered while a match is played again."""

    def __init__(self) -> None:
        self._found: list[TrailStep] = []
        self._questions: dict[int, str] = {}  # what was answered, by its place among the steps

    def listed(self) -> tuple[TrailStep, ...]:
        """Return what was found, without answers that were struck."""
        return tuple(self._found)

    def answered(self, number: int, move: Move, match: Match) -> None:
        """Note an answer, before it is carried out; strike one that is taken back or undone."""
        match move:
            case Answered():
                self._questions[number] = move.question
                self._found.append(TrailStep(number, seat=move.seat))
            case TookBack():
                given = [one.question for one in match.lists[move.seat] if not one.forced]
                self._strike(move.seat, given[-1] if given else None)
            case Undid():
                self._strike(move.seat, match.undoes(move.seat))
            case Conceded():
                pass

    def _strike(self, seat: int, question: str | None) -> None:
        for at in range(len(self._found) - 1, -1, -1):
            one = self._found[at]
            if one.seat == seat and self._questions[one.move] == question:
                del self._found[at]
                return

    def told(
        self, number: int, outcome: Outcome, match: Match, lasts: Sequence[Event | None] = ()
    ) -> None:
        """Note what everybody was told by a move: at each moment within it, and at its end.

        `lasts` are the last events at each of those moments.
        """
        events, since = outcome.events, 0
        for part, last in enumerate(lasts):
            until = next((n for n in range(since, len(events)) if events[n] is last), since - 1) + 1
            if _is_told(events[since:until]):
                self._found.append(TrailStep(number, since, until, part))
            since = until
        rest = _is_told(events[since:])
        if rest or (match.revision == 1 and match.result is None and outcome.public):
            self._found.append(TrailStep(number, since, len(events)))
        if match.result is not None:
            self._found.append(TrailStep(number, len(events), len(events), over=True))


def _noted(lasts: list[Event | None], _: object, told: Sequence[Event]) -> None:
    """Note the last event of those there are in the middle of a move."""
    lasts.append(told[-1] if told else None)


def _is_told(events: Sequence[Event]) -> bool:
    return any(one.public is not None for one in events)
