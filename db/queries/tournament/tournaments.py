"""Tournaments in the database, and results of their matches that are still to be taken over."""

import sqlite3
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from db import guarded
from db.columns import columns, differing, filled, insert, named, stored
from db.queries import ratings
from db.queries.leftovers import leave_over
from db.records.tournaments import (
    Listed,
    PartOf,
    StoredAct,
    StoredAppeal,
    StoredCoach,
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
_ACT = columns(StoredAct)
_APPEAL = columns(StoredAppeal)
_PART = columns(PartOf, but=["tournament", "round", "number", "slot", "status"], table="t")


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
    guarded.update(db, "tournament", facts.id, facts.edition, changes)
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
        "SELECT tournament, number FROM tournament_match WHERE open_at <= ? AND NOT EXISTS"
        " (SELECT 1 FROM tournament t WHERE t.id = tournament"
        "  AND (t.paused = 1 OR t.absent_at IS NOT NULL))"
        " ORDER BY open_at, tournament, number LIMIT ?",
        (stamp(now), most),
    )
    return tuple((tournament, number) for tournament, number in rows)


def passed(db: sqlite3.Connection, match: str) -> None:
    """Note that the house AI plays on in a match, for the deadline of its round is over."""
    db.execute("UPDATE tournament_match SET passed = 1 WHERE match = ?", (match,))


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


def creator_here(db: sqlite3.Connection, tournament: str, now: datetime) -> None:
    """Note that the creator of a tournament was there."""
    db.execute("UPDATE tournament SET creator_at = ? WHERE id = ?", (stamp(now), tournament))


def taken(db: sqlite3.Connection, match: str) -> None:
    """Note that the result of a match is not to be taken over: it was decided otherwise."""
    db.execute("DELETE FROM tournament_result WHERE match = ?", (match,))


def decide(
    db: sqlite3.Connection, before: WholeTournament, after: WholeTournament, act: StoredAct
) -> None:
    """Write a tournament with what was decided in it. Raises StaleStep as `save` does."""
    save(db, before, after)
    insert(db, "tournament_act", {"tournament": before.facts.id, **stored(act)})
    about = (one.match for one in after.pairings if one.number == act.pairing)
    ratings.look_again(db, [one for one in about if one is not None])


def acts(db: sqlite3.Connection, tournament: str) -> tuple[StoredAct, ...]:
    """Return what was decided in a tournament, oldest first."""
    query = f"SELECT {_ACT} FROM tournament_act WHERE tournament = ? ORDER BY number"  # noqa: S608 - our own column names
    return tuple(filled(StoredAct, row) for row in named(db, query, (tournament,)))


def appeal(db: sqlite3.Connection, tournament: str, one: StoredAppeal) -> None:
    """Write an appeal, or what was decided about it."""
    insert(db, "tournament_appeal", {"tournament": tournament, **stored(one)}, replacing=True)


def judged(db: sqlite3.Connection, tournament: str, one: StoredAppeal, act: StoredAct) -> None:
    """Write what was decided about an appeal, for everybody to read.

    Raises StaleStep when it was decided already.
    """
    row = db.execute(
        "SELECT 1 FROM tournament_appeal WHERE tournament = ? AND number = ?"
        " AND decided_at IS NULL",
        (tournament, one.number),
    ).fetchone()
    if row is None:
        raise StaleStep(tournament)
    appeal(db, tournament, one)
    insert(db, "tournament_act", {"tournament": tournament, **stored(act)})
    db.execute(
        "UPDATE tournament SET change = change + 1, edition = edition + 1 WHERE id = ?",
        (tournament,),
    )


def appeals(db: sqlite3.Connection, tournament: str) -> tuple[StoredAppeal, ...]:
    """Return all appeals of a tournament, oldest first."""
    query = f"SELECT {_APPEAL} FROM tournament_appeal WHERE tournament = ? ORDER BY number"  # noqa: S608 - our own column names
    return tuple(filled(StoredAppeal, row) for row in named(db, query, (tournament,)))


