"""Moves all data from a file to a server, or back: `python -m db.copy FROM TO`.

The bot is stopped meanwhile. Each is a file or an address (postgresql://...). The target is new; a
copy that was broken off goes on where it was when the same is asked for again, and nobody plays on
it before it is whole. In the end both are compared, table by table, and every running match is
replayed on the target.
"""

import argparse
import asyncio
import hashlib
import sqlite3
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path
from typing import Any, LiteralString, NamedTuple

from db import migrate
from db.columns import ours
from db.migrate import Unusable, using
from db.store import SERVER, Connection, Store
from db.upkeep import archive
from games import registry
from play.match.work.rulebook import Rulebook
from play.proof.replays import Difference, Replays

_CHUNK = 1000  # rows that are copied at once
_PART = "copying"  # how the file of a copy ends that is not whole


class Copied(NamedTuple):
    """A table, its columns, and those by which its rows are in order."""

    name: LiteralString
    columns: tuple[LiteralString, ...]
    key: tuple[LiteralString, ...]


class Compared(NamedTuple):
    """How many rows a table has, and the hash of all of them in their order."""

    rows: int
    digest: str


def tables() -> tuple[Copied, ...]:
    """Return all tables of this release, each behind those to which it refers."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for _, script in migrate.scripts():
            db.executescript(script)
        named = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        names = [name for (name,) in db.execute(named)]
        needs = {
            name: {row[2] for row in db.execute(f"PRAGMA foreign_key_list({name})")} - {name}
            for name in sorted(names)
        }
        ordered = tuple(TopologicalSorter(needs).static_order())
        found = tuple(_table(name, db.execute(f"PRAGMA table_info({name})")) for name in ordered)
    kept = Copied("archive.kept", ("match", "content"), ("match",))
    made = Copied("archive.made", ("match", "person", "steps"), ("match", "person"))
    return (*found, kept, made)


def _table(name: str, info: Iterator[Any]) -> Copied:
    rows = list(info)
    columns: tuple[LiteralString, ...] = tuple(ours(row[1]) for row in rows)
    key: tuple[LiteralString, ...] = tuple(
        ours(row[1]) for row in sorted(rows, key=lambda row: row[5]) if row[5]
    )
    return Copied(ours(name), columns, key or columns)


def batches(db: Connection, table: Copied, passed: int = 0) -> Iterator[list[tuple[Any, ...]]]:
    """Yield the rows of a table in their order, some at a time, but the first so many."""
    by = ", ".join(table.key)
    query = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {by} LIMIT ? OFFSET ?"
    while rows := [tuple(row) for row in db.execute(query, (_CHUNK, passed)).fetchall()]:
        yield rows
        passed += len(rows)


def compared(db: Connection, table: Copied) -> Compared:
    """Return how many rows a table has, and a hash of them that is the same in every engine."""
    digest, count = hashlib.sha256(), 0
    for rows in batches(db, table):
        for row in rows:
            digest.update(repr(row).encode("utf-8", "surrogatepass"))
        count += len(rows)
    return Compared(count, digest.hexdigest())


class End(ABC):
    """Where data comes from, or goes to. `where` is what it is called in a line."""

    where: str

    @abstractmethod
    def source(self) -> Generator[Connection]:
        """Lend a connection that sees one moment, and keeps the bot away. Raises Unusable."""

    @abstractmethod
    def target(self) -> Generator[Connection]:
        """Lend a connection to a copy that is begun, or goes on. Raises Unusable."""

    @abstractmethod
    def is_whole(self) -> None:
        """Let what was copied be used."""

    @abstractmethod
    async def opened(self) -> Store:
        """Open it as the bot does."""


class InFile(End):
    """A file, with its archive beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.where = str(path)
        self._part = path.with_name(f"{path.stem}.{_PART}{path.suffix}")

    def source(self) -> Generator[Connection]:
        """Lend a connection to the file and its archive, which nobody else may have open."""
        if not self.path.exists():
            raise Unusable(f"{self.path}: there is no such file")
        if migrate.log_of(self.path).exists():
            raise Unusable(f"{self.path}: a bot uses it, or was killed; stop it, or start it once")
        with using(self.path, migrate.look) as db:
            migrate.recognise(db, self.path)
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version != migrate.scripts()[-1][0]:
                raise Unusable(f"{self.path}: it is of an older release; start this one once")
            archive.attach(db, self.path, reading=True)
            db.execute("BEGIN")
            yield db

    def target(self) -> Generator[Connection]:
        """Lend a connection to a file beside the one that is asked for."""
        for taken in (self.path, archive.path_for(self.path)):
            if taken.exists():
                raise Unusable(f"{taken}: there is a file of that name already")
        migrate.prepare(self._part)
        archive.prepare(self._part)
        with using(self._part) as db:
            archive.attach(db, self._part)
            db.execute("DELETE FROM secret")  # each start makes one: the source's comes
            yield db
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def is_whole(self) -> None:
        """Give the files their names, the archive first."""
        archive.path_for(self._part).replace(archive.path_for(self.path))
        self._part.replace(self.path)

    async def opened(self) -> Store:
        """Open the file."""
        return await Store.open(self.path)


