"""How a request of the bot becomes a call and its response: token, faults, limits, body, errors."""

import asyncio
import math
import socket
import struct
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import BodyPartReader, MultipartReader, web
from msgspec import Struct

from sandbox.common.errors import ApiError, refusal
from sandbox.common.faults import RouteFault
from sandbox.common.ratelimits import RateLimited
from sandbox.common.shapes import Json, is_list, is_object
from sandbox.core import Core, Traffic
from sandbox.limits import tables
from sandbox.messages.composing import MessageBody
from sandbox.world import permissions
from sandbox.world.files import Upload
from sandbox.world.model import Channel, Guild, Message

BASE = "/api/v10"
_encode = msgspec.json.Encoder().encode
_AT_ONCE = struct.pack("ii", 1, 0)


class RestRequest(Struct):
    """One request of the bot, read."""

    core: Core
    parts: dict[str, str]
    query: dict[str, str]
    body: Json | list[Json]
    uploads: dict[int, Upload]

    @property
    def fields(self) -> Json:
        return self.body if isinstance(self.body, dict) else {}

    @property
    def sent(self) -> MessageBody:
        return MessageBody(self.fields, self.uploads)

    def guild(self) -> Guild:
        """The guild in the path, when the bot is on it. Raises ApiError 10004 or 50001."""
        guild = self.core.world.guilds.get(self.parts["guild"])
        if guild is None:
            raise refusal(10004)
        if not self.core.bot_in(guild):
            raise refusal(50001)
        return guild

    def channel(self, *rights: str) -> Channel:
        """The channel in the path, when the bot sees it and has the rights.

        Raises ApiError 10003, 50001 or 50013.
        """
        world = self.core.world
        channel = world.channels.get(self.parts["channel"])
        if channel is None:
            raise refusal(10003)
        if not world.may_enter(world.bot_id, channel):
            raise refusal(50001)
        if not world.may(world.bot_id, channel, *rights):
            raise refusal(50013)
        return channel

    def message(self, *rights: str) -> Message:
        """The message in the path, never an ephemeral one.

        Raises ApiError as `channel` does, or 10008.
        """
        channel = self.channel(*rights)
        message = self.core.world.messages.get(self.parts["message"])
        if message is None or message.channel_id != channel.id or message.ephemeral:
            raise refusal(10008)
        return message

    def bot_may(self, channel: Channel, right: str) -> bool:
        return bool(
            self.core.world.rights(self.core.world.bot_id, channel) & permissions.bits(right)
        )


class Response(Struct):
    """A success: 200 with a body, 201 or 204."""

    body: Json | list[Json] | None = None
    status: int = 200


NOTHING = Response(status=204)
Handler = Callable[[RestRequest], Awaitable[Response]]


class Route(Struct):
    """A method and path below /api/v10, who carries it out, and the limit it counts against."""

    method: str
    path: str
    handler: Handler
    bucket: str = "other"
    open: bool = False  # needs no bot token: the path holds one
    counts: bool = True  # against the bot's global limit


def install(app: web.Application, core: Core, routes: list[Route]) -> None:
    """Add the routes to the application; anything else below /api is 404 as Discord's."""
    for route in routes:
        app.router.add_route(route.method, BASE + route.path, _serve(core, route))
    app.router.add_route("*", "/api/{rest:.*}", _nowhere(core))


def _nowhere(core: Core) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def unknown(_call: RestRequest) -> Response:
        raise ApiError(404, 0, "404: Not Found")

    return _serve(core, Route("*", "", unknown, open=True))


