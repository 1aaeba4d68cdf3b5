"""What is due in tournaments: matches that begin, results, deadlines, what comes next."""

import json
from collections.abc import Sequence
from datetime import datetime, timedelta

from db.store import Connection, StaleStep
from db.values import moment, stamp
from db.writing import guarded
from db.writing.shards.owned import owned, owned_by

_OWN = owned_by("tournament", "tournament_match.tournament")


def due(db: Connection, now: datetime, most: int) -> tuple[tuple[str, int], ...]:
    """Return the pairings that are to begin, by tournament and number, the most urgent first.

    The first of every tournament come before all second ones.
    """
    rows = db.execute(
        f"SELECT tournament, number FROM tournament_match WHERE open_at <= ?{_OWN} AND NOT EXISTS"
        " (SELECT 1 FROM tournament t WHERE t.id = tournament"
        "  AND (t.paused_at IS NOT NULL OR t.absent_at IS NOT NULL))"
        " ORDER BY row_number() OVER (PARTITION BY tournament ORDER BY open_at, number),"
        " open_at, tournament, number LIMIT ?",
        (stamp(now), most),
    )
    return tuple((tournament, number) for tournament, number in rows)


def begin(
    db: Connection,
    tournament: str,
    edition: int,
    number: int,
    match: str,
    until_at: datetime | None,
) -> None:
    """Note which match a pairing is played in, and when that ends where matches flow.

    Raises StaleStep where the tournament was written since it was loaded (others may be to meet by
    now, or nobody), and where the pairing has begun already, or is not to begin any more.
    """
    guarded.update(db, "tournament", tournament, edition, {})
    done = db.execute(
        "UPDATE tournament_match SET match = ?, open_at = NULL, until_at = ?"
        " WHERE tournament = ? AND number = ? AND match IS NULL AND status = 'open'",
        (match, stamp(until_at), tournament, number),
    )
    if done.rowcount != 1:
        raise StaleStep(tournament)
    db.execute("UPDATE tournament SET change = change + 1 WHERE id = ?", (tournament,))


def past(db: Connection, now: datetime, most: int) -> tuple[str, ...]:
    """Return tournaments of which a round, or a match that flows, should be over.

    Not of those that stand still: in a pause that is a deadline that was over before. A round that
    was extended since its matches were looked at is one, too: they have more time.
    """
    rows = db.execute(
        "SELECT id FROM (SELECT id, until_at FROM tournament WHERE status = 'running'"
        "  AND until_at <= ?1 AND (paused_at IS NULL OR until_at <= paused_at)"
        "  AND absent_at IS NULL"
        " UNION ALL SELECT t.id, t.until_at FROM tournament t WHERE t.status = 'running'"
        "  AND t.until_at IS NOT NULL AND t.absent_at IS NULL"
        "  AND (t.until_at > ?1 OR t.until_at > t.paused_at) AND EXISTS"
        "   (SELECT 1 FROM tournament_match m WHERE m.tournament = t.id AND m.passed = 1"
        "    AND m.status = 'open')"
        " UNION ALL SELECT t.id, min(m.until_at) FROM tournament_match m"
        "  JOIN tournament t ON t.id = m.tournament WHERE m.until_at <= ?1 AND m.status = 'open'"
        "  AND t.status = 'running' AND t.absent_at IS NULL"
        "  AND (t.paused_at IS NULL OR m.passed = 1 OR m.until_at <= t.paused_at) GROUP BY t.id)"
        f" found WHERE true{owned_by('tournament', 'found.id')} ORDER BY until_at LIMIT ?2",
        (stamp(now), most),
    )
    return tuple(row[0] for row in rows)


