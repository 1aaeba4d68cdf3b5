"""A bot without a library: raw requests and gateway frames."""

import asyncio
import io
import json
from typing import Any

import aiohttp

from sandbox import Sandbox

Json = dict[str, Any]
V2 = 1 << 15
EPHEMERAL = 1 << 6


class Reply:
    """Status, headers and body of an answer."""

    def __init__(self, status: int, headers: Any, body: Any) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def code(self) -> int:
        return self.body["code"]

    def errors(self, *path: str | int) -> list[str]:
        """The codes at the path of the error tree."""
        node = self.body["errors"]
        for key in path:
            node = node[str(key)]
        return [one["code"] for one in node["_errors"]]


class RawBot:
    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.events: asyncio.Queue[Json] = asyncio.Queue()
        self.session: aiohttp.ClientSession
        self.ws: aiohttp.ClientWebSocketResponse

    async def __aenter__(self) -> "RawBot":
        self.session = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.session.close()

    async def connect(self, **extra: Any) -> None:
        self.ws = await self.session.ws_connect(self.sandbox.gateway_url)
        assert (await self.frame())["op"] == 10
        data = {"token": self.sandbox.token, "intents": 1, "properties": {}, **extra}
        await self.ws.send_json({"op": 2, "d": data})

    async def frame(self) -> Json:
        return json.loads(await self.ws.receive_str())

    async def event(self, name: str) -> Json:
        """The data of the next event of this name."""
        while True:
            frame = await self.frame()
            if frame["t"] == name:
                return frame["d"]

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> Reply:
        headers = {"Authorization": f"Bot {token or self.sandbox.token}"}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
            body = None
        async with self.session.request(
            method, self.sandbox.api_url + path, json=body, data=data, headers=headers
        ) as reply:
            raw = await reply.read()
            return Reply(reply.status, reply.headers, json.loads(raw) if raw else None)


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def button(custom_id: str = "b", **extra: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **extra}


def option(value: str, **extra: Any) -> Json:
    return {"label": value, "value": value, **extra}


def select(custom_id: str = "s", count: int = 2, **extra: Any) -> Json:
    options = [option(str(number)) for number in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **extra}


def gallery(*urls: str, **extra: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **extra} for url in urls]}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def rows(*components: Json) -> Json:
    return {"content": "x", "components": list(components)}
