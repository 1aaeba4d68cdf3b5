"""The first message on a new server, with the ways to begin."""

import discord
import structlog
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.rights import missing_rights
from cogs.app.context import Context
from cogs.app.edits import edit_message
from cogs.app.errors import UNREACHED
from cogs.lobby.games import games_in_words, solo_select
from cogs.ui.page import Page, button, rows, words
from locales.texts import Locale

_log = structlog.get_logger("cogs")


class HelloCog(commands.Cog):
    """Says hello once on each server that invites the bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello to a server that has just invited the bot."""
        await self._greet(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say hello to servers that invited the bot while it was away."""
        for guild in self.bot.guilds:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello in the first channel where the bot may write, once for ever.

        The greeting is claimed first: two processes, or two events, greet once.
        """
        self.bot.wait_for_this()  # or a claim may be left behind
        servers = self.bot.play.servers
        settings = await servers.settings(guild.id)
        channel = self._where(guild)
        if settings.greeted or channel is None or not await servers.greet(guild.id):
            return
        known = settings.locale or str(guild.preferred_locale)
        page = hello_page(self.bot, language(known))
        try:
            await channel.send(view=page.view(), silent=True)
        except UNREACHED as no:
            _log.info("could not say hello", server=guild.id, why=type(no).__name__)
            await servers.not_greeted(guild.id)

    async def renew(self, context: Context) -> None:
        """Write the greeting in which somebody chose once more.

        Until it is edited, choosing there again what it shows as chosen sends nothing.
        """
        settings = await self.bot.play.servers.settings(context.server)
        known = settings.locale or str(context.interaction.guild_locale)
        page, message = hello_page(self.bot, language(known)), context.interaction.message
        assert message is not None
        try:
            await edit_message(self.bot, context.channel, message.id, page)
        except UNREACHED as no:
            _log.info("could not renew a greeting", server=context.server, why=type(no).__name__)

    def _where(self, guild: discord.Guild) -> discord.TextChannel | None:
        candidates = [guild.system_channel, *guild.text_channels]
        for channel in candidates:
            if channel is not None and not missing_rights(
                channel.permissions_for(guild.me), channel
            ):
                return channel
        _log.info("no channel to say hello in", server=guild.id)
        return None


def hello_page(bot: Bot, locale: Locale) -> Page:
    """Return the hello with its buttons, and all games against AIs."""
    first = bot.texts.get(f"{next(iter(bot.games))}-name", locale)
    games = games_in_words(bot, locale)
    said = bot.texts.get("ui-hello", locale, games=games, first=first)
    found = [
        button("solo", bot.texts.get("ui-solo", locale), ButtonStyle.primary),
        button("several", bot.texts.get("ui-several", locale)),
    ]
    if any(game.lesson is not None for game in bot.games.values()):
        found.append(button("l-list", bot.texts.get("ui-learn", locale)))
    return Page([words(said), *rows(found), solo_select(bot, locale)])
