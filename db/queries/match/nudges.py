"""Calls that have long been unanswered, and are repeated when others ask for it."""

import sqlite3
from collections.abc import Mapping
from datetime import datetime

from db.values import stamp


def unanswered(db: sqlite3.Connection, match: str, since: datetime) -> tuple[tuple[int, int], ...]:
    """Return whose calls in a match are unanswered since then, with the seats they are for."""
    rows = db.execute(
        "SELECT person, seat FROM ping WHERE match = ? AND message IS NOT NULL AND wanted IS NULL"
        " AND seat IS NOT NULL AND pinged_at <= ? ORDER BY seat, person",
        (match, stamp(since)),
    )
    return tuple((person, seat) for person, seat in rows)


def repeat(
    db: sqlite3.Connection, match: str, calls: Mapping[int, datetime], since: datetime
) -> bool:
    """Ask for the calls of these people again, each at its moment, if they still stand."""
    done = 0
    for person, due in calls.items():
        done += db.execute(
            "UPDATE ping SET wanted = 'reminder', token = token + 1, due_at = ?3"
            " WHERE match = ?1 AND person = ?2 AND message IS NOT NULL AND wanted IS NULL"
            " AND pinged_at <= ?4",
            (match, person, stamp(due), stamp(since)),
        ).rowcount
    return done > 0
