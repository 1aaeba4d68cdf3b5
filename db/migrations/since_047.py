"""Brings a database of schema 47 over to the one schema; it goes with the release after this one.

47 is what the last commit before left (`COMMIT`): it opens every file that is older.
"""

import re
import sqlite3
from collections.abc import Iterable, Iterator

BEFORE = 47
COMMIT = "5992b7bc"
_AWAY = "before_"


def carry_over(db: sqlite3.Connection, made: Iterable[str]) -> None:
    """Make all tables by the statements `made`, and carry over to them the rows that there are.

    What there was before is gone then. It is written as part of the transaction that is open, and
    every reference holds after each statement, so the order is that of the references.
    """
    for (index,) in _names(db, "index"):
        db.execute(f"DROP INDEX {index}")
    for (table,) in _names(db, "table"):
        db.execute(f"ALTER TABLE {table} RENAME TO {_AWAY}{table}")
    tables: list[str] = []
    for statement in made:
        db.execute(statement)
        tables += re.findall(r"^CREATE TABLE (\w+)", statement, re.MULTILINE)
    for table in tables:
        there = {*_columns(db, _AWAY + table)}
        names = ", ".join(one for one in _columns(db, table) if one in there)
        query = f"INSERT INTO {table} ({names}) SELECT {names} FROM {_AWAY}{table}"  # noqa: S608 - our own names
        db.execute(query)
    for table in reversed(tables):
        db.execute(f"DROP TABLE {_AWAY}{table}")


def _names(db: sqlite3.Connection, kind: str) -> list[tuple[str]]:
    """Return what somebody has made of a kind; SQLite makes indexes, too."""
    query = (
        "SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    return db.execute(query, (kind,)).fetchall()


def _columns(db: sqlite3.Connection, table: str) -> Iterator[str]:
    for (name,) in db.execute("SELECT name FROM pragma_table_info(?)", (table,)):
        yield name
