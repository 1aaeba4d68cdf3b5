"""The connections to Discord that this process needs, where several share the servers (SCL-5)."""

import asyncio

import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from play.time.shards import Shards

_log = structlog.get_logger("cogs")
SETTLED = 10.0  # s after which all servers of a part have come


class ShardConnections:
    """Opens what is to be taken over, and closes what somebody else has taken over.

    Until then both processes get every event of a part, and the first to acknowledge a press
    answers it. What is lost is kept connected for a while: presses that were begun are finished.
    """

    def __init__(self, bot: commands.AutoShardedBot, shards: Shards, drain: float) -> None:
        self._bot = bot
        self._shards = shards
        self._drain = drain
        self._launched = False
        self._lost: dict[int, float] = {}  # since when, by the loop's clock
        self._since: dict[int, float] = {}  # it is open
        self._busy = asyncio.Lock()
        self._turns: int | None = None  # in which Discord lets bots identify at the same time

    def begun(self) -> None:
        """Note that the connections of the start were opened."""
        self._launched = True

    @property
    def busy(self) -> bool:
        """Whether this is not the moment to `follow`."""
        return self._busy.locked() or not self._launched

    async def follow(self) -> None:
        """Open and close what is to be."""
        async with self._busy:
            wanted, now = self._shards.wanted, asyncio.get_running_loop().time()
            there = {number for number, one in self._bot.shards.items() if not one.is_closed()}
            for number in sorted(wanted - there):
                await self._open(number)
            # The library says nothing of a part being ready when another became so just before.
            self._since = {number: self._since.get(number, now) for number in there & wanted}
            for number, since in self._since.items():
                if now - since >= SETTLED and not self._shards.is_connected(number):
                    await self._shards.connected(number)
            self._lost = {number: self._lost.get(number, now) for number in there - wanted}
            for number, since in self._lost.items():
                if now - since >= self._drain:
                    await self._bot.shards[number].disconnect()

    async def _open(self, number: int) -> None:
        known = self._bot.get_shard(number)
        try:
            if known is None:
                await self._bot.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
            else:
                await known.reconnect()
        except OSError as no:  # the next round tries again
            _log.warning("a part could not be connected", part=number, why=type(no).__name__)

    async def turn(self, number: int) -> None:
        """Wait until a part may identify: no two within five seconds, whichever process asks."""
        if self._turns is None:
            self._turns = (await self._bot.fetch_session_start_limits()).max_concurrency
        await self._shards.identify(number % self._turns)
