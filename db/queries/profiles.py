"""What ratings and results say about a person, a server, a game."""

from datetime import datetime

from db.columns import columns, filled, named
from db.records.matches import MatchFacts
from db.records.ratings import (
    Alone,
    Ended,
    Finished,
    LeaderboardRow,
    MetSides,
    RatedMatch,
    Recent,
    StoredRating,
)
from db.store import Connection
from db.values import stamp

_RATING = columns(StoredRating)
_WITH_AI = "EXISTS (SELECT 1 FROM holder o WHERE o.match = m.id AND o.ai IS NOT NULL)"


def of_person(db: Connection, person: int) -> tuple[StoredRating, ...]:
    """Return the ratings of a person, of what they play most first."""
    query = f"SELECT {_RATING} FROM rating WHERE person = ? ORDER BY matches DESC, game, more"
    return tuple(filled(StoredRating, row) for row in named(db, query, (person,)))


def history(db: Connection, person: int, game: str, *, more: bool) -> tuple[RatedMatch, ...]:
    """Return a person's rating after each match, oldest first, with who was in it."""
    rows = named(
        db,
        "SELECT r.match, r.at, r.mu, r.sigma, r.matches, o.sides FROM rated r"
        " JOIN result o ON o.match = r.match"
        " WHERE r.game = ? AND r.more = ? AND r.person = ? ORDER BY r.at, r.match",
        (game, more, person),
    )
    return tuple(filled(RatedMatch, row) for row in rows)


def undecided(db: Connection, person: int, least: int) -> bool:
    """Whether a person of so many rated matches was never asked if they want to be listed."""
    query = (
        "SELECT 1 FROM person p WHERE p.id = ?1 AND p.listed = 0 AND p.listed_asked = 0"
        " AND (SELECT sum(r.matches) FROM rating r WHERE r.person = ?1) >= ?2"
    )
    return db.execute(query, (person, least)).fetchone() is not None


def listed(
    db: Connection, server: int, game: str, *, more: bool, least: int
) -> tuple[LeaderboardRow, ...]:
    """Return the table of a server: who agreed to it and has played here, `least` times or more."""
    rows = named(
        db,
        "SELECT r.person, coalesce(n.name, p.name) AS name, r.mu, r.sigma, r.matches FROM rating r"
        " JOIN person p ON p.id = r.person AND p.listed = 1"
        " LEFT JOIN nickname n ON n.person = p.id AND n.server = ?1"
        " WHERE r.game = ?2 AND r.more = ?3 AND r.matches >= ?4 AND EXISTS"
        " (SELECT 1 FROM rated o WHERE o.game = ?2 AND o.more = ?3 AND o.person = r.person"
        "  AND o.server = ?1)"
        " ORDER BY r.mu - 3 * r.sigma DESC, r.person",
        (server, game, more, least),
    )
    return tuple(filled(LeaderboardRow, row) for row in rows)


def facts(db: Connection, game: str) -> tuple[Finished, ...]:
    """Return the matches of a game that people alone played to their end, oldest first."""
    rows = named(
        db,
        "SELECT r.match, r.at, r.places, r.lasted, r.answers, r.cards FROM result r"
        " JOIN match m ON m.id = r.match WHERE r.game = ? AND m.status = 'over'"
        " AND r.with_ai = 0 AND r.adjudicated = 0 ORDER BY r.at, r.match",
        (game,),
    )
    return tuple(filled(Finished, row) for row in rows)


# What there is from the first match on, rated or not


def ended(db: Connection, person: int) -> tuple[Ended, ...]:
    """Return all matches that somebody has played to an end, latest first."""
    rows = named(
        db,
        f"SELECT {columns(MatchFacts, table='m')}, h.seat, {_WITH_AI} AS with_ai"
        " FROM holder h JOIN match m ON m.id = h.match"
        " WHERE h.person = ? AND h.left_at IS NULL AND m.status <> 'running'"
        " ORDER BY m.ended_at DESC, m.id",
        (person,),
    )
    return tuple(filled(Ended, row) for row in rows)


def met(db: Connection, person: int) -> tuple[MetSides, ...]:
    """Return the sides of all matches in which somebody met other people, latest first."""
    rows = named(
        db,
        "SELECT r.match, r.sides FROM result r JOIN holder h ON h.match = r.match"
        " WHERE h.person = ? AND h.left_at IS NULL ORDER BY r.at DESC, r.match",
        (person,),
    )
    return tuple(filled(MetSides, row) for row in rows)


def recent(db: Connection, server: int, since: datetime) -> tuple[Recent, ...]:
    """Return what has ended on a server since a moment, a line a game, the most played first."""
    rows = named(
        db,
        "SELECT m.game, count(DISTINCT m.id) AS matches, count(DISTINCT h.person) AS people"
        " FROM match m LEFT JOIN holder h ON h.match = m.id"
        " WHERE m.server = ? AND m.ended_at >= ? GROUP BY m.game ORDER BY 2 DESC, 1",
        (server, stamp(since)),
    )
    return tuple(filled(Recent, row) for row in rows)


def most_active(
    db: Connection, server: int, since: datetime, most: int
) -> tuple[tuple[str, int], ...]:
    """Return who played most on a server since a moment, of those who agreed to be listed."""
    rows = db.execute(
        "SELECT coalesce(n.name, p.name), count(*) FROM match m JOIN holder h ON h.match = m.id"
        " JOIN person p ON p.id = h.person AND p.listed = 1"
        " LEFT JOIN nickname n ON n.person = p.id AND n.server = ?1"
        " WHERE m.server = ?1 AND m.ended_at >= ?2 GROUP BY p.id, n.name"
        " ORDER BY 2 DESC, p.id LIMIT ?3",
        (server, stamp(since), most),
    )
    return tuple((name, matches) for name, matches in rows)


def alone(db: Connection, game: str) -> tuple[Alone, ...]:
    """Return the matches of a game that were played out with AIs, or by one alone."""
    rows = named(
        db,
        "SELECT m.places, m.ended_at - m.started_at AS lasted FROM match m"
        f" WHERE m.game = ? AND m.status = 'over' AND ({_WITH_AI}"
        "  OR json_array_length(m.places) = 1) ORDER BY m.ended_at, m.id",
        (game,),
    )
    return tuple(filled(Alone, row) for row in rows)
