"""Tournaments in the database: everybody in them, and all their matches."""

from datetime import datetime
from typing import LiteralString

from msgspec.structs import replace

from db.columns import change, columns, differing, filled, insert, named, stored
from db.queries.leftovers import leave_over
from db.queries.tournament import calls, news
from db.records.tournaments import (
    PartOf,
    StoredEntrant,
    StoredPairing,
    StoredTournament,
    WholeTournament,
)
from db.store import Connection
from db.values import stamp
from db.writing import guarded

_TOURNAMENT = columns(StoredTournament, but=["organisers"])
_ENTRANT = columns(StoredEntrant, but=["name"], table="e")
_PAIRING = columns(StoredPairing)
_MATCH = ("round", "number", "slot", "status", "passed")
_RULING = ("decided", "placed", "reason", "judge")
_PART = columns(PartOf, but=[*_MATCH, *_RULING, "tournament", "until_at"], table="t")
_LAST_RULING = (  # of a match `m` of a tournament
    "(SELECT max(l.number) FROM tournament_act l WHERE l.kind IN ('result', 'back')"
    " AND l.tournament = m.tournament AND l.pairing = m.number)"
)


def load(db: Connection, tournament: str) -> WholeTournament | None:
    """Return a tournament with everybody in it and all its matches."""
    query = f"SELECT {_TOURNAMENT} FROM tournament WHERE id = ?"
    row = named(db, query, (tournament,)).fetchone()
    if row is None:
        return None
    entrants = named(
        db,
        f"SELECT {_ENTRANT}, coalesce(n.name, p.name) AS name"
        " FROM entrant e LEFT JOIN person p ON p.id = e.person"
        " LEFT JOIN nickname n ON n.person = e.person AND n.server = ?2"
        " WHERE e.tournament = ?1 ORDER BY e.number",
        (tournament, row["server"]),
    )
    query = f"SELECT {_PAIRING} FROM tournament_match WHERE tournament = ? ORDER BY number"
    return WholeTournament(
        facts=filled(StoredTournament, row, organisers=_organisers(db, tournament)),
        entrants=tuple(filled(StoredEntrant, one) for one in entrants),
        pairings=tuple(filled(StoredPairing, one) for one in named(db, query, (tournament,))),
    )


def add(db: Connection, facts: StoredTournament) -> None:
    """Write a new tournament."""
    insert(db, "tournament", stored(facts, but=["organisers"]))
    _organise(db, facts)


def _organisers(db: Connection, tournament: str) -> tuple[int, ...]:
    """Return whom the creator of a tournament has added, in that order."""
    query = "SELECT person FROM organiser WHERE tournament = ? ORDER BY place"
    return tuple(person for (person,) in db.execute(query, (tournament,)))


def _organise(db: Connection, facts: StoredTournament) -> None:
    for place, person in enumerate(facts.organisers):
        insert(db, "organiser", {"tournament": facts.id, "person": person, "place": place})


def save(db: Connection, before: WholeTournament, after: WholeTournament) -> None:
    """Write what differs in a tournament that was loaded as `before`.

    Of whoever is out of it for good the number is free again: what was decided about them names
    nobody any more. Once it is no longer open for entry, messages that call to what came before
    are left over. Raises StaleStep when somebody else has written it since.
    """
    facts = before.facts
    if after.facts.status in {"over", "off"}:
        after = replace(after, facts=replace(after.facts, barred={}))
    changes = differing(facts, after.facts, but=["edition", "organisers"])
    guarded.update(db, "tournament", facts.id, facts.edition, changes)
    if after.facts.organisers != facts.organisers:
        db.execute("DELETE FROM organiser WHERE tournament = ?", (facts.id,))
        _organise(db, after.facts)
    people = {one.number: one for one in before.entrants}
    for number in people.keys() - {one.number for one in after.entrants}:
        db.execute("DELETE FROM entrant WHERE tournament = ? AND number = ?", (facts.id, number))
        query = "UPDATE tournament_act SET entrant = NULL WHERE tournament = ? AND entrant = ?"
        db.execute(query, (facts.id, number))
    for entrant in after.entrants:
        _put(db, "entrant", facts.id, people.get(entrant.number), entrant)
    pairings = {one.number: one for one in before.pairings}
    for pairing in after.pairings:
        _put(db, "tournament_match", facts.id, pairings.get(pairing.number), pairing)
    if facts.status == "open" and after.facts.status != "open":
        calls.closed(db, facts.id)
    if facts.status == "running" and after.facts.status != "running":
        calls.chosen(db, facts.id, ())