def waiting_appeals(db: sqlite3.Connection, most: int) -> tuple[str, ...]:
    """Return the tournaments in which an appeal waits to which nobody was called yet."""
    rows = db.execute(
        "SELECT DISTINCT tournament FROM tournament_appeal"
        " WHERE called = 0 AND decided_at IS NULL AND person IS NOT NULL LIMIT ?",
        (most,),
    )
    return tuple(row[0] for row in rows)


def coaches(db: sqlite3.Connection, tournament: str) -> tuple[StoredCoach, ...]:
    """Return the coaches of a tournament, by entrant, in the order in which they were met."""
    found = named(
        db,
        "SELECT c.number, c.person, coalesce(n.name, p.name) AS name, c.agreed FROM coach c"
        " JOIN tournament t ON t.id = c.tournament JOIN person p ON p.id = c.person"
        " LEFT JOIN nickname n ON n.person = c.person AND n.server = t.server"
        " WHERE c.tournament = ? ORDER BY c.number, c.person",
        (tournament,),
    )
    return tuple(filled(StoredCoach, row) for row in found)


def ask_coach(db: sqlite3.Connection, tournament: str, one: StoredCoach) -> None:
    """Write that somebody is asked to coach, or has agreed to."""
    row = {"tournament": tournament, **stored(one, but=["name"])}
    insert(db, "coach", row, replacing=True)


def drop_coach(db: sqlite3.Connection, tournament: str, person: int) -> None:
    """Let somebody coach no more."""
    db.execute("DELETE FROM coach WHERE tournament = ? AND person = ?", (tournament, person))


def past(db: sqlite3.Connection, now: datetime, most: int) -> tuple[str, ...]:
    """Return tournaments whose round should be over, but for those that wait for their game."""
    rows = db.execute(
        "SELECT id FROM tournament WHERE status = 'running' AND until_at <= ?"
        " AND absent_at IS NULL ORDER BY until_at LIMIT ?",
        (stamp(now), most),
    )
    return tuple(row[0] for row in rows)


def unsettled(db: sqlite3.Connection, most: int) -> tuple[str, ...]:
    """Return tournaments of which is still to be found what comes next.

    While its game is not there nothing is paired: the deadline of a round would run.
    """
    rows = db.execute(
        "SELECT id FROM tournament WHERE settled = 0 AND paused = 0 AND absent_at IS NULL"
        " ORDER BY id LIMIT ?",
        (most,),
    )
    return tuple(row[0] for row in rows)


_LISTED = (
    "SELECT t.id, t.name, t.game, t.status, t.planned, (SELECT count(*) FROM entrant o"
    " WHERE o.tournament = t.id AND o.status <> 'waiting') AS people FROM "
)
_NEWEST = " ORDER BY t.status IN ('over', 'off'), t.opened_at DESC LIMIT ?"


def of_server(db: sqlite3.Connection, server: int, person: int, most: int) -> tuple[Listed, ...]:
    """Return the tournaments of a server that are not called off, those to come first.

    Those that are still planned are there for a `person` who organises them alone.
    """
    query = (
        f"{_LISTED}tournament t WHERE t.server = ?1 AND t.status <> 'off' AND (t.planned = 0 OR"  # noqa: S608 - our own names
        " t.creator = ?2 OR EXISTS (SELECT 1 FROM json_each(t.organisers) WHERE value = ?2))"
        f"{_NEWEST}3"
    )
    return tuple(filled(Listed, row) for row in named(db, query, (server, person, most)))


def part(db: sqlite3.Connection, match: str) -> PartOf | None:
    """Return the tournament that a match is part of, if it is."""
    row = named(
        db,
        "SELECT t.id AS tournament, m.round, m.number, m.slot, m.status,"  # noqa: S608 - our own column names
        f" {_PART} FROM tournament_match m JOIN tournament t ON t.id = m.tournament"
        " WHERE m.match = ?",
        (match,),
    ).fetchone()
    return None if row is None else filled(PartOf, row)


def left_running(db: sqlite3.Connection) -> tuple[str, ...]:
    """Return the matches that run although they are off."""
    rows = db.execute(
        "SELECT m.id FROM tournament_match t JOIN match m ON m.id = t.match"
        " WHERE t.status = 'off' AND m.status = 'running' ORDER BY m.id"
    )
    return tuple(row[0] for row in rows)


