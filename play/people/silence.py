"""The one question to whoever has gone silent, for all their matches (CLB-2.2)."""

from collections import Counter
from datetime import datetime

from cachetools import LRUCache

from db.queries.directs import CLAIM
from db.queries.people import silence
from db.queries.people.silence import ENOUGH, LONG, LOOK
from db.records.people import Silence
from games.core.refused import Refused
from play.base.tags import new_tag
from play.match.repository import Repository
from play.match.work import timing
from play.match.work.loaded import time_of
from play.people import calling

_KNOWN = 5000  # people of whom it is known that they pressed something of late


class Silences:
    """Who is silent, and how they are asked: once a silence, which ends with any press."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store = matches.store
        self._silent: frozenset[int] | None = None  # not read yet
        self._pressed: LRUCache[int, datetime] = LRUCache(_KNOWN)

    async def pressed(self, person: int) -> bool:
        """Note that somebody has pressed something; return whether they are to be asked now."""
        now = self._matches.clock.now()
        if self._silent is None:
            self._silent = await self._store.read(silence.all_silent)
        last = self._pressed.get(person)
        if person not in self._silent and last is not None and last <= now < last + LOOK:
            return False
        asked = await self._store.write(silence.pressed, person, now)
        if asked is not None:
            self._pressed[person] = now
        self._silent -= {person}
        return asked is True

    # Who it is

    async def tick(self) -> None:
        """Find who has missed sittings in several matches, or was waited for in several."""
        if self._matches.behind:
            return  # moments are still to be moved after an outage
        now = self._matches.clock.now()
        found = {*await self._store.read(silence.missing)}
        waited = Counter[int]()
        for person, match, seat in await self._store.read(silence.waited_for, now):
            waited[person] += person not in found and await self._counts(match, seat)
        found |= {person for person, matches in waited.items() if matches >= ENOUGH}
        for person in sorted(found):
            await self._store.write(silence.found, person, now)
        self._silent = None  # another process may have found some

    async def _counts(self, match: str, seat: int) -> bool:
        """Whether so long a time has counted for a seat since it was asked."""
        try:
            loaded = await self._matches.load(match)
        except Refused:  # it waits for its game
            return False
        here = loaded.seats[seat]
        if here.counted_from is None:
            return here.asked_at is not None and loaded.now - here.asked_at >= LONG
        time = time_of(loaded.whole, loaded.stored, here, loaded.now)
        return timing.waited(here, time) - here.waited >= LONG

    # What asks them

    async def to_write(self, limit: int = 10) -> tuple[Silence, ...]:
        """Return who is to be asked by direct message now; never in quiet hours or on days off."""
        now, found = self._matches.clock.now(), list[Silence]()
        for one in await self._store.read(silence.to_write, limit):
            if await calling.call_at(self._matches, one.person, now) <= now:
                found.append(one)
        return tuple(found)

    async def posting(self, one: Silence) -> str | None:
        """Note that somebody is about to be asked; return the tag of it, None where they need not.

        It is found by that if the bot is ended before it is noted.
        """
        assert one.channel is not None
        tag, now = new_tag(self._matches.entropy), self._matches.clock.now()
        begun = await self._store.write(silence.posting, one.person, tag, one.channel, now)
        return tag if begun else None

    async def posted(self, one: Silence, message: int) -> None:
        """Note which message asks somebody."""
        await self._store.write(silence.posted, one, message, self._matches.clock.now())

    async def not_posted(self, person: int, tag: str) -> None:
        """Note that nothing asks somebody yet."""
        await self._store.write(silence.not_posted, person, tag)

    async def unnoted(self, limit: int = 10) -> tuple[Silence, ...]:
        """Return who may have been asked without a note of it."""
        return await self._store.read(silence.unnoted, self._matches.clock.now() - CLAIM, limit)
