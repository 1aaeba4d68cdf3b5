"""Lobbies in the database."""

from datetime import datetime

from msgspec.structs import replace

from db.columns import columns, differing, filled, insert, named, stored
from db.queries import invitations
from db.records.holders import LobbyHolder
from db.records.lobbies import StoredLobby
from db.store import Connection, StaleStep
from db.values import stamp
from db.writing import guarded
from db.writing.shards.owned import owned, shown

_APART = ("holders", "invitations", "sent_away")  # in tables of their own
_LOBBY = columns(StoredLobby, but=_APART)
_HOLDER = columns(LobbyHolder, but=["name"], table="h")


def load(db: Connection, lobby: str) -> StoredLobby | None:
    """Return a lobby with everybody in it."""
    row = named(db, f"SELECT {_LOBBY} FROM lobby WHERE id = ?", (lobby,)).fetchone()
    if row is None:
        return None
    holders = named(
        db,
        f"SELECT {_HOLDER}, coalesce(n.name, p.name, h.name) AS name"
        " FROM lobby_holder h LEFT JOIN person p ON p.id = h.person"
        " LEFT JOIN nickname n ON n.person = h.person AND n.server = ?2"
        " WHERE h.lobby = ?1 ORDER BY h.seat, h.place",
        (lobby, row["server"]),
    )
    return filled(
        StoredLobby,
        row,
        holders=tuple(filled(LobbyHolder, one) for one in holders),
        invitations=invitations.of_lobby(db, lobby),
        sent_away=tuple(
            person
            for (person,) in db.execute(
                "SELECT person FROM sent_away WHERE lobby = ? ORDER BY place", (lobby,)
            )
        ),
    )


def add(db: Connection, lobby: StoredLobby) -> None:
    """Write a new lobby. Raises StaleStep when somebody has opened the same rematch already."""
    if lobby.rematch_of is not None and of_rematch(db, lobby.rematch_of) is not None:
        raise StaleStep(lobby.id)
    insert(db, "lobby", stored(lobby, but=_APART))
    _seat(db, lobby)
    invitations.add(db, lobby.id, lobby.invitations)


def save(db: Connection, before: StoredLobby, after: StoredLobby) -> None:
    """Write what differs in a lobby that was loaded as `before`.

    Nobody is kept out of one that is open no more. Raises StaleStep when somebody else has written
    it since.
    """
    if after.status != "open":
        after = replace(after, sent_away=(), barred={})
    changes = differing(before, after, but=[*_APART, "edition"])
    guarded.update(db, "lobby", before.id, before.edition, changes)
    if after.holders != before.holders:
        db.execute("DELETE FROM lobby_holder WHERE lobby = ?", (before.id,))
        _seat(db, after)
    if after.sent_away != before.sent_away:
        db.execute("DELETE FROM sent_away WHERE lobby = ?", (before.id,))
        for place, person in enumerate(after.sent_away):
            insert(db, "sent_away", {"lobby": before.id, "person": person, "place": place})
    invitations.keep(db, before, after)


def still(db: Connection, lobby: StoredLobby) -> None:
    """Raise StaleStep when somebody has written a lobby since it was loaded."""
    row = db.execute("SELECT edition FROM lobby WHERE id = ?", (lobby.id,)).fetchone()
    if row is None or row[0] != lobby.edition:
        raise StaleStep(lobby.id)


def _seat(db: Connection, lobby: StoredLobby) -> None:
    for one in lobby.holders:
        insert(db, "lobby_holder", {"lobby": lobby.id, **stored(one)})


def posted(db: Connection, lobby: str, channel: int, message: int, change: int) -> None:
    """Remember the message of a lobby and the change that it shows."""
    db.execute(
        f"UPDATE lobby SET channel = ?1, message = ?2, shown = {shown('?3')} WHERE id = ?4",
        (channel, message, change, lobby),
    )


def late(db: Connection, limit: int) -> tuple[str, ...]:
    """Return lobbies whose message is behind, at most so many."""
    rows = db.execute(
        f"SELECT id FROM lobby WHERE shown < change AND message IS NOT NULL{owned('server')}"
        " ORDER BY id LIMIT ?",
        (limit,),
    )
    return tuple(row[0] for row in rows)


def unposted(db: Connection) -> tuple[str, ...]:
    """Return the open lobbies of which no message is known."""
    rows = db.execute(
        f"SELECT id FROM lobby WHERE status = 'open' AND message IS NULL{owned('server')}"
        " ORDER BY expires_at"
    )
    return tuple(row[0] for row in rows)


def expired(db: Connection, now: datetime) -> tuple[str, ...]:
    """Return the open lobbies whose time is over."""
    rows = db.execute(
        f"SELECT id FROM lobby WHERE status = 'open' AND expires_at <= ?{owned('server')}"
        " ORDER BY expires_at",
        (stamp(now),),
    )
    return tuple(row[0] for row in rows)


def in_channel(db: Connection, channel: int) -> tuple[str, ...]:
    """Return the open lobbies of a channel, newest first."""
    rows = db.execute(
        "SELECT id FROM lobby WHERE status = 'open' AND channel = ? ORDER BY opened_at DESC",
        (channel,),
    )
    return tuple(row[0] for row in rows)


def of_rematch(db: Connection, match: str) -> str | None:
    """Return the open or started lobby of the rematch of a match."""
    row = db.execute(
        "SELECT id FROM lobby WHERE rematch_of = ? AND status IN ('open', 'started')", (match,)
    ).fetchone()
    return None if row is None else row[0]


def of_person(db: Connection, person: int) -> tuple[str, ...]:
    """Return the open lobbies in which a person sits."""
    rows = db.execute(
        "SELECT l.id FROM lobby_holder h JOIN lobby l ON l.id = h.lobby"
        " WHERE h.person = ? AND l.status = 'open'",
        (person,),
    )
    return tuple(row[0] for row in rows)


def on_server(db: Connection, server: int, person: int) -> tuple[str, ...]:
    """Return the open lobbies of a server in which a person sits, or to which they are invited."""
    rows = db.execute(
        "SELECT l.id FROM lobby_holder h JOIN lobby l ON l.id = h.lobby"
        " WHERE h.person = ?1 AND l.server = ?2 AND l.status = 'open' UNION"
        " SELECT l.id FROM invitation i JOIN lobby l ON l.id = i.lobby"
        " WHERE i.person = ?1 AND l.server = ?2 AND l.status = 'open'",
        (person, server),
    )
    return tuple(row[0] for row in rows)
