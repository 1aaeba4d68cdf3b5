"""The whole product in one process: sandbox, bot and store, with people in front of it."""

import asyncio
import contextlib
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import bot
from cogs import COGS
from cogs.app.bot import Bot, Services
from cogs.match.cog import TableCog
from games import registry
from games.registry import Game
from play.time.clock import Clock
from render.queue import RenderQueue
from sandbox.client.client import Client, Person
from sandbox.client.shown import ShownMessage
from sandbox.server import Sandbox
from tests.engine import sampler
from tests.engine.strategies import every_text
from tests.render.shared import Shared

EVENT_TIMEOUT = 60.0  # s until a test gives up waiting; nothing waits when all goes well


async def _at_once() -> None:
    """Let a waiting table keep up without the moment that real people are left."""


HIDDEN = True  # channels that the bot may not view come hidden; else they are left out


class House:
    """A sandbox with the real bot in it, which can be stopped and started again."""

    def __init__(
        self,
        folder: Path,
        *,
        clock: Clock | None = None,
        rate_limits: str = "off",
        pictures: bool = True,
        still: bool = False,
    ) -> None:
        self._settings = bot.Settings(data=str(folder))
        self._clock = clock
        self._rate_limits = rate_limits
        self._pictures = pictures
        self._still = still  # the sandbox's time moves only when a test advances it
        self._stack = contextlib.AsyncExitStack()
        self._running: asyncio.Task[None] | None = None
        self.games: Mapping[str, Game] = {**registry.load(), "sampler": sampler.GAME}
        self._looked = 0  # times that `seen` was asked for
        self.texts = every_text()

    async def __aenter__(self) -> Self:
        self.render_queue = RenderQueue(Shared())
        self._stack.push_async_callback(self.render_queue.close)
        sandbox = Sandbox(rate_limits=self._rate_limits, still=self._still, hidden=HIDDEN)
        self.sandbox = await self._stack.enter_async_context(sandbox)
        bot.point_at(self.sandbox)
        self.client = await self._stack.enter_async_context(Client(self.sandbox.url, EVENT_TIMEOUT))
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
        await self._stack.aclose()

    async def start(self) -> None:
        """Start the bot, as after a crash or for the first time."""
        self.services: Services = await bot.services_of(
            self._settings, self.render_queue, self.games, self._clock, self.texts
        )
        if not self._pictures:
            self.services.render_client.games = {}
        await self.services.play.start()
        self.bot = Bot(self.services, COGS, guild_ready_timeout=0.1)
        self._running = asyncio.create_task(self._connected())
        await self.client.bot_online()
        await self.bot.wait_until_ready()
        self.bot.find(TableCog).moment = _at_once

    async def _connected(self) -> None:
        async with self.bot:
            await self.bot.start(self.sandbox.token)

    async def stop(self) -> None:
        """Stop the bot; the sandbox and its people stay."""
        if self._running is not None:
            await self.bot.close()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
            await self.services.play.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def seen(self) -> None:
        """Wait until every open window shows all that has happened so far."""
        self._looked += 1
        mark = {"event": "mark", "data": self._looked}
        people = self.client.people
        self.sandbox.core.live.tell_all([one.id for one in people], mark["event"], mark["data"])
        for person in people:
            await person.until(lambda who=person: mark in who.events, "all that has happened")

    async def quiet(self) -> None:
        """Wait until the bot does nothing beside its answers, and everybody sees what it did."""
        while tasks := set(self.bot._tasks):
            await asyncio.wait(tasks)
        await self.seen()

    async def board(self, person: Person, thread: str) -> ShownMessage:
        """The board of the match in this thread, as this person sees it; waits for it."""
        await self.seen()

        def found() -> list[ShownMessage]:
            seen = person.messages_seen.values()
            return [one for one in seen if one.channel_id == thread and is_board(one)]

        await person.until(found, "a board")
        return found()[-1]

    async def thread(self, person: Person, lobby: ShownMessage) -> str:
        """The thread of the match that began from a lobby; waits for it."""

        def linked() -> str | None:
            text = person.messages_seen.get(lobby.id, lobby).text
            return text.partition("<#")[2].partition(">")[0] or None

        await person.until(linked, "a link to the thread")
        return str(linked())


def is_board(message: ShownMessage, match: str = "") -> bool:
    """Whether a message is the public board of a match, or of this one; pings bear less."""
    running = starts(message, f"play:{match}") and starts(message, f"more:{match}")
    return not message.ephemeral and (running or starts(message, f"verify:{match}"))


def starts(message: ShownMessage, *verbs: str) -> bool:
    """Whether a message bears a component whose custom_id begins so."""
    return any(str(one.get("custom_id", "")).startswith(verbs) for one in message.components)
