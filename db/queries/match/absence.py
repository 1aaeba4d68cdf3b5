"""Matches whose game is not there: they wait, and get back the time that they waited."""

import sqlite3
from collections.abc import Collection
from datetime import datetime

from db.columns import columns, filled, named
from db.queries import outages
from db.records.places import Away
from db.values import listed, ticks

# For queries of seats, pings and matches that leave these out; it names the column of the match.
PRESENT = "NOT EXISTS (SELECT 1 FROM absent a WHERE a.match = {})"


def absent(db: sqlite3.Connection) -> frozenset[str]:
    """Return the matches that wait for their game."""
    return frozenset(row[0] for row in db.execute("SELECT match FROM absent"))


def settle(
    db: sqlite3.Connection,
    missing: Collection[str],
    now: datetime,
    later: outages.Later = outages.at_once,
) -> tuple[str, ...]:
    """Let exactly these running matches wait; return those that go on.

    They wait from when the bot was last there, and those that go on get all of that time back. The
    boards of both are late then.
    """
    before = absent(db)
    back, gone = sorted(before.difference(missing)), sorted(set(missing).difference(before))
    since, until = (ticks(one) for one in (outages.last_beat(db) or now, now))
    db.executemany("INSERT INTO absent VALUES (?, ?)", [(match, since) for match in gone])
    for match in back:
        row = db.execute("DELETE FROM absent WHERE match = ? RETURNING from_at", (match,))
        outages.put_off(db, (match,), row.fetchone()[0], until, later)
    db.execute(
        "UPDATE match SET changed_at = CASE WHEN shown < change THEN changed_at ELSE ?2 END,"
        " change = change + 1, edition = edition + 1"
        " WHERE id IN (SELECT value FROM json_each(?1))",
        (listed((*back, *gone)), until),
    )
    return tuple(back)


def away(db: sqlite3.Connection, match: str) -> Away | None:
    """Return what is known of a match that waits for its game; None of any other."""
    of_match = columns(Away, table="m")
    query = f"SELECT {of_match} FROM absent a JOIN match m ON m.id = a.match WHERE a.match = ?"  # noqa: S608 - our own column names
    row = named(db, query, (match,)).fetchone()
    return None if row is None else filled(Away, row)
