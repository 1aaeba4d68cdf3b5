"""Whoever knows one game knows them all: the same role has the same name in each."""

import ast
from importlib import import_module
from pathlib import Path
from typing import get_args, get_origin

import pytest

from games.core.contract.filed import CardRules
from games.core.contract.files import NEEDED, SIGNATURES, fault
from games.core.contract.play import Play
from games.registry import keys, load

DATA = {"README.md", "cards.toml", "theme.toml"}
ROLES = (
    *("__init__", "cards", "printed", "game", "rules", "state", "setup", "questions", "answers"),
    *("events", "view", "viewing", "words", "redeal", "heuristic"),
)
ROOT = Path(__file__).parents[3]
FOLDERS = {"phases", "pictures", "texts"}
PICTURES = {"__init__", "drawn", "board", "table", "zooms", "faces", "layout", "words"}
TEXTS = {"game.ftl", "rules.ftl", "pictures.ftl", "lesson.ftl"}
SOME = {"advice", "defaults.py", "film.py", "workshop"}  # roles that not every game has
MOST = 24  # entries that whoever opens a game sees: two of its own, named as its rulebook does
WRITTEN = [*keys(), "new/skeleton", "goofspiel"]
EXAMPLE = ROOT / "examples" / "goofspiel" / "goofspiel"


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
    assert isinstance(rules, CardRules)
    cards: object = rules.cards  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - of any game
    assert get_args(passed) == (rules.state_type, type(cards))


def signatures(folder: Path, module: str) -> dict[str, list[str]]:
    """Return the parameters of the public functions of a module, without loading it."""
    path = folder / f"{module}.py"
    body = ast.parse(path.read_text("utf-8")).body if path.exists() else []
    found = [one for one in body if isinstance(one, ast.FunctionDef) and one.name[0] != "_"]
    return {one.name: [given.arg for given in one.args.args] for one in found}


@pytest.mark.parametrize("key", WRITTEN)
def test_the_same_function_takes_the_same_in_every_game(key: str) -> None:
    folder = EXAMPLE if key == EXAMPLE.name else ROOT / "games" / key
    for name in SIGNATURES:
        module, _, function = name.rpartition(".")
        taken = signatures(folder, module).get(function)
        assert taken is not None or name not in NEEDED, f"{name} is missing"
        assert taken is None or not fault(name, taken), f"{name}: {fault(name, taken)}"


@pytest.mark.parametrize("name", SIGNATURES)
def test_the_functions_of_a_game_are_documented_as_they_are(name: str) -> None:
    """`docs/adding-a-game.md` writes each with its parameters, in the same order."""
    module, _, function = name.rpartition(".")
    said = " ".join((ROOT / "docs" / "adding-a-game.md").read_text("utf-8").split())
    assert f"| `{module}.py` | `{function}({', '.join(SIGNATURES[name].split())})` |" in said


@pytest.mark.parametrize("key", WRITTEN)
def test_what_a_lobby_knows_of_a_game_stands_in_its_rules(key: str) -> None:
    folder = EXAMPLE if key == EXAMPLE.name else ROOT / "games" / key
    named = [
        path.name
        for path in folder.glob("*.py")
        if any(
            isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "INFO"
            for one in ast.parse(path.read_text("utf-8")).body
        )
    ]
    assert named == ["rules.py"]
