"""A ruling that was the last result of its round is taken back, or holds at once (EVT-1.15)."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.tournaments.organising.managing import ManagingCog


class RulingsCog(commands.Cog):
    """Takes rulings back while the next round waits for that."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-take-back", again="t-manage")
    async def take_back(self, context: Context) -> None:
        """Take the last ruling back; the match goes on."""
        await acknowledged(context)
        managing, service = self.bot.find(ManagingCog), self.bot.play.tournaments
        view = await managing.managed(context)
        manages, which = managing.manages(context, view), view.facts.id
        await service.take_back(which, context.person, manages=manages)
        await managing.show(context, await service.view(which), context.ui("tournament-taken-back"))

    @route("t-draw-now", again="t-manage")
    async def draw_now(self, context: Context) -> None:
        """Draw at once what follows from the ruling."""
        await acknowledged(context)
        managing, service = self.bot.find(ManagingCog), self.bot.play.tournaments
        view = await managing.managed(context)
        manages, which = managing.manages(context, view), view.facts.id
        await service.draw_now(which, context.person, manages=manages)
        await service.tick()
        await managing.show(context, await service.view(which), context.ui("tournament-noted"))
