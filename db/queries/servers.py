"""Servers in the database, and people who are no longer on one on which they play."""

import json
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta

from db.columns import columns, filled, insert, named, stored
from db.records.servers import ServerSettings
from db.store import Connection
from db.values import known, listed, stamp
from db.writing.shards.owned import owned


def settings(db: Connection, server: int) -> ServerSettings:
    """Return a server's settings (the defaults for an unknown one)."""
    query = f"SELECT {columns(ServerSettings)} FROM server WHERE id = ?"
    row = named(db, query, (server,)).fetchone()
    return ServerSettings() if row is None else filled(ServerSettings, row)


def update(
    db: Connection, server: int, work: Callable[[ServerSettings], ServerSettings]
) -> ServerSettings:
    """Change a server's settings and return them."""
    new = work(settings(db, server))
    insert(db, "server", {"id": server, **stored(new)}, key=("id",))
    return new


def greet(db: Connection, ident: int) -> bool:
    """Note that a server is being greeted; False when somebody has done so before."""
    done = db.execute(
        "INSERT INTO server (id, greeted) VALUES (?, 1)"
        " ON CONFLICT (id) DO UPDATE SET greeted = 1 WHERE server.greeted = 0",
        (ident,),
    )
    return done.rowcount == 1


def not_greeted(db: Connection, ident: int) -> None:
    """Note that a server was not greeted after all: the message could not be sent."""
    db.execute("UPDATE server SET greeted = 0 WHERE id = ?", (ident,))


def note_departed(db: Connection, person: int, server: int, now: datetime) -> None:
    """Note that somebody known is no longer on a server, if that is new."""
    db.execute(
        "INSERT INTO departed SELECT id, ?2, ?3 FROM person WHERE id = ?1 ON CONFLICT DO NOTHING",
        (person, server, stamp(now)),
    )


def drop_departed(db: Connection, person: int, server: int) -> None:
    """Note that somebody is on a server, or that nothing waits for them there."""
    db.execute("DELETE FROM departed WHERE person = ? AND server = ?", (person, server))


def departed(db: Connection, since: datetime) -> tuple[tuple[int, int], ...]:
    """Return who was known to be gone by then, and from which server; the longest first."""
    rows = db.execute(
        f"SELECT person, server FROM departed WHERE from_at <= ?{owned('server')}"
        " ORDER BY from_at LIMIT 100",
        (stamp(since),),
    )
    return tuple((person, server) for person, server in rows)


def matches_of(db: Connection, person: int, server: int) -> tuple[str, ...]:
    """Return the running matches of a server in which a person holds a seat."""
    rows = db.execute(
        "SELECT m.id FROM holder h JOIN match m ON m.id = h.match AND m.status = 'running'"
        " WHERE h.person = ? AND h.left_at IS NULL AND m.server = ? ORDER BY m.id",
        (person, server),
    )
    return tuple(row[0] for row in rows)


_HEARD = (  # by what somebody did in a match of that server
    "EXISTS (SELECT 1 FROM holder o JOIN match p ON p.id = o.match"
    " WHERE o.person = {person} AND p.server = {server} AND o.active_at > {since})"
)


_ONE = "CAST(one.value AS bigint)"
_HURRIED = "m.pace IN (SELECT value FROM json_each(:hurried))"
_OPENED = "coalesce(s.opened_at, s.asked_at, s.counted_from, :since)"


def awaited(
    db: Connection,
    now: datetime,
    ahead: timedelta,
    since: datetime,
    hurried: Sequence[str],
    most: int,
) -> tuple[tuple[int, int, datetime], ...]:
    """Return whose sitting is soon missed, or whose call repeated, on which server.

    Those alone of whom nothing was heard there since the moment that comes with them, and who are
    not known to have left. That is `since`; at the paces that are `hurried` it is when the sitting
    opened, and soon is its last third at most, else so far `ahead`.
    """
    from_at = f"iif({_HURRIED}, {_OPENED}, :since)"
    heard = _HEARD.format(person="h.person", server="m.server", since=from_at)
    values = {
        "now": stamp(now),
        "until": stamp(now + ahead),
        "since": stamp(since),
        "hurried": listed(hurried),
        "most": most,
    }
    found = dict[tuple[int, int], int]()
    for moment in ("deadline_at", "reminder_at"):
        rows = db.execute(
            f"SELECT h.person, m.server, {from_at} FROM seat s"
            " JOIN match m ON m.id = s.match AND m.status = 'running' AND m.server IS NOT NULL"
            " JOIN holder h ON h.match = s.match AND h.seat = s.seat AND h.left_at IS NULL"
            f" WHERE s.{moment} <= :until AND s.standin IS NULL AND h.person IS NOT NULL"
            f" AND NOT ({_HURRIED} AND 3 * (s.{moment} - :now) > s.{moment} - {_OPENED})"
            f" AND NOT {heard} AND NOT EXISTS"
            " (SELECT 1 FROM departed d WHERE d.person = h.person AND d.server = m.server)"
            f"{owned('m.server')} ORDER BY s.{moment} LIMIT :most",
            values,
        )
        for person, server, at in rows:
            found[person, server] = max(at, found.get((person, server), at))
    return tuple((person, server, known(at)) for (person, server), at in found.items())


