"""What is kept of matches that are over so that they are looked back at quickly (MND-4.3)."""

import zlib
from typing import LiteralString

from db.columns import insert
from db.store import Connection


def trail(db: Connection, match: str, form: int) -> bytes | None:
    """Return the steps of a match as they were kept in this form, if they were."""
    return _kept(db, "trail", match, form)


def keep_trail(db: Connection, match: str, form: int, content: bytes) -> None:
    """Keep the steps of a match."""
    _keep(db, "trail", match, form, content)


def review(db: Connection, match: str, form: int) -> bytes | None:
    """Return what decided a match, if that was found out and kept in this form."""
    return _kept(db, "review", match, form)


def keep_review(db: Connection, match: str, form: int, content: bytes) -> None:
    """Keep what decided a match."""
    _keep(db, "review", match, form, content)


def _kept(db: Connection, table: LiteralString, match: str, form: int) -> bytes | None:
    query = f"SELECT content FROM {table} WHERE match = ? AND form = ?"
    row = db.execute(query, (match, form)).fetchone()
    return None if row is None else zlib.decompress(row[0])


def _keep(db: Connection, table: LiteralString, match: str, form: int, content: bytes) -> None:
    values = {"match": match, "form": form, "content": zlib.compress(content, 9)}
    insert(db, table, values, key=("match",))