def runs(db: sqlite3.Connection, match: str) -> bool:
    """Tell whether a match is part of a tournament that runs, or was until others were paired."""
    row = db.execute(
        "SELECT 1 FROM tournament_match m JOIN tournament t ON t.id = m.tournament"
        " WHERE m.match = ?1 AND t.status = 'running'"
        # one that began anew with other people is no table's and no pairing's
        " UNION ALL SELECT 1 FROM match m JOIN holder h ON h.match = m.id"
        " JOIN entrant e ON e.person = h.person JOIN tournament t ON t.id = e.tournament"
        " WHERE m.id = ?1 AND t.status = 'running' AND t.game = m.game AND t.server = m.server"
        " AND NOT EXISTS (SELECT 1 FROM lobby l WHERE l.match = m.id)"
        " AND NOT EXISTS (SELECT 1 FROM tournament_match o WHERE o.match = m.id)",
        (match,),
    ).fetchone()
    return row is not None


def lengths(db: sqlite3.Connection, game: str, pace: str, most: int) -> tuple[float, ...]:
    """Return how many days the last matches of a game at a pace took that people played alone."""
    rows = db.execute(
        "SELECT (ended_at - started_at) / 86400000.0 FROM match WHERE game = ? AND pace = ?"
        " AND status = 'over' AND ended_at > started_at AND 2 <="
        " (SELECT count(DISTINCT person) FROM holder h WHERE h.match = match.id)"
        " AND NOT EXISTS (SELECT 1 FROM holder h WHERE h.match = match.id AND h.ai IS NOT NULL)"
        " ORDER BY ended_at DESC LIMIT ?",
        (game, pace, most),
    )
    return tuple(row[0] for row in rows)


def of_person(db: sqlite3.Connection, person: int, most: int) -> tuple[Listed, ...]:
    """Return the tournaments in which somebody plays or coaches, or which they organise."""
    query = (
        f"{_LISTED}tournament t WHERE t.status <> 'off' AND (t.creator = ?1 OR"  # noqa: S608 - our own names
        " EXISTS (SELECT 1 FROM entrant e WHERE e.tournament = t.id AND e.person = ?1) OR"
        " EXISTS (SELECT 1 FROM coach c WHERE c.tournament = t.id AND c.person = ?1) OR"
        f" EXISTS (SELECT 1 FROM json_each(t.organisers) WHERE value = ?1)){_NEWEST}2"
    )
    return tuple(filled(Listed, row) for row in named(db, query, (person, most)))


def posting(db: sqlite3.Connection, tournament: str, now: datetime | None) -> None:
    """Note that the message of a tournament is about to be posted; None: that it is not."""
    db.execute("UPDATE tournament SET posting_at = ? WHERE id = ?", (stamp(now), tournament))


def moved(db: sqlite3.Connection, before: WholeTournament, after: WholeTournament) -> None:
    """Write a tournament that lives in another channel; its message in the former one is left over.

    Raises StaleStep as `save` does.
    """
    save(db, before, after)
    facts = before.facts
    leave_over(
        db,
        "SELECT ?1, ?2, ?3, 0 WHERE ?1 IS NOT NULL",
        (facts.message, facts.channel, facts.server),
    )


def posted(db: sqlite3.Connection, tournament: str, message: int | None, change: int) -> None:
    """Remember the public message of a tournament and the change that it shows.

    None: it is gone, and is to be posted anew.
    """
    db.execute(
        "UPDATE tournament SET message = ?1, posting_at = NULL,"
        " shown = CASE WHEN ?1 IS NULL THEN 0 ELSE max(shown, ?2) END WHERE id = ?3",
        (message, change, tournament),
    )


def given_up(db: sqlite3.Connection, tournament: str, change: int) -> None:
    """Note that a message need not show more than it does: its place is gone for good."""
    db.execute("UPDATE tournament SET shown = max(shown, ?) WHERE id = ?", (change, tournament))


