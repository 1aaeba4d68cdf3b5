"""What holds in the lesson of every game that has one (MND-3.1): along its marks, and astray."""

import pytest

from games.ai.lessons import LessonMoment, SceneCourse
from games.core.data.lesson import BEGIN, END, MOST_ANSWERS, NOT
from games.core.decision import Picks, random_picks
from games.core.streams import Streams
from games.registry import Game
from games.testing.lessons.lacking import lacks
from games.testing.lessons.walking import along, course, question

SOME, DETOURS = 12, 200  # of each scene; in the long run
WORLDS = 3  # that a learner cannot tell apart, at each question


def courses(game: Game) -> list[SceneCourse]:
    """Return the scenes of a game's lesson; skips a game that has none."""
    if game.lesson is None:
        pytest.skip("it has no lesson")
    return [course(game, scene) for scene in game.lesson.scenes]


def test_a_lesson_lacks_nothing(game: Game) -> None:
    courses(game)
    assert [what for what, _ in lacks(game)] == []


def test_what_is_said_holds_and_every_scene_ends_whatever_is_answered(game: Game) -> None:
    _gone_astray(game, range(SOME))


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_what_is_said_holds_on_all_detours(game: Game) -> None:
    _gone_astray(game, range(SOME, DETOURS))


def _gone_astray(game: Game, numbers: range) -> None:
    """Answer otherwise here and there; what is said holds, and the scene ends."""
    for played in courses(game):
        for number in numbers:
            rng = Streams(f"detour {number}".encode())
            at = played.begin()
            for _ in range(MOST_ANSWERS + 1):
                _says_what_holds(played, at)
                if at.over:
                    break
                at = played.answer(at, _astray(played, at, rng))
            assert at.over


def _astray(played: SceneCourse, at: LessonMoment, rng: Streams) -> Picks:
    """Return what is marked, and one time in three anything legal."""
    if rng.below("astray", 3):
        return at.marked
    return random_picks(question(played, at), rng, "picks")


def _says_what_holds(played: SceneCourse, at: LessonMoment) -> None:
    facts = played.facts(at.match)
    for line in at.lines:
        if line.kind == END:
            assert at.over
            continue
        assert not at.over
        if line.kind != BEGIN:
            assert {one for one in line.facts if not one.startswith(NOT)} <= facts, line.say
            assert not {one.removeprefix(NOT) for one in line.facts if one.startswith(NOT)} & facts
    assert len(at.lines) <= 2


def test_a_lesson_says_nothing_that_its_learner_cannot_know(game: Game) -> None:
    """Lines, marks after a detour and reasons are the same in worlds that look alike."""
    rng = Streams(b"worlds")
    for played in courses(game):
        for at in along(played):
            if at.over:
                break
            for _ in range(WORLDS):
                other = at.match.redealt(played.learner, rng)
                there = LessonMoment(other, marked=at.marked)
                assert played.facts(other) == played.facts(at.match)
                assert played.why(there, at.marked) == played.why(at, at.marked)
                learner = played.learner
                assert played.sensible(other, learner) == played.sensible(at.match, learner)


def test_the_same_answers_lead_to_the_same_moment(game: Game) -> None:
    for played in courses(game):
        first, again = [*along(played)], [*along(played)]
        assert [one.match.snapshot() for one in first] == [one.match.snapshot() for one in again]
        assert [one.lines for one in first] == [one.lines for one in again]
