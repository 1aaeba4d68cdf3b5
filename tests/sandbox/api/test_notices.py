"""What Discord writes itself, and how a thread's messages are counted."""

import asyncio

import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import EPHEMERAL, Json, RawBot, button, row, v2

ADDED, RENAMED, PINNED, CREATED, REPLY, STARTER = 1, 4, 6, 18, 19, 21


async def post(raw: RawBot, channel: str, content: str = "x") -> str:
    body = {"content": content}
    return (await raw.call("POST", f"/channels/{channel}/messages", body)).body["id"]


async def thread_of(raw: RawBot, channel: str, message: str | None = None) -> str:
    place = f"/channels/{channel}" + (f"/messages/{message}" if message else "")
    reply = await raw.call("POST", f"{place}/threads", {"name": "T", "type": 11})
    return reply.body["id"]


async def shown(raw: RawBot, channel: str) -> list[Json]:
    """The messages of the channel, oldest first."""
    return (await raw.call("GET", f"/channels/{channel}/messages")).body[::-1]


async def counts(raw: RawBot, thread: str) -> tuple[int, int]:
    """How many messages the thread has, and how many there ever were."""
    body = (await raw.call("GET", f"/channels/{thread}")).body
    return body["message_count"], body["total_message_sent"]


@pytest.mark.parametrize(("kind", "thread"), [(0, 11), (5, 10)])
async def test_thread_without_a_message_is_told_in_its_channel(
    raw: RawBot, client: Client, kind: int, thread: int
) -> None:
    guild = await client.guild()
    made = {"name": "c", "type": kind}
    channel = (await client.call("POST", f"/guilds/{guild['id']}/channels", made))["id"]
    body = {"name": "T", "type": thread}
    key = (await raw.call("POST", f"/channels/{channel}/threads", body)).body["id"]
    [notice] = await shown(raw, channel)
    assert (notice["type"], notice["content"]) == (CREATED, "T")
    assert notice["message_reference"]["channel_id"] == key
    assert await shown(raw, key) == []


async def test_private_thread_is_told_nowhere(raw: RawBot, channel: str, client: Client) -> None:
    guild = await client.guild()
    rights = {"permissions": {"create_private_threads": True}}
    await client.call("PATCH", f"/guilds/{guild['id']}/bot", rights)
    await raw.call("POST", f"/channels/{channel}/threads", {"name": "P", "type": 12})
    assert await shown(raw, channel) == []


async def test_thread_from_a_message_begins_with_it(raw: RawBot, channel: str) -> None:
    message = await post(raw, channel, "look")
    thread = await thread_of(raw, channel, message)
    assert [one["type"] for one in await shown(raw, channel)] == [0]
    [starter] = await shown(raw, thread)
    assert (starter["type"], starter["content"]) == (STARTER, "")
    about = starter["message_reference"]
    assert (about["channel_id"], about["message_id"]) == (channel, message)
    assert starter["referenced_message"]["content"] == "look"
    await raw.call("DELETE", f"/channels/{channel}/messages/{message}")
    [starter] = await shown(raw, thread)
    assert starter["referenced_message"] is None


async def test_the_first_message_of_a_thread_is_not_counted(raw: RawBot, channel: str) -> None:
    message = await post(raw, channel)
    thread = await thread_of(raw, channel, message)
    assert await counts(raw, thread) == (0, 0)
    await post(raw, thread)
    assert await counts(raw, thread) == (1, 1)


async def test_new_name_of_a_thread_is_told_in_it(
    raw: RawBot, channel: str, client: Client, ana: Person
) -> None:
    thread = await thread_of(raw, channel)
    await raw.call("PATCH", f"/channels/{thread}", {"name": "U"})
    await raw.call("PATCH", f"/channels/{thread}", {"name": "U"})
    await client.call("PATCH", f"/channels/{thread}", {"name": "V"})
    told = await shown(raw, thread)
    assert [(one["type"], one["content"]) for one in told] == [(RENAMED, "U"), (RENAMED, "V")]
    assert [one["author"]["id"] for one in told] == [raw.sandbox.core.world.bot_id, ana.id]


async def test_name_and_archive_at_once_stays_archived(raw: RawBot, channel: str) -> None:
    thread = await thread_of(raw, channel)
    body = {"name": "over", "archived": True}
    shown = await raw.call("PATCH", f"/channels/{thread}", body)
    assert shown.body["thread_metadata"]["archived"]
    again = await raw.call("GET", f"/channels/{thread}")
    assert again.body["thread_metadata"]["archived"]


async def test_who_is_added_is_told_who_joins_is_not(
    raw: RawBot, channel: str, bao: Person
) -> None:
    thread = await thread_of(raw, channel)
    for who in (bao.id, "@me"):
        await raw.call("PUT", f"/channels/{thread}/thread-members/{who}")
    [told] = await shown(raw, thread)
    assert (told["type"], [one["id"] for one in told["mentions"]]) == (ADDED, [bao.id])


