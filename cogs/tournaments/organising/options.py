"""The options of a tournament's matches, by the panel that a table has (EVT-1.1)."""

from cogs.app.bot import Bot
from cogs.app.context import Context
from cogs.lobby.options.cog import OptionsCog
from cogs.lobby.options.page import options_page
from cogs.lobby.screen import LobbyScreen
from cogs.tournaments.organising.managing import ManagingCog
from cogs.ui.page import button
from games.core.refused import Refused
from games.core.text import text


class MatchOptionsCog(OptionsCog):
    """Carries presses on that panel to play/. Options are set before anybody can enter."""

    prefix = "m-"
    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def screen(self, context: Context) -> LobbyScreen:
        view = await self.bot.find(ManagingCog).managed(context)
        table = await self.bot.play.tournaments.table(view.facts.id)
        game = self.bot.games[table.game]
        return LobbyScreen(table, game, self.bot.texts, context.locale, prefix=self.prefix)

    async def panel(
        self, context: Context, screen: LobbyScreen, page: int = 0, used: str | None = None
    ) -> None:
        back = button(f"t-manage:{screen.lobby.id}", context.ui("back"))
        await context.show(options_page(screen, back, page, used))

    async def set_option(self, context: Context, name: str, value: str) -> None:
        service, manages = self.bot.play.tournaments, await self._manages(context)
        await service.set_option(context.args[0], context.person, name, value, manages=manages)

    async def set_other(self, context: Context, what: str, value: str) -> None:
        service, manages = self.bot.play.tournaments, await self._manages(context)
        if what != "preset":
            raise Refused(text("ui-old-component"))
        await service.set_preset(context.args[0], context.person, value, manages=manages)

    async def _manages(self, context: Context) -> bool:
        managing = self.bot.find(ManagingCog)
        return managing.manages(context, await managing.managed(context))
