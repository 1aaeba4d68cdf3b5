"""Who would play on for others on a server, and who is called to which seat (TIM-2.4, CLB-2.1)."""

import json
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import LiteralString, NamedTuple

from db.columns import columns, filled, insert, named, stored
from db.queries.leftovers import leave_over
from db.queries.match.absence import PRESENT
from db.queries.people import spent
from db.records.matches import Sought, StoredMatch
from db.records.people import StoredPerson, Substitute
from db.records.projections import SubstituteCall
from db.store import Connection
from db.values import stamp
from db.writing import bars
from db.writing.shards.owned import owned_by

ENOUGH = 2  # sittings after which a substitute may leave and stays on the list
TWICE = 2  # matches of a tournament that others may play for an entrant
AFTER = timedelta(minutes=2)  # what is being sent and not noted by then is looked for
_STRUCK = "off the list of substitutes"
_SUBSTITUTE = columns(Substitute)
_OWN = owned_by("match", "substitute_call.match")
_CALL = columns(SubstituteCall)


# The list of a server


def of(db: Connection, person: int, server: int) -> Substitute | None:
    """Return how somebody stands on the list of a server."""
    query = f"SELECT {_SUBSTITUTE} FROM substitute WHERE person = ? AND server = ?"
    row = named(db, query, (person, server)).fetchone()
    return None if row is None else filled(Substitute, row)


def keep(db: Connection, one: Substitute) -> None:
    """Put somebody on the list of a server, or change what they would play there."""
    db.execute("INSERT INTO person (id, name) VALUES (?, '') ON CONFLICT DO NOTHING", (one.person,))
    insert(db, "substitute", stored(one), key=("person", "server"))


def drop(db: Connection, person: int, server: int) -> None:
    """Take somebody off the list of a server, and take back the calls that they have there."""
    db.execute("DELETE FROM substitute WHERE person = ? AND server = ?", (person, server))
    where = "person = ?1 AND match IN (SELECT id FROM match WHERE server = ?2)"
    _leave(db, where, (person, server))


def strike_off(db: Connection, person: int, server: int, until: datetime) -> None:
    """Take somebody off the list of a server until then, whatever is deleted meanwhile."""
    drop(db, person, server)
    spent.bar(db, _STRUCK, (person, server), until)


def struck_off(db: Connection, person: int, server: int, now: datetime) -> datetime | None:
    """Return until when somebody may not join the list of a server; None where they may."""
    return spent.barred(db, _STRUCK, (person, server), now)


class Volunteer(NamedTuple):
    """Somebody on the list of a server, under the name that they have there."""

    person: int
    name: str
    most: int


def listed(db: Connection, server: int, game: str, pace: str) -> tuple[Volunteer, ...]:
    """Return who would play on in a game at a pace, whoever was called longest ago first."""
    rows = db.execute(
        "SELECT s.person, coalesce(n.name, p.name), s.most FROM substitute s"
        " JOIN person p ON p.id = s.person"
        " LEFT JOIN nickname n ON n.person = s.person AND n.server = s.server"
        " WHERE s.server = ?1 AND EXISTS (SELECT 1 FROM json_each(s.games) WHERE value = ?2)"
        " AND EXISTS (SELECT 1 FROM json_each(s.paces) WHERE value = ?3)"
        " AND NOT EXISTS (SELECT 1 FROM departed d"
        "  WHERE d.person = s.person AND d.server = s.server)"
        " ORDER BY coalesce(s.called_at, 0), s.joined_at, s.person",
        (server, game, pace),
    )
    return tuple(Volunteer(*row) for row in rows)


# Whom to call to a seat


