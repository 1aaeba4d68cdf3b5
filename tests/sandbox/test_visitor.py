"""What people do and see besides the bot."""

import asyncio
from datetime import datetime, timedelta

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import EPHEMERAL, Json, RawBot, button, row, select, v2
from tests.sandbox.small_bot import SmallBot

SILENT = 1 << 12


async def say(raw: RawBot, channel: str, content: str, **extra: object) -> Json:
    body = {"content": content, **extra}
    return (await raw.call("POST", f"/channels/{channel}/messages", body)).body


async def test_first_world(client: Client) -> None:
    world = await client.world()
    people = [one for one in world["users"] if not one["bot"]]
    assert [one["global_name"] for one in people] == ["Ana", "Bao", "Chloé", "Dov"]
    assert {one["locale"] for one in people} == {"fr", "en-US"}
    [guild] = world["guilds"]
    assert len(guild["channels"]) == 3
    assert guild["bot"]


async def test_everybody_hears_what_is_written(ana: Person, bao: Person) -> None:
    message = await ana.write(f"hello <@{bao.id}>")
    seen = await bao.message(message.id)
    assert (seen.text, seen.pings_me) == (f"hello <@{bao.id}>", True)
    await bao.until(lambda: bao.pings == 1)
    assert ana.pings == 0
    await bao.read(message.channel_id)
    assert bao.pings == 0


async def test_edits_never_ping_and_silent_messages_never_notify(
    raw: RawBot, channel: str, ana: Person
) -> None:
    path = f"/channels/{channel}/messages"
    message = await say(raw, channel, "nobody")
    await raw.call("PATCH", f"{path}/{message['id']}", {"content": f"<@{ana.id}>"})
    await say(raw, channel, f"<@{ana.id}>", flags=SILENT)
    await ana.until(lambda: ana.pings == 1)
    assert ana.notices == []
    await say(raw, channel, f"<@{ana.id}>")
    await ana.until(lambda: len(ana.notices) == 1)
    assert ana.pings == 2


async def test_deleted_ping_is_not_counted(raw: RawBot, channel: str, ana: Person) -> None:
    message = await say(raw, channel, f"<@{ana.id}>")
    await ana.until(lambda: ana.pings == 1)
    await raw.call("DELETE", f"/channels/{channel}/messages/{message['id']}")
    await ana.until(lambda: ana.pings == 0)
    assert message["id"] not in ana.messages_seen


@pytest.mark.parametrize(
    ("content", "allowed", "pinged"),
    [
        ("<@{bao}>", None, True),
        ("<@{bao}>", {"parse": []}, False),
        ("<@{bao}>", {"users": ["{bao}"]}, True),
        ("<@{bao}>", {"users": []}, False),
        ("`<@{bao}>`", None, False),
        ("```\n<@{bao}>\n```", None, False),
        ("@everyone", None, False),
    ],
)
async def test_who_is_pinged(
    raw: RawBot, channel: str, bao: Person, content: str, allowed: Json | None, pinged: bool
) -> None:
    extra: Json = {}
    if allowed is not None:
        users = [one.format(bao=bao.id) for one in allowed.get("users", [])]
        extra["allowed_mentions"] = {**allowed, "users": users}
    message = await say(raw, channel, content.format(bao=bao.id), **extra)
    assert bool(message["mentions"]) == pinged
    assert (await bao.message(message["id"])).pings_me == pinged


async def test_text_displays_ping_as_content_does(raw: RawBot, channel: str, bao: Person) -> None:
    shown = v2({"type": 17, "components": [{"type": 10, "content": f"<@{bao.id}>"}]})
    message = (await raw.call("POST", f"/channels/{channel}/messages", shown)).body
    assert (await bao.message(message["id"])).pings_me


