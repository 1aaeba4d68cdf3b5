"""How well people know a game, and where they stand in its lesson."""

from db.columns import columns, filled, insert, named, stored
from db.records.people import Acquaintance, StoredLesson
from db.store import Connection, StaleStep
from db.values import listed

_ACQUAINTANCE = columns(Acquaintance)


def of(db: Connection, person: int, game: str) -> Acquaintance:
    """Return how well a person knows a game."""
    query = f"SELECT {_ACQUAINTANCE} FROM acquainted WHERE person = ? AND game = ?"
    row = named(db, query, (person, game)).fetchone()
    return Acquaintance() if row is None else filled(Acquaintance, row)


def answered(db: Connection, person: int, game: str, kind: str, sitting: str) -> None:
    """Note that a person has answered a question of this kind, in this sitting of a match."""
    db.execute(
        "INSERT INTO acquainted (person, game, sittings, sitting, kinds)"
        " VALUES (?1, ?2, 1, ?4, ?5) ON CONFLICT (person, game) DO UPDATE SET"
        " sittings = acquainted.sittings + iif(acquainted.sitting <> excluded.sitting, 1, 0),"
        " sitting = excluded.sitting, kinds ="
        "  iif(EXISTS (SELECT 1 FROM json_each(acquainted.kinds) WHERE value = ?3),"
        "   acquainted.kinds, json_insert(acquainted.kinds, '$[#]', ?3))",
        (person, game, kind, sitting, listed([kind])),
    )


def finished(db: Connection, person: int, game: str) -> None:
    """Note that a person has played a match to its end."""
    db.execute(
        "INSERT INTO acquainted (person, game, finished) VALUES (?, ?, 1)"
        " ON CONFLICT (person, game) DO UPDATE SET finished = acquainted.finished + 1",
        (person, game),
    )


def lessons(db: Connection, person: int) -> tuple[StoredLesson, ...]:
    """Return where a person stands in the lessons that they have begun."""
    query = f"SELECT {columns(StoredLesson)} FROM lesson WHERE person = ?"
    return tuple(filled(StoredLesson, row) for row in named(db, query, (person,)))


def put_lesson(db: Connection, before: StoredLesson | None, after: StoredLesson) -> StoredLesson:
    """Write where a person stands in a lesson, in place of what they had `before`.

    Raises StaleStep where it is not that any more: another press was faster.
    """
    there = (one for one in lessons(db, after.person) if one.game == after.game)
    if next(there, None) != before:
        raise StaleStep(after.game)
    db.execute("DELETE FROM lesson WHERE person = ? AND game = ?", (after.person, after.game))
    insert(db, "lesson", stored(after))
    return after
