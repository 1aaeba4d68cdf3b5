"""Coaches of entrants: asked, called, agreeing (EVT-1.7)."""

import asyncio
from collections.abc import Sequence

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.places import open_place, shut
from cogs.app.context import Context, known_id, route
from cogs.app.errors import UNREACHED, acknowledged
from cogs.lobby.inviting import InvitingCog
from cogs.tournaments.cog import CALLS, TournamentCog
from cogs.tournaments.team import coach_page
from cogs.tournaments.words import Screen

_log = structlog.get_logger("cogs")


class CoachingCog(commands.Cog):
    """Carries presses about coaches to play/."""

    home = "t-mine"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._calling = asyncio.Lock()  # a press and what is due must not call somebody both

    async def cog_load(self) -> None:
        self.bot.repeat("coaches", self.call, CALLS)

    @route("t-coach")
    async def ask(self, context: Context) -> None:
        """Ask people of this server to coach with one, and call them."""
        await acknowledged(context)
        which, service = context.args[0], self.bot.play.tournaments
        await self.bot.find(TournamentCog).check_server(context, which)
        inviting = self.bot.find(InvitingCog)
        ids = [known_id(one) for one in context.values]
        people = await inviting.checked(context, await inviting.members(context, ids))
        await service.ask_coaches(which, context.person, people)
        await self.call()
        said = context.ui("tournament-coach-noted")
        await self.bot.find(TournamentCog).own(context, which, said)

    async def call(self) -> None:
        """Call those who are asked and may be called now; they find it among their tournaments."""
        service = self.bot.play.tournaments
        async with self._calling:
            for which, number, people in await service.coaches_to_call():
                if await self._call(which, number, people):
                    await service.coaches_called(which, people)

    async def _call(self, which: str, number: int, people: Sequence[int]) -> bool:
        shown = await self.bot.play.tournaments.view(which)
        facts = shown.facts
        place = await open_place(self.bot, facts.server, facts.channel)
        if place is None or shut(place) is not None:
            return False
        settings = self.bot.play.people.settings
        wanted = [one for one in people if (await settings(one)).pings]
        mentions = discord.AllowedMentions(users=[discord.Object(one) for one in wanted])
        screen = Screen(shown, self.bot.texts, language(facts.locale))
        made = coach_page(screen, number, people)
        try:
            await place.send(view=made.view(), allowed_mentions=mentions)
        except UNREACHED as no:
            _log.warning("could not call coaches", why=type(no).__name__)
            return False
        return True

    @route("t-no-coach")
    async def send_away(self, context: Context) -> None:
        """Let somebody coach no more."""
        await acknowledged(context)
        which, person = context.args[0], known_id(context.values[0])
        await self.bot.play.tournaments.send_coach_away(which, context.person, person)
        await self.bot.find(TournamentCog).own(context, which)

    @route("t-coach-yes")
    async def agree(self, context: Context) -> None:
        """Agree to coach."""
        await self._answer(context, agrees=True)

    @route("t-coach-no")
    async def decline(self, context: Context) -> None:
        """Do not coach, or no more."""
        await self._answer(context, agrees=False)

    async def _answer(self, context: Context, *, agrees: bool) -> None:
        await acknowledged(context, apart=not context.on_ephemeral)
        which, said = context.args[0], context.ui("tournament-coach-answered")
        await self.bot.play.tournaments.coach(which, context.person, agrees=agrees)
        await self.bot.find(TournamentCog).own(context, which, said)
