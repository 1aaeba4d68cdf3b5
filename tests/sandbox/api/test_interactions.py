"""The rules of interactions, with a bot that sends them raw."""

import asyncio
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Failed, Person
from tests.sandbox.raw import EPHEMERAL, Json, RawBot, Reply, button, row, select, text, v2

COMMANDS = [
    {
        "name": "go",
        "description": "go",
        "options": [
            {"type": 3, "name": "word", "description": "w", "autocomplete": True},
            {"type": 4, "name": "count", "description": "c", "min_value": 1, "max_value": 5},
            {"type": 6, "name": "who", "description": "p"},
            {"type": 11, "name": "file", "description": "f"},
        ],
    },
    {
        "name": "deep",
        "description": "deep",
        "options": [
            {
                "type": 2,
                "name": "group",
                "description": "g",
                "options": [
                    {
                        "type": 1,
                        "name": "sub",
                        "description": "s",
                        "options": [
                            {"type": 5, "name": "yes", "description": "y", "required": True}
                        ],
                    }
                ],
            }
        ],
    },
    {"name": "manage", "description": "m", "default_member_permissions": "32"},
]


class Desk:
    """A connected raw bot that answers what Ana does."""

    def __init__(self, raw: RawBot, ana: Person) -> None:
        self.raw = raw
        self.ana = ana

    async def command(self, command: str = "go", **options: Any) -> Json:
        await self.ana.interact(
            kind="command",
            channel_id=(await self.ana.channel())["id"],
            command=command,
            options=options,
        )
        return await self.raw.event("INTERACTION_CREATE")

    async def press(self, message: Json | str, custom_id: str = "b", *values: str) -> Json:
        key = message if isinstance(message, str) else message["id"]
        await self.ana.interact(
            kind="component", message_id=key, custom_id=custom_id, values=list(values)
        )
        return await self.raw.event("INTERACTION_CREATE")

    async def answer(
        self, interaction: Json, kind: int, data: Json | None = None, query: str = ""
    ) -> Reply:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback{query}"
        return await self.raw.call("POST", path, {"type": kind, "data": data or {}})

    async def message(self, *components: Json, flags: int = 0) -> tuple[Json, Json]:
        """An interaction and the message that answered it."""
        interaction = await self.command()
        body = v2(*components) if components else v2(row(button()))
        body["flags"] |= flags
        reply = await self.answer(interaction, 4, body, "?with_response=1")
        return interaction, reply.body["resource"]["message"]

    async def hook(self, method: str, interaction: Json, rest: str = "", body: Any = None) -> Reply:
        path = f"/webhooks/{interaction['application_id']}/{interaction['token']}{rest}"
        return await self.raw.call(method, path, body)


@pytest.fixture
async def desk(sandbox: Sandbox, raw: RawBot, ana: Person) -> Desk:
    application = sandbox.core.world.bot_id
    await raw.call("PUT", f"/applications/{application}/commands", COMMANDS)
    await raw.connect()
    await raw.event("GUILD_CREATE")
    return Desk(raw, ana)


async def test_answers_need_no_bot_token(desk: Desk) -> None:
    interaction = await desk.command()
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    reply = await desk.raw.call("POST", path, {"type": 4, "data": {"content": "x"}}, token="?")
    assert (reply.status, reply.body) == (204, None)


async def test_with_response_tells_what_was_made(desk: Desk) -> None:
    interaction = await desk.command()
    body = {"content": "x", "flags": EPHEMERAL}
    reply = await desk.answer(interaction, 4, body, "?with_response=true")
    assert reply.status == 200
    message = reply.body["resource"]["message"]
    assert reply.body["interaction"] == {
        "id": interaction["id"],
        "type": 2,
        "response_message_id": message["id"],
        "response_message_loading": False,
        "response_message_ephemeral": True,
    }
    assert reply.body["resource"]["type"] == 4
    assert message["interaction_metadata"]["user"]["id"] == desk.ana.id


