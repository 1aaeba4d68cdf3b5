"""The example of a game that is a package of its own: installed, played, gone and back."""

import sys
from pathlib import Path

import pytest

from games.registry import keys
from tests.application.packaging import wheels
from tests.application.packaging.test_application import PLAYED
from tests.e2e.begin import begin
from tests.e2e.running.outside import Outside
from tests.e2e.thumbs import controls

EXAMPLE = wheels.ROOT / "examples" / "goofspiel"
RECORDS = EXAMPLE / "tests"
LINES = 1300


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the example."""
    folder = tmp_path_factory.mktemp("example")
    return wheels.wheel(wheels.copied(EXAMPLE, folder / "source"), folder / "wheels")


@pytest.fixture(scope="module")
def python(
    application: Path,
    sandbox_wheel: Path,
    example: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """The Python of an environment with the application and the example."""
    made = wheels.environment(tmp_path_factory.mktemp("environment") / "venv")
    wheels.install(made, application, sandbox_wheel, example)
    return made


def test_it_is_small() -> None:
    """All of it but what is recorded of it, and the tests of its rules."""
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and RECORDS not in path.parents]
    files = [path for path in files if "__pycache__" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < LINES


def test_it_is_found_played_described_and_drawn(python: Path, tmp_path: Path) -> None:
    _, told = wheels.answered(python, PLAYED, tmp_path)
    assert {*told} == {*keys(), "goofspiel"}
    rows, said, size = told["goofspiel"]
    assert rows == 2
    assert said > 100
    assert size > 10_000


def test_the_driver_finds_nothing_wrong(python: Path, tmp_path: Path) -> None:
    line = (python, "-m", "games.simulate", "goofspiel", "--options", "any", "--long")
    said = wheels.run(*line, "--matches", "60", "--check", cwd=tmp_path)
    assert "goofspiel: 60 matches" in said
    assert "WRONG" not in said


def test_the_tests_that_every_game_gets_pass(python: Path, tmp_path: Path) -> None:
    line = (python, "-m", "games.testing", "goofspiel", "--timeout", "100")
    said = wheels.run(*line, "--records", str(RECORDS), "-rs", cwd=tmp_path)
    assert " skipped" not in said


def test_the_tests_of_its_rules_pass(python: Path, tmp_path: Path) -> None:
    alone = ("-c", "/dev/null", "-p", "no:cacheprovider", "-p", "games.testing.plugin")
    said = wheels.run(python, "-m", "pytest", str(RECORDS), *alone, cwd=tmp_path)
    assert " passed" in said


class Installed(Outside):
    """A house whose bot runs in the environment of the test."""

    def __init__(self, folder: Path, python: Path) -> None:
        super().__init__(folder)
        self.line = (python, "-m", "bot")


async def test_a_match_waits_while_the_package_is_gone(
    python: Path, example: Path, tmp_path: Path
) -> None:
    async with Installed(tmp_path, python) as house:
        thumbs, thread = await begin(house, 2, 0, "goofspiel")
        ana = thumbs[0].person
        board = await house.board(ana, thread)
        match = str(controls(board, "play:")[0]["custom_id"]).partition(":")[2]
        await thumbs[0].play((await board.press(f"play:{match}")).message)
        await house.stop()
        wheels.remove(python, "goofspiel")
        try:
            await house.start()
            await ana.until(lambda: "goofspiel" in board.now.text, "a board that waits")
            said = (await board.now.press(f"play:{match}")).message
            assert "goofspiel" in said.text
            await house.stop()
        finally:
            wheels.install(python, example)
        assert "matches are paused until their game is back" in house.log()
        await house.start()
        await ana.until(lambda: controls(board.now, "log:"), "a board that goes on")
        await thumbs[1].play((await board.now.press(f"play:{match}")).message)
        await house.stop()


async def test_a_package_of_another_contract_is_left_out_with_one_line(
    python: Path, tmp_path: Path
) -> None:
    (module,) = python.parents[1].glob("lib/python*/site-packages/goofspiel/__init__.py")
    before = module.read_text("utf-8")
    module.write_text(before.replace('CONTRACT = "2', 'CONTRACT = "1'), "utf-8")
    try:
        async with Installed(tmp_path, python) as house:
            await house.stop()
    finally:
        module.write_text(before, "utf-8")
    (line,) = [one for one in house.log().splitlines() if "a game was not loaded" in one]
    assert "made for version 1." in line
    assert sys.executable not in line