def until(db: Connection, match: str, now: datetime) -> datetime | None:
    """Return when a match is to be over, or its round; None where there is no deadline.

    In a pause a deadline that is still to come stays as far off as it was when that began.
    """
    row = db.execute(
        "SELECT coalesce(m.until_at,"
        "  t.until_at + iif(t.until_at > t.paused_at, ?2 - t.paused_at, 0))"
        " FROM tournament_match m JOIN tournament t ON t.id = m.tournament"
        " WHERE m.match = ?1",
        (match, stamp(now)),
    ).fetchone()
    return moment(row[0]) if row else None


def passed(db: Connection, match: str, late: Sequence[int], excused: Sequence[int]) -> None:
    """Note that the deadline of a match is over, and for which seats the house AI plays on."""
    row = db.execute(
        "SELECT people, late, excused FROM tournament_match WHERE match = ?", (match,)
    ).fetchone()
    if row is None:
        return
    people, *known = (json.loads(one) for one in row)
    found = [
        json.dumps([*dict.fromkeys((*had, *(people[seat] for seat in seats)))])
        for had, seats in zip(known, (late, excused), strict=True)
    ]
    db.execute(
        "UPDATE tournament_match SET passed = 1, late = ?, excused = ? WHERE match = ?",
        (*found, match),
    )


def beginning(db: Connection, now: datetime, ahead: timedelta, most: int) -> tuple[str, ...]:
    """Return open tournaments that begin now, or whose check-in is to be closed, the soonest first.

    It ends `ahead` of the beginning. Those that wait for their game begin later.
    """
    rows = db.execute(
        "SELECT id FROM tournament WHERE status = 'open' AND preparing = 0 AND absent_at IS NULL"
        " AND starts_at <= ?1 AND (checked_at IS NULL OR starts_at <= ?2)"
        f"{owned('server')}"
        " ORDER BY starts_at LIMIT ?3",
        (stamp(now + ahead), stamp(now), most),
    )
    return tuple(row[0] for row in rows)


def checking(
    db: Connection, now: datetime, least: timedelta, ahead: timedelta, most: int
) -> tuple[str, ...]:
    """Return tournaments whose check-in has somebody to call now, the soonest to begin first.

    It runs from `ahead` of the beginning to `least` ahead of it. Whoever has confirmed, was called
    or is not to be called yet keeps no other tournament waiting.
    """
    rows = db.execute(
        "SELECT id FROM tournament t WHERE status = 'open' AND preparing = 0 AND absent_at IS NULL"
        " AND checked_at IS NULL AND starts_at > ?1 AND starts_at <= ?2 AND EXISTS"
        " (SELECT 1 FROM entrant e WHERE e.tournament = t.id AND e.checked = 0"
        "  AND e.person IS NOT NULL AND e.status IN ('entered', 'waiting')"
        "  AND NOT EXISTS (SELECT 1 FROM tournament_pinged n JOIN tournament_ping p"
        "   ON p.tournament = n.tournament AND p.number = n.number AND p.kind = 'check-in'"
        "   WHERE n.tournament = t.id AND n.person = e.person)"
        "  AND NOT EXISTS (SELECT 1 FROM tournament_call c WHERE c.tournament = t.id"
        "   AND c.person = e.person AND c.kind = 'check-in' AND c.due_at > ?3))"
        f"{owned('t.server')}"
        " ORDER BY starts_at LIMIT ?4",
        (stamp(now + least), stamp(now + ahead), stamp(now), most),
    )
    return tuple(row[0] for row in rows)


def unsettled(db: Connection, most: int) -> tuple[str, ...]:
    """Return tournaments of which is still to be found what comes next.

    While its game is not there nothing is paired: the deadline of a round would run.
    """
    rows = db.execute(
        "SELECT id FROM tournament WHERE settled = 0 AND paused_at IS NULL AND absent_at IS NULL"
        f"{owned('server')} ORDER BY id LIMIT ?",
        (most,),
    )
    return tuple(row[0] for row in rows)


