"""`python -m games.check KEY` says what a game lacks, and what mends it."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import check, registry
from games.outside import GROUP

EXAMPLE = Path(__file__).parents[3] / "examples" / "goofspiel" / "goofspiel"


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the example that is installed, to be spoilt."""
    about = tmp_path / "goofspiel-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: goofspiel\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\ngoofspiel = goofspiel\n")
    leave = shutil.ignore_patterns("__pycache__")
    yield Path(shutil.copytree(EXAMPLE, tmp_path / "goofspiel", ignore=leave))
    registry.themes.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "goofspiel"]:
        del sys.modules[name]


@pytest.fixture(autouse=True)
def _found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()


@pytest.mark.parametrize("key", registry.keys())
def test_our_games_lack_nothing(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([key]) == 0
    assert "nothing missing or wrong" in capsys.readouterr().out


def test_the_example_lacks_nothing(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = check.main(["goofspiel"])
    assert (status, capsys.readouterr().out.count("\n")) == (0, 1)


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        ("theme.toml", "C4DDD3", "2B5A4D", "muted on panel has a contrast below 4.5"),
        ("texts/fr/game.ftl", "goofspiel-preset-quick", "goofspiel-preset-q", "is not said in fr"),
        ("texts/en/rules.ftl", "    .title = The end\n", "", "goofspiel-rules-end.title is not"),
        ("view.py", "    places = ", "    other = ", "its view declares no places"),
        ("redeal.py", "from games.core", "import random\nfrom games.core", "imports random"),
        ("words.py", "from games.core.view", "import render\nfrom games.core.view", "imports re"),
        (
            "pictures/words.py",
            "from goof",
            "import goofspiel.cards\nfrom goof",
            "imports goofspiel.c",
        ),
        ("pictures/drawn.py", "def warm", "def warmed", "no picture warm"),
        ("README.md", "## Never reached", "## Reached", "no heading"),
        ("__init__.py", 'CONTRACT = "1', 'CONTRACT = "3', "made for version 3."),
        ("cards.toml", "cards = [", "cards = [[", "it does not load: "),
        ("texts/en/rules.ftl", "GOO-2.2, ", "", "GOO-2.2 is in no topic"),
    ],
)
def test_what_is_wrong_is_listed_with_what_mends_it(
    example: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, what: str
) -> None:
    text = (example / file).read_text("utf-8")
    assert old in text
    (example / file).write_text(text.replace(old, new, 1), "utf-8")
    assert check.main(["goofspiel"]) == 1
    said = capsys.readouterr().out
    assert what in said


@pytest.mark.parametrize("file", ["redeal.py", "pictures/layout.py", "texts/fr/pictures.ftl"])
def test_a_file_that_every_game_has_is_missed(
    example: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    (example / file).unlink()
    assert check.main(["goofspiel"]) == 1
    assert Path(file).stem in capsys.readouterr().out


def test_without_a_game_there_is_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([]) == 2
    assert check.main(["chess"]) == 2
    assert "firstdeck" in capsys.readouterr().err
