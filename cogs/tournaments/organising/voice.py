"""Where organisers let news of a tournament be told, and which role these call (EVT-1.10)."""

import discord
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.channels import Channel, check_voice_in, rights_in_words
from cogs.app.channels.rights import missing_rights
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.posts.news_page import voice_page
from cogs.tournaments.words import Screen
from games.core.refused import Refused
from games.core.text import text


class VoiceCog(commands.Cog):
    """Lets organisers choose channel and role of the news."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-voice", again="t-manage")
    async def show(self, context: Context, note: str = "") -> None:
        """Show what is chosen."""
        await acknowledged(context)
        view = await self.bot.find(ManagingCog).managed(context)
        await context.show(voice_page(Screen(view, self.bot.texts, context.locale), note))

    @route("t-voice-in", again="t-manage")
    async def tell_in(self, context: Context) -> None:
        """Tell news in another channel; without one, where the tournament's message stands."""
        await acknowledged(context)
        managing = self.bot.find(ManagingCog)
        view = await managing.managed(context)
        channel = known_id(context.values[0]) if context.values else None
        if channel is not None:
            _check_channel(context, channel)
        await self._choose(context, view.facts.id, channel, view.facts.news_role)

    @route("t-voice-role", again="t-manage")
    async def call_role(self, context: Context) -> None:
        """Let news call a role that this organiser may mention; without one, nobody."""
        await acknowledged(context)
        view = await self.bot.find(ManagingCog).managed(context)
        role = known_id(context.values[0]) if context.values else None
        if role is not None:
            _check_role(context, role)
        await self._choose(context, view.facts.id, view.facts.news_in, role)

    async def _choose(
        self, context: Context, which: str, channel: int | None, role: int | None
    ) -> None:
        managing = self.bot.find(ManagingCog)
        view = await managing.managed(context, which)
        manages = managing.manages(context, view)
        service = self.bot.play.tournaments
        await service.tell_in(which, context.person, channel, role, manages=manages)
        await self.show(context, context.ui("tournament-voice-noted"))


def _check_channel(context: Context, channel: int) -> None:
    """Raise Refused where news could not be posted, or this person could not write."""
    there = context.bot.get_channel(channel)
    if not isinstance(there, Channel) or there.guild.id != context.server:
        raise Refused(text("ui-not-your-channel", channel=str(channel)))
    if missing := missing_rights(there.permissions_for(there.guild.me), there):
        rights = rights_in_words(context.ui, missing)
        raise Refused(text("ui-missing-rights-in", channel=str(channel), rights=rights))
    check_voice_in(context, there)


def _check_role(context: Context, role: int) -> None:
    """Raise Refused for a role that this person may not mention, in the channel where they are."""
    guild = context.interaction.guild
    there = guild and guild.get_role(role)
    may = context.interaction.permissions.mention_everyone
    if there is None or not (there.mentionable or may) or there.is_default():
        name = discord.utils.escape_markdown(there.name) if there else str(role)
        raise Refused(text("ui-tournament-voice-not-yours", role=name))
