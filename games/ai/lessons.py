"""How a lesson goes: where its learner stands, what is marked, what is said (MND-3.1).

Everything follows from the scene and the learner's own answers, so those are all that has to be
kept. Others answer as they are recorded as long as the learner follows the marks; after a detour
the sensible player answers for them, and marks what it would do.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from games.ai import mind
from games.ai.player import Player
from games.ai.practice import PracticeMoment, house_answer, why
from games.core.data.lesson import (
    ASKS,
    BEGIN,
    END,
    MOST_ANSWERS,
    LessonLine,
    LessonScene,
    RecordedAnswer,
    hold,
)
from games.core.decision import Decision, Picks, is_legal
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import AnyRules, Match
from games.core.match.moves import Outcome
from games.core.refused import Refused
from games.core.streams import Keys, derived
from games.core.text import Text, text


class SceneUnplayable(Exception):
    """The recorded answers do not fit these rules and cards: the scene is recorded anew."""


class LessonMoment(PracticeMoment, frozen=True):
    """Where a learner stands in a scene.

    What is marked is followed as long as every answer was the marked one (`followed`). `lines` are
    said now, `said` are all that were said so far; `asked` counts the learner's questions by kind.
    """

    followed: bool = True
    lines: tuple[LessonLine, ...] = ()
    said: frozenset[str] = frozenset()
    asked: tuple[str, ...] = ()
    place: int = 0
    answers: int = 0


class SceneCourse:
    """A scene as it is played, by the rules and the sensible player of its game."""

    def __init__(self, scene: LessonScene, rules: AnyRules, player: Player) -> None:
        self.scene = scene
        self._rules, self._player = rules, player
        self._along = scene.answers_along

    @property
    def learner(self) -> int:
        return self.scene.learner

    def start(self) -> tuple[Match, Outcome]:
        """Return the match from which the scene is taken, at its very beginning."""
        scene = self.scene
        key = derived(b"lesson", f"{self._rules.info.key}|{scene.seed}")
        return Match.begin(self._rules, Start(scene.seats, dict(scene.options)), Keys.of(key))

    def begin(self) -> LessonMoment:
        """Return the beginning of the scene: the learner's first question.

        Raises SceneUnplayable where the answers that led to it do not fit.
        """
        match, outcome = self.start()
        events = [*outcome.events]
        for answer in self.scene.answers_before:
            if answer.seat == self.learner:
                events = []
            events += _given(match, answer)
        return self._go_on(LessonMoment(match), events)

    def answer(self, at: LessonMoment, picks: Picks) -> LessonMoment:
        """Return where an answer of the learner leads. Raises Refused where it is not legal."""
        match = at.match.copied()
        events = [*match.answer(self.learner, picks).events]
        follows = at.followed and set(picks) == set(at.marked) and self._marks_recorded(at)
        if follows and self._ordered(at):
            follows = picks == at.marked
        now = replace(at, match=match, place=at.place + follows, answers=at.answers + 1)
        return self._go_on(replace(now, followed=follows), events)

    def why(self, at: PracticeMoment, picks: Picks) -> Text | None:
        """Return what picks of the open question do and gain, where the game says so."""
        return why(self._player, at.match, self.learner, picks)

    def facts(self, match: Match) -> frozenset[str]:
        """Return what holds at the learner's question, by what the learner may know."""
        asked = match.questions[self.learner]
        if asked is None:
            return frozenset()
        found = mind.holding(self._player, match.view(self.learner), asked)
        return found | {ASKS + kind_of(asked)}

    def sensible(self, match: Match, seat: int) -> Picks:
        """Return what the sensible player answers for a seat: always the same to a question."""
        return house_answer(self._player, match, seat, b"lesson")

    # Going on

    def _go_on(self, at: LessonMoment, events: Sequence[Event]) -> LessonMoment:
        """Let the others answer until the learner is asked, or the scene is over."""
        match, found, place, followed = at.match, [*events], at.place, at.followed
        while match.result is None:
            answer = self._along[place] if followed and place < len(self._along) else None
            if answer is not None and answer.seat != self.learner:
                try:
                    found += _given(match, answer)
                    place += 1
                except SceneUnplayable:
                    followed = False
                continue
            if match.questions[self.learner] is not None:
                break
            followed = False  # what is recorded has come to its end, or does not fit
            seat = match.asked[0]
            found += match.answer(seat, self.sensible(match, seat)).events
        now = replace(at, match=match, events=tuple(found), place=place, followed=followed)
        return self._at_question(now)

    def _at_question(self, at: LessonMoment) -> LessonMoment:
        """Say what is said here, and mark an answer; or end the scene."""
        asked = at.match.questions[self.learner]
        facts = self.facts(at.match)
        ends = bool(self.scene.ends) and at.answers > 0 and hold(self.scene.ends, facts)
        if asked is None or ends or at.answers >= MOST_ANSWERS:
            lines = tuple(one for one in self.scene.lines if one.kind == END)
            return replace(at, over=True, marked=(), lines=lines)
        kinds = (*at.asked, kind_of(asked))
        lines = tuple(one for one in self.scene.lines if one.kind == BEGIN and not at.answers)
        for one in self.scene.lines:
            if _fits(one, kinds, facts) and one.say not in at.said:
                lines += (one,)
                break
        said = at.said | {one.say for one in lines}
        at = replace(at, asked=kinds, lines=lines, said=said)
        return replace(at, marked=self._mark(at))

    def _mark(self, at: LessonMoment) -> Picks:
        if at.followed and self._marks_recorded(at):
            return self._along[at.place].picks
        return self.sensible(at.match, self.learner)

    def _marks_recorded(self, at: LessonMoment) -> bool:
        """Whether what is recorded next is an answer to the learner's question."""
        asked = at.match.questions[self.learner]
        if asked is None or at.place >= len(self._along):
            return False
        answer = self._along[at.place]
        fits = answer.seat == self.learner and answer.kind == kind_of(asked)
        return fits and is_legal(asked, answer.picks)

    def _ordered(self, at: LessonMoment) -> bool:
        asked = at.match.questions[self.learner]
        return asked is not None and asked.ordered


def kind_of(asked: Decision) -> str:
    """Return the kind of a question without the key of its game ("take")."""
    return asked.kind.rpartition(".")[2]


def said_by(key: str, line: LessonLine) -> Text:
    """Return what a line of a game's lesson says."""
    return text(f"{key}-lesson-{line.say}")


def _fits(line: LessonLine, kinds: Sequence[str], facts: frozenset[str]) -> bool:
    """Whether a line may be said at the last of these questions."""
    return (
        line.kind == kinds[-1] and kinds.count(line.kind) >= line.time and hold(line.facts, facts)
    )


def _given(match: Match, answer: RecordedAnswer) -> tuple[Event, ...]:
    """Give a recorded answer. Raises SceneUnplayable, and leaves the match, where it fits not."""
    asked = match.questions[answer.seat]
    if asked is None or kind_of(asked) != answer.kind or not is_legal(asked, answer.picks):
        raise SceneUnplayable(answer.written)
    try:
        return match.answer(answer.seat, answer.picks).events
    except Refused as no:
        raise SceneUnplayable(answer.written) from no
