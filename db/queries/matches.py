"""Matches in the database: a move, its events and the snapshot after it, or none of them."""

import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from msgspec.json import decode

from db.columns import columns, filled, named, stored
from db.queries import partners
from db.records.matches import (
    StoredHolder,
    StoredMatch,
    StoredMove,
    StoredProposal,
    StoredSeat,
    WholeMatch,
)
from db.records.time import Quiet
from db.store import StaleStep
from db.upkeep import archive
from db.upkeep.packing import packed, unpacked
from db.values import listed, moment, span, stamp

_MATCH = columns(StoredMatch)
_SEAT = columns(StoredSeat)
_MOVE = columns(StoredMove)


def load(db: sqlite3.Connection, match: str) -> WholeMatch | None:
    """Return a match with its seats, holders and proposals.

    Raises archive.Missing when it is in an archive that is not there.
    """
    row = named(db, f"SELECT {_MATCH} FROM match WHERE id = ?", (match,)).fetchone()  # noqa: S608 - our own column names
    if row is None:
        return None
    seats = named(db, f"SELECT {_SEAT} FROM seat WHERE match = ? ORDER BY seat", (match,))  # noqa: S608 - our own column names
    holders, quiet, unpinged = _holders(db, match, row["server"])
    proposals = db.execute("SELECT kind, seat, agreed FROM proposal WHERE match = ?", (match,))
    followers = db.execute("SELECT person FROM follower WHERE match = ?", (match,))
    return WholeMatch(
        match=_match(db, row),
        seats=tuple(filled(StoredSeat, seat) for seat in seats),
        holders=holders,
        proposals=tuple(
            StoredProposal(kind=kind, seat=seat, agreed=tuple(decode(agreed)))
            for kind, seat, agreed in proposals
        ),
        followers=tuple(person for (person,) in followers),
        quiet=quiet,
        unpinged=unpinged,
        partners=partners.of_match(db, match),
    )


def edition(db: sqlite3.Connection, match: str) -> int | None:
    """Return the edition of a match, or None when there is none."""
    row = db.execute("SELECT edition FROM match WHERE id = ?", (match,)).fetchone()
    return None if row is None else row[0]


def reader(db: sqlite3.Connection, match: str, person: int) -> tuple[int, int] | None:
    """Return up to which step somebody who holds a seat has seen a match, and since when its news.

    None when they hold none.
    """
    row: tuple[int, int] | None = db.execute(
        "SELECT seen, news_from FROM holder WHERE match = ? AND person = ? AND left_at IS NULL",
        (match, person),
    ).fetchone()
    return row


def _match(db: sqlite3.Connection, row: sqlite3.Row) -> StoredMatch:
    kept = row["snapshot"]
    snapshot = unpacked(kept) if kept else archive.snapshot(db, row["id"])
    return filled(StoredMatch, row, snapshot=snapshot)


def _holders(
    db: sqlite3.Connection, match: str, server: int | None
) -> tuple[tuple[StoredHolder, ...], dict[int, Quiet], frozenset[int]]:
    rows = db.execute(
        "SELECT h.seat, h.place, h.person, h.ai, coalesce(n.name, p.name, h.name), h.left_at,"
        " h.active_at, h.seen, h.news_from, p.pings, p.quiet_start, p.quiet_minutes, p.zone"
        " FROM holder h LEFT JOIN person p ON p.id = h.person"
        " LEFT JOIN nickname n ON n.person = h.person AND n.server = ?2"
        " WHERE h.match = ?1 ORDER BY h.seat, h.place",
        (match, server),
    ).fetchall()
    holders = tuple(
        StoredHolder(
            seat=row[0],
            place=row[1],
            person=row[2],
            ai=row[3],
            name=row[4],
            left_at=moment(row[5]),
            active_at=moment(row[6]),
            seen=row[7],
            news_from=row[8],
        )
        for row in rows
    )
    quiet = {
        row[2]: Quiet(start=row[10], minutes=row[11], zone=row[12])
        for row in rows
        if row[10] is not None
    }
    return holders, quiet, frozenset(row[2] for row in rows if row[9] == 0)


def keep_cards(db: sqlite3.Connection, digest: str, content: bytes) -> None:
    """Keep a card file, once for all matches that use it."""
    db.execute("INSERT OR IGNORE INTO card_file VALUES (?, ?)", (digest, content))


def cards(db: sqlite3.Connection, digest: str) -> bytes:
    """Return a card file."""
    row = db.execute("SELECT content FROM card_file WHERE hash = ?", (digest,)).fetchone()
    return row[0]


def known_cards(db: sqlite3.Connection) -> frozenset[str]:
    """Return the hashes of all card files that were ever played with here."""
    return frozenset(row[0] for row in db.execute("SELECT hash FROM card_file"))


def add(db: sqlite3.Connection, whole: WholeMatch, setup: StoredMove) -> None:
    """Write a new match with what happened at its setup."""
    match = whole.match
    row = stored(replace(match, snapshot=packed(match.snapshot)))
    marks = ", ".join("?" * len(row))
    db.execute(f"INSERT INTO match ({_MATCH}) VALUES ({marks})", row)  # noqa: S608 - our own column names
    write_seats(db, match.id, whole.seats)
    for holder in whole.holders:
        add_holder(db, match.id, holder)
    _add_moves(db, match.id, (setup,))


