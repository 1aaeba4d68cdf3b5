"""A test that fails with a database open is told, and the run ends."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
FAILING = """
from db.store import Store

async def test_that_fails_before_it_closes(tmp_path):
    store = await Store.open(tmp_path / "left.db")
    await store.read(lambda db: db.execute("SELECT 1").fetchone())
    raise AssertionError("before it is closed")
"""


def test_a_test_that_leaves_a_database_open_does_not_hang_the_run(tmp_path: Path) -> None:
    file = tmp_path / "test_failing.py"
    file.write_text(FAILING, "utf-8")
    run = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path)]
    line = [*run, *settings, str(file)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 failed" in done.stdout
    assert "before it is closed" in done.stdout
