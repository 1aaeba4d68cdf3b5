"""What ratings and results say about a person, a server, a game."""

import sqlite3

from db.columns import columns, filled, named
from db.records.ratings import Finished, Listing, Played, StoredRating

_RATING = columns(StoredRating)


def of_person(db: sqlite3.Connection, person: int) -> tuple[StoredRating, ...]:
    """Return the ratings of a person, of what they play most first."""
    query = f"SELECT {_RATING} FROM rating WHERE person = ? ORDER BY matches DESC, game, more"  # noqa: S608 - our own column names
    return tuple(filled(StoredRating, row) for row in named(db, query, (person,)))


def history(db: sqlite3.Connection, person: int, game: str, *, more: bool) -> tuple[Played, ...]:
    """Return a person's rating after each match, oldest first, with who was in it."""
    rows = named(
        db,
        "SELECT r.match, r.at, r.mu, r.sigma, r.matches, o.sides FROM rated r"
        " JOIN result o ON o.match = r.match"
        " WHERE r.game = ? AND r.more = ? AND r.person = ? ORDER BY r.at, r.match",
        (game, more, person),
    )
    return tuple(filled(Played, row) for row in rows)


def undecided(db: sqlite3.Connection, person: int, least: int) -> bool:
    """Whether a person of so many rated matches was never asked if they want to be listed."""
    query = (
        "SELECT 1 FROM person p WHERE p.id = ?1 AND p.listed = 0 AND p.listed_asked = 0"
        " AND (SELECT sum(r.matches) FROM rating r WHERE r.person = ?1) >= ?2"
    )
    return db.execute(query, (person, least)).fetchone() is not None


def listed(
    db: sqlite3.Connection, server: int, game: str, *, more: bool, least: int
) -> tuple[Listing, ...]:
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
    return tuple(filled(Listing, row) for row in rows)


def facts(db: sqlite3.Connection, game: str) -> tuple[Finished, ...]:
    """Return the matches of a game that people alone played to their end, oldest first."""
    rows = named(
        db,
        "SELECT r.match, r.at, r.places, r.lasted, r.answers, r.cards FROM result r"
        " JOIN match m ON m.id = r.match WHERE r.game = ? AND m.status = 'over'"
        " AND r.with_ai = 0 AND r.adjudicated = 0 ORDER BY r.at, r.match",
        (game,),
    )
    return tuple(filled(Finished, row) for row in rows)
