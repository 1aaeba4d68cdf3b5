"""From one match that waits to the next, on any server, in one private message (TIM-4.4)."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.match.cog import TableCog
from cogs.match.lists import waiting_page
from cogs.match.membership import MembershipCog


class NextCog(commands.Cog):
    """Leads from table to table, and has others called."""

    home = "table"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("go-on")
    async def next(self, context: Context) -> None:
        """Show the next match that waits, in the same message."""
        await acknowledged(context)
        table = await self.bot.play.matches.table(context.args[0], context.person)
        if not await self.bot.find(MembershipCog).barred(context, table):
            await self.bot.find(TableCog).present(context, table)

    @route("what-waits", again="what-waits")
    async def list_all(self, context: Context) -> None:
        """List all matches that wait for whoever presses, on every server (TIM-4.3)."""
        await acknowledged(context, apart=True)
        waiting = await self.bot.play.matches.waiting(context.person)
        await context.show(waiting_page(context, waiting))

    @route("nudge")
    async def nudge(self, context: Context) -> None:
        """Ping those again for whom the match has waited for a day."""
        await acknowledged(context)
        match = context.args[0]
        await self.bot.play.nudges.nudge(match, context.person)
        table = await self.bot.play.matches.table(match, context.person)
        await self.bot.find(TableCog).present(context, table, note=context.ui("nudged"))
