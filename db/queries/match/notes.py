"""What people have noted for themselves beside a match."""

import sqlite3

from db.columns import insert


def load(db: sqlite3.Connection, match: str, person: int) -> str:
    """Return what a person has noted, "" where there is nothing."""
    row = db.execute(
        "SELECT words FROM note WHERE match = ? AND person = ?", (match, person)
    ).fetchone()
    return "" if row is None else row[0]


def keep(db: sqlite3.Connection, match: str, person: int, words: str) -> None:
    """Keep what a person notes, in place of their former note; an empty one is deleted."""
    if words:
        values = {"match": match, "person": person, "words": words}
        insert(db, "note", values, replacing=True)
    else:
        db.execute("DELETE FROM note WHERE match = ? AND person = ?", (match, person))
