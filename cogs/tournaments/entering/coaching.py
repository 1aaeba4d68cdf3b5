"""Coaches of entrants: asked, called, agreeing (EVT-1.7)."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged
from cogs.lobby.inviting import InvitingCog
from cogs.tournaments.calling import CallingCog
from cogs.tournaments.cog import TournamentCog


class CoachingCog(commands.Cog):
    """Passes presses about coaches on to play/."""

    home = "t-mine"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-coach")
    async def ask(self, context: Context) -> None:
        """Ask people of this server to coach for oneself, and call them."""
        await acknowledged(context)
        which, service = context.args[0], self.bot.play.tournaments
        await self.bot.find(TournamentCog).check_server(context, which)
        inviting = self.bot.find(InvitingCog)
        ids = [known_id(one) for one in context.values]
        people = await inviting.checked(context, await inviting.members(context, ids))
        await service.ask_coaches(which, context.person, people)
        await self.bot.find(CallingCog).call(which)
        said = context.ui("tournament-coach-noted")
        await self.bot.find(TournamentCog).own(context, which, said)

    @route("t-no-coach")
    async def send_away(self, context: Context) -> None:
        """End somebody's coaching."""
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
        """Decline to coach, or stop coaching."""
        await self._answer(context, agrees=False)

    async def _answer(self, context: Context, *, agrees: bool) -> None:
        await acknowledged(context, apart=not context.on_ephemeral)
        which, said = context.args[0], context.ui("tournament-coach-answered")
        await self.bot.play.tournaments.coach(which, context.person, agrees=agrees)
        await self.bot.find(TournamentCog).own(context, which, said)
