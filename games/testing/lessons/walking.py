"""A scene of a lesson walked through along its marks, and what is found there."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from games.ai.lessons import LessonMoment, SceneCourse, kind_of
from games.core.data.lesson import LessonScene, RecordedAnswer, hold
from games.core.decision import Decision, Picks, several
from games.core.match.match import Match
from games.registry import Game


def course(game: Game, scene: LessonScene) -> SceneCourse:
    """Return a scene as it is played with the rules and cards of this release."""
    return SceneCourse(scene, game.rules(), game.sensible(game.rules()))


def along(played: SceneCourse) -> Iterator[LessonMoment]:
    """Yield where a learner stands who follows the marks: at each question, then at the end.

    Raises SceneUnplayable where what is recorded does not fit.
    """
    at = played.begin()
    while not at.over:
        yield at
        at = played.answer(at, at.marked)
    yield at


def presses(asked: Decision, picks: Picks) -> int:
    """Return how many presses an answer takes: one, or one for each pick and one to confirm."""
    if not several(asked):
        return 1
    by_itself = asked.ordered and len(picks) == len(asked.options) > 1  # the last is placed so
    return len(picks) + 1 - by_itself


def question(played: SceneCourse, at: LessonMoment) -> Decision:
    """Return what the learner is asked there."""
    asked = at.match.questions[played.learner]
    assert asked is not None
    return asked


def rehearsed(game: Game, scene: LessonScene) -> LessonScene | None:
    """Return a scene with what sensible players answer, from its seed on, recorded anew.

    None where the match comes to its end before the scene begins.
    """
    played = course(game, scene)
    match, _ = played.start()
    before = _recorded(played, match, lambda: hold(scene.begins, played.facts(match)))
    if match.result is not None:
        return None
    step = match.step
    after = _recorded(
        played,
        match,
        lambda: match.step > step and bool(scene.ends) and hold(scene.ends, played.facts(match)),
    )
    return replace(scene, before=_written(before), along=_written(after))


def _recorded(played: SceneCourse, match: Match, there: Callable[[], bool]) -> list[RecordedAnswer]:
    """Play until the learner is asked and is `there`, or the match is over."""
    found: list[RecordedAnswer] = []
    while match.result is None:
        asking = match.questions[played.learner] is not None
        if asking and there():
            break
        seat = played.learner if asking else match.asked[0]
        asked = match.questions[seat]
        assert asked is not None
        picks = played.sensible(match, seat)
        found.append(RecordedAnswer(seat, kind_of(asked), picks))
        match.answer(seat, picks)
    return found


def _written(answers: list[RecordedAnswer]) -> str:
    return "".join(f"{one.written}\n" for one in answers)
