"""Lists of tournaments, and how long matches took, for the forecast of one."""

from datetime import datetime

from db.columns import filled, named
from db.records.tournaments import Awaited, Lasted, Listed
from db.store import Connection
from db.values import stamp

_LISTED = (
    "SELECT t.id, t.name, t.game, t.status, t.preparing, (SELECT count(*) FROM entrant o"
    " WHERE o.tournament = t.id AND (o.status = 'entered'"
    " OR (t.status <> 'open' AND o.status <> 'waiting'))) AS people FROM "
)
_NEWEST = " ORDER BY t.status IN ('over', 'off'), t.opened_at DESC LIMIT ?"


def of_server(db: Connection, server: int, person: int, most: int) -> tuple[Listed, ...]:
    """Return the tournaments of a server that are not called off, those to come first.

    Those that are still in preparation are there for a `person` who organises them alone.
    """
    query = (
        f"{_LISTED}tournament t WHERE t.server = ?1 AND t.status <> 'off' AND (t.preparing = 0 OR"
        " t.creator = ?2 OR EXISTS (SELECT 1 FROM organiser o"
        "  WHERE o.tournament = t.id AND o.person = ?2))"
        f"{_NEWEST}3"
    )
    return tuple(filled(Listed, row) for row in named(db, query, (server, person, most)))


def past(db: Connection, server: int, most: int, skipped: int) -> tuple[tuple[str, ...], int]:
    """Return tournaments of a server that are over, the latest first, and how many there are."""
    where = "FROM tournament WHERE server = ? AND status = 'over'"
    rows = db.execute(
        f"SELECT id {where} ORDER BY ended_at DESC, id LIMIT ? OFFSET ?",
        (server, most, skipped),
    )
    (count,) = db.execute(f"SELECT count(*) {where}", (server,)).fetchone()
    return tuple(row[0] for row in rows), count


def awaited(db: Connection, tournament: str, now: datetime) -> tuple[Awaited, ...]:
    """Return for whom the matches of a tournament wait, the longest wait first.

    Where the clock was changed since something was asked, that is since their sitting opened.
    """
    rows = named(
        db,
        "SELECT m.number AS pairing, m.match, e.number AS entrant,"
        " coalesce(b.person, e.person) AS person,"
        " iif(s.asked_at BETWEEN coalesce(s.opened_at, 0) AND ?2, s.asked_at, s.opened_at)"
        " AS since,"
        " s.misses, s.deadline_at, k.channel, iif(p.message IS NOT NULL AND p.wanted IS NULL,"
        " p.pinged_at, NULL) AS called_at, EXISTS (SELECT 1 FROM departed d"
        "  WHERE d.person = coalesce(b.person, e.person) AND d.server = t.server) AS gone"
        " FROM tournament t JOIN tournament_match m ON m.tournament = t.id"
        " JOIN match k ON k.id = m.match JOIN seat s ON s.match = m.match"
        " JOIN entrant e ON e.tournament = t.id AND e.number = CAST(m.people ->> s.seat AS bigint)"
        " LEFT JOIN holder b ON b.match = m.match AND b.seat = s.seat AND b.substitute = 1"
        "  AND b.left_at IS NULL"
        " LEFT JOIN ping p ON p.match = m.match AND p.person = coalesce(b.person, e.person)"
        " WHERE t.id = ?1 AND m.status = 'open' AND k.status = 'running'"
        " AND s.question IS NOT NULL AND s.machine = 0 ORDER BY since, m.number, s.seat",
        (tournament, stamp(now)),
    )
    return tuple(filled(Awaited, row) for row in rows)


def in_entry(db: Connection, server: int, person: int) -> int:
    """Return how many tournaments that somebody opened on a server are open for entry."""
    row = db.execute(
        "SELECT count(*) FROM tournament WHERE server = ? AND creator = ? AND status = 'open'"
        " AND preparing = 0",
        (server, person),
    ).fetchone()
    return row[0]