def save(
    db: sqlite3.Connection,
    match: StoredMatch,
    seats: Iterable[StoredSeat],
    moves: Iterable[StoredMove],
) -> None:
    """Write a match as it is after `moves`, with the seats that changed.

    `match.edition` is the one it was loaded with. Raises StaleStep when somebody else has written
    the match since.
    """
    done = db.execute(
        "UPDATE match SET snapshot = ?, step = ?, revision = ?, status = ?, places = ?,"
        " ended_at = ?, paused_at = ?, extended = ?, change = ?, changed_at = ?,"
        " edition = edition + 1 WHERE id = ? AND edition = ?",
        (
            packed(match.snapshot),
            match.step,
            match.revision,
            match.status,
            listed(match.places),
            stamp(match.ended_at),
            stamp(match.paused_at),
            span(match.extended),
            match.change,
            stamp(match.changed_at),
            match.id,
            match.edition,
        ),
    )
    if done.rowcount != 1:
        raise StaleStep(match.id)
    write_seats(db, match.id, seats)
    _add_moves(db, match.id, moves)


def write_seats(db: sqlite3.Connection, match: str, seats: Iterable[StoredSeat]) -> None:
    """Write seats, new or known."""
    marks = ", ".join("?" * (1 + len(_SEAT.split(", "))))
    db.executemany(
        f"INSERT OR REPLACE INTO seat (match, {_SEAT}) VALUES ({marks})",  # noqa: S608 - our own column names
        [(match, *stored(seat)) for seat in seats],
    )


def add_holder(db: sqlite3.Connection, match: str, holder: StoredHolder) -> None:
    """Write one more holder of a seat."""
    db.execute(
        "INSERT INTO holder (match, seat, place, person, ai, name, left_at, active_at, seen,"
        " news_from) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match,
            holder.seat,
            holder.place,
            holder.person,
            holder.ai,
            holder.name if holder.ai else "",
            stamp(holder.left_at),
            stamp(holder.active_at),
            holder.seen,
            holder.news_from,
        ),
    )


def get_up(db: sqlite3.Connection, match: str, person: int, now: datetime) -> None:
    """Note that a person no longer holds their seat."""
    db.execute(
        "UPDATE holder SET left_at = ? WHERE match = ? AND person = ?", (stamp(now), match, person)
    )


def active(db: sqlite3.Connection, match: str, person: int, now: datetime) -> None:
    """Note that a person did something."""
    db.execute(
        "UPDATE holder SET active_at = ? WHERE match = ? AND person = ?",
        (stamp(now), match, person),
    )


def seen(db: sqlite3.Connection, match: str, person: int, step: int, news_from: int) -> None:
    """Note that a person was shown everything up to `step`, as news since `news_from`."""
    db.execute(
        "UPDATE holder SET news_from = ?4, seen = ?1 WHERE match = ?2 AND person = ?3"
        " AND seen < ?1",
        (step, match, person, news_from),
    )


def _add_moves(db: sqlite3.Connection, match: str, moves: Iterable[StoredMove]) -> None:
    marks = ", ".join("?" * (1 + len(_MOVE.split(", "))))
    db.executemany(
        f"INSERT INTO move (match, {_MOVE}) VALUES ({marks})",  # noqa: S608 - our own column names
        [(match, *stored(replace(move, events=packed(move.events)))) for move in moves],
    )


def moves(db: sqlite3.Connection, match: str, after: int = -1) -> tuple[StoredMove, ...]:
    """Return the moves after a step, oldest first. Raises archive.Missing."""
    found = named(
        db,
        f"SELECT {_MOVE} FROM move WHERE match = ? AND step > ? ORDER BY step",  # noqa: S608 - our own column names
        (match, after),
    )
    made = tuple(_move(row) for row in found)
    return made or tuple(move for move in archive.moves(db, match) if move.step > after)


def last_moves(
    db: sqlite3.Connection, match: str, shown: int, least: int
) -> tuple[StoredMove, ...]:
    """Return the moves since the change `shown`, and at least so many; oldest first.

    Raises archive.Missing.
    """
    found = named(
        db,
        f"SELECT {_MOVE} FROM move WHERE match = ? ORDER BY step DESC",  # noqa: S608 - our own column names
        (match,),
    )
    made = _latest((_move(row) for row in found), shown, least)
    return made or _latest(reversed(archive.moves(db, match)), shown, least)


def _latest(moves: Iterable[StoredMove], shown: int, least: int) -> tuple[StoredMove, ...]:
    """Return so many of these moves, which come latest first; oldest first."""
    found: list[StoredMove] = []
    for move in moves:
        found.append(move)
        if len(found) >= least and move.change <= shown:
            break
    return tuple(reversed(found))


def _move(row: sqlite3.Row) -> StoredMove:
    return filled(StoredMove, row, events=unpacked(row["events"]))


def last_answer(db: sqlite3.Connection, match: str, seat: int) -> str | None:
    """Return the question that a person answered for a seat, if that was the seat's last move."""
    row = db.execute(
        "SELECT question, by FROM move WHERE match = ? AND seat = ? ORDER BY step DESC LIMIT 1",
        (match, seat),
    ).fetchone()
    return row[0] if row is not None and row[1] == "person" else None
