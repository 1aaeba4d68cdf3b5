"""Lobbies: opening a table, sitting down, options, and the start of a match."""

from collections.abc import Awaitable, Callable

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import check_opening, check_writing, messageable, shut
from cogs.app.context import Context, known_id, route
from cogs.app.errors import ALREADY, UNREACHED, acknowledged
from cogs.app.gateway.resends import resent
from cogs.lobby.message import LobbyMessages, lobby_screen, readable
from cogs.lobby.page import lobby_page
from cogs.ui.page import Page
from db.records.time import TimeTerms
from games.core.bringing.brought import Brought
from games.core.info import First
from games.core.refused import Refused
from games.core.text import text
from locales.texts import LOCALES, Locale
from play.lobby.records import Lobby
from play.servers.service import weekend_zone

_log = structlog.get_logger("cogs")
SWEEP = 30  # s
BATCH = 100  # late lobbies that are looked up at once
LEVELS = ("relaxed", "sensible", "sharp")  # of AIs that can be chosen (MND-1.2)
SOLO = 2  # seats of a match against one AI


class LobbyCog(commands.Cog):
    """Carries presses on lobbies to play/ and keeps their messages up to date."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.messages = LobbyMessages(bot)
        self.reconciler = self.messages.reconciler
        self._sought = set[str]()  # lobbies whose messages were looked for and not found

    async def cog_load(self) -> None:
        self.bot.play.lobbies.on_change(self.reconciler.late)
        self.bot.repeat("sweep of lobbies", self.sweep, SWEEP)

    async def sweep(self) -> None:
        """Look for lobbies whose message is late, or may stand unnoted."""
        await self._find_unnoted()
        self.reconciler.begin_sweep()
        limit = BATCH + self.reconciler.failed  # what cannot be shown holds up nothing else
        self.reconciler.sweep(await self.bot.play.lobbies.stale(limit))

    async def _find_unnoted(self) -> None:
        """Look once for each message that was posted and not noted, as the bot was stopped."""
        unposted = await self.bot.play.lobbies.unposted()
        self._sought &= {*unposted}
        for which in unposted:
            if which in self._sought:
                continue
            try:
                lobby = await self.bot.play.lobbies.get(which)
                channel = await messageable(self.bot, lobby.channel)
                if channel is None or shut(channel) is not None:
                    continue  # the next sweep tries again
                if lobby.message is None:
                    await self.messages.found(lobby, channel)
            except Refused:
                continue  # its game is away
            except UNREACHED as no:
                _log.info("could not look for a lobby", lobby=which, why=type(no).__name__)
                continue
            self._sought.add(which)

    # Opening

    async def open(
        self, context: Context, game: str, players: int, pace: str | None
    ) -> Lobby | None:
        """Open a lobby where this person is and show it as the answer to them.

        None where it is not known whether they see it.
        """
        await check_opening(context)
        await self.check_room(context)
        locale = await self.table_locale(context)
        lobby = await self.bot.play.lobbies.open(
            server=context.server or None,
            channel=context.channel,
            host=context.asker,
            game=game,
            locale=locale,
            most=players,
            terms=await self._terms(context, pace),
            posted_in=context.above,
        )
        before = resent()
        try:
            message = await readable(
                lobby_screen(self.bot, lobby, locale),
                lambda shown: _answered(context, lobby_page(shown)),
            )
        except discord.HTTPException as failure:
            if failure.code == ALREADY and resent() > before:
                return None  # it stands there: the first press on it tells where
            await self.bot.play.lobbies.cancel(lobby.id, context.person)
            raise
        if message is not None:
            await self.bot.play.lobbies.posted(lobby.id, context.channel, message, lobby.change)
            self.reconciler.late(lobby.id)  # somebody may have been quicker
        return lobby

    async def check_room(self, context: Context) -> None:
        """Refuse somebody who plays in as many matches as the settings allow."""
        most = self.bot.services.matches_each
        if len(await self.bot.play.matches.of_person(context.person)) >= most:
            raise Refused(text("ui-too-many-matches", most=most))

    async def _terms(self, context: Context, pace: str | None) -> TimeTerms:
        settings = await self.bot.play.servers.settings(context.server)
        weekends = ""
        if settings.weekends_off:
            weekends = weekend_zone(settings, await self.server_locale(context))
        chosen = pace or settings.pace
        return TimeTerms(pace=chosen, weekends=weekends) if chosen else TimeTerms(weekends=weekends)

    async def server_locale(self, context: Context) -> Locale:
        """Return the language of public messages here."""
        settings = await self.bot.play.servers.settings(context.server)
        known = settings.locale or context.interaction.guild_locale or self.bot.services.locale
        return language(str(known))

    async def table_locale(self, context: Context) -> Locale:
        """Return the language of a table that is opened: its host's, where that is one of ours."""
        said = context.settings.locale or str(context.interaction.locale)
        if said.lower().partition("-")[0] in LOCALES:
            return language(said)
        return await self.server_locale(context)

    # Sitting down and getting up

    async def _sit(self, context: Context, act: Callable[[], Awaitable[object]]) -> None:
        """Change a lobby by a press on its message, and let the press show what came of it."""
        await acknowledged(context, in_place=True)
        if context.on_ephemeral:  # on a copy of it
            await act()
            await self.messages.look(context, context.args[0])
            return
        with self.messages.pressed(context.args[0], context):
            await act()

    @route("lobby", again="lobby")
    async def look(self, context: Context) -> None:
        """Show a lobby as it is to this person alone, after a fault; it can be used as ever."""
        await acknowledged(context)
        await self.messages.look(context, context.args[0])

    @route("join", again="lobby")
    async def join(self, context: Context) -> None:
        """Sit down; the match begins when that fills the table."""
        person = context.who
        await self._sit_down(context, lambda: self.bot.play.lobbies.join(context.args[0], person))

    @route("beside", again="lobby")
    async def beside(self, context: Context) -> None:
        """Share somebody's seat, also when one sits elsewhere already."""
        person = context.who
        lobbies = self.bot.play.lobbies
        await self._sit_down(
            context,
            lambda: lobbies.join_beside(context.args[0], person, known_id(context.values[0])),
        )

    async def _sit_down(self, context: Context, act: Callable[[], Awaitable[Lobby]]) -> None:
        async def sit() -> None:
            await self.check_room(context)
            lobby = await act()
            if self.bot.play.lobbies.full(lobby):
                check_writing(context)  # or it would begin and not be shown
                await self.begin(lobby, None)

        await self._sit(context, sit)

    @route("leave", again="lobby")
    async def leave(self, context: Context) -> None:
        """Get up."""
        lobbies = self.bot.play.lobbies
        await self._sit(context, lambda: lobbies.leave(context.args[0], context.person))

    @route("seats", again="lobby")
    async def set_seats(self, context: Context) -> None:
        """Set how many sit at the table; host only."""
        lobbies, count = self.bot.play.lobbies, context.args.number(1)
        await self._sit(context, lambda: lobbies.set_seats(context.args[0], context.person, count))

    @route("add-ai", again="lobby")
    async def add_ai(self, context: Context) -> None:
        """Seat an AI of a level (MND-1.2), else the recommended one; host only."""
        lobbies = self.bot.play.lobbies
        level = context.args[1] if len(context.args) > 1 else None
        if level not in {None, *LEVELS}:
            raise Refused(text("ui-old-component"))

        async def act() -> None:
            try:
                await lobbies.add_ai(context.args[0], context.person, level)
            except Refused as no:
                if not await self.without_host(context, no):
                    raise
                await lobbies.add_ai(context.args[0], context.person, level)

        await self._sit(context, act)

    async def begin_as(self, context: Context, lobby: Lobby) -> str:
        """Start the match; of those who sit there anybody may when its host has left the server."""
        try:
            return await self.begin(lobby, context.person)
        except Refused as no:
            if not await self.without_host(context, no):
                raise
            return await self.begin(lobby, context.person, host_gone=True)

    async def without_host(self, context: Context, no: Refused) -> bool:
        """Whether something was refused for a host's sake who has left the server.

        Somebody at the table has asked for it. The next one there is the host then.
        """
        if no.why.id != "play-host-only" or context.interaction.guild is None:
            return False
        lobby = await self.bot.play.lobbies.get(context.args[0])
        if context.person not in lobby.people or lobby.server != context.server:
            return False
        try:
            await context.interaction.guild.fetch_member(lobby.host)
        except discord.NotFound:
            await self.bot.play.lobbies.host_left(lobby.id, lobby.host)
            return True
        except UNREACHED as failure:
            _log.info(
                "could not tell whether a host is still on the server", why=type(failure).__name__
            )
        return False

    async def begin(self, lobby: Lobby, actor: int | None, *, host_gone: bool = False) -> str:
        """Start the match; the message of its lobby then leads to its thread."""
        match = await self.bot.play.lobbies.start(lobby.id, actor, host_gone=host_gone)
        self.reconciler.late(lobby.id)
        return match

    async def solo(
        self,
        context: Context,
        game: str,
        brought: Brought | None = None,
        level: str | None = None,
    ) -> str:
        """Start a match against AIs at once, at the table that the game names for a first one.

        `brought` is what this person brings, where that is known already. The AIs are of a `level`
        (MND-1.2), the recommended ones without it.
        """
        await check_opening(context)
        await self.check_room(context)
        info = self.bot.games[game].info
        first = info.first if brought is None else First()
        lobbies = self.bot.play.lobbies
        lobby = await lobbies.open(
            server=context.server or None,
            channel=context.channel,
            host=context.asker,
            game=game,
            locale=await self.table_locale(context),
            most=first.seats or min(count for count in info.seats if count >= SOLO),
            preset=first.preset or None,
            options=first.options,
            terms=TimeTerms(pace="none"),
            posted_in=context.above,
        )
        while not lobby.all_taken:
            lobby = await lobbies.add_ai(lobby.id, context.person, level)
        if brought is not None:
            await lobbies.bring(lobby.id, context.person, brought)
        lobby = await lobbies.get(lobby.id)
        match = await self.begin(lobby, context.person)
        await self.messages.settle(lobby.id)
        return match


async def _answered(context: Context, page: Page) -> int | None:
    """Answer with a public message, or follow an acknowledged press with it; return its id."""
    response, followup = context.interaction.response, context.interaction.followup
    if response.is_done():
        return (await followup.send(view=page.view(), wait=True)).id
    return (await response.send_message(view=page.view())).message_id
