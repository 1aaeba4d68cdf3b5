"""Registering commands: what is refused, what keeps its id."""

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.client.client import Client, Person, Refusal
from tests.sandbox.raw import Json, RawBot, Reply

BAD, LONG = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"
NAME = "APPLICATION_COMMAND_INVALID_NAME"


@pytest.fixture
def path(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.core.world.bot_id}/commands"


def command(**extra: Any) -> Json:
    return {"name": "go", "description": "d", **extra}


def option(**extra: Any) -> Json:
    return {"type": 3, "name": "word", "description": "d", **extra}


def choices(count: int, **extra: Any) -> list[Json]:
    return [{"name": str(n), "value": str(n), **extra} for n in range(count)]


VIOLATIONS = [
    ("upper case", [command(name="Go")], (0, "name"), NAME),
    ("blank in a name", [command(name="a b")], (0, "name"), NAME),
    ("no description", [command(description="")], (0, "description"), BAD),
    ("long description", [command(description="x" * 101)], (0, "description"), BAD),
    ("26 options", [command(options=[option(name=f"o{n}") for n in range(26)])], (0, "options"),
     LONG),
    ("26 choices", [command(options=[option(choices=choices(26))])],
     (0, "options", 0, "choices"), LONG),
    ("choice name", [command(options=[option(choices=choices(1, name="x" * 101))])],
     (0, "options", 0, "choices", 0, "name"), BAD),
    ("choice value", [command(options=[option(choices=choices(1, value="x" * 101))])],
     (0, "options", 0, "choices", 0, "value"), BAD),
    ("required after optional",
     [command(options=[option(), option(name="b", required=True)])],
     (0, "options", 1), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    ("option twice", [command(options=[option(), option()])], (0, "options", 1),
     "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED"),
    ("choices and autocomplete",
     [command(options=[option(autocomplete=True, choices=choices(1))])],
     (0, "options", 0), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE"),
    ("option kind", [command(options=[option(type=12)])], (0, "options", 0, "type"),
     "BASE_TYPE_CHOICES"),
    ("locale", [command(name_localizations={"fr-FR": "aller"})],
     (0, "name_localizations", "fr-FR"), "BASE_TYPE_CHOICES"),
    ("translated name", [command(name_localizations={"fr": "Aller"})],
     (0, "name_localizations", "fr"), NAME),
    ("translated description", [command(description_localizations={"fr": "x" * 101})],
     (0, "description_localizations", "fr"), BAD),
    ("same name", [command(), command()], (1,), "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ("101 commands", [command(name=f"c{n}") for n in range(101)], (), "APPLICATION_COMMANDS_MAX"),
    ("16 menus", [{"name": f"m{n}", "type": 2} for n in range(16)], (),
     "APPLICATION_COMMANDS_MAX"),
    (
        "8001 characters",
        [command(options=[
            option(name=f"o{n}", choices=choices(25, name="x" * 100)) for n in range(4)
        ])],
        (0,), "APPLICATION_COMMAND_TOO_LARGE",
    ),
    ("group in a group",
     [command(options=[option(type=2, options=[option(type=2)])])],
     (0, "options", 0, "options", 0, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("option beside a subcommand",
     [command(options=[option(type=1), option(name="b")])],
     (0, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("option in a group",
     [command(options=[option(type=2, options=[option()])])],
     (0, "options", 0, "options", 0, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("text as a whole number's choice", [command(options=[option(type=4, choices=choices(1))])],
     (0, "options", 0, "choices", 0, "value"), "NUMBER_TYPE_COERCE"),
    ("half as a whole number's choice",
     [command(options=[option(type=4, choices=choices(1, value=0.5))])],
     (0, "options", 0, "choices", 0, "value"), "NUMBER_TYPE_COERCE"),
    ("number as a text's choice", [command(options=[option(choices=choices(1, value=1))])],
     (0, "options", 0, "choices", 0, "value"), "BASE_TYPE_STRING"),
    ("yes as a number's choice",
     [command(options=[option(type=10, choices=choices(1, value=True))])],
     (0, "options", 0, "choices", 0, "value"), "NUMBER_TYPE_COERCE"),
    ("choice without a value", [command(options=[option(choices=[{"name": "a"}])])],
     (0, "options", 0, "choices", 0, "value"), "BASE_TYPE_REQUIRED"),
    ("locale of a choice",
     [command(options=[option(choices=choices(1, name_localizations={"xx": "a"}))])],
     (0, "options", 0, "choices", 0, "name_localizations", "xx"), "BASE_TYPE_CHOICES"),
    ("least value of a text", [command(options=[option(min_value=1)])],
     (0, "options", 0, "min_value"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("least length of a number", [command(options=[option(type=4, min_length=1)])],
     (0, "options", 0, "min_length"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("channels of a person", [command(options=[option(type=6, channel_types=[0])])],
     (0, "options", 0, "channel_types"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ("half as a whole number's bound", [command(options=[option(type=4, min_value=0.5)])],
     (0, "options", 0, "min_value"), "NUMBER_TYPE_COERCE"),
    ("least length", [command(options=[option(min_length=6001)])],
     (0, "options", 0, "min_length"), "NUMBER_TYPE_MAX"),
    ("most length", [command(options=[option(max_length=0)])],
     (0, "options", 0, "max_length"), "NUMBER_TYPE_MIN"),
    ("least above most", [command(options=[option(min_length=3, max_length=2)])],
     (0, "options", 0, "min_length"), "APPLICATION_COMMAND_OPTIONS_MIN_MAX"),
    ("kind of channel", [command(options=[option(type=7, channel_types=[99])])],
     (0, "options", 0, "channel_types", 0), "BASE_TYPE_CHOICES"),
    ("kind of channel twice", [command(options=[option(type=7, channel_types=[0, 0])])],
     (0, "options", 0, "channel_types", 1), "SET_TYPE_ALREADY_CONTAINS_VALUE"),
    ("context", [command(contexts=[3])], (0, "contexts", 0), "BASE_TYPE_CHOICES"),
    ("no context", [command(contexts=[])], (0, "contexts"), BAD),
    ("installation", [command(integration_types=[2])], (0, "integration_types", 0),
     "BASE_TYPE_CHOICES"),
    ("installation twice", [command(integration_types=[0, 0])], (0, "integration_types", 1),
     "SET_TYPE_ALREADY_CONTAINS_VALUE"),
    ("rights in words", [command(default_member_permissions="manage")],
     (0, "default_member_permissions"), "NUMBER_TYPE_COERCE"),
    ("rights below 0", [command(default_member_permissions=-1)],
     (0, "default_member_permissions"), "NUMBER_TYPE_MIN"),
    ("rights of 55 bits", [command(default_member_permissions=str(1 << 54))],
     (0, "default_member_permissions"), "NUMBER_TYPE_MAX"),
    ("required in words", [command(options=[option(required="yes")])],
     (0, "options", 0, "required"), "BOOLEAN_TYPE_CONVERT"),
    ("translations as a list", [command(name_localizations=["fr"])], (0, "name_localizations"),
     "MODEL_TYPE_CONVERT"),
    ("kind of command", [command(type=True)], (0, "type"), "BASE_TYPE_CHOICES"),
    ("command that is none", ["go"], (0,), "MODEL_TYPE_CONVERT"),
    ("menu with a description", [{"name": "M", "type": 2, "description": "x"}],
     (0, "description"), "APPLICATION_COMMAND_CONTEXT_MENU"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "where", "code"), [one[1:] for one in VIOLATIONS], ids=[one[0] for one in VIOLATIONS]
)
async def test_violation(
    raw: RawBot, path: str, body: list[Json], where: tuple[str | int, ...], code: str
) -> None:
    reply = await raw.call("PUT", path, body)
    assert (reply.status, reply.code) == (400, 50035)
    assert code in reply.errors(*where)
    assert (await raw.call("GET", path)).body == []


async def test_the_longest_locale_counts(raw: RawBot, path: str) -> None:
    fits = [option(name=f"o{n}", choices=choices(25, name="x" * 90)) for n in range(3)]
    assert (await raw.call("PUT", path, [command(options=fits)])).status == 200
    fits[0]["choices"] = choices(25, name="x", name_localizations={"fr": "x" * 100})
    fits.append(option(name="o9", choices=choices(25, name="x" * 90)))
    reply = await raw.call("PUT", path, [command(options=fits)])
    assert reply.errors(0) == ["APPLICATION_COMMAND_TOO_LARGE"]


async def put(raw: RawBot, path: str, *names: str) -> dict[str, str]:
    reply: Reply = await raw.call("PUT", path, [command(name=name) for name in names])
    return {one["name"]: one["id"] for one in reply.body}


async def test_commands_keep_their_ids_and_vanish(raw: RawBot, path: str) -> None:
    first = await put(raw, path, "a", "b")
    second = await put(raw, path, "b", "c")
    assert second["b"] == first["b"]
    listed = await raw.call("GET", path)
    assert {one["name"] for one in listed.body} == {"b", "c"}
    assert (await raw.call("DELETE", f"{path}/{second['c']}")).status == 204
    assert (await raw.call("DELETE", f"{path}/{second['c']}")).code == 10063


async def test_guild_commands_hide_global_ones_of_their_name(
    sandbox: Sandbox, raw: RawBot, path: str, client: Client, ana: Person
) -> None:
    guild = next(iter(sandbox.core.world.guilds))
    own = f"/applications/{sandbox.core.world.bot_id}/guilds/{guild}/commands"
    await put(raw, path, "a")
    here = await put(raw, own, "a")
    await raw.connect()
    await ana.interact(
        kind="command", channel_id=(await ana.channel())["id"], command="a", options={}
    )
    interaction = await raw.event("INTERACTION_CREATE")
    assert interaction["data"]["id"] == here["a"]
    assert interaction["data"]["guild_id"] == guild


async def test_rights_are_answered_as_text(raw: RawBot, path: str) -> None:
    reply = await raw.call("PUT", path, [command(default_member_permissions=32)])
    assert reply.body[0]["default_member_permissions"] == "32"


async def test_only_who_may_sees_and_uses_a_command(
    raw: RawBot, path: str, client: Client, bao: Person
) -> None:
    await raw.call("PUT", path, [command(default_member_permissions="32")])
    channel = await bao.channel()
    with pytest.raises(Refusal) as refused:
        await bao.interact(kind="command", channel_id=channel["id"], command="go", options={})
    assert refused.value.status == 403
    assert await bao.commands() == []
    member = f"/guilds/{channel['guild_id']}/members/{bao.id}"
    shown = await client.call("PATCH", member, {"moderator": True})
    assert shown["moderator"]
    assert [one["name"] for one in await bao.commands()] == ["go"]


OPTIONS = [
    option(name="size", type=4, min_value=1, max_value=5, required=True),
    option(name="kind", choices=choices(2)),
    option(name="word", min_length=2, max_length=3),
]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({}, "required"),
        ({"size": 6}, "bad_value"),
        ({"size": 1.5}, "bad_value"),
        ({"size": "1"}, "bad_value"),
        ({"size": 1, "kind": "7"}, "bad_value"),
        ({"size": 1, "word": "abcd"}, "bad_value"),
        ({"size": 1, "other": "x"}, "unknown_option"),
    ],
)
async def test_discords_own_app_refuses_wrong_options(
    raw: RawBot, path: str, ana: Person, options: Json, error: str
) -> None:
    await raw.call("PUT", path, [command(options=OPTIONS)])
    channel = (await ana.channel())["id"]
    with pytest.raises(Refusal) as refused:
        await ana.interact(kind="command", channel_id=channel, command="go", options=options)
    assert refused.value.error == error
