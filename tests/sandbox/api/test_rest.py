"""What is unknown, forbidden, archived or locked, and the threads' own rules."""

import asyncio
from urllib.parse import urlsplit

import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import Json, RawBot, button, row, v2


async def post(raw: RawBot, channel: str, content: str = "x") -> Json:
    return (await raw.call("POST", f"/channels/{channel}/messages", {"content": content})).body


async def thread_of(raw: RawBot, channel: str, name: str = "T", minutes: int = 10080) -> str:
    body = {"name": name, "type": 11, "auto_archive_duration": minutes}
    return (await raw.call("POST", f"/channels/{channel}/threads", body)).body["id"]


def guild_of(sandbox: Sandbox) -> str:
    return next(iter(sandbox.core.world.guilds))


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/5", 404, 10003),
        ("GET", "/guilds/5", 404, 10004),
        ("GET", "/users/5", 404, 10013),
        ("GET", "/guilds/{guild}/members/5", 404, 10013),
        ("GET", "/channels/{channel}/messages/5", 404, 10008),
        ("GET", "/webhooks/5/unknown/messages/@original", 404, 10015),
        ("GET", "/nowhere", 404, 0),
    ],
)
async def test_unknown_things(
    sandbox: Sandbox, raw: RawBot, channel: str, method: str, path: str, status: int, code: int
) -> None:
    reply = await raw.call(method, path.format(channel=channel, guild=guild_of(sandbox)))
    assert (reply.status, reply.code) == (status, code)