async def test_content_type_has_no_charset(desk: Desk) -> None:
    reply = await desk.raw.call("GET", "/users/@me")
    assert reply.headers["Content-Type"] == "application/json"


async def test_first_answer_within_three_seconds(desk: Desk, client: Client) -> None:
    interaction = await desk.command()
    await client.advance(3.1)
    reply = await desk.answer(interaction, 4, {"content": "x"})
    assert (reply.status, reply.code) == (404, 10062)
    with pytest.raises(Failed):
        await desk.ana.answer(interaction["id"])
    follow = await desk.hook("POST", interaction, "", {"content": "x"})
    assert (follow.status, follow.code) == (404, 10015)


async def test_only_one_first_answer(desk: Desk) -> None:
    interaction = await desk.command()
    assert (await desk.answer(interaction, 5)).status == 204
    for kind in (4, 5, 9):
        reply = await desk.answer(interaction, kind, {"content": "x"})
        assert (reply.status, reply.code) == (400, 40060)


async def test_refused_answer_uses_nothing_up(desk: Desk) -> None:
    interaction = await desk.command()
    refused = await desk.answer(interaction, 4, {"content": "x" * 2001})
    assert refused.errors("data", "content") == ["BASE_TYPE_MAX_LENGTH"]
    assert (await desk.answer(interaction, 4, {"content": "x"})).status == 204


async def test_unknown_interaction_and_token(desk: Desk) -> None:
    interaction = await desk.command()
    for changed in ({"id": "5"}, {"token": "5.x"}):
        reply = await desk.answer({**interaction, **changed}, 4, {"content": "x"})
        assert (reply.status, reply.code) == (404, 10062)


@pytest.mark.parametrize("kind", [6, 7, 8, 1, 99])
async def test_kinds_that_do_not_fit_a_command(desk: Desk, kind: int) -> None:
    reply = await desk.answer(await desk.command(), kind, {"content": "x"})
    assert reply.code == 50035
    assert reply.errors("type") == ["BASE_TYPE_CHOICES"]


async def test_token_lives_fifteen_minutes(desk: Desk, client: Client) -> None:
    interaction = await desk.command()
    await desk.answer(interaction, 5)
    await client.advance(14 * 60)
    edited = await desk.hook("PATCH", interaction, "/messages/@original", {"content": "in time"})
    assert edited.status == 200
    await client.advance(61)
    for method, rest in (("PATCH", "/messages/@original"), ("POST", "")):
        reply = await desk.hook(method, interaction, rest, {"content": "late"})
        assert (reply.status, reply.code) == (401, 50027)


async def test_thinking_becomes_the_first_follow_up(desk: Desk) -> None:
    interaction = await desk.command()
    await desk.answer(interaction, 5, {"flags": EPHEMERAL})
    before = await desk.hook("GET", interaction, "/messages/@original")
    assert before.body["flags"] == EPHEMERAL | 128
    reply = await desk.hook("POST", interaction, "", {"content": "done"})
    assert (reply.body["id"], reply.body["flags"]) == (before.body["id"], EPHEMERAL)
    other = await desk.hook("POST", interaction, "", {"content": "more", "flags": EPHEMERAL})
    assert other.body["id"] != before.body["id"]
    answer = await desk.ana.answer(interaction["id"])
    assert answer.states == ["sent", "thinking", "settled"]


async def test_ephemeral_cannot_be_reached_through_the_channel(
    desk: Desk, channel: str, bao: Person
) -> None:
    _, message = await desk.message(flags=EPHEMERAL)
    path = f"/channels/{channel}/messages/{message['id']}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        reply = await desk.raw.call(method, path, body)
        assert (reply.status, reply.code) == (404, 10008)
    assert (await desk.raw.call("GET", f"/channels/{channel}/messages")).body == []
    assert await bao.messages(channel) == []
    assert len(await desk.ana.messages(channel)) == 1


