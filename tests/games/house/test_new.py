"""`python -m games.new KEY` writes a game that lacks nothing, and is played to its end."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.new import __main__ as new
from games.registry import load
from tests.application.packaging import wheels

ROOT = Path(__file__).parents[3]


def run(folder: Path, *line: str, status: int = 0) -> str:
    """Run a module in a checkout; return what it says. Fails with what it complains of."""
    where = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", *line]
    done = subprocess.run(
        command, cwd=folder, env=where, capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, as far as games need it, with a new game in it."""
    folder = tmp_path_factory.mktemp("new") / "checkout"
    for room in ("games", "locales", "render"):
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "tests" / "games").mkdir(parents=True)
    for file in ("pyproject.toml", "README.md", "tests/__init__.py", "tests/games/edits.py"):
        shutil.copy(ROOT / file, folder / file)
    run(folder, "games.new", "hazard")
    return folder


def test_a_new_game_lacks_nothing(checkout: Path) -> None:
    said = run(checkout, "games.check", "hazard")
    assert said.startswith("hazard: nothing missing or wrong")


def test_a_new_game_is_in_the_table_of_games(checkout: Path) -> None:
    before = (ROOT / "README.md").read_text("utf-8").splitlines()
    after = (checkout / "README.md").read_text("utf-8").splitlines()
    (row,) = [line for line in after if line not in before]
    at = after.index(row)
    assert row == "| Hazard | 2 | begun |"
    assert after[:at] + after[at + 1 :] == before
    assert after[at - 1].startswith("| ")
    assert after[at + 1] == ""


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("", "Hazard is not in the table of games"),
        ("| Hazard | 3 | begun |", "the table of games does not say that Hazard is for 2"),
    ],
)
def test_a_game_that_the_table_tells_wrongly_is_named(checkout: Path, row: str, what: str) -> None:
    page = checkout / "README.md"
    text = page.read_text("utf-8")
    page.write_text(text.replace("| Hazard | 2 | begun |", row), "utf-8")
    try:
        said = run(checkout, "games.check", "hazard", status=1)
    finally:
        page.write_text(text, "utf-8")
    assert said.splitlines()[:2] == [what, f"    {page}"]


def test_a_new_game_is_laid_out_as_the_others_are(checkout: Path) -> None:
    made = checkout / "games" / "hazard"
    written = [made, checkout / "tests" / "games" / "hazard"]
    for line in (("check",), ("format", "--check")):
        run(checkout, "ruff", *line, "-q", *map(str, written))
    text = "".join(one.read_text("utf-8") for one in made.rglob("*") if one.is_file())
    assert "skeleton" not in text.lower()
    assert "HAZ-1.1" in text


def test_a_new_game_is_played_to_its_end_by_the_driver(checkout: Path) -> None:
    said = run(checkout, "games.simulate", "hazard", "--matches", "5", "--check=full")
    assert "hazard: 5 matches" in said
    assert "WRONG" not in said


def test_the_tests_of_a_new_game_pass(checkout: Path) -> None:
    assert " skipped" not in run(checkout, "games.testing", "hazard", "-rs")
    alone = ("-c", "/dev/null", "-p", "no:cacheprovider", "-p", "games.testing.plugin")
    assert " passed" in run(checkout, "pytest", "tests/games/hazard", *alone)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with a new game as `pip install --editable` leaves it."""
    folder = tmp_path_factory.mktemp("package")
    run(ROOT, "games.new", "hazard", "--folder", str(folder / "hazard"))
    python = wheels.environment(folder / "venv")
    wheels.install(python, "--no-build-isolation", "--editable", folder / "hazard")
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    (packages / "application.pth").write_text(f"{ROOT}\n", "utf-8")
    return python


def test_a_package_of_its_own_lacks_nothing(python: Path) -> None:
    """Where a folder of the same name lies, too."""
    said = wheels.run(python, "-m", "games.check", "hazard", cwd=python.parents[2])
    assert said.startswith("hazard: nothing missing or wrong")


def test_a_package_of_its_own_is_played_to_its_end_by_the_driver(python: Path) -> None:
    line = (python, "-m", "games.simulate", "hazard", "--matches", "5", "--check=full")
    said = wheels.run(*line, cwd=python.parents[2])
    assert "hazard: 5 matches" in said
    assert "WRONG" not in said


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Chess", "no key"),
        ("2048", "no key"),
        ("class", "no key"),
        ("a" * 21, "no key"),
        ("core", "begin with core-"),
        ("driver", "there is a module driver"),
        ("json", "there is a module json"),
        ("shared", "there is a folder tests/games/shared"),
        *((key, f"there is a module {key}") for key in load()),
    ],
)
def test_a_key_that_cannot_be_is_refused(
    key: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new.main([key]) == 2
    assert why in capsys.readouterr().err


def test_a_folder_that_holds_something_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").touch()
    assert new.main(["hazard", "--folder", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert [one.name for one in tmp_path.iterdir()] == ["mine"]


def test_the_letters_of_rule_numbers_are_no_others() -> None:
    assert new.letters("hazard", set()) == "HAZ"
    assert new.letters("nbastars", {"NBA"}) == "NBS"
    assert new.letters("go", set()) == "GOA"
    assert "skeleton" not in load()