class InServer(End):
    """A database of a server."""

    def __init__(self, address: str, path: Path) -> None:
        try:
            self._copying = import_module("db.engines.postgres.copying")
        except ModuleNotFoundError as lack:
            raise Unusable(
                f"a server needs db/engines/postgres/requirements.lock ({lack})"
            ) from lack
        self._address = address
        self._path = path
        self.where = self._copying.said(address)

    def source(self) -> Generator[Connection]:
        """Lend a connection by which no bot uses the database."""
        yield from self._copying.source(self._address)

    def target(self) -> Generator[Connection]:
        """Lend a connection to a database without data, or with a part of a copy."""
        yield from self._copying.target(self._address)

    def is_whole(self) -> None:
        """Let a bot use the database."""
        self._copying.is_whole(self._address)

    async def opened(self) -> Store:
        """Open the database."""
        return await Store.open(self._path, self._address)


def side(name: str, other: str) -> End:
    """Return a file or a database by its name; `other` is the other one of a copy.

    Raises Unusable.
    """
    if not name.startswith(SERVER):
        if "://" in name:  # it may hold a password: it is not repeated
            raise Unusable(f"the address of a database begins with {SERVER}")
        return InFile(Path(name))
    return InServer(name, Path("unused" if other.startswith(SERVER) else other))


@contextmanager
def lent(what: Callable[[], Generator[Connection]]) -> Generator[Connection]:
    """Lend the connection of a side."""
    yield from what()


def copied(source: End, target: End) -> Generator[str]:
    """Copy everything; yield a line for each table. Raises Unusable where something differs."""
    with lent(source.source) as come, lent(target.target) as gone:
        for table in tables():
            _fill(come, gone, table)
            here, there = compared(come, table), compared(gone, table)
            if here != there:
                raise Unusable(f"{target.where}: {table.name} is not as in {source.where}")
            yield f"{table.name}: {here.rows} rows, {here.digest[:16]}"
    target.is_whole()


def _fill(come: Connection, gone: Connection, table: Copied) -> None:
    """Copy what is not there yet of a table; each part is kept once it is written."""
    (there,) = gone.execute(f"SELECT count(*) FROM {table.name}").fetchone()
    places: list[LiteralString] = ["?"] * len(table.columns)
    into = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({', '.join(places)})"
    for rows in batches(come, table, there):
        gone.execute("BEGIN")
        gone.executemany(into, rows)
        gone.execute("COMMIT")


async def replayed(one: End) -> tuple[int, tuple[Difference, ...]]:
    """Return how many matches run there, and which do not replay to where they stand."""
    games = registry.load()
    store = await one.opened()
    try:
        replays = Replays(store, Rulebook(games, store))
        running = await replays.running()
        found = [await replays.difference(match) for match in running]
    finally:
        await store.close()
    return len(running), tuple(each for each in found if each is not None)


def main(argv: Sequence[str]) -> int:
    """Copy, compare and replay; return 0 when all is the same."""
    line = argparse.ArgumentParser(prog="python -m db.copy", description="Move all data.")
    line.add_argument("source", metavar="FROM", help="a file, or postgresql://...")
    line.add_argument("target", metavar="TO", help="a new file, or an empty database")
    args = line.parse_args(argv)
    try:
        come, gone = side(args.source, args.target), side(args.target, args.source)
        for said in copied(come, gone):
            sys.stdout.write(f"{said}\n")
        running, different = asyncio.run(replayed(gone))
    except (Unusable, OSError) as error:
        sys.stdout.write(f"{error}\n")
        return 1
    alike = running - len(different)
    sys.stdout.write(f"{gone.where}: whole; {alike} of {running} running matches replay\n")
    for one in different:
        sys.stdout.write(f"{one.match} ({one.game}): {one.why}, move {one.step}\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
