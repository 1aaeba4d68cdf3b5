"""What tournaments have told in messages of their own, and what they may still have to tell."""

from collections.abc import Iterable
from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.queries.leftovers import leave_over
from db.records.tournaments import Announcement, NewsKind, StoredNews
from db.store import Connection
from db.values import known, stamp
from db.writing.shards.owned import owned, owned_by

_NEWS = columns(StoredNews)
_OWN = owned_by("tournament", "tournament_news.tournament")


def unheard(db: Connection, now: datetime, most: int) -> tuple[str, ...]:
    """Return tournaments in which something has changed since news were looked for, or is due."""
    own = owned("server")
    rows = db.execute(
        f"SELECT id FROM tournament WHERE heard < change AND preparing = 0{own}"
        f" UNION SELECT id FROM tournament WHERE news_at <= ?1 AND preparing = 0{own} LIMIT ?2",
        (stamp(now), most),
    )
    return tuple(row[0] for row in rows)


def heard(
    db: Connection,
    tournament: str,
    change: int,
    passed: Iterable[Announcement],
    now: datetime,
    again_at: datetime | None = None,
) -> None:
    """Note up to which change news were looked for; those that have `passed` are not told.

    They are looked for again at `again_at`, also where nothing changes until then.
    """
    db.execute(
        "UPDATE tournament SET heard = max(heard, ?), news_at = ? WHERE id = ?",
        (change, stamp(again_at), tournament),
    )
    for one in passed:
        db.execute(
            "INSERT INTO tournament_news (tournament, kind, round, at)"
            " VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (tournament, one.kind, one.round, stamp(now)),
        )


def told(db: Connection, tournament: str) -> tuple[Announcement, ...]:
    """Return what a tournament has told, tells now, or has let pass."""
    rows = db.execute("SELECT kind, round FROM tournament_news WHERE tournament = ?", (tournament,))
    return tuple(Announcement(*row) for row in rows)


def last(db: Connection, tournament: str, kind: NewsKind) -> tuple[int, datetime] | None:
    """Return the latest news of a kind, by its round, and when they were told; None for none."""
    row = db.execute(
        "SELECT round, at FROM tournament_news WHERE tournament = ? AND kind = ?"
        " ORDER BY round DESC LIMIT 1",
        (tournament, kind),
    ).fetchone()
    return None if row is None else (row[0], known(row[1]))


def before(db: Connection, one: StoredNews) -> int:
    """Return the round of the news of the same kind that were told before these; 0 for none."""
    row = db.execute(
        "SELECT max(round) FROM tournament_news WHERE tournament = ? AND kind = ? AND round < ?",
        (one.tournament, one.kind, one.round),
    ).fetchone()
    return row[0] or 0


def posting(db: Connection, one: StoredNews) -> bool:
    """Note that something is about to be told; False where it was, or is by somebody else."""
    known = db.execute(
        "SELECT 1 FROM tournament_news WHERE tournament = ? AND kind = ? AND round = ?",
        (one.tournament, one.kind, one.round),
    ).fetchone()
    if known is None:
        insert(db, "tournament_news", stored(one))
    return known is None


def posted(db: Connection, one: StoredNews, message: int | None) -> None:
    """Note which message tells something; None where it does not stand there: it is told anew.

    Where its tournament was called off meanwhile it is left over.
    """
    key = (one.tournament, one.kind, one.round)
    if message is None:
        db.execute(
            "DELETE FROM tournament_news WHERE tournament = ? AND kind = ? AND round = ?"
            " AND message IS NULL",
            key,
        )
        db.execute("UPDATE tournament SET heard = 0 WHERE id = ?", key[:1])
        return
    done = db.execute(
        "UPDATE tournament_news SET message = ? WHERE tournament = ? AND kind = ? AND round = ?",
        (message, *key),
    )
    if done.rowcount != 1:
        query = "SELECT ?1, ?2, server, 0 FROM tournament WHERE id = ?3"
        leave_over(db, query, (message, one.channel, one.tournament))


def begun(db: Connection) -> tuple[StoredNews, ...]:
    """Return what may or may not have been told: the bot was ended while it was posted."""
    query = (
        f"SELECT {_NEWS} FROM tournament_news WHERE message IS NULL AND channel IS NOT NULL"
        f"{_OWN} ORDER BY at"
    )
    return tuple(filled(StoredNews, row) for row in named(db, query))


def late(db: Connection, most: int) -> tuple[StoredNews, ...]:
    """Return messages that name somebody who was forgotten."""
    query = (
        f"SELECT {_NEWS} FROM tournament_news WHERE late = 1 AND message IS NOT NULL{_OWN} LIMIT ?"
    )
    return tuple(filled(StoredNews, row) for row in named(db, query, (most,)))


def shown(db: Connection, one: StoredNews) -> None:
    """Note that a message names nobody any more who was forgotten."""
    db.execute(
        "UPDATE tournament_news SET late = 0 WHERE tournament = ? AND kind = ? AND round = ?",
        (one.tournament, one.kind, one.round),
    )


def forget(db: Connection, person: int) -> None:
    """Have all news of tournaments in which somebody is written anew, without their name."""
    db.execute(
        "UPDATE tournament_news SET late = 1 WHERE channel IS NOT NULL AND tournament IN"
        " (SELECT tournament FROM entrant WHERE person = ?)",
        (person,),
    )
