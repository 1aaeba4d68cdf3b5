"""What people say beside their moves: proposals, who follows, reports of problems."""

import sqlite3
from datetime import datetime

from db.rows import ProposalRow, listed, stamp


def propose(db: sqlite3.Connection, match: str, proposal: ProposalRow, now: datetime) -> None:
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