async def test_wrong_token(raw: RawBot) -> None:
    reply = await raw.call("GET", "/users/@me", token="wrong")
    assert (reply.status, reply.body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_body_that_is_not_json(raw: RawBot, channel: str) -> None:
    async with raw.session.post(
        f"{raw.sandbox.api_url}/channels/{channel}/messages",
        data=b"{",
        headers={"Authorization": "Bot sandbox", "Content-Type": "application/json"},
    ) as reply:
        assert reply.status == 400
        assert (await reply.json())["code"] == 50109


async def test_a_bot_that_dies_while_it_sends_is_no_fault_of_the_sandbox(
    sandbox: Sandbox, channel: str, caplog: pytest.LogCaptureFixture
) -> None:
    address = urlsplit(sandbox.url)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    head = (
        f"POST /api/v10/channels/{channel}/messages HTTP/1.1",
        f"Host: {address.netloc}",
        "Authorization: Bot sandbox",
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 9999",
        "",
        "--b",
    )
    writer.write("\r\n".join(head).encode())
    await writer.drain()
    writer.transport.abort()
    path = f"/channels/{channel}/messages"
    for _ in range(1000):
        if [one.status for one in sandbox.core.traffic if one.path == path] == [400]:
            break
        await asyncio.sleep(0.01)
    else:
        pytest.fail("the request was never given up")
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


async def test_rights_are_needed(raw: RawBot, channel: str, client: Client) -> None:
    path = f"/channels/{channel}/bot"
    body = {"permissions": {"send_messages": False, "create_public_threads": False}}
    await client.call("PATCH", path, body)
    for rest, sent in (("messages", {"content": "x"}), ("threads", {"name": "T", "type": 11})):
        reply = await raw.call("POST", f"/channels/{channel}/{rest}", sent)
        assert (reply.status, reply.code) == (403, 50013)
    await client.call("PATCH", path, {"permissions": {"view_channel": False}})
    assert (await raw.call("GET", f"/channels/{channel}")).code == 50001


async def test_right_taken_on_the_whole_server(
    sandbox: Sandbox, raw: RawBot, channel: str, client: Client, ana: Person
) -> None:
    path = f"/guilds/{guild_of(sandbox)}/bot"
    await client.call("PATCH", path, {"permissions": {"send_messages": False}})
    reply = await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert reply.code == 50013
    await ana.write("people still may")
    await client.call("PATCH", path, {"permissions": str(309238025216)})
    assert (await post(raw, channel))["content"] == "x"


async def test_others_messages(raw: RawBot, channel: str, ana: Person) -> None:
    message = await ana.write("mine", channel)
    path = f"/channels/{channel}/messages/{message.id}"
    assert (await raw.call("PATCH", path, {"content": "x"})).code == 50005
    assert (await raw.call("DELETE", path)).code == 50013


async def test_kicked_bot_has_no_access(
    sandbox: Sandbox, raw: RawBot, channel: str, client: Client
) -> None:
    await client.call("DELETE", f"/guilds/{guild_of(sandbox)}/bot")
    assert (await raw.call("GET", f"/guilds/{guild_of(sandbox)}")).code == 50001
    assert (await raw.call("GET", f"/channels/{channel}")).code == 50001


async def test_member_who_left(
    sandbox: Sandbox, raw: RawBot, channel: str, client: Client, bao: Person
) -> None:
    message = await post(raw, channel)
    path = f"/guilds/{guild_of(sandbox)}/members/{bao.id}"
    assert (await raw.call("GET", path)).body["user"]["global_name"] == "Bao"
    await client.call("DELETE", path)
    assert (await raw.call("GET", path)).code == 10007
    with pytest.raises(Refusal):
        await bao.interact(kind="component", message_id=message["id"], custom_id="b")


async def test_deleted_channel_takes_its_threads(raw: RawBot, channel: str, client: Client) -> None:
    thread = await thread_of(raw, channel)
    await raw.connect()
    await raw.event("GUILD_CREATE")
    await client.call("DELETE", f"/channels/{channel}")
    gone = await raw.event("THREAD_DELETE")
    assert gone["id"] == thread
    assert {"guild_id", "parent_id", "type"} <= set(gone)
    assert (await raw.event("CHANNEL_DELETE"))["id"] == channel
    assert (await raw.call("GET", f"/channels/{thread}")).code == 10003


async def test_thread_on_a_message_has_its_id_once(raw: RawBot, channel: str) -> None:
    message = await post(raw, channel)
    path = f"/channels/{channel}/messages/{message['id']}/threads"
    reply = await raw.call("POST", path, {"name": "T"})
    assert (reply.status, reply.body["id"]) == (201, message["id"])
    assert (await raw.call("POST", path, {"name": "T"})).code == 160004
    again = await raw.call("GET", f"/channels/{channel}/messages/{message['id']}")
    assert again.body["flags"] & 32


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": ""}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 101}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({}, "name", "BASE_TYPE_REQUIRED"),
        ({"name": "T", "auto_archive_duration": 61}, "auto_archive_duration", "BASE_TYPE_CHOICES"),
        ({"name": "T", "type": 0}, "type", "BASE_TYPE_CHOICES"),
    ],
)
async def test_thread_limits(raw: RawBot, channel: str, body: Json, field: str, code: str) -> None:
    reply = await raw.call("POST", f"/channels/{channel}/threads", {"type": 11, **body})
    assert (reply.status, reply.errors(field)) == (400, [code])


async def test_archived_thread(raw: RawBot, channel: str, client: Client, ana: Person) -> None:
    thread = await thread_of(raw, channel)
    message = await post(raw, thread)
    path = f"/channels/{thread}/messages/{message['id']}"
    await client.call("PATCH", f"/channels/{thread}", {"archived": True})
    for method in ("PATCH", "DELETE"):
        reply = await raw.call(method, path, {"content": "x"})
        assert (reply.status, reply.code) == (400, 50083)
    opened = await raw.call("PATCH", f"/channels/{thread}", {"archived": False})
    assert not opened.body["thread_metadata"]["archived"]
    assert (await raw.call("PATCH", path, {"content": "y"})).status == 200
    await raw.call("PATCH", f"/channels/{thread}", {"archived": True})
    await post(raw, thread, "a message opens it again")
    shown = await raw.call("GET", f"/channels/{thread}")
    assert not shown.body["thread_metadata"]["archived"]


async def test_threads_archive_when_nobody_writes(
    raw: RawBot, channel: str, client: Client
) -> None:
    thread = await thread_of(raw, channel, minutes=60)
    message = await post(raw, thread)
    await client.advance(50 * 60)
    edited = await raw.call(
        "PATCH", f"/channels/{thread}/messages/{message['id']}", {"content": "no activity"}
    )
    assert edited.status == 200
    await client.advance(11 * 60)
    shown = await raw.call("GET", f"/channels/{thread}")
    assert shown.body["thread_metadata"]["archived"]


