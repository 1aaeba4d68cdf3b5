"""What `./test` runs, with programs in its environment that only say how they were called."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = ("test", "environment.sh", "requirements-dev.lock")
PROGRAMS = ("python", "ruff", "lint-imports", "basedpyright")
CHECKS = ["ruff format --check .", "ruff check .", "lint-imports --no-cache", "basedpyright"]
STAMP = "cksum < requirements-dev.lock > .venv/installed-requirements-dev.lock"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which everything is installed."""
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path / file)
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name in PROGRAMS:
        (programs / name).write_text(f'#!/bin/sh\necho "{name} $*"\n')
        (programs / name).chmod(0o755)
    subprocess.run(["bash", "-c", STAMP], cwd=tmp_path, check=True)
    return tmp_path


def ran(checkout: Path, *line: str) -> list[str]:
    """Return the programs that `./test` calls, each with its arguments."""
    done = subprocess.run(
        ["bash", "test", *line], cwd=checkout, capture_output=True, text=True, check=True
    )
    return [one.strip() for one in done.stdout.splitlines() if not one.startswith("==")]


def test_single_tests_are_run_alone_and_never_their_long_versions(checkout: Path) -> None:
    assert ran(checkout, "tests/games", "-q") == ["python -m pytest -m not long tests/games -q"]


def test_all_tests_are_run_behind_the_checks_without_the_long_versions(checkout: Path) -> None:
    assert ran(checkout) == [*CHECKS, "python -m pytest -n 2 -m not long"]


def test_long_versions_are_run_when_they_are_asked_for(checkout: Path) -> None:
    everything = "python -m pytest -n 2 --timeout 3600"
    assert ran(checkout, "--long", "tests/play") == [f"{everything} tests/play"]
    assert ran(checkout, "--long") == [*CHECKS, everything]


def test_the_quick_run_has_the_checks_and_tests_without_what_is_slow(checkout: Path) -> None:
    called = ran(checkout, "--quick")
    assert sorted(one for one in called if not one.startswith("python")) == sorted(CHECKS)
    (tests,) = [one for one in called if one.startswith("python")]
    assert tests.startswith("python -m pytest -m not long and not slow tests/engine/core ")


def test_what_is_compiled_is_kept_for_the_next_run(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    python = checkout / ".venv" / "bin" / "python"
    python.write_text('#!/bin/sh\necho "$PYTHONPYCACHEPREFIX ${PYTHONDONTWRITEBYTECODE-unset}"\n')
    for line in ((), ("tests/games",), ("--long",), ("--quick",)):
        assert f"{checkout}/build/bytecode unset" in ran(checkout, *line), line


def test_a_run_since_a_commit_has_the_checks_and_the_tests_that_are_reached(checkout: Path) -> None:
    python = checkout / ".venv" / "bin" / "python"
    python.write_text(
        "#!/bin/sh\n"
        'if [ "$2" = tests.application.reached ]; then cat "$3"; else echo "python $*"; fi\n'
    )
    (checkout / "HEAD~3").write_text("tests/db/test_a.py\ntests/play/test_b.py\n")
    files = "tests/db/test_a.py tests/play/test_b.py"
    called = [*CHECKS, f"python -m pytest -n 2 -m not long {files}"]
    assert ran(checkout, "--since", "HEAD~3") == called
    (checkout / "HEAD").write_text("")
    assert ran(checkout, "--since", "HEAD") == CHECKS
    with pytest.raises(subprocess.CalledProcessError):  # there is no such commit
        ran(checkout, "--since", "nowhere")
