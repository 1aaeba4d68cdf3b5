"""What Discord's own description refuses is refused: requests it allows, changed in one place."""

from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from sandbox.client.client import Client, Person
from tests.sandbox import openapi, samples
from tests.sandbox.raw import V2, Json, RawBot, Reply, button, row, v2

pytestmark = pytest.mark.skipif(
    openapi.description() is None,
    reason=f"{openapi.VARIABLE} names no file with Discord's description of its API",
)

WRONG: tuple[Any, ...] = (None, True, 0, -1, 1.5, "", "x", ["x"], {})
# one more than what is allowed somewhere
LENGTHS = (26, 33, 46, 81, 101, 151, 257, 401, 513, 1025, 2001, 2049, 4001, 4097, 6001, 200_000)
NUMBERS = (3, 11, 26, 101, 4001, 6001, 21601, 2**24, 2**31, 2**53, 2**54, 10**19)
COUNTS = (2, 3, 4, 6, 11, 26, 35, 41, 101, 131, 2000)
# what the description refuses and the sandbox takes, with the reason; nothing so far
TAKEN: dict[str, str] = {}


def mutants(value: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Where one thing is changed, and the whole value after it: changed more and more."""
    if isinstance(value, dict):
        for key, inner in value.items():
            rest = {name: one for name, one in value.items() if name != key}
            yield f"{path}/{key} is gone", [rest]
            for where, changed in mutants(inner, f"{path}/{key}"):
                yield where, [{**rest, key: one} for one in changed]
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            for where, changed in mutants(inner, f"{path}/{index}"):
                yield where, [[*value[:index], one, *value[index + 1 :]] for one in changed]
        yield f"{path} is longer", [(value[:1] or [None]) * count for count in COUNTS]
    elif isinstance(value, str):
        yield f"{path} is longer", ["x" * length for length in LENGTHS]
    elif isinstance(value, int | float):
        yield f"{path} is greater", [*NUMBERS]
    for wrong in WRONG:
        yield f"{path} is {wrong!r}", [wrong]


Send = Callable[[Any], Awaitable[Reply]]


class Sending:
    """Sends changed requests to one address and notes what should have been refused."""

    def __init__(self, method: str, path: str, send: Send) -> None:
        self._method = method
        self._path = path
        self._send = send

    def _refused(self, body: Any) -> bool:
        against = openapi.description()
        assert against is not None
        return not against.takes(self._method, self._path, body)

    async def check(self, body: Any, below: str = "/") -> None:
        """Send the body as it is, then changed in every single place whose path begins so.

        Of what is changed more and more, the first that is refused is sent.
        """
        first = await self._send(body)
        assert first.status < 300, first.body
        assert not self._refused(body)
        taken: list[str] = []
        sent = 0
        for where, changed in mutants(body):
            if not where.startswith(below):
                continue
            at = bisect_left(changed, True, key=self._refused)
            if at == len(changed):
                continue
            sent += 1
            reply = await self._send(changed[at])
            assert reply.status < 500
            if reply.status < 300 and where not in TAKEN:
                taken.append(f"{where} ({at})")
        assert sent, "nothing was changed that matters"
        assert taken == []


def sending(raw: RawBot, method: str, path: str, files: dict[str, bytes] | None = None) -> Sending:
    return Sending(method, path, lambda body: raw.call(method, path, body, files))


def cases(given: dict[str, Json]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("body", given.values(), ids=given.keys())


async def test_messages(raw: RawBot, channel: str) -> None:
    await sending(raw, "POST", f"/channels/{channel}/messages").check(samples.CREATED)


async def test_answered_messages(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    key = (await raw.call("POST", path, {"content": "x"})).body["id"]
    reference = {"type": 0, "message_id": key, "channel_id": channel, "fail_if_not_exists": True}
    await sending(raw, "POST", path).check({"content": "x", "message_reference": reference})


async def test_edits(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    key = (await raw.call("POST", path, {"content": "x"})).body["id"]
    await sending(raw, "PATCH", f"{path}/{key}").check(samples.EDITED)


@cases(samples.PARTS)
async def test_components(raw: RawBot, channel: str, body: Json) -> None:
    sent = {"flags": V2, "components": [body]}
    await sending(raw, "POST", f"/channels/{channel}/messages").check(sent, "/components/0/")


async def test_files(raw: RawBot, channel: str) -> None:
    path = f"/channels/{channel}/messages"
    await sending(raw, "POST", path, {"a.txt": b"x"}).check(samples.FILES)


@cases(samples.COMMANDS)
async def test_commands(raw: RawBot, body: Json) -> None:
    path = f"/applications/{raw.sandbox.core.world.bot_id}/commands"
    await sending(raw, "PUT", path).check([body])
    await sending(raw, "POST", path).check(body)


async def test_threads(raw: RawBot, channel: str, client: Client) -> None:
    alone = {**samples.THREAD, "type": 11, "invitable": True}
    await sending(raw, "POST", f"/channels/{channel}/threads").check(alone)
    thread = (await raw.call("POST", f"/channels/{channel}/threads", alone)).body["id"]
    await sending(raw, "PATCH", f"/channels/{thread}").check(samples.CHANGED_THREAD)


async def test_threads_from_messages(raw: RawBot, channel: str) -> None:
    async def message() -> str:
        reply = await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"})
        return f"/channels/{channel}/messages/{reply.body['id']}/threads"

    async def send(body: Any) -> Reply:
        return await raw.call("POST", await message(), body)

    await Sending("POST", await message(), send).check(samples.THREAD)


async def test_posts(raw: RawBot, client: Client) -> None:
    guild = await client.guild()
    made = {"name": "f", "type": 15}
    forum = (await client.call("POST", f"/guilds/{guild['id']}/channels", made))["id"]
    body = {**samples.THREAD, "applied_tags": [], "message": {"content": "x", "flags": 0}}
    await sending(raw, "POST", f"/channels/{forum}/threads").check(body)


async def test_deleting_many(raw: RawBot, channel: str, client: Client) -> None:
    rights = {"permissions": {"manage_messages": True}}
    await client.call("PATCH", f"/channels/{channel}/bot", rights)
    path = f"/channels/{channel}/messages/bulk-delete"
    await sending(raw, "POST", path).check({"messages": ["1", "2"]})


class Answering:
    """Answers presses; a new one whenever the last was answered."""

    def __init__(self, raw: RawBot, ana: Person, message: str) -> None:
        self._raw = raw
        self._ana = ana
        self._message = message
        self.path = ""
        self.follow = ""

    async def press(self) -> None:
        await self._ana.interact(kind="component", message_id=self._message, custom_id="b")
        pressed = await self._raw.event("INTERACTION_CREATE")
        self.path = f"/interactions/{pressed['id']}/{pressed['token']}/callback"
        self.follow = f"/webhooks/{pressed['application_id']}/{pressed['token']}"

    async def __call__(self, body: Any) -> Reply:
        reply = await self._raw.call("POST", self.path, body)
        if reply.status < 300:
            await self.press()
        return reply


@pytest.fixture
async def answering(raw: RawBot, channel: str, ana: Person) -> Answering:
    board = await raw.call("POST", f"/channels/{channel}/messages", v2(row(button())))
    await raw.connect()
    made = Answering(raw, ana, board.body["id"])
    await made.press()
    return made


ANSWERS = {
    "message": {"type": 4, "data": {"content": "x", "flags": 64, "tts": False}},
    "thinking": {"type": 5, "data": {"flags": 64}},
    "silence": {"type": 6},
    "update": {"type": 7, "data": {"components": [row(button())], "flags": V2}},
    "form": {"type": 9, "data": samples.WHOLE_FORM},
}


@cases(ANSWERS)
async def test_answers(answering: Answering, body: Json) -> None:
    await Sending("POST", answering.path, answering).check(body)


@cases(samples.FORMS)
async def test_forms(answering: Answering, body: Json) -> None:
    """Fields in their labels; the form around them is among the answers."""
    sent = {"type": 9, "data": body}
    await Sending("POST", answering.path, answering).check(sent, "/data/components/0/component")


async def test_follow_ups(raw: RawBot, answering: Answering) -> None:
    path = answering.follow
    await raw.call("POST", answering.path, {"type": 6})
    await sending(raw, "POST", path).check({"content": "x", "flags": 64, "tts": False})
    key = (await raw.call("POST", path, {"content": "x"})).body["id"]
    await sending(raw, "PATCH", f"{path}/messages/{key}").check(samples.EDITED)
