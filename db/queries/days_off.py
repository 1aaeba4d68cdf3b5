"""Days off in the database: whose they are, which clocks they stop."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta

from db.columns import columns, filled, named, ours
from db.records.time import HalfDay
from db.store import Connection
from db.values import listed, moment, stamp
from db.writing.shards.owned import owned, owned_by

_BACK = timedelta(days=7)  # for which it is looked whether boards know that somebody is back
_YEAR = 366 * 24 * 3600 * 1000  # ms for which a half day counts, and a little longer


def of_person(db: Connection, person: int) -> tuple[HalfDay, ...]:
    """Return the half days that a person has taken, the oldest first."""
    rows = named(
        db,
        f"SELECT {columns(HalfDay)} FROM half_day WHERE person = ? ORDER BY begins_at",
        (person,),
    )
    return tuple(filled(HalfDay, row) for row in rows)


def of_people(db: Connection, persons: Iterable[int]) -> dict[int, tuple[HalfDay, ...]]:
    """Return the half days that these people have taken."""
    return {person: of_person(db, person) for person in persons}


def of_match(db: Connection, match: str) -> dict[int, tuple[HalfDay, ...]]:
    """Return the half days of those who hold a seat, except those that ended long ago."""
    rows = named(
        db,
        "SELECT d.person, d.begins_at, d.ends_at, d.by_itself, d.chosen_at FROM holder h"
        " JOIN half_day d ON d.person = h.person"
        " AND d.ends_at > coalesce((SELECT at FROM heartbeat), 0)"
        " WHERE h.match = ? AND h.left_at IS NULL ORDER BY d.person, d.begins_at",
        (match,),
    )
    found: dict[int, tuple[HalfDay, ...]] = {}
    for row in rows:
        found[row["person"]] = (*found.get(row["person"], ()), filled(HalfDay, row))
    return found


def update(
    db: Connection,
    person: int,
    work: Callable[[tuple[HalfDay, ...]], Iterable[HalfDay]],
    now: datetime,
) -> None:
    """Replace the half days of a person by what `work` makes of them; forget those of last year."""
    taken = work(of_person(db, person))
    db.execute("INSERT INTO person (id, name) VALUES (?, '') ON CONFLICT DO NOTHING", (person,))
    db.execute("DELETE FROM half_day WHERE person = ?", (person,))
    db.executemany(
        "INSERT INTO half_day VALUES (?1, ?2, ?3, ?4, ?5)",
        [
            (person, stamp(one.begins_at), stamp(one.ends_at), one.by_itself, stamp(one.chosen_at))
            for one in taken
        ],
    )
    db.execute(
        f"DELETE FROM half_day WHERE person = ? AND ends_at + {ours(_YEAR)} <= ?",
        (person, stamp(now)),
    )


def running(db: Connection, person: int) -> tuple[str, ...]:
    """Return the running matches in which a person holds a seat that is asked something."""
    rows = db.execute(
        "SELECT s.match FROM holder h JOIN seat s ON s.match = h.match AND s.seat = h.seat"
        " WHERE h.person = ? AND h.left_at IS NULL AND s.question IS NOT NULL",
        (person,),
    )
    return tuple(row[0] for row in rows)


def beginning(db: Connection, now: datetime, hurried: Sequence[str]) -> tuple[str, ...]:
    """Return the matches in which all people of a seat are away and its clock still runs.

    Not at the paces that are `hurried`, nor where days off stop no clock.
    """
    rows = db.execute(
        "SELECT DISTINCT s.match FROM half_day d"
        " JOIN holder h ON h.person = d.person AND h.left_at IS NULL"
        " JOIN seat s ON s.match = h.match AND s.seat = h.seat"
        " JOIN match m ON m.id = s.match"
        " WHERE d.ends_at > ?1 AND d.begins_at <= ?1 AND s.deadline_at IS NOT NULL"
        " AND coalesce(s.away_until, 0) < d.ends_at"
        " AND m.days_off = 1 AND m.pace NOT IN (SELECT value FROM json_each(?2))"
        " AND NOT EXISTS (SELECT 1 FROM holder o WHERE o.match = s.match AND o.seat = s.seat"
        "  AND o.left_at IS NULL AND NOT EXISTS (SELECT 1 FROM half_day t"
        "   WHERE t.person = o.person AND t.ends_at > ?1 AND t.begins_at <= ?1))"
        f"{owned('m.server')}",
        (stamp(now), listed(hurried)),
    )
    return tuple(row[0] for row in rows)


def ended(db: Connection, now: datetime) -> tuple[str, ...]:
    """Return the matches whose boards may still say that somebody is away who is back."""
    rows = db.execute(
        "SELECT DISTINCT s.match FROM half_day d"
        " JOIN holder h ON h.person = d.person AND h.left_at IS NULL"
        " JOIN seat s ON s.match = h.match AND s.seat = h.seat"
        " WHERE d.ends_at > ?1 AND d.ends_at <= ?2 AND s.away_until <= ?2"
        f" AND s.deadline_at IS NOT NULL{owned_by('match', 's.match')}",
        (stamp(now - _BACK), stamp(now)),
    )
    return tuple(row[0] for row in rows)


def stopped(db: Connection) -> tuple[str, ...]:
    """Return the matches in which days off stop a clock, or stopped it. It reads all seats."""
    rows = db.execute(
        "SELECT DISTINCT match FROM seat WHERE away_until IS NOT NULL AND deadline_at IS NOT NULL"
    )
    return tuple(row[0] for row in rows)


def spent(db: Connection, person: int) -> int:
    """Return how many half days were taken automatically since a person last did something."""
    halves = [half for half in of_person(db, person) if half.by_itself]
    acted = answered_at(db, person) if halves else None
    return sum(acted is None or half.begins_at >= acted for half in halves)


def answered_at(db: Connection, person: int) -> datetime | None:
    """Return when a person last did something in any match."""
    row = db.execute("SELECT max(active_at) FROM holder WHERE person = ?", (person,)).fetchone()
    return moment(row[0])


def spends(db: Connection, person: int) -> bool:
    """Whether half days of a person may be taken automatically."""
    row = db.execute("SELECT spends_days FROM person WHERE id = ?", (person,)).fetchone()
    return row is not None and bool(row[0])
