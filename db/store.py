"""One database file: one writer that commits in groups, and a reader (SQLite, write-ahead log).

Statements run in the event loop: the 0.1 ms of a move is less than handing it to a thread costs,
because each statement would wait for the interpreter's lock. Only what waits for the disk or for
another process goes through aiosqlite's thread.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

import aiosqlite

from db import migrate
from db.migrate import Unusable, usable
from db.upkeep import archive

T = TypeVar("T")
P = ParamSpec("P")
Connection: TypeAlias = sqlite3.Connection  # play/ hands it on to queries; SQL stays in db/
_GROUP = 256  # jobs in one transaction: some 20 ms of work, and one wait for the disk
_SOON = 1.0  # s after which what nobody waits for is written, if nothing else is
_BUSY_TIMEOUT = 5000  # ms for which another process may write before it is our turn


class StaleStep(Exception):
    """Somebody else has written since this was loaded: load again."""


class StoreClosed(RuntimeError):
    """The store is closed; nothing was written."""


def name_of(fault: BaseException | None) -> str | None:
    """Return SQLite's name of an error or of its cause ("SQLITE_FULL"); None without one."""
    name: str | None = None
    while fault is not None:
        if isinstance(fault, sqlite3.Error):
            name = getattr(fault, "sqlite_errorname", name or type(fault).__name__)
        fault = fault.__cause__
    return name


class _Job(Generic[T]):
    """Something to be written, and the future that waits for its commit."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.work = work
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Run the work in a savepoint of its own, so that its failure undoes nothing else."""
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


class Store:
    """The one way to the database. `read` and `write` run plain functions of a connection.

    `trouble` is why nothing can be written, by SQLite's name; None since something was. `unclean`
    says that whoever had the file open before did not close it, or still has it open.
    """

    def __init__(self, path: Path, *, unclean: bool = False) -> None:
        self.path = path
        self.unclean = unclean
        self.trouble: str | None = None
        self._jobs: deque[_Job[Any]] = deque()
        self._later: list[Callable[[sqlite3.Connection], object]] = []
        self._lost: list[Callable[[BaseException], None]] = []
        self._alarm: asyncio.TimerHandle | None = None
        self._reader: sqlite3.Connection | None = None
        self._writer = _connected(path)
        self._waiting = aiosqlite.Connection(lambda: self._writer, iter_chunk_size=_GROUP)
        self._writing: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # of the writer: a commit, or a checkpoint
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Open or make the database. Raises migrate.Unusable and then leaves the file alone."""
        with usable(path):
            unclean = migrate.log_of(path).exists()
            await asyncio.to_thread(_prepare, path)
            store = cls(path, unclean=unclean)
        await store._waiting
        try:
            with usable(path):
                await store._waiting.execute("PRAGMA busy_timeout = 0")  # see _begin
                await store.write(archive.forget_strangers)
        except Unusable:
            await store.close()  # its thread would keep the process from its end
            raise
        return store

    async def close(self) -> None:
        """Finish what was asked for, and close."""
        if self._closed:
            return
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self._soon()
        if self._writing is not None:
            await self._writing
        if self._reader is not None:
            self._reader.close()
        async with self._turn:
            await self._waiting.close()  # the last one to close empties the log

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run `work` in a transaction and return its result once it is on the disk.

        What `work` raises is raised here, and nothing of it is written. Nothing else runs
        meanwhile: long work must be cut into pieces.
        """
        if self._closed:
            raise StoreClosed
        job = _Job(lambda db: work(db, *args, **kwargs))
        self._start(job)
        return await job.done

    def later(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Run `work` in the transaction of the next write, or soon when there is none.

        For what may be lost in a crash: it needs no wait for the disk of its own. When it fails,
        listeners are told (`on_lost`).
        """
        if self._closed:
            raise StoreClosed
        self._later.append(lambda db: work(db, *args, **kwargs))
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(_SOON, self._soon)

    def on_statement(self, listener: Callable[[str], object] | None) -> None:
        """Tell `listener` every statement that is run from now on, to count them; None: nobody."""
        for db in filter(None, (self._writer, self._reader)):
            db.set_trace_callback(listener)

    def on_lost(self, listener: Callable[[BaseException], None]) -> None:
        """Tell `listener` why something that was put off could not be written; must not wait."""
        self._lost.append(listener)

    def _soon(self) -> None:
        """Write what was put off, if that is still to be done."""
        self._alarm = None
        if self._later:
            self._start(*self._put_off())

    def _put_off(self) -> list[_Job[Any]]:
        """Return what was put off, if there is anything, as one job."""
        if not self._later:
            return []
        works, self._later = self._later, []
        return [self._together(works)]

    def _together(self, works: Sequence[Callable[[sqlite3.Connection], object]]) -> _Job[Any]:
        """Return a job of several works; when they fail, each is tried by itself."""
        job = _Job(lambda db: [work(db) for work in works])

        def done(future: asyncio.Future[list[object]]) -> None:
            if future.cancelled() or (error := future.exception()) is None:
                return
            if len(works) > 1:
                self._start(*(self._together([work]) for work in works))
                return
            for listener in self._lost:
                listener(error)

        job.done.add_done_callback(done)
        return job

    def _start(self, *jobs: _Job[Any]) -> None:
        self._jobs.extend(jobs)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="db-writer")

    async def read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, P], T],
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
        query: Callable[Concatenate[sqlite3.Connection, P], T],
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

    async def _write_all(self) -> None:
        """Take all jobs that wait, commit them together and tell; until no job is left."""
        while self._jobs:
            size = min(_GROUP, len(self._jobs))
            jobs = self._put_off() + [self._jobs.popleft() for _ in range(size)]
            await self._commit(jobs)
            for job in jobs:
                job.tell()
            await asyncio.sleep(0)  # whoever was told may have more for the next group

    async def _commit(self, jobs: list[_Job[Any]]) -> None:
        """Run the jobs in one transaction. When that fails, it fails for all of them."""
        db = self._writer
        async with self._turn:
            try:
                await self._begin()
                for job in jobs:
                    job.run(db)
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
