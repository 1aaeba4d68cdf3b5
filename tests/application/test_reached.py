"""`./test --since COMMIT` leaves out what a change cannot reach, and nothing else."""

import subprocess
from pathlib import Path

import pytest
from grimp import ImportGraph

from tests.application.reached import ALL, LOOKS, ROOT, TESTED, changed, file_of, graph, reached

LOOKING = {  # what is always run: these tests read files of the checkout
    str(one.relative_to(ROOT))
    for one in (ROOT / "tests").rglob("test_*.py")
    if LOOKS in one.read_text("utf-8")
}


@pytest.fixture(scope="module")
def made() -> ImportGraph:
    return graph()


def folders(made: ImportGraph, *files: str) -> set[str]:
    """Return the folders of the tests that are run because of their imports."""
    found = {*reached(files, made)}
    assert found >= LOOKING
    return {str(Path(one).parent) for one in found - LOOKING}


def test_a_folder_is_left_out_when_no_import_leads_to_what_changed(made: ImportGraph) -> None:
    pressed = folders(made, "cogs/ui/page.py")
    assert {"tests/cogs/said", "tests/e2e/match"} <= pressed
    assert not pressed & {"tests/db", "tests/tournaments", "tests/engine/core", "tests/sandbox/api"}
    assert "tests/tournaments" in folders(made, "tournaments/running.py")
    assert "tests/tournaments" not in folders(made, "play/service.py")
    assert folders(made, "tests/play/people/test_names.py") == {"tests/play/people"}


def test_a_helper_of_tests_reaches_those_that_use_it(made: ImportGraph) -> None:
    assert {"tests/play/time", "tests/db"} <= folders(made, "tests/play/house.py")
    assert folders(made, "tests/sandbox/conftest.py") >= {"tests/sandbox/api", "tests/sandbox"}


@pytest.mark.parametrize(
    ("file", "folder"),
    [
        ("games/jam/pictures/drawn.py", "tests/e2e/board"),  # found by its name
        ("games/nba/rules.py", "tests/engine/core"),  # in all that loads games
        ("games/checker/limits.py", "tests/play/proof"),  # a process of its own
        ("render/worker.py", "tests/e2e/match"),
        ("bot.py", "tests/e2e/running"),  # in no package
        ("play/service.py", "tests/e2e/running"),  # imported by it
    ],
)
def test_what_only_the_running_program_imports_is_reached(
    made: ImportGraph, file: str, folder: str
) -> None:
    assert folder in folders(made, file)


@pytest.mark.parametrize(
    ("file", "folder"),
    [
        ("games/nba/texts/fr/game.ftl", "tests/games/nba"),
        ("games/nba/cards.toml", "tests/play/match"),
        ("db/migrations/048_schema.sql", "tests/db"),
        ("locales/fr/ui.ftl", "tests/cogs/fit"),
        ("tests/db/kept/47.db.xz", "tests/db"),
        ("games/nba/gone.py", "tests/games/nba"),  # a module that is no more
        ("cogs/__init__.py", "tests/cogs/said"),  # whatever it does is done by all in it
    ],
)
def test_a_file_of_a_package_changes_the_package(made: ImportGraph, file: str, folder: str) -> None:
    assert folder in folders(made, file)


def test_what_may_matter_anywhere_lets_all_run(made: ImportGraph) -> None:
    anywhere = ("pyproject.toml", "requirements.txt", "test", "tests/conftest.py")
    for file in (
        *anywhere,
        "tests/db/copied.py",
        "tests/transcripts/jam/1.txt",
        "elsewhere/new.py",
    ):
        assert reached([file, "cogs/ui/page.py"], made) == ALL, file


def test_prose_is_read_by_tests_that_look_for_it_and_nothing_by_none(made: ImportGraph) -> None:
    assert {*reached(["docs/time.md"], made)} == LOOKING
    assert {"tests/application/test_docs.py", "tests/games/shared/test_rule_numbers.py"} <= LOOKING
    assert reached([], made) == []


def test_every_module_that_is_tested_is_known(made: ImportGraph) -> None:
    there = {one for name in TESTED for one in (ROOT / name).rglob("*.py")}
    there -= {*(ROOT / "games" / "new" / "project").iterdir()}  # copied into packages of others
    known = {file_of(one) for one in made.modules if one.partition(".")[0] in TESTED}
    assert {str(one.relative_to(ROOT)) for one in there - known} == set()


def test_changed_is_what_differs_what_is_new_and_what_is_gone(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(("git", *who, *words), cwd=tmp_path, check=True, capture_output=True)

    git("init")
    for name in ("same.py", "changed.py", "moved.py", "later.py"):
        (tmp_path / name).write_text(f"NAME = '{name}'\n")
    (tmp_path / ".gitignore").write_text("made/\n")
    git("add", "-A")
    git("commit", "-m", "before")
    (tmp_path / "later.py").write_text("LATER = 1\n")
    git("commit", "-am", "after")
    (tmp_path / "changed.py").write_text("CHANGED = 1\n")
    (tmp_path / "moved.py").rename(tmp_path / "été.py")
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "no.py").touch()
    assert changed(tmp_path, "HEAD") == {"changed.py", "moved.py", "été.py"}
    assert changed(tmp_path, "HEAD~1") == {"changed.py", "moved.py", "été.py", "later.py"}
    with pytest.raises(subprocess.CalledProcessError):
        changed(tmp_path, "nowhere")
