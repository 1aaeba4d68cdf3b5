"""Time when the bot was not there, given back to everybody: some matches in one transaction.

A seat's deadline moves by the part of an outage in which its clock ran. `seat.counted_from` is the
moment since which that clock has run without such a gap. It is set to the end of the outage
together with the move, so that no deadline is moved twice, whoever moves it and in whatever order.

Outages, and changes of the clock, are noted as gaps as well. Moments of moves stay as they were;
whoever compares these with a deadline lets them follow it (`play/time/gaps.py`).

Where a clock leaves out nights, weekends or days off, its new deadline is when the time that was
left will have counted (`Later`). Such time within an outage is not given back, because it was never
taken (TIM-1.4).
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from db.columns import columns, filled, named
from db.records.time import Clocked, Gap, Moving, Quiet
from db.store import Connection
from db.values import known, listed, moment, span, stamp, ticks
from db.writing import moving
from db.writing.shards.records import Shard


def at_once(clocked: Clocked, start: datetime, until: datetime) -> datetime:
    """Return the deadline of a clock that leaves nothing out, after a stop of that length."""
    return clocked.deadline_at + (until - start)


Later: TypeAlias = Callable[[Clocked, datetime, datetime], datetime]
_CLOCKED = "m.pace, m.weekends, s.counted_from, s.deadline_at, s.away_until"
_QUIET = f"{columns(Quiet, table='p')}, p.quiet_before"

_BEAT = "INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"

SOONEST = timedelta(minutes=10)  # after an outage, until a round ends whose hour is fixed
_GAPS = 1000  # that are kept: for a day or two, though there were one every three minutes


def beat(
    db: Connection, now: datetime, grace: timedelta, moved: Sequence[Moving]
) -> timedelta | None:
    """Note that the bot is there, and an outage when it was not for longer than `grace`.

    By its length all that is `moved` moves at once, clocks of seats later (`move_next`). Returns
    it, if there was one.
    """
    last = last_beat(db)
    db.execute(_BEAT, (stamp(now),))
    if last is None or now - last <= grace:
        return None
    db.execute("INSERT INTO outage (from_at, until_at) VALUES (?, ?)", (stamp(last), stamp(now)))
    _note_gap(db, last, now)
    moving.move(db, moved, now - last, now, last)
    _end_at_their_hour(db, last, now)
    return now - last


def part_away(
    db: Connection, part: Shard, last: datetime, now: datetime, moved: Sequence[Moving]
) -> None:
    """Note that nobody has looked after a part of the servers, and move all that is `moved` there.

    Clocks of its seats have been moved before (`move_these`).
    """
    db.execute(
        "INSERT INTO gap (from_at, until_at, part, of_all) VALUES (?, ?, ?, ?)",
        (stamp(last), stamp(now), part.number, part.of_all),
    )
    db.execute("DELETE FROM gap WHERE id <= (SELECT max(id) FROM gap) - ?", (_GAPS,))
    moving.move(db, moved, now - last, now, last, part)
    _end_at_their_hour(db, last, now, part)


def _end_at_their_hour(
    db: Connection, last: datetime, now: datetime, part: Shard | None = None
) -> None:
    """Let rounds whose fixed hour was in an outage end as much later as of it was theirs.

    But none before the bot has been back for a while (EVT-1.11). All were moved by its length.
    """
    db.execute(
        "UPDATE tournament SET until_at = max(2 * (until_at - :by) - :last, :now + :soon)"
        " WHERE ends_minute IS NOT NULL AND status = 'running' AND absent_at IS NULL"
        " AND (paused_at IS NULL OR until_at <= paused_at)"
        " AND until_at - :by > :last AND until_at - :by <= :now"
        + ("" if part is None else f" AND {moving.IN_PART}"),
        {
            **({} if part is None else {"number": part.number, "of_all": part.of_all}),
            "by": span(now - last),
            "last": stamp(last),
            "now": stamp(now),
            "soon": span(SOONEST),
        },
    )


def _note_gap(db: Connection, from_at: datetime, until_at: datetime) -> None:
    """Note what nobody has lived through; one that goes on where the last one ended is the same."""
    newest = "id = (SELECT max(id) FROM gap) AND part IS NULL"
    values = {"from": stamp(from_at), "until": stamp(until_at)}
    same = f"UPDATE gap SET until_at = :until WHERE {newest} AND until_at = :from"
    if db.execute(same, values).rowcount:
        return
    db.execute("INSERT INTO gap (from_at, until_at) VALUES (:from, :until)", values)
    db.execute("DELETE FROM gap WHERE id <= (SELECT max(id) FROM gap) - ?", (_GAPS,))


def gaps(db: Connection, match: str) -> tuple[Gap, ...]:
    """Return what nobody has lived through of late in the tournament of a match, in its order.

    That also is while its game was not there; what else was noted meanwhile is a part of it.
    Whatever is over for two days that were lived through needs none of it (EVT-5.1).
    """
    rows = named(
        db,
        f"SELECT {columns(Gap)} FROM gap g WHERE g.instead IS NOT NULL AND g.tournament ="
        "  (SELECT tournament FROM tournament_match WHERE match = ?1)"
        " OR g.tournament IS NULL AND NOT EXISTS (SELECT 1 FROM gap o WHERE o.tournament ="
        "  (SELECT tournament FROM tournament_match WHERE match = ?1)"
        "  AND o.instead < g.id AND g.id < o.id)"
        " AND (g.part IS NULL OR g.part = (SELECT (coalesce(server, 0) >> 22) % g.of_all"
        "  FROM match WHERE id = ?1)) ORDER BY g.id",
        (match,),
    )
    return tuple(filled(Gap, row) for row in rows)


def last_beat(db: Connection) -> datetime | None:
    """Return when the bot was last there."""
    row = db.execute("SELECT at FROM heartbeat").fetchone()
    return moment(row[0]) if row else None


def put_right(
    db: Connection,
    now: datetime,
    grace: timedelta,
    passed: timedelta | None,
    moved: Sequence[Moving],
) -> timedelta | None:
    """Move all that is `moved` when the clock was put forward or back by more than `grace`.

    Days off that somebody has planned follow the calendar, and stay. `passed` is how long ago the
    last sign of life was, by a clock that nobody sets; without it only a clock that goes back is
    noticed. Returns by how much the clock was changed, if it was. Everything is moved at once,
    because what was written by one clock cannot be told from what was written by the other later.
    An outage that never was, by a clock that was ahead at the start, is no longer told.
    """
    last = last_beat(db)
    if last is None:
        return None
    gone = max(now - last, timedelta(0)) if passed is None else passed
    jump = now - last - gone
    if abs(jump) <= grace:
        return None
    changed_at = last if gone > grace else last + gone  # an outage is noted next: one gap with it
    _note_gap(db, changed_at, changed_at + jump)
    moving.move(db, moved, jump, now, last)
    values = {"by": span(jump), "now": stamp(now)}
    db.execute(
        "UPDATE match SET extended = extended"
        " + CASE WHEN :by < 0 AND extended + :by >= 0 THEN :by ELSE 0 END WHERE status = 'running'",
        values,
    )
    db.execute(  # the boards name the moments
        "UPDATE match SET changed_at = CASE WHEN shown < change THEN changed_at ELSE :now END,"
        " change = change + 1 WHERE id IN (SELECT match FROM seat WHERE deadline_at IS NOT NULL)",
        values,
    )
    return jump


def behind(db: Connection) -> bool:
    """Whether deadlines may still have to be moved after an outage."""
    return db.execute("SELECT max(id) FROM outage").fetchone()[0] is not None


def move(db: Connection, match: str, later: Later = at_once) -> bool:
    """Move the deadlines of one match, if they are behind; return whether they were."""
    return _moved(db, (match,), later) > 0


def move_next(db: Connection, limit: int, later: Later = at_once) -> tuple[str, ...]:
    """Move the deadlines of the next matches that wait for somebody, and return those matches.

    When there are fewer than `limit`, these were the last.
    """
    done = db.execute("SELECT done FROM outage ORDER BY id DESC LIMIT 1").fetchone()
    if done is None:
        return ()
    rows = db.execute(
        "SELECT DISTINCT match FROM seat WHERE question IS NOT NULL AND match > ?"
        " ORDER BY match LIMIT ?",
        (done[0], limit),
    )
    matches = tuple(row[0] for row in rows)
    _moved(db, matches, later)
    if len(matches) < limit:
        db.execute("DELETE FROM outage")
    else:
        db.execute("UPDATE outage SET done = ?", (matches[-1],))
    return matches


def _moved(db: Connection, matches: Sequence[str], later: Later) -> int:
    """Move the deadlines of matches by all outages, the oldest first; return how many seats.

    Those that wait for their game get all of that time back once it is there (`absence.py`).
    """
    present = _present(db, matches)
    outages = db.execute("SELECT from_at, until_at FROM outage ORDER BY id").fetchall()
    return sum(put_off(db, present, from_at, until_at, later) for from_at, until_at in outages)


def move_these(
    db: Connection,
    matches: Sequence[str],
    from_at: datetime,
    until_at: datetime,
    later: Later = at_once,
) -> None:
    """Move the deadlines of matches by what their clocks ran through of a time without us."""
    put_off(db, _present(db, matches), ticks(from_at), ticks(until_at), later)


def _present(db: Connection, matches: Sequence[str]) -> list[str]:
    absent = {row[0] for row in db.execute("SELECT match FROM absent")}
    return [match for match in matches if match not in absent]


def put_off(
    db: Connection,
    matches: Sequence[str],
    from_at: int,
    until_at: int,
    later: Later = at_once,
) -> int:
    """Move the deadlines of matches by the part of that time that their clocks ran through.

    Returns how many seats that were.
    """
    if until_at <= from_at:  # the clock was put back meanwhile
        return 0
    values = {"from": from_at, "until": until_at, "matches": listed(matches)}
    db.execute(
        "UPDATE match SET extended = extended + :until - :from, edition = edition + 1,"
        " change = change + 1, changed_at = :until WHERE id IN (SELECT match FROM seat"
        "  WHERE match IN (SELECT value FROM json_each(:matches))"
        "  AND deadline_at IS NOT NULL AND counted_from < :until)",
        values,
    )
    corrected = _corrections(db, values, later)
    moved = db.execute(
        "UPDATE seat SET deadline_at = deadline_at + :until - max(:from, counted_from),"
        " reminder_at = reminder_at + :until - max(:from, counted_from), counted_from = :until"
        " WHERE match IN (SELECT value FROM json_each(:matches))"
        " AND deadline_at IS NOT NULL AND counted_from < :until",
        values,
    ).rowcount
    db.executemany(
        "UPDATE seat SET deadline_at = deadline_at + ?, reminder_at = reminder_at + ?"
        " WHERE match = ? AND seat = ?",
        corrected,
    )
    return moved


def _corrections(
    db: Connection, values: dict[str, Any], later: Later
) -> list[tuple[int, int, str, int]]:
    """Return by how much less each deadline moves that leaves something out, with its seat."""
    query = (
        f"SELECT s.match, s.seat, {_CLOCKED}, {_QUIET} FROM seat s"
        " JOIN match m ON m.id = s.match"
        " LEFT JOIN holder h ON h.match = s.match AND h.seat = s.seat AND h.place ="
        "  (SELECT min(o.place) FROM holder o WHERE o.match = s.match AND o.seat = s.seat"
        "   AND o.left_at IS NULL AND o.person IS NOT NULL)"
        " LEFT JOIN person p ON p.id = h.person"
        " WHERE s.match IN (SELECT value FROM json_each(?2))"
        " AND s.deadline_at IS NOT NULL AND s.counted_from < ?1"
        " AND (m.weekends <> '' OR s.away_until IS NOT NULL OR p.zone IS NOT NULL"
        "  OR p.quiet_before IS NOT NULL)"
    )
    rows = named(db, query, (values["until"], values["matches"])).fetchall()
    from_at, until_at = known(values["from"]), known(values["until"])
    found: list[tuple[int, int, str, int]] = []
    for row in rows:
        clocked = filled(Clocked, row)
        start = max(from_at, clocked.counted_from)
        less = ticks(later(clocked, start, until_at)) - ticks(at_once(clocked, start, until_at))
        if less:
            found.append((less, less, row["match"], row["seat"]))
    return found
