"""Beginning the match of a table, and going on at one's own table at once."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.channels import check_writing
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import lobby_screen
from cogs.match.cog import TableCog
from games.core.refused import Refused
from games.core.text import text


class StartCog(commands.Cog):
    """Starts matches, and opens the table of whoever has started one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("start", again="lobby")
    async def start(self, context: Context) -> None:
        """Begin with those who are here, and open the table of whoever pressed; host only."""
        await acknowledged(context, apart=True)
        check_writing(context)
        lobbies, lobby_cog = self.bot.play.lobbies, self.bot.find(LobbyCog)
        lobby = await lobbies.get(context.args[0])
        try:
            match = await lobby_cog.begin_as(context, lobby)
        except Refused as no:
            why = lobby_screen(self.bot, lobby, context.locale).say(no.why)
            raise Refused(text("ui-in-the-way", why=why)) from None
        await self.open(context, lobby.id, match)

    async def open(self, context: Context, lobby: str, match: str) -> None:
        """Open the table of a match that has just begun, once it has its place."""
        await self.bot.find(LobbyCog).messages.settle(lobby)
        await self.bot.play.matches.thought(match)  # it may be the AI's turn first
        await self.bot.find(TableCog).open_table(context, match)
