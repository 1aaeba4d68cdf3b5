"""Matches whose game is not there: they wait, and get back the time that they waited."""

import sqlite3
from collections.abc import Collection, Sequence
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
    _move_rounds(db, back, since)
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


def _move_rounds(db: sqlite3.Connection, back: Sequence[str], last: int) -> None:
    """Give the rounds of matches that go on the time back for which these have waited.

    That is up to when the bot was `last` there: what came after it may be an outage, which moves
    all rounds.
    """
    rows = db.execute(
        "SELECT m.tournament, ?2 - min(a.from_at) FROM absent a"
        " JOIN tournament_match m ON m.match = a.match"
        " WHERE a.match IN (SELECT value FROM json_each(?1)) GROUP BY m.tournament",
        (listed(back), last),
    ).fetchall()
    db.executemany(
        "UPDATE tournament SET edition = edition + 1, change = change + 1,"
        " until_at = until_at + ?2 WHERE id = ?1 AND until_at IS NOT NULL",
        rows,
    )


def away(db: sqlite3.Connection, match: str) -> Away | None:
    """Return what is known of a match that waits for its game; None of any other."""
    of_match = columns(Away, table="m")
    query = f"SELECT {of_match} FROM absent a JOIN match m ON m.id = a.match WHERE a.match = ?"  # noqa: S608 - our own column names
    row = named(db, query, (match,)).fetchone()
    return None if row is None else filled(Away, row)
