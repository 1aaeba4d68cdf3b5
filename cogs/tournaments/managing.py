"""What organisers do with a tournament; all of it is private, and asked for by buttons."""

from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.tournaments.cog import TournamentCog, runs
from cogs.tournaments.words import Screen
from cogs.ui.page import Button, Page, button, rows, words
from play.refusals import refused
from play.tournaments.shown import Shown


class ManagingCog(commands.Cog):
    """Begins tournaments and calls them off."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-manage", again="t-manage")
    async def manage(self, context: Context) -> None:
        """Show what an organiser can do."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self.show(context, await self.managed(context))

    async def managed(self, context: Context, which: str | None = None) -> Shown:
        """Return a tournament, or that of a press. Refused for who does not run it."""
        shown = await self.bot.play.tournaments.shown(which or context.args[0])
        if not runs(context, shown):
            raise refused("tournament-not-yours")
        return shown

    async def show(self, context: Context, shown: Shown, note: str = "") -> None:
        """Show the panel of an organiser, `note` first."""
        screen = Screen(shown, self.bot.texts, context.locale)
        await context.show(manage_page(screen, note))

    def _manages(self, context: Context, shown: Shown) -> bool:
        manages = context.interaction.permissions.manage_guild
        return manages and context.server == shown.facts.server

    @route("t-begin")
    async def begin(self, context: Context) -> None:
        """Begin now, with those who are entered."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages = self._manages(context, shown)
        await self.bot.play.tournaments.start(shown.facts.id, context.person, manages=manages)
        await self.bot.play.tournaments.tick()
        await self.bot.find(TournamentCog).own(context, shown.facts.id)

    @route("t-off")
    async def ask_off(self, context: Context) -> None:
        """Ask whether a tournament is really called off."""
        await acknowledged(context)
        shown = await self.managed(context)
        yes = f"t-offed:{shown.facts.id}", context.ui("tournament-call-off")
        said = context.ui("tournament-call-off-sure", count=len(shown.entered))
        await context.show(sure_page(context, said, yes, f"t-manage:{shown.facts.id}"))

    @route("t-offed")
    async def call_off(self, context: Context) -> None:
        """Call a tournament off."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages = self._manages(context, shown)
        await self.bot.play.tournaments.call_off(shown.facts.id, context.person, manages=manages)
        await context.show(Page([words(context.ui("tournament-called-off"))]))


def manage_page(screen: Screen, note: str = "") -> Page:
    """Return the panel of an organiser."""
    shown = screen.shown
    lines = [note, f"### 🏆 {screen.name}"]
    found: list[Button] = []
    if shown.facts.status == "open":
        lines.append(screen.ui("entered", count=len(shown.entered), places=shown.facts.places))
        lines.append(screen.ui("begin-hint"))
        label = screen.ui("begin")
        found.append(button(f"t-begin:{screen.id}", label, ButtonStyle.success))
        label = screen.ui("call-off")
        found.append(button(f"t-off:{screen.id}", label, ButtonStyle.danger))
    found.append(button(f"t-mine:{screen.id}", screen.texts.get("ui-back", screen.locale)))
    return Page([words("\n".join(filter(None, lines))), *rows(found)])
