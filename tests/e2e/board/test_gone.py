"""Threads that are deleted while the bot is away: noticed at its start, by nobody's move."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.board import gone
from play.match.service import Matches
from play.records import Board
from tests.e2e.house import House
from tests.e2e.trouble import Hurry, Table, lay

pytestmark = pytest.mark.usefixtures("both_ways")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord is asked without a pause."""
    monkeypatch.setattr(gone, "EVERY", 0)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


async def on(house: House, method: str, path: str, **body: object) -> None:
    await house.client.call(method, path, body or None)


async def asked(house: House, *tables: Table) -> list[str]:
    """The threads of these tables that Discord was asked about by now, in that order."""
    threads = [f"/channels/{one.thread}" for one in tables]
    found = [str(one["path"]) for one in await house.client.requests("GET", "/channels/")]
    return [path.rpartition("/")[2] for path in found if path in threads]


async def moved(table: Table) -> str:
    """Wait until the board of a table stands in the channel above its thread; return that."""
    above = str((await table.ana.channel("général"))["id"])
    await table.ana.until(
        lambda: [one for one in table.boards() if one.channel_id == above], "a board above"
    )
    return above


async def test_a_match_goes_on_above_its_thread_that_is_gone(house: House) -> None:
    table = await lay(house)
    await table.quiet()
    await house.stop()
    await on(house, "DELETE", f"/channels/{table.thread}")
    await house.start()
    await table.finish(await moved(table))


async def test_it_is_noticed_after_a_session_that_was_lost(house: House) -> None:
    table = await lay(house)
    await table.quiet()
    await house.client.fault("gateway", do="down")
    await house.client.fault("gateway", do="invalidate", resumable=False)
    await on(house, "DELETE", f"/channels/{table.thread}")
    await house.client.fault("gateway", do="up")
    await house.client.bot_online()
    await moved(table)


async def test_discord_is_asked_of_those_alone_that_did_not_come(house: House) -> None:
    active, archived, deleted = [await lay(house) for _ in range(3)]
    await deleted.quiet()
    await house.stop()
    await on(house, "PATCH", f"/channels/{archived.thread}", archived=True)
    await on(house, "DELETE", f"/channels/{deleted.thread}")
    boards = {one.id for one in archived.boards()}
    before = len(await asked(house, active, archived))
    await house.start()
    await moved(deleted)
    await house.quiet()
    found = await asked(house, active, archived, deleted)
    assert set(found[before:]) == {archived.thread, deleted.thread}
    assert {one.id for one in archived.boards()} == boards
    threads = {str(one["id"]): one for one in await archived.ana.threads()}
    assert threads[archived.thread]["thread_metadata"]["archived"]


async def test_the_soonest_deadline_comes_first(house: House) -> None:
    tables = [await lay(house, pace=pace) for pace in ("none", "hour", "week", "day")]
    await tables[-1].quiet()
    await house.stop()
    for table in tables:
        await on(house, "DELETE", f"/channels/{table.thread}")
    await house.start()
    for table in tables:
        await moved(table)
    none, hour, week, day = (one.thread for one in tables)
    first = list(dict.fromkeys(await asked(house, *tables)))
    assert first == [hour, day, week, none]


async def test_of_a_server_that_is_away_nothing_is_asked(house: House) -> None:
    table = await lay(house)
    await table.quiet()
    guild = await house.client.guild()
    await house.stop()
    await on(house, "DELETE", f"/channels/{table.thread}")
    await on(house, "DELETE", f"/guilds/{guild['id']}/bot")
    await house.start()
    await house.quiet()
    assert await asked(house, table) == []
    await on(house, "PUT", f"/guilds/{guild['id']}/bot")
    await moved(table)


@pytest.mark.parametrize("away", [False, True])
async def test_discord_is_asked_again_when_it_could_not_be(
    house: House, monkeypatch: pytest.MonkeyPatch, away: bool
) -> None:
    """Nobody ever moves: no board or ping is late, by which it would be noticed."""
    monkeypatch.setattr("discord.http.asyncio", Hurry())
    table = await lay(house)
    await table.quiet()
    path = f"/channels/{table.thread}$"
    if away:
        await house.stop()
    await house.client.fault("routes", path=path, method="GET", status=503, times=7)
    await on(house, "DELETE", f"/channels/{table.thread}")
    if away:
        await house.start()
    await table.finish(await moved(table))
    await table.struck()


async def test_a_place_is_looked_at_again_when_the_store_could_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lay(house)
    await table.quiet()
    await house.stop()
    await on(house, "DELETE", f"/channels/{table.thread}")
    read, locked = Matches.board, iter([True])

    async def board(self: Matches, match: str) -> Board:
        if next(locked, False):
            raise sqlite3.OperationalError("database is locked")
        return await read(self, match)

    monkeypatch.setattr(Matches, "board", board)
    await house.start()
    await moved(table)
    assert next(locked, None) is None
