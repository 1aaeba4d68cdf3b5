"""Dates of tournaments among the scheduled events of a server: what is to be shown when (pure)."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Literal

from msgspec.structs import replace

from db.queries.tournament import scheduled
from db.records.record import Record
from db.records.tournaments import Scheduled, WholeTournament
from play.time.pace import pace_of
from play.tournaments import beginnings, conversion
from play.tournaments.organising.opening import TournamentOpener
from play.tournaments.repository import check_organiser
from tournaments.formats.registry import format_of

APART = timedelta(minutes=10)  # at least between two changes of one event
STEP = timedelta(minutes=15)  # by which a date has moved that is told
SOON = timedelta(minutes=1)  # an event begins in the future
SHORTEST = timedelta(hours=1)
SETTLED = timedelta(minutes=2)  # after which what was being made is looked for
_SECONDS = 86400

Deed = Literal["make", "move", "end", "cancel", "drop", "look"]


_ENDED: Mapping[str, Deed] = {"over": "end", "off": "cancel"}


class Dates(Record, frozen=True):
    """When an event begins and ends."""

    begins_at: datetime
    ends_at: datetime


def dates_of(whole: WholeTournament, length: timedelta, now: datetime) -> Dates | None:
    """Return when a tournament begins (its check-in, where it has one) and will have ended.

    An evening begins when it begins. None as long as nobody knows when.
    """
    dates = whole.facts.dates
    begins = dates.started_at or dates.starts_at
    if begins is None:
        return None
    first = begins
    if dates.started_at is None:
        confirms = begins - beginnings.CHECK_IN
        evening = pace_of(whole.facts.terms).live
        first = confirms if confirms > dates.opened_at and not evening else begins
        first = max(first, now + SOON)
    return Dates(first, max(begins + length, first + SHORTEST))


def label_of(whole: WholeTournament) -> str:
    """Return what an event bears beside its dates: the name, and where the message stands."""
    message = whole.facts.message
    return f"{whole.facts.name}\n{message.channel}/{message.id}"


def due(one: Scheduled, whole: WholeTournament, dates: Dates | None, now: datetime) -> Deed | None:
    """Return what is to be done about the event of a tournament now, if anything."""
    status = whole.facts.status
    if one.posting_at is not None:
        return "look" if now - one.posting_at >= SETTLED else None
    if one.event is None:
        known = dates is not None and whole.facts.message.id is not None
        if status in _ENDED:
            return "drop"
        return "make" if known and status == "open" else None
    if status in _ENDED:
        return _ENDED[status]
    rests = one.written_at is not None and now - one.written_at < APART
    moves = dates is not None and not rests and _has_moved(one, whole, dates, now)
    return "move" if moves else None


def _has_moved(one: Scheduled, whole: WholeTournament, dates: Dates, now: datetime) -> bool:
    """Whether an event shows dates that are not so any more, or another name or place."""
    if one.begins_at is None or one.ends_at is None or one.label != label_of(whole):
        return True
    early = whole.facts.dates.started_at is None and one.begins_at > now
    moved = early and abs(dates.begins_at - one.begins_at) >= STEP
    return moved or abs(dates.ends_at - one.ends_at) >= STEP


class DueEvent(Record, frozen=True):
    """Something that is to be done about the event of a tournament."""

    one: Scheduled
    whole: WholeTournament
    dates: Dates | None
    deed: Deed


class Scheduling(TournamentOpener):
    """Says which events are to be made, moved and ended, and notes what became of them."""

    async def schedule(self, tournament: str, actor: int, *, manages: bool = False) -> None:
        """Let the dates of a tournament stand among the events of its server.

        Raises Refused unless `actor` organises it.
        """
        check_organiser((await self.load(tournament)).facts, actor, manages=manages)
        await self._store.write(scheduled.want, tournament)

    async def scheduled(self, tournament: str) -> Scheduled | None:
        """Return what is shown of a tournament among the events of its server."""
        return await self._store.read(scheduled.of, tournament)

    async def events_due(self, most: int = 20) -> tuple[DueEvent, ...]:
        """Return the events about which something is to be done now."""
        now, found = self._clock.now(), list[DueEvent]()
        for one in await self._store.read(scheduled.living, 10 * most):
            whole = await self.load(one.tournament)
            dates = dates_of(whole, await self._length(whole), now)
            deed = due(one, whole, dates, now)
            if deed is not None:
                found.append(DueEvent(one, whole, dates, deed))
        return tuple(found[:most])

    async def _length(self, whole: WholeTournament) -> timedelta:
        """Return how long a tournament will take, by its forecast."""
        shape, facts = conversion.shape_of(whole), whole.facts
        lengths = await self.lengths(facts.game, facts.terms.pace, facts.options, shape.pod)
        here = sum(one.status == "entered" for one in whole.entrants)
        known = format_of(shape)
        people = known.people(shape)
        many = min(max(here or facts.places, people[0]), people[-1])
        long = Fraction(facts.round_length // timedelta(seconds=1), _SECONDS)
        return timedelta(days=float(known.forecast(shape, many, lengths, long).days))

    async def making(self, tournament: str) -> bool:
        """Note that an event is about to be made; False where somebody else makes it."""
        return await self._store.write(scheduled.posting, tournament, self._clock.now())

    async def made(
        self, one: Scheduled, event: int, whole: WholeTournament, dates: Dates | None
    ) -> None:
        """Note that an event stands, and what it shows."""
        shown = replace(
            one,
            event=event,
            posting_at=None,
            written_at=self._clock.now(),
            label=label_of(whole),
            begins_at=one.begins_at if dates is None else dates.begins_at,
            ends_at=one.ends_at if dates is None else dates.ends_at,
            state="made",
        )
        await self._store.write(scheduled.put, shown)

    async def not_made(self, one: Scheduled) -> None:
        """Note that no event stands: it is made at the next look."""
        await self._store.write(scheduled.put, replace(one, posting_at=None))

    async def no_event(self, one: Scheduled, state: Literal["over", "refused"]) -> None:
        """Note that an event is over, or was refused: it is never tried again by itself."""
        await self._store.write(scheduled.put, replace(one, posting_at=None, state=state))
