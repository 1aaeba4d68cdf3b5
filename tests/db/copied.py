"""New databases of tests: copies of one that was made once, on a disk that nobody waits for.

Whatever `migrate.prepare` checks of a file it checks of the copy. `tests/db` and its conftest see
to making one: by every migration, with its settings.
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from db import migrate
from db.upkeep import archive

_prepare = migrate.prepare


def patch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every database that is opened be such a copy from now on."""
    unhurried(monkeypatch)
    monkeypatch.setattr(migrate, "prepare", prepare)


def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing that is written wait for the disk: only a loss of power would show it."""
    for module in (migrate, archive):
        settings = module._PRAGMAS.replace("synchronous = FULL", "synchronous = OFF")
        assert settings != module._PRAGMAS
        monkeypatch.setattr(module, "_PRAGMAS", settings)


def prepare(path: Path) -> None:
    """What `migrate.prepare` does, but that a database which is not there is copied."""
    if path.parent.is_dir() and not path.exists() and not migrate.log_of(path).exists():
        path.write_bytes(_made(tuple(migrate.scripts())))
    _prepare(path)


@cache
def _made(_: tuple[tuple[int, str], ...]) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "made.db"
        _prepare(path)
        return path.read_bytes()
