"""Servers in the database, and people who are no longer on one on which they play."""

import sqlite3
from collections.abc import Callable
from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.records.servers import ServerSettings
from db.values import stamp


def settings(db: sqlite3.Connection, server: int) -> ServerSettings:
    """Return a server's settings (the defaults for an unknown one)."""
    query = f"SELECT {columns(ServerSettings)} FROM server WHERE id = ?"  # noqa: S608 - our own names
    row = named(db, query, (server,)).fetchone()
    return ServerSettings() if row is None else filled(ServerSettings, row)


def update(
    db: sqlite3.Connection, server: int, work: Callable[[ServerSettings], ServerSettings]
) -> ServerSettings:
    """Change a server's settings and return them."""
    new = work(settings(db, server))
    insert(db, "server", {"id": server, **stored(new)}, replacing=True)
    return new


def greet(db: sqlite3.Connection, ident: int) -> bool:
    """Note that a server is being greeted; False when somebody has done so before."""
    done = db.execute(
        "INSERT INTO server (id, greeted) VALUES (?, 1)"
        " ON CONFLICT DO UPDATE SET greeted = 1 WHERE greeted = 0",
        (ident,),
    )
    return done.rowcount == 1


def not_greeted(db: sqlite3.Connection, ident: int) -> None:
    """Note that a server was not greeted after all: the message could not be sent."""
    db.execute("UPDATE server SET greeted = 0 WHERE id = ?", (ident,))


def note_departed(db: sqlite3.Connection, person: int, server: int, now: datetime) -> None:
    """Note that somebody known is no longer on a server, if that is new."""
    db.execute(
        "INSERT OR IGNORE INTO departed SELECT id, ?2, ?3 FROM person WHERE id = ?1",
        (person, server, stamp(now)),
    )


def drop_departed(db: sqlite3.Connection, person: int, server: int) -> None:
    """Note that somebody is on a server, or that nothing waits for them there."""
    db.execute("DELETE FROM departed WHERE person = ? AND server = ?", (person, server))


def departed(db: sqlite3.Connection, since: datetime) -> tuple[tuple[int, int], ...]:
    """Return who was known to be gone by then, and from which server; the longest first."""
    rows = db.execute(
        "SELECT person, server FROM departed WHERE from_at <= ? ORDER BY from_at LIMIT 100",
        (stamp(since),),
    )
    return tuple((person, server) for person, server in rows)


def matches_of(db: sqlite3.Connection, person: int, server: int) -> tuple[str, ...]:
    """Return the running matches of a server in which a person holds a seat."""
    rows = db.execute(
        "SELECT m.id FROM holder h JOIN match m ON m.id = h.match AND m.status = 'running'"
        " WHERE h.person = ? AND h.left_at IS NULL AND m.server = ? ORDER BY m.id",
        (person, server),
    )
    return tuple(row[0] for row in rows)
