"""Bars that outlive the id of whom they keep out.

What keeps somebody out of a match, a table or a tournament compares ids as long as these are
stored. Whoever has their data deleted is kept out by a keyed hash from then on: its key is the seed
of that object, and it goes when the object is over. `barred` maps hashes to what they are of there.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from db.store import Connection

_Barring: TypeAlias = Literal["match", "lobby", "tournament"]
LENGTH = 64  # of a hash; a shorter word stands for somebody whom an older release forgot


def mark(seed: bytes, person: int, match: int | None = None) -> str:
    """Return the hash of a person in the object of a seed; nothing else is derived like it.

    With the number of a `match` that of having had a seat in it, in the seed's tournament.
    """
    where = "" if match is None else f" {match}"
    return hmac.new(seed, f"bar {person}{where}".encode(), hashlib.sha256).hexdigest()


def of(barred: Mapping[str, int], seed: bytes, person: int) -> int | None:
    """Return what is kept about somebody who was forgotten; None where nothing is."""
    return barred.get(mark(seed, person)) if barred else None


def sat_in(barred: Mapping[str, int], seed: bytes, person: int, match: int) -> bool:
    """Tell whether somebody who was forgotten had a seat in a match of a tournament."""
    return bool(barred) and mark(seed, person, match) in barred


def lifted(barred: Mapping[str, int], seed: bytes, person: int) -> Mapping[str, int]:
    """Return the bars without those of a person."""
    if not barred:
        return barred
    gone = mark(seed, person)
    return {one: number for one, number in barred.items() if one != gone}


def forget(db: Connection, person: int) -> None:
    """Keep by a hash what somebody is barred by who is about to be forgotten.

    Of a match it is the seat that they held, of a tournament their number; the number of whom they
    coached is negative. Besides, the matches of others in which they had a seat are kept of a
    tournament. Whoever had a place in one that has not begun, or waits for one, is free to come
    back, as if they had left.
    """
    held = db.execute(
        "SELECT m.id, m.seed, h.seat FROM holder h JOIN match m ON m.id = h.match"
        " AND m.status = 'running' WHERE h.person = ?",
        (person,),
    ).fetchall()
    _bar(db, "match", held, person)
    sent = db.execute(
        "SELECT l.id, l.seed, 0 FROM sent_away s JOIN lobby l ON l.id = s.lobby"
        " WHERE s.person = ? AND l.status = 'open'",
        (person,),
    ).fetchall()
    _bar(db, "lobby", sent, person)
    entered = db.execute(
        "SELECT t.id, t.seed, -c.number FROM coach c JOIN tournament t ON t.id = c.tournament"
        " AND t.status = 'running' WHERE c.person = ?1 AND c.agreed = 1"
        " UNION ALL SELECT t.id, t.seed, e.number FROM entrant e"
        " JOIN tournament t ON t.id = e.tournament WHERE e.person = ?1"
        " AND (t.status = 'running' AND e.status <> 'waiting'"
        "  OR t.status = 'open' AND e.status IN ('dropped', 'disqualified'))",
        (person,),
    ).fetchall()
    _bar(db, "tournament", entered, person)
    sat = db.execute(
        "SELECT DISTINCT t.id, t.seed, m.number FROM holder h"
        " JOIN tournament_match m ON m.match = h.match"
        " JOIN tournament t ON t.id = m.tournament AND t.status = 'running'"
        " WHERE h.person = ?1 AND NOT EXISTS (SELECT 1 FROM entrant e, json_each(m.people) p"
        "  WHERE e.tournament = t.id AND e.person = ?1 AND e.number = CAST(p.value AS bigint))",
        (person,),
    ).fetchall()
    for one in sat:
        _bar(db, "tournament", [one], person, one[2])


def _bar(
    db: Connection,
    table: _Barring,
    found: Iterable[tuple[str, bytes, int]],
    person: int,
    match: int | None = None,
) -> None:
    for ident, seed, number in found:
        db.execute(
            f"UPDATE {table} SET edition = edition + 1,"
            " barred = json_set(barred, '$.\"' || ?2 || '\"', ?3) WHERE id = ?1",
            (ident, mark(seed, person, match), number),
        )
