"""People and servers: their settings, and their data."""

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial

import msgspec
from cachetools import LRUCache
from msgspec.structs import asdict, replace

from db.columns import shared
from db.queries import days_off, persons
from db.queries.match import absence, limits
from db.queries.match.matches import get_up
from db.records.people import PersonSettings, StoredPerson
from db.records.time import Quiet
from db.upkeep.archive import Missing
from db.values import stamp
from games.core.refused import Refused
from play.base.guarded import again, retried
from play.lobby.service import Lobbies
from play.match.acts.seating import forget
from play.match.repository import Repository
from play.people.directs import Directs
from play.records import Person
from play.refusals import refused
from play.time import zones
from play.time.recurring import former
from play.time.walls import known_zone

_SEEN = 2000  # people whose names need not be looked up, as long as they keep them
_QUIET = 600  # minutes a day at most


class People:
    """What is known of people: a name, settings, and what they did."""

    def __init__(self, matches: Repository, lobbies: Lobbies, directs: Directs) -> None:
        self._matches = matches
        self._lobbies = lobbies
        self._directs = directs
        self._seen: LRUCache[int, Person] = LRUCache(_SEEN)  # as they were known when last seen
        self._store = matches.store

    async def seen(self, person: Person) -> None:
        """Keep the names of somebody known up to date; unknown people stay unknown.

        Each server has its own: what they are called on one is shown on no other.
        """
        if self._seen.get(person.id) == person:
            return
        own, server, name = person.names
        known = await self._store.read(persons.names, person.id, server)
        if known is not None and known != (own, name):
            now = self._matches.clock.now()
            for match in await self._store.write(persons.rename, person.id, own, server, name, now):
                self._matches.tell(match)
        if known is not None:
            self._seen[person.id] = person

    async def settings(self, person: int) -> PersonSettings:
        """Return a person's settings (the defaults for somebody unknown)."""
        return _settings(await self._load(person))

    async def reads(self, person: int) -> str | None:
        """Return the language in which a person is written to, where one is known."""
        return (await self._load(person)).reads

    async def pressed(self, person: int, spoken: str) -> PersonSettings:
        """Return the settings of somebody who has just pressed or written something.

        They may be called again from then on (TIM-4.3). `spoken` is the language of their Discord:
        they are written to in it unless they have chosen one.
        """
        known = await self._store.read(persons.load, person)
        if known is None:
            return PersonSettings()  # unknown people stay unknown
        if known.called_at is not None or known.spoken != spoken:
            await self._store.write(limits.pressed, person, spoken)
        return _settings(known)

    async def _load(self, person: int) -> StoredPerson:
        return await self._store.read(persons.load, person) or StoredPerson(id=person, name="")

    async def _update(
        self, person: int, work: Callable[[StoredPerson], StoredPerson]
    ) -> PersonSettings:
        changed = await self._store.write(persons.update, person, work)
        return _settings(changed)

    async def set_locale(self, person: int, locale: str | None) -> PersonSettings:
        """Set the language, or leave it to Discord (None)."""
        return await self._update(person, lambda known: replace(known, locale=locale))

    async def set_text_tables(self, person: int, *, wanted: bool) -> PersonSettings:
        """Set whether a person's tables come in words."""
        return await self._update(person, lambda known: replace(known, text_tables=wanted))

    async def set_listed(self, person: int, *, wanted: bool) -> PersonSettings:
        """Set whether a person appears in tables of ratings (EVT-6.3)."""
        return await self._update(
            person, lambda known: replace(known, listed=wanted, listed_asked=True)
        )

    async def set_spends_days(self, person: int, *, wanted: bool) -> PersonSettings:
        """Set whether a day off is taken automatically when a time-out is about to happen."""
        return await self._update(person, lambda known: replace(known, spends_days=wanted))

    async def set_quiet(self, person: int, quiet: Quiet | None) -> PersonSettings:
        """Set quiet hours, at most ten a day; turn clocks follow them from the next midnight on.

        Raises Refused when they are longer or the time zone is unknown; one that is kept already
        may have become so since.
        """
        if quiet is not None:
            _check(quiet, await self.settings(person))
        now = self._matches.clock.now()
        return await self._update_hours(person, partial(_with_quiet, quiet=quiet, now=now))

    async def set_zone(self, person: int, said: str) -> PersonSettings:
        """Set the time zone in which a person's days off, quiet hours and notes are meant.

        Raises Refused when there is none of that name.
        """
        zone, now = zones.named(said), self._matches.clock.now()

        def moved(known: StoredPerson) -> StoredPerson:
            quiet = known.quiet and replace(known.quiet, zone=zone)
            return _with_quiet(replace(known, home=zone), quiet, now)

        return await self._update_hours(person, moved)

    async def _update_hours(
        self, person: int, work: Callable[[StoredPerson], StoredPerson]
    ) -> PersonSettings:
        """Change quiet hours or the zone; deadlines follow from midnight on (TIM-7).

        The next daily note comes at its hour in the new zone.
        """
        before = await self._load(person)
        changed = await self._update(person, work)
        if changed.home != before.home:
            await self._directs.moved(person)
        if changed.quiet != before.quiet:
            for match in await self._store.read(days_off.running, person):
                try:
                    await self._change_hours(match, before)
                except Refused as no:  # it waits for its game
                    self._matches.faults.met("quiet hours", no, match=match)
        return changed

    @again
    async def _change_hours(self, match: str, before: StoredPerson) -> None:
        async with self._matches.changing(match) as unit:
            unit.change_hours(before.id, before.quiet, before.quiet_before)

    async def export(self, person: int) -> bytes:
        """Return all that is stored about a person, as JSON: settings, places, own moves.

        Matches whose archive is damaged are listed under `unreadable`.
        """
        found, archived = await self._store.read(persons.everything, person)
        found["unreadable"] = []
        for match in archived:  # one at a time: each is a millisecond or two
            try:
                found["move"] += await self._store.read(persons.archived_moves, person, match)
            except (ValueError, Missing) as damage:
                self._matches.faults.met("export of moves", damage, match=match)
                found["unreadable"].append({"match": match})
        found["move"].sort(key=lambda row: (row["match"], row["number"]))
        found["person"] = [asdict(await self._load(person))]
        return json.dumps(found, ensure_ascii=False, indent=1, default=_plain).encode()

    async def delete(self, person: int) -> int:
        """Forget a person and return how many running matches go on without them.

        Their seats are played by an AI under a neutral name and are free for volunteers. The boards
        of all their matches are late then and so are updated, now or after the next start. Nothing
        of them is left in any file, unless another process reads the database just then: in that
        case until the next checkpoint.
        """
        left = 0

        async def attempt() -> None:
            nonlocal left
            left += await self._leave_all(person)
            await self._store.write(persons.forget, person, self._matches.clock.now())

        await retried(str(person), attempt)  # they may sit down again meanwhile
        await self._store.checkpoint()  # the log held what the file no longer holds
        return left

    async def _leave_all(self, person: int) -> int:
        """Leave everything that goes on, and return how many matches that were."""
        for lobby in await self._lobbies.of_person(person):
            with suppress(Refused):  # it has begun or closed in this moment
                await self._lobbies.forget(lobby, person)
        left = 0
        for match in await self._store.read(persons.matches, person):
            if await self._store.read(absence.away, match):  # an AI plays on when its game is back
                await self._store.write(get_up, match, person, self._matches.clock.now())
                left += 1
                continue
            left += await self._forget_in(match, person)
        return left

    @again
    async def _forget_in(self, match: str, person: int) -> int:
        async with self._matches.changing(match) as unit:
            left = forget(unit, person)
        return left  # noqa: RET504 - once it is written


def _settings(person: StoredPerson) -> PersonSettings:
    return PersonSettings(**shared(PersonSettings, person))


def _with_quiet(known: StoredPerson, quiet: Quiet | None, now: datetime) -> StoredPerson:
    """Return a person with these quiet hours; until midnight the former ones count, if any."""
    if quiet == known.quiet:
        return known
    before = former(known.quiet, known.quiet_before, quiet, now)
    return replace(known, quiet=quiet, quiet_before=before)


def _check(quiet: Quiet, kept: PersonSettings) -> None:
    """Raise Refused when quiet hours are not allowed."""
    if not 0 < quiet.minutes <= _QUIET:
        raise refused("quiet-long")
    if not 0 <= quiet.start < 24 * 60:
        raise refused("quiet-start")
    same = quiet.zone in {kept.home, kept.quiet.zone if kept.quiet else None}
    if not same and known_zone(quiet.zone) is None:
        raise refused("quiet-zone", zone=quiet.zone)


def _plain(value: object) -> object:
    """Return a stored move as plain JSON, a moment, and whatever else has no JSON of its own."""
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value)
    if isinstance(value, datetime):
        return stamp(value)
    assert isinstance(value, bytes)
    return json.loads(value)
