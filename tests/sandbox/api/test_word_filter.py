"""Automatic moderation: words that nobody may write, and names that no thread may have."""

import pytest

from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import EPHEMERAL, Json, RawBot, button, row, text, v2

SPOKEN = {"content": "a goblin came"}


@pytest.fixture(autouse=True)
async def blocked(client: Client) -> str:
    guild = await client.guild()
    words = {"blocked_words": ["goblin", "dra*", "*ing*", "two words"]}
    shown = await client.call("PATCH", f"/guilds/{guild['id']}", words)
    assert shown["blocked_words"] == words["blocked_words"]
    return str(guild["id"])


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        ("a goblin came", True),
        ("GOBLIN", True),
        ("goblins came", False),
        ("hobgoblin", False),
        ("dragons", True),
        ("hydra", False),
        ("a kingdom", True),
        ("two words", True),
        ("two  words", False),
        ("elves", False),
    ],
)
async def test_words(raw: RawBot, channel: str, words: str, refused: bool) -> None:
    reply = await raw.call("POST", f"/channels/{channel}/messages", {"content": words})
    assert (reply.status == 400) is refused
    if refused:
        assert reply.code == 200000


@pytest.mark.parametrize(
    "body",
    [
        SPOKEN,
        v2({"type": 17, "components": [text("a goblin")]}),
        {"embeds": [{"title": "goblin"}]},
        {"embeds": [{"fields": [{"name": "n", "value": "goblin"}]}]},
        {"embeds": [{"footer": {"text": "goblin"}}]},
    ],
)
async def test_messages_and_edits(raw: RawBot, channel: str, body: Json) -> None:
    path = f"/channels/{channel}/messages"
    reply = await raw.call("POST", path, body)
    assert (reply.status, reply.code) == (400, 200000)
    assert (await raw.call("GET", path)).body == []
    kind = v2(text("fine")) if body.get("flags") else {"content": "fine"}
    key = (await raw.call("POST", path, kind)).body["id"]
    reply = await raw.call("PATCH", f"{path}/{key}", body)
    assert (reply.status, reply.code) == (400, 200000)
    assert (await raw.call("GET", f"{path}/{key}")).body["edited_timestamp"] is None


async def test_answers_that_others_see(raw: RawBot, channel: str, ana: Person) -> None:
    board = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await raw.connect()
    await ana.interact(kind="component", message_id=board.body["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
    assert (await raw.call("POST", path, {"type": 4, "data": SPOKEN})).code == 200000
    assert (await raw.call("POST", path, {"type": 7, "data": v2(text("goblin"))})).code == 200000
    alone = {"type": 4, "data": {**SPOKEN, "flags": EPHEMERAL}}
    assert (await raw.call("POST", path, alone)).status == 204


async def test_names_of_threads(raw: RawBot, channel: str, client: Client, ana: Person) -> None:
    path = f"/channels/{channel}/threads"
    reply = await raw.call("POST", path, {"name": "The goblin", "type": 11})
    assert (reply.status, reply.code) == (400, 200001)
    key = (await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})).body["id"]
    from_message = f"/channels/{channel}/messages/{key}/threads"
    assert (await raw.call("POST", from_message, {"name": "goblin"})).code == 200001
    thread = (await raw.call("POST", path, {"name": "Elves", "type": 11})).body["id"]
    reply = await raw.call("PATCH", f"/channels/{thread}", {"name": "goblin", "archived": True})
    assert reply.code == 200001
    now = (await raw.call("GET", f"/channels/{thread}")).body
    assert (now["name"], now["thread_metadata"]["archived"]) == ("Elves", False)
    assert [one["name"] for one in await ana.threads()] == ["Elves"]


async def test_posts(raw: RawBot, client: Client, blocked: str, ana: Person) -> None:
    made = {"name": "f", "type": 15}
    forum = (await client.call("POST", f"/guilds/{blocked}/channels", made))["id"]
    path = f"/channels/{forum}/threads"
    titled = {"name": "goblin", "message": {"content": "x"}}
    assert (await raw.call("POST", path, titled)).code == 200001
    assert (await raw.call("POST", path, {"name": "T", "message": SPOKEN})).code == 200000
    assert await ana.threads() == []


async def test_people_and_who_manages_the_server(
    raw: RawBot, channel: str, client: Client, blocked: str, ana: Person, bao: Person
) -> None:
    with pytest.raises(Refusal) as refused:
        await bao.write("goblin", channel)
    assert (refused.value.status, refused.value.error) == (400, "200000")
    path = f"/users/{bao.id}/channels/{channel}/threads"
    with pytest.raises(Refusal) as refused:
        await client.call("POST", path, {"name": "goblin"})
    assert refused.value.error == "200001"
    await ana.write("goblin", channel)
    rights = {"permissions": {"manage_guild": True}}
    await client.call("PATCH", f"/guilds/{blocked}/bot", rights)
    assert (await raw.call("POST", f"/channels/{channel}/messages", SPOKEN)).status == 200


async def test_words_are_allowed_again(
    raw: RawBot, channel: str, client: Client, blocked: str
) -> None:
    await client.call("PATCH", f"/guilds/{blocked}", {"blocked_words": []})
    assert (await raw.call("POST", f"/channels/{channel}/messages", SPOKEN)).status == 200
