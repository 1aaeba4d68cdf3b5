"""The faults that tests of the bot ask for, and the library's way through them."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import RawBot
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.test_bot import eventually


async def test_failing_routes(raw: RawBot, channel: str, client: Client) -> None:
    await client.fault("routes", method="POST", path="/messages$", status=503, times=2)
    path = f"/channels/{channel}/messages"
    replies = [await raw.call("POST", path, {"content": "x"}) for _ in range(3)]
    assert [one.status for one in replies] == [503, 503, 200]
    assert len((await raw.call("GET", path)).body) == 1
    shown = await client.call("GET", "/faults")
    assert shown["routes"][0]["hits"] == 2


async def test_answer_lost_after_the_deed(raw: RawBot, channel: str, client: Client) -> None:
    await client.fault("routes", method="POST", path="/messages$", status=502, carry_out=True)
    path = f"/channels/{channel}/messages"
    assert (await raw.call("POST", path, {"content": "x"})).status == 502
    assert len((await raw.call("GET", path)).body) == 1


async def test_429_of_each_kind(raw: RawBot, client: Client) -> None:
    for scope in ("user", "global", "shared"):
        await client.fault("routes", path="/users/@me", status=429, scope=scope, retry_after=0.2)
        reply = await raw.call("GET", "/users/@me")
        assert reply.status == 429
        assert reply.headers["X-RateLimit-Scope"] == scope
        assert reply.body["global"] == (scope == "global")
        assert reply.body["retry_after"] == 0.2
    await client.fault("routes", path="/users/@me", status=429, scope="cloudflare")
    address = f"{raw.sandbox.api_url}/users/@me"
    async with raw.session.get(address) as banned:
        assert banned.status == 429
        assert "Via" not in banned.headers


async def test_request_that_hangs_until_faults_end(
    raw: RawBot, channel: str, client: Client
) -> None:
    path = f"/channels/{channel}/typing"
    await client.fault("routes", path="/typing$", hang=True)
    hanging = asyncio.create_task(raw.call("POST", path))
    while not (await client.call("GET", "/faults"))["routes"][0]["hits"]:
        pass
    assert (await raw.call("POST", path)).status == 204
    assert not hanging.done()
    await client.end_faults()
    with pytest.raises(aiohttp.ClientError):
        await hanging


async def test_library_retries_through_a_short_failure(
    bot: SmallBot, client: Client, ana: Person
) -> None:
    await client.fault("routes", path="/callback$", status=429, retry_after=0.01)
    assert (await ana.slash("play", game="jam")).text == "jam for 2"


async def test_interactions_that_come_twice(bot: SmallBot, client: Client, ana: Person) -> None:
    message = (await ana.slash("count")).message
    await client.fault("interactions", copies=2)
    assert (await message.press("Pressed 0")).text == "count 1"
    await eventually(lambda: len(bot.pressed) == 2)


async def test_interactions_held_and_turned_round(
    bot: SmallBot, client: Client, ana: Person, bao: Person
) -> None:
    message = (await ana.slash("count")).message
    await bao.message(message.id)
    await client.fault("interactions", hold=True)
    await message.start("count:0")
    await bao.messages_seen[message.id].start("count:0")
    assert (await client.call("GET", "/faults"))["held"] == 2
    await client.release(reverse=True)
    await eventually(lambda: len(bot.pressed) == 2)
    assert bot.pressed == ["Bao", "Ana"]


async def test_forged_presses_reach_the_bot(raw: RawBot, channel: str, ana: Person) -> None:
    sent = await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    await raw.connect()
    with pytest.raises(Refusal):
        await ana.interact(kind="component", message_id=sent.body["id"], custom_id="evil")
    await ana.interact(kind="component", message_id=sent.body["id"], custom_id="e:vil", forge=True)
    heard = await raw.event("INTERACTION_CREATE")
    assert heard["data"]["custom_id"] == "e:vil"


async def test_gateway_that_comes_back(bot: SmallBot, client: Client, ana: Person) -> None:
    message = (await ana.slash("count")).message
    await client.fault("gateway", do="close", code=4000)
    await ana.until(lambda: not ana.bot_online)
    await ana.until(lambda: ana.bot_online)
    assert (await message.press("Pressed 0")).text == "count 1"


async def test_kicked_in_the_middle(bot: SmallBot, client: Client, ana: Person) -> None:
    channel = await ana.channel()
    room = bot.get_channel(int(channel["id"]))
    await client.call("DELETE", f"/guilds/{channel['guild_id']}/bot")
    with pytest.raises(discord.Forbidden) as refused:
        await room.send("x")
    assert refused.value.code == 50001


async def test_traffic_is_remembered(bot: SmallBot, client: Client, ana: Person) -> None:
    await ana.slash("play", game="jam")
    [request] = await client.requests("POST", "/callback")
    assert request["status"] == 200
    assert request["json"]["data"]["content"] == "jam for 2"
    assert request["answer"]["resource"]["message"]["content"] == "jam for 2"
