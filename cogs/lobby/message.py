"""The public message of each lobby: brought up to date, and its match led into a thread."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import TypeVar

import discord

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import BLOCKED, GONE, Channel, awake, messageable
from cogs.app.channels.posted import posted_before
from cogs.app.channels.rights import missing_for_threads
from cogs.app.channels.threads import thread_for
from cogs.app.context import Context
from cogs.app.reconciler import Reconciler
from cogs.lobby.page import lobby_page
from cogs.lobby.screen import LobbyScreen
from cogs.ui.page import Page
from locales.texts import Locale
from play.base.guarded import Locks
from play.lobby.records import Lobby

T = TypeVar("T")


class LobbyMessages:
    """Shows lobbies as they are: through a press where there is one, by an edit otherwise."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.reconciler = Reconciler(bot, self._show)
        self._at_work: Counter[str] = Counter()  # presses that are changing a lobby now
        self._pressed: dict[str, Context] = {}  # the latest press that may carry the new version
        self._edits: dict[str, asyncio.Task[None]] = {}  # under way without a press
        self._locks = Locks()  # while a thread is begun

    @contextmanager
    def pressed(self, which: str, context: Context) -> Generator[None]:
        """Let an acknowledged press, in which a lobby is changed, show what came of it."""
        self._at_work[which] += 1
        try:
            yield
        finally:
            self._at_work[which] -= 1
            self._at_work += Counter()  # forgets those at zero
            self._pressed[which] = context  # not before: what it shows must hold the change
            if (waiting := self._edits.get(which)) is not None:
                waiting.cancel()
            self.reconciler.late(which)

    async def found(self, lobby: Lobby, channel: Channel) -> bool:
        """Find the message of a lobby that was posted and not noted, as the bot was stopped."""
        message = await posted_before(channel, lobby.opened_at, f"fair:{lobby.id}")
        if message is None:
            return False
        await self._bot.play.lobbies.posted(lobby.id, lobby.channel, message, lobby.shown)
        self.reconciler.late(lobby.id)
        return True

    async def _show(self, which: str) -> None:
        """Write the public message of a lobby as it is now."""
        if self._at_work[which]:
            return  # the press shows it when it has done its work
        pressed = self._pressed.pop(which, None)
        lobby = await self._bot.play.lobbies.get(which)
        if lobby.message is None and pressed is not None:
            lobby = await self._noted(lobby, pressed)
        if lobby.match is not None and lobby.message is not None:
            await self.settle(which)
        if lobby.message is None or (pressed is None and lobby.shown >= lobby.change):
            return
        link, message = await self._link(lobby), lobby.message

        async def write(shown: LobbyScreen) -> bool:
            page = lobby_page(shown, link)
            if pressed is None:
                return await self._edited(lobby, message, page)
            await pressed.show(page)  # through the press: this has no rate limit
            return True

        if not await readable(lobby_screen(self._bot, lobby), write):
            return
        await self._bot.play.lobbies.posted(lobby.id, lobby.channel, message, lobby.change)

    async def look(self, context: Context, which: str) -> None:
        """Show a lobby as it is now to one reader alone, in their language."""
        lobby = await self._bot.play.lobbies.get(which)
        link = await self._link(lobby)
        here = lobby_screen(self._bot, lobby, context.locale)
        await readable(here, lambda shown: context.show(lobby_page(shown, link)))

    async def _noted(self, lobby: Lobby, pressed: Context) -> Lobby:
        """Remember the message of a lobby by a press on it, if its opening was not answered yet.

        That answer may never come, if the bot was killed in that moment.
        """
        message = pressed.interaction.message
        assert message is not None, "a press is on a message"
        if pressed.on_ephemeral or pressed.channel != lobby.channel:
            return lobby
        await self._bot.play.lobbies.posted(lobby.id, pressed.channel, message.id, 0)
        return await self._bot.play.lobbies.get(lobby.id)

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
        there = await messageable(self._bot, channel)
        if there is None or not await awake(there):
            return
        try:
            await there.get_partial_message(message).edit(
                view=page.view(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as failure:
            if failure.code not in GONE:
                raise

    async def _link(self, lobby: Lobby) -> str | None:
        if lobby.match is None:
            return None
        public = (await self._bot.play.matches.board(lobby.match)).public
        return f"<#{public.channel}>" if public.channel else None

    async def settle(self, which: str) -> None:
        """Give the match of a lobby its channel, unless it has one; waits for whoever is at it.

        That is a thread of its own, or the channel itself where there can be none.
        """
        async with self._locks.of(which):
            lobby = await self._bot.play.lobbies.get(which)
            if lobby.match is None:
                return
            public = (await self._bot.play.matches.board(lobby.match)).public
            if public.channel is None:
                above = await messageable(self._bot, lobby.channel)
                locale = language(lobby.locale)
                where = await thread_for(self._bot, above, lobby.message, public, locale)
                await self._bot.play.channels.move_to(lobby.match, where or lobby.channel)


async def readable(shown: LobbyScreen, write: Callable[[LobbyScreen], Awaitable[T]]) -> T:
    """Write a lobby; without names if its server blocks one of them."""
    try:
        return await write(shown)
    except discord.HTTPException as no:
        if no.code != BLOCKED:
            raise
    return await write(shown.unnamed)


def lobby_screen(bot: Bot, lobby: Lobby, locale: Locale | None = None) -> LobbyScreen:
    """Return a lobby in the language of its readers."""
    there = bot.get_channel(lobby.channel)
    lacking: list[str] = []
    if isinstance(there, discord.TextChannel):
        lacking = missing_for_threads(there.permissions_for(there.guild.me))
    reads = locale or language(lobby.locale)
    return LobbyScreen(lobby, bot.games[lobby.game], bot.texts, reads, tuple(lacking))
