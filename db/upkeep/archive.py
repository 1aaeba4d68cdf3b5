"""Matches that ended long ago, compressed in a file of their own, and read like any other.

The archive is attached to every connection of the store. A match is first written there and
committed, then compared, and only then removed from the database, because a power cut may divide a
transaction over both files. Who made a move is stored beside the moves, so that it can be
forgotten.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from db import migrate
from db.migrate import Unusable, using
from db.records.matches import By, StoredMove
from db.store import Connection
from db.upkeep.packing import Damaged, unpacked
from db.values import known, stamp

_APPLICATION = 0x35424F41  # "5BOA", in the header of the file
_VERSION = 1
_SCHEMA = f"""
CREATE TABLE kept (
    match TEXT PRIMARY KEY,
    content BLOB NOT NULL
) STRICT;
CREATE TABLE made (
    match TEXT NOT NULL,
    person INTEGER NOT NULL,
    steps TEXT NOT NULL,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX made_person ON made (person);
PRAGMA application_id = {_APPLICATION};
PRAGMA user_version = {_VERSION};
"""
_PRAGMAS = """
PRAGMA archive.synchronous = FULL;
PRAGMA archive.secure_delete = ON;
PRAGMA archive.cache_size = -2048;
PRAGMA archive.journal_size_limit = 16777216;
"""


class Missing(LookupError):
    """A match was archived, and its archive is not there."""


class _Move(msgspec.Struct, array_like=True, frozen=True):
    """A move as it is archived, without who made it."""

    step: int
    seat: int | None
    question: str | None
    by: By | None
    at: int
    change: int
    move: msgspec.Raw  # null for the setup
    events: msgspec.Raw


class _Archived(msgspec.Struct, frozen=True):
    """A match as the archive holds it."""

    snapshot: msgspec.Raw
    moves: tuple[_Move, ...]


_NULL = b"null"
_decoder = msgspec.json.Decoder(_Archived)


# The file


def path_for(database: Path) -> Path:
    """Return where the archive of a database is."""
    return database.with_name(f"{database.stem}-archive{database.suffix}")


def prepare(database: Path) -> None:
    """Make the archive of a database, unless there is one.

    Raises Unusable when it is damaged, of a newer release or another program's.
    """
    path = path_for(database)
    with using(path) as db:
        (owner,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if (owner, version, tables) == (0, 0, 0):
            db.execute("PRAGMA journal_mode = WAL")
            db.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
        elif owner != _APPLICATION:
            raise Unusable(f"{path}: this is not an archive of the bot; move it away")
        elif version > _VERSION:
            raise Unusable(f"{path}: this archive is of a newer release")
        else:
            db.execute("SELECT match, content FROM kept LIMIT 0")
            db.execute("SELECT match, person, steps FROM made LIMIT 0")
            migrate.quick_check(db, path)
            migrate.try_to_write(db)


def attach(db: sqlite3.Connection, database: Path, *, reading: bool = False) -> None:
    """Let a connection read and write the archive of a database (only read, if it only looks)."""
    path = path_for(database)
    address = migrate.looked_at(path) if reading else f"{path.absolute().as_uri()}?mode=rw"
    db.execute("ATTACH ? AS archive", (address,))
    db.executescript(_PRAGMAS)


def problems(path: Path) -> list[str]:
    """Return what is wrong with an archive. Raises Unusable when it is none."""
    with using(path, migrate.look) as db:
        return migrate.problems(db)


# Moving matches there


def cold(db: Connection, before: datetime, limit: int) -> tuple[str, ...]:
    """Return matches that ended before a moment and are not archived, the oldest first."""
    rows = db.execute(
        "SELECT id FROM match WHERE ended_at IS NOT NULL AND archived = 0 AND ended_at < ?"
        " ORDER BY ended_at LIMIT ?",
        (stamp(before), limit),
    )
    return tuple(row[0] for row in rows)


def gather(db: Connection, match: str) -> tuple[bytes, tuple[tuple[Any, ...], ...]]:
    """Return the snapshot of a match and the rows of its moves, as they lie in the database."""
    (snapshot,) = db.execute("SELECT snapshot FROM match WHERE id = ?", (match,)).fetchone()
    rows = db.execute(
        "SELECT step, seat, question, by, at, change, move, events FROM move WHERE match = ?"
        " ORDER BY step",
        (match,),
    )
    return snapshot, tuple(rows)


def pressed(snapshot: bytes, moves: Sequence[tuple[Any, ...]]) -> bytes:
    """Return what `gather` found as it is kept. Raises Damaged."""
    return zlib.compress(_encoded(snapshot, moves), 9)


def _encoded(snapshot: bytes, moves: Sequence[tuple[Any, ...]]) -> bytes:
    made = tuple(
        _Move(
            step=step,
            seat=seat,
            question=question,
            by=by,
            at=at,
            change=change,
            move=msgspec.Raw(move or _NULL),
            events=msgspec.Raw(unpacked(events)),
        )
        for step, seat, question, by, at, change, move, events in moves
    )
    return msgspec.json.encode(_Archived(msgspec.Raw(unpacked(snapshot)), made))


def keep(db: Connection, match: str, content: bytes) -> None:
    """Write a match into the archive. It is still in the database, too."""
    db.execute(
        "INSERT INTO archive.kept VALUES (?, ?)"
        " ON CONFLICT (match) DO UPDATE SET content = excluded.content",
        (match, content),
    )
    db.execute("DELETE FROM archive.made WHERE match = ?", (match,))
    db.execute(
        "INSERT INTO archive.made SELECT match, person, json_group_array(step) FROM main.move"
        " WHERE match = ? AND person IS NOT NULL GROUP BY match, person",
        (match,),
    )


def drop(db: Connection, match: str) -> None:
    """Remove from the database what the archive holds of a match.

    Raises Damaged, and removes nothing, when that is not the same.
    """
    if _content(db, match) != _encoded(*gather(db, match)):
        raise Damaged(f"match {match} is not in the archive as it is in the database")
    db.execute("DELETE FROM move WHERE match = ?", (match,))
    db.execute(
        "UPDATE match SET snapshot = ?, archived = 1, edition = edition + 1 WHERE id = ?",
        (b"", match),
    )


# Reading them


def snapshot(db: Connection, match: str) -> bytes:
    """Return the snapshot of an archived match. Raises Missing, Damaged."""
    return bytes(_kept(db, match).snapshot)


def moves(db: Connection, match: str) -> tuple[StoredMove, ...]:
    """Return all moves of an archived match; none of any other. Raises Missing, Damaged."""
    row = db.execute("SELECT archived FROM match WHERE id = ?", (match,)).fetchone()
    if row is None or not row[0]:
        return ()
    made = db.execute("SELECT person, steps FROM archive.made WHERE match = ?", (match,))
    people = {step: person for person, steps in made for step in json.loads(steps)}
    return tuple(
        StoredMove(
            step=one.step,
            seat=one.seat,
            question=one.question,
            by=one.by,
            person=people.get(one.step),
            at=known(one.at),
            change=one.change,
            move=None if bytes(one.move) == _NULL else bytes(one.move),
            events=bytes(one.events),
        )
        for one in _kept(db, match).moves
    )


def _kept(db: Connection, match: str) -> _Archived:
    return _decoder.decode(_content(db, match))


def _content(db: Connection, match: str) -> bytes:
    row = db.execute("SELECT content FROM archive.kept WHERE match = ?", (match,)).fetchone()
    if row is None:
        raise Missing(match)
    return unpacked(row[0])


def missing(db: Connection) -> int:
    """Return how many matches are said to be archived, and are not in the archive."""
    query = (
        "SELECT count(*) FROM match m WHERE archived = 1"
        " AND NOT EXISTS (SELECT 1 FROM archive.kept k WHERE k.match = m.id)"
    )
    return db.execute(query).fetchone()[0]


def damage(db: Connection) -> Iterator[str]:
    """Yield what is missing from the archive, or is no longer as it was written."""
    for match, content in db.execute("SELECT match, content FROM archive.kept"):
        try:
            _decoder.decode(unpacked(content))
        except ValueError:
            yield f"match {match}: its archive is damaged"
    lost = missing(db)
    if lost:
        yield f"{lost} archived matches are not in the archive"


# People


def of_person(db: Connection, person: int) -> tuple[str, ...]:
    """Return the archived matches in which a person made moves."""
    rows = db.execute(
        "SELECT a.match FROM archive.made a JOIN match m ON m.id = a.match AND m.archived = 1"
        " WHERE a.person = ? ORDER BY a.match",
        (person,),
    )
    return tuple(row[0] for row in rows)


def forget(db: Connection, person: int) -> None:
    """Remove from archived matches who made the moves of a person."""
    db.execute("DELETE FROM archive.made WHERE person = ?", (person,))


def forget_strangers(db: Connection) -> None:
    """Forget people who were forgotten while the archive was missing, or during a power cut."""
    db.execute("DELETE FROM archive.made WHERE person NOT IN (SELECT id FROM main.person)")
