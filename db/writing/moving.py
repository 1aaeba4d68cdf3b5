"""Moments that are moved, all at once: the store adds, what moves is said by `play/time/`."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import LiteralString

from db.records.time import Holds, Moving
from db.store import Connection
from db.values import span, stamp
from db.writing.shards.records import Shard

_OF_RUNNING = "match IN (SELECT id FROM match WHERE status = 'running')"
_TOURNAMENT = (
    "tournament IN (SELECT id FROM tournament"
    " WHERE status = 'running' AND absent_at IS NULL AND {})"
)
_HOLDS: Mapping[Holds, LiteralString] = {
    "running": "status = 'running'",
    "open": "status = 'open'",
    "open or running": "status IN ('open', 'running')",
    "of a running match": _OF_RUNNING,
    "kept, or of a running match": f"(due_at IS NOT NULL OR {_OF_RUNNING})",
    "spent of late": "by_itself = 1 AND ends_at > :last",
    "not over": "ends_at > :last",
    "of a tournament that is open or runs": "tournament IN"
    " (SELECT id FROM tournament WHERE status IN ('open', 'running'))",
    "behind its board": "shown < change",
    "its game is there": "absent_at IS NULL",
    "not paused before its deadline": "(paused_at IS NULL OR until_at <= paused_at)",
    "so long before it begins": "starts_at - :ahead <= :now",
    "with first matches": "EXISTS (SELECT 1 FROM entrant e WHERE e.tournament = tournament.id"
    " AND e.first_match_at IS NOT NULL)",
    "with a deadline": "until_at IS NOT NULL",
    "its tournament runs on": _TOURNAMENT.format("paused_at IS NULL"),
    "its tournament runs, and has no pause before its deadline": _TOURNAMENT.format(
        "(paused_at IS NULL OR tournament_match.passed = 1)"
    ),
    "proposed, and not decided": "proposed <> '' AND decided_at IS NULL",
    "not decided": "decided_at IS NULL",
}
_GUARDED = frozenset({"match", "lobby", "tournament"})  # whoever has loaded one loads it again


IN_PART = "(coalesce(server, 0) >> 22) % :of_all = :number"  # of a table with servers


def _in_part(table: LiteralString) -> LiteralString:
    """Return which rows of a table belong to a part of the servers."""
    if table in {"lobby", "tournament"}:
        return IN_PART
    room = "lobby" if table == "invitation" else "tournament"
    return f"{room} IN (SELECT id FROM {room} WHERE {IN_PART})"


def move(
    db: Connection,
    moving: Iterable[Moving],
    by: timedelta,
    now: datetime,
    last: datetime,
    part: Shard | None = None,
) -> None:
    """Add some time to all these moments; the bot was there `last` before `now`.

    With a `part`, to those of its servers alone.
    """
    within = {} if part is None else {"number": part.number, "of_all": part.of_all}
    values = {
        **within,
        "by": span(by),
        "now": stamp(now),
        "last": stamp(last),
    }
    for one in moving:
        guarded = one.table in _GUARDED
        sets: list[LiteralString] = [f"{column} = {column} + :by" for column in one.columns]
        if guarded:
            sets.append("edition = edition + 1")
        if one.shown:
            sets.append("change = change + 1")
        rows: list[LiteralString] = [_HOLDS[known] for known in one.holds]
        if part is not None:
            rows.append(_in_part(one.table))
        if not guarded:  # a row that holds none of them is not written
            rows.append(f"coalesce({', '.join((*one.columns, 'NULL'))}) IS NOT NULL")
        query = f"UPDATE {one.table} SET {', '.join(sets)} WHERE {' AND '.join(rows) or 'true'}"
        db.execute(query, {**values, "ahead": span(one.ahead)})
