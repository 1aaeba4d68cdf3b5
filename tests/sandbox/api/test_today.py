"""What Discord does since 2026, and what it always refused: each sent raw."""

import asyncio
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from sandbox.limits.emoji import is_emoji
from tests.sandbox.api.test_interactions import Desk
from tests.sandbox.raw import EPHEMERAL, V2, Json, RawBot, button, gallery, row, select, text, v2
from tests.sandbox.small_bot import SmallBot

HIDDEN = 1 << 17
VIEW = 1 << 10


@pytest.fixture(params=[True, False], ids=["hidden", "left out"])
def hides(request: pytest.FixtureRequest, sandbox: Sandbox) -> bool:
    """Channels that the bot may not view come hidden, or not at all: of each sandbox."""
    sandbox.core.world.hides = request.param
    return request.param


@pytest.fixture
async def desk(sandbox: Sandbox, raw: RawBot, ana: Person) -> Desk:
    await raw.connect()
    await raw.event("GUILD_CREATE")
    command = {"name": "go", "description": "go"}
    await raw.call("PUT", f"/applications/{sandbox.core.world.bot_id}/commands", [command])
    return Desk(raw, ana)


async def shut(client: Client, channel: str, *, view: bool | None = False) -> None:
    rights = {"permissions": {"view_channel": view}}
    await client.call("PATCH", f"/channels/{channel}/bot", rights)


# hidden channels


def is_hidden(channel: Json) -> bool:
    (deny,) = channel["permission_overwrites"]
    return (channel["name"], channel["flags"], int(deny["deny"]) & VIEW) == (
        "___hidden___",
        HIDDEN,
        VIEW,
    )


async def test_a_channel_that_is_shut_is_hidden_and_comes_back_whole(
    client: Client, raw: RawBot, channel: str, hides: bool
) -> None:
    await raw.connect()
    await raw.event("GUILD_CREATE")
    await shut(client, channel)
    if not hides:
        assert (await raw.event("CHANNEL_DELETE"))["id"] == channel
        await shut(client, channel, view=None)
        assert (await raw.event("CHANNEL_CREATE"))["name"] == "général"
        assert (await raw.event("THREAD_LIST_SYNC"))["channel_ids"] == [channel]
        return
    gone = await raw.event("CHANNEL_UPDATE")
    assert is_hidden(gone)
    assert gone["id"] == channel
    assert "topic" not in gone
    await shut(client, channel, view=None)
    frame = await raw.frame()
    assert (frame["t"], frame["d"]["name"]) == ("CHANNEL_UPDATE", "général")
    await client.call("PATCH", f"/channels/{channel}", {"name": "salon"})
    assert (await raw.frame())["d"]["name"] == "salon"  # and no word of its threads between


async def test_a_session_begins_with_hidden_channels_or_without(
    client: Client, raw: RawBot, channel: str, hides: bool
) -> None:
    reply = await raw.call("POST", f"/channels/{channel}/threads", {"name": "T", "type": 11})
    await shut(client, channel)
    await raw.connect()
    guild = await raw.event("GUILD_CREATE")
    found = [one for one in guild["channels"] if one["id"] == channel]
    assert [is_hidden(one) for one in found] == [True] * hides
    assert reply.body["id"] not in {one["id"] for one in guild["threads"]}
    listed = await raw.call("GET", f"/guilds/{guild['id']}/channels")
    assert [is_hidden(one) for one in listed.body if one["id"] == channel] == [True] * hides
    assert (await raw.call("GET", f"/channels/{channel}")).code == 50001


async def test_nothing_of_a_hidden_channel_is_told(
    client: Client, raw: RawBot, channel: str
) -> None:
    """Neither its new name nor its threads; it is made and deleted hidden."""
    await raw.connect()
    guild = await raw.event("GUILD_CREATE")
    await shut(client, channel)
    await raw.event("CHANNEL_UPDATE")
    await client.call("PATCH", f"/channels/{channel}", {"name": "secret", "topic": "secret"})
    assert "secret" not in str(await raw.event("CHANNEL_UPDATE"))
    ana = await client.user("Ana")
    path = f"/users/{ana.id}/channels/{channel}/threads"
    await client.call("POST", path, {"name": "secret"})
    await client.call("DELETE", f"/channels/{channel}")
    frame = await raw.frame()
    assert frame["t"] == "CHANNEL_DELETE"
    assert is_hidden(frame["d"])
    assert guild["id"] == frame["d"]["guild_id"]


