"""Direct messages and daily notes as a service, for people who chose them (TIM-4.1, 4.2)."""

from collections.abc import Callable
from datetime import datetime, time, timedelta
from functools import partial
from typing import Literal, TypeAlias

from msgspec.structs import replace

from db.queries import days_off, directs, persons
from db.queries.match import sending
from db.records.people import Direct, DirectsOpening, Note, PersonSettings, Reminder, StoredPerson
from db.records.projections import Sending
from db.store import Connection, Store
from games.core.refused import Refused
from games.core.text import text
from play.match.repository import Repository
from play.people import calling
from play.time import calls
from play.time.half_days import under_way
from play.time.pace import Off
from play.time.spans import Span
from play.time.walls import moment, zone_of
from play.time.zones import home_of

Way: TypeAlias = Literal["thread", "direct", "daily", "none"]
WAYS: tuple[Way, ...] = ("thread", "direct", "daily", "none")
REMINDERS: tuple[Reminder, ...] = ("half", "12h", "3h")
SPREAD = timedelta(minutes=15)  # over which daily notes of one hour are spread
_DAY = timedelta(days=1)


def way_of(settings: PersonSettings) -> Way:
    """Return how somebody wants to be called."""
    return settings.calls if settings.pings else "none"


class Directs:
    """How people are called, and what is due in their direct messages.

    What is due is claimed and then confirmed: a claim that is not confirmed within two minutes is
    handed out again.
    """

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store: Store = matches.store

    async def of(self, person: int) -> Direct | None:
        """Return the direct messages with a person; None when they never wanted any."""
        return await self._store.read(directs.of_person, person)

    async def told(self, person: int) -> None:
        """Note that a person was told that direct messages do not reach them."""
        await self._store.write(directs.tell, person)

    # What people choose

    async def choose(self, person: int, way: str, locale: str | None = None) -> PersonSettings:
        """Choose how somebody is called. Whoever wants direct messages is sent one at once.

        `locale` is the language they read where they chose none. Raises Refused when there is no
        such way.
        """
        if way not in WAYS:
            raise Refused(text("ui-old-component"))

        def chosen(known: StoredPerson) -> StoredPerson:
            place = "thread" if way in {"none", "thread"} else way
            return replace(known, pings=way != "none", calls=place)

        return await self._update(person, chosen, locale, anew=True)

    async def set_hour(self, person: int, hour: int, locale: str | None = None) -> PersonSettings:
        """Set the hour of the daily note, by the clock of the person's zone."""
        if not 0 <= hour < 24:
            raise Refused(text("ui-old-component"))
        return await self._update(person, lambda known: replace(known, note_hour=hour), locale)

    async def set_reminders(self, person: int, wanted: tuple[str, ...]) -> PersonSettings:
        """Set when a person is reminded, from their next sitting on."""
        kinds = tuple(one for one in REMINDERS if one in wanted)
        return await self._update(person, lambda known: replace(known, reminders=kinds), None)

    async def set_next(self, person: int, *, wanted: bool) -> PersonSettings:
        """Set whether a person is told that they are next, from the next such moment on."""
        return await self._update(person, lambda known: replace(known, next_up=wanted), None)

    async def moved(self, person: int) -> None:
        """Note that a person's time zone has changed: the next note follows it."""
        await self._update(person, lambda known: known, None)

    async def _update(
        self,
        person: int,
        work: Callable[[StoredPerson], StoredPerson],
        locale: str | None,
        *,
        anew: bool = False,
    ) -> PersonSettings:
        known = await self._store.write(persons.update, person, work)
        now = self._matches.clock.now()
        note_at = self._next(known, now, locale) if known.calls == "daily" else None
        if anew:
            wanted = known.calls != "thread"
            await self._store.write(directs.choose, person, now, note_at, wanted=wanted)
        else:
            await self._store.write(directs.put_note, person, note_at)
        return known

    # What is due

    async def call_at(self, person: int, now: datetime) -> datetime:
        """Return when somebody may be called: not in quiet hours or on days off (TIM-4.3)."""
        return await calling.call_at(self._matches, person, now)

    async def openings(self, limit: int = 10) -> tuple[DirectsOpening, ...]:
        """Claim the direct messages that are to be opened, and people to be greeted there."""
        now = self._matches.clock.now()
        if not self._matches.shards.leads:  # messages to people are of no server
            return ()
        if not await self._store.read(directs.is_opening_due, now):
            return ()  # nearly always: a writing waits for the disk
        return await self._store.write(directs.openings, now, limit)

    async def opened(self, person: int, channel: int) -> None:
        """Say that the direct messages with a person are open."""
        await self._store.write(directs.opened, person, channel)

    async def greeted(self, person: int, tag: str = "") -> None:
        """Say that a person was greeted: direct messages work. `tag` is that of the sending."""
        await self._store.write(_greeted, person, tag)

    async def refused(self, person: int, code: int) -> None:
        """Note that Discord delivers nothing to a person: they are called in threads."""
        await self._store.write(directs.refused, person, code, self._matches.clock.now())

    async def notes(self, limit: int = 20) -> tuple[Note, ...]:
        """Claim the daily notes that are due; there are none on days off or in quiet hours."""
        now = self._matches.clock.now()
        if not self._matches.shards.leads or not await self._store.read(directs.is_note_due, now):
            return ()
        found: list[Note] = []
        for note in await self._store.write(directs.notes, now, limit):
            if await self._away(note.person, now):
                await self.noted(note, note.note_message)
            elif (at := await self.call_at(note.person, now)) > now:  # the bot was away at its hour
                await self._store.write(directs.noted, note, note.note_message, at)
            else:
                found.append(note)
        return tuple(found)

    async def look_again(self) -> None:
        """Bring all daily notes back to their hour when the machine's clock was changed.

        They have moved with the clock; each goes to the nearest moment of its hour.
        """
        for person, former in await self._store.read(directs.noting):
            known = await self._store.read(persons.load, person)
            if known is not None:
                at = self._next(known, former - _DAY / 2, known.locale)
                await self._store.write(directs.move_note, person, former, at)

    async def _away(self, person: int, now: datetime) -> Span | None:
        taken = await self._store.read(days_off.of_person, person)
        return under_way(taken, now)

    async def noted(self, note: Note, message: int | None, tag: str = "") -> None:
        """Note which daily note stands now, if any; the next one is due the next day.

        `tag` is that of the sending.
        """
        known = await self._store.read(persons.load, note.person)
        now = self._matches.clock.now()
        next_at = None if known is None else self._next(known, now, note.locale)
        await self._store.write(_noted, note, message, next_at, tag)

    async def found(self, one: Sending, message: int) -> None:
        """Take over a message of this kind that had been sent and not noted: it stands."""
        now = self._matches.clock.now()
        note = None if one.person is None else await self._store.read(directs.note_of, one.person)
        if one.person is None:
            await self._store.write(sending.leave, one, message)
        elif one.kind == "greeting":
            await self.greeted(one.person, one.tag)
        elif note is None or note.note_at > now:  # they have chosen another hour, or no notes
            await self._store.write(sending.leave, one, message)
        else:
            if note.note_message is not None:
                await self._store.write(sending.leave, one, note.note_message)
            await self.noted(note, message, one.tag)

    def _next(self, known: StoredPerson, now: datetime, locale: str | None) -> datetime:
        """Return when the next daily note is due: drawn from the minutes after its hour.

        If that falls in quiet hours, after them.
        """
        zone = zone_of(home_of(known, locale))
        today = now.astimezone(zone).date()
        wall = datetime.combine(today, time(known.note_hour))
        at = moment(wall, zone, 0)
        if at <= now:
            at = moment(wall + _DAY, zone, 0)
        entropy = self._matches.entropy
        late = int.from_bytes(entropy(8)) % (SPREAD // timedelta(seconds=1))
        quiet = Off(known.quiet)
        return calls.due(at + timedelta(seconds=late), quiet, partial(calls.lateness, entropy))


def _greeted(db: Connection, person: int, tag: str) -> None:
    sending.end(db, tag)
    directs.greeted(db, person)


def _noted(
    db: Connection, note: Note, message: int | None, next_at: datetime | None, tag: str
) -> None:
    sending.end(db, tag)
    directs.noted(db, note, message, next_at)
