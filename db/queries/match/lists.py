"""Lists of matches: of a person, a server, a channel; those that wait, those that are due."""

import json
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime

import msgspec

from db.columns import columns, filled, named
from db.queries import directs
from db.queries.match import limits
from db.queries.match.absence import PRESENT
from db.queries.match.projections import NOTED, WANTED
from db.records.lists import Entrance, Figures
from db.records.matches import MatchFacts
from db.store import Connection, Cursor
from db.upkeep.marks import HighWaterMark
from db.upkeep.packing import unpacked
from db.values import stamp
from db.writing.shards.owned import owned, owned_by


class _Written(msgspec.Struct):
    """What a snapshot says of its own shape."""

    schema: int


_written = msgspec.json.Decoder(_Written)
_OWN = owned("server")
_OWN_SEAT = owned_by("match", "seat.match")
_HERE = PRESENT.format("seat.match")
_LINE = (
    f"{columns(MatchFacts, table='m')}, s.seat, coalesce(s.conceded, 0) AS conceded,"
    " s.question IS NOT NULL AND s.standin IS NULL AND a.match IS NULL AS asked,"
    " CASE WHEN a.match IS NULL THEN s.deadline_at END AS deadline_at,"
    " EXISTS (SELECT 1 FROM holder o WHERE o.match = m.id AND o.ai IS NOT NULL) AS with_ai"
)
_ABSENT = " LEFT JOIN absent a ON a.match = m.id"
_OF_PERSON = (
    f"SELECT {_LINE} FROM holder h JOIN match m ON m.id = h.match"
    f" JOIN seat s ON s.match = h.match AND s.seat = h.seat{_ABSENT}"
    " WHERE h.person = ? AND h.left_at IS NULL AND "
)


_WAITING = (
    _OF_PERSON + "m.status = 'running' AND s.question IS NOT NULL AND s.standin IS NULL"
    " AND a.match IS NULL AND m.id <> ?"
    " ORDER BY s.deadline_at IS NULL, s.deadline_at, m.started_at LIMIT ?"
)


def waiting(db: Connection, person: int) -> tuple[Entrance, ...]:
    """Return the running matches that wait for a person, soonest deadline first."""
    return _lines(db, named(db, _WAITING, (person, "", 100)))


def waiting_beside(db: Connection, person: int, match: str) -> Entrance | None:
    """Return the next match that waits for a person, other than this one."""
    return next(iter(_lines(db, named(db, _WAITING, (person, match, 1)))), None)


def of_person(db: Connection, person: int, *, ended: bool) -> tuple[Entrance, ...]:
    """Return the running or ended matches of a person."""
    if ended:
        query = _OF_PERSON + "m.status <> 'running' ORDER BY m.ended_at DESC LIMIT 100"
    else:
        query = (
            _OF_PERSON + "m.status = 'running' ORDER BY"
            " s.question IS NULL OR s.standin IS NOT NULL,"
            " s.deadline_at IS NULL, s.deadline_at, m.started_at DESC LIMIT 100"
        )
    return _lines(db, named(db, query, (person,)))


def of_server(
    db: Connection, server: int, person: int | None, *, ended: bool
) -> tuple[Entrance, ...]:
    """Return the running or ended matches of a server, newest first."""
    status = "<> 'running'" if ended else "= 'running'"
    query = (
        f"SELECT {_LINE} FROM match m"
        " LEFT JOIN holder h ON h.match = m.id AND h.person = ? AND h.left_at IS NULL"
        f" LEFT JOIN seat s ON s.match = h.match AND s.seat = h.seat{_ABSENT}"
        f" WHERE m.server = ? AND m.status {status} ORDER BY m.started_at DESC LIMIT 100"
    )
    return _lines(db, named(db, query, (person, server)))


def in_channel(db: Connection, channel: int) -> tuple[str, ...]:
    """Return the matches that live in a channel, newest first."""
    rows = db.execute(
        "SELECT id FROM match WHERE channel = ? ORDER BY started_at DESC LIMIT 100", (channel,)
    )
    return tuple(row[0] for row in rows)


def running(db: Connection) -> tuple[str, ...]:
    """Return all matches that run, but for those that wait for their game."""
    here = PRESENT.format("match.id")
    rows = db.execute(f"SELECT id FROM match WHERE status = 'running' AND {here}")
    return tuple(row[0] for row in rows)


def ended(db: Connection) -> tuple[str, ...]:
    """Return all matches that have ended."""
    return tuple(row[0] for row in db.execute("SELECT id FROM match WHERE status <> 'running'"))


def marks(db: Connection, matches: Iterable[str] | None = None) -> dict[str, HighWaterMark]:
    """Return how far these matches have come, or all that run; unknown ones are left out."""
    if matches is None:
        rows = db.execute("SELECT id, step, revision FROM match WHERE status = 'running'")
    else:
        rows = db.execute(
            "SELECT id, step, revision FROM match WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(matches)),),
        )
    return {match: HighWaterMark(step, revision) for match, step, revision in rows}


