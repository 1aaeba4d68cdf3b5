"""Whom tournaments call and when, and the messages that do.

A call stays when what somebody was called for is gone: who asks, takes it back and asks anew calls
nobody twice.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import LiteralString

from msgspec.structs import replace

from db.columns import columns, filled, insert, named, stored
from db.queries.leftovers import leave_over
from db.records.tournaments import CallKind, StoredCall, StoredPing
from db.store import Connection, StoredRow
from db.values import listed, stamp
from db.writing.shards.owned import owned_by

_CALL = columns(StoredCall)
_PING = columns(StoredPing, but=["people"])
_OWN = owned_by("tournament", "tournament_ping.tournament")
_OWN_CALL = owned_by("tournament", "tournament_call.tournament")
_CALLS = (  # whether a message calls somebody
    "EXISTS (SELECT 1 FROM tournament_pinged n WHERE n.tournament = p.tournament"
    " AND n.number = p.number AND n.person {})"
)


# Whether an appeal still waits to which a message of that moment called.
_WAITS = (
    "EXISTS (SELECT 1 FROM tournament_appeal a WHERE a.tournament = {tournament}"
    " AND a.at <= {at} AND a.decided_at IS NULL AND a.person IS NOT NULL)"
)


def of_tournament(db: Connection, tournament: str, kind: CallKind) -> tuple[StoredCall, ...]:
    """Return all calls of a kind in a tournament, also those that were made."""
    query = f"SELECT {_CALL} FROM tournament_call WHERE tournament = ? AND kind = ? ORDER BY person"
    return tuple(filled(StoredCall, row) for row in named(db, query, (tournament, kind)))


def keep(db: Connection, tournament: str, calls: Iterable[StoredCall]) -> None:
    """Write calls of people who are known, each in the place of their last of that kind."""
    for one in calls:
        insert(
            db,
            "tournament_call",
            {"tournament": tournament, **stored(one)},
            key=("tournament", "person", "kind"),
        )


def due(db: Connection, kind: CallKind, now: datetime, most: int) -> tuple[str, ...]:
    """Return the tournaments in which somebody is to be called now, the most urgent first."""
    rows = db.execute(  # || '': found by what is due, not by going through all tournaments
        f"SELECT min(tournament) FROM tournament_call WHERE due_at <= ? AND kind = ?{_OWN_CALL}"
        " GROUP BY tournament || '' ORDER BY min(due_at), min(tournament) LIMIT ?",
        (stamp(now), kind, most),
    )
    return tuple(row[0] for row in rows)


def pings(db: Connection, tournament: str, kind: CallKind) -> tuple[StoredPing, ...]:
    """Return the messages of a tournament that call people to something, oldest first."""
    query = f"SELECT {_PING} FROM tournament_ping WHERE tournament = ? AND kind = ? ORDER BY number"
    rows = named(db, query, (tournament, kind)).fetchall()
    return tuple(_filled(db, tournament, row) for row in rows)


def _filled(db: Connection, tournament: str, row: StoredRow) -> StoredPing:
    """Return a message that was read, with those whom it calls."""
    query = (
        "SELECT person FROM tournament_pinged WHERE tournament = ? AND number = ? ORDER BY place"
    )
    people = db.execute(query, (tournament, row["number"]))
    return filled(StoredPing, row, people=tuple(person for (person,) in people))


def posting(db: Connection, tournament: str, one: StoredPing) -> StoredPing | None:
    """Note that a message that calls people is about to be posted; return it with its number.

    None where somebody whom it names was forgotten in this moment: it is not to be posted.
    """
    named = {*one.people, *(() if one.asked_by is None else (one.asked_by,))}
    query = (
        "SELECT count(*) FROM person WHERE id IN (SELECT CAST(value AS bigint) FROM json_each(?))"
    )
    (known,) = db.execute(query, (listed([*named]),)).fetchone()
    if known < len(named):
        return None
    query = "SELECT coalesce(max(number), 0) FROM tournament_ping WHERE tournament = ?"
    (last,) = db.execute(query, (tournament,)).fetchone()
    numbered = replace(one, number=last + 1)
    insert(db, "tournament_ping", {"tournament": tournament, **stored(numbered, but=["people"])})
    named_by = {"tournament": tournament, "number": numbered.number}
    for place, person in enumerate(numbered.people):
        insert(db, "tournament_pinged", {**named_by, "place": place, "person": person})
    return numbered


def begun(db: Connection) -> tuple[tuple[str, StoredPing], ...]:
    """Return the messages of which is not known whether they were posted, with tournaments."""
    query = (
        f"SELECT tournament, {_PING} FROM tournament_ping WHERE message IS NULL{_OWN} ORDER BY at"
    )
    rows = named(db, query).fetchall()
    return tuple((row["tournament"], _filled(db, row["tournament"], row)) for row in rows)


def posted(db: Connection, tournament: str, one: StoredPing, message: int) -> None:
    """Note which message calls `one.people`, as it names them.

    It is left over where it names somebody who was forgotten by now, or calls to what is no more.
    """
    there = [ping for ping in pings(db, tournament, one.kind) if ping.number == one.number]
    named = [(set(ping.people), ping.asked_by) for ping in there if ping.asked_by != 0]
    if named == [(set(one.people), one.asked_by)] and _stands(db, tournament, one):
        query = "UPDATE tournament_ping SET message = ?3 WHERE tournament = ?1 AND number = ?2"
        db.execute(query, (tournament, one.number, message))
        return
    query = "SELECT ?2, ?3, server, 0 FROM tournament WHERE id = ?1"
    leave_over(db, query, (tournament, message, one.channel))
    not_posted(db, tournament, one)


def _stands(db: Connection, tournament: str, one: StoredPing) -> bool:
    """Whether there still is what a message calls to."""
    query = "SELECT status FROM tournament WHERE id = ?"
    (status,) = db.execute(query, (tournament,)).fetchone()
    match one.kind:
        case "check-in" | "coach":
            return status == "open"
        case "choice":
            return status == "running"
        case "off":
            return status == "off"
        case "appeal":
            values = {"tournament": tournament, "at": stamp(one.at)}
            waits = f"SELECT {_WAITS.format(tournament=':tournament', at=':at')}"
            return bool(db.execute(waits, values).fetchone()[0])


def not_posted(db: Connection, tournament: str, one: StoredPing) -> None:
    """Note that a message was not posted."""
    query = "DELETE FROM tournament_ping WHERE tournament = ? AND number = ?"
    db.execute(query, (tournament, one.number))


def closed(db: Connection, tournament: str) -> None:
    """Leave over the messages that call to what ends when a tournament begins or is called off."""
    _leave(db, "p.tournament = ?1 AND p.kind IN ('check-in', 'coach')", tournament)


def chosen(db: Connection, tournament: str, awaited: Iterable[int]) -> None:
    """Leave over the messages that call to choices of which none is `awaited` any more."""
    of_those = _CALLS.format("IN (SELECT CAST(value AS bigint) FROM json_each(?2))")
    where = f"p.tournament = ?1 AND p.kind = 'choice' AND NOT {of_those}"
    _leave(db, where, tournament, listed([*awaited]))


def judged(db: Connection, tournament: str) -> None:
    """Leave over the messages that call to appeals that are all decided, or were taken back."""
    waits = _WAITS.format(tournament="p.tournament", at="p.at")
    _leave(db, f"p.tournament = ?1 AND p.kind = 'appeal' AND NOT {waits}", tournament)


def _leave(db: Connection, where: LiteralString, *values: str) -> None:
    """Leave over the messages of which a condition holds; who was called by them was called.

    One that is being posted is left over once it is noted (`posted`).
    """
    where = f"{where} AND p.message IS NOT NULL"
    leave_over(
        db,
        "SELECT p.message, p.channel, t.server, 0 FROM tournament_ping p"
        f" JOIN tournament t ON t.id = p.tournament WHERE {where}",
        values,
    )
    db.execute(f"DELETE FROM tournament_ping AS p WHERE {where}", values)


def forget(db: Connection, person: int) -> None:
    """Leave over the messages that name somebody, and call nobody for them any more.

    Whether a message that is being posted stands there is known once it is noted (`posted`): until
    then 0 stands for them. Whom else a message called was called.
    """
    calls = _CALLS.format("= ?1")
    leave_over(
        db,
        "SELECT p.message, p.channel, t.server, 0 FROM tournament_ping p"
        " JOIN tournament t ON t.id = p.tournament WHERE p.message IS NOT NULL"
        f" AND (p.asked_by = ?1 OR {calls})",
        (person,),
    )
    db.execute(  # without people it would call whoever manages the server
        "DELETE FROM tournament_ping AS p WHERE message IS NOT NULL AND (SELECT count(*)"
        " FROM tournament_pinged o WHERE o.tournament = p.tournament AND o.number = p.number) = 1"
        f" AND {calls}",
        (person,),
    )
    db.execute(
        "UPDATE tournament_ping SET asked_by = CASE WHEN message IS NULL THEN 0 END"
        " WHERE asked_by = ?",
        (person,),
    )
    db.execute(
        "DELETE FROM tournament_pinged AS n WHERE person = ? AND EXISTS (SELECT 1"
        " FROM tournament_ping p WHERE p.tournament = n.tournament AND p.number = n.number"
        " AND p.message IS NOT NULL)",
        (person,),
    )
    db.execute("UPDATE tournament_pinged SET person = 0 WHERE person = ?", (person,))
    db.execute("UPDATE tournament_call SET asked_by = NULL WHERE asked_by = ?", (person,))
