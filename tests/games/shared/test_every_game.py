"""What holds in every game: the tests that are shipped with the application, over all games."""

from types import ModuleType

import pytest

from games.testing import contract, drawing, workshops
from games.testing.contract import *  # noqa: F403 - the tests of a game
from games.testing.drawing import *  # noqa: F403
from games.testing.lessons import contract as lessons
from games.testing.lessons.contract import *  # noqa: F403
from games.testing.workshops import *  # noqa: F403
from tests.games.every import EVERY_WAY, GAMES

# What nobody may learn is shown there: every game's rules of information.
test_nothing_leaks_at_any_step_of_a_match = pytest.mark.rule("SAM-8")(
    contract.test_nothing_leaks_at_any_step_of_a_match
)
test_a_lesson_lacks_nothing = pytest.mark.rule("MND-3.2")(lessons.test_a_lesson_lacks_nothing)


@pytest.mark.parametrize("key", GAMES)
def test_the_long_run_plays_every_way_at_every_table(key: str) -> None:
    info = GAMES[key].info
    tried = {(seats, tuple(way.items())) for of, seats, way in EVERY_WAY if of == key}
    assert {seats for seats, _ in tried} == set(info.seats)
    for choice in info.choices:
        if choice.ways:
            for seats in choice.seats or info.seats:
                found = {dict(way)[choice.name] for at, way in tried if at == seats}
                assert found == set(choice.values)


@pytest.mark.parametrize("module", [contract, drawing, lessons, workshops])
def test_no_shipped_test_is_left_out(module: ModuleType) -> None:
    shipped = {name for name in vars(module) if name.startswith("test_")}
    assert shipped
    assert shipped <= {*globals()}
