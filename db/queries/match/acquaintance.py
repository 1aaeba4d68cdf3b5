"""How well people know a game, where they stand in its lesson, what they try."""

from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.records.people import Acquaintance, StoredAttempt, StoredLesson
from db.store import Connection, StaleStep
from db.values import listed, stamp

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


def attempt(db: Connection, person: int) -> StoredAttempt | None:
    """Return the position that a person tries, if there is one."""
    query = f"SELECT {columns(StoredAttempt)} FROM attempt WHERE person = ?"
    row = named(db, query, (person,)).fetchone()
    return None if row is None else filled(StoredAttempt, row)


def put_attempt(
    db: Connection, before: StoredAttempt | None, after: StoredAttempt, since: datetime
) -> StoredAttempt:
    """Write what a person tries, in place of what they tried `before`.

    What was left untouched `since` then is forgotten, whosever it is. Raises StaleStep where what
    is stored is not `before` any more: another press was faster.
    """
    if attempt(db, after.person) != before:
        raise StaleStep(after.tag)
    db.execute("DELETE FROM attempt WHERE changed_at < ?", (stamp(since),))
    insert(db, "attempt", stored(after), key=("person",))
    return after
