"""What open windows of the page (and test clients) hear while they watch as a person."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

_encode = msgspec.json.Encoder().encode


class PersonSocket:
    """One WebSocket of one person."""

    def __init__(self, ws: web.WebSocketResponse) -> None:
        self.ws = ws
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()

    async def write(self) -> None:
        while (text := await self.queue.get()) is not None:
            try:
                await self.ws.send_str(text)
            except (ConnectionError, RuntimeError):
                return  # the window was closed


class Live:
    """All windows, by person."""

    def __init__(self) -> None:
        self._windows: dict[str, set[PersonSocket]] = {}

    def watched(self, user_id: str) -> bool:
        """Whether anybody looks as this person now."""
        return bool(self._windows.get(user_id))

    def watchers(self) -> list[str]:
        return [user_id for user_id, windows in self._windows.items() if windows]

    def tell(self, user_id: str, event: str, data: Any) -> None:  # noqa: ANN401 - JSON of any shape
        """Send an event to every window of the person."""
        self.tell_all([user_id], event, data)

    def tell_all(
        self,
        people: Iterable[str],
        event: str,
        data: Any,  # noqa: ANN401 - JSON of any shape
    ) -> None:
        """Send an event to every window of these people, written once."""
        windows = [one for user_id in people for one in self._windows.get(user_id, ())]
        if windows:
            text = _encode({"event": event, "data": data}).decode()
            for window in windows:
                window.queue.put_nowait(text)

    async def serve(
        self,
        request: web.Request,
        user_id: str,
        hello: Any,  # noqa: ANN401 - a function giving JSON
    ) -> web.WebSocketResponse:
        """Serve a window until it is closed; `hello()` is what it is told first."""
        ws = web.WebSocketResponse(heartbeat=30)
        await ws.prepare(request)
        window = PersonSocket(ws)
        window.queue.put_nowait(_encode({"event": "hello", "data": hello()}).decode())
        self._windows.setdefault(user_id, set()).add(window)
        writer = asyncio.create_task(window.write())
        try:
            async for frame in ws:
                if frame.type is WSMsgType.ERROR:
                    break
        finally:
            self._windows[user_id].discard(window)
            window.queue.put_nowait(None)
            await writer
        return ws

    async def stop(self) -> None:
        """Close every window, at the end of the server."""
        for windows in list(self._windows.values()):
            for window in list(windows):
                await window.ws.close()
