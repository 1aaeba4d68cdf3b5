"""Substitutes as a service: the list of a server, whom it calls to a seat, and their answers."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial

from db.queries import days_off, persons
from db.queries.match import substitutes
from db.queries.match.substitutes import Replaceable, Volunteer
from db.queries.people.spent import Budget
from db.records.people import StoredPerson, Substitute
from db.records.projections import SubstituteCall
from db.records.time import TimeTerms
from db.store import Connection
from games.core.refused import Refused
from play.base import budgets
from play.base.guarded import again
from play.match.acts import substituting
from play.match.repository import Repository
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused
from play.time import calls
from play.time.half_days import under_way
from play.time.pace import LIVE, OFFERED, Off

WAVE = 3  # people who are called at once
MOST = (1, 2, 3)  # seats that somebody may want to play for at a time
USUAL = tuple(one for one in OFFERED if one not in LIVE)  # paces of whoever joins the list
_TAG = 6  # bytes


class Substitutes:
    """Who plays on for others; every press names the person who made it."""

    def __init__(self, matches: Repository, entropy: Callable[[int], bytes]) -> None:
        self._matches = matches
        self._entropy = entropy
        self._store = matches.store

    # The list of a server

    async def of(self, person: int, server: int) -> Substitute | None:
        """Return how somebody stands on the list of a server; None where they do not."""
        return await self._store.read(substitutes.of, person, server)

    async def barred(self, person: int, server: int) -> datetime | None:
        """Return until when somebody is off the list of a server, if they left a seat at once."""
        now = self._matches.clock.now()
        return await self._store.read(substitutes.struck_off, person, server, now)

    async def join(self, person: int, server: int) -> Substitute:
        """Put somebody on the list of a server, for all games, at all paces but live ones."""
        games = tuple(self._matches.rulebook.games)
        now = self._matches.clock.now()
        new = Substitute(person=person, server=server, games=games, paces=USUAL, joined_at=now)
        return await self._store.write(_kept, new, now)

    async def change(
        self,
        person: int,
        server: int,
        *,
        games: Sequence[str] | None = None,
        paces: Sequence[str] | None = None,
        most: int | None = None,
    ) -> Substitute:
        """Change what somebody on the list would play. Raises Refused where they are not on it."""
        if games is not None and not {*games} <= {*self._matches.rulebook.games}:
            raise refused("no-game")
        if (paces is not None and not {*paces} <= {*OFFERED}) or most not in {None, *MOST}:
            raise refused("no-pace")
        changed = partial(_changed, games=games, paces=paces, most=most)
        return await self._store.write(changed, person, server)

    async def leave(self, person: int, server: int) -> None:
        """Take somebody off the list of a server, and their calls back."""
        await self._store.write(substitutes.drop, person, server)

    async def listed(self, server: int, game: str, pace: str) -> tuple[Volunteer, ...]:
        """Return who on a server would play on in a game at a pace, in the order of calls."""
        return await self._store.read(substitutes.listed, server, game, _chosen(pace))

    async def of_tournament(self, tournament: str) -> tuple[Replaceable, ...]:
        """Return the seats of a tournament for which a substitute may play, those sought first."""
        return await self._store.read(substitutes.of_tournament, tournament)

    async def helped(self, person: int) -> int:
        """Return in how many matches somebody has played on for others to the end."""
        return await self._store.read(substitutes.helped, person)

    # Looking for somebody

    @again
    async def seek(self, match: str, actor: int) -> None:
        """Look for somebody who plays on for oneself."""
        async with self._matches.changing(match) as unit:
            await self._call(unit, substituting.seek(unit, actor), actor)

    @again
    async def seek_for(self, match: str, actor: int, seat: int) -> None:
        """Look for somebody who plays on for people at one's table who have long been away."""
        async with self._matches.changing(match) as unit:
            await self._call(unit, substituting.seek_for(unit, actor, seat), actor)

    @again
    async def seek_for_entrant(self, match: str, organiser: int, seat: int) -> None:
        """Look for somebody who plays on for an entrant; whether they organise is known."""
        async with self._matches.changing(match) as unit:
            await self._call(unit, substituting.seek_for_entrant(unit, seat), organiser)

    @again
    async def stop(self, match: str, actor: int, seat: int) -> None:
        """Look for nobody any more."""
        async with self._matches.changing(match) as unit:
            substituting.stop_seeking(unit, actor, seat)

    @again
    async def put_off(self, match: str, seat: int) -> None:
        """Look for nobody any more, because an organiser says so."""
        async with self._matches.changing(match) as unit:
            substituting.put_off(unit, seat)

    async def called(self, match: str) -> tuple[SubstituteCall, ...]:
        """Return who is called to the seats of a match."""
        return await self._store.read(substitutes.of_match, match)

    async def tick(self) -> None:
        """Call the next few wherever that is due."""
        if self._matches.behind:
            return  # moments are still to be moved after an outage
        for match, seat in await self._store.read(substitutes.waves, self._matches.clock.now()):
            try:
                await self._next_wave(match, seat)
            except Refused as no:  # it waits for its game
                self._matches.faults.met("calls of substitutes", no, match=match)

    @again
    async def _next_wave(self, match: str, seat: int) -> None:
        async with self._matches.changing(match) as unit:
            if substituting.next_wave(unit, seat):
                await self._call(unit, seat, None)

    async def _call(self, unit: UnitOfWork, seat: int | None, asked_by: int | None) -> None:
        """Call the next few to a seat; those in quiet hours come after them.

        Whoever was called too often today is passed over as that is written, and who is away.
        """
        server, pace = unit.stored.server, _chosen(unit.stored.terms.pace)
        if seat is None or server is None:
            return
        found: list[tuple[SubstituteCall, tuple[Budget, ...]]] = []
        for one in await self._store.read(substitutes.candidates, unit.stored, pace, asked_by):
            taken = await self._store.read(days_off.of_person, one.id)
            if under_way(taken, unit.now) is None:
                at = calls.due(unit.now, Off(one.quiet), self._late)
                call = SubstituteCall(
                    tag=self._entropy(_TAG).hex(),
                    match=unit.id,
                    seat=seat,
                    person=one.id,
                    due_at=at,
                )
                found.append((call, _costs(asked_by, one.id)))
        unit.also(substitutes.call_some, server, found, WAVE, unit.now)

    def _late(self) -> timedelta:
        return calls.lateness(self._entropy)

    # Their calls

    async def due(self, limit: int = 20) -> tuple[SubstituteCall, ...]:
        """Return the calls that are to be sent now."""
        return await self._store.read(substitutes.due, self._matches.clock.now(), limit)

    async def later(self, call: SubstituteCall) -> datetime | None:
        """Return when to call somebody whose quiet hours or days off have begun meanwhile.

        None where they may be called now.
        """
        assert call.person is not None
        known = await self._store.read(persons.load, call.person)
        taken = await self._store.read(days_off.of_person, call.person)
        now = self._matches.clock.now()
        span = under_way(taken, now)
        hushed = Off(None if known is None else known.quiet, away=(span,) if span else ())
        at = calls.due(now, hushed, self._late)
        return at if at > now else None

    async def sending(self, tag: str, server: int | None, channel: int) -> bool:
        """Note that a call is about to be sent; False where it is wanted no more."""
        now = self._matches.clock.now()
        return await self._store.write(substitutes.sending, tag, server, channel, now)

    async def sent(self, tag: str, message: int) -> None:
        """Note where a call stands."""
        await self._store.write(substitutes.sent, tag, message)

    async def not_sent(self, tag: str) -> None:
        """Note that nothing of a call stands."""
        await self._store.write(substitutes.not_sent, tag)

    async def put_back(self, tag: str, at: datetime) -> None:
        """Send a call later."""
        await self._store.write(substitutes.put_back, tag, at)

    async def unnoted(self, limit: int = 20) -> tuple[SubstituteCall, ...]:
        """Return calls that may stand in Discord without being noted: the bot was stopped."""
        return await self._store.read(substitutes.unnoted, self._matches.clock.now(), limit)

    # Their answers

    async def call(self, tag: str, person: int) -> SubstituteCall:
        """Return a call of somebody. Raises Refused where they are not called, or no longer."""
        found = await self._store.read(substitutes.find, tag)
        if found is None or found.over or found.declined:
            raise refused("substitute-found")
        if found.person != person:
            raise refused("substitute-not-you")
        return found

    async def take(self, tag: str, person: Person) -> str:
        """Take over the seat to which somebody is called; return its match. Raises Refused."""
        call = await self.call(tag, person.id)
        known = await self._store.read(persons.load, person.id)
        await self._taken(call, person, known)
        return call.match

    @again
    async def _taken(
        self, call: SubstituteCall, person: Person, known: StoredPerson | None
    ) -> None:
        async with self._matches.changing(call.match) as unit:
            substituting.substitute(unit, person, call.seat, known)

    async def decline(self, tag: str, person: int) -> None:
        """Say that one does not come, or that somebody cannot be called there."""
        await self.call(tag, person)
        await self._store.write(substitutes.decline, tag)


