"""What people have noted for themselves beside a match."""

from db.columns import insert
from db.store import Connection


def load(db: Connection, match: str, person: int) -> str:
    """Return what a person has noted, "" where there is nothing."""
    row = db.execute(
        "SELECT words FROM note WHERE match = ? AND person = ?", (match, person)
    ).fetchone()
    return "" if row is None else row[0]


def keep(db: Connection, match: str, person: int, words: str) -> None:
    """Keep what a person notes, in place of their former note; an empty one is deleted."""
    if words:
        values = {"match": match, "person": person, "words": words}
        insert(db, "note", values, key=("match", "person"))
    else:
        db.execute("DELETE FROM note WHERE match = ? AND person = ?", (match, person))