def candidates(
    db: Connection, match: StoredMatch, pace: str, asked_by: int | None
) -> tuple[StoredPerson, ...]:
    """Return who may be called to a seat of a match, whoever was called longest ago first.

    Nobody who has or had a seat there, follows it, asked to share one, was called to it, has left
    the server, plays for enough others already, or is or was in its tournament.
    """
    rows = named(
        db,
        f"SELECT {columns(StoredPerson, table='p')} FROM substitute s"
        " JOIN person p ON p.id = s.person WHERE s.server = ?2 AND p.pings = 1"
        " AND s.person IS DISTINCT FROM ?5"
        " AND EXISTS (SELECT 1 FROM json_each(s.games) WHERE value = ?3)"
        " AND EXISTS (SELECT 1 FROM json_each(s.paces) WHERE value = ?4)"
        " AND NOT EXISTS (SELECT 1 FROM holder WHERE match = ?1 AND person = s.person)"
        " AND NOT EXISTS (SELECT 1 FROM follower WHERE match = ?1 AND person = s.person)"
        " AND NOT EXISTS (SELECT 1 FROM partner WHERE match = ?1 AND person = s.person)"
        " AND NOT EXISTS (SELECT 1 FROM substitute_call"
        "  WHERE match = ?1 AND person = s.person)"
        " AND NOT EXISTS (SELECT 1 FROM departed"
        "  WHERE person = s.person AND server = s.server)"
        " AND NOT EXISTS (SELECT 1 FROM tournament_match m JOIN entrant e"
        "  ON e.tournament = m.tournament WHERE m.match = ?1 AND e.person = s.person)"
        " AND NOT EXISTS (SELECT 1 FROM tournament_match m JOIN coach c"
        "  ON c.tournament = m.tournament WHERE m.match = ?1 AND c.person = s.person)"
        " AND s.most > (SELECT count(*) FROM holder h JOIN match m ON m.id = h.match"
        "  WHERE h.person = s.person AND h.substitute = 1 AND h.left_at IS NULL"
        "  AND m.status = 'running')"
        " ORDER BY coalesce(s.called_at, 0), s.joined_at, s.person",
        (match.id, match.server, match.game, pace, asked_by),
    ).fetchall()
    found = (filled(StoredPerson, row) for row in rows)
    kept = ((match.barred, match.seed), *_barred(db, match.id))
    return tuple(
        one for one in found if all(bars.of(barred, seed, one.id) is None for barred, seed in kept)
    )


def _barred(db: Connection, match: str) -> tuple[tuple[Mapping[str, int], bytes], ...]:
    """Return whom the tournament of a match keeps out, who was forgotten, with its seed."""
    rows = db.execute(
        "SELECT t.barred, t.seed FROM tournament_match m JOIN tournament t ON t.id = m.tournament"
        " WHERE m.match = ?",
        (match,),
    )
    return tuple((json.loads(barred), seed) for barred, seed in rows)


def call_some(
    db: Connection,
    server: int,
    calls: Iterable[tuple[SubstituteCall, Iterable[spent.Budget]]],
    most: int,
    now: datetime,
) -> None:
    """Note that so many are to be called: the first of those who have not been called too often.

    Each call comes with what it takes.
    """
    left = most
    for one, costs in calls:
        if not left:
            return
        if spent.spend(db, costs, now) is None:
            left -= 1
            insert(db, "substitute_call", stored(one))
            db.execute(
                "UPDATE substitute SET called_at = ? WHERE person = ? AND server = ?",
                (stamp(now), one.person, server),
            )


def waves(db: Connection, now: datetime) -> tuple[tuple[str, int], ...]:
    """Return the seats to which more are to be called now, each with its match."""
    rows = db.execute(
        f"SELECT s.match, s.seat FROM seat s WHERE s.wave_at <= ? AND {PRESENT.format('s.match')}"
        f"{owned_by('match', 's.match')} ORDER BY s.wave_at LIMIT 100",
        (stamp(now),),
    )
    return tuple((match, seat) for match, seat in rows)


# Their calls


