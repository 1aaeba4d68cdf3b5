"""The list of substitutes of a server: a page of one's settings (CLB-2.1)."""

from datetime import datetime

from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.ui.names import safe
from cogs.ui.page import LONG, Item, Page, button, choice, rows, setting, words
from cogs.ui.words import game_name, stamp
from db.records.people import Substitute
from games.core.refused import Refused
from games.core.text import text
from play.people.substitutes import MOST
from play.time.pace import OFFERED


class SubstituteListCog(commands.Cog):
    """Lets people join and leave the list of the server where they press; each press stores."""

    home = "sub-list"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("sub-list", again="sub-list")
    async def see(self, context: Context) -> None:
        """Show how I stand on the list of this server."""
        await acknowledged(context)
        await self._show(context)

    async def _show(self, context: Context) -> None:
        if not context.server:
            raise Refused(text("ui-needs-server"))
        service = self.bot.play.substitutes
        found = await service.of(context.person, context.server)
        until = await service.barred(context.person, context.server)
        await context.show(list_page(context, found, until, self._server(context)))

    def _server(self, context: Context) -> str:
        guild = self.bot.get_guild(context.server)
        return "" if guild is None else safe(guild.name)

    @route("sub-join", again="sub-list")
    async def join(self, context: Context) -> None:
        """Put me on the list of this server."""
        await acknowledged(context)
        if not context.server:
            raise Refused(text("ui-needs-server"))
        await self.bot.play.substitutes.join(context.person, context.server)
        await self.bot.play.people.seen(context.who)  # organisers read their name
        await self._show(context)

    @route("sub-leave", again="sub-list")
    async def leave(self, context: Context) -> None:
        """Take me off the list of this server."""
        await acknowledged(context)
        await self.bot.play.substitutes.leave(context.person, context.server)
        await self._show(context)

    @route("sub-games", again="sub-list")
    async def set_games(self, context: Context) -> None:
        """Choose the games that I would play."""
        await acknowledged(context)
        service = self.bot.play.substitutes
        await service.change(context.person, context.server, games=context.values)
        await self._show(context)

    @route("sub-paces", again="sub-list")
    async def set_paces(self, context: Context) -> None:
        """Choose the paces at which I would play."""
        await acknowledged(context)
        service = self.bot.play.substitutes
        await service.change(context.person, context.server, paces=context.values)
        await self._show(context)

    @route("sub-most", again="sub-list")
    async def set_most(self, context: Context) -> None:
        """Choose for how many people I would play at a time."""
        await acknowledged(context)
        most = context.values.number(0)
        await self.bot.play.substitutes.change(context.person, context.server, most=most)
        await self._show(context)


def list_page(
    context: Context, found: Substitute | None, until: datetime | None, server: str
) -> Page:
    """Return how somebody stands on the list of a server; they may be off it `until` then."""
    lines = [f"### {context.ui('substitutes')}", context.ui("substitutes-what", server=server)]
    back = button("mine:people", context.ui("back"))
    if found is None:
        if until is not None:
            lines.append(context.ui("substitutes-off", until=stamp(until, "D")))
            return Page([words("\n".join(lines)), *rows([back])])
        join = button("sub-join", context.ui("substitutes-join"), ButtonStyle.primary, most=LONG)
        return Page([words("\n".join(lines)), *rows([join]), *rows([back])])
    if not context.settings.pings:
        lines.append(context.ui("substitutes-silent"))
    else:
        lines.append(context.ui("substitutes-on"))
    leave = button("sub-leave", context.ui("substitutes-leave"), most=LONG)
    return Page([words("\n".join(lines)), *_choices(context, found), *rows([leave, back])])


def _choices(context: Context, found: Substitute) -> list[Item]:
    games = [
        choice(key, game_name(key, context.texts, context.locale), default=key in found.games)
        for key in context.bot.games
    ]
    paces = [
        choice(
            key,
            context.texts.get(f"play-pace-{key}", context.locale),
            default=key in found.paces,
        )
        for key in OFFERED
    ]
    at_once = [
        choice(str(one), context.ui("substitutes-at-once", count=one), default=one == found.most)
        for one in MOST
    ]
    return [
        setting("sub-games", context.ui("substitutes-games"), games, 1, len(games)),
        setting("sub-paces", context.ui("substitutes-paces"), paces, 1, len(paces)),
        setting("sub-most", context.ui("substitutes-most"), at_once),
    ]
