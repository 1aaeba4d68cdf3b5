"""Voice, stage, announcement and forum channels: what can be written and begun in each."""

from typing import Any

import discord
import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import Json, RawBot, button, gallery, row, text, v2
from tests.sandbox.small_bot import SmallBot

VOICE, ANNOUNCEMENT, STAGE, FORUM = 2, 5, 13, 15
KINDS = {"text": 0, "voice": VOICE, "announcement": ANNOUNCEMENT, "stage": STAGE, "forum": FORUM}
FIRST = {"content": "first"}


async def made(client: Client, kind: int) -> str:
    """A new channel of that type."""
    guild = await client.guild()
    body = {"name": f"kind {kind}", "type": kind}
    return str((await client.call("POST", f"/guilds/{guild['id']}/channels", body))["id"])


async def begun(raw: RawBot, channel: str, **body: Any) -> Json:
    reply = await raw.call("POST", f"/channels/{channel}/threads", {"name": "T", **body})
    assert reply.status == 201, reply.body
    return reply.body


@pytest.mark.parametrize(
    ("kind", "seen"),
    [
        (VOICE, discord.VoiceChannel),
        (STAGE, discord.StageChannel),
        (ANNOUNCEMENT, discord.TextChannel),
        (FORUM, discord.ForumChannel),
    ],
)
async def test_the_library_knows_every_kind(
    client: Client, sandbox: Sandbox, kind: int, seen: type, bot: SmallBot
) -> None:
    channel = await made(client, kind)
    fetched = await bot.fetch_channel(int(channel))
    assert type(fetched) is seen
    assert fetched.type.value == kind
    await client.fault("gateway", do="invalidate")
    bot.connected.clear()
    await bot.connected.wait()
    assert type(bot.get_channel(int(channel))) is seen


async def test_kind_that_is_none(client: Client) -> None:
    for kind in (1, 3, 11, -1, "voice"):
        with pytest.raises(Refusal) as refused:
            await made(client, kind)  # pyright: ignore[reportArgumentType] - a wrong one
        assert refused.value.error == "unknown_kind"


