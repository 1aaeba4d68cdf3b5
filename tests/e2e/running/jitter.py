"""Random waits wherever the product and the stand-in for Discord wait anyway: they find races.

`pytest --jitter SEED tests/e2e` plays every test so. What fails then either reads before it is
due (a test) or relies on an order that nobody promises (the product).
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiohttp import web

import sandbox.server
from db.store import Store
from sandbox.core import Core
from sandbox.gateway.live import PersonSocket
from sandbox.gateway.session import Socket

MEAN = 0.012  # s of one wait: the order of what a network does
TURNS = 6  # of the event loop, at most, where there is no wait


class Jitter:
    """Waits drawn from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    async def pause(self, rate: float = 0.5) -> None:
        """Wait, or let others go first, or neither."""
        drawn = self._random.random()
        if drawn < rate:
            await asyncio.sleep(self._random.expovariate(1 / MEAN))
        elif drawn < rate + 0.2:
            for _ in range(self._random.randrange(TURNS)):
                await asyncio.sleep(0)

    def around(
        self, work: Callable[..., Awaitable[Any]], rate: float
    ) -> Callable[..., Awaitable[Any]]:
        """Return `work` with a wait before and after it."""

        async def waiting(*args: Any, **more: Any) -> Any:
            await self.pause(rate)
            result = await work(*args, **more)
            await self.pause(rate)
            return result

        return waiting

    def queued(self, write: Callable[[Any], Awaitable[None]], queue: str) -> Any:
        """Return a method that empties a queue, each piece with a wait; their order stays."""

        async def waiting(self_: Any) -> None:
            setattr(self_, queue, _Slow(getattr(self_, queue), self))
            await write(self_)

        return waiting

    def served(self, application: Callable[[Core], web.Application]) -> Any:
        """Return an application that answers with a wait before and after each request."""

        @web.middleware
        async def late(request: web.Request, handler: Any) -> web.StreamResponse:
            if request.path.endswith(("/live", "/gateway", "/gateway/")):
                return await handler(request)
            return await self.around(handler, 0.5)(request)

        def made(core: Core) -> web.Application:
            app = application(core)
            app.middlewares.append(late)
            return app

        return made

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Put waits into the stand-in's requests and events, and into the store."""
        patch.setattr(sandbox.server, "application", self.served(sandbox.server.application))
        patch.setattr(PersonSocket, "write", self.queued(PersonSocket.write, "queue"))
        patch.setattr(Socket, "_write", self.queued(Socket._write, "_queue"))
        patch.setattr(Store, "write", self.around(Store.write, 0.3))
        patch.setattr(Store, "read", self.around(Store.read, 0.1))


class _Slow:
    """A queue whose reader is kept waiting."""

    def __init__(self, queue: Any, jitter: Jitter) -> None:
        self.put_nowait = queue.put_nowait
        self._queue = queue
        self._jitter = jitter

    async def get(self) -> Any:
        item = await self._queue.get()
        await self._jitter.pause()
        return item
