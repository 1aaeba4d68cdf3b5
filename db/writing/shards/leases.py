"""Who owns which part of the servers: leases, by the clock of the database (SCL-2).

For a database of a server alone, where its tables are made (`db/engines/postgres/shards.sql`).
"""

from collections.abc import Collection
from datetime import datetime, timedelta

from db.store import Connection
from db.values import known, listed, moment, span
from db.writing.shards.records import Leases, Shard

LEASE = timedelta(seconds=20)  # without a sign of life, and a part may be taken over
CONNECTS = timedelta(minutes=3)  # an heir may take, before another has a try
NEW = timedelta(seconds=60)  # before a part that nobody has had yet is taken by who does not ask
_NUMBERS = "number IN (SELECT CAST(value AS bigint) FROM json_each({}))"


def moment_of(db: Connection) -> datetime:
    """Return what the clock of the database says."""
    return known(db.execute("SELECT shards.moment()").fetchone()[0])


def others(db: Connection, process: str, of_all: int) -> tuple[bool, bool]:
    """Return whether another process is alive, and whether one of them counts otherwise."""
    rows = db.execute(
        "SELECT of_all FROM shards.lease WHERE holder <> ? AND until_at > shards.moment()",
        (process,),
    ).fetchall()
    return bool(rows), any(one != of_all for (one,) in rows)


def begin(db: Connection, of_all: int) -> None:
    """Make the rows of all parts; those of another count go, with whoever had them.

    A part that nobody has had was last looked after when the bot was last there.
    """
    db.execute("DELETE FROM shards.lease WHERE of_all <> ?", (of_all,))
    db.executemany(
        "INSERT INTO shards.lease (number, of_all, until_at, alive_at) SELECT ?1, ?2,"
        " shards.moment() + ?3, (SELECT at FROM heartbeat) ON CONFLICT (number) DO NOTHING",
        [(number, of_all, span(NEW)) for number in range(of_all)],
    )


def renew(db: Connection, process: str, *, leaving: bool = False) -> Leases:
    """Give a sign of life for all that a process owns or is about to take over.

    What one that is `leaving` owns is free for others at once, and its own until they take it.
    """
    lease = timedelta(0) if leaving else LEASE
    values = {"me": process, "lease": span(lease), "connects": span(CONNECTS)}
    own = db.execute(
        "UPDATE shards.lease SET until_at = shards.moment() + :lease, alive_at = shards.moment()"
        " WHERE holder = :me RETURNING number",
        values,
    ).fetchall()
    heir = db.execute(
        "UPDATE shards.lease SET heir_until = min(shards.moment() + :lease, heir_at + :connects)"
        " WHERE heir = :me AND heir_until >= shards.moment() RETURNING number",
        values,
    ).fetchall()
    db.execute(
        "INSERT INTO heartbeat VALUES (1, shards.moment())"
        " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    )
    (awaited,) = db.execute(
        "SELECT count(*) FROM shards.lease WHERE holder = ? AND heir_until >= shards.moment()",
        (process,),
    ).fetchone()
    return Leases(
        awaited=bool(awaited),
        now=moment_of(db),
        own=frozenset(one for (one,) in own),
        heir=frozenset(one for (one,) in heir),
    )


def want(db: Connection, process: str, home: Collection[int], most: int) -> None:
    """Become the heir of the parts of one's `home`, and of others that are free, up to `most`.

    Free is a part whose lease has run out, or that was given back so long ago. Those at `home` are
    wanted whoever holds them. What somebody else is about to take over is left to them.
    """
    values = {"me": process, "lease": span(LEASE), "home": listed([*home])}
    claim = (
        "UPDATE shards.lease SET heir = :me, heir_at = shards.moment(),"
        " heir_until = shards.moment() + :lease WHERE holder IS DISTINCT FROM :me"
        " AND (heir IS NULL OR heir_until < shards.moment()) AND "
    )
    db.execute(claim + _NUMBERS.format(":home"), values)
    (has,) = db.execute(
        "SELECT count(*) FROM shards.lease WHERE holder = ?1 OR heir = ?1", (process,)
    ).fetchone()
    if has < most:
        db.execute(
            f"{claim} number IN (SELECT f.number FROM shards.lease f"
            "  WHERE f.until_at < shards.moment() AND f.holder IS DISTINCT FROM :me"
            "  AND (f.heir IS NULL OR f.heir_until < shards.moment())"
            "  ORDER BY f.until_at, f.number LIMIT :room)",
            {**values, "room": most - has},
        )


def alive(db: Connection, process: str, number: int) -> datetime | None:
    """Return until when a part was looked after whose heir this process is; None: it is not."""
    row = db.execute(
        "SELECT coalesce(alive_at, shards.moment()) FROM shards.lease"
        " WHERE number = ? AND heir = ?",
        (number, process),
    ).fetchone()
    return moment(row[0]) if row else None


def take(db: Connection, process: str, number: int) -> bool:
    """Own a part from now on, as its heir; return whether this process was."""
    done = db.execute(
        "UPDATE shards.lease SET holder = :me, epoch = epoch + 1, heir = NULL,"
        " until_at = shards.moment() + :lease, alive_at = shards.moment()"
        " WHERE number = :number AND heir = :me",
        {"me": process, "number": number, "lease": span(LEASE)},
    )
    return done.rowcount == 1


def let_go(db: Connection, process: str) -> None:
    """Give everything back: it is free at once for whose home it is, for others after a lease."""
    db.execute("UPDATE shards.lease SET heir = NULL, heir_until = NULL WHERE heir = ?", (process,))
    db.execute(
        "UPDATE shards.lease SET holder = NULL, until_at = shards.moment() + ?2,"
        " alive_at = shards.moment() WHERE holder = ?1",
        (process, span(LEASE)),
    )


def identify(db: Connection, bucket: int, apart: timedelta) -> timedelta:
    """Take the turn of a bucket to identify; return how long that is still to be waited for."""
    taken = db.execute(
        "INSERT INTO shards.identified VALUES (?1, shards.moment()) ON CONFLICT (bucket)"
        " DO UPDATE SET at = excluded.at WHERE identified.at <= excluded.at - ?2",
        (bucket, span(apart)),
    )
    if taken.rowcount:
        return timedelta(0)
    (left,) = db.execute(
        "SELECT at + ?2 - shards.moment() FROM shards.identified WHERE bucket = ?1",
        (bucket, span(apart)),
    ).fetchone()
    return timedelta(milliseconds=max(left, 1))


# Telling the owner


def tell(db: Connection, what: str) -> None:
    """Tell every process that something has changed, once this is committed."""
    db.execute("SELECT pg_notify('changed', ?)", (what,))


def whose(db: Connection, part: Shard, after: str, limit: int) -> tuple[str, ...]:
    """Return the next matches of a part of the servers that wait for somebody."""
    rows = db.execute(
        "SELECT DISTINCT s.match FROM seat s JOIN match m ON m.id = s.match"
        " WHERE s.question IS NOT NULL AND s.match > ?1"
        " AND (coalesce(m.server, 0) >> 22) % ?2 = ?3 ORDER BY s.match LIMIT ?4",
        (after, part.of_all, part.number, limit),
    )
    return tuple(row[0] for row in rows)