async def test_locked_thread(raw: RawBot, channel: str, client: Client, bao: Person) -> None:
    thread = await thread_of(raw, channel)
    board = (await raw.call("POST", f"/channels/{thread}/messages", v2(row(button())))).body
    await client.call("PATCH", f"/channels/{thread}", {"locked": True})
    assert (await raw.call("POST", f"/channels/{thread}/messages", {"content": "x"})).code == 160005
    reply = await raw.call("PATCH", f"/channels/{thread}", {"locked": False})
    assert reply.code == 50013
    with pytest.raises(Refusal) as refused:
        await bao.interact(kind="component", message_id=board["id"], custom_id="b")
    assert refused.value.error == "locked"


async def test_thread_members(raw: RawBot, channel: str, bao: Person) -> None:
    thread = await thread_of(raw, channel)
    path = f"/channels/{thread}/thread-members/{bao.id}"
    assert (await raw.call("PUT", path)).status == 204
    listed = await raw.call("GET", f"/channels/{thread}/thread-members")
    assert [one["user_id"] for one in listed.body] == [raw.sandbox.core.world.bot_id, bao.id]
    assert (await raw.call("DELETE", path)).code == 50013
    assert (await raw.call("PUT", f"/channels/{channel}/thread-members/@me")).code == 50024


async def test_private_threads_show_to_members_only(
    raw: RawBot, channel: str, client: Client, sandbox: Sandbox, bao: Person
) -> None:
    guild = f"/guilds/{guild_of(sandbox)}/bot"
    await client.call("PATCH", guild, {"permissions": {"create_private_threads": True}})
    made = await raw.call("POST", f"/channels/{channel}/threads", {"name": "P", "type": 12})
    assert await bao.threads() == []
    await raw.call("PUT", f"/channels/{made.body['id']}/thread-members/{bao.id}")
    assert [one["id"] for one in await bao.threads()] == [made.body["id"]]


async def test_messages_are_listed_newest_first(raw: RawBot, channel: str) -> None:
    keys = [(await post(raw, channel, str(n)))["id"] for n in range(4)]
    path = f"/channels/{channel}/messages"

    async def listed(query: str) -> list[str]:
        return [one["content"] for one in (await raw.call("GET", path + query)).body]

    assert await listed("") == ["3", "2", "1", "0"]
    assert await listed(f"?before={keys[2]}&limit=1") == ["1"]
    assert await listed(f"?after={keys[0]}&limit=2") == ["2", "1"]
    assert (await raw.call("GET", path + "?limit=101")).errors("limit") == ["NUMBER_TYPE_MAX"]


async def test_reply_names_a_message_that_is_there(raw: RawBot, channel: str) -> None:
    first = await post(raw, channel)
    path = f"/channels/{channel}/messages"
    body = {"content": "re", "message_reference": {"message_id": first["id"]}}
    assert (await raw.call("POST", path, body)).body["referenced_message"]["id"] == first["id"]
    await raw.call("DELETE", f"{path}/{first['id']}")
    reply = await raw.call("POST", path, body)
    assert reply.errors("message_reference") == ["MESSAGE_REFERENCE_UNKNOWN_MESSAGE"]


async def test_addresses_of_files_expire(raw: RawBot, channel: str, client: Client) -> None:
    path = f"/channels/{channel}/messages"
    sent = await raw.call("POST", path, {}, files={"a.txt": b"hello"})
    url = sent.body["attachments"][0]["url"]
    assert await client.file(url) == b"hello"
    async with raw.session.get(url.replace("hm=", "hm=0")) as forged:
        assert forged.status == 404
    await client.advance(49 * 3600)
    async with raw.session.get(url) as late:
        assert late.status == 404
    again = await raw.call("GET", f"{path}/{sent.body['id']}")
    assert await client.file(again.body["attachments"][0]["url"]) == b"hello"