def _chosen(pace: str) -> str:
    """Return the pace that people choose who would play at one that is not offered any more."""
    return pace if pace in OFFERED else TimeTerms().pace


def _costs(asked_by: int | None, person: int) -> tuple[Budget, ...]:
    """Return what a call takes (TIM-4.3); later waves are asked for by nobody."""
    if asked_by is None:
        return (Budget("to", budgets.TO_SOMEBODY, (person,)),)
    return budgets.calls(asked_by, person)


def _kept(db: Connection, new: Substitute, now: datetime) -> Substitute:
    until = substitutes.struck_off(db, new.person, new.server, now)
    if until is not None:
        raise refused("substitute-off", until=f"<t:{int(until.timestamp())}:D>")
    known = substitutes.of(db, new.person, new.server)
    if known is not None:
        return known
    substitutes.keep(db, new)
    return new


def _changed(
    db: Connection,
    person: int,
    server: int,
    games: Sequence[str] | None,
    paces: Sequence[str] | None,
    most: int | None,
) -> Substitute:
    known = substitutes.of(db, person, server)
    if known is None:
        raise refused("substitute-not-listed")
    changed = Substitute(
        person=person,
        server=server,
        games=known.games if games is None else tuple(games),
        paces=known.paces if paces is None else tuple(paces),
        most=known.most if most is None else most,
        joined_at=known.joined_at,
        called_at=known.called_at,
    )
    substitutes.keep(db, changed)
    return changed
