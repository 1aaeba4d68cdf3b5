"""A pytest plugin that gives the shared tests their games: `--game KEY`, or `package.module:NAME`.

`python -m games.testing KEY` runs all of them for one game, wherever it is installed. What is
recorded of it, and the tests of its rules, lie in the folder of `--records` (`records.py`).
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from games.registry import Game
from games.simulate import find
from games.testing import MODULES
from games.testing.every import ways
from games.testing.records import Records
from locales import Texts

NO_GAMES: Mapping[str, Game] = MappingProxyType({})
GAMES = pytest.StashKey[Mapping[str, Game]]()
RECORDS = pytest.StashKey[Records | None]()

pytest.register_assert_rewrite(*MODULES)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the games on the command line."""
    parser.addoption("--game", action="append", metavar="KEY", default=[], help="a game to test")
    parser.addoption("--records", metavar="FOLDER", help="its own tests, with what is recorded")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks, and find the games unless others are there already (`GAMES`)."""
    config.addinivalue_line("markers", "small: tables of few seats only")
    config.addinivalue_line("markers", "rule(*numbers): the rules that a test shows")
    config.addinivalue_line("markers", "long: thousands of matches; left out unless asked for")
    named = config.getoption("--game")
    if named:
        found = [find(key) for key in named]
        config.stash[GAMES] = {game.info.key: game for game in found}
    folder = config.getoption("--records")
    if folder:
        config.stash[RECORDS] = Records(Path(folder).resolve())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each shared test for each game, at each table, in each way to play, as it asks for."""
    if metafunc.function.__module__ not in MODULES:
        return
    games: Mapping[str, Game] = metafunc.config.stash.get(GAMES, NO_GAMES)
    asked = set(metafunc.fixturenames)
    if "recorded" in asked:
        records = metafunc.config.stash.get(RECORDS, None)
        paths = [(game, one) for game in games.values() for one in _recorded(records, game)]
        named = [f"{game.info.key}/{one.stem}" for game, one in paths]
        metafunc.parametrize(("game", "recorded"), paths, ids=named)
        return
    if "seats" not in asked:
        metafunc.parametrize("game", list(games.values()), ids=list(games))
        return
    most = 2 if metafunc.definition.get_closest_marker("small") else None
    tables = [(game, seats) for game in games.values() for seats in game.info.seats[:most]]
    if "way" not in asked:
        named = [f"{game.info.key}-{seats}" for game, seats in tables]
        metafunc.parametrize(("game", "seats"), tables, ids=named)
        return
    each = [(game, seats, way) for game, seats in tables for way in ways(game.info, seats)]
    named = [f"{game.info.key}-{seats}-{'-'.join(way.values())}" for game, seats, way in each]
    metafunc.parametrize(("game", "seats", "way"), each, ids=named)


def _recorded(records: Records | None, game: Game) -> list[Path]:
    return records.recorded(game.info.key) if records else []


@pytest.fixture(scope="session")
def records(request: pytest.FixtureRequest) -> Records | None:
    """The folder of the game's own tests; None where there is none."""
    return request.config.stash.get(RECORDS, None)


@pytest.fixture(scope="session")
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of the screens and of all games; a missing one is an error."""
    games = request.config.stash[GAMES].values()
    return Texts(*(game.texts for game in games), strict=True)
