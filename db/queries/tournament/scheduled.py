"""Tournaments whose dates stand among the scheduled events of their server (CLB-4.5)."""

from datetime import datetime

from db.columns import change, columns, filled, insert, named, stored
from db.records.tournaments import Scheduled
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned

_ROW = columns(Scheduled)


def want(db: Connection, tournament: str) -> None:
    """Let the dates of a tournament be shown; what was refused is tried once more."""
    db.execute(
        "INSERT INTO scheduled (tournament) VALUES (?) ON CONFLICT (tournament)"
        " DO UPDATE SET state = CASE WHEN scheduled.event IS NULL THEN 'wanted' ELSE 'made' END",
        (tournament,),
    )


def of(db: Connection, tournament: str) -> Scheduled | None:
    """Return what is shown of a tournament; None where that is not wanted."""
    row = named(db, f"SELECT {_ROW} FROM scheduled WHERE tournament = ?", (tournament,)).fetchone()
    return None if row is None else filled(Scheduled, row)


def living(db: Connection, most: int) -> tuple[Scheduled, ...]:
    """Return the tournaments whose event may have to be made, moved or ended."""
    shown = columns(Scheduled, table="s")
    query = (
        f"SELECT {shown} FROM scheduled s JOIN tournament t ON t.id = s.tournament"
        f" WHERE s.state IN ('wanted', 'made') AND t.preparing = 0{owned('t.server')}"
        " ORDER BY s.written_at IS NOT NULL, s.written_at, s.tournament LIMIT ?"
    )
    return tuple(filled(Scheduled, row) for row in named(db, query, (most,)))


def put(db: Connection, one: Scheduled) -> None:
    """Write what is shown of a tournament."""
    if of(db, one.tournament) is None:
        insert(db, "scheduled", stored(one))
    else:
        change(db, "scheduled", stored(one), "tournament = ?", (one.tournament,))


def posting(db: Connection, tournament: str, now: datetime) -> bool:
    """Note that an event is about to be made; False where one is, or was."""
    done = db.execute(
        "UPDATE scheduled SET posting_at = ?2 WHERE tournament = ?1 AND event IS NULL"
        " AND posting_at IS NULL AND state = 'wanted'",
        (tournament, stamp(now)),
    )
    return done.rowcount == 1