async def test_pin_is_told_once(raw: RawBot, channel: str, client: Client) -> None:
    guild = await client.guild()
    rights = {"permissions": {"pin_messages": True}}
    await client.call("PATCH", f"/guilds/{guild['id']}/bot", rights)
    message = await post(raw, channel)
    path = f"/channels/{channel}/messages/pins/{message}"
    assert [(await raw.call("PUT", path)).status for _ in range(2)] == [204, 204]
    told = (await shown(raw, channel))[1:]
    assert [one["type"] for one in told] == [PINNED]
    assert told[0]["message_reference"]["message_id"] == message
    assert "referenced_message" not in told[0]
    assert (
        await raw.call("PUT", f"/channels/{channel}/messages/pins/{told[0]['id']}")
    ).code == 50021


async def test_notices_are_neither_edited_nor_answered(
    raw: RawBot, channel: str, client: Client, ana: Person
) -> None:
    message = await post(raw, channel)
    thread = await thread_of(raw, channel, message)
    alone = await thread_of(raw, channel)
    created = (await shown(raw, channel))[-1]["id"]
    starter = (await shown(raw, thread))[0]["id"]
    path = f"/channels/{channel}/messages"
    assert (await raw.call("PATCH", f"{path}/{created}", {"content": "x"})).code == 50021
    assert (await raw.call("POST", f"{path}/{created}/threads", {"name": "N"})).code == 50021
    answer = {"content": "re", "message_reference": {"message_id": created}}
    refused = await raw.call("POST", path, answer)
    assert refused.errors("message_reference") == ["REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE"]
    assert (await raw.call("DELETE", f"{path}/{created}")).status == 204
    assert (await raw.call("DELETE", f"/channels/{thread}/messages/{starter}")).code == 50021
    assert (await raw.call("GET", f"/channels/{alone}")).status == 200
    await client.call("POST", f"/users/{ana.id}/channels/{channel}/threads", {"name": "A"})
    mine = (await shown(raw, channel))[-1]["id"]
    with pytest.raises(Refusal) as none:
        await client.call(
            "POST", f"/users/{ana.id}/channels/{channel}/threads", {"name": "B", "message_id": mine}
        )
    assert none.value.error == "no_thread"


async def test_every_interaction_tells_how_much_was_written(
    raw: RawBot, channel: str, client: Client, ana: Person, sandbox: Sandbox
) -> None:
    commands = f"/applications/{sandbox.core.world.bot_id}/commands"
    word = {"type": 3, "name": "word", "description": "w", "autocomplete": True}
    await raw.call("PUT", commands, [{"name": "go", "description": "d", "options": [word]}])
    thread = await thread_of(raw, channel)
    board = await raw.call("POST", f"/channels/{thread}/messages", v2(row(button())))
    await raw.connect()

    async def told() -> int:
        event = await raw.event("INTERACTION_CREATE")
        answer.update(event)
        return event["channel"]["total_message_sent"]

    answer: Json = {}

    async def reply(kind: int, data: Json) -> None:
        path = f"/interactions/{answer['id']}/{answer['token']}/callback"
        assert (await raw.call("POST", path, {"type": kind, "data": data})).status == 204

    async def press() -> int:
        await ana.interact(kind="component", message_id=board.body["id"], custom_id="b")
        return await told()

    assert await press() == 1
    await reply(4, {"content": "only Ana", "flags": EPHEMERAL})
    assert await press() == 1, "what one person alone sees is not counted"
    await reply(4, {"content": "everybody"})
    gone = await ana.write("one more", thread)
    await raw.call("PATCH", f"/channels/{thread}", {"name": "U"})
    assert await press() == 4, "an answer, a message, a new name"
    await ana.dismiss(gone)
    field = {"type": 4, "custom_id": "a", "style": 1, "label": "A"}
    await reply(9, {"custom_id": "m", "title": "M", "components": [row(field)]})
    await ana.interact(kind="modal", interaction_id=answer["id"], values={"a": "x"})
    assert await told() == 4, "what is deleted was written all the same"
    assert await counts(raw, thread) == (3, 4)
    await reply(5, {})
    await ana.interact(kind="command", channel_id=thread, command="go", options={})
    assert await told() == 5, "thinking is a message"
    await client.fault("interactions", hold=True)
    await ana.interact(kind="command", channel_id=thread, command="go", options={})
    await ana.write("meanwhile", thread)
    await client.release()
    assert await told() == 5, "as it was when it was used"
    held = ana.interact(
        kind="autocomplete", channel_id=thread, command="go", options={"word": ""}, focused="word"
    )
    typing = asyncio.create_task(held)
    assert await told() == 6
    path = f"/interactions/{answer['id']}/{answer['token']}/callback"
    await raw.call("POST", path, {"type": 8, "data": {"choices": []}})
    await typing
