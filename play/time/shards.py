"""Which servers are this process's own, where several share a database (SCL-2, SCL-4, SCL-5)."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from msgspec import Struct

from db.migrate import Unusable
from db.queries import outages
from db.store import Connection, Store
from db.writing.shards import leases
from db.writing.shards.records import Leases, Shard
from play.time.clock import Clock
from play.time.moving import OUTAGE
from play.time.pace import put_off

OFF = timedelta(seconds=10)  # that a machine's clock may differ from the database's
APART = timedelta(seconds=5.5)  # between two that identify in one of Discord's turns: 5 s, and more
ASKED, LONGEST = 8, 20  # s for which a stop waits whether others take over, and until they have
_SOME = 200  # matches whose deadlines are moved in one transaction: 10 ms of work


class Share(Struct, frozen=True):
    """What a process is asked to do: its `home` among `of_all` parts, and how many it takes.

    `process` is its name: no other process has had it.
    """

    process: str
    home: frozenset[int]
    of_all: int
    most: int


class Shards:
    """The parts of the servers that this process owns; all of them, where it is alone.

    What is at home is connected first, then taken over from whoever has it. Others are taken once
    they are free. What somebody else has taken over is this process's no longer: it stands by.
    """

    def __init__(
        self, store: Store, clock: Clock, grace: timedelta, share: Share | None = None
    ) -> None:
        self._store = store
        self._clock = clock
        self._grace = grace
        self._share = share
        self._homesick = set(share.home if share else ())  # at home, and not taken yet
        self._own: frozenset[int] = frozenset()
        self._heir: frozenset[int] = frozenset()
        self._connected: set[int] = set()
        self._gained = False
        self._turn = asyncio.Lock()  # of who changes what is owned
        self._listeners: list[Callable[[], object]] = []
        self._off: list[Callable[[timedelta], object]] = []
        self._is_off = self._closed = self._leaving = False
        self._awaited = False  # that another takes over what is this process's own

    async def begin(self) -> bool:
        """Take a place beside the others; return whether there are any.

        Raises Unusable where they count parts otherwise, or this machine's clock is off.
        """
        share = self._share
        if share is None:
            return False
        before = self._clock.now()
        moment = await self._store.read(leases.moment_of)
        if abs(off := _outside(moment, before, self._clock.now())) > OFF:
            raise Unusable(f"{self._store.where}: the clock of this machine is off by {off}")
        there, otherwise = await self._store.read(leases.others, share.process, share.of_all)
        if otherwise:
            raise Unusable(
                f"{self._store.where}: other bots there count other parts than {share.of_all}"
            )
        await self._store.write(leases.begin, share.of_all)
        return there

    @property
    def alone(self) -> bool:
        """Whether nobody else uses the database."""
        return self._share is None

    @property
    def count(self) -> int | None:
        """How many parts there are; None: as many as Discord recommends."""
        return self._share.of_all if self._share else None

    @property
    def home(self) -> list[int] | None:
        """The parts to connect at the start; None: all."""
        return sorted(self._share.home) if self._share else None

    @property
    def wanted(self) -> frozenset[int]:
        """The parts whose connections this process needs."""
        return frozenset() if self._is_off else self._own | self._heir

    @property
    def part(self) -> float:
        """The share of all servers that is this process's own."""
        return len(self._own) / self._share.of_all if self._share else 1.0

    @property
    def leads(self) -> bool:
        """Whether what belongs to no server is for this process to do."""
        return self.owns(None)

    def owns(self, server: int | None) -> bool:
        """Whether a server is this process's own; what is of none belongs to the first part."""
        if self._share is None:
            return True
        return ((server or 0) >> 22) % self._share.of_all in self._own

    def on_change(self, listener: Callable[[], object]) -> None:
        """Call `listener` in every round: connections are to follow what is `wanted`."""
        self._listeners.append(listener)

    def on_off(self, listener: Callable[[timedelta], object]) -> None:
        """Tell `listener` when the machine's clock is found to be off, and by how much."""
        self._off.append(listener)

    def gained(self) -> bool:
        """Whether anything was taken over since this was last asked."""
        gained, self._gained = self._gained, False
        return gained

    async def tick(self) -> None:
        """Give a sign of life, and see what is to be taken over; every few seconds.

        A machine whose clock is off gives back what it has, and owns nothing until it is right.
        """
        if self._share is None or self._closed:
            return
        async with self._turn:
            before = self._clock.now()
            shared = await self._store.write(
                _round,
                self._share,
                frozenset(self._homesick),
                taking=not self._is_off and not self._leaving,
                leaving=self._leaving,
            )
            off = _outside(shared.now, before, self._clock.now())
            if abs(off) > OFF:
                await self._let_go()
                if not self._is_off:
                    for tell in self._off:
                        tell(off)
                self._is_off = True
            else:
                self._is_off = False
                self._own, self._heir = shared.own, shared.heir
                self._awaited = shared.awaited
        for number in sorted(self._heir & self._connected):
            await self._take_over(number)
        for listener in self._listeners:
            listener()

    async def connected(self, number: int) -> None:
        """Note that a part is connected and all its servers have come: it may be taken over."""
        self._connected.add(number)
        await self._take_over(number)

    def is_connected(self, number: int) -> bool:
        """Whether it is known that a part is connected."""
        return number in self._connected

    def disconnected(self, number: int) -> None:
        """Note that a part is connected no longer."""
        self._connected.discard(number)

    async def _take_over(self, number: int) -> None:
        """Take over a part whose heir this process is.

        Deadlines are moved first by the time in which nobody looked after it. Whoever goes on with
        that after a death moves no deadline twice (`db.queries.outages`).
        """
        if self._share is None or self._closed:
            return
        me, part = self._share.process, Shard(number=number, of_all=self._share.of_all)
        async with self._turn:
            since = await self._store.read(leases.alive, me, number)
            if since is None:
                return
            now, after = await self._store.read(leases.moment_of), ""
            while now - since > self._grace:
                moved = await self._store.write(_moved, part, since, now, after)
                if len(moved) < _SOME:
                    break
                after = moved[-1]
            if await self._store.write(_taken, me, part, since, now, self._grace):
                self._own |= {number}
                self._gained = True
                self._homesick.discard(number)
            self._heir -= {number}

    async def identify(self, bucket: int) -> None:
        """Wait for the turn to identify to Discord, in one of its buckets."""
        left = await self._store.write(leases.identify, bucket, APART)
        while left:
            await asyncio.sleep(left.total_seconds())
            left = await self._store.write(leases.identify, bucket, APART)

    async def hand_over(self, sleep: Callable[[float], Awaitable[object]]) -> None:
        """Before a stop, serve on until others have taken over, if there are any with room."""
        if self._share is None:
            return
        self._leaving, rounds = True, 0
        while self._own and rounds < (LONGEST if self._awaited else ASKED):
            await self.tick()
            await sleep(1.0)
            rounds += 1

    async def close(self) -> None:
        """Give everything back."""
        async with self._turn:
            self._closed = True
            if self._share is not None:
                await self._let_go()

    async def _let_go(self) -> None:
        assert self._share is not None
        self._own = self._heir = frozenset()
        await self._store.write(leases.let_go, self._share.process)


def _round(
    db: Connection, share: Share, home: frozenset[int], *, taking: bool, leaving: bool
) -> Leases:
    if taking:
        leases.want(db, share.process, home, share.most)
    return leases.renew(db, share.process, leaving=leaving)


def _moved(
    db: Connection, part: Shard, since: datetime, now: datetime, after: str
) -> tuple[str, ...]:
    matches = leases.whose(db, part, after, _SOME)
    outages.move_these(db, matches, since, now, put_off)
    return matches


def _taken(
    db: Connection, me: str, part: Shard, since: datetime, now: datetime, grace: timedelta
) -> bool:
    taken = leases.take(db, me, part.number)
    if taken and now - since > grace:
        outages.part_away(db, part, since, now, OUTAGE)
    return taken


def _outside(moment: datetime, before: datetime, after: datetime) -> timedelta:
    """Return how far a moment lies outside two others; nothing, where it is between them."""
    return max(moment - after, timedelta(0)) or min(moment - before, timedelta(0))
