"""One database file: one writer that commits in groups, and a reader (SQLite, write-ahead log)."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from db import migrate

T = TypeVar("T")
P = ParamSpec("P")
_GROUP = 64  # jobs in one transaction


class StaleStep(Exception):
    """Somebody else has written since what this write was based on: load again."""


class Closed(RuntimeError):
    """The store is closed; nothing was written."""


class _Job(Generic[T]):
    """Something to be written, and the future that waits for its commit."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()
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
        """Resolve the future, in its own loop."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # pyright: ignore[reportArgumentType] - it is a T


class Store:
    """The one way to the database. `read` and `write` run plain functions of a connection."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._reader: sqlite3.Connection | None = None
        self._writer = threading.Thread(
            target=self._write, args=(migrate.connect(path),), name="db-writer", daemon=True
        )
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open or make the database. Raises migrate.Unusable and then leaves the file alone."""
        await asyncio.to_thread(migrate.prepare, path)
        store = cls(path)
        store._writer.start()
        return store

    async def close(self) -> None:
        """Finish what was asked for, and close."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
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
        self._jobs.put(job)
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

    def _write(self, db: sqlite3.Connection) -> None:
        """Take the waiting jobs, up to 64, commit them together, tell; until there are no more."""
        open_ = True
        while open_:
            jobs, open_ = self._waiting()
            if jobs:
                _commit(db, jobs)
            for job in jobs:
                if not job.loop.is_closed():
                    job.loop.call_soon_threadsafe(job.tell)
        db.close()

    def _waiting(self) -> tuple[list[_Job[Any]], bool]:
        first = self._jobs.get()
        jobs: list[_Job[Any]] = []
        try:
            while first is not None:
                jobs.append(first)
                if len(jobs) == _GROUP:
                    return jobs, True
                first = self._jobs.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False


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
