"""A release only adds to the schema: the one before it works on for as long as both run (SCL-5).

What goes, goes one release later.
"""

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from db import migrate
from tests.db import kept

# What goes by the one schema, or is stricter in it: nothing runs beside the last commit before.
GOES: Mapping[int, frozenset[str]] = {
    47: frozenset({"lobby.sent_away", "tournament.organisers", "tournament_ping.people"})
}


class Made(NamedTuple):
    """A column: its type, whether it may not be NULL, what it is without a value, its key."""

    kind: str
    not_null: int
    default: str | None
    key: int


class Table(NamedTuple):
    """A table by its columns, what it checks of a row, and which columns are unique together."""

    columns: Mapping[str, Made]
    checks: frozenset[str]
    unique: frozenset[str]


def tables(db: sqlite3.Connection) -> dict[str, Table]:
    """Every table that there is."""
    found = db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
    return {
        name: Table(
            {
                row[1]: Made(*row[2:6])
                for row in db.execute("SELECT * FROM pragma_table_info(?)", (name,)).fetchall()
            },
            frozenset(checks(sql)),
            frozenset(
                " ".join(sql.split())
                for (sql,) in db.execute(
                    "SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?"
                    " AND sql LIKE 'CREATE UNIQUE%'",
                    (name,),
                )
            ),
        )
        for name, sql in found
    }


def checks(made: str) -> Iterator[str]:
    """The conditions that a table asks of its rows."""
    for start in (one.end() for one in re.finditer(r"CHECK \(", made)):
        depth, end = 1, start
        while depth:
            depth += {"(": 1, ")": -1}.get(made[end], 0)
            end += 1
        yield " ".join(made[start : end - 1].split())


def lost(before: Mapping[str, Table], after: Mapping[str, Table]) -> set[str]:
    """What the release before could no longer do with the schema of the one after it."""
    found = {table for table in before if table not in after}
    for table in before.keys() - found:
        old, new = before[table], after[table]
        for name, column in old.columns.items():
            if name not in new.columns:
                found.add(f"{table}.{name}")
            elif _narrower(column, new.columns[name]):
                found.add(f"{table}.{name} is another")
        for name in new.columns.keys() - old.columns.keys():
            column = new.columns[name]
            if column.key or (column.not_null and column.default is None):
                found.add(f"{table}.{name} is asked for")
        found |= {f"{table}: {one}" for one in new.checks - old.checks}
        found |= {f"{table}: {one}" for one in new.unique - old.unique}
    return found


def _narrower(old: Made, new: Made) -> bool:
    """Whether rows as they were written to a column do not fit it any more, or read differently."""
    same = (old.kind, old.key) == (new.kind, new.key)
    return not same or new.not_null > old.not_null or (bool(old.default) and not new.default)


@contextmanager
def memory(*statements: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as db:
        for one in statements:
            db.executescript(one)
        yield db


def test_this_release_only_adds_to_the_schema_of_the_last_one(tmp_path: Path) -> None:
    with closing(sqlite3.connect(kept.unpacked(tmp_path / "old.db"))) as db:
        before = tables(db)
    migrate.prepare(tmp_path / "new.db")
    with closing(sqlite3.connect(tmp_path / "new.db")) as db:
        after = tables(db)
    assert lost(before, after) == GOES.get(kept.SCHEMA, frozenset())


OLD = """CREATE TABLE a (x TEXT PRIMARY KEY, y INTEGER NOT NULL DEFAULT 1, z TEXT
    CHECK (z IN ('one', 'two'))) STRICT;"""


@pytest.mark.parametrize(
    ("new", "wrong"),
    [
        ("CREATE TABLE b (x TEXT) STRICT;", {"a"}),
        (OLD.replace(", z TEXT", ", w TEXT").replace("(z IN", "(w IN"), {"a.z", "a: w IN"}),
        (OLD.replace("y INTEGER", "y TEXT"), {"a.y is another"}),
        (OLD.replace("z TEXT", "z TEXT NOT NULL"), {"a.z is another"}),
        (OLD.replace(" DEFAULT 1", ""), {"a.y is another"}),
        (OLD.replace(" PRIMARY KEY", ""), {"a.x is another"}),
        (OLD.replace(", z", ", v INTEGER NOT NULL, z"), {"a.v is asked for"}),
        (OLD.replace(", 'two'", ""), {"a: z IN"}),
        (f"{OLD} CREATE UNIQUE INDEX a_y ON a (y);", {"a: CREATE UNIQUE INDEX a_y ON a"}),
    ],
)
def test_what_an_older_release_could_not_work_with_is_found(new: str, wrong: set[str]) -> None:
    with memory(OLD) as one, memory(new) as other:
        found = lost(tables(one), tables(other))
    assert {line.split(" (")[0] for line in found} == wrong


@pytest.mark.parametrize(
    "new",
    [
        OLD,
        f"{OLD} CREATE TABLE b (x TEXT NOT NULL) STRICT; CREATE INDEX a_y ON a (y);",
        OLD.replace(", z", ", v INTEGER NOT NULL DEFAULT 0, u TEXT, z"),
        OLD.replace(" CHECK (z IN ('one', 'two'))", ""),
        OLD.replace("INTEGER NOT NULL", "INTEGER"),
    ],
)
def test_what_is_added_is_nothing_lost(new: str) -> None:
    with memory(OLD) as one, memory(" ".join(new.split())) as other:
        assert lost(tables(one), tables(other)) == set()


def test_each_number_is_that_of_one_migration() -> None:
    """Of two with the same one a database would miss the second, and be called damaged."""
    numbers = [number for number, _ in migrate.scripts()]
    assert numbers == sorted({*numbers})
