"""Direct messages and daily notes in the database (TIM-4.1, 4.2)."""

from datetime import datetime, timedelta
from typing import LiteralString

from db.columns import columns, filled, named
from db.records.people import Direct, DirectsOpening, Note
from db.store import Connection
from db.values import known, listed, stamp

CLAIM = timedelta(minutes=2)  # what is not confirmed by then is handed out again
MOST, WITHIN = 10, timedelta(minutes=10)  # new channels of direct messages
SPAM = (20026, 40003)  # Discord's codes: the bot is taken for one that sends spam
REST = timedelta(days=1)  # for which nothing is opened then
_SPAM = listed(SPAM)
_MS = timedelta(milliseconds=1)
_NOTES = (
    "SELECT d.person, d.channel, coalesce(p.locale, p.spoken) AS locale, d.note_at, d.note_message"
    " FROM direct d JOIN person p ON p.id = d.person"
)
_SENT = "NOT EXISTS (SELECT 1 FROM sending f WHERE f.person = d.person AND f.kind = '{kind}')"
WORKS = "d.channel IS NOT NULL AND d.refused IS NULL"  # of a row `d` of direct


def of_person(db: Connection, person: int) -> Direct | None:
    """Return the direct messages with a person; None when they never wanted any."""
    query = f"SELECT {columns(Direct)} FROM direct WHERE person = ?"
    row = named(db, query, (person,)).fetchone()
    return None if row is None else filled(Direct, row)