async def test_ephemeral_is_edited_by_a_press_on_it(desk: Desk, client: Client) -> None:
    first, message = await desk.message(flags=EPHEMERAL)
    await client.advance(16 * 60)
    assert (await desk.hook("PATCH", first, "/messages/@original", {})).code == 50027
    press = await desk.press(message)
    assert press["message"]["id"] == message["id"]
    reply = await desk.answer(press, 7, {"components": [text("changed")]}, "?with_response=1")
    assert reply.body["resource"]["message"]["flags"] & EPHEMERAL
    assert (await desk.ana.answer(press["id"])).text == "changed"
    again = await desk.hook("PATCH", press, "/messages/@original", {"components": [text("2")]})
    assert again.body["id"] == message["id"]
    gone = await desk.hook("DELETE", press, "/messages/@original")
    assert gone.status == 204
    assert (await desk.hook("GET", press, "/messages/@original")).code == 10008


async def test_edited_by_kind_seven_after_deletion(desk: Desk, channel: str) -> None:
    _, message = await desk.message()
    press = await desk.press(message)
    await desk.raw.call("DELETE", f"/channels/{channel}/messages/{message['id']}")
    reply = await desk.answer(press, 7, {"components": [text("x")]})
    assert (reply.status, reply.code) == (404, 10008)


async def test_form_is_a_first_answer_and_not_after_a_form(desk: Desk) -> None:
    modal = {
        "custom_id": "m",
        "title": "M",
        "components": [
            {"type": 18, "label": "A", "component": {"type": 4, "custom_id": "a", "style": 1}},
            {"type": 18, "label": "B", "component": select("b")},
            {
                "type": 18,
                "label": "C",
                "component": {"type": 23, "custom_id": "c"},
            },
        ],
    }
    interaction = await desk.command()
    assert (await desk.answer(interaction, 9, modal)).status == 204
    opened = await desk.ana.answer(interaction["id"])
    values = {"a": "hello", "b": ["1"], "c": True}
    await desk.ana.interact(kind="modal", interaction_id=opened.interaction_id, values=values)
    submitted = await desk.raw.event("INTERACTION_CREATE")
    assert submitted["type"] == 5
    parts = [one["component"] for one in submitted["data"]["components"]]
    assert [one.get("value", one.get("values")) for one in parts] == ["hello", ["1"], True]
    assert (await desk.answer(submitted, 9, modal)).errors("type") == ["BASE_TYPE_CHOICES"]
    assert (await desk.answer(submitted, 7, {"content": "x"})).code == 50035
    assert (await desk.answer(submitted, 4, {"content": "x"})).status == 204


async def test_form_from_a_press_may_update_the_pressed_message(desk: Desk) -> None:
    _, message = await desk.message()
    press = await desk.press(message)
    field = {"type": 4, "custom_id": "a", "style": 1, "label": "A"}
    modal = {"custom_id": "m", "title": "M", "components": [row(field)]}
    await desk.answer(press, 9, modal)
    await desk.ana.interact(kind="modal", interaction_id=press["id"], values={"a": "x"})
    submitted = await desk.raw.event("INTERACTION_CREATE")
    assert submitted["message"]["id"] == message["id"]
    inner = submitted["data"]["components"][0]["components"][0]
    assert (inner["custom_id"], inner["value"]) == ("a", "x")
    reply = await desk.answer(submitted, 7, {"components": [text("new")]})
    assert reply.status == 204
    assert (await desk.ana.answer(submitted["id"])).text == "new"


MODAL = {"custom_id": "m", "title": "t", "components": []}


def label(component: Json, **extra: Any) -> Json:
    return {"type": 18, "label": "L", "component": component, **extra}


def field(**extra: Any) -> Json:
    return {"type": 4, "custom_id": "a", "style": 1, **extra}


def group(kind: int, count: int, **extra: Any) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": kind, "custom_id": "g", "options": options, **extra}


