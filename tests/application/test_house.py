"""The house as a whole: no folder or file is too large, and one clock tells the time."""

import ast
from collections.abc import Iterator
from pathlib import Path

from games.registry import keys

ROOT = Path(__file__).parents[2]
MOST, MOST_OF_A_GAME = 15, 25
MOST_AT_THE_TOP = 29  # a folder for each room, and what tools and people look for there
LINES = 500
MOST_OF_ALL_GAMES = 13 + len(keys())  # core, players, commands, and a folder for each game
GAMES = {
    *(f"games/{key}" for key in keys()),
    "games/new/skeleton",
    "examples/goofspiel/goofspiel",
}
DATA = {  # one file for each thing that there is
    "db/migrations",
    "games/nintendo/pictures/assets",
    "tests/db/kept",
    "tests/transcripts",
    "tests/render/golden",
}
MADE = {"__pycache__", "build", "data"}  # by what has run, and in no commit


def seen(folder: Path) -> set[str]:
    """Return the names in a folder, but for what is hidden or made."""
    return {one.name for one in folder.iterdir() if one.name not in MADE and one.name[0] != "."}


def folders(top: Path) -> list[Path]:
    """Return the folders in a folder, and those in them, but for data."""
    found: list[Path] = []
    for name in sorted(seen(top)):
        one = top / name
        if one.is_dir() and str(one.relative_to(ROOT)) not in DATA:
            found += [one, *folders(one)]
    return found


def most(folder: Path) -> int:
    if folder == ROOT:
        return MOST_AT_THE_TOP
    name = str(folder.relative_to(ROOT))
    return MOST_OF_A_GAME if name in GAMES else MOST_OF_ALL_GAMES if name == "games" else MOST


def test_no_folder_shows_more_than_is_seen_at_a_glance() -> None:
    every = [ROOT, *folders(ROOT)]
    counted = {str(one.relative_to(ROOT)): (len(seen(one)), most(one)) for one in every}
    assert len(counted) > 100
    assert {name: n for name, (n, limit) in counted.items() if n > limit} == {}


def test_no_file_is_longer_than_one_subject_takes() -> None:
    lines = {
        str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines())
        for folder in [ROOT, *folders(ROOT)]
        for file in folder.glob("*.py")
    }
    assert len(lines) > 600
    assert {name: count for name, count in lines.items() if count > LINES} == {}


def test_what_is_named_here_exists() -> None:
    assert [name for name in (*GAMES, *DATA) if not (ROOT / name).is_dir()] == []


CLOCK = Path("play/time/clock.py")
ROOMS = ("cogs", "db", "games", "locales", "play", "render", "tournaments")
TOLD_BY = {("datetime", "now"), ("datetime", "today"), ("date", "today"), ("time", "time")}


def readings(source: str) -> Iterator[str]:
    """Yield where code asks for the time of day."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            on = node.value.attr if isinstance(node.value, ast.Attribute) else ""
            on = node.value.id if isinstance(node.value, ast.Name) else on
            if node.attr == "utcnow" or (on, node.attr) in TOLD_BY:
                yield f"{on}.{node.attr} in line {node.lineno}"


def test_only_one_module_asks_the_machine_for_the_time() -> None:
    files = [ROOT / "bot.py", *(one for room in ROOMS for one in (ROOT / room).rglob("*.py"))]
    found = {
        str(one.relative_to(ROOT)): [*readings(one.read_text("utf-8"))]
        for one in files
        if "testing" not in one.parts
    }
    assert len(found) > 300
    assert {name for name, asked in found.items() if asked} == {str(CLOCK)}
