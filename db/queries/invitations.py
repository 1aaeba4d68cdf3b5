"""Invitations to lobbies in the database."""

from collections.abc import Iterable
from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.queries.leftovers import leave_over
from db.records.lobbies import Invitation, StoredLobby
from db.records.projections import Sending
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned_by

_INVITATION = columns(Invitation)


def of_lobby(db: Connection, lobby: str) -> tuple[Invitation, ...]:
    """Return who is invited to a lobby and has not answered."""
    query = f"SELECT {_INVITATION} FROM invitation WHERE lobby = ? ORDER BY until_at, person"
    return tuple(filled(Invitation, row) for row in named(db, query, (lobby,)))


def add(db: Connection, lobby: str, invitations: Iterable[Invitation]) -> None:
    """Write invitations to a lobby."""
    for one in invitations:
        insert(db, "invitation", {"lobby": lobby, **stored(one)})


def keep(db: Connection, before: StoredLobby, after: StoredLobby) -> None:
    """Write the invitations of a lobby; drop those of people who sit there, and all once it closes.

    Messages that call nobody any more are to be deleted (`leftovers`).
    """
    seated = {one.person for one in after.holders}
    kept = [one for one in after.invitations if one.person not in seated]
    if after.status != "open":
        kept = []
    if kept == list(before.invitations):
        return
    db.execute("DELETE FROM invitation WHERE lobby = ?", (before.id,))
    add(db, before.id, kept)
    standing = {one.message for one in kept}
    _leave(db, [one for one in before.invitations if one.message not in standing], before.server)


def _leave(db: Connection, gone: Iterable[Invitation], server: int | None) -> None:
    for one in gone:
        if one.message is not None:
            leave_over(db, "SELECT ?, ?, ?, 0", (one.message, one.channel, server))


def calling(db: Connection, lobby: str, persons: Iterable[int], tag: str) -> None:
    """Note that these people are about to be called by the message with this tag."""
    db.executemany(
        "UPDATE invitation SET tag = ?3 WHERE lobby = ?1 AND person = ?2 AND message IS NULL",
        [(lobby, person, tag) for person in persons],
    )
    db.execute("UPDATE lobby SET edition = edition + 1 WHERE id = ?", (lobby,))


def called(db: Connection, one: Sending, message: int) -> bool:
    """Note where a call stands; False where nobody is awaited by it, or somebody was forgotten.

    One that is noted already stays as it is.
    """
    if db.execute("SELECT 1 FROM invitation WHERE message = ?", (message,)).fetchone():
        return True
    lobbies = db.execute(
        "UPDATE invitation SET channel = ?2, message = ?3, tag = NULL"
        " WHERE tag = ?1 AND message IS NULL RETURNING lobby",
        (one.tag, one.channel, message),
    ).fetchall()
    db.executemany("UPDATE lobby SET edition = edition + 1 WHERE id = ?", set(lobbies))
    return lobbies != []


def unnoted(db: Connection, lobby: str) -> tuple[Sending, ...]:
    """Return the calls to a lobby that may have been sent without being noted."""
    query = (
        f"SELECT {columns(Sending)} FROM sending WHERE tag IN"
        " (SELECT tag FROM invitation WHERE lobby = ? AND message IS NULL) ORDER BY at, tag"
    )
    return tuple(filled(Sending, row) for row in named(db, query, (lobby,)))


def uncalled(db: Connection) -> tuple[str, ...]:
    """Return the lobbies with somebody who is invited and has not been called yet."""
    rows = db.execute(
        "SELECT DISTINCT lobby FROM invitation WHERE message IS NULL"
        f"{owned_by('lobby', 'invitation.lobby')} LIMIT 100"
    )
    return tuple(row[0] for row in rows)


def over(db: Connection, now: datetime) -> tuple[str, ...]:
    """Return the lobbies with invitations whose time is over."""
    rows = db.execute(
        f"SELECT lobby FROM invitation WHERE until_at <= ?{owned_by('lobby', 'invitation.lobby')}"
        " ORDER BY until_at LIMIT 100",
        (stamp(now),),
    )
    return tuple(dict.fromkeys(row[0] for row in rows))


def waiting_from(db: Connection, host: int, person: int, but: str) -> int:
    """Return how many other invitations from a host wait for a person."""
    row = db.execute(
        "SELECT count(*) FROM invitation i JOIN lobby l ON l.id = i.lobby AND l.status = 'open'"
        " WHERE i.person = ? AND l.host = ? AND l.id <> ?",
        (person, host, but),
    ).fetchone()
    return row[0]


def disown(db: Connection, lobby: str) -> None:
    """Let the messages go that name the host of a lobby, who is to be forgotten.

    Who is invited stays so. Nobody is called anew but by one that may stand unnoted: else people
    who are forgotten again and again could call others as often as they like.
    """
    leave_over(
        db,
        "SELECT DISTINCT i.message, i.channel, l.server, 0 FROM invitation i"
        " JOIN lobby l ON l.id = i.lobby WHERE i.lobby = ? AND i.message IS NOT NULL",
        (lobby,),
    )
    db.execute("UPDATE invitation SET tag = NULL WHERE lobby = ?", (lobby,))


def forget(db: Connection, person: int) -> None:
    """Take back all invitations of a person; the messages that name them are to be deleted.

    Whoever else was called by them stays invited; by one that may stand unnoted they are called
    anew.
    """
    leave_over(
        db,
        "SELECT i.message, i.channel, l.server, 0 FROM invitation i JOIN lobby l ON l.id = i.lobby"
        " WHERE i.person = ? AND i.message IS NOT NULL",
        (person,),
    )
    db.execute(
        "UPDATE invitation SET tag = NULL WHERE tag IN"
        " (SELECT tag FROM invitation WHERE person = ?)",
        (person,),
    )
    db.execute(
        "UPDATE lobby SET change = change + 1, edition = edition + 1 WHERE id IN"
        " (SELECT lobby FROM invitation WHERE person = ?)",
        (person,),
    )
    db.execute("DELETE FROM invitation WHERE person = ?", (person,))
