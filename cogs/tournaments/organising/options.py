"""The options of a tournament's matches, by the panel that a table has (EVT-1.1)."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.lobby.page import LobbyScreen, options_page
from cogs.lobby.panel import value_form
from cogs.tournaments.organising.managing import ManagingCog
from cogs.ui.page import button
from games.core.refused import Refused
from games.core.text import text

OPTION = "option."


class MatchOptionsCog(commands.Cog):
    """Carries presses on that panel to play/. Options are set before anybody can enter."""

    prefix = "m-"
    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def _screen(self, context: Context) -> LobbyScreen:
        """Return the options as their panel shows them. Refused for who does not organise."""
        shown = await self.bot.find(ManagingCog).managed(context)
        table = await self.bot.play.tournaments.table(shown.facts.id)
        game = self.bot.games[table.game]
        return LobbyScreen(table, game, self.bot.texts, context.locale, prefix=self.prefix)

    async def _show(self, context: Context, page: int = 0, used: str | None = None) -> None:
        screen = await self._screen(context)
        back = button(f"t-manage:{screen.lobby.id}", context.ui("back"))
        await context.show(options_page(screen, back, page, used))

    @route("options")
    async def see(self, context: Context) -> None:
        """Show the panel, or another page of it."""
        await acknowledged(context)
        await self._show(context, context.args.number(1) if len(context.args) > 1 else 0)

    @route("opt")
    async def choose(self, context: Context) -> None:
        """Set an option, or all of them as a preset has them."""
        await acknowledged(context)
        what, value = context.args[1], context.values[0]
        if what == "preset":
            manages = await self._manages(context)
            service = self.bot.play.tournaments
            await service.set_preset(context.args[0], context.person, value, manages=manages)
        elif what.startswith(OPTION):
            await self._set(context, what.removeprefix(OPTION), value)
        else:
            raise Refused(text("ui-old-component"))
        await self._show(context, used=f"{self.prefix}opt:{context.args[0]}:{what}")

    @route("opts")
    async def choose_several(self, context: Context) -> None:
        """Set an option that lists several of many; nothing picked is its default."""
        await acknowledged(context)
        one = (await self._screen(context)).choice(context.args[1])
        await self._set(context, one.name, ",".join(context.values) or one.default)
        await self._show(context, used=f"{self.prefix}opts:{context.args[0]}:{one.name}")

    @route("free")
    async def write(self, context: Context) -> None:
        """Open the form for an option whose value is written."""
        screen = await self._screen(context)
        one, page = screen.choice(context.args[1]), context.args.number(2)
        value = screen.lobby.options.get(one.name, "" if one.free else one.default)
        custom_id = f"{self.prefix}freely:{screen.lobby.id}:{one.name}:{page}"
        title, said = screen.option_name(one.name), screen.value_name(one.name, value)
        await context.ask(value_form(custom_id, title, screen.ui("value"), said, screen.hint(one)))

    @route("freely")
    async def written(self, context: Context) -> None:
        """Set an option to what was written."""
        await acknowledged(context)
        screen = await self._screen(context)
        one = screen.choice(context.args[1])
        value = screen.read(one, context.fields.get("words", "").strip())
        await self._set(context, one.name, value)
        await self._show(context, context.args.number(2))

    async def _set(self, context: Context, name: str, value: str) -> None:
        service, manages = self.bot.play.tournaments, await self._manages(context)
        async with self._in_words(context):
            await service.set_option(context.args[0], context.person, name, value, manages=manages)

    async def _manages(self, context: Context) -> bool:
        managing = self.bot.find(ManagingCog)
        return managing.manages(context, await managing.managed(context))

    @asynccontextmanager
    async def _in_words(self, context: Context) -> AsyncGenerator[None]:
        """Let a refusal call options as the panel does."""
        try:
            yield
        except Refused as no:
            raise Refused((await self._screen(context)).in_words(no.why)) from None
