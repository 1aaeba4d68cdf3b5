"""One writer for each public message, which only ever writes the newest version."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
import structlog

from cogs.host import Host

_log = structlog.get_logger("cogs")
GONE = (10003, 10004, 10008, 50001)  # channel, server, message; no access
ARCHIVED = 50083


class Keeper:
    """Brings messages up to date: `show(id)` is never run twice at once for one id.

    What changes while it runs is shown by one more run after it, however many changes there were.
    """

    def __init__(self, host: Host, show: Callable[[str], Awaitable[None]]) -> None:
        self._host = host
        self._show = show
        self._busy: set[str] = set()
        self._again: set[str] = set()

    def late(self, which: str) -> None:
        """Say that a message shows less than is known. Returns at once."""
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
        try:
            while True:
                self._again.discard(which)
                await self._show(which)
                if which not in self._again:
                    return
        except (TimeoutError, discord.HTTPException, discord.ClientException, OSError) as no:
            # the sweep comes back to it
            _log.warning("message not brought up to date", which=which, why=type(no).__name__)
        finally:
            self._busy.discard(which)


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
        await channel.edit(archived=False)
    return True
