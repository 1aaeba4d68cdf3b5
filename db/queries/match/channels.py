"""Where matches live, where their boards stand, and whose a match or a lobby is."""

from datetime import datetime

from db.columns import columns, filled, named
from db.queries.leftovers import leave_over
from db.records.channels import Living, PublicPlace, Whereabouts
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned

_WHERE = (
    f"SELECT {columns(Whereabouts, ['lobby', 'home'], 'm')}, l.id AS lobby,"
    " coalesce(l.channel, p.line_in, t.matches_channel, t.channel) AS home"
    " FROM match m LEFT JOIN lobby l ON l.match = m.id"
    " LEFT JOIN tournament_match p ON p.match = m.id"
    " LEFT JOIN tournament t ON t.id = p.tournament WHERE "
)


def where(db: Connection, match: str) -> Whereabouts | None:
    """Return where a match lives."""
    row = named(db, f"{_WHERE}m.id = ?", (match,)).fetchone()
    return None if row is None else filled(Whereabouts, row)


def waiting(db: Connection, server: int | None) -> tuple[Whereabouts, ...]:
    """Return the matches of a server (None: of all) whose board is late or that live elsewhere."""
    found = named(
        db,
        f"{_WHERE}m.shown < m.change AND (?1 IS NULL OR m.server = ?1){owned('m.server')} UNION"
        f" {_WHERE}m.own_channel IS NOT NULL AND (?1 IS NULL OR m.server = ?1){owned('m.server')}",
        (server,),
    )
    return tuple(filled(Whereabouts, row) for row in found)


def living(db: Connection, after: str, limit: int) -> tuple[Living, ...]:
    """Return so many running matches that have a channel, by id, from the one after an id on."""
    found = named(
        db,
        "SELECT m.id AS match, m.server, m.channel, (SELECT min(s.deadline_at) FROM seat s"
        "  WHERE s.match = m.id) AS deadline_at FROM match m"
        f" WHERE m.status = 'running' AND m.channel IS NOT NULL AND m.id > ?{owned('m.server')}"
        " ORDER BY m.id LIMIT ?",
        (after, limit),
    )
    return tuple(filled(Living, row) for row in found)


def drowsy(db: Connection, before: datetime, after: str, limit: int) -> tuple[Living, ...]:
    """Return running matches in whose channels we have posted nothing since `before`.

    Those in which somebody is asked something, or called to vote; by id, from the one after an id
    on.
    """
    found = named(
        db,
        "SELECT m.id AS match, m.server, m.channel, NULL AS deadline_at FROM match m"
        " WHERE m.status = 'running' AND m.channel IS NOT NULL AND m.id > ?2"
        " AND m.started_at <= ?1 AND coalesce(m.awake_at, 0) <= ?1"
        " AND (EXISTS (SELECT 1 FROM seat s"
        "   WHERE s.match = m.id AND s.question IS NOT NULL AND s.machine = 0)"
        "  OR EXISTS (SELECT 1 FROM ping p WHERE p.match = m.id AND p.message IS NOT NULL))"
        " AND NOT EXISTS (SELECT 1 FROM ping p WHERE p.match = m.id AND p.channel = m.channel"
        "  AND p.pinged_at > ?1)"
        " AND NOT EXISTS (SELECT 1 FROM absent a WHERE a.match = m.id)"
        f"{owned('m.server')} ORDER BY m.id LIMIT ?3",
        (stamp(before), after, limit),
    )
    return tuple(filled(Living, row) for row in found)


def kept_awake(db: Connection, match: str, now: datetime) -> None:
    """Note that the thread of a match was kept awake."""
    db.execute("UPDATE match SET awake_at = ? WHERE id = ?", (stamp(now), match))