def organised(db: Connection, server: int, person: int) -> frozenset[str]:
    """Return the ids of the tournaments of a server that somebody opened or helps to organise."""
    rows = db.execute(
        "SELECT t.id FROM tournament t WHERE t.server = ?1 AND t.status <> 'off'"
        " AND (t.creator = ?2 OR EXISTS (SELECT 1 FROM organiser o"
        "  WHERE o.tournament = t.id AND o.person = ?2))",
        (server, person),
    )
    return frozenset(row[0] for row in rows)


def played_on(db: Connection, server: int, person: int) -> tuple[str, ...]:
    """Return the ids of the tournaments of a server that run, and in which somebody plays."""
    rows = db.execute(
        "SELECT t.id FROM entrant e JOIN tournament t ON t.id = e.tournament"
        " WHERE e.person = ? AND e.status = 'entered' AND t.server = ? AND t.status = 'running'"
        " ORDER BY t.id",
        (person, server),
    )
    return tuple(row[0] for row in rows)


def concerning(db: Connection, server: int, person: int) -> tuple[str, ...]:
    """Return the tournaments of a server that are not over in which somebody is, or waits."""
    rows = db.execute(
        "SELECT t.id FROM entrant e JOIN tournament t ON t.id = e.tournament"
        " WHERE e.person = ? AND e.status IN ('entered', 'waiting') AND t.server = ?"
        " AND t.status IN ('open', 'running') ORDER BY t.id",
        (person, server),
    )
    return tuple(row[0] for row in rows)


def with_person(db: Connection, person: int) -> tuple[str, ...]:
    """Return the tournaments of all servers that are not over in which somebody is, or waits."""
    rows = db.execute(
        "SELECT t.id FROM entrant e JOIN tournament t ON t.id = e.tournament"
        " WHERE e.person = ? AND e.status IN ('entered', 'waiting')"
        " AND t.status IN ('open', 'running') ORDER BY t.id",
        (person,),
    )
    return tuple(row[0] for row in rows)


def of_person(db: Connection, person: int, most: int) -> tuple[Listed, ...]:
    """Return the tournaments in which somebody plays or coaches, or which they organise."""
    query = (
        f"{_LISTED}tournament t WHERE t.status <> 'off' AND (t.creator = ?1 OR"
        " EXISTS (SELECT 1 FROM entrant e WHERE e.tournament = t.id AND e.person = ?1) OR"
        " EXISTS (SELECT 1 FROM coach c WHERE c.tournament = t.id AND c.person = ?1) OR"
        " EXISTS (SELECT 1 FROM organiser o WHERE o.tournament = t.id AND o.person = ?1))"
        f"{_NEWEST}2"
    )
    return tuple(filled(Listed, row) for row in named(db, query, (person, most)))


def lengths(db: Connection, game: str, pace: str, most: int) -> tuple[Lasted, ...]:
    """Return how long the last matches of a game at a pace took that people played to their end.

    Left out are those in which somebody conceded or an AI played on for them, those that ended by
    agreement, and those that organisers decided or struck (EVT-1.1).
    """
    query = (
        "SELECT (ended_at - started_at) / 86400000.0 AS days, options,"
        " (SELECT count(*) FROM seat s WHERE s.match = match.id) AS seats"
        " FROM match WHERE game = ? AND pace = ? AND status = 'over' AND ended_at > started_at"
        " AND 2 <= (SELECT count(DISTINCT person) FROM holder h WHERE h.match = match.id)"
        " AND NOT EXISTS (SELECT 1 FROM holder h WHERE h.match = match.id AND h.ai IS NOT NULL)"
        " AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.match = match.id"
        " AND (s.conceded = 1 OR s.standin IS NOT NULL))"
        " AND NOT EXISTS (SELECT 1 FROM result r WHERE r.match = match.id AND r.adjudicated = 1)"
        " ORDER BY ended_at DESC LIMIT ?"
    )
    return tuple(filled(Lasted, row) for row in named(db, query, (game, pace, most)))
