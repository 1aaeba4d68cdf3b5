"""Brings a database of schema 47 over to the one schema; it goes with the release after this one.

47 is what the last commit before left (`COMMIT`): it opens every file that is older.
"""

import re
import sqlite3
from collections.abc import Iterable, Iterator

BEFORE = 47
COMMIT = "5992b7bc"
_AWAY = "before_"
_MOVES = (  # people who stood in lists of one column have rows of their own
    "INSERT INTO sent_away (lobby, person, place) SELECT l.id, p.id, min(o.key)"
    " FROM before_lobby l, json_each(l.sent_away) o JOIN person p ON p.id = o.value"
    " GROUP BY l.id, p.id",
    "INSERT INTO organiser (tournament, person, place) SELECT t.id, p.id, min(o.key)"
    " FROM before_tournament t, json_each(t.organisers) o JOIN person p ON p.id = o.value"
    " GROUP BY t.id, p.id",
    "INSERT INTO tournament_pinged (tournament, number, place, person)"
    " SELECT t.tournament, t.number, o.key, o.value"
    " FROM before_tournament_ping t, json_each(t.people) o",
    "UPDATE tournament_act SET gone = value ->> 0, come = value ->> 1, value = ''"
    " WHERE kind = 'replace' AND value GLOB '[[]*' AND json_valid(value)",
)


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
    former = [table for table in tables if [*_columns(db, _AWAY + table)]]
    for table in former:
        there = {*_columns(db, _AWAY + table)}
        names = ", ".join(one for one in _columns(db, table) if one in there)
        query = f"INSERT INTO {table} ({names}) SELECT {names} FROM {_AWAY}{table}"
        db.execute(query)
    for moved in _MOVES:
        db.execute(moved)
    for table in reversed(former):
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
