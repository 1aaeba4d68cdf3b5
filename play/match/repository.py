"""The matches of the store: loaded, changed one unit of work at a time, committed, then told."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import lru_cache
from typing import Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from cachetools import LRUCache

from db.queries import outages
from db.queries.match import matches
from db.records.matches import StoredMatch, WholeMatch
from db.store import Connection, Store
from db.upkeep.archive import Missing
from db.upkeep.marks import Mark, Marks
from games.core.data.schema import NewerSchema
from games.core.match.match import Match
from games.core.streams import Keys, match_key
from play.base.faults import Faults
from play.base.guarded import Locks
from play.match.acts import ordering
from play.match.agreements import settle
from play.match.work.loaded import Loaded
from play.match.work.rulebook import Rulebook
from play.match.work.unit import UnitOfWork, Written
from play.refusals import refused
from play.time import calls
from play.time.clock import Clock
from play.time.pace import put_off

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")
_KEPT = 256  # matches that are kept decoded: some tens of kilobytes each


class Done(NamedTuple, Generic[T]):
    """What came of a unit of work: the match as it was committed, and what the work returned."""

    loaded: Loaded
    result: T


class Repository:
    """All matches: what is loaded, changed and told goes through here."""

    def __init__(
        self,
        store: Store,
        rulebook: Rulebook,
        clock: Clock,
        entropy: Callable[[int], bytes],
    ) -> None:
        self.entropy = entropy  # of this layer: no match's
        self.store = store
        self.rulebook = rulebook
        self.clock = clock
        self.faults = Faults()
        self.marks = Marks(store.path)
        self.behind = False  # whether deadlines are still to be moved after an outage
        self.locks = Locks()  # nobody else in this process changes a match of which one has it
        self._kept: LRUCache[str, Loaded] = LRUCache(_KEPT)  # as they were committed, decoded
        self._listeners: list[Callable[[str], None]] = []
        self._committed: list[Callable[[Loaded], None]] = []

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each match that has something new to show or tell."""
        self._listeners.append(listener)

    def on_committed(self, listener: Callable[[Loaded], None]) -> None:
        """Call `listener` with each match that was changed, once that is committed."""
        self._committed.append(listener)

    def tell(self, match: str) -> None:
        """Tell the listeners of a match."""
        for listener in self._listeners:
            listener(match)

    async def read(
        self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what a query finds. Raises Refused when it is in an archive that is not there."""
        try:
            return await self.store.read(query, *args, **kwargs)
        except Missing:
            raise refused("no-archive") from None

    async def load(self, match: str) -> Loaded:
        """Return a match as it stands. Raises Refused when there is none."""
        return (await self.look(match, _nothing_else)).loaded

    async def look(self, match: str, beside: Callable[[Connection, WholeMatch], T]) -> Done[T]:
        """Return a match as it stands, and what is read `beside` it at the same moment.

        After an outage its deadlines are moved first, if that is still to be done. Raises Refused
        when there is none.
        """
        await self.caught_up(match)
        return await self.read(self._looked, match, beside)

    def _looked(
        self, db: Connection, match: str, beside: Callable[[Connection, WholeMatch], T]
    ) -> Done[T]:
        loaded = self._found(db, match)
        self._kept[match] = loaded  # what a reader finds was committed
        return Done(loaded, beside(db, loaded.whole))

    def _found(self, db: Connection, match: str) -> Loaded:
        """Return a match as a connection finds it. Raises Refused when there is none.

        What is kept of it is not decoded again, as long as it is the same snapshot.
        """
        kept = self._kept.get(match)
        whole = matches.load(db, match, None if kept is None else kept.whole)
        if whole is None:
            raise refused("no-match")
        if kept is not None and kept.stored.snapshot is whole.match.snapshot:
            return Loaded(whole, kept.ruled, kept.match, self.clock.now())
        return self.opened(db, whole)

    def opened(self, db: Connection, whole: WholeMatch) -> Loaded:
        """Return a match that was read, with its snapshot decoded. Raises Refused."""
        ruled = self.rulebook.of(db, whole.match)
        try:
            loaded = Match.load(ruled.rules, whole.match.snapshot, keys_of(whole.match))
        except NewerSchema:
            if whole.match.running:  # it waits for its game
                raise refused("game-away", game=whole.match.game) from None
            raise refused("no-rules") from None
        return Loaded(whole, ruled, loaded, self.clock.now())

    async def caught_up(self, *matches: str) -> bool:
        """After an outage move the deadlines of these matches; return whether any was behind."""
        if not self.behind:
            return False
        moved = await asyncio.gather(
            *(self.store.write(outages.move, match, put_off) for match in matches)
        )
        for match, was_behind in zip(matches, moved, strict=True):
            if was_behind:
                self.tell(match)
        return any(moved)

    async def update(
        self,
        match: str,
        work: Callable[Concatenate[UnitOfWork, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Done[T]:
        """Do `work` on a match and commit it; what `work` raises leaves everything as it was."""
        unit, result, _ = await self._done(match, _nothing_else, work, *args, **kwargs)
        return Done(self._told(unit), result)

    async def update_and_read(
        self,
        match: str,
        read: Callable[[Connection, WholeMatch], U],
        work: Callable[Concatenate[UnitOfWork, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Done[U]:
        """Do `work` on a match, commit it, and return what is to be read together with it.

        All of that is one transaction, in which nobody else writes.
        """
        unit, _, found = await self._done(match, read, work, *args, **kwargs)
        return Done(self._told(unit), found)

    async def _done(
        self,
        match: str,
        read: Callable[[Connection, WholeMatch], U],
        work: Callable[Concatenate[UnitOfWork, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[UnitOfWork, T, U]:
        """Do `work` on a match and commit it; return its unit of work, its result, what was read.

        Nobody is told yet.
        """

        def write(db: Connection) -> tuple[UnitOfWork, Written | None, T, U]:
            unit = UnitOfWork(self._found(db, match))
            result = work(unit, *args, **kwargs)
            written = self._finished(unit)
            if written is not None:
                _write(db, written)
            return unit, written, result, read(db, unit.whole)

        async with self.locks.of(match):
            await self.caught_up(match)
            unit, written, result, found = await self._written(write)
            if written is not None:
                self._noted(unit, written)
        return unit, result, found

    async def _written(self, work: Callable[[Connection], T]) -> T:
        """Write something. Raises Refused when it is in an archive that is not there."""
        try:
            return await self.store.write(work)
        except Missing:
            raise refused("no-archive") from None

    def _told(self, unit: UnitOfWork) -> Loaded:
        """Tell of a unit of work that was committed; return the match as it has left it."""
        loaded = unit.loaded()
        if unit.audible:
            self.tell(loaded.stored.id)
        for listener in self._committed:
            listener(loaded)
        return loaded

    async def update_with(
        self,
        works: Mapping[str, Callable[[UnitOfWork], object]],
        other: Callable[[Connection], None],
    ) -> None:
        """Do work on several matches, and commit it together with something `other`, or nothing.

        That is written first. Raises StaleStep when somebody else has written one meanwhile.
        """
        async with AsyncExitStack() as held:
            for match in sorted(works):
                await held.enter_async_context(self.locks.of(match))
            units = [UnitOfWork(await self.load(match)) for match in works]
            for unit, work in zip(units, works.values(), strict=True):
                work(unit)
            done = [(unit, self._finished(unit)) for unit in units]
            changed = [(unit, written) for unit, written in done if written is not None]
            await self.store.write(_write_with, other, [written for _, written in changed])
            for unit, written in changed:
                self._noted(unit, written)
        for unit, _ in changed:
            self._told(unit)

    async def commit(self, unit: UnitOfWork) -> None:
        """Write a unit of work on a match of which one has the lock; nobody is told.

        Raises StaleStep when somebody else has written meanwhile.
        """
        written = self._finished(unit)
        if written is None:
            return
        await self.store.write(_write, written)
        self._noted(unit, written)

    def _finished(self, unit: UnitOfWork) -> Written | None:
        """Return what is to be written of a unit of work, with all that follows from it."""
        settle(unit)
        ordering.schedule(unit, lambda: ordering.delay(self.entropy))
        return unit.written(lambda: calls.lateness(self.entropy))

    def _noted(self, unit: UnitOfWork, written: Written) -> None:
        """Note that a unit of work was written: the match is kept as it has left it."""
        self._kept[unit.id] = Loaded(written.after, unit.ruled, unit.match, unit.now)
        if written.moves:
            self.mark(written.after.match)

    def mark(self, match: StoredMatch) -> None:
        """Note beside the database how far a match has come."""
        try:
            self.marks.note(match.id, Mark(match.step, match.revision))
        except OSError as fault:
            self.faults.met("marks", fault, match=match.id)


def keys_of(match: StoredMatch) -> Keys:
    """Return the secrets of a match."""
    return _keys(match.seed, match.words)


@lru_cache(maxsize=4096)
def _keys(seed: bytes, words: tuple[str, ...]) -> Keys:
    return Keys.of(match_key(seed, words))


def _nothing_else(_: Connection, __: WholeMatch) -> None:
    return None


def _write(db: Connection, written: Written) -> None:
    matches.save(db, written.before, written.after, written.moves)
    for more in written.more:
        more(db)


def _write_with(
    db: Connection, other: Callable[[Connection], None], units: Sequence[Written]
) -> None:
    other(db)
    for written in units:
        _write(db, written)
