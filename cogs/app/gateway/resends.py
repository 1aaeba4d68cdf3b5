"""Requests to Discord whose connection breaks are sent again.

The library does so for the numbers that other systems than Linux give a reset connection, and not
for one that a server closes between two requests. A request that was carried out although its
answer got lost does no harm twice: edits and deletions come to the same, a message is recognised
by its nonce, a second answer to an interaction is refused (`resent` tells that it was ours).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from functools import partial
from typing import TypeVar, cast

import aiohttp
import structlog
from discord import Client, File
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

T = TypeVar("T")
_log = structlog.get_logger("cogs")
_WAITS = (0.0, 0.5, 1.5)  # s before each attempt but the first: an interaction waits for three
_BROKEN = (aiohttp.ClientOSError, aiohttp.ServerDisconnectedError, aiohttp.ClientPayloadError)
_resent: ContextVar[int] = ContextVar("resent", default=0)


def resent() -> int:
    """Return how many requests the running task has sent again so far."""
    return _resent.get()


async def again(send: Callable[[], Awaitable[T]], files: Sequence[File] | None) -> T:
    """Return the result of a request, sent again if need be; `files` are those that it sends.

    Raises what the request raises.
    """
    for wait in _WAITS:
        try:
            return await send()
        except _BROKEN as broken:
            _log.info("connection to Discord broke", why=type(broken).__name__, again_in=wait)
        await asyncio.sleep(wait)
        for file in files or ():
            file.reset()
        _resent.set(_resent.get() + 1)
    return await send()


class _Adapter(AsyncWebhookAdapter):
    """Answers to interactions, and what follows them."""

    async def request(self, *args: object, **kwargs: object) -> object:  # pyright: ignore[reportIncompatibleMethodOverride] - whatever it takes is handed on
        send = cast(Callable[..., Awaitable[object]], super().request)
        files = cast(Sequence[File] | None, kwargs.get("files"))
        return await again(partial(send, *args, **kwargs), files)


def send_again(client: Client) -> None:
    """Let all requests of this client be sent again; to be called in the task that connects it."""
    send = client.http.request

    async def request(*args: object, **kwargs: object) -> object:
        files = cast(Sequence[File] | None, kwargs.get("files"))
        return await again(
            partial(cast(Callable[..., Awaitable[object]], send), *args, **kwargs), files
        )

    client.http.request = request  # pyright: ignore[reportAttributeAccessIssue] - the same, around it
    async_context.set(_Adapter())