def _serve(core: Core, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def serve(request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(BASE)
        fault = core.faults.next(request.method, path)
        if fault is not None and not fault.carry_out:
            await _wait(core, request, fault)
            return _failed(core, request, None, fault.failure())
        response = await _respond(core, route, request)
        if fault is not None:
            await _wait(core, request, fault)
            return _failed(core, request, None, fault.failure())
        return response

    return serve


async def _wait(core: Core, request: web.Request, fault: RouteFault) -> None:
    if fault.seconds:
        await asyncio.sleep(fault.seconds)
    if fault.hang:
        await core.faults.hang()
    if (fault.hang or fault.reset) and request.transport is not None:
        line = request.transport.get_extra_info("socket")
        if fault.reset and line is not None:  # a close without a goodbye
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        request.transport.abort()


async def _respond(core: Core, route: Route, request: web.Request) -> web.StreamResponse:
    call: RestRequest | None = None
    headers: dict[str, str] = {}
    try:
        if not route.open and request.headers.get("Authorization") != f"Bot {core.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        call = await _read(core, request)
        headers = core.limits.take(
            route.bucket, _major(route, call.parts), counts_globally=route.counts
        )
        response = await route.handler(call)
    except ApiError as error:
        return _failed(core, request, call, error, headers)
    _remember(core, request, call, response.status, response.body)
    if response.body is None:
        return web.Response(status=response.status, headers=headers)
    return _json(response.status, response.body, headers)


def _json(status: int, body: Json | list[Json], headers: dict[str, str]) -> web.Response:
    """No charset in the content type: Discord sends none."""
    return web.Response(
        status=status, body=_encode(body), headers=headers, content_type="application/json"
    )


def _failed(
    core: Core,
    request: web.Request,
    call: RestRequest | None,
    error: ApiError,
    headers: dict[str, str] | None = None,
) -> web.StreamResponse:
    body = error.body()
    _remember(core, request, call, error.status, body)
    headers = dict(headers or {})
    if isinstance(error, RateLimited):
        if error.scope == "cloudflare":
            retry = str(math.ceil(error.retry_after))
            return web.Response(status=429, text="banned", headers={"Retry-After": retry})
        headers |= error.headers()
    return _json(error.status, body, headers)


def _remember(
    core: Core,
    request: web.Request,
    call: RestRequest | None,
    status: int,
    answer: Json | list[Json] | None,
) -> None:
    core.traffic.append(
        Traffic(
            n=next(core.numbers),
            method=request.method,
            path=request.path.removeprefix(BASE),
            status=status,
            json=call.body if call is not None else None,
            answer=answer,
            at=core.clock.now(),
        )
    )


def _major(route: Route, parts: dict[str, str]) -> str:
    """What a limit counts apart: the channel, guild or token in the path, and the route."""
    keys = ("channel", "guild", "token", "application")
    thing = next((parts[key] for key in keys if key in parts), "")
    return f"{route.method} {route.path} {thing}" if route.bucket == "other" else thing


async def _read(core: Core, request: web.Request) -> RestRequest:
    """The request's body.

    Raises ApiError 50109 when it is not JSON, 40005 when too large, 0 when its sender hung up.
    """
    body: Json | list[Json] = {}
    uploads: dict[int, Upload] = {}
    try:
        if request.content_type == "multipart/form-data":
            body, uploads = await _read_multipart(await request.multipart())
        elif request.can_read_body:
            body = _parse(await request.read())
    except ConnectionError as error:  # a bot that was killed while it sent a picture
        raise ApiError(400, 0, "The request is incomplete") from error
    return RestRequest(core, dict(request.match_info), dict(request.query), body, uploads)


def _parse(raw: bytes) -> Json | list[Json]:
    if not raw:
        return {}
    try:
        value: object = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise refusal(50109) from error
    return value if is_list(value) else _object(value)


def _object(value: object) -> Json:
    if not is_object(value):
        raise refusal(50109)
    return value


async def _read_multipart(
    reader: MultipartReader,
) -> tuple[Json | list[Json], dict[int, Upload]]:
    """`payload_json` and the files by the number in `files[n]`."""
    body: Json | list[Json] = {}
    uploads: dict[int, Upload] = {}
    total = 0
    async for part in reader:
        assert isinstance(part, BodyPartReader)
        raw = bytes(await part.read(decode=False))
        total += len(raw)
        if total > tables.REQUEST_SIZE:
            raise refusal(40005)
        name = part.name or ""
        if name == "payload_json":
            body = _parse(raw)
        elif part.filename is not None:
            index = name.removeprefix("files[").removesuffix("]")
            number = int(index) if index.isdigit() else len(uploads)
            uploads[number] = Upload(part.filename, raw)
    return body, uploads
