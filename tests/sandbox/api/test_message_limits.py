"""Every limit of messages, sent raw: the code and where it stands in the tree of errors."""

from typing import Any

import pytest

from sandbox.client.client import Client, Person
from tests.sandbox.raw import (
    RawBot,
    Reply,
    button,
    gallery,
    option,
    row,
    rows,
    select,
    text,
    v2,
)

WIDTH = "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
BAD = "BASE_TYPE_BAD_LENGTH"
LONG = "BASE_TYPE_MAX_LENGTH"
KIND = "UNION_TYPE_CHOICES"
NEEDED = "BASE_TYPE_REQUIRED"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
DOUBLE = "COMPONENT_CUSTOM_ID_DUPLICATED"


def embed(**fields: Any) -> dict[str, Any]:
    return {"content": "x", "embeds": [{"title": "t", **fields}]}


def section(*children: Any, **extra: Any) -> dict[str, Any]:
    return {"type": 9, "components": list(children), "accessory": button(), **extra}


def in_row(component: Any) -> dict[str, Any]:
    return rows(row(component))


C0 = ("components", 0)
IN_ROW = (*C0, "components", 0)
VIOLATIONS: list[tuple[str, dict[str, Any], tuple[str | int, ...], str]] = [
    ("content", {"content": "x" * 2001}, ("content",), LONG),
    ("rows", rows(*(row(button(str(n))) for n in range(6))), ("components",), LONG),
    ("eleven embeds", {"embeds": [{"title": "t"}] * 11}, ("embeds",), LONG),
    ("embed title", embed(title="x" * 257), ("embeds", 0, "title"), LONG),
    ("embed text", embed(description="x" * 4097), ("embeds", 0, "description"), LONG),
    (
        "embed sum",
        {"embeds": [{"description": "x" * 3001}] * 2},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        "embed fields",
        embed(fields=[{"name": "n", "value": "v"}] * 26),
        ("embeds", 0, "fields"),
        LONG,
    ),
    (
        "embed field name",
        embed(fields=[{"name": "n" * 257, "value": "v"}]),
        ("embeds", 0, "fields", 0, "name"),
        BAD,
    ),
    (
        "embed field value",
        embed(fields=[{"name": "n", "value": "v" * 1025}]),
        ("embeds", 0, "fields", 0, "value"),
        BAD,
    ),
    ("embed footer", embed(footer={"text": "x" * 2049}), ("embeds", 0, "footer", "text"), LONG),
    ("embed author", embed(author={"name": "x" * 257}), ("embeds", 0, "author", "name"), LONG),
    ("v2 with content", {**v2(text("a")), "content": "x"}, ("content",), LEGACY),
    ("v2 with embeds", {**v2(text("a")), "embeds": [{"title": "t"}]}, ("embeds",), LEGACY),
    ("v2 with a poll", {**v2(text("a")), "poll": {"question": {}}}, ("poll",), LEGACY),
    ("v2 with stickers", {**v2(text("a")), "sticker_ids": ["1"]}, ("sticker_ids",), LEGACY),
    (
        "41 components",
        v2(*({"type": 17, "components": [text("a")] * 4} for _ in range(8)), text("a")),
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "4001 characters in all",
        v2(text("a" * 2000), text("b" * 2001)),
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    ("empty text", v2(text("")), (*C0, "content"), BAD),
    ("text in rows' message", rows(text("a")), (*C0, "type"), KIND),
    ("six buttons", rows(row(*(button(str(n)) for n in range(6)))), (*C0, "components"), BAD),
    ("empty row", v2(row()), (*C0, "components"), BAD),
    ("two selects", rows(row(select("a"), select("b"))), (*C0, "components", 1), WIDTH),
    ("button by select", rows(row(select(), button())), (*C0, "components", 1), WIDTH),
    ("text in a row", v2(row(text("a"))), (*IN_ROW, "type"), KIND),
    ("section of four", v2(section(*[text("a")] * 4)), (*C0, "components"), BAD),
    ("empty section", v2(section()), (*C0, "components"), BAD),
    ("section of buttons", v2(section(button("c"))), (*IN_ROW, "type"), KIND),
    ("no accessory", v2(section(text("a"), accessory=None)), (*C0, "accessory"), NEEDED),
    (
        "select as accessory",
        v2(section(text("a"), accessory=select())),
        (*C0, "accessory", "type"),
        KIND,
    ),
    ("empty gallery", v2(gallery()), (*C0, "items"), BAD),
    ("gallery of 11", v2(gallery(*["http://x/y"] * 11)), (*C0, "items"), BAD),
    (
        "alt text",
        v2(gallery("http://x/y", description="x" * 1025)),
        (*C0, "items", 0, "description"),
        BAD,
    ),
    (
        "picture that is not there",
        v2(gallery("attachment://x.png")),
        (*C0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    ("custom_id", in_row(button("x" * 101)), (*IN_ROW, "custom_id"), BAD),
    ("empty custom_id", in_row(button("")), (*IN_ROW, "custom_id"), BAD),
    ("no custom_id", in_row({"type": 2, "style": 1, "label": "a"}), (*IN_ROW, "custom_id"), NEEDED),
    (
        "custom_id twice",
        rows(row(button("a")), row(button("a"))),
        ("components", 1, "components", 0, "custom_id"),
        DOUBLE,
    ),
    (
        "id twice",
        v2({**text("a"), "id": 7}, {**text("b"), "id": 7}),
        ("components", 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
    ("label", in_row(button(label="x" * 81)), (*IN_ROW, "label"), LONG),
    (
        "no label",
        in_row(button(label=None)),
        IN_ROW,
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        "emoji of letters",
        in_row(button(emoji={"name": "go"})),
        (*IN_ROW, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    ("style", in_row(button(style=9)), (*IN_ROW, "style"), "BASE_TYPE_CHOICES"),
    (
        "link url",
        in_row({"type": 2, "style": 5, "label": "a", "url": "http://" + "x" * 512}),
        (*IN_ROW, "url"),
        BAD,
    ),
    (
        "link scheme",
        in_row({"type": 2, "style": 5, "label": "a", "url": "ftp://x"}),
        (*IN_ROW, "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        "link with custom_id",
        in_row(button(style=5, url="http://x")),
        IN_ROW,
        "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE",
    ),
    ("26 options", in_row(select(count=26)), (*IN_ROW, "options"), BAD),
    ("no options", in_row(select(count=0)), (*IN_ROW, "options"), BAD),
    (
        "option label",
        in_row(select(options=[option("a", label="x" * 101)])),
        (*IN_ROW, "options", 0, "label"),
        BAD,
    ),
    (
        "option value",
        in_row(select(options=[{"label": "a", "value": "x" * 101}])),
        (*IN_ROW, "options", 0, "value"),
        BAD,
    ),
    (
        "option description",
        in_row(select(options=[option("a", description="x" * 101)])),
        (*IN_ROW, "options", 0, "description"),
        LONG,
    ),
    (
        "option value twice",
        in_row(select(options=[option("a"), option("a")])),
        (*IN_ROW, "options", 1),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ("placeholder", in_row(select(placeholder="x" * 151)), (*IN_ROW, "placeholder"), LONG),
    (
        "min above max",
        in_row(select(min_values=2)),
        (*IN_ROW, "min_values"),
        "SELECT_COMPONENT_MIN_VALUES_MAX",
    ),
    (
        "max above 25",
        in_row({"type": 5, "custom_id": "u", "max_values": 26}),
        (*IN_ROW, "max_values"),
        "NUMBER_TYPE_MAX",
    ),
    ("max of 0", in_row(select(max_values=0)), (*IN_ROW, "max_values"), "NUMBER_TYPE_MIN"),
    (
        "max above options",
        in_row(select(max_values=3)),
        (*IN_ROW, "max_values"),
        "SELECT_COMPONENT_MAX_VALUES_OPTIONS",
    ),
    (
        "too many defaults",
        in_row(select(options=[option("a", default=True), option("b", default=True)])),
        (*IN_ROW, "options"),
        "SELECT_COMPONENT_DEFAULT_VALUES_EXCEEDED",
    ),
    (
        "container in a container",
        v2({"type": 17, "components": [{"type": 17, "components": [text("a")]}]}),
        (*IN_ROW, "type"),
        KIND,
    ),
    ("button on top", v2(button()), (*C0, "type"), KIND),
    ("unknown kind", v2({"type": 99}), (*C0, "type"), KIND),
    ("nonce", {"content": "x", "nonce": "n" * 26}, ("nonce",), LONG),
    (
        "101 mentioned people",
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        ("allowed_mentions", "users"),
        LONG,
    ),
    (
        "parse and list",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "role in a select of people",
        in_row({"type": 5, "custom_id": "u", "default_values": [{"type": "role", "id": "1"}]}),
        (*IN_ROW, "default_values", 0, "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "channel in a select of people and roles",
        in_row({"type": 7, "custom_id": "u", "default_values": [{"type": "channel", "id": "1"}]}),
        (*IN_ROW, "default_values", 0, "type"),
        "BASE_TYPE_CHOICES",
    ),
    (
        "nobody in a select of people",
        in_row({"type": 5, "custom_id": "u", "default_values": [{"type": "user"}]}),
        (*IN_ROW, "default_values", 0, "id"),
        NEEDED,
    ),
    (
        "name in a select of people",
        in_row({"type": 5, "custom_id": "u", "default_values": [{"type": "user", "id": "Ana"}]}),
        (*IN_ROW, "default_values", 0, "id"),
        "NUMBER_TYPE_COERCE",
    ),
    (
        "kind of channel",
        in_row({"type": 8, "custom_id": "c", "channel_types": [0, 99]}),
        (*IN_ROW, "channel_types", 1),
        "BASE_TYPE_CHOICES",
    ),
    (
        "disabled in words",
        in_row(button(disabled="no")),
        (*IN_ROW, "disabled"),
        "BOOLEAN_TYPE_CONVERT",
    ),
    ("emoji without a name", in_row(button(emoji={"id": "5"})), (*IN_ROW, "emoji", "name"), NEEDED),
    ("emoji as text", in_row(button(emoji="🎲")), (*IN_ROW, "emoji"), "MODEL_TYPE_CONVERT"),
    ("yes as a kind", v2({**row(button()), "type": True}), (*C0, "type"), KIND),
    (
        "unheard of mentions",
        {"content": "x", "allowed_mentions": {"parse": ["users", "all"]}},
        ("allowed_mentions", "parse", 1),
        "BASE_TYPE_CHOICES",
    ),
    (
        "mentions twice",
        {"content": "x", "allowed_mentions": {"parse": ["users", "users"]}},
        ("allowed_mentions", "parse", 1),
        "SET_TYPE_ALREADY_CONTAINS_VALUE",
    ),
    (
        "mention of a name",
        {"content": "x", "allowed_mentions": {"users": ["Ana"]}},
        ("allowed_mentions", "users", 0),
        "NUMBER_TYPE_COERCE",
    ),
    (
        "mentions in words",
        {"content": "x", "allowed_mentions": "none"},
        ("allowed_mentions",),
        "MODEL_TYPE_CONVERT",
    ),
    ("flags in words", {"content": "x", "flags": "64"}, ("flags",), "NUMBER_TYPE_COERCE"),
    ("speech in words", {"content": "x", "tts": "no"}, ("tts",), "BOOLEAN_TYPE_CONVERT"),
    ("embed colour", embed(color=1 << 24), ("embeds", 0, "color"), "NUMBER_TYPE_MAX"),
    (
        "embed moment",
        embed(timestamp="today"),
        ("embeds", 0, "timestamp"),
        "DATE_TIME_TYPE_PARSE",
    ),
    (
        "embed address",
        embed(url="ftp://x"),
        ("embeds", 0, "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        "address that is none",
        in_row({"type": 2, "style": 5, "label": "a", "url": "http://["}),
        (*IN_ROW, "url"),
        "URL_TYPE_INVALID_URL",
    ),
    (
        "reference without a message",
        {"content": "x", "message_reference": {"fail_if_not_exists": False}},
        ("message_reference", "message_id"),
        NEEDED,
    ),
    ("nonce of 65 bits", {"content": "x", "nonce": 1 << 63}, ("nonce",), "NUMBER_TYPE_MAX"),
    (
        "components of text",
        {"content": "x", "components": "a"},
        ("components",),
        "LIST_TYPE_CONVERT",
    ),
    ("component of text", {"content": "x", "components": ["a"]}, C0, "MODEL_TYPE_CONVERT"),
    ("content of numbers", {"content": 5}, ("content",), "BASE_TYPE_STRING"),
]


@pytest.mark.parametrize(
    ("body", "path", "code"), [one[1:] for one in VIOLATIONS], ids=[one[0] for one in VIOLATIONS]
)
async def test_violation_is_an_invalid_form(
    raw: RawBot, channel: str, body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    reply = await raw.call("POST", f"/channels/{channel}/messages", body)
    assert reply.status == 400
    assert reply.code == 50035
    assert reply.body["message"] == "Invalid Form Body"
    assert reply.errors(*path) == [code]
    assert (await raw.call("GET", f"/channels/{channel}/messages")).body == []


ALLOWED = [
    ("2000 characters", {"content": "x" * 2000}),
    ("5 rows of 5", rows(*(row(*(button(f"{r}{n}") for n in range(5))) for r in range(5)))),
    ("25 options", in_row(select(count=25, max_values=25))),
    (
        "40 components",
        v2(*({"type": 17, "components": [text("a" * 100)] * 4} for _ in range(8))),
    ),
    ("4000 characters", v2(text("a" * 4000))),
    ("gallery of 10", v2(gallery(*["https://x/y"] * 10, description="x" * 1024))),
    ("link", in_row({"type": 2, "style": 5, "label": "a", "url": "https://x"})),
    ("emoji alone", in_row(button(label=None, emoji={"name": "🎲"}))),
    ("10 embeds", {"embeds": [{"description": "x" * 600}] * 10}),
    ("optional select", in_row(select(min_values=0))),
]


@pytest.mark.parametrize("body", [one[1] for one in ALLOWED], ids=[one[0] for one in ALLOWED])
async def test_what_just_fits_is_taken(raw: RawBot, channel: str, body: dict[str, Any]) -> None:
    assert (await raw.call("POST", f"/channels/{channel}/messages", body)).status == 200


@pytest.mark.parametrize("body", [{}, {"content": "  "}, v2(), {"content": None}])
async def test_empty_message(raw: RawBot, channel: str, body: dict[str, Any]) -> None:
    reply = await raw.call("POST", f"/channels/{channel}/messages", body)
    assert (reply.status, reply.code) == (400, 50006)


async def test_all_that_is_wrong_is_told_at_once(raw: RawBot, channel: str) -> None:
    body = rows(row(button("a", label="x" * 81)), row(button("a")))
    reply = await raw.call("POST", f"/channels/{channel}/messages", body)
    assert reply.errors(*IN_ROW, "label") == [LONG]
    assert reply.errors("components", 1, "components", 0, "custom_id") == [DOUBLE]


def files(count: int, size: int = 3) -> dict[str, bytes]:
    return {f"{n}.bin": b"x" * size for n in range(count)}


async def send_files(raw: RawBot, channel: str, given: dict[str, bytes], body: Any) -> Reply:
    return await raw.call("POST", f"/channels/{channel}/messages", body, files=given)


async def test_files_are_counted_and_weighed(raw: RawBot, channel: str) -> None:
    assert (await send_files(raw, channel, files(10), {"content": "x"})).status == 200
    many = await send_files(raw, channel, files(11), {"content": "x"})
    assert many.errors("attachments") == [LONG]
    large = await send_files(raw, channel, files(1, 10 * 1024 * 1024 + 1), {})
    assert (large.status, large.code) == (413, 40005)
    together = await send_files(raw, channel, files(3, 9 * 1024 * 1024), {})
    assert (together.status, together.code) == (413, 40005)


async def test_more_than_ten_files_are_too_many_everywhere(
    raw: RawBot, channel: str, client: Client, ana: Person
) -> None:
    path = f"/channels/{channel}/messages"
    board = {"content": "x", "components": [row(button())]}
    sent = (await send_files(raw, channel, files(9), board)).body
    listed = [{"id": one["id"]} for one in sent["attachments"]]
    two = [{"id": 0}, {"id": 1}]
    edit = f"{path}/{sent['id']}"
    for body in ({}, {"attachments": [*listed, *two]}):
        assert (await raw.call("PATCH", edit, body, files=files(11))).code == 50035
    grown = await raw.call("PATCH", edit, {"attachments": [*listed, *two]}, files=files(2))
    assert grown.errors("attachments") == [LONG]
    assert len((await raw.call("GET", edit)).body["attachments"]) == 9
    await raw.connect()
    await ana.interact(kind="component", message_id=sent["id"], custom_id="b")
    pressed = await raw.event("INTERACTION_CREATE")
    answer = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
    for kind in (4, 7):
        refused = await raw.call("POST", answer, {"type": kind, "data": {}}, files=files(11))
        assert refused.errors("data", "attachments") == [LONG]
    await raw.call("POST", answer, {"type": 6})
    follow = f"/webhooks/{pressed['application_id']}/{pressed['token']}"
    refused = await raw.call("POST", follow, {"content": "x"}, files=files(11))
    assert refused.errors("attachments") == [LONG]
    guild = (await client.guild())["id"]
    forum = (await client.call("POST", f"/guilds/{guild}/channels", {"name": "f", "type": 15}))[
        "id"
    ]
    post = {"name": "T", "message": {"content": "x"}}
    refused = await raw.call("POST", f"/channels/{forum}/threads", post, files=files(11))
    assert refused.errors("message", "attachments") == [LONG]


async def test_v2_must_show_every_file(raw: RawBot, channel: str) -> None:
    body = v2(gallery("attachment://0.bin"))
    assert (await send_files(raw, channel, files(1), body)).status == 200
    reply = await send_files(raw, channel, files(2), body)
    code = "MESSAGE_COMPONENTS_V2_UNREFERENCED_ATTACHMENT"
    assert reply.errors("attachments", 1) == [code]


async def test_file_description(raw: RawBot, channel: str) -> None:
    entry = {"id": 0, "filename": "0.bin", "description": "x" * 1025}
    reply = await send_files(raw, channel, files(1), {"attachments": [entry]})
    assert reply.errors("attachments", 0, "description") == [LONG]


async def test_v2_cannot_be_taken_away(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    key = (await raw.call("POST", path, v2(text("a")))).body["id"]
    reply = await raw.call("PATCH", f"{path}/{key}", {"flags": 0, "components": [row(button())]})
    assert reply.errors("flags") == ["MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"]
    edited = await raw.call("PATCH", f"{path}/{key}", {"components": [text("b")]})
    assert edited.body["components"][0]["content"] == "b"


async def test_old_content_must_go_when_v2_comes(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    key = (await raw.call("POST", path, {"content": "old"})).body["id"]
    reply = await raw.call("PATCH", f"{path}/{key}", v2(text("a")))
    assert reply.errors("content") == [LEGACY]
    edited = await raw.call("PATCH", f"{path}/{key}", {**v2(text("a")), "content": None})
    assert (edited.status, edited.body["content"]) == (200, "")


async def test_files_not_listed_in_an_edit_disappear(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    sent = await send_files(raw, channel, files(2), {"content": "x"})
    first, second = sent.body["attachments"]
    kept = {"attachments": [{"id": second["id"]}]}
    edited = await raw.call("PATCH", f"{path}/{sent.body['id']}", kept)
    assert [one["id"] for one in edited.body["attachments"]] == [second["id"]]
    async with raw.session.get(first["url"]) as gone:
        assert gone.status == 404
    async with raw.session.get(second["url"]) as there:
        assert await there.read() == b"xxx"
    unknown = await raw.call("PATCH", f"{path}/{sent.body['id']}", {"attachments": [{"id": "7"}]})
    assert unknown.errors("attachments", 0, "id") == ["ATTACHMENT_NOT_FOUND"]


async def test_nonce_sends_once(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first, again = await raw.call("POST", path, body), await raw.call("POST", path, body)
    assert first.body["id"] == again.body["id"]
    assert len((await raw.call("GET", path)).body) == 1
