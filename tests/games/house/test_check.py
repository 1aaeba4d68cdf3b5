"""`python -m games.check KEY` says what a game lacks, and what mends it."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import check, registry
from games.outside import GROUP
from games.testing import __main__ as testing

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
        ("__init__.py", 'CONTRACT = "2', 'CONTRACT = "3', "made for version 3."),
        ("cards.toml", "cards = [", "cards = [[", "it does not load: "),
        ("texts/en/rules.ftl", "GOO-2.2, ", "", "GOO-2.2 is in no topic"),
        ("words.py", "in (1, 2, 3)", "in (1, 2)", "its aim has 2 lines, not 3"),
        ("texts/fr/game.ftl", "goofspiel-name = ", "goofspiel-name = Vous : ", "vous in "),
        (
            "texts/en/game.ftl",
            "goofspiel-name = ",
            "goofspiel-name = Go! ",
            "an exclamation mark in",
        ),
        ("pictures/faces.py", "CardDesign(", "CardDesign(no=1, ", "the faces of its cards fail"),
        ("words.py", "def aim(", "def aims(", "it lacks words.py: aim([cards], [info], [start])"),
        ("redeal.py", "(state: State, rng", "(rng: Streams, seats", "it takes (rng, seats)"),
        ("rules.py", 'First("quick")', 'First("no")', "names the preset no, which"),
        ("rules.py", 'First("quick")', "First(seats=9)", "no first match can begin"),
        ("README.md", "bid: private", "bid: secret", "the kind goofspiel.bid that it is secret"),
        ("README.md", "- kind goofspiel.bid", "- kind goofspiel.bud", "the kind goofspiel.bud"),
        ("advice/lesson.toml", 'say = "keep"', 'say = "lose"', "no text goofspiel-lesson-lose"),
        ("advice/lesson.toml", "0 bid S7", "0 bid S5", "what is recorded does not reach its end"),
        ("advice/lesson.toml", "ideas = 3", "ideas = 4", "its ideas are taught in the order [1, 2"),
        ("advice/lesson.toml", '"low-prize"', '"high-tide"', "nobody names the fact high-tide"),
        ("advice/lesson.toml", "seats = 2", "seats = 1", "it does not load: "),
        ("texts/fr/lesson.ftl", "-lesson-over", "-lesson-won", "goofspiel-lesson-over is not"),
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


@pytest.mark.parametrize(
    ("file", "old", "new", "what", "mend"),
    [
        ("cards.toml", "cards = [", "cards = [[", "it does not load: ", "cards.toml"),
        ("theme.toml", "accent", "accents", "it does not load: ", "theme.toml"),
        (
            "theme.toml",
            '"glyph:cards_playing_outline"',
            '"glyph:no_such"',
            "there is no icon glyph:no_such",
            "theme.toml (docs/pictures.md)",
        ),
        ("__init__.py", 'CONTRACT = "2', 'CONTRACT = "3', "it does not load: ", "__init__.py"),
        ("__init__.py", "CONTRACT", "OTHER", "it does not load: ", "__init__.py"),
        ("texts/fr/rules.ftl", "goofspiel-", "rules-", "it does not load: ", "texts/fr/rules.ftl"),
        ("rules.py", "INFO =", "no_such()\nINFO =", "NameError: name", "rules.py, line 12"),
        ("view.py", "class SeatView", "class class", "SyntaxError: ", "view.py, line 8"),
        ("game.py", "def game", "def other", "AttributeError: ", "game.py"),
        (
            "setup.py",
            '"prizes"',
            "no_such",
            "a match does not begin: NameError: ",
            "setup.py, line 16",
        ),
        (
            "events.py",
            "goofspiel-event-bid",
            "goofspiel-event-bad",
            "no text goofspiel-event-bad, which events.py names",
            "texts/en/game.ftl",
        ),
        (
            "pictures/zooms.py",
            '"goofspiel-picture-middle"',
            '"goofspiel-picture-midle"',
            "no text goofspiel-picture-midle, which pictures/zooms.py names",
            "texts/en/pictures.ftl",
        ),
    ],
)
def test_the_file_that_mends_it_is_named(
    example: Path,
    capsys: pytest.CaptureFixture[str],
    file: str,
    old: str,
    new: str,
    what: str,
    mend: str,
) -> None:
    text = (example / file).read_text("utf-8")
    assert old in text
    (example / file).write_text(text.replace(old, new, 1), "utf-8")
    assert check.main(["goofspiel"]) == 1
    found, where, _ = capsys.readouterr().out.splitlines()
    assert found.startswith(what) or what in found
    assert where.strip() == f"{example}/{mend}"


@pytest.mark.rule("MND-3.2")
def test_a_game_without_a_lesson_is_told_what_to_write(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lesson = example / "advice" / "lesson.toml"
    lesson.unlink()
    assert check.main(["goofspiel"]) == 1
    found, where, _ = capsys.readouterr().out.splitlines()
    assert found == "no lesson"
    assert where.strip().startswith(str(lesson))


def test_a_transcript_that_the_rules_cannot_read_is_named_with_its_command(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (example.parent / "pyproject.toml").touch()
    shutil.copytree(EXAMPLE.parent / "tests", example.parent / "tests")
    assert check.main(["goofspiel"]) == 0
    for file, old, new in (
        ("cards.toml", "cards = [", "prizes = ["),
        ("cards.py", '("cards",))["cards"]', '("prizes",))["prizes"]'),
    ):
        text = (example / file).read_text("utf-8")
        assert old in text
        (example / file).write_text(text.replace(old, new, 1), "utf-8")
        for name in [name for name in sys.modules if name.partition(".")[0] == "goofspiel"]:
            del sys.modules[name]
    capsys.readouterr()
    assert check.main(["goofspiel"]) == 1
    said = capsys.readouterr().out
    assert "the transcript short cannot be read: BrokenCards: goofspiel/cards.toml" in said
    kept = example.parent / "tests"
    assert f"python -m games.testing.record goofspiel --records {kept} short --again" in said


@pytest.mark.parametrize("file", ["redeal.py", "pictures/layout.py", "texts/fr/pictures.ftl"])
def test_a_file_that_every_game_has_is_missed(
    example: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    (example / file).unlink()
    assert check.main(["goofspiel"]) == 1
    assert Path(file).stem in capsys.readouterr().out


def test_the_shared_tests_of_a_game_that_does_not_load_send_there(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (example / "cards.toml").write_text("cards = [[")
    assert testing.main(["goofspiel"]) == 2
    assert "python -m games.check goofspiel" in capsys.readouterr().err


def test_without_a_game_there_is_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([]) == 2
    assert check.main(["chess"]) == 2
    assert "firstdeck" in capsys.readouterr().err