def known(db: Connection, which: str, person: int) -> PublicPlace | None:
    """Return where a match, lobby or tournament is public, and whether it has a person in it."""
    row = named(
        db,
        "SELECT m.server,"
        " coalesce(m.channel, l.channel, t.matches_channel, t.channel) AS channel,"
        # a thread bears the id of its message
        " CASE m.channel WHEN l.message THEN l.channel"
        "  WHEN p.line THEN p.line_in END AS above,"
        " EXISTS (SELECT 1 FROM holder h"
        "  WHERE h.match = m.id AND h.person = ?2 AND h.left_at IS NULL) AS ours"
        " FROM match m LEFT JOIN lobby l ON l.match = m.id"
        " LEFT JOIN tournament_match p ON p.match = m.id"
        " LEFT JOIN tournament t ON t.id = p.tournament WHERE m.id = ?1"
        " UNION ALL SELECT l.server, l.channel, NULL, l.host = ?2 OR EXISTS"
        "  (SELECT 1 FROM lobby_holder h WHERE h.lobby = l.id AND h.person = ?2)"
        " FROM lobby l WHERE l.id = ?1"
        " UNION ALL SELECT t.server, t.channel, NULL, t.creator = ?2 OR EXISTS"
        "  (SELECT 1 FROM entrant e WHERE e.tournament = t.id AND e.person = ?2) OR EXISTS"
        "  (SELECT 1 FROM organiser o WHERE o.tournament = t.id AND o.person = ?2)"
        " FROM tournament t WHERE t.id = ?1",
        (which, person),
    ).fetchone()
    return None if row is None else filled(PublicPlace, row)


def move_to(db: Connection, match: str, channel: int, leaving: int | None) -> None:
    """Note in which channel a match lives; its board is to be posted there.

    With `leaving`, only if it still lives in that channel. The link in the message of its lobby, if
    there is one, is late then.
    """
    if leaving is not None:
        row = db.execute("SELECT channel FROM match WHERE id = ?", (match,)).fetchone()
        if row is None or row[0] != leaving:
            return
    _relink(db, match)
    db.execute(
        "UPDATE match SET channel = ?1, change = change + 1, edition = edition + 1,"
        " own_channel = nullif(own_channel, ?1) WHERE id = ?2",
        (channel, match),
    )


def lend(db: Connection, match: str, channel: int, now: datetime) -> None:
    """Let a match live in a channel while its own channel is closed.

    A board that stands in another such channel is to be deleted.
    """
    _relink(db, match)
    _board_left_over(db, match, now)
    db.execute(
        "UPDATE match SET own_message = CASE WHEN own_channel IS NOT NULL THEN own_message"
        "  WHEN board_channel = channel THEN board_message END,"
        " own_channel = coalesce(own_channel, channel), channel = ?1, board_message = NULL,"
        " shown = 0, change = change + 1, edition = edition + 1 WHERE id = ?2",
        (channel, match),
    )


def give_back(db: Connection, match: str, now: datetime) -> None:
    """Let a match live in its own channel again; its board elsewhere is to be deleted."""
    _relink(db, match)
    _board_left_over(db, match, now)
    db.execute(
        "UPDATE match SET channel = own_channel, board_channel = own_channel,"
        " board_message = own_message, board_count = NULL, own_channel = NULL, own_message = NULL,"
        " shown = 0,"
        " change = change + 1, edition = edition + 1 WHERE id = ? AND own_channel IS NOT NULL",
        (match,),
    )


def own_gone(db: Connection, match: str) -> None:
    """Note that the channel to which a match was to return is gone for good."""
    db.execute("UPDATE match SET own_channel = NULL, own_message = NULL WHERE id = ?", (match,))


def _board_left_over(db: Connection, match: str, now: datetime) -> None:
    """Note that the board of a match that lives elsewhere is to be deleted there."""
    leave_over(
        db,
        "SELECT board_message, board_channel, server, ?2 FROM match"
        " WHERE id = ?1 AND own_channel IS NOT NULL AND board_message IS NOT NULL",
        (match, stamp(now)),
    )


def _relink(db: Connection, match: str) -> None:
    """Note that the message of a lobby is about to lead to where its match was before."""
    db.execute(
        "UPDATE lobby SET change = change + 1 WHERE match = ?1"
        " AND EXISTS (SELECT 1 FROM match WHERE id = ?1 AND channel IS NOT NULL)",
        (match,),
    )