def due(db: Connection, now: datetime, limit: int) -> tuple[SubstituteCall, ...]:
    """Return the calls that are to be sent now."""
    query = (
        f"SELECT {_CALL} FROM substitute_call WHERE due_at <= ? AND message IS NULL"
        " AND posting_at IS NULL AND declined = 0 AND over = 0 AND person IS NOT NULL"
        f"{_OWN} ORDER BY due_at LIMIT ?"
    )
    return tuple(filled(SubstituteCall, row) for row in named(db, query, (stamp(now), limit)))


def find(db: Connection, tag: str) -> SubstituteCall | None:
    """Return a call."""
    query = f"SELECT {_CALL} FROM substitute_call WHERE tag = ?"
    row = named(db, query, (tag,)).fetchone()
    return None if row is None else filled(SubstituteCall, row)


def of_match(db: Connection, match: str) -> tuple[SubstituteCall, ...]:
    """Return who is called to the seats of a match."""
    query = f"SELECT {_CALL} FROM substitute_call WHERE match = ? AND over = 0 ORDER BY due_at, tag"
    return tuple(filled(SubstituteCall, row) for row in named(db, query, (match,)))


def sending(db: Connection, tag: str, server: int | None, channel: int, now: datetime) -> bool:
    """Note that a call is about to be sent; False where it is wanted no more."""
    done = db.execute(
        "UPDATE substitute_call SET server = ?2, channel = ?3, posting_at = ?4 WHERE tag = ?1"
        " AND message IS NULL AND declined = 0 AND over = 0 AND person IS NOT NULL",
        (tag, server, channel, stamp(now)),
    )
    return done.rowcount == 1


def sent(db: Connection, tag: str, message: int) -> None:
    """Note where a call stands; one that is wanted no more is left over."""
    db.execute(
        "UPDATE substitute_call SET message = ?2, posting_at = NULL WHERE tag = ?1", (tag, message)
    )
    _leave(db, "tag = ?1 AND (person IS NULL OR over = 1 OR declined = 1)", (tag,))


def not_sent(db: Connection, tag: str) -> None:
    """Note that nothing of a call stands; it is due again, if it is still wanted."""
    db.execute("DELETE FROM substitute_call WHERE tag = ? AND (person IS NULL OR over = 1)", (tag,))
    db.execute("UPDATE substitute_call SET posting_at = NULL WHERE tag = ?", (tag,))


def put_back(db: Connection, tag: str, due: datetime) -> None:
    """Send a call later."""
    db.execute("UPDATE substitute_call SET due_at = ? WHERE tag = ?", (stamp(due), tag))


def unnoted(db: Connection, now: datetime, limit: int) -> tuple[SubstituteCall, ...]:
    """Return calls that may have been sent without being noted, the oldest first."""
    query = (
        f"SELECT {_CALL} FROM substitute_call WHERE posting_at <= ?{_OWN}"
        " ORDER BY posting_at LIMIT ?"
    )
    rows = named(db, query, (stamp(now - AFTER), limit))
    return tuple(filled(SubstituteCall, row) for row in rows)


def decline(db: Connection, tag: str) -> None:
    """Note that somebody will not come, or could not: they are called to that match no more."""
    leave_over(
        db,
        "SELECT message, channel, server, 0 FROM substitute_call"
        " WHERE tag = ? AND message IS NOT NULL",
        (tag,),
    )
    db.execute("UPDATE substitute_call SET declined = 1, message = NULL WHERE tag = ?", (tag,))


def over(db: Connection, match: str, seat: int) -> None:
    """Take back the calls to a seat that is sought no more."""
    _leave(db, "match = ?1 AND seat = ?2", (match, seat))


def _leave(db: Connection, where: LiteralString, values: tuple[object, ...]) -> None:
    """Take calls back: their messages are left over; one that is being sent is looked for first."""
    leave_over(
        db,
        "SELECT message, channel, server, 0 FROM substitute_call"
        f" WHERE message IS NOT NULL AND {where}",
        values,
    )
    being_sent = f"UPDATE substitute_call SET over = 1 WHERE posting_at IS NOT NULL AND {where}"
    db.execute(being_sent, values)
    others = f"DELETE FROM substitute_call WHERE posting_at IS NULL AND {where}"
    db.execute(others, values)


