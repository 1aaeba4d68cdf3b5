"""The gateway, frame by frame."""

import json
import zlib

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person
from tests.sandbox.raw import Json, RawBot


async def closed(raw: RawBot) -> int | None:
    """The code with which the server closes."""
    while True:
        frame = await raw.ws.receive()
        if frame.type is not aiohttp.WSMsgType.TEXT:
            return raw.ws.close_code


async def test_ready_and_guilds(raw: RawBot) -> None:
    await raw.connect()
    ready = await raw.frame()
    assert (ready["op"], ready["s"], ready["t"]) == (0, 1, "READY")
    assert {"user", "guilds", "session_id", "resume_gateway_url", "application"} <= set(ready["d"])
    assert all(one["unavailable"] for one in ready["d"]["guilds"])
    guild = await raw.event("GUILD_CREATE")
    assert guild["unavailable"] is False
    assert [one["user"]["bot"] for one in guild["members"]] == [True]
    assert {"roles", "channels", "threads", "name", "id"} <= set(guild)


async def test_a_bot_that_asks_for_it_gets_one_stream_of_zlib(sandbox: Sandbox) -> None:
    """As hikari reads nothing else, and discord.py asks for it too."""
    stream = zlib.decompressobj()
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.gateway_url}?v=10&compress=zlib-stream") as ws,
    ):
        for asked, answered in ((None, 10), ({"op": 1, "d": None}, 11)):
            if asked is not None:
                await ws.send_bytes(json.dumps(asked).encode())  # as hikari sends
            packed = await ws.receive_bytes()
            assert packed.endswith(b"\x00\x00\xff\xff")
            assert json.loads(stream.decompress(packed))["op"] == answered


async def test_heartbeat_is_acknowledged(raw: RawBot) -> None:
    await raw.connect()
    await raw.event("GUILD_CREATE")
    await raw.ws.send_json({"op": 1, "d": 2})
    assert (await raw.frame())["op"] == 11


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1 | 1 << 15}}, 4014),
        ({"op": 2, "d": {"token": "sandbox"}}, 4013),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [2, 2]}}, 4010),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [-1, 2]}}, 4010),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [0, 0]}}, 4010),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": [0]}}, 4010),
        ({"op": 2, "d": {"token": "sandbox", "intents": 1, "shard": ["0", "1"]}}, 4010),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
        ({"op": 3, "d": {}}, 4003),
    ],
)
async def test_bad_beginnings_are_closed(raw: RawBot, frame: Json, code: int) -> None:
    raw.ws = await raw.session.ws_connect(raw.sandbox.gateway_url)
    await raw.ws.send_json(frame)
    assert await closed(raw) == code


@pytest.mark.parametrize(("text", "code"), [("{", 4002), ('{"op": 99}', 4001), ('{"op": 2}', 4005)])
async def test_bad_frames_are_closed(raw: RawBot, text: str, code: int) -> None:
    await raw.connect()
    await raw.ws.send_str(text)
    assert await closed(raw) == code


async def resume(raw: RawBot, ready: Json, sequence: int) -> None:
    raw.ws = await raw.session.ws_connect(ready["resume_gateway_url"])
    await raw.frame()
    data = {"token": "sandbox", "session_id": ready["session_id"], "seq": sequence}
    await raw.ws.send_json({"op": 6, "d": data})


async def test_resume_replays_exactly_what_was_missed(
    raw: RawBot, client: Client, ana: Person
) -> None:
    await raw.connect()
    ready = await raw.event("READY")
    await raw.event("GUILD_CREATE")
    await client.fault("gateway", do="cut")
    await ana.until(lambda: ana.events[-1]["event"] == "bot")
    guild = await client.guild()
    made = [
        await client.call("POST", f"/guilds/{guild['id']}/channels", {"name": name})
        for name in ("one", "two")
    ]
    await resume(raw, ready, 2)
    frames = [await raw.frame() for _ in range(3)]
    assert [one["s"] for one in frames] == [3, 4, 5]
    assert [one["t"] for one in frames] == ["CHANNEL_CREATE", "CHANNEL_CREATE", "RESUMED"]
    assert [one["d"]["id"] for one in frames[:2]] == [one["id"] for one in made]


async def test_unknown_session_and_future_sequence(raw: RawBot) -> None:
    await raw.connect()
    ready = await raw.event("READY")
    await resume(raw, ready, 99)
    assert await closed(raw) == 4007
    await resume(raw, {**ready, "session_id": "other"}, 1)
    assert await raw.frame() == {"op": 9, "d": False, "s": None, "t": None}


