"""A newcomer finds their way: no folder shows too many entries."""

from pathlib import Path

from games.registry import keys

ROOT = Path(__file__).parents[2]
MOST, MOST_OF_ALL_GAMES, MOST_OF_A_GAME = 15, 18, 24
GAMES = {
    *(f"games/{key}" for key in keys()),
    "games/new/skeleton",
    "examples/goofspiel/goofspiel",
    "tests/engine/sampler",  # the made-up game of the tests
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
    name = str(folder.relative_to(ROOT))
    return MOST_OF_A_GAME if name in GAMES else MOST_OF_ALL_GAMES if name == "games" else MOST


def test_no_folder_shows_more_than_is_seen_at_a_glance() -> None:
    counted = {str(one.relative_to(ROOT)): (len(seen(one)), most(one)) for one in folders(ROOT)}
    assert len(counted) > 100
    assert {name: n for name, (n, limit) in counted.items() if n > limit} == {}


def test_what_is_named_here_exists() -> None:
    assert [name for name in (*GAMES, *DATA) if not (ROOT / name).is_dir()] == []
