"""Lobbies: opening a table, sitting down, options, and the start of a match."""

from collections.abc import Awaitable, Callable

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Host, language
from cogs.app.context import Visit, door, known_id
from cogs.app.errors import ALREADY, UNREACHED, acknowledged
from cogs.app.places import UNSEEN, Place, check_rights, check_writing, messageable, shut
from cogs.app.resends import resent
from cogs.lobby.message import LobbyMessages, readable, room
from cogs.lobby.page import Room, invitation, lobby_page
from cogs.ui.page import Page, words
from games.core.refused import Refused
from games.core.text import text
from locales.texts import Locale
from play.records import Lobby, Terms

_log = structlog.get_logger("cogs")
SWEEP = 30  # s
SOLO = 2  # seats of a match against one AI


class LobbyCog(commands.Cog):
    """Carries presses on lobbies to play/ and keeps their messages up to date."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.messages = LobbyMessages(host)
        self.keeper = self.messages.keeper

    async def cog_load(self) -> None:
        self.host.play.lobbies.on_change(self.keeper.late)
        self.host.repeat("sweep of lobbies", self.sweep, SWEEP)

    async def sweep(self) -> None:
        """Look for lobbies whose message is late."""
        self.keeper.begin_sweep()
        self.keeper.sweep(await self.host.play.lobbies.stale())

    # Opening

    async def open(self, visit: Visit, game: str, players: int | None, pace: str | None) -> None:
        """Open a lobby where this person is and show it as the answer to them."""
        await self._check_place(visit)
        await self._check_room(visit)
        locale = await self.server_locale(visit)
        lobby = await self.host.play.lobbies.open(
            server=visit.server or None,
            channel=visit.channel,
            host=visit.who,
            game=game,
            locale=locale,
            most=players,
            terms=await self._terms(visit, pace),
        )
        response, before = visit.interaction.response, resent()
        try:
            answer = await readable(
                room(self.host, lobby, locale),
                lambda shown: response.send_message(view=lobby_page(shown).view()),
            )
        except discord.HTTPException as failure:
            if failure.code == ALREADY and resent() > before:
                return  # it stands there: the first press on it tells where
            await self.host.play.lobbies.cancel(lobby.id, visit.person)
            raise
        message = answer.message_id
        if message is not None:
            await self.host.play.lobbies.posted(lobby.id, visit.channel, message, lobby.change)
            self.keeper.late(lobby.id)  # somebody may have been quicker

    async def _check_place(self, visit: Visit) -> None:
        """Refuse where the bot may not write, or the server does not want tables."""
        check_rights(visit)
        member = visit.interaction.user
        roles = member.roles if isinstance(member, discord.Member) else []
        await self.host.play.servers.may_open(
            visit.server,
            visit.above,
            tuple(role.id for role in roles),
            manages=visit.interaction.permissions.manage_guild,
        )

    async def _check_room(self, visit: Visit) -> None:
        """Refuse somebody who plays in as many matches as the settings allow."""
        most = self.host.shelf.matches_each
        if len(await self.host.play.matches.of_person(visit.person)) >= most:
            raise Refused(text("ui-too-many-matches", most=most))

    async def _terms(self, visit: Visit, pace: str | None) -> Terms:
        settings = await self.host.play.servers.settings(visit.server)
        chosen = pace or settings.pace
        return Terms(pace=chosen) if chosen else Terms()

    async def server_locale(self, visit: Visit) -> Locale:
        """Return the language of public messages here."""
        settings = await self.host.play.servers.settings(visit.server)
        known = settings.locale or visit.interaction.guild_locale or self.host.shelf.locale
        return language(str(known))

    # Sitting down and getting up

    async def _sit(self, visit: Visit, act: Callable[[], Awaitable[object]]) -> None:
        """Change a lobby by a press on its message, and let the press show what came of it."""
        await acknowledged(visit, in_place=True)
        if visit.on_ephemeral:  # on a copy of it
            await act()
            await self.messages.look(visit, visit.args[0])
            return
        with self.messages.pressed(visit.args[0], visit):
            await act()

    @door("lobby", again="lobby")
    async def look(self, visit: Visit) -> None:
        """Show a lobby as it is to this person alone, after a fault; it can be used as ever."""
        await acknowledged(visit)
        await self.messages.look(visit, visit.args[0])

    @door("join", again="lobby")
    async def join(self, visit: Visit) -> None:
        """Sit down; the match begins when that fills the table."""
        person = visit.who
        await self._sit_down(visit, lambda: self.host.play.lobbies.join(visit.args[0], person))

    @door("beside", again="lobby")
    async def beside(self, visit: Visit) -> None:
        """Share somebody's seat, also when one sits elsewhere already."""
        person = visit.who
        lobbies = self.host.play.lobbies
        await self._sit_down(
            visit,
            lambda: lobbies.join_beside(visit.args[0], person, known_id(visit.values[0])),
        )

    async def _sit_down(self, visit: Visit, act: Callable[[], Awaitable[Lobby]]) -> None:
        async def sit() -> None:
            await self._check_room(visit)
            lobby = await act()
            if self.host.play.lobbies.full(lobby):
                check_writing(visit)  # or it would begin and not be shown
                await self.begin(lobby, None)

        await self._sit(visit, sit)

    @door("leave", again="lobby")
    async def leave(self, visit: Visit) -> None:
        """Get up."""
        lobbies = self.host.play.lobbies
        await self._sit(visit, lambda: lobbies.leave(visit.args[0], visit.person))

    @door("start", again="lobby")
    async def start(self, visit: Visit) -> None:
        """Begin with those who are here; host only."""

        async def act() -> None:
            check_writing(visit)
            lobby = await self.host.play.lobbies.get(visit.args[0])
            try:
                await self._begin_as(visit, lobby)
            except Refused as no:
                why = room(self.host, lobby, visit.locale).say(no.why)
                raise Refused(text("ui-in-the-way", why=why)) from None

        await self._sit(visit, act)

    @door("add-ai", again="lobby")
    async def add_ai(self, visit: Visit) -> None:
        """Seat an AI; host only."""
        lobbies = self.host.play.lobbies

        async def act() -> None:
            try:
                await lobbies.add_ai(visit.args[0], visit.person)
            except Refused as no:
                if not await self.without_host(visit, no):
                    raise
                await lobbies.add_ai(visit.args[0], visit.person)

        await self._sit(visit, act)

    async def _begin_as(self, visit: Visit, lobby: Lobby) -> None:
        """Start the match; of those who sit there anybody may when its host has left the server."""
        try:
            await self.begin(lobby, visit.person)
        except Refused as no:
            if not await self.without_host(visit, no):
                raise
            await self.begin(lobby, visit.person, host_gone=True)

    async def without_host(self, visit: Visit, no: Refused) -> bool:
        """Whether something was refused for a host's sake who has left the server.

        Somebody at the table has asked for it. The next one there is the host then.
        """
        if no.why.id != "play-host-only" or visit.interaction.guild is None:
            return False
        lobby = await self.host.play.lobbies.get(visit.args[0])
        if visit.person not in lobby.people or lobby.server != visit.server:
            return False
        try:
            await visit.interaction.guild.fetch_member(lobby.host)
        except discord.NotFound:
            await self.host.play.lobbies.host_left(lobby.id, lobby.host)
            return True
        except UNREACHED as failure:
            _log.info("not known whether a host is still there", why=type(failure).__name__)
        return False

    async def begin(self, lobby: Lobby, by: int | None, *, host_gone: bool = False) -> str:
        """Start the match; the message of its lobby then leads to its thread."""
        match = await self.host.play.lobbies.start(lobby.id, by, host_gone=host_gone)
        self.keeper.late(lobby.id)
        return match

    async def solo(self, visit: Visit, game: str) -> str:
        """Start a match against an AI at once, at the smallest table for it."""
        await self._check_place(visit)
        await self._check_room(visit)
        seats = [count for count in self.host.games[game].info.seats if count >= SOLO]
        lobbies = self.host.play.lobbies
        lobby = await lobbies.open(
            server=visit.server or None,
            channel=visit.channel,
            host=visit.who,
            game=game,
            locale=await self.server_locale(visit),
            most=min(seats),
            terms=Terms(pace="none"),
        )
        await lobbies.add_ai(lobby.id, visit.person)
        lobby = await lobbies.get(lobby.id)
        match = await self.begin(lobby, visit.person)
        await self.messages.settle(lobby.id)
        return match

    # Rematch

    @door("rematch", again="rematch")
    async def rematch(self, visit: Visit) -> None:
        """Open a lobby with the same people, and ping each once."""
        await acknowledged(visit, apart=True)
        match = visit.args[0]
        public = (await self.host.play.matches.board(match)).public
        if visit.server != public.server:
            raise Refused(text("ui-only-there"))
        channel = self._place_of_rematch(visit)
        _check_open(visit, await messageable(self.host, channel))
        lobby = await self.host.play.lobbies.rematch(match, visit.who, channel)
        if lobby.message is None:
            await self._post(visit, lobby, language(public.locale))
            lobby = await self.host.play.lobbies.get(lobby.id)
        await visit.show(Page([words(visit.ui("rematch-open", channel=f"<#{lobby.channel}>"))]))

    def _place_of_rematch(self, visit: Visit) -> int:
        """Return the channel above a thread; where one is, if that is private or no thread."""
        here = visit.interaction.channel
        if isinstance(here, discord.Thread) and here.is_private():
            return visit.channel
        above = self.host.get_channel(visit.above)
        return visit.above if isinstance(above, Place) else visit.channel  # below a forum

    async def _post(self, visit: Visit, lobby: Lobby, locale: Locale) -> None:
        place = _check_open(visit, await messageable(self.host, lobby.channel))
        invited = discord.AllowedMentions(users=[discord.Object(one) for one in lobby.invited])

        async def write(shown: Room) -> discord.Message:
            page = lobby_page(shown)
            if lobby.invited:
                page = Page([words(invitation(shown)), *page.items], accent=page.accent)
            return await place.send(view=page.view(), allowed_mentions=invited)

        sent = await readable(room(self.host, lobby, locale), write)
        await self.host.play.lobbies.posted(lobby.id, lobby.channel, sent.id, lobby.change)


def _check_open(visit: Visit, place: Place | None) -> Place:
    """Return a place in which a table can be opened. Refused with what is in the way."""
    why = shut(place)
    if place is None or why is not None:
        said = (why or UNSEEN).in_words(visit.ui)
        raise Refused(text("ui-no-table-there", why=said))
    return place


def games_by_name(host: Host, locale: Locale, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games whose name holds what was typed."""
    found = [(host.texts.get(f"{key}-name", locale), key) for key in host.games]
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in found
        if wanted in name.casefold() or wanted in key
    ][:25]
