"""Lobbies in the database."""

import json
import sqlite3
from datetime import datetime

from db.records.lobbies import LobbyHolder, StoredLobby
from db.records.time import Terms
from db.store import StaleStep
from db.values import known, listed, mapped, stamp

_COLUMNS = (
    "id, game, server, channel, message, host, locale, most, options, preset, pace, misses, absent,"
    " seed, status, opened_at, expires_at, match, rematch_of, invited, edition, change, shown,"
    " sent_away, together"
)


def load(db: sqlite3.Connection, lobby: str) -> StoredLobby | None:
    """Return a lobby with everybody in it."""
    row = db.execute(f"SELECT {_COLUMNS} FROM lobby WHERE id = ?", (lobby,)).fetchone()  # noqa: S608 - our own column names
    if row is None:
        return None
    holders = db.execute(
        "SELECT h.seat, h.place, h.person, h.ai, coalesce(n.name, p.name, h.name), h.words,"
        " h.brought FROM lobby_holder h LEFT JOIN person p ON p.id = h.person"
        " LEFT JOIN nickname n ON n.person = h.person AND n.server = ?2"
        " WHERE h.lobby = ?1 ORDER BY h.seat, h.place",
        (lobby, row[2]),
    ).fetchall()
    return StoredLobby(
        id=row[0],
        game=row[1],
        server=row[2],
        channel=row[3],
        message=row[4],
        host=row[5],
        locale=row[6],
        most=row[7],
        options=json.loads(row[8]),
        preset=row[9],
        terms=Terms(pace=row[10], misses=row[11], absent=row[12]),
        seed=row[13],
        status=row[14],
        opened_at=known(row[15]),
        expires_at=known(row[16]),
        match=row[17],
        rematch_of=row[18],
        invited=tuple(json.loads(row[19])),
        edition=row[20],
        change=row[21],
        shown=row[22],
        sent_away=tuple(json.loads(row[23])),
        together=row[24],
        holders=tuple(_holder(holder) for holder in holders),
    )


def _holder(
    row: tuple[int, int, int | None, str | None, str, str, str | None],
) -> LobbyHolder:
    seat, place, person, ai, name, words, brought = row
    return LobbyHolder(
        seat=seat, place=place, person=person, ai=ai, name=name, words=words, brought=brought
    )


def add(db: sqlite3.Connection, lobby: StoredLobby) -> None:
    """Write a new lobby. Raises StaleStep when somebody has opened the same rematch already."""
    if lobby.rematch_of is not None and of_rematch(db, lobby.rematch_of) is not None:
        raise StaleStep(lobby.id)
    marks = ", ".join("?" * 25)
    row = (lobby.id, lobby.game, lobby.server, lobby.channel, *_written(lobby))
    db.execute(f"INSERT INTO lobby ({_COLUMNS}) VALUES ({marks})", row)  # noqa: S608 - our own column names
    _seat(db, lobby)


def _written(lobby: StoredLobby) -> tuple[object, ...]:
    return (
        lobby.message,
        lobby.host,
        lobby.locale,
        lobby.most,
        mapped(lobby.options),
        lobby.preset,
        lobby.terms.pace,
        lobby.terms.misses,
        lobby.terms.absent,
        lobby.seed,
        lobby.status,
        stamp(lobby.opened_at),
        stamp(lobby.expires_at),
        lobby.match,
        lobby.rematch_of,
        listed(lobby.invited),
        lobby.edition,
        lobby.change,
        lobby.shown,
        listed(lobby.sent_away),
        lobby.together,
    )


def save(db: sqlite3.Connection, lobby: StoredLobby) -> None:
    """Write a lobby that was loaded as of `lobby.edition`.

    Raises StaleStep when somebody else has written it since.
    """
    done = db.execute(
        "UPDATE lobby SET host = ?, most = ?, options = ?, preset = ?, pace = ?, misses = ?,"
        " absent = ?, status = ?, expires_at = ?, match = ?, sent_away = ?,"
        " together = ?, change = ?, edition = edition + 1 WHERE id = ? AND edition = ?",
        (
            lobby.host,
            lobby.most,
            mapped(lobby.options),
            lobby.preset,
            lobby.terms.pace,
            lobby.terms.misses,
            lobby.terms.absent,
            lobby.status,
            stamp(lobby.expires_at),
            lobby.match,
            listed(lobby.sent_away),
            lobby.together,
            lobby.change,
            lobby.id,
            lobby.edition,
        ),
    )
    if done.rowcount != 1:
        raise StaleStep(lobby.id)
    db.execute("DELETE FROM lobby_holder WHERE lobby = ?", (lobby.id,))
    _seat(db, lobby)


def still(db: sqlite3.Connection, lobby: StoredLobby) -> None:
    """Raise StaleStep when somebody has written a lobby since it was loaded."""
    row = db.execute("SELECT edition FROM lobby WHERE id = ?", (lobby.id,)).fetchone()
    if row is None or row[0] != lobby.edition:
        raise StaleStep(lobby.id)


def _seat(db: sqlite3.Connection, lobby: StoredLobby) -> None:
    db.executemany(
        "INSERT INTO lobby_holder (lobby, seat, place, person, ai, name, words, brought)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (lobby.id, one.seat, one.place, one.person, one.ai, one.name, one.words, one.brought)
            for one in lobby.holders
        ],
    )


def posted(db: sqlite3.Connection, lobby: str, channel: int, message: int, change: int) -> None:
    """Remember the message of a lobby and the change that it shows."""
    db.execute(
        "UPDATE lobby SET channel = ?, message = ?, shown = max(shown, ?) WHERE id = ?",
        (channel, message, change, lobby),
    )


def late(db: sqlite3.Connection, limit: int) -> tuple[str, ...]:
    """Return at most so many lobbies whose message shows less than has changed."""
    rows = db.execute(
        "SELECT id FROM lobby WHERE shown < change AND message IS NOT NULL ORDER BY id LIMIT ?",
        (limit,),
    )
    return tuple(row[0] for row in rows)


def expired(db: sqlite3.Connection, now: datetime) -> tuple[str, ...]:
    """Return the open lobbies whose time is over."""
    rows = db.execute(
        "SELECT id FROM lobby WHERE status = 'open' AND expires_at <= ? ORDER BY expires_at",
        (stamp(now),),
    )
    return tuple(row[0] for row in rows)


def in_channel(db: sqlite3.Connection, channel: int) -> tuple[str, ...]:
    """Return the open lobbies of a channel, newest first."""
    rows = db.execute(
        "SELECT id FROM lobby WHERE status = 'open' AND channel = ? ORDER BY opened_at DESC",
        (channel,),
    )
    return tuple(row[0] for row in rows)


def of_rematch(db: sqlite3.Connection, match: str) -> str | None:
    """Return the open or started lobby of the rematch of a match."""
    row = db.execute(
        "SELECT id FROM lobby WHERE rematch_of = ? AND status IN ('open', 'started')", (match,)
    ).fetchone()
    return None if row is None else row[0]


def of_person(db: sqlite3.Connection, person: int) -> tuple[str, ...]:
    """Return the open lobbies in which a person sits."""
    rows = db.execute(
        "SELECT l.id FROM lobby_holder h JOIN lobby l ON l.id = h.lobby"
        " WHERE h.person = ? AND l.status = 'open'",
        (person,),
    )
    return tuple(row[0] for row in rows)
