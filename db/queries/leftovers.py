"""Messages that are to be deleted, whatever they say."""

from datetime import datetime, timedelta
from typing import LiteralString

from db.columns import columns, filled, insert, named
from db.records.projections import Leftover, ShownStep
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned

LEFT = timedelta(minutes=30)  # after which a message that could not be deleted is tried again


def leave_over(db: Connection, selected: LiteralString, values: tuple[object, ...]) -> None:
    """Note messages that are to be deleted.

    `selected` is a query of the columns of `Leftover` and of the moment when the message is to be
    deleted, `values` are its parameters. A message that is noted already stays as it is.
    """
    into = f"INSERT INTO leftover ({columns(Leftover)}, due_at) "
    db.execute(f"{into}{selected} ON CONFLICT DO NOTHING", values)


def forget_question(db: Connection, person: int) -> None:
    """Leave over what asks somebody what is to become of their matches (CLB-2.2)."""
    asked = "SELECT message, channel, NULL, 0 FROM silence WHERE person = ? AND message IS NOT NULL"
    leave_over(db, asked, (person,))


def is_left(db: Connection, now: datetime) -> bool:
    """Whether there are messages to be deleted now."""
    query = f"SELECT 1 FROM leftover WHERE due_at <= ?{owned('server')} LIMIT 1"
    return db.execute(query, (stamp(now),)).fetchone() is not None


def leftovers(db: Connection, now: datetime, limit: int) -> tuple[Leftover, ...]:
    """Return messages that are to be deleted; each again after `LEFT` unless `tidied`."""
    rows = named(
        db,
        "UPDATE leftover SET due_at = ?2 WHERE message IN"
        f" (SELECT message FROM leftover WHERE due_at <= ?1{owned('server')}"
        "  ORDER BY due_at LIMIT ?3)"
        f" RETURNING {columns(Leftover)}",
        (stamp(now), stamp(now + LEFT), limit),
    ).fetchall()
    return tuple(filled(Leftover, row) for row in rows)


def tidied(db: Connection, message: int) -> None:
    """Note that a message that was to be deleted is gone."""
    db.execute("DELETE FROM leftover WHERE message = ?", (message,))


# Steps of matches that are over, shown to all


def begin_showing(db: Connection, one: ShownStep) -> None:
    """Note that a step is about to be shown in a channel."""
    values = {"tag": one.tag, "match": one.match, "step": one.step, "server": one.server}
    insert(db, "shown_step", {**values, "channel": one.channel, "at": stamp(one.at)})


def step_shown(db: Connection, tag: str, message: int | None) -> None:
    """Note as which message a step is shown, None where it is not.

    One that names somebody who was forgotten meanwhile is left over.
    """
    if message is None:
        db.execute("DELETE FROM shown_step WHERE tag = ?", (tag,))
    else:
        db.execute("UPDATE shown_step SET message = ?2 WHERE tag = ?1", (tag, message))
        _leave_steps(db, "tag = ?1 AND over = 1", (tag,))


def steps_sending(db: Connection, before: datetime) -> tuple[ShownStep, ...]:
    """Return steps whose showing began before then, and of which no message is noted."""
    rows = named(
        db,
        f"SELECT {columns(ShownStep)} FROM shown_step"
        f" WHERE message IS NULL AND at < ?{owned('server')} ORDER BY at LIMIT 20",
        (stamp(before),),
    )
    return tuple(filled(ShownStep, row) for row in rows)


def forget_steps(db: Connection, person: int) -> None:
    """Have the messages deleted that show matches of a person: they name them.

    One that is being sent is looked for first.
    """
    theirs = "match IN (SELECT match FROM holder WHERE person = ?1)"
    _leave_steps(db, theirs, (person,))
    being_sent = f"UPDATE shown_step SET over = 1 WHERE message IS NULL AND {theirs}"
    db.execute(being_sent, (person,))


def _leave_steps(db: Connection, where: LiteralString, values: tuple[object, ...]) -> None:
    there = f"shown_step WHERE message IS NOT NULL AND {where}"
    leave_over(db, f"SELECT message, channel, server, 0 FROM {there}", values)
    db.execute(f"DELETE FROM {there}", values)
