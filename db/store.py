"""The one way to the data: what every maker of a store does, whichever engine keeps it.

`db/engines/sqlite` keeps it in a file, which is the default; `db/engines/postgres` in an existing
server. Queries are plain functions of a connection, in the SQL that both understand.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Concatenate, Generic, LiteralString, ParamSpec, Protocol, TypeAlias, TypeVar

from db.migrate import Unusable

T = TypeVar("T")
P = ParamSpec("P")
Values: TypeAlias = Sequence[Any] | Mapping[str, Any]
SERVER = "postgresql://"  # how the address of a database begins that a server keeps
_GROUP = 256  # jobs in one transaction: some 20 ms of work, and one wait for the disk
_SOON = 1.0  # s after which what nobody waits for is written, if nothing else is


class StoredRow(Protocol):
    """A row that knows the names of its columns."""

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""
        ...

    def __getitem__(self, key: int | str, /) -> Any: ...  # noqa: ANN401 - a value

    def __iter__(self) -> Iterator[Any]: ...


class Cursor(Protocol):
    """What a statement has found, or how many rows it has written."""

    @property
    def rowcount(self) -> int:
        """How many rows were written."""
        ...

    @property
    def description(self) -> Any:  # noqa: ANN401 - the first value of each entry is a name
        """The columns of what was found, each with its name first."""
        ...

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """Return the next row; None when there is none left."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """What a query may do with a database; `play/` hands it on, SQL stays in `db/`.

    Placeholders are `?`, `?1` or `:name`. A value is a number, text, bytes or None.
    """

    def execute(self, sql: LiteralString, parameters: Values = ..., /) -> Cursor:
        """Run one statement."""
        ...

    def executemany(self, sql: LiteralString, parameters: Iterable[Values], /) -> Cursor:
        """Run one statement with each of these values."""
        ...


class StaleStep(Exception):
    """Somebody else has written since this was loaded: load again."""


class StoreClosed(RuntimeError):
    """The store is closed; nothing was written."""


def name_of(fault: BaseException | None) -> str | None:
    """Return the engine's name of an error or of its cause; None where no engine raised any.

    That is "SQLITE_FULL", or PostgreSQL's SQLSTATE with its name.
    """
    name: str | None = None
    while fault is not None:
        sqlite = getattr(fault, "sqlite_errorname", None)
        state = getattr(fault, "sqlstate", None)
        if sqlite is not None:
            name = str(sqlite)
        elif state is not None:
            name = f"{state} {type(fault).__name__}"
        elif type(fault).__module__.partition(".")[0] in {"sqlite3", "psycopg"}:
            name = name or type(fault).__name__
        fault = fault.__cause__
    return name


class StoreJob(Generic[T]):
    """Something to be written, and the future that waits for its commit."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.work = work
        self.result: T | None = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Resolve the future."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # pyright: ignore[reportArgumentType] - it is a T


class Store(ABC):
    """The one way to the database. `read` and `write` run plain functions of a connection.

    Jobs are committed in groups, one group after the other. `trouble` is why nothing can be
    written, by the engine's name; None since something was. `unclean` says that whoever had the
    data open before did not close it, or still has it open. `path` is the database file, or where
    files that belong to the database stand.
    """

    def __init__(self, path: Path, *, unclean: bool = False) -> None:
        self.path = path
        self.unclean = unclean
        self.trouble: str | None = None
        self._jobs: deque[StoreJob[Any]] = deque()
        self._later: list[Callable[[Connection], object]] = []
        self._lost: list[Callable[[BaseException], None]] = []
        self._alarm: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def where(self) -> str:
        """What the database is called in a line that anybody may read."""
        return str(self.path)

    @staticmethod
    async def open(path: Path, server: str = "", process: str = "") -> "Store":
        """Open or make the database. Raises migrate.Unusable and then leaves it alone.

        It is the file, or with `server` the database of that address; files that belong to it are
        beside `path` then, and with the name of a `process` it is shared with others. What a maker
        needs is imported only if it is asked for.
        """
        if server:
            try:
                maker = import_module("db.engines.postgres.store")
            except ModuleNotFoundError as lack:
                needs = "db/engines/postgres/requirements.lock, which ./run installs"
                raise Unusable(f"a database of a server needs {needs} ({lack})") from lack
            return await maker.open_server(server, path, process)
        return await import_module("db.engines.sqlite.store").open_file(path)

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
        await self._close()

    async def write(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run `work` in a transaction and return its result once it is on the disk.

        What `work` raises is raised here, and nothing of it is written. Nothing else is written
        meanwhile: long work must be cut into pieces. A maker may run it again where the engine
        asks for that, so it changes nothing but the database.
        """
        if self._closed:
            raise StoreClosed
        job = StoreJob(lambda db: work(db, *args, **kwargs))
        self._start(job)
        return await job.done

    def later(
        self,
        work: Callable[Concatenate[Connection, P], object],
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

    def on_lost(self, listener: Callable[[BaseException], None]) -> None:
        """Tell `listener` why something that was put off could not be written; must not wait."""
        self._lost.append(listener)

    @abstractmethod
    def listen(self, listener: Callable[[str], object]) -> None:
        """Tell `listener` what other processes tell that share the database."""

    @abstractmethod
    def tell_others(self, what: str) -> None:
        """Tell the processes that share the database, soon; it may be lost."""

    @abstractmethod
    def on_statement(self, listener: Callable[[str], object] | None) -> None:
        """Tell `listener` every statement that is run from now on, to count them; None: nobody."""

    @abstractmethod
    async def read(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what `query` finds; all that it reads is of one moment."""

    @abstractmethod
    async def ask(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return what a query of one statement finds, which needs no transaction to be one."""

    @property
    @abstractmethod
    def logged(self) -> int:
        """The size of the write-ahead logs in bytes: what a copy of the files may lack."""

    @abstractmethod
    async def checkpoint(self) -> bool:
        """Bring all that was written into the database file, and empty the log.

        Returns False when another process reads, so that the log must stay for now. There is
        nothing to do where the data is in a server, which does so by itself.
        """

    @abstractmethod
    async def damage(self) -> list[str]:
        """Return what is no longer as it was written. It reads everything, off the event loop."""

    @abstractmethod
    async def _commit(self, jobs: list[StoreJob[Any]]) -> None:
        """Run the jobs in one transaction. When that fails, it fails for all of them."""

    @abstractmethod
    async def _close(self) -> None:
        """Close the connections; nothing is being written."""

    def _soon(self) -> None:
        """Write what was put off, if that is still to be done."""
        self._alarm = None
        if self._later:
            self._start(*self._put_off())

    def _put_off(self) -> list[StoreJob[Any]]:
        """Return what was put off, if there is anything, as one job."""
        if not self._later:
            return []
        works, self._later = self._later, []
        return [self._together(works)]

    def _together(self, works: Sequence[Callable[[Connection], object]]) -> StoreJob[Any]:
        """Return a job of several works; when they fail, each is tried by itself."""
        job = StoreJob(lambda db: [work(db) for work in works])

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

    def _start(self, *jobs: StoreJob[Any]) -> None:
        self._jobs.extend(jobs)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="db-writer")

    async def _write_all(self) -> None:
        """Take all jobs that wait, commit them together and tell; until no job is left."""
        while self._jobs:
            size = min(_GROUP, len(self._jobs))
            jobs = self._put_off() + [self._jobs.popleft() for _ in range(size)]
            await self._commit(jobs)
            for job in jobs:
                job.tell()
            await asyncio.sleep(0)  # whoever was told may have more for the next group
