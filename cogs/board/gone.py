"""Finds channels of matches that were deleted, also while the bot was not connected."""

import asyncio

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.board.cog import BoardCog
from db.records.channels import Living
from play.time.backoff import Backoff

_log = structlog.get_logger("cogs")
EVERY = 1.0  # s between two questions to Discord


class GoneCog(commands.Cog):
    """Lets matches go on in the channel above a thread that was deleted.

    The channels of running matches are looked for once the gateway has sent their server, with its
    open channels and active threads. The others are archived, closed to the bot or gone: Discord is
    asked about one of them a second, the soonest deadline first.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._servers: set[int] = set()  # whose channels have come and were not yet looked through
        self._unsure: dict[str, Living] = {}  # matches of whose channels nothing has come
        self._due = asyncio.Event()  # there is one or the other
        self._backoff = Backoff()

    async def cog_load(self) -> None:
        self.bot.repeat("look for deleted channels", self.look_at_next, EVERY)

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def _server_shown(self, guild: discord.Guild) -> None:
        self._servers.add(guild.id)
        self._due.set()

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Ask Discord about a thread that is gone or closed to us: both look the same."""
        boards = self.bot.find(BoardCog)
        for match in await self.bot.play.matches.in_channel(gone.thread_id):
            if not await boards.look_for(match):
                self._unsure[match] = Living(
                    match=match, server=gone.guild_id, channel=gone.thread_id, deadline_at=None
                )
                self._due.set()
        await boards.homes.opened(gone.guild_id, {gone.thread_id})  # none goes back there

    async def look_at_next(self) -> None:
        """Ask Discord about the next channel; if it is gone the match goes on above it."""
        await self._due.wait()
        if self._servers:
            await self._look_through()
        if not self._unsure:
            self._due.clear()
            return
        self._backoff.begin_round()
        tried = [one for one in self._unsure.values() if self._backoff.may(one.match)]
        if tried:
            await self._look_at(min(tried, key=_deadline))

    async def _look_at(self, one: Living) -> None:
        """Ask Discord about a channel, again and again until it answers, ever less often."""
        del self._unsure[one.match]
        answered = False
        try:
            answered = await self.bot.find(BoardCog).look_for(one.match)
        finally:
            if answered:
                self._backoff.went_well(one.match)
            else:
                self._backoff.failed(one.match)
                self._unsure.setdefault(one.match, one)

    async def _look_through(self) -> None:
        """Find the matches whose channels were not among those that came with their server."""
        servers, self._servers = self._servers, set()
        found = [
            one
            async for one in self.bot.play.channels.living()
            if one.server in servers and self._is_missing(one)
        ]
        self._unsure.update({one.match: one for one in found})
        if found:
            _log.info("channels of matches cannot be found", matches=len(found))

    def _is_missing(self, one: Living) -> bool:
        guild = self.bot.get_guild(one.server) if one.server is not None else None
        if guild is None or guild.unavailable:
            return False  # of its channels nothing can be known
        return guild.get_channel_or_thread(one.channel) is None


def _deadline(one: Living) -> tuple[bool, float]:
    return one.deadline_at is None, one.deadline_at.timestamp() if one.deadline_at else 0
