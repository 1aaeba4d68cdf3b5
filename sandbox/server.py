"""The sandbox as a server: its routes, its address, its beginning and end."""

from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.common.ratelimits import DISCORD
from sandbox.core import Core
from sandbox.limits import tables
from sandbox.rest import answers, api, channels, events, guilds, messages, myself, webhooks
from sandbox.visitor import acting, people, reading, trouble

PAGE = Path(__file__).parent / "page"
TOKEN = "sandbox"  # noqa: S105 - a stand-in's token protects nothing


class Sandbox:
    """A local Discord on loopback; `async with` starts and ends it.

    `data` is the folder that keeps the world; None keeps it in memory. `rate_limits` is
    "discord" for limits near the real ones, or "off". With `still` the server's time moves only
    when a test advances it, so that a slow machine misses no deadline of three seconds. `hidden`:
    the bot gets channels that it may not view, hidden, as since 2026; else they are left out.
    """

    def __init__(
        self,
        port: int = 0,
        data: Path | None = None,
        token: str = TOKEN,
        rate_limits: str = "discord",
        *,
        still: bool = False,
        hidden: bool = True,
    ) -> None:
        self._port = port
        self.token = token
        limits = DISCORD if rate_limits == "discord" else None
        self.core = Core(data, token, limits, still=still, hidden=hidden)
        self._runner: web.AppRunner | None = None
        self.url = ""

    @property
    def api_url(self) -> str:
        return self.url + api.BASE

    @property
    def gateway_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/gateway"

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken."""
        self._runner = web.AppRunner(application(self.core), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{port}"
        self.core.wire.files.base = self.url
        self.core.open()

    async def stop(self) -> None:
        """Close every connection and the store, and listen no more."""
        await self.core.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()


def application(core: Core) -> web.Application:
    """All routes: the bot's API and gateway, the visitor API, files and the page."""
    app = web.Application(client_max_size=2 * tables.REQUEST_SIZE)
    app.router.add_get("/gateway", core.gateway.serve)
    app.router.add_get("/gateway/", core.gateway.serve)
    modules = (myself, messages, channels, guilds, answers, webhooks, events)
    api.install(app, core, [route for module in modules for route in module.ROUTES])
    for part in (reading, people, acting, trouble):
        part.install(app, core)
    app.router.add_get("/", _index)
    app.router.add_static("/page", PAGE)
    return app


async def _index(_request: web.Request) -> web.StreamResponse:
    index = PAGE / "index.html"
    if not index.exists():
        return web.Response(status=404, text="The page is not here.")
    return web.FileResponse(index)
