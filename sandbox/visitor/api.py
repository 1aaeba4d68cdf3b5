"""How a request of the page or a test becomes a `VisitorRequest`, and its answer."""

from collections.abc import Awaitable, Callable
from typing import NoReturn

import msgspec
from aiohttp import web
from msgspec import Struct

from sandbox.common.errors import ApiError
from sandbox.common.shapes import Json, is_object
from sandbox.core import Core
from sandbox.world.model import OF_POSTS, THREADS, WRITTEN, Channel, Guild, Message, User

_encode = msgspec.json.Encoder().encode


class VisitorError(Exception):
    """What a person cannot do, with a short code and a sentence."""

    def __init__(
        self, status: int, error: str, message: str, fields: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.body: Json = {"error": error, "message": message}
        if fields is not None:
            self.body["fields"] = fields


def nothing_such(kind: str, key: str) -> NoReturn:
    raise VisitorError(404, f"unknown_{kind}", f"There is no {kind} {key}.")


class VisitorRequest(Struct):
    """One request of the page, read."""

    core: Core
    parts: dict[str, str]
    query: dict[str, str]
    body: Json

    def user(self) -> User:
        """The person in the path. Raises Refused where there is none."""
        key = self.parts["user"]
        user = self.core.world.users.get(key)
        return user if user is not None else nothing_such("user", key)

    def guild(self) -> Guild:
        """The server in the path. Raises Refused where there is none."""
        return self.guild_by(self.parts["guild"])

    def guild_by(self, key: str) -> Guild:
        """The server with this id. Raises Refused where there is none."""
        guild = self.core.world.guilds.get(key)
        return guild if guild is not None else nothing_such("guild", key)

    def any_channel(self) -> Channel:
        return self.channel_by(self.parts["channel"])

    def channel_by(self, key: str) -> Channel:
        """The channel with this id. Raises Refused where there is none."""
        channel = self.core.world.channels.get(key)
        return channel if channel is not None else nothing_such("channel", key)

    def channel(self) -> Channel:
        """The channel in the path, when the person sees it."""
        return self.seen(self.any_channel())

    def seen(self, channel: Channel) -> Channel:
        """The channel itself. Raises Refused where the person does not see it or may not enter."""
        world, reader = self.core.world, self.user().id
        if not world.may_view(reader, channel):
            raise VisitorError(403, "not_visible", "This person does not see this channel.")
        if not world.may_enter(reader, channel):
            raise VisitorError(403, "no_connect", "This person may not connect to this channel.")
        return channel

    def message(self, key: str) -> Message:
        """The message, when the person sees it."""
        message = self.core.world.messages.get(key)
        reader = self.user().id
        if message is None or message.reader not in {None, reader}:
            nothing_such("message", key)
        self.seen(self.channel_by(message.channel_id))
        return message


Handler = Callable[[VisitorRequest], Awaitable[Json]]
Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


def serve(core: Core, handler: Handler) -> Serve:
    """The handler as the web server calls it."""

    async def answered(request: web.Request) -> web.StreamResponse:
        try:
            read = VisitorRequest(
                core, dict(request.match_info), dict(request.query), await _read(request)
            )
            status, body = 200, await handler(read)
        except VisitorError as refused:
            status, body = refused.status, refused.body
        except ValueError as error:
            status, body = 400, {"error": "bad_value", "message": str(error)}
        except ApiError as error:
            status, body = error.status, {"error": str(error.code), "message": error.message}
        return web.Response(
            status=status,
            body=_encode(body),
            content_type="application/json",
            headers={"Cache-Control": "no-store"},
        )

    return answered


async def _read(request: web.Request) -> Json:
    if not request.can_read_body or request.content_type.startswith("multipart/"):
        return {}
    try:
        body: object = msgspec.json.decode(await request.read() or b"{}")
    except msgspec.DecodeError as error:
        raise VisitorError(400, "not_json", "The body is not JSON.") from error
    if not is_object(body):
        raise VisitorError(400, "not_an_object", "The body is not a JSON object.")
    return body


def text_of(body: Json, key: str, default: str | None = None) -> str:
    """The text under the key. Raises Refused when it is missing and has no default."""
    value = body.get(key, default)
    if not isinstance(value, str) or not value.strip():
        raise VisitorError(400, "missing", f"{key} is needed.")
    return value


def holds_messages(channel: Channel) -> None:
    """Raise Refused where a channel of this kind holds no messages of its own."""
    if channel.type in OF_POSTS:
        raise VisitorError(400, "in_forum", "A forum holds posts, no messages.")
    if channel.type not in (*WRITTEN, *THREADS):
        raise VisitorError(400, "not_written", "This channel holds no messages.")
