"""What Discord shows: boards and pings, and how far they are behind."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TypeAlias

from db.columns import columns, filled, named
from db.queries import days_off, persons
from db.queries.directs import WORKS
from db.queries.match import limits
from db.records.projections import Ping, PingKind, Posting
from db.records.time import HalfDay, Quiet
from db.store import Connection
from db.values import listed, stamp
from db.writing.shards.owned import owned, owned_by, shown

AGAIN = timedelta(minutes=10)  # nobody is pinged twice for one match within that time
NOTED = (
    "p.wanted = 'turn' AND o.calls = 'daily' AND s.question IS NOT NULL"
    f" AND {WORKS}"
)  # of a ping `p` to a person `o` with direct messages `d`, at a seat `s`
WANTED = (
    "(p.wanted = 'clear' OR o.pings = 1 OR p.wanted = 'end' AND EXISTS"
    " (SELECT 1 FROM follower f WHERE f.match = p.match AND f.person = p.person))"
)  # of the same: whoever chose to be called no more is told the end alone of what they follow
CLAIM = timedelta(minutes=2)  # a claim that is not confirmed by then is handed out again
_LIVE = "m.pace IN (SELECT value FROM json_each(?4))"
_NONE_UNDER_WAY = (
    "NOT EXISTS (SELECT 1 FROM ping q WHERE q.person = p.person AND q.match <> p.match"
    " AND q.claimed_at > ?2 AND q.wanted <> 'clear')"
)  # of a ping `p`: no other of the same person is just being sent


def late_boards(db: Connection, limit: int) -> tuple[str, ...]:
    """Return the matches whose board may stand twice, or shows less than has changed.

    Of the latter those that wait the longest.
    """
    twice = db.execute(
        f"SELECT match FROM posting WHERE true{owned_by('match', 'posting.match')} LIMIT ?",
        (limit,),
    ).fetchall()
    rows = db.execute(
        f"SELECT id FROM match WHERE shown < change{owned('match.server')}"
        " ORDER BY changed_at LIMIT ?",
        (limit,),
    )
    return tuple(dict.fromkeys(row[0] for row in (*twice, *rows)))[:limit]


def begin_posting(
    db: Connection, match: str, channel: int, former: int | None, now: datetime
) -> None:
    """Note that a board is about to be posted in a channel, maybe in the place of a former one."""
    db.execute(
        "INSERT INTO posting (match, channel, former, at) VALUES (?1, ?2, ?3, ?4)"
        " ON CONFLICT (match) DO UPDATE SET channel = ?2, former = ?3, at = ?4",
        (match, channel, former, stamp(now)),
    )


def end_posting(db: Connection, match: str) -> None:
    """Note that nothing of a board stands in Discord except what is noted."""
    db.execute("DELETE FROM posting WHERE match = ?", (match,))


def posting(db: Connection, match: str) -> Posting | None:
    """Return where a message of a board may stand that is not noted."""
    query = f"SELECT {columns(Posting)} FROM posting WHERE match = ?"
    row = named(db, query, (match,)).fetchone()
    return None if row is None else filled(Posting, row)


def board_shown(
    db: Connection,
    match: str,
    channel: int,
    message: int,
    change: int,
    count: int | None,
) -> bool:
    """Note where a board stands and what it shows; an older change never replaces a newer one.

    `count` is kept for a new message. Returns False, and notes nothing, when the match has moved
    meanwhile.
    """
    done = db.execute(
        "UPDATE match SET board_count = CASE WHEN board_message IS NOT DISTINCT FROM ?2"
        " THEN board_count ELSE ?5 END,"
        f" board_channel = ?1, board_message = ?2, shown = {shown('?3')}"
        " WHERE id = ?4 AND (channel = ?1 OR board_message = ?2)",
        (channel, message, change, match, count),
    )
    if done.rowcount != 1:
        return False
    db.execute("DELETE FROM posting WHERE match = ? AND former IS NULL", (match,))
    return True


def counted(db: Connection, match: str, message: int, count: int) -> None:
    """Note how many messages the thread of a board holds, where that was not known before."""
    db.execute(
        "UPDATE match SET board_count = ? WHERE id = ? AND board_message = ?"
        " AND board_count IS NULL",
        (count, match, message),
    )


def board_lost(db: Connection, match: str, message: int) -> None:
    """Note that this message of a board is gone, if it is still the board."""
    db.execute(
        "UPDATE match SET board_message = NULL, shown = 0 WHERE id = ? AND board_message = ?",
        (match, message),
    )


def board_given_up(db: Connection, match: str, change: int) -> None:
    """Note that a board is no longer updated: its channel is gone for good."""
    end_posting(db, match)
    db.execute("UPDATE match SET shown = max(shown, ?1) WHERE id = ?2", (change, match))


def call(
    db: Connection,
    match: str,
    person: int,
    seat: int,
    now: datetime,
    again: timedelta = AGAIN,
    kind: PingKind = "turn",
) -> None:
    """Ask for a ping of a person for a new sitting, at least so long after their last one.

    Also for pings that are about sittings: who is next, that one was missed.
    """
    db.execute(
        "INSERT INTO ping (match, person, seat, wanted, due_at) VALUES (?1, ?2, ?3, ?6, max(?4,"
        "  coalesce((SELECT active_at + ?5 FROM holder WHERE match = ?1 AND person = ?2), 0)))"
        " ON CONFLICT (match, person) DO UPDATE SET seat = ?3, wanted = ?6,"
        " token = ping.token + 1, called = 0,"
        "  due_at = max(excluded.due_at, coalesce(ping.pinged_at + ?5, 0))",
        (match, person, seat, stamp(now), again // timedelta(milliseconds=1), kind),
    )


def hush(db: Connection, match: str, person: int, now: datetime) -> None:
    """Cancel a ping: the person has nothing to answer. A message that was sent is to be deleted."""
    db.execute(
        "UPDATE ping SET token = token + 1,"
        " wanted = CASE WHEN message IS NULL AND claimed_at IS NULL THEN NULL ELSE 'clear' END,"
        " due_at = CASE WHEN message IS NULL AND claimed_at IS NULL THEN NULL ELSE ?3 END"
        " WHERE match = ?1 AND person = ?2 AND wanted IS DISTINCT FROM 'end'",
        (match, person, stamp(now)),
    )


def remind(db: Connection, match: str, person: int, seat: int, due_at: datetime) -> None:
    """Ask for a reminder of a person, at least ten minutes after their last ping."""
    db.execute(
        "INSERT INTO ping (match, person, seat, wanted, due_at) VALUES (?1, ?2, ?3, 'reminder', ?4)"
        " ON CONFLICT (match, person) DO UPDATE SET seat = ?3, wanted = 'reminder',"
        "  token = ping.token + 1,"
        "  due_at = max(?4, coalesce(ping.pinged_at + ?5, 0))",
        (match, person, seat, stamp(due_at), AGAIN // timedelta(milliseconds=1)),
    )


def tell_end(db: Connection, match: str, by: int | None, now: datetime) -> None:
    """Ask for a ping of everybody who follows a match, or plays in it and wants pings.

    Except the person who ended it, `by`: they see it; and who has left the server.
    """
    db.execute(
        "INSERT INTO ping (match, person, wanted, due_at)"
        " SELECT ?1, person, 'end', ?2 FROM (SELECT person FROM follower WHERE match = ?1"
        "  UNION SELECT h.person FROM holder h JOIN person p ON p.id = h.person AND p.pings = 1"
        "  WHERE h.match = ?1 AND h.left_at IS NULL AND h.person IS DISTINCT FROM ?3) told"
        " WHERE NOT EXISTS (SELECT 1 FROM match m JOIN departed d ON d.server = m.server"
        "  WHERE m.id = ?1 AND d.person = told.person)"
        " ON CONFLICT (match, person) DO UPDATE"
        "  SET wanted = 'end', token = ping.token + 1, due_at = ?2",
        (match, stamp(now), by),
    )


def tell_end_anew(db: Connection, match: str, by: int | None, now: datetime) -> None:
    """Have the end of a match shown and told once more, if it is over: it was decided anew."""
    done = db.execute(
        "UPDATE match SET changed_at = iif(shown < change, changed_at, ?2),"
        " change = change + 1, edition = edition + 1 WHERE id = ?1 AND status <> 'running'",
        (match, stamp(now)),
    )
    if done.rowcount:
        tell_end(db, match, by, now)


def is_due(db: Connection, now: datetime, live: Sequence[str]) -> bool:
    """Whether there is a ping to be claimed."""
    return bool(_due(db, now, 1, live))


Held: TypeAlias = Callable[[Ping, Quiet | None, tuple[HalfDay, ...]], datetime | None]


def claim(
    db: Connection, now: datetime, limit: int, live: Sequence[str], held: Held
) -> tuple[Ping, ...]:
    """Return the pings that are due and that nobody else is sending.

    Somebody with a daily note is not called when it becomes their turn, except at `live` paces.
    Somebody who wants no more calls is not called until they choose otherwise. Nobody is called to
    a match before its board was posted. All wait while deadlines, which they name, are moved after
    an outage. Of several for which the limits of a person leave room, the one is sent whose time
    ends first. A ping that became due before quiet hours or days off and is late (the bot was away,
    its channel was closed) waits for their end, too: `held` says when somebody with these hours and
    half days is called, None for not at all.
    """
    sent_now: list[Ping] = []
    for one in _due(db, now, limit, live):
        at = now if one.kind == "clear" else held(one, *_hours(db, one.person))
        if at == now:
            sent_now.append(one)
        else:
            put_off(db, one, at)
    claimed = _one_each(sent_now)
    db.executemany(
        "UPDATE ping SET claimed_at = ? WHERE match = ? AND person = ?",
        [(stamp(now), one.match, one.person) for one in claimed],
    )
    return tuple(claimed)


def _one_each(due: Sequence[Ping]) -> list[Ping]:
    """Leave out all but one of the pings that count for the limits of the same person.

    What could not be sent before holds up no other.
    """
    first = dict[int, Ping]()
    for one in due:
        if one.limited and (one.person not in first or _rank(one) < _rank(first[one.person])):
            first[one.person] = one
    return [one for one in due if not one.limited or first[one.person] is one]


def _rank(ping: Ping) -> tuple[bool, bool, float]:
    """Return in which order pings of a person are sent."""
    until = ping.deadline_at
    return ping.again, until is None, 0 if until is None else until.timestamp()


def put_off(db: Connection, ping: Ping, at: datetime | None) -> None:
    """Postpone a ping, or cancel it."""
    db.execute(
        "UPDATE ping SET due_at = ?3, wanted = CASE WHEN ?3 IS NULL THEN NULL ELSE wanted END"
        " WHERE match = ?1 AND person = ?2",
        (ping.match, ping.person, stamp(at)),
    )


def _hours(db: Connection, person: int) -> tuple[Quiet | None, tuple[HalfDay, ...]]:
    known = persons.load(db, person)
    return (None if known is None else known.quiet), days_off.of_person(db, person)


def _due(db: Connection, now: datetime, limit: int, live: Sequence[str]) -> tuple[Ping, ...]:
    query = (
        "SELECT p.match, p.person, p.seat, p.wanted AS kind, p.token, p.channel AS old_channel,"
        " p.message AS old_message, coalesce(n.name, o.name) AS name, m.game, m.server, m.channel,"
        " s.deadline_at, coalesce(o.locale, o.spoken) AS locale,"
        " p.channel IS NOT DISTINCT FROM d.channel AND d.channel IS NOT NULL AS old_direct,"
        " coalesce(s.misses, 0) > 0 AS missed, m.days_off,"
        f" {_LIVE} AS live, {limits.limited(_LIVE)} AS limited,"
        f" {limits.limited(_LIVE)} AND {limits.GATHERS} AS gathers,"
        " p.claimed_at IS NOT NULL AS again,"
        f" CASE WHEN o.calls <> 'thread' AND {WORKS} THEN d.channel END AS direct FROM ping p"
        " JOIN match m ON m.id = p.match JOIN person o ON o.id = p.person"
        " LEFT JOIN direct d ON d.person = p.person"
        " LEFT JOIN nickname n ON n.person = p.person AND n.server = m.server"
        " LEFT JOIN seat s ON s.match = p.match AND s.seat = p.seat"
        " WHERE p.due_at <= ?1 AND (m.board_channel IS NOT NULL OR p.wanted = 'clear')"
        " AND (SELECT max(id) FROM outage) IS NULL"
        " AND (p.wanted = 'clear' OR NOT EXISTS (SELECT 1 FROM absent a WHERE a.match = p.match))"
        " AND (p.claimed_at IS NULL OR p.claimed_at <= ?2)"
        f" AND {WANTED}"
        f" AND NOT ({NOTED} AND NOT {_LIVE})"
        f" AND {limits.free(_LIVE)} AND (NOT {limits.limited(_LIVE)} OR {_NONE_UNDER_WAY})"
        " AND NOT EXISTS (SELECT 1 FROM sending f WHERE f.match = p.match AND f.person = p.person"
        f"  AND f.at > ?2){owned('m.server')}"
        " ORDER BY p.due_at, p.match, p.person LIMIT ?3"
    )
    values = (stamp(now), stamp(now - CLAIM), limit, listed(live))
    rows = named(db, query, values).fetchall()
    return tuple(filled(Ping, row) for row in rows)


def pinged(
    db: Connection,
    match: str,
    person: int,
    token: int,
    channel: int | None,
    message: int | None,
    sent_at: datetime | None,
) -> None:
    """Confirm a claimed ping. A ping that was asked for since then is still to be sent."""
    db.execute(
        "UPDATE ping SET claimed_at = NULL, channel = ?4, message = ?5,"
        " pinged_at = coalesce(?6, pinged_at),"
        " called = CASE WHEN token = ?3 AND ?5 IS NOT NULL THEN 1 ELSE called END,"
        " wanted = CASE WHEN token = ?3 THEN NULL ELSE wanted END,"
        " due_at = CASE WHEN token = ?3 THEN NULL ELSE due_at END"
        " WHERE match = ?1 AND person = ?2",
        (match, person, token, channel, message, stamp(sent_at)),
    )
