"""A store in a database of a PostgreSQL server: one writer that commits in groups, and readers.

Statements run in threads, because each waits for the server. One thread writes, and where several
processes share the database, one of theirs at a time: so what a job reads stays as it is until it
has written, as in a file of SQLite. An advisory lock keeps others away from a process that shares
with nobody.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar

import psycopg

from db import store
from db.engines.postgres import schema
from db.engines.postgres.address import said, usable
from db.engines.postgres.connection import ServerConnection
from db.engines.postgres.listening import Ear
from db.migrate import Unusable
from db.store import Store, StoreClosed, StoreJob, name_of
from db.upkeep import archive, damage
from db.writing.shards.leases import tell

T = TypeVar("T")
P = ParamSpec("P")
_READERS = 4  # threads that read, each with a connection
_AGAIN = frozenset({"40001", "40P01"})  # SQLSTATE: the engine asks for the same once more
_TRIES = 5
_PAUSE = 0.02  # s before the second try; longer before the next ones
LOCK = 0x35424F58  # "5BOX": the lock of whoever writes
_MOMENT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


async def open_server(address: str, path: Path, process: str = "") -> "ServerStore":
    """Open the database, and make its tables. Raises migrate.Unusable.

    With the name of a `process` others may use it at the same time, under their own names.
    """
    made = ServerStore(address, path, process)
    try:
        with usable(address):
            await asyncio.get_running_loop().run_in_executor(made.writing, made.begin)
            await made.write(archive.forget_strangers)
    except BaseException:
        await made.close()
        raise
    return made


class ServerStore(Store):
    """A store in a database of a server."""

    def __init__(self, address: str, path: Path, process: str = "") -> None:
        super().__init__(path)
        self._address = address
        self._process = process
        self._told: Callable[[str], object] | None = None
        self._writer: ServerConnection | None = None
        self._ear: Ear | None = None
        self._idle: SimpleQueue[ServerConnection] = SimpleQueue()
        self.writing = ThreadPoolExecutor(1, "db-writer")
        self._reading = ThreadPoolExecutor(_READERS, "db-reader")

    @property
    def where(self) -> str:
        """The address, without who asks and without their password."""
        return said(self._address)

    def begin(self) -> None:
        """Connect, and make the tables or bring them up to date. It waits for the server.

        Raises Unusable, psycopg.Error.
        """
        schema.prepare(self._to_write(), said(self._address))

    def _to_write(self) -> ServerConnection:
        """Return the connection that writes; a new one when the last one was lost."""
        if self._writer is None or self._writer.broken:
            db = self._connected()
            shared = "_shared" if self._process else ""
            (ours,) = db.execute(f"SELECT pg_try_advisory_lock{shared}(?)", (LOCK,)).fetchone()
            if not ours:
                db.close()
                raise Unusable(f"{said(self._address)}: another bot uses this database")
            db.told = self._told
            self._writer = db
        return self._writer

    def _connected(self) -> ServerConnection:
        return ServerConnection(self._address, self._process)

    async def _close(self) -> None:
        await asyncio.to_thread(self._end)

    def listen(self, listener: Callable[[str], object]) -> None:
        """Tell `listener` what other processes tell that share the database."""
        if self._process:
            loop = asyncio.get_running_loop()

            def hear(what: str) -> None:
                with contextlib.suppress(RuntimeError):  # the loop is closed
                    loop.call_soon_threadsafe(listener, what)

            self._ear = Ear(self._connected, hear)

    def tell_others(self, what: str) -> None:
        """Tell the processes that share the database, with the next write."""
        self.later(tell, what)

    def _end(self) -> None:
        if self._ear is not None:
            self._ear.close()
        self.writing.shutdown()
        self._reading.shutdown()
        while not self._idle.empty():
            self._idle.get().close()
        if self._writer is not None:
            self._let_go(self._writer)

    def _let_go(self, writer: ServerConnection) -> None:
        """Give the lock back before the connection: the server ends one a little later."""
        if not writer.broken:
            with contextlib.suppress(psycopg.Error):  # then it is the server that lets go
                writer.execute("SELECT pg_advisory_unlock_all()").fetchone()
        writer.close()

    def on_statement(self, listener: Callable[[str], object] | None) -> None:
        """Tell `listener` every statement that is run from now on, to count them; None: nobody."""
        self._told = listener
        if self._writer is not None:
            self._writer.told = listener

    async def read(
        self,
        query: Callable[Concatenate[store.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what `query` finds; all that it reads is of one moment."""
        return await self._in_thread(self._of_one_moment, lambda db: query(db, *args, **kwargs))

    async def ask(
        self,
        query: Callable[Concatenate[store.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what a query of one statement finds, which needs no transaction to be one."""
        return await self._in_thread(self._asked, lambda db: query(db, *args, **kwargs))

    async def _in_thread(
        self,
        how: Callable[[Callable[[store.Connection], T], ServerConnection], T],
        query: Callable[[store.Connection], T],
    ) -> T:
        if self._closed:
            raise StoreClosed

        def run() -> T:
            db, known = self._taken()
            try:
                return how(query, db)
            except psycopg.OperationalError:
                if not (known and db.broken):
                    raise
            finally:
                self._given_back(db)
            db, _ = self._taken()  # the server was away meanwhile: by a new connection
            try:
                return how(query, db)
            finally:
                self._given_back(db)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    def _taken(self) -> tuple[ServerConnection, bool]:
        """Return a connection to read by, and whether it was used before."""
        while True:
            try:
                db, known = self._idle.get_nowait(), True
            except Empty:
                db, known = self._connected(), False
            db.told = self._told
            return db, known

    def _given_back(self, db: ServerConnection) -> None:
        if db.broken:
            db.close()
        else:
            self._idle.put(db)

    def _of_one_moment(self, query: Callable[[store.Connection], T], db: ServerConnection) -> T:
        try:
            with db.pipelined():
                db.execute(_MOMENT)
                found = query(db)
                db.execute("COMMIT")
        finally:
            if not db.broken and db.inside:
                db.execute("ROLLBACK")
        return found

    def _asked(self, query: Callable[[store.Connection], T], db: ServerConnection) -> T:
        return query(db)

    @property
    def logged(self) -> int:
        """Nothing that is ours to empty: the server does so."""
        return 0

    async def checkpoint(self) -> bool:
        """Do nothing: the server brings what was written where it belongs by itself."""
        if self._closed:
            raise StoreClosed
        return True

    async def damage(self) -> list[str]:
        """Return what is no longer as it was written, also in the archive."""
        return await self.read(lambda db: [*damage.rows(db), *archive.damage(db)])

    async def _commit(self, jobs: list[StoreJob[Any]]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.writing, self._committed, jobs)

    def _committed(self, jobs: list[StoreJob[Any]]) -> None:
        for again in range(_TRIES):
            for job in jobs:
                job.error = job.result = None
            try:
                self._group(jobs, self._to_write())
            except (psycopg.Error, Unusable) as error:
                self._give_up()
                if getattr(error, "sqlstate", None) in _AGAIN and again < _TRIES - 1:
                    time.sleep(_PAUSE * 2**again)
                    continue
                self.trouble = name_of(error) or str(error)
                for job in jobs:
                    job.error = job.error or error
            else:
                self.trouble = None
            return

    def _group(self, jobs: list[StoreJob[Any]], db: ServerConnection) -> None:
        """Run jobs in one transaction; where there are several, each in a savepoint of its own."""
        with db.pipelined():
            db.execute("BEGIN")
            if self._process:  # one writer at a time, whichever process it is in
                db.execute("SELECT pg_advisory_xact_lock(?)", (schema.WRITING,))
            if len(jobs) == 1:
                self._run(jobs[0], db)
                db.execute("COMMIT" if jobs[0].error is None else "ROLLBACK")
                return
            for job in jobs:
                db.execute("SAVEPOINT job")
                self._run(job, db)
                if job.error is not None:
                    db.execute("ROLLBACK TO job")
                db.execute("RELEASE job")
            db.execute("COMMIT")

    def _run(self, job: StoreJob[Any], db: ServerConnection) -> None:
        """Run a job. Raises what concerns the whole transaction."""
        try:
            job.result = job.work(db)
            db.arrived()
        except BaseException as error:
            job.error = error
            if db.broken or getattr(error, "sqlstate", None) in _AGAIN:
                raise

    def _give_up(self) -> None:
        """End what was begun, as far as there still is a connection."""
        db = self._writer
        if db is None:
            return
        if db.broken:
            db.close()
            self._writer = None
        elif db.inside:
            db.execute("ROLLBACK")
