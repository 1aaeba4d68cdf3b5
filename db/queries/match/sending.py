"""Messages to one person that are being sent: whether they stand is not yet noted."""

from datetime import datetime, timedelta

from db.columns import columns, filled, insert, named, stored
from db.queries.leftovers import leave_over
from db.queries.match import limits, projections
from db.records.projections import Sending
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned

AFTER = timedelta(minutes=2)  # what is not noted by then is looked for


def begin(db: Connection, one: Sending) -> None:
    """Note that a message is about to be sent."""
    insert(db, "sending", stored(one))


def end(db: Connection, tag: str) -> None:
    """Note that nothing of a message stands, or that it is noted where it belongs."""
    db.execute("DELETE FROM sending WHERE tag = ?", (tag,))


def unnoted(db: Connection, now: datetime, limit: int) -> tuple[Sending, ...]:
    """Return messages that may have been sent without being noted, the oldest first."""
    rows = named(
        db,
        f"SELECT {columns(Sending)} FROM sending WHERE at <= ?{owned('server')}"
        " ORDER BY at LIMIT ?",
        (stamp(now - AFTER), limit),
    )
    return tuple(filled(Sending, row) for row in rows)


def found_call(db: Connection, one: Sending, message: int) -> None:
    """Note where a call stands that had been sent and not noted.

    It counts as sent if nothing else is wanted by now. What nobody will take away is left over, as
    where its person was forgotten.
    """
    end(db, one.tag)
    match = one.match
    if db.execute(
        "SELECT 1 FROM ping WHERE match = ? AND message = ?", (match, message)
    ).fetchone():
        return
    row: tuple[int, str | None, int | None, int | None] | None = db.execute(
        "SELECT token, wanted, channel, message FROM ping WHERE match = ? AND person = ?",
        (match, one.person),
    ).fetchone()
    if row is None or one.person is None or match is None:
        leave(db, one, message)
        return
    token, wanted, channel, former = row
    if wanted is not None and token == one.token:
        if former is not None:
            leave_over(
                db,
                "SELECT ?2, ?3, CASE WHEN ?3 IN (SELECT channel FROM direct) THEN NULL"
                " ELSE server END, 0 FROM match WHERE id = ?1",
                (match, former, channel),
            )
        projections.pinged(db, match, one.person, token, one.channel, message, one.at)
        limits.note(db, one.person, one.at, gathers=False)
    elif former is None:
        db.execute(
            "UPDATE ping SET channel = ?3, message = ?4,"
            " pinged_at = max(coalesce(pinged_at, 0), ?5) WHERE match = ?1 AND person = ?2",
            (match, one.person, one.channel, message, stamp(one.at)),
        )
    else:
        leave(db, one, message)


def leave(db: Connection, one: Sending, message: int) -> None:
    """Note that a message is to be deleted, which had been sent and not noted."""
    end(db, one.tag)
    leave_over(db, "SELECT ?, ?, ?, 0", (message, one.channel, one.server))
