"""Tournaments in the database, and results of their matches that are still to be taken over."""

import sqlite3
from collections.abc import Mapping
from datetime import datetime

from db.columns import columns, differing, filled, insert, named, stored
from db.records.tournaments import (
    StoredEntrant,
    StoredPairing,
    StoredTournament,
    WholeTournament,
)
from db.store import StaleStep
from db.values import stamp

_TOURNAMENT = columns(StoredTournament)
_ENTRANT = columns(StoredEntrant, but=["name"], table="e")
_PAIRING = columns(StoredPairing)


def load(db: sqlite3.Connection, tournament: str) -> WholeTournament | None:
    """Return a tournament with everybody in it and all its matches."""
    query = f"SELECT {_TOURNAMENT} FROM tournament WHERE id = ?"  # noqa: S608 - our own column names
    row = named(db, query, (tournament,)).fetchone()
    if row is None:
        return None
    entrants = named(
        db,
        f"SELECT {_ENTRANT}, coalesce(n.name, p.name) AS name"  # noqa: S608 - our own column names
        " FROM entrant e LEFT JOIN person p ON p.id = e.person"
        " LEFT JOIN nickname n ON n.person = e.person AND n.server = ?2"
        " WHERE e.tournament = ?1 ORDER BY e.number",
        (tournament, row["server"]),
    )
    query = f"SELECT {_PAIRING} FROM tournament_match WHERE tournament = ? ORDER BY number"  # noqa: S608 - our own column names
    return WholeTournament(
        facts=filled(StoredTournament, row),
        entrants=tuple(filled(StoredEntrant, one) for one in entrants),
        pairings=tuple(filled(StoredPairing, one) for one in named(db, query, (tournament,))),
    )


def add(db: sqlite3.Connection, facts: StoredTournament) -> None:
    """Write a new tournament."""
    insert(db, "tournament", stored(facts))


def save(db: sqlite3.Connection, before: WholeTournament, after: WholeTournament) -> None:
    """Write what differs in a tournament that was loaded as `before`.

    Raises StaleStep when somebody else has written it since.
    """
    facts = before.facts
    changes = differing(facts, after.facts, but=["edition"])
    sets = ", ".join(f"{name} = ?" for name in (*changes, "edition"))
    done = db.execute(
        f"UPDATE tournament SET {sets} WHERE id = ? AND edition = ?",  # noqa: S608 - our own column names
        (*changes.values(), facts.edition + 1, facts.id, facts.edition),
    )
    if done.rowcount != 1:
        raise StaleStep(facts.id)
    people = {one.number: one for one in before.entrants}
    for number in people.keys() - {one.number for one in after.entrants}:
        db.execute("DELETE FROM entrant WHERE tournament = ? AND number = ?", (facts.id, number))
    for entrant in after.entrants:
        row = stored(entrant, but=["name"])
        old = people.get(entrant.number)
        known = None if old is None else differing(old, entrant, but=["name"])
        _put(db, "entrant", facts.id, row, known)
    pairings = {one.number: one for one in before.pairings}
    for pairing in after.pairings:
        old = pairings.get(pairing.number)
        known = None if old is None else differing(old, pairing)
        _put(db, "tournament_match", facts.id, stored(pairing), known)


def _put(
    db: sqlite3.Connection,
    table: str,
    tournament: str,
    row: Mapping[str, object],
    changes: Mapping[str, object] | None,
) -> None:
    """Write a row of a tournament: a new one (`changes` None), or what differs in it."""
    if changes is None:
        insert(db, table, {"tournament": tournament, **row})
    elif changes:
        sets = ", ".join(f"{name} = ?" for name in changes)
        query = f"UPDATE {table} SET {sets} WHERE tournament = ? AND number = ?"  # noqa: S608 - our own names
        db.execute(query, (*changes.values(), tournament, row["number"]))


def begin(db: sqlite3.Connection, tournament: str, number: int, match: str) -> None:
    """Note which match a pairing is played in.

    Raises StaleStep where it has begun already, or is not to begin any more.
    """
    done = db.execute(
        "UPDATE tournament_match SET match = ?, open_at = NULL"
        " WHERE tournament = ? AND number = ? AND match IS NULL AND status = 'open'",
        (match, tournament, number),
    )
    if done.rowcount != 1:
        raise StaleStep(tournament)
    db.execute(
        "UPDATE tournament SET edition = edition + 1, change = change + 1 WHERE id = ?",
        (tournament,),
    )


