"""Requests to the visitor API of a sandbox."""

from types import TracebackType
from typing import Self

import aiohttp

from sandbox.client.failures import Refusal
from sandbox.common.shapes import Json, as_object


class Requests:
    """Speaks to the sandbox at `url`, inside `async with`; waits last `event_timeout` s at most."""

    def __init__(self, url: str, event_timeout: float) -> None:
        self.url = url
        self.event_timeout = event_timeout
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self.session.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        """The connections. They are there inside `async with` only."""
        assert self._session is not None, "use `async with Client(...)`"
        return self._session

    async def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """One request below /sandbox. Raises Refusal."""
        address = f"{self.url}/sandbox{path}"
        async with self.session.request(method, address, json=body) as response:
            answer = as_object(await response.json())
            if response.status >= 400:
                raise Refusal(response.status, answer)
            return answer

    async def file(self, url: str) -> bytes:
        """The bytes behind an attachment's address."""
        async with self.session.get(url) as response:
            response.raise_for_status()
            return await response.read()