async def test_the_switch_of_a_running_sandbox(client: Client, raw: RawBot, channel: str) -> None:
    assert await client.call("PATCH", "/hidden", {"on": False}) == {"on": False}
    await shut(client, channel)
    await raw.connect()
    guild = await raw.event("GUILD_CREATE")
    assert channel not in {one["id"] for one in guild["channels"]}


async def test_the_library_keeps_a_hidden_channel(
    client: Client, channel: str, bot: SmallBot, hides: bool
) -> None:
    await shut(client, channel)
    await client.call("PATCH", f"/channels/{channel}", {"name": "other"})
    guild = bot.guilds[0]
    await client.call("PATCH", f"/guilds/{guild.id}", {"name": "Last"})
    while bot.guilds[0].name != "Last":
        await asyncio.sleep(0)
    found = guild.get_channel(int(channel))
    assert (found is not None) is hides
    assert found is None or not found.permissions_for(guild.me).send_messages


# outages


async def test_an_outage_of_one_server(client: Client, raw: RawBot, channel: str) -> None:
    await raw.connect()
    guild = await raw.event("GUILD_CREATE")
    ana = await client.user("Ana")
    await client.fault("guilds", do="out", guild_id=guild["id"])
    assert await raw.event("GUILD_DELETE") == {"id": guild["id"], "unavailable": True}
    with pytest.raises(Refusal) as refused:
        await ana.interact(kind="command", channel_id=channel, command="go", options={})
    assert refused.value.error == "outage"
    await client.call("PATCH", f"/channels/{channel}", {"name": "meanwhile"})
    await client.fault("guilds", do="back", guild_id=guild["id"])
    frame = await raw.frame()
    assert frame["t"] == "GUILD_CREATE"
    assert frame["d"]["unavailable"] is False
    assert "meanwhile" in {one["name"] for one in frame["d"]["channels"]}


@pytest.mark.parametrize("do", ["out", "late"])
async def test_ready_names_a_server_that_does_not_come(
    client: Client, raw: RawBot, sandbox: Sandbox, do: str
) -> None:
    (key,) = sandbox.core.world.guilds
    await client.fault("guilds", do=do, guild_id=key)
    await raw.connect()
    assert (await raw.event("READY"))["guilds"] == [{"id": key, "unavailable": True}]
    await client.end_faults()
    frame = await raw.frame()
    assert (frame["t"], frame["d"]["id"], frame["d"]["unavailable"]) == ("GUILD_CREATE", key, False)


async def test_a_fault_of_a_server_that_there_is_not(client: Client, sandbox: Sandbox) -> None:
    (key,) = sandbox.core.world.guilds
    for body in ({"do": "out", "guild_id": "1"}, {"do": "melt", "guild_id": key}):
        with pytest.raises(Refusal):
            await client.fault("guilds", **body)


# locked threads


async def begun(raw: RawBot, channel: str) -> str:
    reply = await raw.call("POST", f"/channels/{channel}/threads", {"name": "T", "type": 11})
    assert reply.status == 201
    return str(reply.body["id"])


@pytest.mark.parametrize("kind", [4, 5])
@pytest.mark.parametrize("flags", [0, EPHEMERAL])
async def test_answers_in_a_locked_and_archived_thread_are_refused(
    client: Client, desk: Desk, channel: str, kind: int, flags: int
) -> None:
    """Ana owns the server: her command reaches the bot, which cannot answer there."""
    thread = await begun(desk.raw, channel)
    await client.call("PATCH", f"/channels/{thread}", {"locked": True, "archived": True})
    await desk.ana.interact(kind="command", channel_id=thread, command="go", options={})
    interaction = await desk.raw.event("INTERACTION_CREATE")
    assert interaction["channel"]["thread_metadata"]["archived"]
    reply = await desk.answer(interaction, kind, {"content": "x", "flags": flags})
    assert (reply.status, reply.code) == (400, 50083)
    await client.call("PATCH", f"/channels/{thread}", {"archived": False})
    assert (await desk.answer(interaction, kind, {"flags": flags, "content": "x"})).status == 204
    await client.call("PATCH", f"/channels/{thread}", {"archived": True})
    follow = await desk.hook("POST", interaction, "", {"content": "x", "flags": flags})
    assert (follow.status, follow.code) == (400, 50083)
    edit = await desk.hook("PATCH", interaction, "/messages/@original", {"content": "y"})
    assert (edit.status, edit.code) == (400, 50083)


