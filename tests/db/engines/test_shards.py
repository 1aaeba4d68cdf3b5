"""Who owns which servers where several processes share a database, asked of a server itself."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from db.engines.postgres.store import ServerStore, open_server
from db.migrate import Unusable
from db.queries import leftovers, lobbies
from db.store import Connection
from db.values import known
from db.writing.shards import leases
from tests.db.engines import served

OF = 2
Opened = Callable[[str], Awaitable[ServerStore]]


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    """Opens the one database under the names of processes."""
    try:
        lent = served.databases()
    except served.NoServer as lack:
        pytest.skip(str(lack))
    database, stores = lent.of(str(tmp_path)), list[ServerStore]()

    async def open_as(process: str) -> ServerStore:
        stores.append(await open_server(database, tmp_path / process, process))
        await stores[-1].write(leases.begin, OF)
        return stores[-1]

    yield open_as
    for one in stores:
        await one.close()
    lent.give_back()


async def own(store: ServerStore, process: str, *numbers: int) -> None:
    await store.write(leases.want, process, numbers, 0)
    for number in numbers:
        assert await store.write(leases.take, process, number)


def expired(db: Connection) -> None:
    """Let every lease run out, as after a death."""
    db.execute("UPDATE shards.lease SET until_at = shards.moment() - 1, heir_until = 0")


def holders(db: Connection) -> list[str | None]:
    found = db.execute("SELECT holder FROM shards.lease ORDER BY number")
    return [one for (one,) in found.fetchall()]


@pytest.mark.rule("SCL-2")
async def test_what_is_due_is_asked_by_its_owner_alone(opened: Opened) -> None:
    first, second = await opened("a"), await opened("b")
    await own(first, "a", 0)
    await own(second, "b", 1)
    rows = [(1, None), (2, 0 << 22), (3, 1 << 22)]
    query = "INSERT INTO leftover (message, channel, server, due_at) VALUES (?, 1, ?, 0)"
    await first.write(lambda db: db.executemany(query, rows))
    now = known(1)
    left, right = [await one.write(leftovers.leftovers, now, 10) for one in (first, second)]
    assert [one.message for one in left] == [1, 2]
    assert [one.message for one in right] == [3]


@pytest.mark.rule("SCL-2")
async def test_a_lone_process_owns_all_in_every_plan(opened: Opened) -> None:
    """Nothing was ever set in its sessions: what names the process is asked for all the same."""
    lone = await opened("")
    owned = "SELECT bool_and(shards.owned(n)) FROM generate_series(0, 9) n"
    for setting in ("on", "off"):

        def asked(db: Connection, setting: str = setting) -> bool:
            db.execute(f"SET LOCAL enable_seqscan = {setting}")
            return bool(db.execute(owned).fetchone()[0])

        assert await lone.read(asked)


@pytest.mark.rule("SCL-3")
async def test_nothing_is_claimed_twice(opened: Opened) -> None:
    stores = [await opened(name) for name in ("a", "b", "c")]
    await own(stores[0], "a", 0, 1)
    many = 400
    query = "INSERT INTO leftover (message, channel, server, due_at) VALUES (?, 1, 1, 0)"
    await stores[0].write(lambda db: db.executemany(query, [(one,) for one in range(many)]))
    for one in stores[1:]:  # all of one process: what keeps them apart is the claim
        await one.write(lambda db: db.execute("SELECT set_config('shards.process', 'a', false)"))
    now = known(1)
    rounds = [one.write(leftovers.leftovers, now, 10) for _ in range(20) for one in stores]
    found = [left.message for some in await asyncio.gather(*rounds) for left in some]
    assert sorted(found) == [*range(many)]


@pytest.mark.rule("SCL-2")
async def test_one_writes_at_a_time_whichever_process_it_is_in(opened: Opened) -> None:
    stores = [await opened("a"), await opened("b")]

    def count(db: Connection) -> None:
        (was,) = db.execute("SELECT coalesce(max(message), 0) FROM leftover").fetchone()
        db.execute("INSERT INTO leftover (message, channel, due_at) VALUES (?, 1, 0)", (was + 1,))

    await asyncio.gather(*(one.write(count) for _ in range(50) for one in stores))
    found = await stores[0].read(lambda db: db.execute("SELECT max(message) FROM leftover"))
    assert found.fetchone()[0] == 100


@pytest.mark.rule("SCL-4")
async def test_what_has_run_out_is_taken_by_who_lives_and_has_room(opened: Opened) -> None:
    first, second = await opened("a"), await opened("b")
    await own(first, "a", 0, 1)
    await second.write(leases.want, "b", (), 2)
    assert await second.read(leases.alive, "b", 1) is None  # it lives
    await second.write(expired)
    await second.write(leases.want, "b", (), 1)
    heir = (await second.write(leases.renew, "b")).heir
    assert len(heir) == 1
    (number,) = heir
    assert await second.write(leases.take, "b", number)
    assert (await first.write(leases.renew, "a")).own == {1 - number}


@pytest.mark.rule("SCL-5")
async def test_who_is_at_home_takes_over_from_who_lives(opened: Opened) -> None:
    old, new = await opened("old"), await opened("new")
    await own(old, "old", 0, 1)
    await new.write(leases.want, "new", (0, 1), 2)
    assert (await old.write(leases.renew, "old")).own == {0, 1}  # until the other is ready
    assert await new.write(leases.take, "new", 0)
    assert await old.read(holders) == ["new", "old"]
    assert not await old.write(leases.take, "old", 0)


@pytest.mark.rule("SCL-5")
async def test_one_heir_at_a_time(opened: Opened) -> None:
    first, second = await opened("a"), await opened("b")
    await first.write(leases.want, "a", (0,), 0)
    await second.write(leases.want, "b", (0,), 0)
    assert (await second.write(leases.renew, "b")).heir == frozenset()
    await second.write(expired)
    await second.write(leases.want, "b", (0,), 0)
    assert (await second.write(leases.renew, "b")).heir == {0}
    assert not await first.write(leases.take, "a", 0)


@pytest.mark.rule("SCL-5")
async def test_what_is_given_back_waits_for_whose_home_it_is(opened: Opened) -> None:
    first, second = await opened("a"), await opened("b")
    await own(first, "a", 0)
    await first.write(leases.let_go, "a")
    assert (await first.read(holders))[0] is None
    await second.write(leases.want, "b", (), 2)
    assert (await second.write(leases.renew, "b")).heir == frozenset()
    await second.write(leases.want, "b", (0,), 2)
    assert (await second.write(leases.renew, "b")).heir == {0}


@pytest.mark.rule("SCL-5")
async def test_a_message_written_by_who_owns_it_no_more_is_written_again(opened: Opened) -> None:
    old, new = await opened("old"), await opened("new")
    await own(new, "new", 0, 1)
    await new.write(
        lambda db: db.execute(
            "INSERT INTO lobby (id, game, server, channel, host, locale, most, options, pace,"
            " misses, absent, seed, status, opened_at, expires_at, change) VALUES"
            " ('l', 'g', 1, 1, 1, 'en', 2, '{}', 'none', 2, 'ai', ?, 'open', 0, 0, 5)",
            (b"",),
        )
    )
    await new.write(lobbies.posted, "l", 1, 7, 5)
    assert await new.read(lobbies.late, 9) == ()
    await old.write(lobbies.posted, "l", 1, 7, 4)  # it may stand over the newer one
    assert await new.read(lobbies.late, 9) == ("l",)


@pytest.mark.rule("SCL-6")
async def test_two_of_a_bucket_identify_five_seconds_apart(opened: Opened) -> None:
    first, second = await opened("a"), await opened("b")
    apart = timedelta(seconds=5)
    assert await first.write(leases.identify, 0, apart) == timedelta(0)
    assert timedelta(0) < await second.write(leases.identify, 0, apart) <= apart
    assert await second.write(leases.identify, 1, apart) == timedelta(0)
    await second.write(lambda db: db.execute("UPDATE shards.identified SET at = at - 5000"))
    assert await second.write(leases.identify, 0, apart) == timedelta(0)


@pytest.mark.rule("SCL-2")
async def test_nobody_is_alone_beside_those_who_share(opened: Opened, tmp_path: Path) -> None:
    await opened("a")
    database = served.databases().of(str(tmp_path))
    with pytest.raises(Unusable, match="another bot uses this database"):
        await open_server(database, tmp_path)


@pytest.mark.rule("SCL-2")
async def test_the_owner_is_told_of_what_was_done_elsewhere(opened: Opened) -> None:
    first, second = await opened("a"), await opened("b")
    heard: asyncio.Queue[str] = asyncio.Queue()
    first.listen(heard.put_nowait)
    found = None
    while found is None:  # it may not listen yet
        second.tell_others("m")
        with contextlib.suppress(TimeoutError):
            found = await asyncio.wait_for(heard.get(), 2)
    assert found == "m"