async def test_session_ends_when_the_bot_says_goodbye_or_stays_away(
    raw: RawBot, client: Client, ana: Person
) -> None:
    for code, wait in ((1000, 0.0), (4000, 301.0)):
        await raw.connect()
        ready = await raw.event("READY")
        await raw.event("GUILD_CREATE")
        await raw.ws.close(code=code)
        await ana.until(lambda: not ana.bot_online and ana.events[-1]["event"] == "bot")
        await client.advance(wait)
        await resume(raw, ready, 1)
        assert (await raw.frame())["op"] == 9
        await raw.ws.close()


async def test_invalidated_session_is_gone(raw: RawBot, client: Client) -> None:
    await raw.connect()
    ready = await raw.event("READY")
    await raw.event("GUILD_CREATE")
    await client.fault("gateway", do="invalidate")
    assert (await raw.frame())["d"] is False
    await resume(raw, ready, 1)
    assert (await raw.frame())["op"] == 9


async def test_same_connection_goes_on_after_an_invalid_session(
    raw: RawBot, client: Client, ana: Person
) -> None:
    await raw.connect()
    ready = await raw.event("READY")
    await raw.event("GUILD_CREATE")
    await client.fault("gateway", do="invalidate", resumable=True)
    assert await raw.frame() == {"op": 9, "d": True, "s": None, "t": None}
    await ana.until(lambda: not ana.bot_online)
    guild = await client.guild()
    await client.call("POST", f"/guilds/{guild['id']}/channels", {"name": "missed"})
    data = {"token": "sandbox", "session_id": ready["session_id"], "seq": 2}
    await raw.ws.send_json({"op": 6, "d": data})
    assert (await raw.frame())["t"] == "CHANNEL_CREATE"
    assert (await raw.frame())["t"] == "RESUMED"
    await client.fault("gateway", do="invalidate")
    assert (await raw.frame())["d"] is False
    await raw.ws.send_json({"op": 6, "d": data})
    assert (await raw.frame())["op"] == 9
    await raw.ws.send_json({"op": 2, "d": {"token": "sandbox", "intents": 1}})
    assert (await raw.event("READY"))["session_id"] != ready["session_id"]


async def test_two_processes_hear_the_same(sandbox: Sandbox, raw: RawBot, client: Client) -> None:
    guild = await client.guild()
    async with RawBot(sandbox) as other:
        for one in (raw, other):
            await one.connect()
            await one.event("GUILD_CREATE")
        await client.call("POST", f"/guilds/{guild['id']}/channels", {"name": "new"})
        heard = [await one.event("CHANNEL_CREATE") for one in (raw, other)]
    assert heard[0] == heard[1]


async def test_server_that_invites_the_bot_comes_without_unavailable(
    raw: RawBot, client: Client
) -> None:
    await raw.connect()
    await raw.event("GUILD_CREATE")
    await client.call("POST", "/guilds", {"name": "New", "bot": True})
    assert "unavailable" not in await raw.event("GUILD_CREATE")
    guild = await client.guild("New")
    await client.call("DELETE", f"/guilds/{guild['id']}/bot")
    assert await raw.event("GUILD_DELETE") == {"id": guild["id"]}


async def test_messages_only_with_their_intent(raw: RawBot, ana: Person) -> None:
    await raw.connect(intents=1 | 1 << 9)
    await raw.event("GUILD_CREATE")
    await ana.write("a secret")
    heard = await raw.event("MESSAGE_CREATE")
    assert (heard["content"], heard["author"]["id"]) == ("", ana.id)
    await ana.write(f"<@{raw.sandbox.core.world.bot_id}> hello")
    assert "hello" in (await raw.event("MESSAGE_CREATE"))["content"]


async def test_members_by_id(raw: RawBot, client: Client, ana: Person) -> None:
    await raw.connect()
    await raw.event("GUILD_CREATE")
    guild = await client.guild()
    wanted = {"guild_id": guild["id"], "user_ids": [ana.id, "5"], "nonce": "n"}
    await raw.ws.send_json({"op": 8, "d": wanted})
    chunk = await raw.event("GUILD_MEMBERS_CHUNK")
    assert [one["user"]["id"] for one in chunk["members"]] == [ana.id]
    assert (chunk["not_found"], chunk["nonce"]) == (["5"], "n")


async def test_door_that_is_shut(raw: RawBot, client: Client) -> None:
    await client.fault("gateway", do="down")
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await raw.session.ws_connect(raw.sandbox.gateway_url)
    await client.end_faults()
    await raw.connect()
