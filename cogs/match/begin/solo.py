"""A match against AIs at once: the first one from the greeting, and another one at any time."""

from collections.abc import Sequence

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.lobby.cog import LobbyCog
from cogs.lobby.games import games_page, solo_select
from cogs.match.cog import TableCog
from cogs.server.hello import HelloCog
from cogs.ui.page import Item, Page, button, rows, words
from games.core.refused import Refused
from games.core.text import text

FIRST = "relaxed"  # against whom one plays whose first match it may be (MND-1.2)


class SoloCog(commands.Cog):
    """Starts matches against AIs, and offers the games there are."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("solo", again="solo")
    async def solo(self, context: Context) -> None:
        """Start a match against an AI at once, at the easiest game, and open the table."""
        await acknowledged(context, apart=True)
        await self._begin(context, next(iter(self.bot.games)))

    @route("solo-at", again="another")
    async def solo_at(self, context: Context) -> None:
        """Start a match of the game that was chosen; the same one can be chosen again."""
        await acknowledged(context)
        if not context.on_ephemeral:
            self.bot.in_background(self.bot.find(HelloCog).renew(context))
        game = context.values[0]
        if game not in self.bot.games:
            raise Refused(text("ui-old-component"))
        await self._begin(context, game)

    @route("solo-of", again="solo-of")
    async def solo_of(self, context: Context) -> None:
        """Start a first match of a game, as its lesson offers it in the end (MND-3.1)."""
        await acknowledged(context, apart=True)
        game = context.args[0]
        if game not in self.bot.games:
            raise Refused(text("ui-old-component"))
        await self._begin(context, game)

    async def _begin(self, context: Context, game: str) -> None:
        match = await self.bot.find(LobbyCog).solo(context, game, level=FIRST)
        await self.bot.play.matches.thought(match)  # it may be the AI's turn first
        await self.bot.find(TableCog).open_table(context, match)

    @route("several", again="several")
    async def several(self, context: Context) -> None:
        """Offer the games for a table of several."""
        await acknowledged(context, apart=True)
        await context.show(games_page(context))

    @route("another", again="another")
    async def another(self, context: Context) -> None:
        """Offer another game: against AIs at once, or a table for several."""
        await acknowledged(context, apart=True)
        found: Sequence[Item] = [
            words(context.ui("another-said")),
            solo_select(self.bot, context.locale),
            *rows([button("several", context.ui("several"))]),
        ]
        await context.show(Page(found))
