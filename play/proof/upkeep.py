"""What keeps the database sound: emptying its log, and checking everything after each start."""

import asyncio
from contextlib import suppress
from datetime import timedelta

from db.queries.match import lists, voices
from db.records.record import Record
from db.upkeep import archive
from db.upkeep.marks import HighWaterMark
from db.upkeep.packing import Damaged
from play.match.repository import Repository
from play.proof.replays import Replays

_ARCHIVED = 4  # matches that are put into the archive at once: 10 ms of work each
_EVERY = 30.0  # s after which what is in the log alone is brought into the database file
_SHARE = 4  # one part of the time, at most, goes into replays while people play


class Lost(Exception):
    """Moves that were confirmed are missing."""


class Unsound(Exception):
    """Something in the database is not as it was written."""


class Verified(Record, frozen=True):
    """How many of the matches that ran at the start are known to replay to their state."""

    alike: int
    matches: int


class Upkeep:
    """Looks after the database while the bot runs.

    `tick` is to be called every few seconds, and once before anything is played.
    """

    def __init__(
        self, matches: Repository, replays: Replays, archived_after: timedelta | None = None
    ) -> None:
        self._matches = matches
        self._archived_after = archived_after
        self._stuck: set[str] = set()  # matches that cannot be archived
        self._store = matches.store
        self._faults = matches.faults
        self._replays = replays
        self._missed: set[str] = set()  # matches of which it was told that they lack moves
        self._checking: asyncio.Task[None] | None = None
        self._due = 0.0  # when the log is to be emptied, by the loop's clock
        self.verified: Verified | None = None

    async def tick(self) -> None:
        """Do what is due: empty the log, archive old matches, write the marks anew.

        The first time missing moves are reported, and a check of everything begins.
        """
        if self._checking is None:
            await self._miss()
            self._checking = asyncio.create_task(self._check(), name="check")
            self._checking.add_done_callback(self._checked)
        now = asyncio.get_running_loop().time()
        if now >= self._due:
            self._due = now + _EVERY
            if self._store.logged:
                await self._store.checkpoint()
        if self._archived_after is not None and self._matches.shards.leads:
            await self._archive(self._archived_after)
        if self._matches.marks.large:
            await self._mark_all()

    async def close(self) -> None:
        """Stop checking; the next start begins again."""
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.wait({self._checking})

    async def checked(self) -> None:
        """Wait until everything has been checked."""
        if self._checking is not None:
            await asyncio.wait({self._checking})

    async def _archive(self, after: timedelta) -> None:
        """Archive some of the matches that ended long enough ago.

        One that fails is reported, and left where it is until the next start. While matches are
        missing from the archive none is added: the file has to be restored as it was.
        """
        before, limit = self._matches.clock.now() - after, _ARCHIVED + len(self._stuck)
        cold = [
            match
            for match in await self._store.read(archive.cold, before, limit)
            if match not in self._stuck
        ]
        if not cold or await self._store.read(archive.missing):
            return
        for match in cold:
            try:
                await self._archive_one(match)
            except Damaged as fault:
                self._stuck.add(match)
                self._faults.met("archive", fault, match=match)

    async def _archive_one(self, match: str) -> None:
        async with self._matches.locks.of(match):
            found = await self._store.read(archive.gather, match)
            content = await asyncio.to_thread(archive.pressed, *found)
            await self._store.write(archive.keep, match, content)
            await self._store.write(archive.drop, match)

    # Moves that are missing

    async def _miss(self) -> None:
        """Tell the people of each match whose marks are ahead of the store, once for each match.

        If that fails halfway, the next tick goes on with the rest.
        """
        marks = self._matches.marks.read()
        stand = await self._store.read(lists.marks, marks)
        for match, mark in marks.items():
            stands = stand.get(match)
            if match in self._missed or (stands is not None and stands >= mark):
                continue
            if stands is not None:
                await self._store.write(voices.lost, match, self._matches.clock.now())
            self._missed.add(match)
            self._lost(match, mark, stands)
            if stands is not None:
                self._matches.tell(match)
        await self._mark_all()

    def _lost(self, match: str, had: HighWaterMark, has: HighWaterMark | None) -> None:
        shown = f"v{had.revision}"
        stands = "nowhere" if has is None else f"v{has.revision}"
        self._faults.met("lost moves", Lost(), match=match, had=shown, stands=stands)

    async def _mark_all(self) -> None:
        """Note how far all running matches have come, and forget older marks."""
        self._matches.marks.rewrite(await self._store.read(lists.marks))

    # Looking at everything

    async def _check(self) -> None:
        running = await self._replays.running()
        self.verified = Verified(0, len(running))
        for match in running:
            if await self._sound(match):
                alike, matches = self.verified.alike, self.verified.matches
                self.verified = Verified(alike + 1, matches)
        lost = await self._store.read(archive.missing)
        if lost:
            self._faults.met("archive", Unsound(), missing=str(lost))
        if self._store.unclean:
            for found in await self._store.damage():
                self._faults.met("check of the database", Unsound(), found=found)
            for match in await self._replays.ended():
                await self._sound(match)

    async def _sound(self, match: str) -> bool:
        """Check a match, and let others run in between; what is wrong with it is reported."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        difference = await self._replays.difference(match)
        if difference is not None:
            about = {"match": difference.match, "what": difference.why}
            self._faults.met("replay", Unsound(), **about)
        await asyncio.sleep((_SHARE - 1) * (loop.time() - began))
        return difference is None

    def _checked(self, task: asyncio.Task[None]) -> None:
        with suppress(asyncio.CancelledError):
            fault = task.exception()
            if fault is not None:
                self._faults.met("check", fault)