async def test_a_public_answer_in_an_archived_thread_is_not_edited_a_private_one_is(
    client: Client, desk: Desk, channel: str
) -> None:
    thread = await begun(desk.raw, channel)
    await desk.ana.interact(kind="command", channel_id=thread, command="go", options={})
    interaction = await desk.raw.event("INTERACTION_CREATE")
    assert (await desk.answer(interaction, 4, {"content": "x"})).status == 204
    private = await desk.hook("POST", interaction, "", {"content": "x", "flags": EPHEMERAL})
    await client.call("PATCH", f"/channels/{thread}", {"archived": True})
    edit = await desk.hook("PATCH", interaction, "/messages/@original", {"content": "y"})
    assert (edit.status, edit.code) == (400, 50083)
    where = f"/messages/{private.body['id']}"
    assert (await desk.hook("PATCH", interaction, where, {"content": "y"})).status == 200


async def test_nobody_presses_in_a_locked_thread(client: Client, desk: Desk, channel: str) -> None:
    thread = await begun(desk.raw, channel)
    body = {"content": "x", "components": [row(button())]}
    message = (await desk.raw.call("POST", f"/channels/{thread}/messages", body)).body
    await client.call("PATCH", f"/channels/{thread}", {"locked": True})
    for forge in (False, True):
        with pytest.raises(Refusal) as refused:  # though she owns the server
            await desk.ana.interact(
                kind="component", message_id=message["id"], custom_id="b", forge=forge
            )
        assert refused.value.error == "locked"
    await desk.ana.interact(kind="command", channel_id=thread, command="go", options={})
    assert (await desk.raw.event("INTERACTION_CREATE"))["channel_id"] == thread


# messages


async def test_files_that_components_show_are_not_listed(raw: RawBot, channel: str) -> None:
    shown = v2(gallery("attachment://a.png"))
    path = f"/channels/{channel}/messages"
    message = (await raw.call("POST", path, shown, {"a.png": b"a"})).body
    assert message["attachments"] == []
    (item,) = message["components"][0]["items"]
    assert "/a.png" in item["media"]["url"]
    again = await raw.call("PATCH", f"{path}/{message['id']}", {"components": shown["components"]})
    assert again.status == 200  # the file stays, though nothing named it
    plain = (await raw.call("POST", path, {"content": "x"}, {"a.png": b"a"})).body
    assert [one["filename"] for one in plain["attachments"]] == ["a.png"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("plan de jeu.png", "plan_de_jeu.png"),
        ("été.png", "_t_.png"),
        ("../a.png", "a.png"),
        ("a\u202egnp.exe", "a_gnp.exe"),
        (".env", "env"),
    ],
)
async def test_names_of_files_are_cleaned(raw: RawBot, channel: str, name: str, kept: str) -> None:
    path = f"/channels/{channel}/messages"
    body = {"content": "x", "attachments": [{"id": 0, "filename": name}]}
    message = (await raw.call("POST", path, body, {"x.png": b"a"})).body
    assert [one["filename"] for one in message["attachments"]] == [kept]
    shown = {**v2(gallery(f"attachment://{name}")), "attachments": body["attachments"]}
    reply = await raw.call("POST", path, shown, {"x.png": b"a"})
    where = ("components", 0, "items", 0, "media", "url")
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    assert reply.errors(*where) == [code]  # it is to be named as it is kept


