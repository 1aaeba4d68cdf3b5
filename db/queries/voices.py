"""What happens beside the moves: proposals, seats that change hands, who follows, reports."""

import sqlite3
from datetime import datetime

from db.records.matches import Remark, StoredProposal
from db.values import known, listed, stamp


def propose(db: sqlite3.Connection, match: str, proposal: StoredProposal, now: datetime) -> None:
    """Write a proposal as it stands."""
    db.execute(
        "INSERT OR REPLACE INTO proposal VALUES (?, ?, ?, ?, ?)",
        (match, proposal.kind, proposal.seat, listed(proposal.agreed), stamp(now)),
    )


def withdraw(db: sqlite3.Connection, match: str, kind: str | None = None) -> None:
    """Take a proposal away (all of a match, when None)."""
    db.execute("DELETE FROM proposal WHERE match = ?1 AND (?2 IS NULL OR kind = ?2)", (match, kind))


def follow(db: sqlite3.Connection, match: str, person: int, *, wanted: bool) -> None:
    """Note who wants a ping at the end."""
    query = (
        "INSERT OR IGNORE INTO follower VALUES (?, ?)"
        if wanted
        else "DELETE FROM follower WHERE match = ? AND person = ?"
    )
    db.execute(query, (match, person))


def report(
    db: sqlite3.Connection, code: str, match: str, step: int, person: int, words: str, at: datetime
) -> None:
    """Keep a report of a problem with its position. An unknown person stays unnamed."""
    db.execute(
        "INSERT INTO report VALUES (?, ?, ?, (SELECT id FROM person WHERE id = ?), ?, ?)",
        (code, match, step, person, words, stamp(at)),
    )


def remark(db: sqlite3.Connection, match: str, row: Remark) -> None:
    """Add a line to what the log tells."""
    db.execute(
        "INSERT INTO remark (match, number, step, kind, seat, place, at) VALUES (?1,"
        " (SELECT 1 + coalesce(max(number), 0) FROM remark WHERE match = ?1), ?2, ?3, ?4, ?5, ?6)",
        (match, row.step, row.kind, row.seat, row.place, stamp(row.at)),
    )


def remarks(db: sqlite3.Connection, match: str, after: int = -1) -> tuple[Remark, ...]:
    """Return what was noted from step `after` on, oldest first."""
    rows = db.execute(
        "SELECT step, kind, seat, place, at FROM remark WHERE match = ? AND step >= ?"
        " ORDER BY number",
        (match, after),
    )
    return tuple(
        Remark(step=step, kind=kind, seat=seat, place=place, at=known(at))
        for step, kind, seat, place, at in rows
    )


def lost(db: sqlite3.Connection, match: str, now: datetime) -> None:
    """Let the log and the board of a match tell that moves after its last one are missing."""
    row = db.execute(
        "UPDATE match SET change = change + 1, changed_at = ?2, edition = edition + 1"
        " WHERE id = ?1 RETURNING step",
        (match, stamp(now)),
    ).fetchone()
    remark(db, match, Remark(step=row[0], kind="lost", seat=None, place=None, at=now))