BAD, LONG = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"
PART = ("data", "components", 0)
MODALS = [
    ({"title": "x" * 46}, ("data", "title"), BAD),
    ({"title": ""}, ("data", "title"), BAD),
    ({"custom_id": "x" * 101}, ("data", "custom_id"), BAD),
    ({"components": []}, ("data", "components"), BAD),
    (
        {"components": [label(field(custom_id=str(n))) for n in range(6)]},
        ("data", "components"),
        BAD,
    ),
    ({"components": [label(field(), label="x" * 46)]}, (*PART, "label"), BAD),
    ({"components": [label(field(), description="x" * 101)]}, (*PART, "description"), BAD),
    (
        {"components": [label(field(placeholder="x" * 101))]},
        (*PART, "component", "placeholder"),
        LONG,
    ),
    (
        {"components": [label(field(max_length=4001))]},
        (*PART, "component", "max_length"),
        "NUMBER_TYPE_MAX",
    ),
    ({"components": [label(field(value="xx", max_length=1))]}, (*PART, "component", "value"), LONG),
    ({"components": [label(group(21, 1))]}, (*PART, "component", "options"), BAD),
    ({"components": [label(group(21, 11))]}, (*PART, "component", "options"), BAD),
    ({"components": [label(group(22, 11))]}, (*PART, "component", "options"), BAD),
    ({"components": [label(group(3, 26))]}, (*PART, "component", "options"), BAD),
    ({"components": [label(button())]}, (*PART, "component", "type"), "UNION_TYPE_CHOICES"),
    (
        {"components": [label(field()), label(field())]},
        ("data", "components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ({"components": [row(button())]}, (*PART, "components", 0, "type"), "UNION_TYPE_CHOICES"),
    (
        {"components": [label({"type": 4, "custom_id": "a"})]},
        (*PART, "component", "style"),
        "BASE_TYPE_CHOICES",
    ),
    ({"components": [label(field(style=3))]}, (*PART, "component", "style"), "BASE_TYPE_CHOICES"),
    ({"components": [label(field(value=5))]}, (*PART, "component", "value"), "BASE_TYPE_STRING"),
    (
        {"components": [label(field(required="yes"))]},
        (*PART, "component", "required"),
        "BOOLEAN_TYPE_CONVERT",
    ),
    (
        {"components": [label({"type": 23, "custom_id": "c", "default": 1})]},
        (*PART, "component", "default"),
        "BOOLEAN_TYPE_CONVERT",
    ),
    (
        {"components": [label({"type": 19, "custom_id": "u", "max_values": 11})]},
        (*PART, "component", "max_values"),
        "NUMBER_TYPE_MAX",
    ),
    ({"components": [label(field(), description="")]}, (*PART, "description"), BAD),
    (
        {"components": [{**label(field()), "id": 7}, {**label(field(custom_id="b")), "id": 7}]},
        ("data", "components", 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
]


@pytest.mark.parametrize(("change", "path", "code"), MODALS)
async def test_limits_of_forms(
    desk: Desk, change: Json, path: tuple[str | int, ...], code: str
) -> None:
    modal = {**MODAL, "components": [label(field())], **change}
    reply = await desk.answer(await desk.command(), 9, modal)
    assert (reply.status, reply.code) == (400, 50035)
    assert reply.errors(*path) == [code]


async def test_suggestions(desk: Desk, client: Client) -> None:
    async def ask(answer: Json) -> tuple[Reply, Json]:
        channel = await desk.ana.channel()
        body = {
            "kind": "autocomplete",
            "channel_id": channel["id"],
            "command": "go",
            "options": {"word": "typed", "count": 2},
            "focused": "word",
        }
        path = f"/users/{desk.ana.id}/interactions"
        asked = asyncio.create_task(client.call("POST", path, body))
        interaction = await desk.raw.event("INTERACTION_CREATE")
        assert interaction["type"] == 4
        assert interaction["data"]["options"] == [
            {"name": "word", "type": 3, "value": "typed", "focused": True},
            {"name": "count", "type": 4, "value": 2},
        ]
        reply = await desk.answer(interaction, 8, answer)
        if reply.status != 204:
            await client.advance(3.1)
        return reply, await asked

    choice = {"name": "a", "value": "a", "name_localizations": {"fr": "un a"}}
    reply, shown = await ask({"choices": [choice]})
    assert shown["choices"][0]["display_name"] == "un a"
    reply, shown = await ask({"choices": [{"name": str(n), "value": str(n)} for n in range(26)]})
    assert reply.errors("data", "choices") == [LONG]
    assert shown["failed"]
    reply, _ = await ask({"choices": [{"name": "x" * 101, "value": "a"}]})
    assert reply.errors("data", "choices", 0, "name") == [BAD]


async def test_payload_of_a_command(desk: Desk, bao: Person) -> None:
    upload = await desk.ana.upload("deck.txt", b"cards")
    interaction = await desk.command(who=bao.id, count=3, file=upload)
    assert interaction["data"]["options"] == [
        {"name": "count", "type": 4, "value": 3},
        {"name": "who", "type": 6, "value": bao.id},
        {"name": "file", "type": 11, "value": upload},
    ]
    resolved = interaction["data"]["resolved"]
    assert resolved["users"][bao.id]["global_name"] == "Bao"
    assert "roles" in resolved["members"][bao.id]
    assert resolved["attachments"][upload]["filename"] == "deck.txt"
    needed = {
        "id", "application_id", "type", "token", "version", "guild_id", "guild", "channel_id",
        "channel", "member", "locale", "guild_locale", "app_permissions",
        "attachment_size_limit", "entitlements", "authorizing_integration_owners", "context",
    }  # fmt: skip
    assert needed <= set(interaction)
    assert (interaction["locale"], interaction["guild_locale"]) == ("fr", "fr")
    assert interaction["attachment_size_limit"] == 10 * 1024 * 1024


async def test_subcommands_are_nested(desk: Desk) -> None:
    interaction = await desk.command("deep group sub", yes=True)
    yes = {"name": "yes", "type": 5, "value": True}
    sub = {"name": "sub", "type": 1, "options": [yes]}
    assert interaction["data"]["options"] == [{"name": "group", "type": 2, "options": [sub]}]


async def test_mentions_in_answers_follow_what_is_allowed(desk: Desk, bao: Person) -> None:
    shown = f"<@{bao.id}> `<@{desk.ana.id}>`"
    interaction = await desk.command()
    await desk.answer(interaction, 4, {"content": shown, "allowed_mentions": {"parse": []}})
    interaction = await desk.command()
    body = {**v2(text(shown)), "allowed_mentions": {"users": [bao.id]}}
    reply = await desk.answer(interaction, 4, body, "?with_response=1")
    assert [one["id"] for one in reply.body["resource"]["message"]["mentions"]] == [bao.id]
    await bao.until(lambda: bao.pings == 1)
    await desk.hook("PATCH", interaction, "/messages/@original", v2(text(shown + " again")))
    await bao.until(lambda: any("again" in one.text for one in bao.messages_seen.values()))
    assert bao.pings == 1
    assert desk.ana.pings == 0


async def test_thread_is_told_with_its_counts(desk: Desk, channel: str) -> None:
    body = {"name": "T", "type": 11, "auto_archive_duration": 10080}
    thread = (await desk.raw.call("POST", f"/channels/{channel}/threads", body)).body
    path = f"/channels/{thread['id']}/messages"
    sent = await desk.raw.call("POST", path, v2(row(button())))
    gone = await desk.raw.call("POST", path, {"content": "x"})
    await desk.raw.call("DELETE", f"{path}/{gone.body['id']}")
    press = await desk.press(sent.body)
    about = press["channel"]
    assert (about["message_count"], about["total_message_sent"]) == (1, 2)
    assert about["parent_id"] == channel
    assert {"owner_id", "name", "member_count", "thread_metadata"} <= set(about)