def called(
    db: sqlite3.Connection, tournament: str, numbers: Iterable[int], message: int, channel: int
) -> None:
    """Remember the message that calls entrants to the check-in, and where it stands."""
    for number in numbers:
        db.execute(
            "UPDATE entrant SET called = ?, called_in = ? WHERE tournament = ? AND number = ?",
            (message, channel, tournament, number),
        )
    db.execute("UPDATE tournament SET edition = edition + 1 WHERE id = ?", (tournament,))


def lined(db: sqlite3.Connection, match: str, line: int, channel: int) -> None:
    """Remember the line above the thread of a match, and in which channel it stands."""
    db.execute(
        "UPDATE tournament SET edition = edition + 1 WHERE id ="
        " (SELECT tournament FROM tournament_match WHERE match = ?)",
        (match,),
    )
    db.execute(
        "UPDATE tournament_match SET line = ?, line_in = ? WHERE match = ?", (line, channel, match)
    )


def late_lines(db: sqlite3.Connection, most: int) -> tuple[str, ...]:
    """Return the matches whose line names somebody who was forgotten."""
    rows = db.execute(
        "SELECT match FROM tournament_match WHERE line_late = 1 AND line IS NOT NULL"
        " AND match IS NOT NULL LIMIT ?",
        (most,),
    )
    return tuple(row[0] for row in rows)


def line_shown(db: sqlite3.Connection, match: str) -> None:
    """Note that the line of a match names nobody any more who was forgotten."""
    db.execute("UPDATE tournament_match SET line_late = 0 WHERE match = ?", (match,))


def soon(db: sqlite3.Connection, now: datetime, ahead: timedelta, most: int) -> tuple[str, ...]:
    """Return open tournaments that begin within `ahead`, the soonest first.

    Those that wait for their game begin later.
    """
    rows = db.execute(
        "SELECT id FROM tournament WHERE status = 'open' AND planned = 0 AND starts_at <= ?"
        " AND absent_at IS NULL ORDER BY starts_at LIMIT ?",
        (stamp(now + ahead), most),
    )
    return tuple(row[0] for row in rows)


def late(db: sqlite3.Connection, most: int) -> tuple[str, ...]:
    """Return tournaments whose message is missing or shows less than has changed.

    While one is planned it has none.
    """
    rows = db.execute(
        "SELECT id FROM tournament WHERE shown < change AND planned = 0 ORDER BY id LIMIT ?",
        (most,),
    )
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
    db.execute(
        "UPDATE tournament_match SET line_late = 1 WHERE line IS NOT NULL AND EXISTS"
        " (SELECT 1 FROM entrant e, json_each(tournament_match.people) p"
        "  WHERE e.tournament = tournament_match.tournament AND e.number = p.value"
        "  AND e.person = ?)",
        (person,),
    )
    leave_over(
        db,
        "SELECT e.called, e.called_in, t.server, 0 FROM entrant e"
        " JOIN tournament t ON t.id = e.tournament WHERE e.person = ? AND e.called IS NOT NULL",
        (person,),
    )
    db.execute("DELETE FROM coach WHERE person = ?", (person,))
    db.execute("UPDATE tournament_act SET person = NULL WHERE person = ?", (person,))
    db.execute("UPDATE tournament_appeal SET person = NULL, words = '' WHERE person = ?", (person,))
    db.execute("UPDATE tournament_appeal SET judge = NULL WHERE judge = ?", (person,))
    db.execute("UPDATE entrant SET person = NULL, brought = NULL WHERE person = ?", (person,))
    db.execute(  # nobody else knows of it
        "UPDATE tournament SET status = 'off' WHERE planned = 1 AND creator = ?"
        " AND organisers = '[]'",
        (person,),
    )
    db.execute("UPDATE tournament SET creator = 0 WHERE creator = ?", (person,))
    db.execute(
        "UPDATE tournament SET organisers = (SELECT json_group_array(value)"
        " FROM json_each(organisers) WHERE value <> ?1)"
        " WHERE EXISTS (SELECT 1 FROM json_each(organisers) WHERE value = ?1)",
        (person,),
    )
