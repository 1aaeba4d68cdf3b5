"""The environment of `./run`: made once, and anew when a first start was cut off in the middle."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PYTHON = """#!/usr/bin/env bash
# Stands in for Python: notes what it is asked for; `pip` beside it says whether it has pip.
here=$(dirname "$0")
echo "$*" >>"$NOTES"
case "$*" in
  *"pip --version") [ -e "$here/pip" ] ;;
  *"pip install"*) [ -e "$here/pip" ] && ! [ -e "$CUT_OFF" ] ;;
  "-m venv"*)
    mkdir -p .venv/bin && cp "$0" .venv/bin/python && ! [ -e "$CUT_OFF" ] && touch .venv/bin/pip ;;
  "--version") echo "Python 3.11.0" ;;
  *) true ;;
esac
"""


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A folder in which an environment can be made."""
    shutil.copy(ROOT / "environment.sh", tmp_path)
    (tmp_path / "requirements.lock").write_text("nothing==1\n")
    python = tmp_path / "python"
    python.write_text(PYTHON)
    python.chmod(0o755)
    return tmp_path


def prepared(start: Path) -> tuple[int, list[str]]:
    """Prepare the environment; return the status, and what Python was asked for."""
    notes = start / "notes"
    notes.write_text("")
    done = subprocess.run(
        ["bash", "-c", "set -euo pipefail; . ./environment.sh; prepare requirements.lock"],
        cwd=start,
        env={
            "PATH": os.environ["PATH"],
            "PYTHON": str(start / "python"),
            "NOTES": str(notes),
            "CUT_OFF": str(start / "cut off"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    asked = [line for line in notes.read_text().splitlines() if line.startswith("-m ")]
    return done.returncode, asked


def installed(asked: list[str]) -> bool:
    return any(line.startswith("-m pip install") for line in asked)


def test_an_environment_is_made_once(start: Path) -> None:
    status, asked = prepared(start)
    assert status == 0
    assert installed(asked)
    assert prepared(start) == (0, [])  # nothing is asked: the next start is quick


def test_a_first_start_that_was_cut_off_is_done_anew(start: Path) -> None:
    """By Ctrl-C, or because Debian's python3-venv was missing: Python is there, pip is not."""
    (start / "cut off").touch()
    status, _ = prepared(start)
    assert status != 0
    assert (start / ".venv/bin/python").exists()
    (start / "cut off").unlink()
    status, asked = prepared(start)
    assert status == 0
    assert [line for line in asked if "venv" in line] == ["-m venv --clear .venv"]
    assert installed(asked)


def test_an_installation_that_was_cut_off_goes_on(start: Path) -> None:
    assert prepared(start)[0] == 0
    (start / "requirements.lock").write_text("nothing==2\n")
    (start / "cut off").touch()
    assert prepared(start)[0] != 0
    (start / "cut off").unlink()
    status, asked = prepared(start)
    assert status == 0
    assert installed(asked)
    assert not [line for line in asked if "venv" in line]


def test_an_environment_whose_python_is_gone_is_made_anew(start: Path) -> None:
    assert prepared(start)[0] == 0
    (start / ".venv/bin/python").unlink()
    status, asked = prepared(start)
    assert status == 0
    assert installed(asked)