@pytest.mark.parametrize("kind", [VOICE, STAGE, ANNOUNCEMENT])
async def test_messages_and_presses_in_it(
    raw: RawBot, client: Client, ana: Person, kind: int
) -> None:
    channel = await made(client, kind)
    board = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    assert board.status == 200
    await ana.write("hello", channel)
    await raw.connect()
    await ana.interact(kind="component", message_id=board.body["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    assert (pressed["channel"]["id"], pressed["channel"]["type"]) == (channel, kind)


@pytest.mark.parametrize(
    ("kind", "thread", "code"),
    [
        (0, 11, None),
        (0, 12, None),
        (0, 10, 50024),
        (ANNOUNCEMENT, 10, None),
        (ANNOUNCEMENT, 11, 50024),
        (ANNOUNCEMENT, 12, 50024),
        (VOICE, 11, 50024),
        (STAGE, 11, 50024),
    ],
)
async def test_threads_that_can_be_begun(
    raw: RawBot, client: Client, kind: int, thread: int, code: int | None
) -> None:
    channel = await made(client, kind)
    body = {"name": "T", "type": thread}
    reply = await raw.call("POST", f"/channels/{channel}/threads", body)
    if code is None:
        assert (reply.status, reply.body["type"]) == (201, thread)
    else:
        assert reply.code == code


@pytest.mark.parametrize(("kind", "thread"), [(0, 11), (ANNOUNCEMENT, 10)])
async def test_thread_from_a_message_is_of_the_channels_kind(
    raw: RawBot, client: Client, kind: int, thread: int
) -> None:
    channel = await made(client, kind)
    message = (await raw.call("POST", f"/channels/{channel}/messages", FIRST)).body["id"]
    path = f"/channels/{channel}/messages/{message}/threads"
    assert (await raw.call("POST", path, {"name": "T"})).body["type"] == thread


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_no_thread_from_a_message_in_a_voice_channel(
    raw: RawBot, client: Client, kind: int, ana: Person
) -> None:
    channel = await made(client, kind)
    message = (await raw.call("POST", f"/channels/{channel}/messages", FIRST)).body["id"]
    path = f"/channels/{channel}/messages/{message}/threads"
    assert (await raw.call("POST", path, {"name": "T"})).code == 50024
    with pytest.raises(Refusal) as refused:
        await client.call("POST", f"/users/{ana.id}/channels/{channel}/threads", {"name": "T"})
    assert refused.value.error == "in_thread"


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_voice_channels_are_entered_with_connect(
    raw: RawBot, client: Client, kind: int, ana: Person
) -> None:
    channel = await made(client, kind)
    path = f"/channels/{channel}/messages"
    await raw.call("POST", path, FIRST)
    await client.call("PATCH", f"/channels/{channel}/bot", {"permissions": {"connect": False}})
    for method, body in (("POST", FIRST), ("GET", None)):
        reply = await raw.call(method, path, body)
        assert (reply.status, reply.code) == (403, 50001)
    await ana.write("people still may", channel)


async def test_person_without_connect(client: Client, sandbox: Sandbox, bao: Person) -> None:
    channel = await made(client, VOICE)
    world = sandbox.core.world
    guild = world.guilds[world.channels[channel].guild_id]
    guild.roles[0].permissions &= ~(1 << 20)
    assert channel in [one["id"] for one in (await client.guild())["channels"]]
    for act in (bao.messages(channel), bao.write("x", channel), bao.commands(channel)):
        with pytest.raises(Refusal) as refused:
            await act
        assert refused.value.error == "no_connect"


async def test_nothing_is_written_into_a_forum_itself(
    raw: RawBot, client: Client, ana: Person
) -> None:
    channel = await made(client, FORUM)
    reply = await raw.call("POST", f"/channels/{channel}/messages", FIRST)
    assert (reply.status, reply.code) == (400, 50008)
    await raw.call(
        "PUT",
        f"/applications/{raw.sandbox.core.world.bot_id}/commands",
        [{"name": "go", "description": "d"}],
    )
    with pytest.raises(Refusal) as refused:
        await ana.write("x", channel)
    assert refused.value.error == "in_forum"
    with pytest.raises(Refusal) as refused:
        await ana.interact(kind="command", channel_id=channel, command="go", options={})
    assert refused.value.error == "in_forum"


async def test_post_of_the_bot(raw: RawBot, client: Client, bao: Person) -> None:
    forum = await made(client, FORUM)
    post = await begun(raw, forum, message=v2(text("the board"), row(button())))
    assert (post["type"], post["parent_id"], post["applied_tags"]) == (11, forum, [])
    assert (post["message"]["id"], post["message"]["channel_id"]) == (post["id"], post["id"])
    assert (post["message_count"], post["total_message_sent"]) == (0, 0)
    await bao.write("well", post["id"])
    assert [one.text for one in await bao.messages(post["id"])] == ["the board", "well"]
    await raw.connect()
    await bao.interact(kind="component", message_id=post["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    assert pressed["channel"]["parent_id"] == forum
    assert pressed["channel"]["total_message_sent"] == 1


async def test_post_with_files(raw: RawBot, client: Client) -> None:
    forum = await made(client, FORUM)
    body = {"name": "T", "message": v2(gallery("attachment://a.png"))}
    reply = await raw.call("POST", f"/channels/{forum}/threads", body, files={"a.png": b"x"})
    message = reply.body["message"]
    assert message["attachments"] == []  # its gallery shows them
    assert "/a.png" in message["components"][0]["items"][0]["media"]["url"]
    denied = {"permissions": {"attach_files": False}}
    await client.call("PATCH", f"/channels/{forum}/bot", denied)
    reply = await raw.call("POST", f"/channels/{forum}/threads", body, files={"a.png": b"x"})
    assert reply.code == 50013


@pytest.mark.parametrize(
    ("body", "where", "code"),
    [
        ({}, ("message",), "BASE_TYPE_REQUIRED"),
        ({"message": "x"}, ("message",), "BASE_TYPE_REQUIRED"),
        ({"message": {"content": "x" * 2001}}, ("message", "content"), "BASE_TYPE_MAX_LENGTH"),
        ({"message": FIRST, "name": ""}, ("name",), "BASE_TYPE_BAD_LENGTH"),
        (
            {"message": FIRST, "auto_archive_duration": 7},
            ("auto_archive_duration",),
            "BASE_TYPE_CHOICES",
        ),
    ],
)
async def test_posts_that_are_refused(
    raw: RawBot, client: Client, body: Json, where: tuple[str, ...], code: str, ana: Person
) -> None:
    forum = await made(client, FORUM)
    reply = await raw.call("POST", f"/channels/{forum}/threads", {"name": "T", **body})
    assert (reply.status, reply.errors(*where)) == (400, [code])
    assert await ana.threads() == []


async def test_posts_need_the_right_to_write(raw: RawBot, client: Client) -> None:
    forum = await made(client, FORUM)
    path = f"/channels/{forum}/bot"
    await client.call("PATCH", path, {"permissions": {"create_public_threads": False}})
    await begun(raw, forum, message=FIRST)
    await client.call("PATCH", path, {"permissions": {"send_messages": False}})
    reply = await raw.call("POST", f"/channels/{forum}/threads", {"name": "T", "message": FIRST})
    assert reply.code == 50013


async def test_post_of_a_person(client: Client, ana: Person, bao: Person) -> None:
    forum = await made(client, FORUM)
    path = f"/users/{ana.id}/channels/{forum}/threads"
    with pytest.raises(Refusal) as refused:
        await client.call("POST", path, {"name": "T"})
    assert refused.value.error == "empty"
    post = await client.call("POST", path, {"name": "T", "content": f"<@{bao.id}> look"})
    await bao.until(lambda: bao.pings == 1)
    [first] = await bao.messages(post["id"])
    assert first.id == post["id"]


async def test_older_world_gets_what_everyone_may_since(sandbox: Sandbox) -> None:
    world = sandbox.core.world
    guild = next(iter(world.guilds.values()))
    before = guild.roles[0].permissions
    guild.roles[0].permissions = before & ~(1 << 20)
    world.save(guild)
    sandbox.core.world.load = lambda: True
    sandbox.core.open()
    assert guild.roles[0].permissions == before
