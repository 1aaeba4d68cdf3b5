"""How a person is called."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.people.pages import settings_page
from cogs.ui.page import Page, choice, select
from db.records.people import Settings


class CallsCog(commands.Cog):
    """The page of calls; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("my-calls", again="mine")
    async def set_calls(self, context: Context) -> None:
        """Choose how I am called."""
        await acknowledged(context)
        await self.bot.play.directs.choose(context.person, context.values[0], context.locale)
        settings = await self.bot.play.people.settings(context.person)
        await context.show(calls_page(context, settings))


def calls_page(context: Context, settings: Settings) -> Page:
    """Return the page of calls."""
    now = "thread" if settings.pings else "none"
    lines = [choice(one, context.ui(f"calls-{one}"), default=one == now) for one in CALLS]
    said = context.ui(f"calls-now-{now}")
    return settings_page(context, "calls", [said], [select("my-calls", context.ui("calls"), lines)])


CALLS = ("thread", "none")
