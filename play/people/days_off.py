"""Days off as a service: taken ahead, ended early, spent automatically (TIM-2.1, 2.2)."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from functools import partial

from msgspec.structs import replace

from db.queries import days_off, persons
from db.records.matches import StoredSeat
from db.records.people import StoredPerson
from db.records.record import Record
from db.records.time import HalfDay
from games.core.refused import Refused
from play.base.guarded import again
from play.match.repository import Repository
from play.match.work.holders import people as holding
from play.records import Pace
from play.refusals import refused
from play.time import half_days
from play.time.pace import LIVE, pace_of
from play.time.zones import home_of

_DAY = timedelta(days=1)


class OwnDaysOff(Record, frozen=True):
    """What somebody sees of their days off at the moment `now`.

    `left` half days remain. They are away `until` then, if they are away. `planned` is the next
    span, if there is one, and `zone` the time zone of all of them. `spent` half days were taken
    automatically since the person last did something.
    """

    now: datetime
    left: int
    until: datetime | None
    planned: tuple[datetime, datetime] | None
    zone: str
    spent: int


class DaysOff:
    """Days off of all people. They apply to all matches of a person, except live ones."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store = matches.store

    async def of(self, person: int, locale: str | None = None) -> OwnDaysOff:
        """Return what somebody sees of their days off."""
        known = await self._person(person)
        taken = await self._store.read(days_off.of_person, person)
        now = self._matches.clock.now()
        here = half_days.under_way(taken, now)
        over = here[1] if here else now
        coming = [half for half in taken if half.begins_at >= over]
        planned = None
        if coming:
            whole = half_days.under_way(coming, coming[0].begins_at)
            planned = whole or (coming[0].begins_at, coming[0].ends_at)
        spent = await self._store.read(days_off.spent, person)
        zone = home_of(known, locale)
        return OwnDaysOff(now, half_days.left(taken, now), here and here[1], planned, zone, spent)

    async def take(self, person: int, start: datetime, until: datetime, zone: str) -> None:
        """Be away from the first half day at `start` or later until `until`.

        Raises Refused when that is past, too long, or more than is left.
        """
        now = self._matches.clock.now()
        begins = max(start, now)
        if start < until <= now or begins > now + 366 * _DAY:
            raise refused("leave-past")
        if until <= begins:
            raise refused("leave-turned")
        halves = half_days.planned(begins, until, zone)
        more = tuple(replace(half, chosen_at=now) for half in halves)
        if not more:
            raise refused("leave-short")

        def work(taken: tuple[HalfDay, ...]) -> Iterable[HalfDay]:
            lack = half_days.lack(taken, more)
            if lack is not None:
                raise refused(f"leave-{lack}", left=half_days.left(taken, now) // 2)
            return {half.begins_at: half for half in (*more, *taken)}.values()  # as taken before

        await self._store.write(days_off.update, person, work, now)
        await self._keep_up(person)

    async def come_home(self, person: int) -> None:
        """Take back all half days that have not begun."""
        now = self._matches.clock.now()
        await self._store.write(days_off.update, person, partial(half_days.shortened, now=now), now)
        await self._keep_up(person)

    async def begin(self) -> None:
        """Stop clocks where days off have begun, and update boards where they have ended."""
        now = self._matches.clock.now()
        for match in await self._store.read(days_off.beginning, now, LIVE):
            await self._touch(match)
        for match in await self._store.read(days_off.ended, now):
            await self._touch(match)

    async def look_again(self) -> None:
        """Adjust every stopped clock to the calendar, after the machine's clock was changed."""
        for match in await self._store.read(days_off.stopped):
            await self._touch(match)

    async def spend(self, match: str, gone: Collection[int] = ()) -> None:
        """Spend a half day of those whose time is over in a match, if they have one.

        Nothing is spent for a seat all of whose people are `gone` from the server (EVT-1.14).
        Nothing is spent for a seat that missed the sitting before, nor where days off stop no
        clock: at live paces, where they are not allowed, and once a round's deadline is over.
        """
        loaded = await self._matches.load(match)
        now, terms, part = loaded.now, loaded.stored.terms, loaded.whole.part_of
        if pace_of(terms).live or not terms.days_off or loaded.stored.paused_at is not None:
            return
        if part is not None and part.passed:
            return
        for seat in loaded.seats:
            due = seat.deadline_at is not None and seat.deadline_at <= now
            here = holding(loaded.whole, seat.seat)
            if due and not seat.lapsed and not seat.machine and not {*here} <= {*gone}:
                await self._spend(here, seat, pace_of(terms), now)

    async def _spend(
        self, holders: Sequence[int], seat: StoredSeat, pace: Pace, now: datetime
    ) -> None:
        """Spend a half day of each of the people of a seat, if all of them can.

        None is spent where one of them has answered anywhere since its sitting opened.
        """
        most, found = half_days.most_in_a_sitting(pace), list[int]()
        for person in holders:
            taken = await self._store.read(days_off.of_person, person)
            acted = await self._store.read(days_off.answered_at, person)
            if half_days.is_there(seat.opened_at, acted):
                return
            if half_days.under_way(taken, now) is not None:
                continue
            wanted = await self._store.read(days_off.spends, person)
            if not wanted or not half_days.may_be_spent(taken, now, acted, seat.opened_at, most):
                return
            found.append(person)
        for person in found:
            await self._store.write(days_off.update, person, partial(_and_one, now=now), now)
            await self._keep_up(person)

    async def _keep_up(self, person: int) -> None:
        for match in await self._store.read(days_off.running, person):
            await self._touch(match)

    async def _touch(self, match: str) -> None:
        """Adjust the deadlines of a match to the days off that have begun."""
        try:
            await self._touch_once(match)
        except Refused as no:  # it waits for its game
            self._matches.faults.met("days off", no, match=match)

    @again
    async def _touch_once(self, match: str) -> None:
        async with self._matches.changing(match):
            pass  # a unit of work adjusts deadlines to days off when it is written

    async def _person(self, person: int) -> StoredPerson:
        return await self._store.read(persons.load, person) or StoredPerson(id=person, name="")


def _and_one(taken: tuple[HalfDay, ...], now: datetime) -> tuple[HalfDay, ...]:
    """Return the half days with the one that begins now, unless somebody has just spent it."""
    if half_days.under_way(taken, now) is not None:
        return taken
    return (*taken, half_days.by_itself(now))
