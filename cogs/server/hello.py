"""The first word on a new server, with two ways to begin (experience §8)."""

import discord
import structlog
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Host, language
from cogs.app.context import Visit, door
from cogs.app.errors import UNREACHED, acknowledged
from cogs.app.rights import missing_rights
from cogs.lobby.cog import LobbyCog
from cogs.match.cog import TableCog
from cogs.ui.page import Page, button, choice, rows, select, words
from cogs.ui.words import names_in_words
from locales.texts import Locale

_log = structlog.get_logger("cogs")
FIRST = "firstdeck"  # the game for a first minute: the simplest


class HelloCog(commands.Cog):
    """Says hello once on each server that invites the bot."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello to a server that has just invited the bot."""
        await self._greet(guild)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Say hello to servers that invited the bot while it was away."""
        for guild in self.host.guilds:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello in the first channel where the bot may write, once for ever.

        The greeting is claimed first: two processes, or two events, greet once.
        """
        self.host.wait_for_this()  # or a claim may be left behind
        servers = self.host.play.servers
        settings = await servers.settings(guild.id)
        channel = self._where(guild)
        if settings.greeted or channel is None or not await servers.greet(guild.id):
            return
        known = settings.locale or str(guild.preferred_locale)
        page = hello_page(self.host, language(known))
        try:
            await channel.send(view=page.view(), silent=True)
        except UNREACHED as no:
            _log.info("could not say hello", server=guild.id, why=type(no).__name__)
            await servers.not_greeted(guild.id)

    def _where(self, guild: discord.Guild) -> discord.TextChannel | None:
        candidates = [guild.system_channel, *guild.text_channels]
        for channel in candidates:
            if channel is not None and not missing_rights(
                channel.permissions_for(guild.me), channel
            ):
                return channel
        _log.info("nowhere to say hello", server=guild.id)
        return None

    @door("solo", again="solo")
    async def solo(self, visit: Visit) -> None:
        """Start a match against an AI at once and open the table."""
        await acknowledged(visit, apart=True)
        game = FIRST if FIRST in self.host.games else next(iter(self.host.games))
        match = await self.host.find(LobbyCog).solo(visit, game)
        await self.host.find(TableCog).open_table(visit, match)

    @door("several", again="several")
    async def several(self, visit: Visit) -> None:
        """Offer the games for a table of several."""
        await acknowledged(visit, apart=True)
        await visit.show(games_page(visit))

    @door("open")
    async def open(self, visit: Visit) -> None:
        """Open a lobby for the game that was chosen, with what was said of it before."""
        players, pace = visit.args.number(0), visit.args[1]
        game = visit.values[0]
        await self.host.find(LobbyCog).open(visit, game, players or None, pace or None)


def games_page(visit: Visit, players: int | None = None, pace: str | None = None) -> Page:
    """Return the games to choose from: those for so many players, all where none is."""
    games = visit.host.games
    fitting = [key for key in games if players is None or players in games[key].info.seats]
    lines = [
        choice(key, visit.texts.get(f"{key}-name", visit.locale), _seats(visit, key))
        for key in fitting or games
    ]
    return Page([select(f"open:{players or 0}:{pace or ''}", visit.ui("which-game"), lines)])


def _seats(visit: Visit, game: str) -> str:
    info = visit.host.games[game].info
    most = max(info.seats) * info.holders
    return visit.ui("players-from-to", least=min(info.seats), most=most)


def games_in_words(host: Host, locale: Locale) -> str:
    """Return the names of the games there are, as a sentence lists them."""
    names = [host.texts.get(f"{key}-name", locale) for key in host.games]
    return names_in_words(names, host.texts, locale)


def hello_page(host: Host, locale: Locale) -> Page:
    """Return the hello with its two buttons."""
    said = host.texts.get("ui-hello", locale, games=games_in_words(host, locale))
    found = [
        button("solo", host.texts.get("ui-solo", locale), ButtonStyle.primary),
        button("several", host.texts.get("ui-several", locale)),
    ]
    return Page([words(said), *rows(found)])
