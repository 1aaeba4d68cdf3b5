"""What a scene of a lesson says has happened: what it has just taught is not left out."""

from datetime import UTC, datetime

import pytest

from cogs.ui.words import told_lines
from games.registry import load
from games.testing.lessons.walking import along, course
from locales import Reader
from play.match.log_entries import told
from tests.cogs.made import TEXTS

GAMES = load()


def last(key: str, name: str) -> list[str]:
    """The lines above the end of a scene, as its learner reads them."""
    game = GAMES[key]
    assert game.lesson is not None
    scene = next(one for one in game.lesson.scenes if one.name == name)
    *_, end = along(course(game, scene))
    who = Reader("en", scene.learner, ("Ana", "Castor", "Pollux"), game.rules().names())
    found = told(end.events, scene.learner, datetime.now(UTC), None, None)
    return told_lines(found, TEXTS, who, ended=end.match.result is not None)


@pytest.mark.rule("MND-3.1")
@pytest.mark.parametrize(
    ("key", "name", "taught"),
    [
        ("jam", "first", "You get LEAD."),
        ("jam", "pin", "(J, Castor) is pinned, "),
    ],
)
def test_the_end_of_a_scene_lists_what_it_was_about(key: str, name: str, taught: str) -> None:
    assert [one for one in last(key, name) if taught in one]
