"""More servers than one connection may hold; connections that Discord will never take."""

import asyncio
from pathlib import Path

import pytest
from discord import shard
from discord.ext import commands

import bot
from cogs.app import bot as host
from sandbox.client.client import Person
from tests.e2e.house import House
from tests.e2e.running.lines import lines
from tests.e2e.running.outside import Outside
from tests.e2e.thumbs import Thumb, controls
from tests.e2e.trouble import Hurry


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord wants five seconds between two shards; the sandbox does not insist."""

    async def now(*_: object, **__: object) -> None: ...

    monkeypatch.setattr(commands.AutoShardedBot, "before_identify_hook", now)


async def servers(house: House) -> list[str]:
    """A channel on a server of each of two shards."""
    found = []
    for number in (0, 1):
        made = await house.client.call(
            "POST",
            "/guilds",
            {"name": f"shard {number}", "shard": [number, 2], "bot": True, "channels": ["play"]},
        )
        found.append(str(made["channels"][0]["id"]))
    return found


async def unplug(house: House) -> Person:
    """Close the connection of the bot, whose match service stays; return somebody who sees it."""
    await house.bot.close()
    ana = await house.client.user("Ana")
    await ana.until(lambda: not ana.bot_online, "the bot to be gone")
    return ana


async def solo(person: Person, channel: str) -> None:
    """Play a match against an AI, begun in a channel, as far as one question goes."""
    message = (await person.slash("settings", channel=channel)).message
    table = (await person.answer(await message.start("solo", forge=True))).message
    thumb = Thumb(person, 0)
    await thumb.play(table, 1)
    assert thumb.presses == 1
    await person.until(
        lambda: [
            one
            for one in person.messages_seen.values()
            if controls(one, "more:") and one.data["channel_id"] != channel
        ],
        "a board",
    )


async def test_servers_of_all_shards_are_served(house: House, unhurried: None) -> None:
    await house.stop()
    channels = await servers(house)
    await house.client.fault("shards", recommended=2, max_concurrency=2)
    await house.start()
    assert set(house.bot.shards) == {0, 1}
    ana = await house.client.user("Ana")
    for channel in channels:
        await solo(ana, channel)


async def test_the_bot_is_connected_while_all_its_shards_are(house: House, unhurried: None) -> None:
    await house.stop()
    await servers(house)
    await house.client.fault("shards", recommended=2, max_concurrency=2)
    await house.start()
    counts = house.services.counts
    assert counts.connected
    told: list[tuple[int, bool]] = []
    back = asyncio.Event()

    async def gone(number: int) -> None:
        told.append((number, counts.connected))

    async def resumed(_: int) -> None:
        back.set()

    house.bot.add_listener(gone, "on_shard_disconnect")
    house.bot.add_listener(resumed, "on_shard_resumed")
    await house.client.fault("gateway", do="cut", shard=1)
    await back.wait()
    assert told == [(1, False)]
    assert counts.connected


@pytest.mark.parametrize("code", sorted(bot.NEVER))
async def test_a_connection_that_is_never_taken_is_not_tried_again(house: House, code: int) -> None:
    await unplug(house)
    running = asyncio.create_task(bot.connect(house.services, house.sandbox.token))
    await house.client.bot_online()
    await house.client.fault("gateway", do="close", code=code)
    with pytest.raises(bot.NeverTaken, match=str(code)) as told:
        await running
    assert len(str(told.value).splitlines()) == 1


async def test_more_servers_than_the_shards_may_hold_end_the_start(tmp_path: Path) -> None:
    async with Outside(tmp_path) as out:
        await out.stop()
        await servers(out)
        await out.client.fault("shards", most_guilds=1, recommended=1)
        await out.begin()
        assert await out.process.wait() == 2
        (line,) = out.log().splitlines()
        assert "4011" in line
        await out.client.fault("shards", most_guilds=9, recommended=1)
        await out.start()


async def test_a_gateway_that_is_not_there_is_tried_again_and_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By us: the library would go one call deeper each time, until there is no deeper."""
    monkeypatch.setattr(shard, "asyncio", Hurry())
    monkeypatch.setattr(bot, "RETRY", 0)
    ana = await unplug(house)
    await house.client.fault("gateway", do="down")
    asked = f'"again_in": {bot.RETRY}'
    with lines("WARNING", "json") as log:
        running = asyncio.create_task(bot.connect(house.services, house.sandbox.token))
        while len([line for line in log if asked in line]) < 3:
            await asyncio.sleep(0)
        tried = [line for line in log if "Failed to connect" in line]
    assert len(tried) <= 4 * host.ATTEMPTS
    await house.client.fault("gateway", do="up")
    await house.client.bot_online()
    assert (await ana.slash("about")).text
    running.cancel()
    await asyncio.wait({running})
