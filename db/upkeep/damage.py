"""What is wrong with a whole database: pages, references, and what lies in the rows."""

import hashlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from db.migrate import Unusable, look, problems, using
from db.store import Connection
from db.upkeep import archive
from db.upkeep.packing import Damaged, unpacked


def found(path: Path) -> list[str]:
    """Return what is no longer as it was written, also in the archive; both may be in use."""
    try:
        with using(path, look) as db:
            archived = archive.path_for(path).exists()
            if archived:
                archive.attach(db, path, reading=True)
            where = archive.damage if archived else _away
            return problems(db) or [*content(db), *where(db)]
    except Unusable as error:
        return [str(error)]


def content(db: sqlite3.Connection) -> Iterator[str]:
    """Yield what SQLite does not look at: words, cards, snapshots and events that are damaged."""
    unread = list(_unreadable(db))
    yield from unread or rows(db)


def rows(db: Connection) -> Iterator[str]:
    """Yield words, cards, snapshots and events that are damaged in rows that can be read."""
    for digest, cards in db.execute("SELECT hash, content FROM card_file"):
        if hashlib.sha256(cards).hexdigest() != digest:
            yield f"the card file {digest[:8]} is not the one of its hash"
    for match, snapshot in db.execute("SELECT id, snapshot FROM match WHERE length(snapshot) > 0"):
        if not _whole(snapshot):
            yield f"match {match}: where it stands is damaged"
    for match, step, events in db.execute("SELECT match, step, events FROM move"):
        if not _whole(events):
            yield f"match {match}: what move {step} told is damaged"


def _away(db: sqlite3.Connection) -> Iterator[str]:
    (away,) = db.execute("SELECT count(*) FROM match WHERE length(snapshot) = 0").fetchone()
    if away:
        yield f"{away} archived matches are in an archive that is not there"


def _unreadable(db: sqlite3.Connection) -> Iterator[str]:
    tables = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (table,) in tables:
        try:
            for _ in db.execute(f"SELECT * FROM {table}"):
                pass
        except sqlite3.OperationalError:
            yield f"{table}: a row cannot be read"


def _whole(stored: bytes) -> bool:
    try:
        unpacked(stored)
    except Damaged:
        return False
    return True
