"""What is stored about a person: handed out, or forgotten."""

from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, Interaction, route
from cogs.app.errors import acknowledged
from cogs.ui.files import file_page
from cogs.ui.page import Page, words


class DataCog(commands.Cog):
    """Commands about one's own data."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    data = app_commands.Group(
        name="data",
        description=DESCRIBED,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )

    @data.command(name="export", description=DESCRIBED)
    async def export(self, interaction: Interaction) -> None:
        """Hand out all that is stored about me."""
        context = await self.bot.context_of(interaction)
        await self._hand_out(context)

    @route("my-data", again="mine")
    async def hand_out(self, context: Context) -> None:
        """Hand out all that is stored about me, from my settings."""
        await self._hand_out(context)

    async def _hand_out(self, context: Context) -> None:
        await acknowledged(context, apart=True)
        found = await self.bot.play.people.export(context.person)
        await context.show(file_page("my-data.json", found, context.ui("data-export")))

    @data.command(name="delete", description=DESCRIBED)
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether all that is stored about me is really to be forgotten."""
        context = await self.bot.context_of(interaction)
        await self._ask(context)

    @route("my-forgetting", again="mine")
    async def ask(self, context: Context) -> None:
        """Ask the same, from my settings."""
        await self._ask(context)

    async def _ask(self, context: Context) -> None:
        await acknowledged(context, apart=True)
        yes = "forget", context.ui("data-delete-yes")
        await context.show(sure_page(context, context.ui("data-delete-sure"), yes))

    @route("forget")
    async def forget(self, context: Context) -> None:
        """Forget this person."""
        await acknowledged(context)
        left = await self.bot.play.people.delete(context.person)
        await context.show(Page([words(context.ui("data-deleted", count=left))]))
