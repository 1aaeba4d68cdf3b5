"""The command that opens a table, and the choice of a game that it offers."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, known_id, route
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.lobby.games import games_by_name, games_page, known_game
from cogs.lobby.inviting import InvitingCog
from cogs.ui.names import safe
from cogs.ui.page import clip
from games.core.refused import Refused
from games.core.text import text
from play.time.pace import offered


class LobbyCommands(commands.Cog):
    """Opening a table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="play", description=DESCRIBED)
    @app_commands.describe(game=DESCRIBED, players=DESCRIBED, pace=DESCRIBED)
    @app_commands.rename(first="with", second="with2", third="with3")
    @app_commands.describe(first=DESCRIBED, second=DESCRIBED, third=DESCRIBED)
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 1, 12] | None = None,
        pace: str | None = None,
        first: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
    ) -> None:
        """Open a lobby, and invite people to it; without a game, offer those there are."""
        context = await self.bot.context_of(interaction)
        if pace is not None and pace not in await self._paces_here(context):
            raise Refused(text("ui-unknown-pace", pace=safe(clip(pace, 60))))
        inviting = self.bot.find(InvitingCog)
        users = [one for one in (first, second, third) if one is not None]
        if game is None:
            await acknowledged(context, apart=True)
            ids = [one.id for one in await inviting.checked(context, users)]
            await context.show(games_page(context, players, pace, ids))
        else:
            await inviting.open(context, known_game(context, game), players, pace, users)

    @play.autocomplete("game")
    @suggesting
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        return games_by_name(self.bot, context.locale, typed)

    async def _paces_here(self, context: Context) -> tuple[str, ...]:
        """Return the paces that there are, with that of this server, which may be of before."""
        return offered((await self.bot.play.servers.settings(context.server)).pace)

    @play.autocomplete("pace")
    @suggesting
    async def _paces(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        keys = await self._paces_here(context)
        named = [(context.texts.get(f"play-pace-{key}", context.locale), key) for key in keys]
        return [
            app_commands.Choice(name=clip(name, 100), value=key)
            for name, key in named
            if typed.casefold() in name.casefold()
        ][:25]

    @route("open", again="several")
    async def open(self, context: Context) -> None:
        """Open a lobby for the game that was chosen, with what was said of it before.

        The private list is shown anew: what was chosen there can be chosen again.
        """
        players, pace = context.args.number(0) or None, context.args[1] or None
        game = context.values[0]
        invited = context.args[2].split(".") if len(context.args) > 2 else []
        ids = [known_id(one) for one in invited]
        inviting = self.bot.find(InvitingCog)
        await acknowledged(context, in_place=True)
        users = await inviting.members(context, ids)
        await inviting.open(context, game, players, pace, users)
        await context.show(games_page(context, players, pace, ids))