class Replaceable(NamedTuple):
    """A seat of a match of a tournament that runs: whose, and whether somebody is looked for.

    So many are `called` and have not declined. An AI may play there (`away`).
    """

    pairing: int
    match: str
    seat: int
    entrant: int
    sought: Sought | None
    called: int
    away: bool


def of_tournament(db: Connection, tournament: str) -> tuple[Replaceable, ...]:
    """Return the seats of a tournament for which a substitute may play, those sought first."""
    rows = db.execute(
        "SELECT m.number, m.match, s.seat, CAST(m.people ->> s.seat AS bigint), s.sought,"
        " (SELECT count(*) FROM substitute_call c WHERE c.match = m.match AND c.seat = s.seat"
        "  AND c.declined = 0 AND c.over = 0), s.standin IS NOT NULL"
        " FROM tournament_match m JOIN match k ON k.id = m.match AND k.status = 'running'"
        " JOIN seat s ON s.match = m.match WHERE m.tournament = ? AND m.status = 'open'"
        " AND m.passed = 0 AND s.conceded = 0"
        " ORDER BY s.sought IS NULL, s.standin IS NULL, s.asked_at IS NULL, s.asked_at,"
        " m.number, s.seat",
        (tournament,),
    )
    return tuple(Replaceable(*row) for row in rows)


# Who has taken a seat over


def sat(db: Connection, match: str, person: int, sitting: str) -> None:
    """Note that a substitute has answered something in a sitting."""
    db.execute(
        "UPDATE holder SET sat = sat + iif(sat_in <> ?3, 1, 0), sat_in = ?3 WHERE match = ?1"
        " AND person = ?2 AND substitute = 1",
        (match, person, sitting),
    )


def helped(db: Connection, person: int) -> int:
    """Return in how many matches somebody has played on for others to the end."""
    row = db.execute(
        "SELECT count(*) FROM holder h JOIN match m ON m.id = h.match AND m.status <> 'running'"
        " WHERE h.person = ? AND h.substitute = 1 AND h.left_at IS NULL",
        (person,),
    ).fetchone()
    return row[0]


class PlayedFor(NamedTuple):
    """What is to be known of a match of a tournament before somebody plays on in it.

    Its people are its entrants and those who would coach them, also once they were forgotten; the
    seat's entrant was played for so many `times`; its round may be `over`.
    """

    inside: bool
    times: int
    over: bool


def played_for(
    db: Connection, match: str, seat: int, person: int | None, now: datetime
) -> PlayedFor | None:
    """Return what is to be known of a seat of a tournament; None where it is of none."""
    row = db.execute(
        "SELECT EXISTS (SELECT 1 FROM entrant e WHERE e.tournament = m.tournament"
        "   AND e.person = ?3) OR EXISTS (SELECT 1 FROM coach c"
        "   WHERE c.tournament = m.tournament AND c.person = ?3),"
        " (SELECT count(*) FROM tournament_match o JOIN holder h ON h.match = o.match"
        "   AND h.substitute = 1 WHERE o.tournament = m.tournament"
        "   AND o.people ->> h.seat = m.people ->> ?2),"
        " coalesce(coalesce(m.until_at, t.until_at) <= ?4, false) OR m.passed = 1"
        " FROM tournament_match m JOIN tournament t ON t.id = m.tournament WHERE m.match = ?1",
        (match, seat, person, stamp(now)),
    ).fetchone()
    if row is None:
        return None
    inside = bool(row[0]) or any(
        person is not None and bars.of(barred, seed, person) is not None
        for barred, seed in _barred(db, match)
    )
    return PlayedFor(inside, row[1], bool(row[2]))