def _put(
    db: Connection,
    table: LiteralString,
    tournament: str,
    old: StoredEntrant | StoredPairing | None,
    new: StoredEntrant | StoredPairing,
) -> None:
    """Write a row of a tournament: a new one, or what differs from the `old` one."""
    if old is None:
        insert(db, table, {"tournament": tournament, **stored(new, but=["name"])})
    elif changes := differing(old, new, but=["name"]):
        change(db, table, changes, "tournament = ? AND number = ?", (tournament, new.number))


def leave_message(db: Connection, facts: StoredTournament) -> None:
    """Leave over the message of a tournament in the channel where it was, if it stood there."""
    leave_over(
        db,
        "SELECT ?1, ?2, ?3, 0 WHERE ?1 IS NOT NULL",
        (facts.message.id, facts.message.channel, facts.server),
    )


def creator_here(db: Connection, tournament: str, now: datetime) -> None:
    """Note that the creator of a tournament was there."""
    db.execute("UPDATE tournament SET creator_at = ? WHERE id = ?", (stamp(now), tournament))


def part(db: Connection, match: str) -> PartOf | None:
    """Return the tournament that a match is part of, if it is."""
    row = named(
        db,
        f"SELECT t.id AS tournament, {', '.join(f'm.{one}' for one in _MATCH)},"
        " a.number IS NOT NULL AS decided, coalesce(a.value, '') AS placed,"
        " coalesce(a.reason, '') AS reason, coalesce(n.name, p.name) AS judge,"
        " coalesce(m.until_at, t.until_at) AS until_at,"
        f" {_PART} FROM tournament_match m JOIN tournament t ON t.id = m.tournament"
        " LEFT JOIN tournament_act a ON a.tournament = m.tournament AND a.kind = 'result'"
        f" AND a.number = {_LAST_RULING}"
        " LEFT JOIN person p ON p.id = a.person"
        " LEFT JOIN nickname n ON n.person = a.person AND n.server = t.server"
        " WHERE m.match = ?",
        (match,),
    ).fetchone()
    return None if row is None else filled(PartOf, row)


def runs(db: Connection, match: str) -> bool:
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


def forget(db: Connection, person: int) -> None:
    """Take somebody out of all tournaments. Their results stay under a number.

    Where it has not begun their place is free; where it runs they have dropped. Who was taken out
    or disqualified stays so.
    """
    running = "SELECT id FROM tournament WHERE status IN ('open', 'running')"
    db.execute(
        "UPDATE tournament SET edition = edition + 1, change = change + 1, settled ="
        " CASE WHEN status IN ('open', 'running') THEN 0 ELSE settled END"
        " WHERE creator = ?1 OR id IN (SELECT tournament FROM entrant WHERE person = ?1)"
        " OR id IN (SELECT tournament FROM organiser WHERE person = ?1)",
        (person,),
    )
    db.execute(
        f"UPDATE entrant SET status = 'dropped' WHERE person = ?"
        f" AND status IN ('waiting', 'entered') AND tournament IN ({running})",
        (person,),
    )
    db.execute(
        "UPDATE tournament_match SET line_late = 1 WHERE line IS NOT NULL AND EXISTS"
        " (SELECT 1 FROM entrant e, json_each(tournament_match.people) p"
        "  WHERE e.tournament = tournament_match.tournament AND e.number = CAST(p.value AS bigint)"
        "  AND e.person = ?)",
        (person,),
    )
    calls.forget(db, person)
    news.forget(db, person)
    db.execute("DELETE FROM coach WHERE person = ?", (person,))
    db.execute("UPDATE tournament_act SET person = NULL WHERE person = ?", (person,))
    db.execute("UPDATE tournament_act SET gone = 0 WHERE gone = ?", (person,))
    db.execute("UPDATE tournament_act SET come = 0 WHERE come = ?", (person,))
    query = "SELECT DISTINCT tournament FROM tournament_appeal WHERE person = ?"
    appealed = db.execute(query, (person,)).fetchall()
    db.execute("UPDATE tournament_appeal SET person = NULL, words = '' WHERE person = ?", (person,))
    for (tournament,) in appealed:
        calls.judged(db, tournament)
    db.execute("UPDATE tournament_appeal SET judge = NULL WHERE judge = ?", (person,))
    db.execute("UPDATE entrant SET person = NULL, brought = NULL WHERE person = ?", (person,))
    db.execute(  # nobody else knows of it
        "UPDATE tournament SET status = 'off' WHERE preparing = 1 AND creator = ?"
        " AND NOT EXISTS (SELECT 1 FROM organiser o WHERE o.tournament = tournament.id)",
        (person,),
    )
    db.execute("UPDATE tournament SET creator = 0 WHERE creator = ?", (person,))
    db.execute("DELETE FROM organiser WHERE person = ?", (person,))