def due(db: sqlite3.Connection, now: datetime, most: int) -> tuple[tuple[str, int], ...]:
    """Return the pairings that are to begin, by tournament and number, the most urgent first."""
    rows = db.execute(
        "SELECT tournament, number FROM tournament_match WHERE open_at <= ?"
        " ORDER BY open_at, tournament, number LIMIT ?",
        (stamp(now), most),
    )
    return tuple((tournament, number) for tournament, number in rows)


def match_ended(db: sqlite3.Connection, match: str, now: datetime) -> None:
    """Note that a match has ended, where it belongs to a tournament."""
    db.execute(
        "INSERT OR IGNORE INTO tournament_result"
        " SELECT match, ?2 FROM tournament_match WHERE match = ?1",
        (match, stamp(now)),
    )


def results(db: sqlite3.Connection, most: int) -> tuple[tuple[str, str, int], ...]:
    """Return matches whose result is to be taken over, with tournament and number, oldest first."""
    rows = db.execute(
        "SELECT r.match, m.tournament, m.number FROM tournament_result r"
        " JOIN tournament_match m ON m.match = r.match ORDER BY r.at, r.match LIMIT ?",
        (most,),
    )
    return tuple((match, tournament, number) for match, tournament, number in rows)


def take(
    db: sqlite3.Connection, match: str, before: WholeTournament, after: WholeTournament
) -> None:
    """Write a tournament with the result of a match, which is to be taken over no more.

    Raises StaleStep when somebody has written it since, or has taken the result over.
    """
    if db.execute("DELETE FROM tournament_result WHERE match = ?", (match,)).rowcount != 1:
        raise StaleStep(match)
    save(db, before, after)


def unsettled(db: sqlite3.Connection, most: int) -> tuple[str, ...]:
    """Return tournaments of which is still to be found what comes next."""
    rows = db.execute("SELECT id FROM tournament WHERE settled = 0 ORDER BY id LIMIT ?", (most,))
    return tuple(row[0] for row in rows)


def of_server(db: sqlite3.Connection, server: int) -> tuple[str, ...]:
    """Return the tournaments of a server that are not called off, the latest first."""
    rows = db.execute(
        "SELECT id FROM tournament WHERE server = ? AND status <> 'off' ORDER BY opened_at DESC",
        (server,),
    )
    return tuple(row[0] for row in rows)


def of_person(db: sqlite3.Connection, person: int) -> tuple[str, ...]:
    """Return the tournaments in which somebody is or was, the latest first."""
    rows = db.execute(
        "SELECT t.id FROM entrant e JOIN tournament t ON t.id = e.tournament"
        " WHERE e.person = ? ORDER BY t.opened_at DESC",
        (person,),
    )
    return tuple(row[0] for row in rows)


def posted(
    db: sqlite3.Connection, tournament: str, channel: int, message: int, change: int
) -> None:
    """Remember the public message of a tournament and the change that it shows."""
    db.execute(
        "UPDATE tournament SET channel = ?, message = ?, shown = max(shown, ?) WHERE id = ?",
        (channel, message, change, tournament),
    )


def late(db: sqlite3.Connection, most: int) -> tuple[str, ...]:
    """Return tournaments whose message is missing or shows less than has changed."""
    rows = db.execute("SELECT id FROM tournament WHERE shown < change ORDER BY id LIMIT ?", (most,))
    return tuple(row[0] for row in rows)


def forget(db: sqlite3.Connection, person: int) -> None:
    """Take somebody out of all tournaments. Their results stay under a number.

    Where it has not begun their place is free; where it runs they have dropped.
    """
    running = "SELECT id FROM tournament WHERE status IN ('open', 'running')"
    db.execute(
        "UPDATE tournament SET edition = edition + 1, change = change + 1, settled ="
        " CASE WHEN status IN ('open', 'running') THEN 0 ELSE settled END"
        " WHERE creator = ?1 OR id IN (SELECT tournament FROM entrant WHERE person = ?1)"
        " OR EXISTS (SELECT 1 FROM json_each(organisers) WHERE value = ?1)",
        (person,),
    )
    db.execute(
        f"UPDATE entrant SET status = 'dropped' WHERE person = ? AND tournament IN ({running})",  # noqa: S608 - our own names
        (person,),
    )
    db.execute("UPDATE entrant SET person = NULL WHERE person = ?", (person,))
    db.execute("UPDATE tournament SET creator = 0 WHERE creator = ?", (person,))
    db.execute(
        "UPDATE tournament SET organisers = (SELECT json_group_array(value)"
        " FROM json_each(organisers) WHERE value <> ?1)"
        " WHERE EXISTS (SELECT 1 FROM json_each(organisers) WHERE value = ?1)",
        (person,),
    )
