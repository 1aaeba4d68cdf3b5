"""Looking for somebody who plays on in one's place, or in that of people who stay away."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.match.more import more_page


class SeekingCog(commands.Cog):
    """Passes on to play/ for whom a substitute is looked for; asks before one gives a seat up."""

    home = "more-in"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def _more(self, context: Context, said: str = "") -> None:
        table = await self.bot.play.matches.table(context.args[0], context.person)
        await context.show(more_page(context, table, said))

    @route("sub-seek")
    async def ask(self, context: Context) -> None:
        """Ask whether somebody really wants to give their seat up to a substitute."""
        await acknowledged(context)
        match = context.args[0]
        yes = f"sub-sought:{match}", context.ui("substitute-yes")
        said = context.ui("substitute-sure")
        await context.show(sure_page(context, said, yes, f"more-in:{match}"))

    @route("sub-sought")
    async def seek(self, context: Context) -> None:
        """Look for a substitute for me."""
        await acknowledged(context)
        match = context.args[0]
        await self.bot.play.substitutes.seek(match, context.person)
        table = await self.bot.play.matches.table(match, context.person)
        await self._told(context, match, table.seat)

    @route("sub-for")
    async def seek_for(self, context: Context) -> None:
        """Look for a substitute for people who stay away."""
        await acknowledged(context)
        match, seat = context.args[0], context.values.number(0)
        await self.bot.play.substitutes.seek_for(match, context.person, seat)
        await self._told(context, match, seat)

    async def _told(self, context: Context, match: str, seat: int | None) -> None:
        """Say how many are called, and what happens where nobody is."""
        called = await self.bot.play.substitutes.called(match)
        count = sum(one.seat == seat for one in called)
        await self._more(context, context.ui("substitute-called", count=count))

    @route("sub-stop")
    async def stop(self, context: Context) -> None:
        """Look for nobody any more in my place."""
        await acknowledged(context)
        match, seat = context.args[0], context.args.number(1)
        await self.bot.play.substitutes.stop(match, context.person, seat)
        await self._more(context, context.ui("substitute-stopped"))

    @route("sub-not-for")
    async def stop_for(self, context: Context) -> None:
        """Look for nobody any more in the place of others."""
        await acknowledged(context)
        match, seat = context.args[0], context.values.number(0)
        await self.bot.play.substitutes.stop(match, context.person, seat)
        await self._more(context, context.ui("substitute-stopped"))
