"""Matches and tournaments whose game is not installed: they wait, and get all of that time back."""

from collections.abc import Collection
from datetime import datetime

from db.columns import columns, filled, named
from db.queries import outages
from db.records.channels import Away
from db.store import Connection
from db.values import listed, ticks

# For queries of seats, pings and matches that leave these out; it names the column of the match.
PRESENT = "NOT EXISTS (SELECT 1 FROM absent a WHERE a.match = {})"


def absent(db: Connection) -> frozenset[str]:
    """Return the matches that wait for their game."""
    return frozenset(row[0] for row in db.execute("SELECT match FROM absent"))


# Tournaments that are to wait: of a game that is none of those there, or with matches that wait.
_TO_WAIT = (
    "status IN ('open', 'running') AND (game NOT IN (SELECT value FROM json_each(:games))"
    " OR EXISTS (SELECT 1 FROM tournament_match o JOIN absent a ON a.match = o.match"
    "  WHERE o.tournament = tournament.id))"
)


def settled(db: Connection, missing: Collection[str], games: Collection[str]) -> bool:
    """Whether exactly these matches wait, and no other tournaments than theirs of other games."""
    query = f"SELECT 1 FROM tournament WHERE (absent_at IS NOT NULL) <> ({_TO_WAIT}) LIMIT 1"
    off = db.execute(query, {"games": listed([*games])}).fetchone() is not None
    return absent(db) == frozenset(missing) and not off


def settle(
    db: Connection,
    missing: Collection[str],
    now: datetime,
    later: outages.Later = outages.at_once,
    games: Collection[str] | None = None,
) -> tuple[str, ...]:
    """Let exactly these matches wait, and the tournaments of games not in `games` (None: none).

    Returns the matches that go on. They have waited since the bot was last there, and get all of
    that time back. The boards of those that begin to wait and of those that go on are late then.
    Tournaments that go on (`over`) are none of this: what they get back is said by `play/`.
    """
    before = absent(db)
    back, gone = sorted(before.difference(missing)), sorted(set(missing).difference(before))
    since, until = (ticks(one) for one in (outages.last_beat(db) or now, now))
    db.executemany("INSERT INTO absent VALUES (?, ?)", [(match, since) for match in gone])
    for match in back:
        row = db.execute("DELETE FROM absent WHERE match = ? RETURNING from_at", (match,))
        outages.put_off(db, (match,), row.fetchone()[0], until, later)
    db.execute(
        "UPDATE match SET changed_at = CASE WHEN shown < change THEN changed_at ELSE ?2 END,"
        " change = change + 1, edition = edition + 1"
        " WHERE id IN (SELECT value FROM json_each(?1))",
        (listed((*back, *gone)), until),
    )
    _let_wait(db, games, since)
    return tuple(back)


def _let_wait(db: Connection, games: Collection[str] | None, last: int) -> None:
    """Let tournaments wait from when the bot was `last` there: nobody lives through that time."""
    here = [game for (game,) in db.execute("SELECT DISTINCT game FROM tournament")]
    values = {"games": listed([*(here if games is None else games)]), "last": last}
    db.execute(
        "INSERT INTO gap (from_at, until_at, tournament) SELECT :last, :last, id"
        " FROM tournament WHERE (until_at IS NOT NULL OR EXISTS (SELECT 1 FROM tournament_match m"
        "  WHERE m.tournament = tournament.id AND m.until_at IS NOT NULL AND m.status = 'open'))"
        f" AND absent_at IS NULL AND {_TO_WAIT}",
        values,
    )
    db.execute(
        "UPDATE tournament SET edition = edition + 1, change = change + 1, absent_at = :last"
        f" WHERE absent_at IS NULL AND {_TO_WAIT}",
        values,
    )


def over(db: Connection, games: Collection[str]) -> tuple[str, ...]:
    """Return the tournaments that wait, and need not any more where these `games` are there."""
    query = (
        f"SELECT id FROM tournament WHERE absent_at IS NOT NULL AND NOT ({_TO_WAIT}) ORDER BY id"
    )
    return tuple(row[0] for row in db.execute(query, {"games": listed([*games])}))


def lived_through(db: Connection, tournament: str, until: datetime) -> None:
    """Note that the wait of a tournament for its game is over: it lasted until then."""
    waits = "instead IS NULL AND tournament = :tournament"
    values = {"tournament": tournament, "until": ticks(until)}
    db.execute(
        "INSERT INTO gap (from_at, until_at, tournament, instead)"
        f" SELECT from_at, :until, tournament, id FROM gap WHERE {waits} ORDER BY id",
        values,
    )
    db.execute(f"DELETE FROM gap WHERE {waits}", values)


def away(db: Connection, match: str) -> Away | None:
    """Return what is known of a match that waits for its game; None for any other."""
    of_match = columns(Away, table="m")
    query = f"SELECT {of_match} FROM absent a JOIN match m ON m.id = a.match WHERE a.match = ?"
    row = named(db, query, (match,)).fetchone()
    return None if row is None else filled(Away, row)