def first_matches(db: Connection, now: datetime, most: int) -> tuple[str, ...]:
    """Return tournaments in which somebody has waited too long for a first match."""
    rows = db.execute(  # || '': found by what is due, not by going through everybody
        "SELECT min(e.tournament) FROM entrant e JOIN tournament t ON t.id = e.tournament"
        " WHERE e.first_match_at <= ? AND t.status = 'running' AND t.paused_at IS NULL"
        f" AND t.absent_at IS NULL{owned('t.server')} GROUP BY e.tournament || ''"
        " ORDER BY min(e.first_match_at) LIMIT ?",
        (stamp(now), most),
    )
    return tuple(row[0] for row in rows)


def match_ended(db: Connection, match: str, now: datetime) -> None:
    """Note that a match has ended, where it belongs to a tournament."""
    db.execute(
        "INSERT INTO tournament_result SELECT match, ?2 FROM tournament_match WHERE match = ?1"
        " ON CONFLICT DO NOTHING",
        (match, stamp(now)),
    )


def results(db: Connection, most: int) -> tuple[tuple[str, str, int], ...]:
    """Return matches whose result is to be taken over, with tournament and number, oldest first."""
    rows = db.execute(  # || '': from the few results to their matches, not the other way round
        "SELECT r.match, m.tournament, m.number FROM tournament_result r"
        " JOIN tournament_match m ON m.match = r.match || ''"
        f" WHERE true{owned_by('tournament', 'm.tournament')} ORDER BY r.at, r.match LIMIT ?",
        (most,),
    )
    return tuple((match, tournament, number) for match, tournament, number in rows)


def result_of(db: Connection, match: str) -> int | None:
    """Return the number of a match in its tournament whose result is to be taken over."""
    row = db.execute(
        "SELECT m.number FROM tournament_result r JOIN tournament_match m ON m.match = r.match"
        " WHERE r.match = ?",
        (match,),
    ).fetchone()
    return row[0] if row else None


def take(db: Connection, match: str) -> None:
    """Note that the result of a match is taken over. Raises StaleStep when somebody else has."""
    if db.execute("DELETE FROM tournament_result WHERE match = ?", (match,)).rowcount != 1:
        raise StaleStep(match)


def taken(db: Connection, match: str) -> None:
    """Note that the result of a match is not to be taken over: it was decided otherwise."""
    db.execute("DELETE FROM tournament_result WHERE match = ?", (match,))


def round_began(db: Connection, tournament: str, number: int) -> datetime | None:
    """Return when the first match of a round began; None where none has."""
    query = (
        "SELECT min(m.started_at) FROM tournament_match t JOIN match m ON m.id = t.match"
        " WHERE t.tournament = ? AND t.round = ?"
    )
    (began_at,) = db.execute(query, (tournament, number)).fetchone()
    return moment(began_at)


def last_ended(db: Connection, tournament: str, round_number: int, slot: int) -> datetime | None:
    """Return when the last game of a meeting ended; None while none has."""
    query = (
        "SELECT max(m.ended_at) FROM tournament_match t JOIN match m ON m.id = t.match"
        " WHERE t.tournament = ? AND t.round = ? AND t.slot = ?"
    )
    (ended_at,) = db.execute(query, (tournament, round_number, slot)).fetchone()
    return moment(ended_at)


def left_running(db: Connection, tournament: str | None = None) -> tuple[str, ...]:
    """Return the matches that run although they are off, or their result was decided.

    All such, but for those of a ruling that can still be taken back; or those of a `tournament`.
    """
    rows = db.execute(
        "SELECT m.id FROM tournament_match t JOIN match m ON m.id = t.match"
        " JOIN tournament o ON o.id = t.tournament"
        " WHERE t.status IN ('off', 'over') AND m.status = 'running'"
        f" AND (t.tournament = ?1 OR ?1 IS NULL AND o.drawn_at IS NULL{owned('m.server')})"
        " ORDER BY m.id",
        (tournament,),
    )
    return tuple(row[0] for row in rows)
