"""Where matches are loaded and changed: one change at a time, committed before it is told."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from db import lists, outages
from db import matches as rows
from db.archive import Missing
from db.marks import Mark, Marks
from db.rows import MatchRow, SeatRow, WholeRow
from db.store import StaleStep, Store
from games.ai.player import Player
from games.core.decision import Decision, Picks, is_legal
from games.core.match import Match
from games.core.moves import Answered
from games.core.rules import View
from games.core.streams import Keys, Streams, derived, match_key
from play.backoff import Backoff
from play.faults import Faults
from play.match.agreements import settle
from play.match.change import Change, Written
from play.match.holders import active
from play.match.rulebook import Rulebook
from play.refusals import refused
from play.time.clock import Clock

P = ParamSpec("P")
T = TypeVar("T")
_TRIES = 20  # a change is tried so often against other writers


class IllegalAnswer(Exception):
    """An AI answered what it may not."""


class Ledger:
    """All matches: what is loaded, changed and told goes through here."""

    def __init__(self, store: Store, rulebook: Rulebook, clock: Clock) -> None:
        self.store = store
        self.rulebook = rulebook
        self.clock = clock
        self.faults = Faults()
        self.marks = Marks(store.path)
        self.behind = False  # whether deadlines are still to be moved after an outage
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: list[Callable[[str], None]] = []
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._backoff = Backoff()

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each match that has something new to show or tell."""
        self._listeners.append(listener)

    def tell(self, match: str) -> None:
        """Tell the listeners of a match."""
        for listener in self._listeners:
            listener(match)

    @asynccontextmanager
    async def locked(self, match: str) -> AsyncGenerator[None]:
        """Hold a match: nobody else in this process changes it meanwhile."""
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        async with lock:
            yield

    async def read(
        self, query: Callable[Concatenate[Any, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what a query finds. Raises Refused when it is in an archive that is not there."""
        try:
            return await self.store.read(query, *args, **kwargs)
        except Missing:
            raise refused("no-archive") from None

    async def load(self, match: str) -> Change:
        """Return a match as it stands. Raises Refused when there is none."""
        whole = await self.read(rows.load, match)
        if whole is None:
            raise refused("no-match")
        return await self.opened(whole)

    async def opened(self, whole: WholeRow) -> Change:
        """Return a match that was read, ready to be looked at or changed.

        After an outage its deadlines are moved first, if that is still to be done.
        """
        if await self.caught_up(whole.match.id):
            return await self.load(whole.match.id)
        ruled = await self.rulebook.of(whole.match)
        loaded = Match.load(ruled.rules, whole.match.snapshot, keys_of(whole.match))
        return Change(whole, ruled, loaded, self.clock.now())

    async def caught_up(self, *matches: str) -> bool:
        """After an outage move the deadlines of these matches; return whether any was behind."""
        if not self.behind:
            return False
        moved = await asyncio.gather(*(self.store.write(outages.move, match) for match in matches))
        for match, was_behind in zip(matches, moved, strict=True):
            if was_behind:
                self.tell(match)
        return any(moved)

    async def change(self, match: str, work: Callable[[Change], T]) -> T:
        """Do `work` on a match and commit it; what `work` raises leaves everything as it was.

        When another process has written meanwhile, it is done again on what is there now.
        """
        async with self.locked(match):
            for _ in range(_TRIES):
                change = await self.load(match)
                result = work(change)
                if await self._committed(change):
                    break
            else:
                raise StaleStep(match)
        self._after(change)
        return result

    async def _committed(self, change: Change) -> bool:
        settle(change)
        written = change.written()
        if written is None:
            return True
        try:
            await self.store.write(_write, written)
        except StaleStep:
            return False
        if written.moves:
            self.mark(written.match)
        return True

    def mark(self, match: MatchRow) -> None:
        """Note beside the database how far a match has come."""
        try:
            self.marks.note(match.id, Mark(match.step, match.revision))
        except OSError as fault:
            self.faults.met("marks", fault, match=match.id)

    def _after(self, change: Change) -> None:
        """Tell what was committed, and let an AI answer."""
        if change.audible:
            self.tell(change.row.id)
        if any(seat.machine for seat in change.seats):
            self.think(change.row.id)

    # AI players

    def think(self, match: str) -> None:
        """Let the AIs of a match answer, in the background."""
        running = self._thinking.get(match)
        if running is None or running.done():
            task = asyncio.create_task(self._think(match), name=f"ai:{match}")
            self._thinking[match] = task
            task.add_done_callback(lambda done: self._thought(match, done))

    def _thought(self, match: str, task: asyncio.Task[None]) -> None:
        if self._thinking.get(match) is task:
            del self._thinking[match]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._backoff.went_well(match)
        else:
            self._backoff.failed(match)
            self.faults.met("AI", error, match=match)

    async def thought(self, match: str, seconds: float) -> None:
        """Wait for the AIs of a match, but no longer than that."""
        task = self._thinking.get(match)
        if task is not None:
            await asyncio.wait({task}, timeout=seconds)

    async def settled(self) -> None:
        """Wait until no AI has anything left to answer."""
        while self._thinking:
            await asyncio.wait(set(self._thinking.values()))

    async def close(self) -> None:
        """Stop the AIs; they go on after the next start."""
        tasks = set(self._thinking.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def resume(self) -> None:
        """Let the AIs go on wherever one is to answer, more rarely where that goes on failing."""
        self._backoff.begin_round()
        for match in await self.store.read(lists.machines):
            if self._backoff.may(match):
                self.think(match)

    async def _think(self, match: str) -> None:
        while await self._answer_once(match):
            pass

    async def _answer_once(self, match: str) -> bool:
        """Let one AI answer; return whether there was one."""
        async with self.locked(match):
            change = await self.load(match)
            waiting = next((seat for seat in change.seats if seat.machine), None)
            question = change.question(waiting.seat) if waiting else None
            if waiting is None or question is None:
                return False
            picks = await self._considered(change, waiting, question)
            by = "standin" if waiting.standin else "ai"
            change.play(Answered(waiting.seat, question.id, picks, by))
            if not await self._committed(change):
                return True
        if change.audible:
            self.tell(match)
        return True

    async def _considered(self, change: Change, seat: SeatRow, question: Decision) -> Picks:
        """Return what the AI of a seat answers; the default, should it fail."""
        holders = active(change.after, seat.seat)
        name = seat.standin or next((one.ai for one in holders), None)
        player, view = change.ruled.player(name), change.match.view(seat.seat)
        stream = Streams(derived(keys_of(change.row).deals, f"ai:{seat.seat}:{change.match.step}"))
        thinking = asyncio.create_task(asyncio.to_thread(_answer, player, view, question, stream))
        await asyncio.wait({thinking})
        error = thinking.exception()
        if error is None:
            return thinking.result()
        about = {"match": change.row.id, "ai": str(name), "question": question.kind}
        self.faults.met("answer of an AI", error, **about)
        return change.ruled.rules.default(view, question)


def keys_of(match: MatchRow) -> Keys:
    """Return the secrets of a match."""
    return _keys(match.seed, match.words)


@lru_cache(maxsize=4096)
def _keys(seed: bytes, words: tuple[str, ...]) -> Keys:
    return Keys.of(match_key(seed, words))


def _answer(player: Player, view: View, question: Decision, stream: Streams) -> Picks:
    """Return what an AI answers. Raises IllegalAnswer, and whatever the AI raises."""
    picks = player.answer(view, question, stream)
    if not is_legal(question, picks):
        raise IllegalAnswer
    return picks


def _write(db: Any, written: Written) -> None:  # noqa: ANN401 - a connection, which only db/ may name
    rows.save(db, written.match, written.seats, written.moves)
    for more in written.more:
        more(db)