def rules(db: Connection) -> tuple[tuple[str, int, str], ...]:
    """Return the game, version of the rules and hash of the cards that running matches use."""
    rows = db.execute(
        "SELECT DISTINCT game, version, cards FROM match WHERE status = 'running' ORDER BY 1, 2, 3"
    )
    return tuple(rows)


def by_rules(db: Connection, game: str, version: int, cards: str) -> tuple[str, ...]:
    """Return the running matches that use these rules."""
    rows = db.execute(
        "SELECT id FROM match WHERE status = 'running' AND game = ? AND version = ? AND cards = ?"
        " ORDER BY id",
        (game, version, cards),
    )
    return tuple(row[0] for row in rows)


def schemas(db: Connection) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Return the schemas of the states that running matches are in, by game, and the matches.

    Those whose snapshot is damaged are left out.
    """
    found: dict[tuple[str, int], list[str]] = {}
    rows = db.execute("SELECT id, game, snapshot FROM match WHERE status = 'running' ORDER BY id")
    for match, game, snapshot in rows:
        with suppress(ValueError):
            written = _written.decode(unpacked(snapshot))
            found.setdefault((game, written.schema), []).append(match)
    return tuple((*what, tuple(matches)) for what, matches in sorted(found.items()))


def _lines(db: Connection, found: Cursor) -> tuple[Entrance, ...]:
    return tuple(
        filled(Entrance, row, people=_people(db, row["id"], row["server"]))
        for row in found.fetchall()
    )


def _people(db: Connection, match: str, server: int | None) -> tuple[tuple[str, ...], ...]:
    """Return the names of each seat: those of its holders who have one."""
    seats: dict[int, list[str]] = {}
    for seat, name in db.execute(
        "SELECT h.seat, coalesce(n.name, p.name, h.name) FROM holder h"
        " LEFT JOIN person p ON p.id = h.person"
        " LEFT JOIN nickname n ON n.person = h.person AND n.server = ?2"
        " WHERE h.match = ?1 AND (h.left_at IS NULL OR NOT EXISTS (SELECT 1 FROM holder o"
        "  WHERE o.match = ?1 AND o.seat = h.seat AND o.left_at IS NULL))"
        " ORDER BY h.seat, h.place",
        (match, server),
    ):
        seats.setdefault(seat, []).append(name)
    return tuple(tuple(filter(None, names)) for _, names in sorted(seats.items()))


def over_time(db: Connection, now: datetime) -> tuple[str, ...]:
    """Return the matches in which a deadline has passed, the oldest first."""
    rows = db.execute(
        f"SELECT match FROM seat WHERE deadline_at <= ? AND {_HERE}{_OWN_SEAT}"
        " ORDER BY deadline_at, match, seat LIMIT 500",
        (stamp(now),),
    )
    return tuple(dict.fromkeys(row[0] for row in rows))


def reminding(db: Connection, now: datetime) -> tuple[tuple[str, int], ...]:
    """Return the matches and seats whose people are to be reminded, unless they have left."""
    query = (
        f"SELECT match, seat FROM seat WHERE reminder_at <= ? AND {_HERE} AND NOT EXISTS"
        " (SELECT 1 FROM holder h JOIN match m ON m.id = h.match JOIN departed d"
        " ON d.person = h.person AND d.server = m.server"
        " WHERE h.match = seat.match AND h.seat = seat.seat AND h.left_at IS NULL)"
        f"{_OWN_SEAT}"
        " ORDER BY reminder_at, match, seat"
    )
    rows = db.execute(query, (stamp(now),))
    return tuple((match, seat) for match, seat in rows)


def machines(db: Connection) -> tuple[str, ...]:
    """Return the matches in which an AI is to answer."""
    query = f"SELECT DISTINCT match FROM seat WHERE machine = 1 AND {_HERE}{_OWN_SEAT}"
    return tuple(row[0] for row in db.execute(query))


def figures(db: Connection, now: datetime) -> Figures:
    """Return how many matches run, questions are open, boards and pings are behind."""
    query = (
        f"SELECT (SELECT count(*) FROM match WHERE status = 'running'{_OWN}) AS matches,"
        f" (SELECT count(*) FROM seat WHERE question IS NOT NULL{_OWN_SEAT}) AS questions,"
        f" (SELECT count(*) FROM lobby WHERE status = 'open'{_OWN}) AS lobbies,"
        f" (SELECT count(*) FROM match WHERE shown < change{_OWN}) AS late_boards,"
        " (SELECT ?1 - coalesce(min(changed_at), ?1) FROM match"
        f"  WHERE shown < change{_OWN}) AS lag,"
        " (SELECT count(*) FROM ping p JOIN person o ON o.id = p.person"
        "  LEFT JOIN seat s ON s.match = p.match AND s.seat = p.seat"
        "  LEFT JOIN direct d ON d.person = p.person"
        f"  WHERE p.due_at <= ?1 AND {WANTED} AND NOT ({NOTED})"
        f"  AND {limits.free('false')}{owned_by('match', 'p.match')}) AS due_pings"
    )
    row = named(db, query, (stamp(now),)).fetchone()
    return filled(Figures, row, directs_stopped=directs.stopped(db, now))