@pytest.mark.parametrize("sign", ["🂡", "🎲", "♥️", "♥", "👍🏽", "👩‍🚀", "🇫🇷", "3️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "↔️", "▶"])
def test_what_is_an_emoji(sign: str) -> None:
    assert is_emoji(sign) is (sign != "🂡")  # a playing card that is no emoji


@pytest.mark.parametrize(
    "sign", ["", "x", "3", "é", "漢", "→", "★", "●", "✓", "🎲🎲", "🎲x", "🇫", " "]
)
async def test_what_is_no_emoji_is_refused(raw: RawBot, channel: str, sign: str) -> None:
    assert not is_emoji(sign)
    path = f"/channels/{channel}/messages"
    named: dict[str, Any] = {"emoji": {"name": sign}}
    option = {"label": "a", "value": "a", **named}
    chosen = {"type": 3, "custom_id": "s", "options": [option]}
    for control, where in ((button(**named), ()), (chosen, ("options", 0))):
        reply = await raw.call("POST", path, {"content": "x", "components": [row(control)]})
        assert reply.status == 400
        at = ("components", 0, "components", 0, *where, "emoji", "name")
        assert reply.errors(*at)


async def test_a_select_that_is_emptied_may_send_no_values(desk: Desk) -> None:
    chosen = select(min_values=0, max_values=1)
    chosen["options"][0]["default"] = True
    _, message = await desk.message(row(chosen))
    emptied = await desk.press(message, "s")
    assert "values" not in emptied["data"]
    assert (await desk.press(message, "s", "1"))["data"]["values"] == ["1"]


async def test_the_first_message_of_a_thread_shows_no_components(
    client: Client, raw: RawBot, ana: Person, channel: str
) -> None:
    path = f"/channels/{channel}/messages"
    for body, words in ((v2(text("Table")), ""), ({"content": "Table"}, "Table")):
        message = (await raw.call("POST", path, body)).body
        begins = await raw.call("POST", f"{path}/{message['id']}/threads", {"name": "T"})
        (first,) = (await raw.call("GET", f"/channels/{begins.body['id']}/messages")).body
        assert first["type"] == 21
        shown = first["referenced_message"]
        assert (shown["content"], shown["components"]) == (words, [])
        assert bool(shown["flags"] & V2) is not bool(words)
        seen = (await ana.messages(begins.body["id"]))[0]
        assert seen.data["referenced_message"]["components"] == []


# kinds of channels


@pytest.mark.parametrize("kind", [4, 14, 16, 99])
async def test_kinds_that_hold_no_messages(
    client: Client, desk: Desk, bot: SmallBot, kind: int
) -> None:
    """Categories, directories, media and whatever comes: the library and people meet them."""
    guild = await client.guild()
    body = {"name": "kind", "type": kind}
    made = await client.call("POST", f"/guilds/{guild['id']}/channels", body)
    assert (await desk.raw.event("CHANNEL_CREATE"))["type"] == kind
    reply = await desk.raw.call("POST", f"/channels/{made['id']}/messages", {"content": "x"})
    assert (reply.status, reply.code) == (400, 50008)
    with pytest.raises(Refusal):
        await desk.ana.interact(kind="command", channel_id=made["id"], command="go", options={})
    with pytest.raises(Refusal):
        await desk.ana.write("x", made["id"])
    post = {"name": "T", "type": 11, "message": {"content": "x"}}
    reply = await desk.raw.call("POST", f"/channels/{made['id']}/threads", post)
    assert (reply.status == 201) is (kind == 16)
    await client.call("PATCH", f"/channels/{made['id']}", {"name": "other"})
    await client.call("DELETE", f"/channels/{made['id']}")
    await client.fault("gateway", do="invalidate")
    bot.connected.clear()
    await bot.connected.wait()


# old messages


async def test_edits_of_old_messages_have_a_limit_of_their_channel(
    client: Client, raw: RawBot, channel: str
) -> None:
    path = f"/channels/{channel}/messages"
    ids = [(await raw.call("POST", path, {"content": "x"})).body["id"] for _ in range(2)]
    other = str((await (await client.user("Ana")).channel("jeux"))["id"])
    elsewhere = (await raw.call("POST", f"/channels/{other}/messages", {"content": "x"})).body["id"]
    await client.advance(61)
    young = (await raw.call("POST", path, {"content": "x"})).body["id"]
    await client.advance(3540)  # the first ones are older than an hour, this one not quite
    await client.fault("rate-limits", mode="discord")

    async def edited(key: str, where: str = path) -> tuple[int, int]:
        reply = await raw.call("PATCH", f"{where}/{key}", {"content": "y"})
        return reply.status, 0 if reply.status == 200 else reply.code

    assert [await edited(ids[number % 2]) for number in range(3)] == [(200, 0)] * 3
    assert await edited(ids[0]) == (429, 30046)
    assert await edited(young) == (200, 0)
    assert await edited(elsewhere, f"/channels/{other}/messages") == (200, 0)
    await client.advance(10)
    assert await edited(ids[0]) == (200, 0)
