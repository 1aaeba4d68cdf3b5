"""Time as a service: deadlines, reminders, lobbies that expire, and making up for outages."""

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace

from db.queries import outages, servers
from db.queries.match import lists
from games.core.decision import Decision, Picks, is_legal
from games.core.match.moves import Answered
from games.core.refused import Refused
from play.base.guarded import again
from play.lobby.service import Lobbies
from play.match.acts import ordering
from play.match.acts.seating import give_up
from play.match.ais import Ais
from play.match.repository import Repository
from play.match.standing_orders import StandingOrders
from play.match.work.holders import people
from play.match.work.unit import UnitOfWork
from play.people.days_off import DaysOff
from play.people.directs import Directs
from play.time import calls
from play.time.backoff import Backoff
from play.time.moving import JUMP, OUTAGE
from play.time.pace import put_off

GRACE = timedelta(minutes=1)  # a longer gap between two ticks is an outage
_SOME = 200  # matches whose deadlines are moved in one transaction: 10 ms of work
_TOLD = 1000  # matches told about that; the boards of all others are found by the sweep
_BOUND = 200  # questions that one sitting may have when they are answered by default


class Timekeeper:
    """Does what is due. `tick` is to be called every few seconds, and first at start."""

    def __init__(
        self,
        matches: Repository,
        lobbies: Lobbies,
        ais: Ais,
        standing_orders: StandingOrders,
        days_off: DaysOff,
        directs: Directs,
        grace: timedelta = GRACE,
    ) -> None:
        self._matches = matches
        self._lobbies = lobbies
        self._ais = ais
        self._standing_orders = standing_orders
        self._days_off = days_off
        self._directs = directs
        self._store = matches.store
        self._clock = matches.clock
        self._shards = matches.shards
        self._grace = grace
        self._catching_up: asyncio.Task[None] | None = None
        self._backoff = Backoff()
        self._last: tuple[datetime, timedelta] | None = None  # tick: by the clock, the steady one
        self._listeners: list[Callable[[timedelta], object]] = []

    async def tick(self) -> timedelta | None:
        """Do all that is due now; return how long the bot was away, if it was.

        When the last tick is longer ago than the grace (the bot was away, or the machine slept),
        all running deadlines are first moved by that time: those of some matches now, the others in
        the background. Until then nobody is reminded and nobody's time is over. When the machine's
        clock was changed, all awaited moments move with it, and nobody is told.
        """
        now = self._clock.now()
        begins, jumped, away = self._last is None, False, None
        if self._shards.alone:
            jumped = await self._put_right(now)
            away = await self._store.write(outages.beat, now, self._grace, OUTAGE)
        elif self._shards.gained():  # outages and clocks are looked after part by part
            begins = True
        if begins or jumped or away is not None:
            await self._standing_orders.put_off()
        if jumped:
            await self._directs.look_again()
        await self._catch_up()
        await self._lobbies.expire()
        if not self._matches.behind:
            if jumped:
                await self._days_off.look_again()
            await self._days_off.begin()
            await self._standing_orders.obey()
            await self._remind()
            await self._time_out()
        await self._ais.resume()
        return away

    async def _put_right(self, now: datetime) -> bool:
        """Move all awaited moments along with a clock that was changed; return whether it was."""
        steady, last = self._clock.steady(), self._last
        self._last = now, steady
        passed = None if last is None else steady - last[1]
        if last is not None and passed is not None and abs(now - last[0] - passed) <= self._grace:
            return False
        jump = await self._store.write(outages.put_right, now, self._grace, passed, JUMP)
        if jump is not None:
            for listener in self._listeners:
                listener(jump)
        return jump is not None

    def on_jump(self, listener: Callable[[timedelta], object]) -> None:
        """Tell `listener` when the machine's clock was put forward or back, and by how much."""
        self._listeners.append(listener)

    async def caught_up(self) -> None:
        """Wait until the deadlines are moved by the time that the bot was away."""
        if self._catching_up is not None:
            await asyncio.wait({self._catching_up})

    async def close(self) -> None:
        """Stop moving deadlines; the next start goes on with it."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await self.caught_up()

    async def _catch_up(self) -> None:
        if self._catching_up is not None:
            return
        self._matches.behind = await self._store.read(outages.behind)
        if self._matches.behind and not self._shards.leads:
            return
        if self._matches.behind and len(await self._move_some(_TOLD)) == _SOME:
            self._catching_up = asyncio.create_task(self._move_all(), name="outage")
            self._catching_up.add_done_callback(self._caught_up)
        else:
            self._matches.behind = False

    async def _move_all(self) -> None:
        to_tell = _TOLD - _SOME
        while len(await self._move_some(to_tell)) == _SOME:
            to_tell = max(0, to_tell - _SOME)

    async def _move_some(self, to_tell: int) -> tuple[str, ...]:
        moved = await self._store.write(outages.move_next, _SOME, put_off)
        for match in moved[:to_tell]:
            self._matches.tell(match)
        return moved

    def _caught_up(self, task: asyncio.Task[None]) -> None:
        """Move the deadlines that are behind; what failed is tried again by the next tick."""
        self._catching_up = None
        if task.cancelled():
            return
        error = task.exception()
        self._matches.behind = error is not None
        if error is not None:
            self._matches.faults.met("moving of deadlines", error)

    async def _remind(self) -> None:
        now = self._clock.now()
        for match, seat in await self._store.read(lists.reminding, now):
            try:
                await self._remind_in(match, seat)
            except Refused as no:  # it waits for its game
                self._matches.faults.met("reminder", no, match=match)

    @again
    async def _remind_in(self, match: str, seat: int) -> None:
        async with self._matches.changing(match) as unit:
            unit.remind(seat, partial(calls.lateness, self._matches.entropy))

    async def _time_out(self) -> None:
        """Answer for everybody whose time is over; no match holds up another."""
        self._backoff.begin_round()
        late = await self._store.read(lists.over_time, self._clock.now())
        due = [match for match in late if self._backoff.may(match)]
        work = [self._time_out_in(match) for match in due]
        for match, error in zip(
            due, await asyncio.gather(*work, return_exceptions=True), strict=True
        ):
            if error is None:
                self._backoff.went_well(match)
            else:
                self._backoff.failed(match)
                self._matches.faults.met("time-out", error, match=match)

    @again
    async def _time_out_in(self, match: str) -> None:
        gone = await self._store.read(servers.gone_in, match)
        await self._days_off.spend(match, gone)
        try:
            async with self._matches.changing(match) as unit:
                time_out(unit, gone)
        except Refused:  # the rules let nobody concede now
            async with self._matches.changing(match) as unit:
                time_out(unit, gone, concedes=False)


def time_out(
    unit: UnitOfWork, gone: Collection[int] = frozenset(), *, concedes: bool = True
) -> None:
    """Answer for the seats of a match whose time is over, and count what they missed.

    Those who missed too much concede where the match says so, if `concedes`, and so does at once a
    seat whose people are all `gone` from the server (EVT-1.14).
    """
    for number in range(len(unit.seats)):
        seat = unit.seats[number]
        if seat.deadline_at is not None and seat.deadline_at <= unit.now:
            _answer_for(unit, number)
            here = {*people(unit.whole, number)}
            left = bool(here) and here <= {*gone}
            if left or unit.seats[number].misses >= unit.stored.terms.misses:
                give_up(unit, number, concedes=concedes)


def _answer_for(unit: UnitOfWork, number: int) -> None:
    """Give the ordered answer, otherwise the stored selection, otherwise defaults, for the sitting.

    A seat for which standing orders answered everything has missed nothing.
    """
    seat, missed = unit.seats[number], False
    for _ in range(_BOUND):
        question = unit.question(number)
        if question is None or question.sitting != seat.sitting or unit.match.result is not None:
            break
        if ordering.obey(unit, number):
            continue
        missed = True
        picks = _picks(unit, number, question)
        unit.play(Answered(number, question.id, picks, "clock"))
    if not missed:
        return
    misses = seat.misses + (not seat.lapsed)
    unit.put(replace(unit.seats[number], lapsed=True, misses=misses))


def _picks(unit: UnitOfWork, number: int, question: Decision) -> Picks:
    seat = unit.seats[number]
    if seat.selected_for == question.id and is_legal(question, seat.selection):
        return seat.selection
    return unit.ruled.rules.default(unit.match.view(number), question)
