"""Calls that have long been unanswered, and are repeated when others ask for it."""

from datetime import datetime

from db.store import Connection
from db.values import stamp


def unanswered(db: Connection, match: str, since: datetime) -> tuple[tuple[int, int], ...]:
    """Return whose calls in a match are unanswered since then, by seats; of who left, none."""
    rows = db.execute(
        "SELECT person, seat FROM ping WHERE match = ? AND message IS NOT NULL AND wanted IS NULL"
        " AND seat IS NOT NULL AND pinged_at <= ? AND NOT EXISTS (SELECT 1 FROM departed d"
        " JOIN match m ON m.server = d.server WHERE m.id = ping.match AND d.person = ping.person)"
        " ORDER BY seat, person",
        (match, stamp(since)),
    )
    return tuple((person, seat) for person, seat in rows)


def stands(db: Connection, match: str, person: int, since: datetime) -> bool:
    """Whether the call of a person still stands that was made until then."""
    return any(one == person for one, _ in unanswered(db, match, since))


def repeat(db: Connection, match: str, person: int, due: datetime) -> None:
    """Ask for the call of a person again, at its moment."""
    db.execute(
        "UPDATE ping SET wanted = 'reminder', token = token + 1, due_at = ?3"
        " WHERE match = ?1 AND person = ?2",
        (match, person, stamp(due)),
    )
