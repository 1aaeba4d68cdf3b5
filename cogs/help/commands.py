"""Commands that explain: the rules of a game, and what this bot is."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.rights import INVITE
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.help.cog import HelpCog
from cogs.lobby.games import games_by_name, games_in_words, known_game
from cogs.ui.page import Page, clip, words


class HelpCommands(commands.Cog):
    """The rules of a game, and what this bot is. Both answer this person alone."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.describe(game=DESCRIBED, topic=DESCRIBED)
    async def rules(
        self, interaction: Interaction, game: str | None = None, topic: str | None = None
    ) -> None:
        """Show the rules of a game by topic."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        asked_game, asked_topic = await self._needed(context)
        which = known_game(context, game or asked_game or next(iter(self.bot.games)))
        await self.bot.find(HelpCog).show(context, which, topic or asked_topic)

    async def _needed(self, context: Context) -> tuple[str | None, str | None]:
        """Return the game and the topic that the person's open question here needs."""
        for match in await self.bot.play.matches.in_channel(context.channel):
            table = await self.bot.play.matches.table(match, context.person)
            game = table.public.game
            if table.question is None:
                return game, None
            topic = self.bot.texts.topic_of(game, table.question.rule, context.locale)
            return game, topic.id if topic else None
        return None, None

    @rules.autocomplete("game")
    @suggesting
    async def _rule_games(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        return games_by_name(self.bot, context.locale, typed)

    @rules.autocomplete("topic")
    @suggesting
    async def _topics(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        asked_game, first = await self._needed(context)
        game = getattr(interaction.namespace, "game", None) or asked_game
        if game not in self.bot.games:
            return []
        topics = self.bot.texts.topics(game, context.locale)
        topics.sort(key=lambda topic: topic.id != first)
        return [
            app_commands.Choice(name=clip(topic.title, 100), value=topic.id)
            for topic in topics
            if typed.casefold() in topic.title.casefold()
        ][:25]

    @app_commands.command(name="about", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def about(self, interaction: Interaction) -> None:
        """Say what this is, under which licences, and how to invite it."""
        context = await self.bot.context_of(interaction)
        address = discord.utils.oauth_url(
            self.bot.application_id or 0, permissions=discord.Permissions(INVITE)
        )
        games = games_in_words(self.bot, context.locale)
        said = [words(context.ui("about", games=games, invite=address))]
        verified = self.bot.play.upkeep.verified
        if verified is not None and verified.matches:
            alike, matches = verified.alike, verified.matches
            said.append(words(context.ui("about-verified", alike=alike, matches=matches)))
        page = Page(said)
        await interaction.response.send_message(view=page.view(), ephemeral=True)
