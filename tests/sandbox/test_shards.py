"""Shards: which connection holds which server, how many there must be, when they may begin."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from discord.ext import commands

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import Json, RawBot, button, row, v2
from tests.sandbox.small_bot import SmallBot, point_at
from tests.sandbox.test_gateway import closed


@pytest.fixture
async def pair(sandbox: Sandbox) -> AsyncIterator[list[RawBot]]:
    async with RawBot(sandbox) as first, RawBot(sandbox) as second:
        yield [first, second]


async def guilds(client: Client) -> list[Json]:
    """A server on each of two shards, by the number of its shard."""
    return [
        await client.call(
            "POST", "/guilds", {"name": str(number), "shard": [number, 2], "bot": True}
        )
        for number in (0, 1)
    ]


async def connect(pair: list[RawBot]) -> list[Json]:
    """Connect both shards; returns what READY says."""
    said: list[Json] = []
    for number, raw in enumerate(pair):
        await raw.connect(shard=[number, 2])
        said.append(await raw.event("READY"))
        for _ in said[-1]["guilds"]:
            await raw.event("GUILD_CREATE")
    return said


async def test_each_server_is_on_one_shard(pair: list[RawBot], client: Client) -> None:
    await guilds(client)
    said = await connect(pair)
    assert [one["shard"] for one in said] == [[0, 2], [1, 2]]
    held = [{guild["id"] for guild in one["guilds"]} for one in said]
    everything = {one["id"] for one in (await client.world())["guilds"]}
    assert held[0] | held[1] == everything
    for number, ids in enumerate(held):
        assert ids
        assert {(int(key) >> 22) % 2 for key in ids} == {number}


@pytest.mark.parametrize("number", [0, 1])
async def test_what_happens_reaches_the_shard_of_its_server(
    pair: list[RawBot], client: Client, ana: Person, number: int
) -> None:
    made = (await guilds(client))[number]
    await connect(pair)
    channel = made["channels"][0]["id"]
    board = await pair[0].call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await ana.interact(kind="component", message_id=board.body["id"], custom_id="b")
    pressed = await pair[number].event("INTERACTION_CREATE")
    assert pressed["guild_id"] == made["id"]
    await client.call("POST", f"/guilds/{made['id']}/channels", {"name": "new"})
    assert (await pair[number].frame())["t"] == "CHANNEL_CREATE"
    await pair[1 - number].ws.send_json({"op": 1, "d": 1})
    assert (await pair[1 - number].frame())["op"] == 11, "the other shard heard nothing"


async def test_what_is_of_no_server_reaches_shard_0(
    pair: list[RawBot], client: Client, sandbox: Sandbox
) -> None:
    await guilds(client)
    await connect(pair)
    sandbox.core.gateway.dispatch("MESSAGE_CREATE", {"channel_id": "5"})
    assert (await pair[0].frame())["t"] == "MESSAGE_CREATE"
    await pair[1].ws.send_json({"op": 1, "d": 1})
    assert (await pair[1].frame())["op"] == 11


async def test_members_are_told_by_the_shard_of_their_server(
    pair: list[RawBot], client: Client, ana: Person
) -> None:
    made = await guilds(client)
    await connect(pair)
    for raw in pair:
        for guild in made:
            wanted = {"guild_id": guild["id"], "user_ids": [ana.id]}
            await raw.ws.send_json({"op": 8, "d": wanted})
    for raw, guild in zip(pair, made, strict=True):
        assert (await raw.frame())["d"]["guild_id"] == guild["id"]


async def test_one_shard_goes_and_comes_back(
    pair: list[RawBot], client: Client, ana: Person
) -> None:
    made = await guilds(client)
    said = await connect(pair)
    await ana.until(lambda: ana.bot_online)
    await client.fault("gateway", do="cut", shard=1)
    assert await closed(pair[1]) != 1000
    await ana.until(lambda: not ana.bot_online, "a shard to be missed")
    await client.call("POST", f"/guilds/{made[0]['id']}/channels", {"name": "here"})
    assert (await pair[0].frame())["t"] == "CHANNEL_CREATE"
    await client.call("POST", f"/guilds/{made[1]['id']}/channels", {"name": "missed"})
    pair[1].ws = await pair[1].session.ws_connect(said[1]["resume_gateway_url"])
    await pair[1].frame()
    data = {"token": "sandbox", "session_id": said[1]["session_id"], "seq": 2}
    await pair[1].ws.send_json({"op": 6, "d": data})
    assert (await pair[1].event("CHANNEL_CREATE"))["name"] == "missed"
    await ana.until(lambda: ana.bot_online)


async def test_sharding_is_required_beyond_so_many_servers(
    pair: list[RawBot], client: Client
) -> None:
    await client.fault("shards", most_guilds=2)
    await guilds(client)
    await pair[0].connect()
    assert await closed(pair[0]) == 4011
    await connect(pair)


async def test_how_to_begin(raw: RawBot, client: Client) -> None:
    begin = (await raw.call("GET", "/gateway/bot")).body
    assert begin["url"] == raw.sandbox.gateway_url
    assert begin["shards"] == 1
    assert begin["session_start_limit"] == {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    await client.fault("shards", most_guilds=5, max_concurrency=16)
    await guilds(client)
    await raw.connect()
    await raw.event("READY")
    begin = (await raw.call("GET", "/gateway/bot")).body
    assert begin["shards"] == 2, "three servers, two to a shard that has room"
    limits = begin["session_start_limit"]
    assert (limits["remaining"], limits["max_concurrency"]) == (999, 16)
    await client.fault("shards", recommended=7)
    assert (await raw.call("GET", "/gateway/bot")).body["shards"] == 7
    await client.advance(86_400)
    begin = (await raw.call("GET", "/gateway/bot")).body
    assert begin["session_start_limit"]["remaining"] == 1000


@pytest.mark.parametrize("figures", [{"most_guilds": 0}, {"shards": 2}, {"recommended": "2"}])
async def test_figures_that_are_none(client: Client, figures: Json) -> None:
    with pytest.raises(Refusal) as refused:
        await client.fault("shards", **figures)
    assert refused.value.error == "bad_fault"


async def test_server_on_a_shard_that_is_none(client: Client) -> None:
    with pytest.raises(Refusal) as refused:
        await client.call("POST", "/guilds", {"name": "x", "shard": [2, 2]})
    assert refused.value.error == "bad_shard"


async def test_shards_begin_one_after_the_other(pair: list[RawBot], client: Client) -> None:
    await client.fault("rate-limits", mode="discord")
    await pair[0].connect(shard=[0, 2])
    assert (await pair[0].frame())["t"] == "READY"
    await pair[1].connect(shard=[1, 2])
    assert await pair[1].frame() == {"op": 9, "d": False, "s": None, "t": None}
    await client.advance(5)
    again = {"token": "sandbox", "intents": 1, "shard": [1, 2]}
    await pair[1].ws.send_json({"op": 2, "d": again})
    assert (await pair[1].frame())["t"] == "READY"


async def test_shards_that_may_begin_together(pair: list[RawBot], client: Client) -> None:
    await client.fault("rate-limits", mode="discord")
    await client.fault("shards", max_concurrency=2)
    await connect(pair)


class ShardedBot(SmallBot, commands.AutoShardedBot):
    """The small bot as the library shards it, without its pause between two shards."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait."""


async def test_the_library_shards_as_it_is_told(
    sandbox: Sandbox, client: Client, ana: Person
) -> None:
    made = await guilds(client)
    await client.fault("shards", most_guilds=2, recommended=2)
    point_at(sandbox.url, sandbox.gateway_url)
    bot = ShardedBot()
    async with bot:
        running = asyncio.create_task(bot.start(sandbox.token))
        await bot.connected.wait()
        assert set(bot.shards) == {0, 1}
        for number, guild in enumerate(made):
            found = bot.get_guild(int(guild["id"]))
            assert found is not None
            assert found.shard_id == number
            answer = await ana.slash("play", game="jam", channel=guild["channels"][0])
            assert answer.text == "jam for 2"
    await running
