"""Keeps the threads awake in which somebody is asked something.

Discord archives a thread in which nobody has written for some time. What a button in there does
then reaches the bot only if its reader may write in the thread.
"""

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.channels import messageable, shut
from cogs.app.errors import UNREACHED
from db.records.channels import Living

_log = structlog.get_logger("cogs")
EVERY = 3600  # s between two looks


class AwakeCog(commands.Cog):
    """Archives such threads and opens them again in time: that counts as activity, and is unseen.

    A thread of somebody else may only be opened again, once it has been archived.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.repeat("threads kept awake", self.regularly, EVERY)

    async def regularly(self) -> None:
        """Keep all threads awake that would fall asleep within a day."""
        async for one in self.bot.play.channels.drowsy():
            if self.bot.stopping:
                return
            try:
                kept = await self._kept(one)
            except UNREACHED as no:
                _log.info("could not keep a thread awake", match=one.match, why=type(no).__name__)
                continue
            if kept:
                await self.bot.play.channels.kept_awake(one.match)

    async def _kept(self, one: Living) -> bool:
        """Keep a thread awake; return whether it needs nothing more for some days."""
        guild = None if one.server is None else self.bot.get_guild(one.server)
        if guild is None:
            return False
        channel = await messageable(self.bot, one.channel)
        if not isinstance(channel, discord.Thread):
            return channel is not None  # a channel never sleeps; what is gone is found elsewhere
        if shut(channel) is not None:
            return False
        if not channel.archived:
            granted = channel.permissions_for(guild.me)
            if channel.owner_id != guild.me.id and not granted.manage_threads:
                return False
            await channel.edit(archived=True)
        await channel.edit(archived=False)
        return True
