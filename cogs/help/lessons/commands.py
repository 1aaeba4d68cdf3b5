"""The command that opens lessons."""

from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Interaction
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.help.lessons.cog import LessonCog
from cogs.lobby.games import games_by_name, known_game


class LessonCommands(commands.Cog):
    """Learning a game by playing it; it answers this person alone."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="learn", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.describe(game=DESCRIBED)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Go on with the lesson of a game, or list those there are."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        cog = self.bot.find(LessonCog)
        if game is None:
            await cog.offer(context)
            return
        which = known_game(context, game)
        await cog.show(context, self.bot.play.lessons.open(context.who, which))

    @learn.autocomplete("game")
    @suggesting
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        taught = self.bot.play.lessons.games()
        found = games_by_name(self.bot, context.locale, typed)
        return [one for one in found if one.value in taught]
