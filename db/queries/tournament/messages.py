"""Where messages of tournaments stand in Discord, and which of them are late."""

from datetime import datetime

from db.queries.leftovers import leave_over
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned, owned_by, shown


def posting(db: Connection, tournament: str, now: datetime) -> None:
    """Note that the message of a tournament is about to be posted."""
    db.execute("UPDATE tournament SET posting_at = ? WHERE id = ?", (stamp(now), tournament))


def posted(db: Connection, tournament: str, channel: int, message: int, change: int) -> None:
    """Remember the public message of a tournament and the change that it shows.

    Where it has moved away from that `channel` meanwhile, the message is left over.
    """
    done = db.execute(
        f"UPDATE tournament SET message = ?1, posting_at = NULL, shown = {shown('?2')}"
        " WHERE id = ?3 AND channel = ?4",
        (message, change, tournament, channel),
    )
    if done.rowcount != 1:
        leave_over(
            db,
            "SELECT ?1, ?2, server, 0 FROM tournament WHERE id = ?3",
            (message, channel, tournament),
        )


def given_up(db: Connection, tournament: str, change: int) -> None:
    """Note that a message need not show more than it does: its place is gone for good."""
    db.execute("UPDATE tournament SET shown = max(shown, ?) WHERE id = ?", (change, tournament))


def late(db: Connection, most: int) -> tuple[str, ...]:
    """Return tournaments whose message is missing or shows less than has changed.

    While one is in preparation it has none.
    """
    rows = db.execute(
        f"SELECT id FROM tournament WHERE shown < change AND preparing = 0{owned('server')}"
        " ORDER BY id LIMIT ?",
        (most,),
    )
    return tuple(row[0] for row in rows)


def lined(db: Connection, match: str, line: int, channel: int) -> None:
    """Remember the line above the thread of a match, and in which channel it stands."""
    db.execute(
        "UPDATE tournament SET edition = edition + 1 WHERE id ="
        " (SELECT tournament FROM tournament_match WHERE match = ?)",
        (match,),
    )
    db.execute(
        "UPDATE tournament_match SET line = ?, line_in = ? WHERE match = ?", (line, channel, match)
    )


def late_lines(db: Connection, most: int) -> tuple[str, ...]:
    """Return the matches whose line names somebody who was forgotten."""
    rows = db.execute(
        "SELECT match FROM tournament_match WHERE line_late = 1 AND line IS NOT NULL"
        f" AND match IS NOT NULL{owned_by('match', 'tournament_match.match')} LIMIT ?",
        (most,),
    )
    return tuple(row[0] for row in rows)


def line_shown(db: Connection, match: str) -> None:
    """Note that the line of a match names nobody any more who was forgotten."""
    db.execute("UPDATE tournament_match SET line_late = 0 WHERE match = ?", (match,))


def done_threads(
    db: Connection, after: datetime, until: datetime, most: int
) -> tuple[tuple[str, int], ...]:
    """Return the matches of tournaments that ended in such a time, with where they were played.

    Those that live in the channel of their line have no thread. The latest come first.
    """
    rows = db.execute(
        "SELECT m.id, m.channel FROM match m JOIN tournament_match t ON t.match = m.id"
        " WHERE m.ended_at > ? AND m.ended_at <= ? AND m.archived = 0"
        " AND m.channel IS NOT NULL AND m.channel <> coalesce(t.line_in, 0)"
        f"{owned('m.server')}"
        " ORDER BY m.ended_at DESC, m.id LIMIT ?",
        (stamp(after), stamp(until), most),
    )
    return tuple((match, channel) for match, channel in rows)
