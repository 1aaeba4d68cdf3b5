"""A lesson of a game as data (MND-3.1): its scenes, read from `advice/lesson.toml` of the game.

A scene is a match up to a question of the learner's, what was answered from there on by all seats,
and the lines that are said on the way. What was answered is recorded
(`python -m games.testing.rehearse`) and read here; what lines say stands in `texts/*/lesson.ftl`.
"""

import tomllib
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from games.core.data.cards import BrokenCards
from games.core.decision import Picks

FILE = "advice/lesson.toml"
BEGIN, END = "begin", "end"  # kinds of lines that are said at no question
NOT = "!"  # before a fact that must not hold
ASKS = "asks-"  # begins the fact that a question of this kind is asked
MOST_SCENES, MOST_LINES, MOST_IDEAS = 3, 8, 3  # of a lesson; of a scene
MOST_ANSWERS = 30  # of the learner's in a scene, however they go astray

_Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
_Number = Annotated[int, msgspec.Meta(ge=0)]


class RecordedAnswer(NamedTuple):
    """What a seat answered to a question of a kind ("take")."""

    seat: int
    kind: str
    picks: Picks

    @property
    def written(self) -> str:
        """The answer as a line of the file: seat, kind, picks."""
        return " ".join((str(self.seat), self.kind, *self.picks))


class LessonLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a moment of a scene: the message `<key>-lesson-<say>`.

    It is said at one question of its `kind` ("take"), once a scene: the first one, from the
    `time`-th on, at which all its `facts` hold ("tie", or "!tie" where it must not; MND-1.1), and
    at which no other line is said. Those of the kinds `begin` and `end` stand above the first
    question of the scene, and behind its last. It teaches the `idea` of that number; 0 is none.
    """

    say: _Name
    kind: str
    idea: _Number = 0
    time: Annotated[int, msgspec.Meta(ge=1)] = 1
    facts: tuple[str, ...] = ()


class LessonScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scene: from what match it is taken, how it went, and what is said.

    Its title is the message `<key>-lesson-<name>-title`. The match follows from `seed`, `seats` and
    `options`; `before` are the answers of all seats up to the first question of the `learner` at
    which the facts `begins` hold, `along` those that were given from there on. It has come to its
    end at the learner's first question at which the facts `ends` hold, or with the match where none
    are named. `asks-<kind>` is the fact that such a question is asked.
    """

    name: _Name
    seed: _Number
    seats: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, str] = {}
    learner: _Number = 0
    begins: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    lines: tuple[LessonLine, ...] = ()
    before: str = ""
    along: str = ""

    @property
    def answers_before(self) -> tuple[RecordedAnswer, ...]:
        return recorded(self.before)

    @property
    def answers_along(self) -> tuple[RecordedAnswer, ...]:
        return recorded(self.along)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a game: so many `ideas` in its scenes, in the order of their numbers."""

    ideas: Annotated[int, msgspec.Meta(ge=1)]
    scenes: Annotated[tuple[LessonScene, ...], msgspec.Meta(min_length=1, max_length=MOST_SCENES)]


def recorded(written: str) -> tuple[RecordedAnswer, ...]:
    """Return answers that are written a line each. Raises ValueError where a line is none."""
    found: list[RecordedAnswer] = []
    for line in filter(None, map(str.strip, written.splitlines())):
        seat, kind, *picks = line.split()
        found.append(RecordedAnswer(int(seat), kind, tuple(picks)))
    return tuple(found)


def read_lesson(folder: Path) -> Lesson | None:
    """Return the lesson of the game in a folder; None where there is none.

    Raises BrokenCards with the file and what is wrong with it.
    """
    file = folder / FILE
    named = f"{folder.name}/{FILE}"
    try:
        raw = tomllib.loads(file.read_text("utf-8"))
        lesson = msgspec.convert(raw, Lesson)
        for scene in lesson.scenes:
            _check(scene)
    except FileNotFoundError:
        return None
    except (ValueError, OSError) as wrong:  # msgspec's errors are ValueErrors
        raise BrokenCards(named, "-", "-", str(wrong)) from wrong
    return lesson


def _check(scene: LessonScene) -> None:
    """Refuse answers that cannot be read, seats that there are not, and too many lines."""
    for answer in (*scene.answers_before, *scene.answers_along):
        if not 0 <= answer.seat < scene.seats:
            raise ValueError(f"scene {scene.name}: there is no seat {answer.seat}")
    if scene.learner >= scene.seats:
        raise ValueError(f"scene {scene.name}: there is no seat {scene.learner}")
    if len(scene.lines) > MOST_LINES:
        raise ValueError(f"scene {scene.name}: {len(scene.lines)} lines, {MOST_LINES} at most")


def hold(wanted: tuple[str, ...], facts: frozenset[str]) -> bool:
    """Whether all of these facts hold, and none of those that must not."""
    return all((one.removeprefix(NOT) in facts) != one.startswith(NOT) for one in wanted)
