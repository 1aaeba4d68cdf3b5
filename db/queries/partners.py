"""What those who share a seat tell each other: advice, and who wants to give up."""

import sqlite3

from msgspec.json import decode

from db.records.matches import Partner
from db.values import listed


def of_match(db: sqlite3.Connection, match: str) -> tuple[Partner, ...]:
    """Return what the people of a match have told their partners."""
    rows = db.execute(
        "SELECT person, question, picks, gives_up FROM partner WHERE match = ? ORDER BY person",
        (match,),
    )
    return tuple(
        Partner(
            person=person,
            question=question,
            picks=tuple(decode(picks, type=tuple[str, ...])),
            gives_up=bool(gives_up),
        )
        for person, question, picks, gives_up in rows
    )


def tell(db: sqlite3.Connection, match: str, told: Partner) -> None:
    """Keep what somebody tells their partners now, in place of what they told before."""
    db.execute(
        "INSERT OR REPLACE INTO partner (match, person, question, picks, gives_up)"
        " VALUES (?, ?, ?, ?, ?)",
        (match, told.person, told.question, listed(told.picks), int(told.gives_up)),
    )


def drop(db: sqlite3.Connection, match: str, person: int | None = None) -> None:
    """Drop what somebody (None: anybody) has told."""
    db.execute(
        "DELETE FROM partner WHERE match = ?1 AND (?2 IS NULL OR person = ?2)", (match, person)
    )
