"""Whoever has gone silent in several matches, and the one question that asks them (CLB-2.2)."""

from datetime import datetime, timedelta

from db.columns import columns, filled, named, ours
from db.queries.directs import WORKS
from db.queries.leftovers import forget_question, leave_over
from db.records.people import Silence
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned

LONG = timedelta(days=3)  # of counted time without a press
ENOUGH = 2  # matches
LOOK = timedelta(hours=1)  # to which presses are noted
# Seats of the person `p` in matches that run, with their holders.
_HOLDS = (
    "FROM holder h JOIN match m ON m.id = h.match AND m.status = 'running'"
    " JOIN seat s ON s.match = h.match AND s.seat = h.seat AND s.conceded = 0"
    " WHERE h.person = p.id AND h.left_at IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM absent a WHERE a.match = m.id)"  # its game is there
)
# Which of them the clock has answered for since they pressed something last.
_MISSED = (
    f"{_HOLDS} AND s.misses > 0 AND EXISTS (SELECT 1 FROM move o WHERE o.match = h.match"
    " AND o.seat = h.seat AND o.by = 'clock' AND o.at > coalesce(p.pressed_at, 0))"
)
_WAITING = (
    f"{_HOLDS} AND s.question IS NOT NULL AND s.machine = 0 AND s.standin IS NULL"
    " AND m.paused_at IS NULL AND coalesce(s.counted_from, s.asked_at) <= ?1"
)
_SEATS = f"SELECT h.match, h.seat {_WAITING.replace('p.id', '?2')} ORDER BY h.match"
_PRESSED = "coalesce(p.pressed_at, (SELECT max(active_at) FROM holder o WHERE o.person = p.id), 0)"
_UNKNOWN = "NOT EXISTS (SELECT 1 FROM silence q WHERE q.person = p.id)"
_OWN = owned("null")  # people are of no server


def pressed(db: Connection, person: int, now: datetime) -> bool | None:
    """Note that somebody has pressed something; return whether they are to be asked now.

    None where they are not known. What asked them in a direct message is left over.
    """
    done = db.execute("UPDATE person SET pressed_at = ?2 WHERE id = ?1", (person, stamp(now)))
    if not done.rowcount:
        return None
    forget_question(db, person)
    row = db.execute(
        "DELETE FROM silence WHERE person = ? RETURNING asked_at", (person,)
    ).fetchone()
    return row is not None and row[0] is None


def all_silent(db: Connection) -> frozenset[int]:
    """Return everybody who has gone silent, as far as was found."""
    return frozenset(row[0] for row in db.execute("SELECT person FROM silence"))


def missing(db: Connection) -> tuple[int, ...]:
    """Return who has missed a sitting in several matches since they pressed something last."""
    query = (
        "SELECT p.id FROM person p WHERE p.id IN (SELECT h.person FROM seat s JOIN holder h"
        " ON h.match = s.match AND h.seat = s.seat WHERE s.misses > 0)"
        f" AND {_UNKNOWN} AND (SELECT count(*) {_MISSED}) >= {ours(ENOUGH)}{_OWN} ORDER BY p.id"
    )
    return tuple(row[0] for row in db.execute(query))


def waited_for(db: Connection, now: datetime) -> tuple[tuple[int, str, int], ...]:
    """Return seats that may have been waited for long, of people who pressed nothing meanwhile.

    Person, match, seat; whether that time counts is not looked at.
    """
    people = (
        f"SELECT p.id FROM person p WHERE {_PRESSED} <= ?1 AND {_UNKNOWN}"
        f" AND (SELECT count(*) {_WAITING}) >= {ours(ENOUGH)}{_OWN} ORDER BY p.id"
    )
    found: list[tuple[int, str, int]] = []
    at = stamp(now - LONG)
    for (person,) in db.execute(people, (at,)).fetchall():
        rows = db.execute(_SEATS, (at, person)).fetchall()
        found += [(person, match, seat) for match, seat in rows]
    return tuple(found)


def found(db: Connection, person: int, now: datetime) -> None:
    """Note that somebody has gone silent."""
    db.execute(
        "INSERT INTO silence (person, at) SELECT id, ?2 FROM person WHERE id = ?1"
        " ON CONFLICT DO NOTHING",
        (person, stamp(now)),
    )


def to_write(db: Connection, limit: int) -> tuple[Silence, ...]:
    """Return who is to be asked by direct message: they chose those, and they work."""
    query = (
        "SELECT q.person, q.at, q.tag, d.channel, q.posting_at,"
        " coalesce(p.locale, p.spoken) AS locale FROM silence q"
        " JOIN person p ON p.id = q.person AND p.pings = 1 AND p.calls <> 'thread'"
        f" JOIN direct d ON d.person = q.person AND {WORKS}"
        f" WHERE q.asked_at IS NULL AND q.posting_at IS NULL{_OWN} ORDER BY q.at LIMIT ?"
    )
    return tuple(filled(Silence, row) for row in named(db, query, (limit,)))


def posting(db: Connection, person: int, tag: str, channel: int, now: datetime) -> bool:
    """Note that somebody is about to be asked; False where they have pressed something since."""
    done = db.execute(
        "UPDATE silence SET tag = ?2, channel = ?3, posting_at = ?4"
        " WHERE person = ?1 AND asked_at IS NULL AND posting_at IS NULL",
        (person, tag, channel, stamp(now)),
    )
    return done.rowcount == 1


def posted(db: Connection, one: Silence, message: int, now: datetime) -> None:
    """Note what asks somebody; where they have pressed something since it is left over."""
    done = db.execute(
        "UPDATE silence SET message = ?3, asked_at = ?4, posting_at = NULL"
        " WHERE person = ?1 AND tag = ?2",
        (one.person, one.tag, message, stamp(now)),
    )
    if not done.rowcount:
        leave_over(db, "SELECT ?1, ?2, NULL, 0", (message, one.channel))


def not_posted(db: Connection, person: int, tag: str) -> None:
    """Note that nothing asks somebody yet."""
    db.execute(
        "UPDATE silence SET posting_at = NULL, tag = NULL WHERE person = ? AND tag = ?",
        (person, tag),
    )


def unnoted(db: Connection, until: datetime, limit: int) -> tuple[Silence, ...]:
    """Return who may have been asked since then without a note of it: the bot was stopped."""
    query = (
        f"SELECT {columns(Silence, but=['locale'])}, NULL AS locale FROM silence"
        f" WHERE posting_at <= ?{_OWN} ORDER BY posting_at LIMIT ?"
    )
    return tuple(filled(Silence, row) for row in named(db, query, (stamp(until), limit)))
