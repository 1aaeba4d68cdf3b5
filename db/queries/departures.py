"""People who are no longer on a server on which they play."""

import sqlite3
from datetime import datetime

from db.values import stamp


def note(db: sqlite3.Connection, person: int, server: int, now: datetime) -> None:
    """Note that somebody known is no longer on a server, if that is new."""
    db.execute(
        "INSERT OR IGNORE INTO departed SELECT id, ?2, ?3 FROM person WHERE id = ?1",
        (person, server, stamp(now)),
    )


def drop(db: sqlite3.Connection, person: int, server: int) -> None:
    """Note that somebody is on a server, or that nothing waits for them there."""
    db.execute("DELETE FROM departed WHERE person = ? AND server = ?", (person, server))


def due(db: sqlite3.Connection, since: datetime) -> tuple[tuple[int, int], ...]:
    """Return who was known to be gone by then, and from which server; the longest first."""
    rows = db.execute(
        "SELECT person, server FROM departed WHERE from_at <= ? ORDER BY from_at LIMIT 100",
        (stamp(since),),
    )
    return tuple((person, server) for person, server in rows)


def matches(db: sqlite3.Connection, person: int, server: int) -> tuple[str, ...]:
    """Return the running matches of a server in which a person holds a seat."""
    rows = db.execute(
        "SELECT m.id FROM holder h JOIN match m ON m.id = h.match AND m.status = 'running'"
        " WHERE h.person = ? AND h.left_at IS NULL AND m.server = ? ORDER BY m.id",
        (person, server),
    )
    return tuple(row[0] for row in rows)
