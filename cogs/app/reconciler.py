"""One writer for each public message, which only ever writes the newest version."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import structlog

from cogs.app.bot import Bot
from cogs.app.channels.channels import NoChannel
from cogs.app.errors import UNREACHED
from games.core.refused import Refused
from play.time.backoff import Backoff

_log = structlog.get_logger("cogs")
MESSAGE_TIMEOUT = 60  # s for one message; Discord may hang


class Reconciler:
    """Brings messages up to date: `show(id)` is never run twice at once for one id.

    What changes while it runs is shown by one more run after it, however many changes there were.
    What cannot be shown is tried again by the sweep, less and less often.
    """

    def __init__(self, bot: Bot, show: Callable[[str], Awaitable[None]]) -> None:
        self._bot = bot
        self._show = show
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._less = asyncio.Event()  # there is one less to be written
        self._backoff = Backoff()

    @property
    def failed(self) -> int:
        """How many messages could not be written when that was last tried."""
        return len(self._backoff)

    def begin_sweep(self) -> None:
        """Note that a sweep begins, which looks at everything that is late."""
        self._backoff.begin_round()

    def sweep(self, late: Iterable[str]) -> None:
        """Bring everything late up to date, except what failed recently."""
        for which in late:
            if self._backoff.may(which):
                self.late(which)

    async def room(self, most: int) -> None:
        """Wait until fewer than `most` messages are being written."""
        while len(self._busy) >= most:
            self._less.clear()
            await self._less.wait()

    async def written(self, which: str) -> None:
        """Wait until a message is not being written any more."""
        while which in self._busy:
            self._less.clear()
            await self._less.wait()

    def try_again(self, for_these: Iterable[str]) -> None:
        """Note that something has changed for these: the next sweep tries them again."""
        self._backoff.forgive(for_these)

    def late(self, which: str) -> None:
        """Note that a message shows less than is known. Returns at once."""
        if self._bot.is_closed():
            return  # another connection shows it
        if which in self._busy:
            self._again.add(which)
            return
        self._busy.add(which)
        self._bot.in_background(self._bring(which))

    @property
    def waiting(self) -> int:
        """How many messages are being written or wait for it."""
        return len(self._busy)

    async def _bring(self, which: str) -> None:
        shown = False
        try:
            while not shown:
                self._again.discard(which)
                async with asyncio.timeout(MESSAGE_TIMEOUT):
                    await self._show(which)
                shown = which not in self._again
        except Refused:
            shown = True  # there is no such thing to show
        except (*UNREACHED, NoChannel) as no:
            _log.warning("could not update a message", which=which, why=type(no).__name__)
        finally:
            self._busy.discard(which)
            self._less.set()
            if shown:
                self._backoff.went_well(which)
            else:
                self._backoff.failed(which)
        if not shown and which in self._again:
            self.late(which)  # it has changed since: maybe that can be shown
