"""When tournaments last called people who are not to be called again and again, and when they do.

A row stays when what somebody was called for is gone: who asks, takes it back and asks anew calls
nobody twice.
"""

import sqlite3
from collections.abc import Iterable
from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.records.tournaments import CallKind, StoredCall
from db.values import stamp

_CALL = columns(StoredCall)


def of_tournament(
    db: sqlite3.Connection, tournament: str, kind: CallKind
) -> tuple[StoredCall, ...]:
    """Return all calls of a kind in a tournament, also those that were made."""
    query = f"SELECT {_CALL} FROM tournament_call WHERE tournament = ? AND kind = ? ORDER BY person"  # noqa: S608 - our own column names
    return tuple(filled(StoredCall, row) for row in named(db, query, (tournament, kind)))


def keep(db: sqlite3.Connection, tournament: str, calls: Iterable[StoredCall]) -> None:
    """Write calls of people who are known, each in the place of their last of that kind."""
    for one in calls:
        insert(db, "tournament_call", {"tournament": tournament, **stored(one)}, replacing=True)


def due(db: sqlite3.Connection, kind: CallKind, now: datetime, most: int) -> tuple[str, ...]:
    """Return the tournaments in which somebody is to be called now, the most urgent first."""
    rows = db.execute(
        "SELECT tournament FROM tournament_call WHERE due_at <= ? AND kind = ?"
        " GROUP BY tournament ORDER BY min(due_at), tournament LIMIT ?",
        (stamp(now), kind, most),
    )
    return tuple(row[0] for row in rows)