def seated(
    db: Connection, until: datetime, since: datetime, most: int
) -> tuple[tuple[int, int], ...]:
    """Return who sits at a table that will have expired by then, or is invited to it.

    Of whom nothing was heard on its server `since`.
    """
    heard = _HEARD.format(person="h.person", server="l.server", since=":since")
    found = dict[tuple[int, int], None]()
    for table in ("lobby_holder", "invitation"):
        rows = db.execute(
            f"SELECT h.person, l.server FROM lobby l JOIN {table} h ON h.lobby = l.id"
            " WHERE l.status = 'open' AND l.expires_at <= :until AND l.server IS NOT NULL"
            f" AND h.person IS NOT NULL AND NOT {heard}{owned('l.server')}"
            " ORDER BY l.expires_at LIMIT :most",
            {"until": stamp(until), "since": stamp(since), "most": most},
        )
        found.update(dict.fromkeys((person, server) for person, server in rows))
    return tuple(found)


def unheard(db: Connection, server: int, people: Iterable[int], since: datetime) -> tuple[int, ...]:
    """Return those of some people of whom nothing was heard on a server since then.

    Who has missed a sitting that is still open comes first.
    """
    heard = _HEARD.format(person=_ONE, server=":server", since=":since")
    rows = db.execute(
        f"SELECT {_ONE} FROM json_each(:people) one WHERE NOT {heard}"
        " ORDER BY NOT EXISTS (SELECT 1 FROM holder h JOIN seat s ON s.match = h.match"
        f" AND s.seat = h.seat AND s.misses > 0 WHERE h.person = {_ONE}), {_ONE}",
        {"people": json.dumps([*people]), "server": server, "since": stamp(since)},
    )
    return tuple(row[0] for row in rows)


def gone_of(db: Connection, server: int, people: Iterable[int]) -> frozenset[int]:
    """Return those of some people who are known to have left a server."""
    rows = db.execute(
        "SELECT person FROM departed WHERE server = ?"
        " AND person IN (SELECT CAST(value AS bigint) FROM json_each(?))",
        (server, json.dumps([*people])),
    )
    return frozenset(row[0] for row in rows)


def gone_in(db: Connection, match: str) -> frozenset[int]:
    """Return the people of a match who are known to have left its server."""
    rows = db.execute(
        "SELECT h.person FROM match m JOIN holder h ON h.match = m.id AND h.left_at IS NULL"
        " JOIN departed d ON d.person = h.person AND d.server = m.server WHERE m.id = ?",
        (match,),
    )
    return frozenset(row[0] for row in rows)


def looking_on(db: Connection, since: datetime, most: int) -> tuple[tuple[int, int], ...]:
    """Return who organises a tournament that is not over, or follows a match, and on which server.

    Of whom nothing was heard there `since`, and who are not known to have left it.
    """
    heard = _HEARD.format(person="w.person", server="w.server", since=":since")
    rows = db.execute(
        "SELECT DISTINCT w.person, w.server FROM (SELECT creator AS person, server FROM tournament"
        "  WHERE status IN ('open', 'running')"
        " UNION SELECT o.person, t.server FROM tournament t JOIN organiser o ON o.tournament = t.id"
        "  WHERE t.status IN ('open', 'running')"
        " UNION SELECT f.person, m.server FROM match m JOIN follower f ON f.match = m.id"
        "  WHERE m.status = 'running' AND m.server IS NOT NULL) w"
        " JOIN person p ON p.id = w.person"
        f" WHERE NOT {heard} AND NOT EXISTS"
        " (SELECT 1 FROM departed d WHERE d.person = w.person AND d.server = w.server)"
        f"{owned('w.server')} LIMIT :most",
        {"since": stamp(since), "most": most},
    )
    return tuple((person, server) for person, server in rows)


def look_on_no_more(db: Connection, person: int, server: int) -> None:
    """Note that somebody follows no match of a server any more."""
    db.execute(
        "DELETE FROM follower WHERE person = ? AND match IN"
        " (SELECT id FROM match WHERE server = ? AND status = 'running')",
        (person, server),
    )
