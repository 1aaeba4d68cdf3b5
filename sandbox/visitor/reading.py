"""What the page reads: the world, messages, commands, live events, files."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox.common.shapes import Json
from sandbox.core import Core
from sandbox.visitor.api import Serve, VisitorRequest, serve
from sandbox.world.addresses import seal
from sandbox.world.files import plain_avatar
from sandbox.world.model import Message

FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


async def world(request: VisitorRequest) -> Json:
    return request.core.views.world(online=request.core.gateway.online)


async def view(request: VisitorRequest) -> Json:
    return request.core.views.world(online=request.core.gateway.online, reader=request.user().id)


async def messages(request: VisitorRequest) -> Json:
    """Oldest first; the reader's own ephemeral ones among them."""
    reader, channel = request.user().id, request.channel()
    found = [
        one
        for one in request.core.world.messages_in(channel.id)
        if one.reader in {None, reader} and _between(one, request.query)
    ]
    limit = min(100, max(1, int(request.query.get("limit", "50"))))
    part = found[:limit] if "after" in request.query else found[-limit:]
    return {"messages": [request.core.wire.message_for(one, reader) for one in part]}


def _between(message: Message, query: dict[str, str]) -> bool:
    key = int(message.id)
    return key < int(query.get("before", key + 1)) and key > int(query.get("after", key - 1))


async def commands(request: VisitorRequest) -> Json:
    return {"commands": request.core.views.commands(request.channel(), request.user().id)}


def live(core: Core) -> Serve:
    """What answers a page that stays open: it is told all that its person sees, as it happens."""

    async def watch(request: web.Request) -> web.StreamResponse:
        user_id = request.match_info["user"]
        if user_id not in core.world.users:
            return web.Response(status=404)
        return await core.live.serve(
            request,
            user_id,
            lambda: core.views.world(online=core.gateway.online, reader=user_id),
        )

    return watch


def attachment(core: Core) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Files by their signed address, until it expires."""

    async def serve_file(request: web.Request) -> web.StreamResponse:
        try:
            expires = int(request.query.get("ex", ""), 16)
        except ValueError:
            expires = 0
        path = request.path
        found = core.world.attachments.get(request.match_info["id"])
        valid = request.query.get("hm") == seal(path, expires) and expires > core.clock.now()
        body = core.world.file(found.id) if found is not None and valid else None
        if found is None or body is None:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=body, content_type=found.content_type, headers=FOR_EVER)

    return serve_file


async def avatar(request: web.Request) -> web.StreamResponse:
    body = plain_avatar(int(request.match_info["number"]))
    return web.Response(body=body, content_type="image/png", headers=FOR_EVER)


async def traffic(request: VisitorRequest) -> Json:
    since = int(request.query.get("since", "0"))
    found = [one for one in request.core.traffic if one.n > since]
    last = request.core.traffic[-1].n if request.core.traffic else 0
    return {"requests": found, "last": last}


def install(app: web.Application, core: Core) -> None:
    """Add the routes of this module to the application."""
    user = "/sandbox/users/{user}"
    app.router.add_get("/sandbox/world", serve(core, world))
    app.router.add_get("/sandbox/traffic", serve(core, traffic))
    app.router.add_get(user + "/view", serve(core, view))
    app.router.add_get(user + "/live", live(core))
    app.router.add_get(user + "/channels/{channel}/messages", serve(core, messages))
    app.router.add_get(user + "/channels/{channel}/commands", serve(core, commands))
    app.router.add_get("/attachments/{channel}/{id}/{filename}", attachment(core))
    app.router.add_get(r"/embed/avatars/{number:\d+}.png", avatar)
