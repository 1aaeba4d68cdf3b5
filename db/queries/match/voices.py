"""What happens besides moves: proposals, seats that change hands, followers, reports."""

from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.records.matches import Remark, StoredProposal
from db.store import Connection
from db.values import stamp

_REMARK = columns(Remark)


def propose(db: Connection, match: str, proposal: StoredProposal, now: datetime) -> None:
    """Write a proposal, or replace it."""
    values = {"match": match, **stored(proposal), "at": stamp(now)}
    insert(db, "proposal", values, key=("match", "kind"))


def withdraw(db: Connection, match: str, kind: str | None = None) -> None:
    """Delete a proposal (None: all proposals of a match)."""
    db.execute("DELETE FROM proposal WHERE match = ?1 AND (?2 IS NULL OR kind = ?2)", (match, kind))


def follow(db: Connection, match: str, person: int, *, wanted: bool) -> None:
    """Note who wants a ping at the end."""
    query = (
        "INSERT INTO follower VALUES (?, ?) ON CONFLICT DO NOTHING"
        if wanted
        else "DELETE FROM follower WHERE match = ? AND person = ?"
    )
    db.execute(query, (match, person))


def report(
    db: Connection, code: str, match: str, step: int, person: int, words: str, at: datetime
) -> None:
    """Keep a report of a problem with its position. An unknown person stays unnamed."""
    db.execute(
        "INSERT INTO report VALUES (?, ?, ?, (SELECT id FROM person WHERE id = ?), ?, ?)",
        (code, match, step, person, words, stamp(at)),
    )


def remark(db: Connection, match: str, made: Remark) -> None:
    """Add a line to what the log tells."""
    last = "SELECT coalesce(max(number), 0) FROM remark WHERE match = ?"
    (number,) = db.execute(last, (match,)).fetchone()
    insert(db, "remark", {"match": match, "number": number + 1, **stored(made)})


def remarks(db: Connection, match: str, after: int = -1) -> tuple[Remark, ...]:
    """Return what was noted from step `after` on, oldest first."""
    query = f"SELECT {_REMARK} FROM remark WHERE match = ? AND step >= ? ORDER BY number"
    return tuple(filled(Remark, row) for row in named(db, query, (match, after)))


def lost(db: Connection, match: str, now: datetime) -> None:
    """Note for the log and the board of a match that moves after its last one are missing."""
    row = db.execute(
        "UPDATE match SET change = change + 1, changed_at = ?2, edition = edition + 1"
        " WHERE id = ?1 RETURNING step",
        (match, stamp(now)),
    ).fetchone()
    remark(db, match, Remark(step=row[0], kind="lost", seat=None, place=None, at=now))
