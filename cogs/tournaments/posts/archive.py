"""Threads of matches of tournaments are archived a day after their match (EVT-1.12)."""

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.channels import messageable, shut
from cogs.app.errors import UNREACHED

_log = structlog.get_logger("cogs")
EVERY = 3600  # s between two looks
SOME = 500  # threads of a week that are looked at, the latest first


class ArchiveCog(commands.Cog):
    """Archives each such thread once: whoever writes in it afterwards is not shut out again."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._done: set[int] = set()

    async def cog_load(self) -> None:
        self.bot.repeat("threads of tournaments", self.sweep, EVERY)

    async def sweep(self) -> None:
        """Archive the threads whose match ended a day ago."""
        found = dict(await self.bot.play.tournaments.done_threads(SOME))
        self._done &= {*found.values()}
        for match, thread in found.items():
            if self.bot.stopping:
                return
            if thread in self._done:
                continue
            try:
                channel = await messageable(self.bot, thread)
                if isinstance(channel, discord.Thread) and _open(channel):
                    await channel.edit(archived=True)
            except UNREACHED as no:
                _log.info("could not archive a thread", match=match, why=type(no).__name__)
                if not isinstance(no, discord.HTTPException) or no.status >= 500:
                    continue  # Discord was not reached: the next sweep tries again
            self._done.add(thread)


def _open(thread: discord.Thread) -> bool:
    return not thread.archived and shut(thread) is None
