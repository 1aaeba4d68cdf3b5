"""Several bots, each a process, that share a database of a server and one Discord (SCL-2)."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

from db.engines.postgres.connection import ServerConnection
from sandbox.client.client import Client
from sandbox.server import Sandbox
from tests.e2e.running.outside import ROOT

PATIENCE = 180.0  # s until a test gives up; a lease takes 20 s to run out


class Bots:
    """A sandbox, a database, and bots that come and go."""

    def __init__(self, folder: Path, database: str, turns: int = 8) -> None:
        self.folder = folder
        self.database = database
        self.running: dict[str, Process] = {}
        self._turns = turns
        self._stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Self:
        self.sandbox = await self._stack.enter_async_context(Sandbox(rate_limits="off"))
        self.client = await self._stack.enter_async_context(Client(self.sandbox.url, PATIENCE))
        self.db = ServerConnection(self.database)
        self._stack.callback(self.db.close)
        await self.client.fault("shards", recommended=2, max_concurrency=self._turns)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name in list(self.running):
            await self.kill(name)
        await self._stack.aclose()
        for log in sorted(self.folder.glob("*.log")):
            print(log.name, log.read_text("utf-8")[-6000:])  # noqa: T201 - what a failing test has to say

    async def start(self, name: str, shards: str, told: Mapping[str, str] | None = None) -> None:
        """Start a bot of this name, with these parts at home."""
        kept = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith("BOT_") and key != "DISCORD_TOKEN"
        }
        set_to = {
            "BOT_SANDBOX_URL": self.sandbox.url,
            "BOT_DATA": str(self.folder / name),
            "BOT_DATABASE": self.database,
            "BOT_SHARDS": shards,
            "BOT_TICK": "1",
            "BOT_LOG_LEVEL": "WARNING",
            **(told or {}),
        }
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = await asyncio.create_subprocess_exec(
                sys.executable, ROOT / "bot.py", cwd=self.folder, env=kept | set_to, stderr=log
            )

    async def stop(self, name: str) -> None:
        """Ask a bot to end."""
        process = self.running.pop(name)
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0, self.log(name)

    async def kill(self, name: str) -> None:
        """End a bot without a word."""
        process = self.running.pop(name)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def log(self, name: str) -> str:
        return (self.folder / f"{name}.log").read_text("utf-8")

    def holders(self) -> list[str | None]:
        """Who holds each part, in the order of their numbers."""
        rows = self.db.execute("SELECT holder FROM shards.lease ORDER BY number").fetchall()
        return [one for (one,) in rows]

    async def until_held(self, apart: int, of_all: int = 2) -> list[str | None]:
        """Wait until all parts are held by so many processes that live; return by whom."""
        query = (
            "SELECT count(holder), count(DISTINCT holder), min(until_at) > shards.moment()"
            " FROM shards.lease"
        )
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(Exception):  # no bot has made the tables yet
                    if tuple(self.db.execute(query).fetchone()) == (of_all, apart, 1):
                        return self.holders()
                await asyncio.sleep(0.1)

    async def channel(self, part: int, of_all: int = 2) -> str:
        """A channel on a server of a part."""
        made = await self.client.call(
            "POST",
            "/guilds",
            {
                "name": f"part {part}",
                "shard": [part, of_all],
                "bot": True,
                "channels": ["play"],
            },
        )
        return str(made["channels"][0]["id"])
