"""The panels of options that hosts have open: they follow what changes at their tables."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
from cachetools import TTLCache

from cogs.app.bot import Bot
from cogs.app.context import Context
from cogs.app.edits import TOKEN_LIVES, edit_answer, still_bears
from cogs.app.errors import UNREACHED
from cogs.ui.page import Page
from games.core.refused import Refused
from locales.texts import Locale
from play.lobby.records import Lobby

REMEMBERED = 500  # panels, one a table
KEEPS_UP_AFTER = 1.0  # s; a press on the panel itself shows what it has changed meanwhile


class OpenPanel(msgspec.Struct, frozen=True):
    """A panel as it was last shown: how it is reached, and which change of the table it shows."""

    token: str
    person: int
    locale: Locale
    page: int
    used: str | None
    change: int


async def _moment() -> None:
    await asyncio.sleep(KEEPS_UP_AFTER)


class OpenPanels:
    """Edits the panel of a table whose seats, pace or state changed elsewhere.

    `shown` returns what a panel shows now. Whoever has gone on to another page is left alone.
    """

    def __init__(
        self,
        bot: Bot,
        shown: Callable[[OpenPanel, Lobby], Awaitable[Page]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._bot = bot
        self._shown = shown
        self._open: TTLCache[str, OpenPanel] = TTLCache(REMEMBERED, TOKEN_LIVES, clock)
        self._due: set[str] = set()

    def keep(self, context: Context, lobby: Lobby, page: int, used: str | None) -> None:
        """Remember a panel that has just been shown."""
        token = context.interaction.token
        self._open[lobby.id] = OpenPanel(
            token, context.person, context.locale, page, used, lobby.change
        )

    def changed(self, lobby: str) -> None:
        """Bring the panel of a table up to date in a moment, if one is open."""
        if lobby in self._open and lobby not in self._due and not self._bot.stopping:
            self._due.add(lobby)
            self._bot.in_background(self._keep_up(lobby))

    async def _keep_up(self, which: str) -> None:
        try:
            await _moment()
        finally:
            self._due.discard(which)  # what changes from here on is due anew
        panel = self._open.get(which)
        if panel is None or self._bot.stopping:
            return
        with contextlib.suppress(*UNREACHED, Refused):  # deleted, or its token has ended
            lobby = await self._bot.play.lobbies.get(which)
            if lobby.change <= panel.change:
                return
            still = await still_bears(self._bot, panel.token, f"cancel:{which}")
            page = await self._shown(panel, lobby)
            if self._open.get(which) is not panel:  # it was pressed meanwhile
                return
            self._open.pop(which, None)
            if still:
                await edit_answer(self._bot, panel.token, page, str(lobby.change))
                if lobby.status == "open" and lobby.host == panel.person:
                    self._open[which] = msgspec.structs.replace(panel, change=lobby.change)
