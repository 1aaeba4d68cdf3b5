"""What holds for every test."""

import logging
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import aiosqlite
import pytest
from hypothesis import settings

from games.testing.records import Records
from play.proof import verifier
from tests.db import copied
from tests.engine.strategies import every_game

settings.register_profile("untimed", deadline=None)  # no timing is asserted
settings.load_profile("untimed")
pytest_plugins = ["games.testing.plugin"]


def pytest_configure(config: pytest.Config) -> None:
    """The shared tests run over the games of this repository and the made-up one."""
    shared = config.pluginmanager.get_plugin("games.testing.plugin")
    assert shared is not None
    config.stash.setdefault(shared.GAMES, every_game())
    config.stash.setdefault(shared.RECORDS, Records(Path(__file__).parent))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--jitter", type=int, metavar="SEED", help="random waits in tests/e2e")


@pytest.fixture(autouse=True)
def _slow_machines_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are checked at the lowest priority: beside other tests that may take its time."""
    monkeypatch.setattr(verifier, "FILE_TIMEOUT", 300.0)


@pytest.fixture(autouse=True)
def _databases_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new database is there at once; a folder of tests that makes its own says so."""
    copied.patch(monkeypatch)


@pytest.fixture(autouse=True)
def _no_log_handler_is_left() -> Iterator[None]:
    """A handler that a test leaves behind would write to that test's stream, which is closed."""
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    left = [one for one in root.handlers if type(one) is logging.StreamHandler]
    for one in left:
        root.removeHandler(one)
    assert [one for one in left if one not in before] == []


@pytest.fixture(autouse=True)
def _no_database_is_left_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test that fails before it closes one leaves its thread, and the run would never end."""
    opened: list[aiosqlite.Connection] = []

    class Noted(aiosqlite.Connection):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            opened.append(self)

    monkeypatch.setattr(aiosqlite, "Connection", Noted)
    yield
    for connection in opened:
        if connection._thread.is_alive():
            stop = Thread(target=connection.stop)  # where there is no loop, none is told
            stop.start()
            stop.join()
            connection._thread.join()
