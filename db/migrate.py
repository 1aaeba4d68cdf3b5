"""Opens a database file, brings its schema up to date, and refuses what is not ours."""

import secrets
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from functools import cache
from importlib import resources
from pathlib import Path

from db.migrations import since_047

APPLICATION = 0x35424F58  # "5BOX", in the header of the file
_QUICK = 32 * 2**20  # bytes up to which a file is checked page by page at every start

_PRAGMAS = """
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA secure_delete = ON; -- what is deleted is gone from the file
PRAGMA temp_store = MEMORY;
PRAGMA cache_size = -8192; -- KiB, in each of two connections
PRAGMA journal_size_limit = 67108864;
PRAGMA wal_autocheckpoint = 4096; -- pages of 4 KiB
"""


_COLUMNS = {
    "table": "SELECT * FROM pragma_table_xinfo(?)",
    "index": "SELECT * FROM pragma_index_xinfo(?)",
}


class Unusable(Exception):
    """The file cannot be used and was left as it is; the message is one clear line."""


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection with the settings that belong to every connection."""
    db = sqlite3.connect(
        path.absolute().as_uri(), uri=True, isolation_level=None, timeout=5, check_same_thread=False
    )
    try:
        db.executescript(_PRAGMAS)
    except sqlite3.Error:
        db.close()
        raise
    return db


def look(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot change the database.

    It leaves no files beside a database that nobody has open. A database with a write-ahead log (in
    use, or left by a kill) is opened so that the log is not written into the file either.
    """
    db = sqlite3.connect(looked_at(path), uri=True, isolation_level=None, timeout=5)
    try:
        db.execute("PRAGMA query_only = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def looked_at(path: Path) -> str:
    """Return the address of a file for a connection that is to change nothing (`query_only`)."""
    mode = "ro" if log_of(path).exists() else "rw"  # only who may write takes its files away again
    return f"{path.absolute().as_uri()}?mode={mode}"


@contextmanager
def using(
    path: Path, connected: Callable[[Path], sqlite3.Connection] = connect
) -> Generator[sqlite3.Connection]:
    """Lend a connection. Raises Unusable when SQLite finds the file damaged."""
    with usable(path), closing(connected(path)) as db:
        yield db


@contextmanager
def usable(path: Path) -> Generator[None]:
    """Turn what SQLite or the machine says of a file into Unusable: one line that names it."""
    try:
        yield
    except (sqlite3.OperationalError, OSError) as error:
        raise Unusable(f"{path}: the database cannot be used ({error})") from error
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # words of SQLite may be torn, too
        raise Unusable(f"{path}: the database is damaged ({error})") from error


def prepare(path: Path) -> None:
    """Create the database, or bring its schema up to date.

    Raises Unusable when it is damaged, newer than this release, older than the one schema or
    another program's.
    """
    if not path.exists() and _has_log(path):
        raise Unusable(f"{path}: the database is missing, but its -wal file is there")
    if path.exists() and log_of(path).exists():
        with using(path, look) as db:  # one that may write brings the log into the file
            recognise(db, path)
    with using(path) as db:
        check(db, path)
        db.execute("PRAGMA journal_mode = WAL")
        for number, script in scripts():
            _migrate(db, number, script)
        _as_made(db, path)
        _make_key(db)
        try_to_write(db)


def try_to_write(db: sqlite3.Connection) -> None:
    """Raise sqlite3.OperationalError where nothing can be written; nothing is.

    SQLite opens a file that it may only read without a word.
    """
    version = _number(db, "PRAGMA user_version")
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(f"PRAGMA user_version = {version}")
    finally:
        db.execute("ROLLBACK")


def _make_key(db: sqlite3.Connection) -> None:
    """Draw the key of the hashes that are kept (queries/people/spent.py), once for a database."""
    query = "INSERT INTO secret (id, key) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"
    db.execute(query, (secrets.token_bytes(32),))


def _as_made(db: sqlite3.Connection, path: Path) -> None:
    """Raise Unusable when tables or indexes differ from those that the migrations make."""
    expected, found = _made(tuple(scripts())), _shape(db)
    wrong = {name for name in expected if found.get(name) != expected[name]}
    if wrong:
        raise Unusable(f"{path}: the database is damaged ({min(wrong)} is not as it was made)")


@cache
def _made(known: tuple[tuple[int, str], ...]) -> dict[str, list[tuple[object, ...]]]:
    """Return the columns of every table and index that migrations make."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for _, script in known:
            db.executescript(script)
        return _shape(db)


def _shape(db: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Return the columns of every table and index; what a damaged file calls otherwise is none."""
    found = db.execute("SELECT type, name FROM sqlite_schema").fetchall()
    known = [(_COLUMNS[kind], name) for kind, name in found if kind in _COLUMNS]
    return {name: db.execute(query, (name,)).fetchall() for query, name in known}


@cache
def scripts() -> tuple[tuple[int, str], ...]:
    """Return the one schema and the migrations after it, in order; their files are read once."""
    files = sorted(
        file.name for file in resources.files("db.migrations").iterdir() if file.name[-4:] == ".sql"
    )
    folder = resources.files("db.migrations")
    return tuple((int(name[:3]), folder.joinpath(name).read_text("utf-8")) for name in files)


def problems(db: sqlite3.Connection) -> list[str]:
    """Return what a full check of the file finds."""
    found = [row[0] for row in db.execute("PRAGMA integrity_check")]
    lost = [f"{table}: row {row} refers to nothing" for table, row, *_ in _orphans(db)]
    return [*(line for line in found if line != "ok"), *lost]


def _orphans(db: sqlite3.Connection) -> list[tuple[str, int, str, int]]:
    return db.execute("PRAGMA foreign_key_check").fetchall()


def log_of(path: Path) -> Path:
    """Return the path of a database's write-ahead log, which a clean shutdown removes."""
    return path.with_name(f"{path.name}-wal")


def _has_log(path: Path) -> bool:
    return log_of(path).exists() and log_of(path).stat().st_size > 0


def check(db: sqlite3.Connection, path: Path) -> None:
    """Raise Unusable when a database is not ours, of too new or old a release, or damaged."""
    recognise(db, path)
    quick_check(db, path)


def recognise(db: sqlite3.Connection, path: Path) -> None:
    """Raise Unusable when a database is not ours, newer than this release or too old for it."""
    with db:
        db.execute("BEGIN")  # all of one moment: another process may just be making it
        version = _number(db, "PRAGMA user_version")
        owner = _number(db, "PRAGMA application_id")
        empty = _number(db, "SELECT count(*) FROM sqlite_schema") == 0
    if owner != APPLICATION and not (empty and version == 0 and owner == 0):
        raise Unusable(f"{path}: this database belongs to another program")
    newest = scripts()[-1][0]
    if version > newest:
        raise Unusable(
            f"{path}: this database is of a newer release (schema {version}, known {newest})"
        )
    if 0 < version < since_047.BEFORE:
        raise Unusable(
            f"{path}: this database is too old (schema {version}): start commit"
            f" {since_047.COMMIT} with it once, then this release"
        )


def quick_check(db: sqlite3.Connection, path: Path) -> None:
    """Raise Unusable when pages are damaged in a file that is small enough to check each."""
    if path.stat().st_size <= _QUICK:
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise Unusable(f"{path}: the database is damaged ({found.splitlines()[-1]})")


def _number(db: sqlite3.Connection, query: str) -> int:
    return int(db.execute(query).fetchone()[0])


def _migrate(db: sqlite3.Connection, number: int, script: str) -> None:
    """Carry out one migration together with its number, unless that is done already."""
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _number(db, "PRAGMA user_version")
        if version < number:
            if version == since_047.BEFORE:
                since_047.carry_over(db, statements(script))
            else:
                for statement in statements(script):
                    db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def statements(script: str) -> Iterator[str]:
    """Split a script into its statements."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
