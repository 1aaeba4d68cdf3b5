"""Where matches live, and whose they are."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

from db.queries.match import channels
from db.records.channels import Living, PublicPlace, Whereabouts
from play.match.repository import Repository
from play.refusals import refused

AWAKE = timedelta(days=6)  # after which a thread is kept awake; it would sleep after seven
AT_ONCE = 500  # matches that are read without a pause


class Channels:
    """The channels and threads of matches. What changes here is told like any change of a match."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store = matches.store

    async def where(self, match: str) -> Whereabouts:
        """Return where a match lives and is shown. Raises Refused when there is none."""
        found = await self._store.read(channels.where, match)
        if found is None:
            raise refused("no-match")
        return found

    async def waiting(self, server: int | None = None) -> tuple[Whereabouts, ...]:
        """Return the matches of a server (None: of all) that are shown late or live elsewhere."""
        return await self._store.read(channels.waiting, server)

    async def living(self) -> AsyncIterator[Living]:
        """Return all running matches that have a channel, read in portions while play goes on."""
        after = ""
        while some := await self._store.read(channels.living, after, AT_ONCE):
            for one in some:
                yield one
            after = some[-1].match
            await asyncio.sleep(0)  # who plays meanwhile comes first

    async def drowsy(self) -> AsyncIterator[Living]:
        """Return the matches whose thread falls asleep soon while somebody is asked something."""
        before, after = self._matches.clock.now() - AWAKE, ""
        while some := await self._store.read(channels.drowsy, before, after, AT_ONCE):
            for one in some:
                yield one
            after = some[-1].match

    async def kept_awake(self, match: str) -> None:
        """Say that the thread of a match was kept awake."""
        await self._store.write(channels.kept_awake, match, self._matches.clock.now())

    async def known(self, which: str, person: int) -> PublicPlace | None:
        """Return where a match or lobby of this id is public, or None when there is neither."""
        return await self._store.read(channels.known, which, person)

    async def move_to(self, match: str, channel: int, leaving: int | None = None) -> None:
        """Say in which channel or thread a match lives (also after a thread was deleted).

        With `leaving`, only if it has not been brought from that one to elsewhere meanwhile.
        """
        await self._store.write(channels.move_to, match, channel, leaving)
        self._matches.tell(match)

    async def lend(self, match: str, channel: int) -> None:
        """Let a match live in another channel while its own channel is closed.

        A board that stood in one before is left over (`Projections.leftovers`).
        """
        await self._store.write(channels.lend, match, channel, self._matches.clock.now())
        self._matches.tell(match)

    async def give_back(self, match: str) -> None:
        """Let a match live in its own channel again, with the board that stands there.

        The board elsewhere is left over (`Projections.leftovers`).
        """
        await self._store.write(channels.give_back, match, self._matches.clock.now())
        self._matches.tell(match)

    async def own_gone(self, match: str) -> None:
        """Note that a match cannot return to its own channel, which is gone for good."""
        await self._store.write(channels.own_gone, match)
