"""Lobbies: opening a table, sitting down, options, and the start of a match."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks

from cogs.errors import acknowledged
from cogs.host import Host, language
from cogs.keeper import Keeper
from cogs.lobby_page import Room, invitation, lobby_page
from cogs.page import Page, words
from cogs.places import GONE, awake, messageable, thread_name
from cogs.rights import missing_rights
from cogs.visit import Visit, door
from cogs.words import seat_names
from games.core.refused import Refused
from games.core.text import text
from locales.texts import Locale
from play.records import Lobby, Person, Public, Terms

SWEEP = 30  # s
ARCHIVE = 10080  # minutes: the longest there is
HAS_THREAD = 160004  # Discord's code: this message has a thread already
SOLO = 2  # seats of a match against one AI

_log = structlog.get_logger("cogs")


class LobbyCog(commands.Cog):
    """Carries presses on lobbies to play/ and keeps their messages up to date."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.keeper = Keeper(host, self._show)
        self._pressed: dict[str, Visit] = {}  # the latest press that may carry the new version
        self._edits: dict[str, asyncio.Task[None]] = {}  # under way without a press

    async def cog_load(self) -> None:
        self.host.play.lobbies.on_change(self.keeper.late)
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Look for lobbies whose message is late."""
        self.keeper.begin_sweep()
        self.keeper.sweep(await self.host.play.lobbies.stale())

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.host.wait_until_ready()

    # Opening

    async def open(self, visit: Visit, game: str, players: int | None, pace: str | None) -> None:
        """Open a lobby where this person is and show it as the answer to them."""
        await self._check_place(visit)
        await self._check_room(visit)
        locale = await self.server_locale(visit)
        lobby = await self.host.play.lobbies.open(
            server=visit.server or None,
            channel=visit.channel,
            host=Person(visit.person, visit.name),
            game=game,
            locale=locale,
            most=players,
            terms=await self._terms(visit, pace),
        )
        page = lobby_page(room(self.host, lobby, locale))
        try:
            answer = await visit.interaction.response.send_message(view=page.view())
        except discord.HTTPException:
            await self.host.play.lobbies.cancel(lobby.id, visit.person)
            raise
        message = answer.message_id
        if message is not None:
            await self.host.play.lobbies.posted(lobby.id, visit.channel, message, lobby.change)

    async def _check_place(self, visit: Visit) -> None:
        """Refuse where the bot may not write, or the server does not want tables."""
        interaction = visit.interaction
        missing = missing_rights(interaction.app_permissions, interaction.channel)
        if missing:
            names = ", ".join(visit.ui(f"right-{one.replace('_', '-')}") for one in missing)
            raise Refused(text("ui-missing-rights", rights=names))
        member = interaction.user
        roles = member.roles if isinstance(member, discord.Member) else []
        await self.host.play.servers.may_open(
            visit.server,
            _open_in(visit),
            tuple(role.id for role in roles),
            manages=interaction.permissions.manage_guild,
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

    async def _show(self, which: str) -> None:
        """Write the public message of a lobby as it is now."""
        pressed = self._pressed.pop(which, None)
        lobby = await self.host.play.lobbies.get(which)
        if lobby.match is not None and lobby.message is not None:
            await self._place(lobby, lobby.match)
        if lobby.message is None or (pressed is None and lobby.shown >= lobby.change):
            return
        page = lobby_page(room(self.host, lobby), await self._link(lobby))
        if pressed is not None:
            await pressed.show(page)  # through the press: this has no rate limit
        elif not await self._edited(lobby, lobby.message, page):
            return
        await self.host.play.lobbies.posted(lobby.id, lobby.channel, lobby.message, lobby.change)

    async def _edited(self, lobby: Lobby, message: int, page: Page) -> bool:
        """Edit the message of a lobby; False when a press came meanwhile, which shows it now.

        An edit may have to wait for the limit of its channel, a press may not.
        """
        if lobby.id in self._pressed:
            return False
        edit = asyncio.create_task(self._edit(lobby.channel, message, page))
        self._edits[lobby.id] = edit
        try:
            await asyncio.wait({edit})
        finally:
            del self._edits[lobby.id]
            edit.cancel()
        if edit.cancelled():
            return False
        edit.result()
        return True

    async def _edit(self, channel: int, message: int, page: Page) -> None:
        place = await messageable(self.host, channel)
        if place is None or not await awake(place):
            return
        try:
            await place.get_partial_message(message).edit(
                view=page.view(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as failure:
            if failure.code not in GONE:
                raise

    async def _link(self, lobby: Lobby) -> str | None:
        if lobby.match is None:
            return None
        public = (await self.host.play.matches.board(lobby.match)).public
        return f"<#{public.channel}>" if public.channel else None

    # Sitting down and getting up

    async def _sit(self, visit: Visit, act: Callable[[], Awaitable[Lobby]]) -> Lobby:
        """Change a lobby by a press on its message, and let the press show what came of it."""
        await acknowledged(visit, in_place=True)
        which = visit.args[0]
        try:
            return await act()
        finally:
            self._pressed[which] = visit  # not before: what it shows must hold the change
            if (waiting := self._edits.get(which)) is not None:
                waiting.cancel()
            self.keeper.late(which)

    @door("join")
    async def join(self, visit: Visit) -> None:
        """Sit down; the match begins when that fills the table."""
        person = Person(visit.person, visit.name)
        lobbies = self.host.play.lobbies

        async def act() -> Lobby:
            await self._check_room(visit)
            return await lobbies.join(visit.args[0], person)

        lobby = await self._sit(visit, act)
        if lobbies.full(lobby):
            await self.begin(lobby, None)

    @door("leave")
    async def leave(self, visit: Visit) -> None:
        """Get up."""
        lobbies = self.host.play.lobbies
        await self._sit(visit, lambda: lobbies.leave(visit.args[0], visit.person))

    @door("start")
    async def start(self, visit: Visit) -> None:
        """Begin with those who are here; host only."""

        async def act() -> Lobby:
            lobby = await self.host.play.lobbies.get(visit.args[0])
            await self.begin(lobby, visit.person)
            return lobby

        await self._sit(visit, act)

    @door("add-ai")
    async def add_ai(self, visit: Visit) -> None:
        """Seat an AI; host only."""
        lobbies = self.host.play.lobbies
        await self._sit(visit, lambda: lobbies.add_ai(visit.args[0], visit.person))

    async def begin(self, lobby: Lobby, by: int | None) -> str:
        """Start the match; the message of its lobby then leads to its thread."""
        match = await self.host.play.lobbies.start(lobby.id, by)
        self.keeper.late(lobby.id)
        return match

    async def _place(self, lobby: Lobby, match: str) -> None:
        """Give a match a thread of its own, or leave it in the channel where there is none."""
        public = (await self.host.play.matches.board(match)).public
        if public.channel is not None:
            return
        where = await self._thread(lobby, public)
        await self.host.play.matches.place(match, where or lobby.channel)

    async def _thread(self, lobby: Lobby, public: Public) -> int | None:
        place = await messageable(self.host, lobby.channel)
        if not isinstance(place, discord.TextChannel):
            return None
        locale = language(lobby.locale)
        try:
            if lobby.message is None:  # Discord tells of it in a message, which is never changed
                name = thread_name(self.host, locale, public)
                public_thread = discord.ChannelType.public_thread
                made = await place.create_thread(
                    name=name, auto_archive_duration=ARCHIVE, type=public_thread
                )
            else:
                people = ", ".join(seat_names(public, self.host.texts, locale))
                name = thread_name(self.host, locale, public, people)
                above = place.get_partial_message(lobby.message)
                made = await above.create_thread(name=name, auto_archive_duration=ARCHIVE)
        except discord.HTTPException as failure:
            if failure.code == HAS_THREAD:  # made just before a crash
                return lobby.message
            _log.info("no thread for a match", match=public.match, code=failure.code)
            return None
        return made.id

    async def solo(self, visit: Visit, game: str) -> str:
        """Start a match against an AI at once, at the smallest table for it."""
        await self._check_place(visit)
        await self._check_room(visit)
        seats = [count for count in self.host.games[game].info.seats if count >= SOLO]
        lobbies = self.host.play.lobbies
        lobby = await lobbies.open(
            server=visit.server or None,
            channel=visit.channel,
            host=Person(visit.person, visit.name),
            game=game,
            locale=await self.server_locale(visit),
            most=min(seats),
            terms=Terms(pace="none"),
        )
        await lobbies.add_ai(lobby.id, visit.person)
        lobby = await lobbies.get(lobby.id)
        match = await self.begin(lobby, visit.person)
        await self._place(await lobbies.get(lobby.id), match)
        return match

    # Rematch

    @door("rematch")
    async def rematch(self, visit: Visit) -> None:
        """Open a lobby with the same people, and ping each once."""
        await acknowledged(visit, apart=True)
        match = visit.args[0]
        board = await self.host.play.matches.board(match)
        place = visit.interaction.channel
        above = place.parent if isinstance(place, discord.Thread) else place
        channel = above.id if above is not None else visit.channel
        person = Person(visit.person, visit.name)
        lobby = await self.host.play.lobbies.rematch(match, person, channel)
        if lobby.message is None:
            await self._post(lobby, language(board.public.locale))
            lobby = await self.host.play.lobbies.get(lobby.id)
        await visit.show(Page([words(visit.ui("rematch-open", channel=f"<#{lobby.channel}>"))]))

    async def _post(self, lobby: Lobby, locale: Locale) -> None:
        place = await messageable(self.host, lobby.channel)
        if place is None:
            raise Refused(text("ui-no-place"))
        shown = room(self.host, lobby, locale)
        page = lobby_page(shown)
        if lobby.invited:
            items = [words(invitation(shown)), *page.items]
            page = Page(items, accent=page.accent)
        invited = [discord.Object(one) for one in lobby.invited]
        sent = await place.send(
            view=page.view(), allowed_mentions=discord.AllowedMentions(users=invited)
        )
        await self.host.play.lobbies.posted(lobby.id, lobby.channel, sent.id, lobby.change)


def room(host: Host, lobby: Lobby, locale: Locale | None = None) -> Room:
    """Return a lobby in the language of its readers."""
    return Room(lobby, host.games[lobby.game], host.texts, locale or language(lobby.locale))


def _open_in(visit: Visit) -> int:
    """Return the channel that the server's settings speak of: that above a thread."""
    channel = visit.interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return visit.channel


def games_by_name(host: Host, locale: Locale, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games whose name holds what was typed."""
    found = [(host.texts.get(f"{key}-name", locale), key) for key in host.games]
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in found
        if wanted in name.casefold() or wanted in key
    ][:25]
