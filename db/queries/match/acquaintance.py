"""How well people know a game."""

import sqlite3

from db.columns import columns, filled, named
from db.records.people import Acquaintance

_ACQUAINTANCE = columns(Acquaintance)


def of(db: sqlite3.Connection, person: int, game: str) -> Acquaintance:
    """Return how well a person knows a game."""
    query = f"SELECT {_ACQUAINTANCE} FROM acquainted WHERE person = ? AND game = ?"  # noqa: S608 - our own column names
    row = named(db, query, (person, game)).fetchone()
    return Acquaintance() if row is None else filled(Acquaintance, row)


def answered(db: sqlite3.Connection, person: int, game: str, kind: str, sitting: str) -> None:
    """Note that a person has answered a question of this kind, in this sitting of a match."""
    db.execute(
        "INSERT INTO acquainted (person, game, sittings, sitting, kinds)"
        " VALUES (?1, ?2, 1, ?4, json_array(?3)) ON CONFLICT DO UPDATE SET"
        " sittings = sittings + (sitting <> excluded.sitting), sitting = excluded.sitting,"
        " kinds = iif(EXISTS (SELECT 1 FROM json_each(kinds) WHERE value = ?3),"
        "  kinds, json_insert(kinds, '$[#]', ?3))",
        (person, game, kind, sitting),
    )


def finished(db: sqlite3.Connection, person: int, game: str) -> None:
    """Note that a person has played a match to its end."""
    db.execute(
        "INSERT INTO acquainted (person, game, finished) VALUES (?, ?, 1)"
        " ON CONFLICT DO UPDATE SET finished = finished + 1",
        (person, game),
    )