def choose(
    db: Connection, person: int, now: datetime, note_at: datetime | None, *, wanted: bool
) -> None:
    """Turn direct messages on or off; the next daily note is due at `note_at`.

    Whoever turns them on again is greeted, which also shows whether they work by now. After Discord
    took the bot for spam that waits until the ban is over, whatever people choose.
    """
    if not wanted:
        db.execute(
            "UPDATE direct SET due_at = NULL, note_at = NULL, note_claimed_at = NULL"
            " WHERE person = ?",
            (person,),
        )
        return
    rests = "direct.refused IN (SELECT CAST(value AS bigint) FROM json_each(?4))"
    rests += " AND direct.refused_at > ?5"
    db.execute(
        "INSERT INTO direct (person, due_at, note_at) VALUES (?1, ?2, ?3)"
        " ON CONFLICT (person) DO UPDATE SET note_at = ?3, note_claimed_at = NULL, told = 0,"
        f" due_at = CASE WHEN {rests} THEN direct.refused_at + ?6 ELSE ?2 END,"
        f" refused = CASE WHEN {rests} THEN direct.refused END",
        (person, stamp(now), stamp(note_at), _SPAM, stamp(now - REST), REST // _MS),
    )


def put_note(db: Connection, person: int, note_at: datetime | None) -> None:
    """Change when the next daily note is due, even if one is being written."""
    db.execute(
        "UPDATE direct SET note_at = ?, note_claimed_at = NULL WHERE person = ?",
        (stamp(note_at), person),
    )


def noting(db: Connection) -> tuple[tuple[int, datetime], ...]:
    """Return everybody who has daily notes, each with the moment when the next is due."""
    rows = db.execute("SELECT person, note_at FROM direct WHERE note_at IS NOT NULL")
    return tuple((row[0], known(row[1])) for row in rows.fetchall())


def move_note(db: Connection, person: int, former: datetime, note_at: datetime) -> None:
    """Move a daily note that was due at `former`, unless it is being written."""
    db.execute(
        "UPDATE direct SET note_at = ? WHERE person = ? AND note_at = ?",
        (stamp(note_at), person, stamp(former)),
    )


def is_opening_due(db: Connection, now: datetime) -> bool:
    """Whether there are direct messages to be opened or greeted."""
    return any(_openings(db, now, 1))


def is_note_due(db: Connection, now: datetime) -> bool:
    """Whether there is a daily note to be claimed."""
    return bool(_notes(db, now, 1))


def openings(db: Connection, now: datetime, limit: int) -> tuple[DirectsOpening, ...]:
    """Claim the direct messages that are to be opened or greeted, the longest waiting first.

    At most ten are opened in ten minutes, and none for a day after Discord took the bot for spam.
    """
    there, new = _openings(db, now, limit)
    db.executemany(
        "UPDATE direct SET due_at = ? WHERE person = ?",
        [(stamp(now + CLAIM), one.person) for one in (*there, *new)],
    )
    db.executemany(
        "UPDATE direct SET opened_at = ? WHERE person = ?",
        [(stamp(now), one.person) for one in new],
    )
    return (*there, *new)


def _openings(
    db: Connection, now: datetime, limit: int
) -> tuple[tuple[DirectsOpening, ...], tuple[DirectsOpening, ...]]:
    """Return who waits in channels that are there, and for which channels to be opened."""
    there = _due(db, now, "d.channel IS NOT NULL", limit)
    opened = db.execute(
        "SELECT count(*) FROM direct WHERE opened_at > ?", (stamp(now - WITHIN),)
    ).fetchone()[0]
    room = 0 if stopped(db, now) else max(0, MOST - opened)
    return there, _due(db, now, "d.channel IS NULL", min(room, limit))


def _due(
    db: Connection, now: datetime, where: LiteralString, limit: int
) -> tuple[DirectsOpening, ...]:
    rows = named(
        db,
        "SELECT d.person, d.channel, coalesce(p.locale, p.spoken) AS locale, d.refused_at"
        " FROM direct d JOIN person p ON p.id = d.person"
        f" WHERE d.due_at <= ? AND {where} AND {_SENT.format(kind='greeting')}"
        " ORDER BY d.due_at LIMIT ?",
        (stamp(now), limit),
    )
    return tuple(filled(DirectsOpening, row) for row in rows)


def stopped(db: Connection, now: datetime) -> bool:
    """Whether nothing is opened because Discord took the bot for spam."""
    query = (
        "SELECT 1 FROM direct WHERE refused IN (SELECT CAST(value AS bigint) FROM json_each(?))"
        " AND refused_at > ? LIMIT 1"
    )
    return db.execute(query, (_SPAM, stamp(now - REST))).fetchone() is not None


def opened(db: Connection, person: int, channel: int) -> None:
    """Note the channel of direct messages; the person is still to be greeted there."""
    db.execute("UPDATE direct SET channel = ?2 WHERE person = ?1", (person, channel))


def greeted(db: Connection, person: int) -> None:
    """Note that a person was greeted: direct messages work."""
    db.execute(
        "UPDATE direct SET due_at = NULL, refused = NULL, told = 0 WHERE person = ?", (person,)
    )


def refused(db: Connection, person: int, code: int, now: datetime) -> None:
    """Note that nothing can be written to a person: they are called in threads from now on.

    That includes people with a daily note (`projections.claim`). What Discord refused because it
    took the bot for spam is tried again later.
    """
    later = stamp(now + REST) if code in SPAM else None
    db.execute(
        "UPDATE direct SET refused = ?2, refused_at = ?3, told = 0, due_at = ?4,"
        " note_claimed_at = NULL WHERE person = ?1",
        (person, code, stamp(now), later),
    )


def tell(db: Connection, person: int) -> None:
    """Note that a person was told that nothing can be written to them."""
    db.execute("UPDATE direct SET told = 1 WHERE person = ? AND refused IS NOT NULL", (person,))


def notes(db: Connection, now: datetime, limit: int) -> tuple[Note, ...]:
    """Claim the daily notes that are due where they can be written; none after an outage yet."""
    found = _notes(db, now, limit)
    db.executemany(
        "UPDATE direct SET note_claimed_at = ? WHERE person = ?",
        [(stamp(now), one.person) for one in found],
    )
    return found


def _notes(db: Connection, now: datetime, limit: int) -> tuple[Note, ...]:
    rows = named(
        db,
        f"{_NOTES} WHERE d.note_at <= ?1"
        f" AND {WORKS} AND (SELECT max(id) FROM outage) IS NULL AND {_SENT.format(kind='note')}"
        " AND (d.note_claimed_at IS NULL OR d.note_claimed_at <= ?2) ORDER BY d.note_at LIMIT ?3",
        (stamp(now), stamp(now - CLAIM), limit),
    )
    return tuple(filled(Note, row) for row in rows)


def note_of(db: Connection, person: int) -> Note | None:
    """Return the daily note of a person that is due next, or being written."""
    row = named(db, f"{_NOTES} WHERE d.person = ? AND d.note_at IS NOT NULL", (person,)).fetchone()
    return None if row is None else filled(Note, row)


def noted(db: Connection, note: Note, message: int | None, next_at: datetime | None) -> None:
    """Confirm a daily note: the message that stands now, and when the next is due.

    If the person has chosen something else meanwhile, which ends the claim, that stands.
    """
    db.execute(
        "UPDATE direct SET note_claimed_at = NULL, note_message = ?2,"
        " note_at = CASE WHEN note_claimed_at IS NULL THEN note_at ELSE ?3 END WHERE person = ?1",
        (note.person, message, stamp(next_at)),
    )
