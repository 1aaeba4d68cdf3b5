"""Servers in the database."""

import sqlite3
from collections.abc import Callable

from db.columns import columns, filled, insert, named, stored
from db.records.servers import ServerSettings


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
    """Take back that a server was greeted: the message could not be sent."""
    db.execute("UPDATE server SET greeted = 0 WHERE id = ?", (ident,))
