"""The matches of the store: loaded, changed one unit of work at a time, committed, then told."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import lru_cache
from typing import Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from db.queries import outages
from db.queries.match import matches
from db.records.holders import StoredHolder
from db.records.matches import StoredMatch, WholeMatch
from db.store import Connection, Store
from db.upkeep.archive import Missing
from db.upkeep.marks import HighWaterMark, Marks
from games.core.data.schema import NewerSchema
from games.core.match.match import Match
from games.core.streams import Keys, match_key
from play.base.faults import Faults
from play.base.guarded import Locks
from play.base.kept import Kept
from play.match.acts import ordering
from play.match.agreements import settle
from play.match.work.loaded import Loaded
from play.match.work.rulebook import Rulebook
from play.match.work.unit import UnitOfWork, Written
from play.refusals import refused
from play.time import calls
from play.time.clock import Clock
from play.time.pace import put_off
from play.time.shards import Shards

P = ParamSpec("P")
T = TypeVar("T")
_SHOWN = 2000  # matches of which is known what was shown: it is written within a second
_KEPT = 256  # matches that are kept decoded: some tens of kilobytes each


class Done(NamedTuple, Generic[T]):
    """A match as it stands, and what was read beside it."""

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
        shards: Shards,
    ) -> None:
        self.entropy = entropy  # of this layer: no match's
        self.store = store
        self.shards = shards
        self.rulebook = rulebook
        self.clock = clock
        self.faults = Faults()
        self.marks = Marks(store.path)
        self.behind = False  # whether deadlines are still to be moved after an outage
        self.locks = Locks()  # nobody else in this process changes a match of which one has it
        self._kept: Kept[str, Loaded] = Kept(_KEPT)  # as they were committed, decoded
        self._shown: Kept[str, dict[int, tuple[int, int]]] = Kept(_SHOWN)  # to whom
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
        """Return a match as it stands. Raises Refused when there is none.

        After an outage its deadlines are moved first, if that is still to be done.
        """
        await self.caught_up(match)
        kept = self._kept.get(match)
        if kept is None or kept.whole.has_more:
            return await self.read(self._read, match)
        whole = await self.store.ask(matches.again, kept.whole)
        if whole is None:
            return await self.read(self._read, match)
        return self._as_shown(Loaded(whole, kept.ruled, kept.match, self.clock.now()))

    async def look(self, match: str, beside: Callable[[Connection, WholeMatch], T]) -> Done[T]:
        """Return a match as it stands, and what is read `beside` it at the same moment.

        Otherwise as `load` does.
        """
        await self.caught_up(match)
        return await self.read(self._looked, match, beside)

    def _looked(
        self, db: Connection, match: str, beside: Callable[[Connection, WholeMatch], T]
    ) -> Done[T]:
        loaded = self._read(db, match)
        return Done(loaded, beside(db, loaded.whole))

    def _read(self, db: Connection, match: str) -> Loaded:
        """Return a match as a connection finds it. Raises Refused when there is none.

        What is kept of it is not decoded again, as long as it is the same snapshot.
        """
        kept = self._kept.get(match)
        whole = matches.load(db, match, None if kept is None else kept.whole)
        if whole is None:
            raise refused("no-match")
        if kept is not None and kept.stored.snapshot is whole.match.snapshot:
            loaded = Loaded(whole, kept.ruled, kept.match, self.clock.now())
        else:
            loaded = self.opened(db, whole)
        self._kept[match] = loaded  # what a reader finds was committed
        return self._as_shown(loaded)

    def shown(self, match: str, person: int, step: int, news_from: int) -> None:
        """Note that a person was shown everything up to a step; news begin at `news_from`.

        It is written soon, and known here at once.
        """
        self.store.later(matches.seen, match, person, step, news_from)
        if match not in self._shown:
            self._shown[match] = {}
        self._shown[match][person] = (step, news_from)

    def _as_shown(self, loaded: Loaded) -> Loaded:
        """Return a match in which is known what was shown here to whom and not written yet."""
        shown = self._shown.get(loaded.stored.id)
        if shown is None:
            return loaded
        holders: list[StoredHolder] = []
        for one in loaded.whole.holders:
            seen, news_from = shown.get(one.person or 0, (-1, 0))
            holders.append(replace(one, seen=seen, news_from=news_from) if seen > one.seen else one)
        return replace(loaded, whole=replace(loaded.whole, holders=tuple(holders)))

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

    @asynccontextmanager
    async def changing(self, match: str) -> AsyncGenerator[UnitOfWork]:
        """Change a match: it is loaded here, written when the block is left, and then told.

        Nobody else in this process changes it in the block, in which no transaction is open. It is
        written as one job, if nobody has written it since it was loaded; otherwise StaleStep is
        raised. Whatever is raised leaves everything as it was. Acts that change matches are
        repeated whole (`@again`).
        """
        async with self.locks.of(match):
            unit = UnitOfWork(await self.load(match))
            yield unit
            await self.commit(unit)
        self._told(unit)

    async def commit(self, unit: UnitOfWork) -> None:
        """Write a unit of work, if it has changed anything. Raises StaleStep; nobody is told."""
        written = self._finished(unit)
        if written is not None:
            await self.store.write(_write, written)
            self._noted(unit, written)

    @asynccontextmanager
    async def changing_with(
        self, ids: Iterable[str], other: Callable[[Connection], None]
    ) -> AsyncGenerator[Mapping[str, UnitOfWork]]:
        """Change several matches, as `changing` does, and write something `other` before them.

        All of that is one job.
        """
        async with AsyncExitStack() as held:
            for match in sorted(ids):
                await held.enter_async_context(self.locks.of(match))
            units = {match: UnitOfWork(await self.load(match)) for match in ids}
            yield units
            done = [(unit, self._finished(unit)) for unit in units.values()]
            changed = [(unit, written) for unit, written in done if written is not None]
            await self.store.write(_write_with, other, [written for _, written in changed])
            for unit, written in changed:
                self._noted(unit, written)
        for unit, _ in changed:
            self._told(unit)

    def _told(self, unit: UnitOfWork) -> None:
        """Tell of a unit of work that was committed."""
        if unit.audible:
            self.tell(unit.id)
            if not self.shards.owns(unit.stored.server):
                self.store.tell_others(unit.id)
        for listener in self._committed:
            listener(unit.loaded())

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
            self.marks.note(match.id, HighWaterMark(match.step, match.revision))
        except OSError as fault:
            self.faults.met("marks", fault, match=match.id)


def keys_of(match: StoredMatch) -> Keys:
    """Return the secrets of a match."""
    return _keys(match.seed, match.words)


@lru_cache(maxsize=4096)
def _keys(seed: bytes, words: tuple[str, ...]) -> Keys:
    return Keys.of(match_key(seed, words))


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
