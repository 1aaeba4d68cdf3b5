"""What holds for every test."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import aiosqlite
import pytest
from hypothesis import settings

from db.engines.sqlite import store as sqlite
from db.migrate import Unusable
from db.store import Store
from games.testing.records import Records
from play.proof import verifier
from tests.db import copied
from tests.db.engines import of_files, recorded, served
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


MANY = 500  # tests after which a server is started to prepare what they have run


def pytest_sessionstart(session: pytest.Session) -> None:
    """Every statement is noted, to be prepared on PostgreSQL in the end."""
    if not hasattr(session.config, "workerinput"):
        recorded.forget()
        if session.config.getoption("--postgres"):
            try:
                served.start()  # one for all processes
            except served.NoServer as lack:
                pytest.exit(f"--postgres: {lack}", returncode=1)
    recorded.begin()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """What PostgreSQL does not take is told, and the run has failed."""
    recorded.keep()
    if hasattr(session.config, "workerinput") or session.config.option.collectonly:
        return
    if session.testscollected < MANY and served.NAMED not in os.environ:
        return  # a few tests do not wait for a server to start
    try:
        wrong = recorded.refused()
    except (served.NoServer, ImportError) as lack:
        print(f"\nNo statement was prepared on PostgreSQL: {lack}")  # noqa: T201
        return
    if wrong:
        print("\nPostgreSQL does not take:", *wrong, sep="\n")  # noqa: T201
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--jitter", type=int, metavar="SEED", help="random waits in tests/e2e")
    parser.addoption(
        "--postgres", action="store_true", help="every store is a database of PostgreSQL"
    )


@pytest.fixture(autouse=True)
def _stores_are_in_a_server(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """With `--postgres` a database of a server stands for each file that a test opens."""
    if not request.config.getoption("--postgres"):
        yield
        return
    if why := of_files.why_not(request.node.nodeid, request.function):
        pytest.skip(why)
    lent = served.databases()
    opened: list[Any] = []  # their maker is not imported where nobody asks for a server
    connect = sqlite3.connect

    def of_memory(database: Any, *given: Any, **named: Any) -> sqlite3.Connection:
        if database != ":memory:":
            pytest.skip(of_files.BREAKS)
        return connect(database, *given, **named)

    monkeypatch.setattr(sqlite3, "connect", of_memory)

    async def in_server(path: Path) -> Store:
        address = await asyncio.to_thread(lent.of, str(path))
        try:
            opened.append(await Store.open(path, address))
        except Unusable as taken:
            if "another bot" in str(taken):
                pytest.skip(of_files.ONE_BOT)
            raise
        return opened[-1]

    monkeypatch.setattr(sqlite, "open_file", in_server)
    yield
    for left in opened:
        if not left._closed:  # as a process leaves it that is killed
            left._end()
    lent.give_back()


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
