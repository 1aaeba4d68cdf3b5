"""The bot as a process of its own in front of a sandbox that outlives it."""

import asyncio
import contextlib
import os
import secrets
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

import bot
from games import registry
from play.service import Application
from tests.e2e.house import House

ROOT = Path(__file__).parents[3]
ENDED = 400  # s after which Discord has forgotten the session of a process that is gone


class Outside(House):
    """A house whose bot is `bot.py`, started as anybody starts it, so that it can be killed."""

    process: Process
    line: tuple[str | Path, ...] = (sys.executable, ROOT / "bot.py")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, still=True)
        self.folder = folder
        self.database = folder / "matches.db"

    async def start(self) -> None:
        """Start the process and wait until it is connected."""
        await self.begin()
        await self.client.bot_online()

    async def begin(self) -> None:
        """Start the process."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("BOT_") and name != "DISCORD_TOKEN"
        }
        told = {
            "BOT_SANDBOX_URL": self.sandbox.url,
            "BOT_DATA": str(self.folder),
            "BOT_LOG_LEVEL": "WARNING",
        }
        with (self.folder / "bot.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.line, cwd=self.folder, env=kept | told, stderr=log
            )

    async def stop(self) -> None:
        """Ask the process to end, as at a restart of the machine."""
        await self._end(signal.SIGTERM)
        assert self.process.returncode == 0, self.log()

    async def kill(self) -> None:
        """End the process without a word; then time passes, and what it owed has failed."""
        await self._end(signal.SIGKILL)
        await self.client.advance(ENDED)

    async def _end(self, how: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        await self.process.wait()
        ana = await self.client.user("Ana")
        await ana.until(lambda: not ana.bot_online, "the bot to be gone")

    def log(self) -> str:
        return (self.folder / "bot.log").read_text("utf-8")

    async def reading(self) -> Application:
        """The database, read beside the process; to be closed."""
        return await Application.open(
            self.database, registry.load(), bot.SystemClock(), secrets.token_bytes
        )
