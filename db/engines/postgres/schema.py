"""Makes the tables in a database of a server, or brings them up to date."""

import secrets
from collections.abc import Iterable
from importlib import resources

from db import migrate
from db.engines.postgres import translated
from db.engines.postgres.connection import ServerConnection
from db.migrate import Unusable

_ARCHIVE = (
    'CREATE TABLE archive.kept (match text COLLATE "C" PRIMARY KEY, content bytea NOT NULL)',
    'CREATE TABLE archive.made (match text COLLATE "C" NOT NULL, person bigint NOT NULL,'
    " steps text NOT NULL, PRIMARY KEY (match, person))",
    "CREATE INDEX made_person ON archive.made (person)",
)
WRITING = 0x35424F59  # "5BOY": the lock of the one transaction that writes
_VERSION = "CREATE TABLE main.schema_version (number bigint NOT NULL)"


def prepare(db: ServerConnection, where: str, *, part: bool = False) -> None:
    """Make the tables, or bring them up to date, in one transaction.

    Raises Unusable when they are of a newer release, the schema `main` is another program's, or
    they hold a `part` of a copy and that is not asked for.
    """
    scripts = migrate.scripts()
    db.execute("BEGIN")
    try:
        db.execute("SELECT pg_advisory_xact_lock(?)", (WRITING,))
        number = version(db, where)
        if number is None:
            _make(db, translated.made(scripts))
        elif is_part(db) and not part:
            raise Unusable(f"{where}: a copy into it is not whole; ask for the same copy again")
        elif number > scripts[-1][0]:
            raise Unusable(
                f"{where}: this database is of a newer release"
                f" (schema {number}, known {scripts[-1][0]})"
            )
        else:
            _add(db, [script for newer, script in scripts if newer > number], scripts[-1][0])
        _share(db)
        if not part:
            _keyed(db)
        db.execute("COMMIT")
    finally:
        if not db.broken and db.inside:
            db.execute("ROLLBACK")


def version(db: ServerConnection, where: str) -> int | None:
    """Return the number of the schema; None where there is none yet."""
    (there,) = db.execute(
        "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'main'"
    ).fetchone()
    if not there:
        return None
    (ours,) = db.execute("SELECT to_regclass('main.schema_version') IS NOT NULL").fetchone()
    if not ours:
        raise Unusable(f"{where}: the schema `main` of this database belongs to another program")
    return db.execute("SELECT number FROM main.schema_version").fetchone()[0]


def _add(db: ServerConnection, scripts: Iterable[str], number: int) -> None:
    """Carry out later migrations."""
    for script in scripts:
        for statement in translated.migration(script):
            db.execute(statement)
    db.execute("UPDATE main.schema_version SET number = ?", (number,))


def _make(db: ServerConnection, made: translated.Made) -> None:
    for name in ("main", "archive"):
        db.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")
    _run(db, "functions.sql")
    for statement in (*made.statements, *_ARCHIVE, _VERSION):
        db.execute(statement)
    for table, row in made.rows:
        places = ", ".join("?" * len(row))
        db.execute(f"INSERT INTO {table} VALUES ({places})", row)
    db.execute("INSERT INTO main.schema_version VALUES (?)", (made.number,))


def _share(db: ServerConnection) -> None:
    """Make what several processes share a database by, as this release knows it."""
    _run(db, "shards.sql")


def _run(db: ServerConnection, file: str) -> None:
    script = resources.files("db.engines.postgres").joinpath(file).read_text("utf-8")
    db.raw.execute(script.encode())


def _keyed(db: ServerConnection) -> None:
    """Make the key of hashes that outlive a person, unless there is one."""
    query = "INSERT INTO secret (id, key) VALUES (1, ?) ON CONFLICT (id) DO NOTHING"
    db.execute(query, (secrets.token_bytes(32),))


# A copy that is not whole yet


def is_part(db: ServerConnection) -> bool:
    """Whether a copy into this database has begun and not ended."""
    return bool(db.execute("SELECT to_regclass('main.copying') IS NOT NULL").fetchone()[0])


def begin_part(db: ServerConnection) -> None:
    """Note that a copy into this new database begins."""
    db.execute("BEGIN")
    db.execute("CREATE TABLE main.copying ()")
    db.execute("DELETE FROM main.secret")
    db.execute("COMMIT")


def end_part(db: ServerConnection) -> None:
    """Note that a copy is whole; new rows are numbered behind those that are there."""
    numbered = db.execute(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'main' AND is_identity = 'YES'"
    ).fetchall()
    db.execute("BEGIN")
    for table, column in numbered:
        db.execute(
            f"SELECT setval(pg_get_serial_sequence('main.{table}', '{column}'), max({column}))"
            f" FROM main.{table} HAVING max({column}) > 0"
        )
    db.execute("DROP TABLE main.copying")
    db.execute("COMMIT")
