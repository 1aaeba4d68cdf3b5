"""A connection to a server that speaks as SQLite does: `?`, rows with names, numbers for truth."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, cast

import psycopg
from psycopg import RawCursor, pq
from psycopg.abc import Buffer
from psycopg.adapt import Dumper, Loader
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from db.engines.postgres.address import patience, servers_patience
from db.engines.postgres.translated import asked
from db.store import Cursor, Values

_PREPARED = 1000  # statements of a connection that the server keeps ready
_OFTEN = 3  # times that one is run before it is
# ms: a process that stands still in the middle of writing holds up the others no longer
_SHARED = "SET idle_in_transaction_session_timeout = 15000"
_SETTINGS = "SET search_path = main; SET default_transaction_isolation = 'read committed'"


class _Number(Loader):
    """Any number or truth as a number of Python, as SQLite returns it."""

    def load(self, data: Buffer) -> int | float:
        said = bytes(data).decode()
        if said in {"t", "f"}:
            return int(said == "t")
        return int(said) if said.lstrip("-").isdigit() else float(said)


class _Truth(Dumper):
    """A truth as a number: no column is of another type."""

    oid = psycopg.postgres.types["int8"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class NamedRow(tuple[Any, ...]):
    """A row that knows the names of its columns."""

    __slots__ = ()
    names: tuple[str, ...] = ()
    at: dict[str, int] = {}  # noqa: RUF012 - each query has a class of its own

    def keys(self) -> tuple[str, ...]:
        """Return the names of the columns."""
        return self.names

    def __getitem__(self, key: Any) -> Any:  # noqa: ANN401 - a place, a slice or a name
        place = self.at[key] if isinstance(key, str) else key
        return cast(Any, tuple.__getitem__(self, place))


@lru_cache(maxsize=2048)
def _rows(names: tuple[str, ...]) -> Callable[[Sequence[Any]], NamedRow]:
    at = {name: place for place, name in reversed(list(enumerate(names)))}
    return type("NamedRow", (NamedRow,), {"__slots__": (), "names": names, "at": at})


def _named(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], Any]:
    found = cursor.pgresult
    if found is None or not found.nfields:
        return tuple
    encoding = "utf-8"
    return _rows(tuple((found.fname(n) or b"").decode(encoding) for n in range(found.nfields)))


class ServerConnection:
    """What queries use (`db.store.Connection`), on a connection of psycopg.

    `told` hears every statement that is run; None: nobody. `process` names who shares the database
    with others; nobody shares it without a name.
    """

    def __init__(self, address: str, process: str = "") -> None:
        self.told: Callable[[str], object] | None = None
        self._pipeline: psycopg.Pipeline | None = None
        self.raw = psycopg.connect(
            address,
            autocommit=True,
            cursor_factory=RawCursor,
            row_factory=_named,
            **patience(address),
        )
        self.raw.prepare_threshold = _OFTEN
        self.raw.prepared_max = _PREPARED
        for kind, dumper in ((int, Int8Dumper), (bool, _Truth), (str, StrDumper)):
            self.raw.adapters.register_dumper(kind, dumper)
        for name in ("numeric", "bool"):
            self.raw.adapters.register_loader(name, _Number)
        waits = [f"SET {name} = {value}" for name, value in servers_patience(address).items()]
        self.execute("; ".join([_SETTINGS, *waits]))
        if process:
            self.raw.execute(_SHARED.encode())
            self.execute("SELECT set_config('shards.process', ?, false)", (process,)).fetchone()

    @property
    def broken(self) -> bool:
        """Whether nothing more can be asked by it."""
        return self.raw.closed or self.raw.broken

    @property
    def inside(self) -> bool:
        """Whether a transaction is open."""
        return self.raw.info.transaction_status != pq.TransactionStatus.IDLE

    def execute(self, sql: str, parameters: Values = (), /) -> Cursor:
        """Run one statement."""
        text, values = asked(sql, parameters)
        if self.told is not None:
            self.told(text)
        done = self.raw.execute(text.encode(), values or None)
        return cast(Cursor, done) if self._pipeline is None else _Awaited(done, self._pipeline)

    @contextmanager
    def pipelined(self) -> Generator[None]:
        """Wait for the server only where something is asked of a result, and in the end.

        What went wrong is raised there, and not where it was sent.
        """
        with self.raw.pipeline() as pipeline:
            self._pipeline = pipeline
            try:
                yield
            finally:
                self._pipeline = None

    def arrived(self) -> None:
        """Wait for everything that was sent. Raises what went wrong."""
        if self._pipeline is not None:
            self._pipeline.sync()

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Cursor:
        """Run one statement with each of these values, all on their way at once."""
        if self._pipeline is not None:
            for values in parameters:
                self.execute(sql, values)
            return _Many(-1)
        with self.pipelined():
            done = [self.execute(sql, values) for values in parameters]
            self.arrived()
        return _Many(sum(one.rowcount for one in done))

    def close(self) -> None:
        """Close it."""
        self.raw.close()


class _Awaited:
    """A statement that is under way: whoever asks what has come of it waits for that."""

    def __init__(self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline) -> None:
        self._cursor = cursor
        self._pipeline = pipeline

    def _arrived(self) -> psycopg.Cursor[Any]:
        if self._cursor.pgresult is None:
            self._pipeline.sync()
        return self._cursor

    @property
    def rowcount(self) -> int:
        """How many rows were written."""
        return self._arrived().rowcount

    @property
    def description(self) -> Any:  # noqa: ANN401 - the first value of each entry is a name
        """The columns of what was found."""
        return self._arrived().description

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """Return the next row; None when there is none left."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cursor.fetchall())


class _Many:
    """What has come of a statement that was run many times."""

    description = None

    def __init__(self, rowcount: int) -> None:
        self.rowcount = rowcount

    def fetchone(self) -> None:
        """Return nothing: nothing was asked."""

    def fetchall(self) -> list[Any]:
        """Return nothing: nothing was asked."""
        return []

    def __iter__(self) -> Iterator[Any]:
        return iter(())
