"""One database file: one writer that commits in groups, and a reader (SQLite, write-ahead log).

Statements run in the event loop: the 0.1 ms of a move is less than handing it to a thread costs,
because each statement would wait for the interpreter's lock. Only what waits for the disk or for
another process goes through aiosqlite's thread.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from db import migrate
from db.migrate import Unusable, usable
from db.store import Connection, Store, StoreClosed, StoreJob, name_of
from db.upkeep import archive, damage

T = TypeVar("T")
P = ParamSpec("P")
_TOLD = 256  # rows that aiosqlite's thread hands over at once
_BUSY_TIMEOUT = 5000  # ms for which another process may write before it is our turn


def _run(job: StoreJob[Any], db: sqlite3.Connection) -> None:
    """Run a job in a savepoint of its own, so that its failure undoes nothing else."""
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except BaseException as error:  # noqa: BLE001 - handed over to whoever waits for the job
        job.error = error
        if db.in_transaction:
            db.execute("ROLLBACK TO job")
    if db.in_transaction:
        db.execute("RELEASE job")


def _prepare(path: Path) -> None:
    migrate.prepare(path)
    archive.prepare(path)


def _connected(path: Path) -> sqlite3.Connection:
    """Return a connection to a database that was prepared, with its archive."""
    db = migrate.connect(path)
    try:
        archive.attach(db, path)
    except sqlite3.Error:
        db.close()
        raise
    return db


async def open_file(path: Path) -> "FileStore":
    """Open or make the database. Raises migrate.Unusable and then leaves the file alone."""
    with usable(path):
        unclean = migrate.log_of(path).exists()
        await asyncio.to_thread(_prepare, path)
        store = FileStore(path, unclean=unclean)
    await store.begin()
    try:
        with usable(path):
            await store.write(archive.forget_strangers)
    except Unusable:
        await store.close()  # its thread would keep the process from its end
        raise
    return store


class FileStore(Store):
    """A store in a file, with an archive beside it."""

    def __init__(self, path: Path, *, unclean: bool = False) -> None:
        super().__init__(path, unclean=unclean)
        self._reader: sqlite3.Connection | None = None
        self._writer = _connected(path)
        self._waiting = aiosqlite.Connection(lambda: self._writer, iter_chunk_size=_TOLD)
        self._turn = asyncio.Lock()  # of the writer: a commit, or a checkpoint

    async def begin(self) -> None:
        """Make ready to write. Raises migrate.Unusable, and is closed then."""
        await self._waiting
        try:
            with usable(self.path):
                await self._waiting.execute("PRAGMA busy_timeout = 0")  # see _begin
        except Unusable:
            await self.close()
            raise

    async def _close(self) -> None:
        if self._reader is not None:
            self._reader.close()
        async with self._turn:
            await self._waiting.close()  # the last one to close empties the log

    def listen(self, listener: Callable[[str], object]) -> None:
        """Tell nothing: a file is used by one process."""

    def tell_others(self, what: str) -> None:
        """Tell nobody."""

    def on_statement(self, listener: Callable[[str], object] | None) -> None:
        """Tell `listener` every statement that is run from now on, to count them; None: nobody."""
        for db in filter(None, (self._writer, self._reader)):
            db.set_trace_callback(listener)

    async def read(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what `query` finds; all that it reads is of one moment."""
        db = self._reading()
        db.execute("BEGIN")
        try:
            return query(db, *args, **kwargs)
        finally:
            db.execute("COMMIT")

    async def ask(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what a query of one statement finds, which needs no transaction to be one."""
        return query(self._reading(), *args, **kwargs)

    def _reading(self) -> sqlite3.Connection:
        if self._closed:
            raise StoreClosed
        if self._reader is None:
            self._reader = _connected(self.path)
            self._reader.execute("PRAGMA query_only = ON")
        return self._reader

    @property
    def logged(self) -> int:
        """The size of the write-ahead logs in bytes: what a copy of the files may lack."""
        logs = (migrate.log_of(path) for path in (self.path, archive.path_for(self.path)))
        return sum(log.stat().st_size for log in logs if log.exists())

    async def checkpoint(self) -> bool:
        """Bring all that was written into the database file, and empty the log.

        Returns False when another process reads, so that the log must stay for now.
        """
        if self._closed:
            raise StoreClosed
        async with self._turn, self._waiting.execute("PRAGMA wal_checkpoint(TRUNCATE)") as found:
            row = await found.fetchone()
        return row is not None and row[0] == 0

    async def damage(self) -> list[str]:
        """Return what is no longer as it was written, also in the archive."""
        return await asyncio.to_thread(damage.found, self.path)

    async def _commit(self, jobs: list[StoreJob[Any]]) -> None:
        db = self._writer
        async with self._turn:
            try:
                await self._begin()
                for job in jobs:
                    _run(job, db)
                    if not db.in_transaction:  # SQLite gave it all up: disk full, I/O error
                        gave_up = sqlite3.OperationalError("the transaction was given up")
                        raise gave_up from job.error
                await self._waiting.commit()
                self.trouble = None
            except sqlite3.Error as error:
                self.trouble = name_of(error)
                if db.in_transaction:
                    db.execute("ROLLBACK")
                for job in jobs:
                    job.error = job.error or error

    async def _begin(self) -> None:
        """Begin to write. Raises sqlite3.OperationalError when another process writes for 5 s."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another process is writing: wait off the loop
            await self._waiting.execute(f"PRAGMA busy_timeout = {_BUSY_TIMEOUT}")
            try:
                await self._waiting.execute("BEGIN IMMEDIATE")
            finally:
                await self._waiting.execute("PRAGMA busy_timeout = 0")
