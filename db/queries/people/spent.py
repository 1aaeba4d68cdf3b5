"""Budgets of a day: what people have spent, under hashes that nobody can erase (TIM-4.3)."""

import hashlib
import hmac
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from db.store import Connection
from db.values import known, stamp

KEPT = timedelta(hours=24)


class Budget(NamedTuple):
    """What somebody may do so many times a day: of whom it is, and to whom or where (`of`)."""

    what: str
    most: int
    of: tuple[int, ...]


class Empty(NamedTuple):
    """A budget that is used up, and when there is something in it again."""

    budget: Budget
    again_at: datetime


def spend(db: Connection, budgets: Iterable[Budget], now: datetime) -> Empty | None:
    """Take one of each of these budgets. Where one is used up nothing is taken: it is returned.

    Call it in the job that writes what is limited.
    """
    db.execute("DELETE FROM spent WHERE until_at <= ?", (stamp(now),))
    db.execute("SAVEPOINT spending")
    try:
        for one in budgets:
            mark = _mark(db, one.what, one.of)
            taken = db.execute(
                "INSERT INTO spent SELECT ?1, ?2"
                " WHERE (SELECT count(*) FROM spent WHERE mark = ?1) < ?3",
                (mark, stamp(now + KEPT), one.most),
            )
            if taken.rowcount != 1:
                db.execute("ROLLBACK TO spending")
                return Empty(one, _again_at(db, mark, one.most))
    finally:
        db.execute("RELEASE spending")
    return None


def bar(db: Connection, what: str, of: tuple[int, ...], until: datetime) -> None:
    """Keep somebody from something until then, whatever is deleted."""
    mark = _mark(db, what, of)
    db.execute("DELETE FROM spent WHERE mark = ?", (mark,))
    db.execute("INSERT INTO spent VALUES (?, ?)", (mark, stamp(until)))


def barred(db: Connection, what: str, of: tuple[int, ...], now: datetime) -> datetime | None:
    """Return until when somebody is kept from something; None where nothing keeps them."""
    query = "SELECT until_at FROM spent WHERE mark = ? AND until_at > ?"
    row = db.execute(query, (_mark(db, what, of), stamp(now))).fetchone()
    return None if row is None else known(row[0])


def _mark(db: Connection, what: str, of: tuple[int, ...]) -> str:
    (key,) = db.execute("SELECT key FROM secret").fetchone()
    return hmac.new(key, f"{what} {of}".encode(), hashlib.sha256).hexdigest()


def _again_at(db: Connection, mark: str, most: int) -> datetime:
    """Return when fewer than `most` of a budget are spent."""
    (at,) = db.execute(
        "SELECT until_at FROM spent WHERE mark = ? ORDER BY until_at DESC LIMIT 1 OFFSET ?",
        (mark, most - 1),
    ).fetchone()
    return known(at)
