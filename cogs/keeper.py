"""One writer for each public message, which only ever writes the newest version."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import discord
import structlog

from cogs.errors import UNREACHED
from cogs.host import Host
from games.core.refused import Refused

_log = structlog.get_logger("cogs")
GONE = (10003, 10004, 10008, 50001)  # channel, server, message; no access
ARCHIVED = 50083
PATIENCE = 60  # s for one message; Discord may hang
MOST_PASSED = 64  # sweeps that a message which cannot be written is passed over, at most


class NoPlace(Exception):
    """Where a message stands or is to stand is gone, or closed to us."""


class Keeper:
    """Brings messages up to date: `show(id)` is never run twice at once for one id.

    What changes while it runs is shown by one more run after it, however many changes there were.
    What cannot be shown is tried again by the sweep, less and less often.
    """

    def __init__(self, host: Host, show: Callable[[str], Awaitable[None]]) -> None:
        self._host = host
        self._show = show
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._sweeps = 0
        self._failed: dict[str, tuple[int, int]] = {}  # sweeps to pass over, the next one to try

    @property
    def failed(self) -> int:
        """How many messages could not be written when that was last tried."""
        return len(self._failed)

    def sweep(self, late: Sequence[str]) -> None:
        """Bring what is late up to date, but for what failed of late."""
        self._sweeps += 1
        for which in late:
            if self._failed.get(which, (0, 0))[1] <= self._sweeps:
                self.late(which)

    def hope(self) -> None:
        """Say that something has changed: all that failed is tried at the next sweep."""
        self._failed = dict.fromkeys(self._failed, (1, 0))

    def late(self, which: str) -> None:
        """Say that a message shows less than is known. Returns at once."""
        if self._host.is_closed():
            return  # another connection shows it
        if which in self._busy:
            self._again.add(which)
            return
        self._busy.add(which)
        self._host.in_background(self._bring(which))

    @property
    def waiting(self) -> int:
        """How many messages are being written or wait for it."""
        return len(self._busy)

    async def _bring(self, which: str) -> None:
        shown = False
        try:
            while not shown:
                self._again.discard(which)
                async with asyncio.timeout(PATIENCE):
                    await self._show(which)
                shown = which not in self._again
            self._failed.pop(which, None)
        except Refused:
            shown = True  # there is no such thing to show
        except (*UNREACHED, NoPlace) as no:
            _log.warning("message not brought up to date", which=which, why=type(no).__name__)
        finally:
            self._busy.discard(which)
            if not shown:
                self._put_off(which)

    def _put_off(self, which: str) -> None:
        """Let ever more sweeps pass before the next attempt: Discord bans who insists."""
        passed, _ = self._failed.get(which, (1, 0))
        self._failed[which] = (min(2 * passed, MOST_PASSED), self._sweeps + passed)


Place: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.Thread


async def messageable(host: Host, channel: int) -> Place | None:
    """Return a channel or thread by id, or None when it is gone or closed to us."""
    known = host.get_channel(channel)
    if known is None:
        try:
            known = await host.fetch_channel(channel)
        except discord.HTTPException as failure:
            if failure.code in GONE or failure.status in (403, 404):
                return None
            raise
    return known if isinstance(known, Place) else None


async def awake(channel: Place) -> bool:
    """Un-archive a thread that sleeps; return whether it can be written to."""
    if isinstance(channel, discord.Thread) and channel.archived:
        if channel.locked:
            return False
        try:
            await channel.edit(archived=False)
        except discord.Forbidden:
            return False
    return True


async def open_place(host: Host, server: int | None, channel: int | None) -> Place | None:
    """Return a channel or thread that can be written to, or None.

    Asks Discord nothing about a server that the bot is not on.
    """
    if channel is None or (server is not None and host.get_guild(server) is None):
        return None
    place = await messageable(host, channel)
    return place if place is not None and await awake(place) else None
