"""What a lesson lacks is found, and where it is mended."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.core.data.lesson import Lesson, LessonScene
from games.registry import load
from games.testing.lessons.lacking import lacks

GAME = load()["firstdeck"]


def first(lesson: Lesson, change: Callable[[LessonScene], LessonScene]) -> Lesson:
    return replace(lesson, scenes=(change(lesson.scenes[0]), *lesson.scenes[1:]))


FAULTS: dict[str, tuple[Callable[[Lesson], Lesson], str]] = {
    "an idea that nobody teaches": (
        lambda lesson: replace(lesson, ideas=lesson.ideas + 1),
        "its ideas are taught in the order",
    ),
    "a line without words": (
        lambda lesson: first(
            lesson,
            lambda scene: replace(
                scene, lines=(replace(scene.lines[0], say="nowhere"), *scene.lines[1:])
            ),
        ),
        "no text firstdeck-lesson-nowhere",
    ),
    "a fact that nobody finds": (
        lambda lesson: first(
            lesson,
            lambda scene: replace(
                scene, lines=(replace(scene.lines[0], facts=("moonlight",)), *scene.lines[1:])
            ),
        ),
        "moonlight",
    ),
    "answers of another match": (
        lambda lesson: first(lesson, lambda scene: replace(scene, seed=scene.seed + 1)),
        "what is recorded does not reach its end",
    ),
    "questions that nobody asks": (
        lambda lesson: replace(lesson, scenes=lesson.scenes[:1]),
        "which usual matches do",
    ),
}


@pytest.mark.rule("MND-3.2")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    change, said = FAULTS[fault]
    assert GAME.lesson is not None
    found = [what for what, _ in lacks(replace(GAME, lesson=change(GAME.lesson)))]
    assert any(said in one for one in found), found
