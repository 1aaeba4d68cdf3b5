"""Messages that are to be deleted, whatever they say."""

import sqlite3
from datetime import datetime, timedelta

from db.columns import columns, filled, named
from db.records.projections import Leftover
from db.values import stamp

LEFT = timedelta(minutes=30)  # after which a message that could not be deleted is tried again


def leave_over(db: sqlite3.Connection, selected: str, values: tuple[object, ...]) -> None:
    """Note messages that are to be deleted.

    `selected` is a query of the columns of `Leftover` and of the moment when the message is to be
    deleted, `values` are its parameters. A message that is noted already stays as it is.
    """
    into = f"INSERT OR IGNORE INTO leftover ({columns(Leftover)}, due_at) "
    db.execute(into + selected, values)


def is_left(db: sqlite3.Connection, now: datetime) -> bool:
    """Whether there are messages to be deleted now."""
    query = "SELECT 1 FROM leftover WHERE due_at <= ? LIMIT 1"
    return db.execute(query, (stamp(now),)).fetchone() is not None


def leftovers(db: sqlite3.Connection, now: datetime, limit: int) -> tuple[Leftover, ...]:
    """Return messages that are to be deleted; each again after `LEFT` unless `tidied`."""
    rows = named(
        db,
        "UPDATE leftover SET due_at = ?2 WHERE message IN"  # noqa: S608 - our own column names
        " (SELECT message FROM leftover WHERE due_at <= ?1 ORDER BY due_at LIMIT ?3)"
        f" RETURNING {columns(Leftover)}",
        (stamp(now), stamp(now + LEFT), limit),
    ).fetchall()
    return tuple(filled(Leftover, row) for row in rows)


def tidied(db: sqlite3.Connection, message: int) -> None:
    """Note that a message that was to be deleted is gone."""
    db.execute("DELETE FROM leftover WHERE message = ?", (message,))
