"""One database file: one writer that commits in groups, and a reader (SQLite, write-ahead log)."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import aiosqlite

from db import migrate

T = TypeVar("T")
P = ParamSpec("P")
_GROUP = 64  # jobs in one transaction


class StaleStep(Exception):
    """Somebody else has written since what this write was based on: load again."""


class Closed(RuntimeError):
    """The store is closed; nothing was written."""


class _Writer(aiosqlite.Connection):
    """A connection on a thread of its own that runs whole functions there.

    One hop for a group of jobs: the hop to the thread is what a statement costs most of all.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(partial(migrate.connect, path), iter_chunk_size=_GROUP)

    async def run(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run `work` on the connection's thread."""
        await self._execute(work, self._conn)


class _Job(Generic[T]):
    """Something to be written, and the future that waits for its commit."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.work = work
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Do the work in a savepoint of its own, so that its failure takes nothing else along."""
        db.execute("SAVEPOINT job")
        try:
            self.result = self.work(db)
        except BaseException as error:  # noqa: BLE001 - handed over to whoever waits for the job
            self.error = error
            if db.in_transaction:
                db.execute("ROLLBACK TO job")
        if db.in_transaction:
            db.execute("RELEASE job")

    def tell(self) -> None:
        """Resolve the future."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # pyright: ignore[reportArgumentType] - it is a T


class Store:
    """The one way to the database. `read` and `write` run plain functions of a connection."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: deque[_Job[Any]] = deque()
        self._reader: sqlite3.Connection | None = None
        self._writer = _Writer(path)
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open or make the database. Raises migrate.Unusable and then leaves the file alone."""
        await asyncio.to_thread(migrate.prepare, path)
        store = cls(path)
        await store._writer
        return store

    async def close(self) -> None:
        """Finish what was asked for, and close."""
        if self._closed:
            return
        self._closed = True
        if self._writing is not None:
            await self._writing
        await self._writer.close()
        if self._reader is not None:
            self._reader.close()

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do `work` in a transaction and return its result once it is on the disk.

        Whatever `work` raises is raised here, and nothing of it is written.
        """
        if self._closed:
            raise Closed
        job = _Job(lambda db: work(db, *args, **kwargs))
        self._jobs.append(job)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="db-writer")
        return await job.done

    async def read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what `query` finds; all that it reads is of one moment.

        It runs right here: the 0.1 ms of a read is less than handing it to a thread costs, where
        each statement would wait for the interpreter's lock.
        """
        if self._closed:
            raise Closed
        db = self._reader
        if db is None:
            db = self._reader = migrate.connect(self.path)
            db.execute("PRAGMA query_only = ON")
        db.execute("BEGIN")
        try:
            return query(db, *args, **kwargs)
        finally:
            db.execute("COMMIT")

    async def _write_all(self) -> None:
        """Take the waiting jobs, up to 64, commit them together, tell; until there are no more."""
        while self._jobs:
            size = min(_GROUP, len(self._jobs))
            jobs = [self._jobs.popleft() for _ in range(size)]
            await self._writer.run(partial(_commit, jobs=jobs))
            for job in jobs:
                job.tell()


def _commit(db: sqlite3.Connection, jobs: list[_Job[Any]]) -> None:
    """Run the jobs in one transaction. When that fails, it fails for all of them."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            if not db.in_transaction:  # SQLite gave the whole transaction up: disk full, I/O error
                raise sqlite3.OperationalError("the transaction was given up")
            job.run(db)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        for job in jobs:
            job.error = job.error or error
