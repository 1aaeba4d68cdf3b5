"""Decks in the database. Nobody gets or changes those of somebody else."""

from collections.abc import Callable

from db.columns import change, columns, differing, filled, insert, named, stored
from db.records.decks import StoredDeck
from db.store import Connection


def of_person(db: Connection, person: int, game: str) -> tuple[StoredDeck, ...]:
    """Return a person's decks of a game, oldest first."""
    query = (
        f"SELECT {columns(StoredDeck)} FROM deck WHERE person = ? AND game = ? ORDER BY made_at, id"
    )
    return tuple(filled(StoredDeck, row) for row in named(db, query, (person, game)))


def load(db: Connection, person: int, deck: str) -> StoredDeck | None:
    """Return a deck of a person, None where they have no such deck."""
    query = f"SELECT {columns(StoredDeck)} FROM deck WHERE id = ? AND person = ?"
    row = named(db, query, (deck, person)).fetchone()
    return None if row is None else filled(StoredDeck, row)


def add(db: Connection, deck: StoredDeck, most: int) -> bool:
    """Keep a new deck; return whether it was kept: a person has at most so many of a game."""
    (have,) = db.execute(
        "SELECT count(*) FROM deck WHERE person = ? AND game = ?", (deck.person, deck.game)
    ).fetchone()
    if have >= most:
        return False
    insert(db, "deck", stored(deck))
    return True


def update(
    db: Connection, person: int, deck: str, work: Callable[[StoredDeck], StoredDeck]
) -> StoredDeck | None:
    """Change a deck of a person and return it, None where they have no such deck."""
    before = load(db, person, deck)
    if before is None:
        return None
    after = work(before)
    if changes := differing(before, after):
        change(db, "deck", changes, "id = ? AND person = ?", (deck, person))
    return after


def drop(db: Connection, person: int, deck: str) -> bool:
    """Delete a deck of a person; return whether there was one."""
    return db.execute("DELETE FROM deck WHERE id = ? AND person = ?", (deck, person)).rowcount > 0
