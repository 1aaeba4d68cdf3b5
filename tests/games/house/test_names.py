"""Whoever knows one game knows them all: the same role has the same name in each."""

from importlib import import_module
from pathlib import Path
from typing import get_args, get_origin

import pytest

from games.core.play import Play
from games.registry import keys, load

DATA = {"README.md", "cards.toml", "theme.toml"}
ROLES = (
    *("__init__", "cards", "printed", "game", "rules", "state", "setup", "questions", "answers"),
    *("events", "view", "viewing", "words", "redeal", "heuristic"),
)
FOLDERS = {"phases", "pictures", "texts"}
PICTURES = {"__init__", "drawn", "board", "table", "zooms", "faces", "layout", "words"}
TEXTS = {"game.ftl", "rules.ftl", "pictures.ftl"}
SOME = {"defaults.py", "film.py", "workshop.py"}  # roles that not every game has
MOST = 24  # entries that whoever opens a game sees: two of its own, named as its rulebook does


def entries(folder: Path) -> set[str]:
    """Return the names in a folder, but for what is made when it is run."""
    return {one.name for one in folder.iterdir() if not one.name.startswith(("__pycache__", "."))}


def modules(folder: Path) -> set[str]:
    return {one.stem for one in folder.glob("*.py")}


@pytest.mark.parametrize("key", keys())
def test_a_game_has_the_names_of_all_games(key: str) -> None:
    folder = load()[key].folder
    found = entries(folder)
    wanted = DATA | FOLDERS | {f"{role}.py" for role in ROLES}
    assert wanted - found == set()
    assert len(found - SOME) <= MOST, sorted(found - wanted)


@pytest.mark.parametrize("key", keys())
def test_phases_pictures_and_texts_of_a_game_are_where_all_games_have_them(key: str) -> None:
    folder = load()[key].folder
    assert modules(folder / "phases") > {"__init__"}
    assert PICTURES - modules(folder / "pictures") == set()
    assert {one: entries(folder / "texts" / one) for one in entries(folder / "texts")} == {
        "en": TEXTS,
        "fr": TEXTS,
    }


@pytest.mark.parametrize("key", keys())
def test_one_object_goes_through_the_functions_of_a_game(key: str) -> None:
    game = load()[key]
    passed = import_module(f"games.{key}.state").Play
    rules = game.rules()
    assert get_origin(passed) is Play
    assert get_args(passed) == (rules.state_type, type(rules.cards))