async def test_people_come_and_change_and_leave(client: Client, ana: Person) -> None:
    eve = await client.user("Eve", locale="de")
    assert eve.view["me"]["locale"] == "de"
    guild = await client.guild()
    path = f"/guilds/{guild['id']}/members/{eve.id}"
    await client.call("PATCH", path, {"nick": "E", "timed_out": True})
    with pytest.raises(Refusal) as refused:
        await eve.write("x")
    assert refused.value.status == 403
    await client.call("DELETE", path)
    await eve.until(lambda: any(one["event"] == "guild_delete" for one in eve.events))
    with pytest.raises(LookupError):
        await eve.channel()
    await ana.until(lambda: any(one["event"] == "members" for one in ana.events))
    await client.call("PUT", path)
    assert (await eve.channel())["name"] == "général"


async def test_owner_stays(client: Client, ana: Person) -> None:
    guild = await client.guild()
    with pytest.raises(Refusal) as refused:
        await client.call("DELETE", f"/guilds/{guild['id']}/members/{ana.id}")
    assert refused.value.error == "owner"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/users/5/view", None, 404),
        ("PATCH", "/guilds/5", {}, 404),
        ("DELETE", "/channels/5", None, 404),
        ("POST", "/users", {}, 400),
        ("POST", "/users", {"name": "X", "locale": "xx"}, 400),
        ("POST", "/faults/gateway", {"do": "nothing"}, 400),
        ("POST", "/faults/routes", {"status": 500}, 400),
        ("POST", "/faults/rate-limits", {"buckets": {"x": [1, 1]}}, 400),
        ("POST", "/guilds", {"name": "X", "member_ids": ["5"]}, 404),
    ],
)
async def test_what_is_not_there_is_said(
    client: Client, method: str, path: str, body: Json | None, status: int
) -> None:
    with pytest.raises(Refusal) as refused:
        await client.call(method, path, body)
    assert refused.value.status == status


async def test_people_open_threads(ana: Person, bao: Person, client: Client) -> None:
    message = await ana.write("here")
    path = f"/users/{ana.id}/channels/{message.channel_id}/threads"
    thread = await client.call("POST", path, {"name": "T", "message_id": message.id})
    assert thread["id"] == message.id
    await client.call("POST", path, {"name": "U"})
    assert [one["name"] for one in await bao.threads()] == ["T", "U"]
    notice = (await bao.messages(message.channel_id))[-1]
    assert (notice.data["type"], notice.text) == (18, "U")


async def test_threads_mark_those_who_are_in_them(
    raw: RawBot, channel: str, ana: Person, bao: Person
) -> None:
    body = {"name": "T", "type": 11}
    thread = (await raw.call("POST", f"/channels/{channel}/threads", body)).body["id"]
    await say(raw, thread, f"<@{ana.id}> first")
    await say(raw, thread, "second")
    await asyncio.gather(ana.see("second"), bao.see("second"))
    await ana.until(lambda: ana.pings == 1)
    assert thread not in bao.badges
    members = await raw.call("GET", f"/channels/{thread}/thread-members")
    assert ana.id in [one["user_id"] for one in members.body]


