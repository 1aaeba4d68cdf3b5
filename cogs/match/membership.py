"""Whether people are still on the servers where they play, as Discord says (TIM-4.4)."""

import time
from collections.abc import Callable

import discord
from cachetools import TTLCache
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context
from cogs.app.errors import UNREACHED
from cogs.app.render_client import accent
from cogs.ui.names import safe
from cogs.ui.page import LONG, Page, button, rows, words
from cogs.ui.words import game_name
from play.records import Table

UNKNOWN_MEMBER = 10007
KEPT = 3600  # s for which an answer counts
REMEMBERED = 10_000  # answers
APART = 1  # s between two questions
EVERY = 3600  # s between two looks for people who have been gone for long


class MembershipCog(commands.Cog):
    """Asks Discord, because being told of those who leave takes a privileged intent."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self.bot = bot
        self._known: TTLCache[tuple[int, int], bool] = TTLCache(REMEMBERED, KEPT, clock)

    async def cog_load(self) -> None:
        self.bot.repeat("people who have left", self.regularly, EVERY)
        self.bot.play.members.asks = True
        self.bot.repeat("who is still there", self.ask_next, APART)

    async def barred(self, context: Context, table: Table) -> bool:
        """Show somebody what is left to do in a match of a server that they have left.

        Returns False and shows nothing if they are there, or if that cannot be known.
        """
        public = table.public
        elsewhere = public.server not in (None, context.interaction.guild_id)
        if table.seat is None or public.status != "running" or not elsewhere:
            return False
        assert public.server is not None
        if not await self.is_gone(context.person, public.server):
            return False
        await context.show(barred_page(context, table))
        return True

    async def is_gone(self, person: int, server: int) -> bool:
        """Whether somebody is no longer on a server; no where Discord cannot say."""
        known = self._known.get((person, server))
        if known is None:
            known = await self._asked(person, server)
        return known is False

    async def ask_next(self) -> None:
        """Ask whether somebody is still there for whom others would wait (EVT-1.14)."""
        members = self.bot.play.members
        question = await members.next_question()
        if question is None:
            return
        try:
            await self.is_gone(*question)
        finally:
            members.answered(question)

    async def _asked(self, person: int, server: int) -> bool | None:
        """Ask, and note what comes of it; None where Discord cannot say."""
        here = await self._here(person, server)
        if here is None:
            return None
        self._known[person, server] = here
        if here:
            await self.bot.play.members.here(person, server)
        else:
            await self.bot.play.members.gone(person, server)
            await self.bot.play.lobbies.depart(person, server)
        return here

    async def _here(self, person: int, server: int) -> bool | None:
        guild = self.bot.get_guild(server)
        if guild is None:
            return None
        try:
            await guild.fetch_member(person)
        except discord.NotFound as no:
            return False if no.code == UNKNOWN_MEMBER else None
        except UNREACHED:
            return None
        return True

    async def regularly(self) -> None:
        """Let those count as absent who have been gone for days, and still are."""
        for person, server in await self.bot.play.members.due():
            if await self._asked(person, server) is False:
                await self.bot.play.members.absent(person, server)
                await self.bot.play.tournaments.depart(person, server)


def barred_page(context: Context, table: Table) -> Page:
    """Return what is shown instead of a table of a server that somebody has left."""
    match, game = table.public.id, table.public.game
    said = context.ui("no-longer-there", game=safe(game_name(game, context.texts, context.locale)))
    leave = button(f"get-up:{match}", context.ui("leave-match"), most=LONG)
    return Page([words(said), *rows([leave])], accent=accent(game))
