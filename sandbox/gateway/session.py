"""A session of the gateway, which outlives its connections, and one connection."""

import asyncio
import contextlib
import secrets
import zlib
from typing import Any

import msgspec
from aiohttp import web

from sandbox.common.shapes import Json

DISPATCH = 0
MOST_MISSED = 5000  # events kept for a session that is away
_QUICKLY = 1  # a level of zlib: nothing is far away here
_encode = msgspec.json.Encoder().encode


class Session:
    """What the gateway remembers of one connected (or briefly disconnected) bot process."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: list[tuple[int, str]] = []
        self.socket: Socket | None = None
        self.left_at = 0.0

    def concerns(self, guild_id: str | None) -> bool:
        """Whether this session's shard holds the guild; what is of no guild goes to shard 0."""
        number, count = self.shard
        return (int(guild_id or "0") >> 22) % count == number

    def event(self, name: str, data: Json) -> None:
        """Number an event, remember it for a replay, send it when connected."""
        self.sequence += 1
        text = _encode({"op": DISPATCH, "s": self.sequence, "t": name, "d": data}).decode()
        self.sent.append((self.sequence, text))
        del self.sent[:-MOST_MISSED]
        if self.socket is not None:
            self.socket.send(text)


class Socket:
    """One connection: sending never waits, a task empties the queue in order.

    Asked for with `compress=zlib-stream`, what is sent is one stream of zlib, flushed at each end.
    """

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self._ws = ws
        self._request = request
        packed = request.query.get("compress") == "zlib-stream"
        self._packer = zlib.compressobj(_QUICKLY) if packed else None
        self._queue: asyncio.Queue[str | tuple[int, bytes] | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self.closing = False

    def send(self, text: str) -> None:
        self._queue.put_nowait(text)

    def op(self, code: int, data: Any = None) -> None:  # noqa: ANN401 - JSON of any shape
        self.send(_encode({"op": code, "d": data, "s": None, "t": None}).decode())

    def close(self, code: int, reason: str = "") -> None:
        """Close after what is queued."""
        self.closing = True
        self._queue.put_nowait((code, reason.encode()))

    def cut(self) -> None:
        """Drop the connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def finish(self) -> None:
        """Wait until what is queued was sent; a broken connection is no error."""
        self._queue.put_nowait(None)
        with contextlib.suppress(ConnectionError):
            await self._writer

    async def _say(self, text: str) -> None:
        """Send one frame, as the bot has asked to get it."""
        if self._packer is None:
            await self._ws.send_str(text)
        else:
            packed = self._packer.compress(text.encode())
            await self._ws.send_bytes(packed + self._packer.flush(zlib.Z_SYNC_FLUSH))

    async def _write(self) -> None:
        while (item := await self._queue.get()) is not None:
            try:
                if isinstance(item, str):
                    await self._say(item)
                else:
                    await self._ws.close(code=item[0], message=item[1])
            except (ConnectionError, RuntimeError):
                return  # the bot is gone; what it missed is replayed to its session