async def test_press_in_an_archived_thread_opens_it(
    raw: RawBot, channel: str, client: Client, ana: Person
) -> None:
    body = {"name": "T", "type": 11}
    thread = (await raw.call("POST", f"/channels/{channel}/threads", body)).body["id"]
    board = await raw.call("POST", f"/channels/{thread}/messages", v2(row(button())))
    await client.call("PATCH", f"/channels/{thread}", {"archived": True})
    await raw.connect()
    await ana.interact(kind="component", message_id=board.body["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    assert not pressed["channel"]["thread_metadata"]["archived"]


async def test_disabled_components_cannot_be_pressed(
    raw: RawBot, channel: str, ana: Person
) -> None:
    body = v2(row(button(disabled=True)))
    message = (await raw.call("POST", f"/channels/{channel}/messages", body)).body
    with pytest.raises(Refusal) as refused:
        await ana.interact(kind="component", message_id=message["id"], custom_id="b")
    assert refused.value.error == "disabled"


async def test_ephemeral_messages_are_dismissed(bot: SmallBot, ana: Person) -> None:
    message = (await ana.slash("all")).message
    assert message.data["flags"] & EPHEMERAL
    await ana.dismiss(message)
    await ana.until(lambda: message.id not in ana.messages_seen)
    with pytest.raises(Refusal):
        await message.press("Think")


async def test_others_messages_are_not_mine_to_delete(ana: Person, bao: Person) -> None:
    message = await ana.write("mine")
    with pytest.raises(Refusal) as refused:
        await bao.dismiss(message)
    assert refused.value.error == "not_yours"


async def test_uploads_are_sent_with_messages(ana: Person, bao: Person, client: Client) -> None:
    key = await ana.upload("notes.txt", b"hello")
    channel = (await ana.channel())["id"]
    path = f"/users/{ana.id}/channels/{channel}/messages"
    sent = await client.call("POST", path, {"attachment_ids": [key]})
    assert await (await bao.message(sent["id"])).files() == [b"hello"]
    with pytest.raises(Refusal):
        await client.call("POST", path, {"attachment_ids": [key]})


async def test_two_windows_of_one_person_hear_the_same(sandbox: Sandbox, ana: Person) -> None:
    async with Client(sandbox.url) as other:
        again = await other.user("Ana")
        message = await ana.write("hello")
        await asyncio.gather(ana.message(message.id), again.message(message.id))


async def test_typing_shows(bot: SmallBot, ana: Person) -> None:
    channel = await ana.channel()
    async with bot.get_channel(int(channel["id"])).typing():
        await ana.until(lambda: any(one["event"] == "typing" for one in ana.events))


async def test_locale_reaches_the_bot(raw: RawBot, channel: str, client: Client) -> None:
    message = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await raw.connect()
    ana = await client.user("Ana", locale="en-GB")
    await ana.interact(kind="component", message_id=message.body["id"], custom_id="b")
    assert (await raw.event("INTERACTION_CREATE"))["locale"] == "en-GB"


async def test_form_can_be_sent_long_after(raw: RawBot, channel: str, client: Client) -> None:
    ana = await client.user("Ana")
    message = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await raw.connect()
    await ana.interact(kind="component", message_id=message.body["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    field = {"type": 4, "custom_id": "a", "style": 1, "label": "A"}
    modal = {"custom_id": "m", "title": "M", "components": [row(field)]}
    path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
    await raw.call("POST", path, {"type": 9, "data": modal})
    await client.advance(3600)
    await ana.interact(kind="modal", interaction_id=pressed["id"], values={"a": "x"})
    assert (await raw.event("INTERACTION_CREATE"))["data"]["custom_id"] == "m"


async def test_every_window_hears_that_the_clock_was_put_forward(
    client: Client, ana: Person, bao: Person
) -> None:
    was = datetime.fromisoformat((await client.world())["now"])
    await client.advance(86400)
    for person in (ana, bao):
        await person.until(lambda: any(one["event"] == "clock" for one in person.events))  # noqa: B023 - awaited here
        now = next(one["data"]["now"] for one in person.events if one["event"] == "clock")
        assert datetime.fromisoformat(now) - was >= timedelta(days=1)


async def opened(raw: RawBot, person: Person) -> str:
    """The direct messages of the bot and a person."""
    reply = await raw.call("POST", "/users/@me/channels", {"recipient_id": person.id})
    assert reply.status == 200
    assert [one["id"] for one in reply.body["recipients"]] == [person.id]
    return str(reply.body["id"])


async def test_the_bot_writes_to_one_person_alone(
    raw: RawBot, client: Client, ana: Person, bao: Person
) -> None:
    with pytest.raises(LookupError):
        await ana.direct()
    channel = await opened(raw, ana)
    assert await opened(raw, ana) == channel
    body = v2(row(button()))
    message = await raw.call("POST", f"/channels/{channel}/messages", body)
    assert message.status == 200
    home = await ana.direct()
    assert (home["id"], home["type"]) == (channel, 1)
    await ana.until(lambda: ana.badges.get(channel) == 1, "a badge")
    (shown,) = await ana.messages(channel)
    assert shown.id == message.body["id"]
    with pytest.raises(Refusal) as no:
        await bao.messages(channel)
    assert no.value.status == 403
    assert "home" not in str(await bao.client.call("GET", f"/users/{bao.id}/view"))
    await ana.write("Merci", channel)
    found = await raw.call("GET", f"/channels/{channel}/messages")
    assert [one["content"] for one in found.body] == ["Merci", ""]
    assert (await raw.call("DELETE", f"/channels/{channel}/messages/{shown.id}")).status == 204
    assert (await raw.call("DELETE", f"/channels/{channel}")).code == 50013


async def test_something_pressed_in_direct_messages_knows_of_no_server(
    raw: RawBot, ana: Person
) -> None:
    await raw.connect()
    channel = await opened(raw, ana)
    message = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await ana.until(lambda: message.body["id"] in ana.messages_seen, "the message")
    pressed = await ana.interact(kind="component", message_id=message.body["id"], custom_id="b")
    came = await raw.event("INTERACTION_CREATE")
    assert came["id"] == pressed
    assert (came["context"], came["channel"]["type"]) == (1, 1)
    assert came["user"]["id"] == ana.id
    assert not {"guild_id", "member", "guild"} & came.keys()


async def test_some_take_no_direct_messages(raw: RawBot, client: Client, ana: Person) -> None:
    channel = await opened(raw, ana)
    await ana.shut()
    reply = await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (reply.status, reply.code) == (403, 50007)
    await ana.shut(shut=False)
    assert (await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})).status == 200
    guild = await client.guild()
    await client.call("DELETE", f"/guilds/{guild['id']}/bot")
    reply = await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert (reply.status, reply.code) == (403, 50278)


async def test_nobody_and_bots_have_no_direct_messages(raw: RawBot, client: Client) -> None:
    bot = (await client.world())["application"]["id"]
    for key, code in (("5", 10013), (bot, 50007)):
        reply = await raw.call("POST", "/users/@me/channels", {"recipient_id": key})
        assert reply.code == code


async def test_answer_in_a_channel_that_is_gone(
    raw: RawBot, channel: str, client: Client, ana: Person
) -> None:
    message = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await raw.connect()
    await ana.interact(kind="component", message_id=message.body["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    await client.call("DELETE", f"/channels/{channel}")
    path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
    for kind, code in ((4, 10003), (5, 10003), (7, 10008)):
        reply = await raw.call("POST", path, {"type": kind, "data": {"content": "x"}})
        assert (reply.status, reply.code) == (404, code)


async def test_avatars_are_pictures(client: Client) -> None:
    user = (await client.world())["users"][0]
    assert (await client.file(user["avatar_url"]))[:4] == b"\x89PNG"


async def test_page_is_served(client: Client) -> None:
    assert b"<html" in (await client.file(client.url + "/"))
    with pytest.raises(aiohttp.ClientResponseError):
        await client.file(client.url + "/page/../server.py")


async def test_what_a_select_shows_already_sends_nothing(
    raw: RawBot, ana: Person, bao: Person, channel: str
) -> None:
    """Only an edit makes it another select, and not even that one of people."""
    people = {"type": 5, "custom_id": "u"}
    body = {"content": "x", "components": [row(select()), row(people)]}
    path = f"/channels/{channel}/messages"
    sent = (await raw.call("POST", path, body)).body
    message = await ana.message(sent["id"])
    for custom_id, value, other in (("s", "0", "1"), ("u", ana.id, bao.id)):
        await message.start(custom_id, value)
        with pytest.raises(Refusal) as refused:
            await message.start(custom_id, value)
        assert refused.value.error == "unchanged"
        await message.start(custom_id, other)
        await message.start(custom_id, value)
        await (await bao.message(message.id)).start(custom_id, value)  # who sees another window
        await message.start(custom_id, value, forge=True)
    await raw.call("PATCH", f"{path}/{message.id}", {"content": "y"})
    message = await message.change()
    await message.start("s", "0")
    with pytest.raises(Refusal):
        await message.start("u", ana.id)
    chosen = select()
    chosen["options"][1]["default"] = True
    await raw.call("PATCH", f"{path}/{message.id}", {"components": [row(chosen)]})
    message = await message.change()
    with pytest.raises(Refusal):
        await message.start("s", "1")
    await message.start("s", "0")
