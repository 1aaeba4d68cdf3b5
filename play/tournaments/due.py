"""What happens in tournaments by itself: results, rounds, matches that begin, deadlines."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import msgspec

from db.queries import leave
from db.queries import people as persons
from db.queries.match import matches
from db.queries.tournament import tournaments as queries
from db.records.tournaments import WholeTournament
from db.store import StaleStep
from play.base.guarded import retried
from play.time import calls
from play.tournaments import beginnings, course
from play.tournaments.entering import bringing
from play.tournaments.kept import Kept, admitted
from play.tournaments.matches import deadlines, endings, openings, results
from tournaments import running
from tournaments.records import Tournament

_EVERY = timedelta(minutes=5)  # between two looks at what a deadline has passed over
_SOME = 50  # results, tournaments, matches that one tick looks at


class DueWork(Kept):
    """Does what is due. `tick` is to be called every few seconds.

    Whatever happens by itself is found in the store and done there in one transaction each: who
    ends the process between two of them loses nothing, and nothing is done twice.
    """

    async def close_off(self) -> None:
        """End the matches that an older release left running although they are off."""
        for match in await self._store.read(queries.left_running):
            await self._try(match, lambda m=match: self._matches.update(m, endings.close))

    async def tick(self) -> None:
        """Take results over, find what comes next, begin matches; what fails is tried again."""
        self._backoff.begin_round()
        for match, tournament, number in await self._store.read(queries.results, _SOME):
            await self._try(match, lambda m=match, t=tournament, n=number: self._take(m, t, n))
        now = self._clock.now()
        for tournament in await self._store.read(queries.soon, now, beginnings.CHECK_OUT, _SOME):
            await self._try(tournament, lambda t=tournament: self._prepare(t))
        for tournament in await self._store.read(queries.past, now, _SOME):
            await self._try(f"{tournament} late", lambda t=tournament: self._overdue(t))
        for tournament in await self._store.read(queries.unsettled, _SOME):
            await self._try(tournament, lambda t=tournament: self._settle(t))
        most = _SOME + len(self._backoff)  # what cannot begin holds up nobody else
        for tournament, number in await self._store.read(queries.due, self._clock.now(), most):
            key = f"{tournament}:{number}"
            await self._try(key, lambda t=tournament, n=number: self._begin(t, n))

    async def _try(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        if not self._backoff.may(what):
            return
        try:
            await work()
        except Exception as fault:  # noqa: BLE001 - one tournament must not hold up another
            self._backoff.failed(what)
            self._matches.faults.met("tournament", fault)
        else:
            self._backoff.went_well(what)

    async def _take(self, match: str, tournament: str, number: int) -> None:
        """Take the result of a match over, once."""
        loaded = await self._matches.load(match)
        moves = await self._store.read(matches.moves, match)
        used = deadlines.used(moves, len(loaded.seats), loaded.stored.started_at)

        async def attempt() -> None:
            whole = await self.load(tournament)
            (pairing,) = (one for one in whole.pairings if one.number == number)
            if pairing.status != "open" or pairing.match != match:  # decided, or paired anew
                await self._store.write(queries.taken, match)
                return
            after = results.over(course.read(whole), number, loaded, moves, used)
            written = self._written(whole, after, settled=False)
            await self._store.write(queries.take, match, whole, written)

        async with self._locks.of(tournament):
            await retried(tournament, attempt)
        self._tell(tournament)

    async def _overdue(self, tournament: str) -> None:
        """Let the house AI play where the deadline of a round is over (EVT-5.1)."""
        now = self._clock.now()
        last = self._looked_at.get(tournament)
        if last is not None and last <= now < last + _EVERY:
            return
        self._looked_at[tournament] = now
        whole = await self.load(tournament)
        until_at = whole.facts.until_at
        if until_at is None:
            return
        if running.unchosen(course.read(whole)):
            await self._update(tournament, self._chosen)
        for one in whole.pairings:
            if one.status == "open" and one.match is not None:
                await self._try(
                    f"{tournament}:{one.match}", partial(self._past, one.match, until_at)
                )

    async def _past(self, match: str, until_at: datetime) -> None:
        moves = await self._store.read(matches.moves, match)
        await self._matches.update(match, deadlines.pass_over, moves, until_at)

    def _chosen(self, whole: WholeTournament) -> WholeTournament:
        """Return a tournament in which is settled who begins where nobody has said so."""
        read = course.read(whole)
        choices = (*read.choices, *running.unchosen(read))
        return self._written(whole, msgspec.structs.replace(read, choices=choices), settled=False)

    async def _prepare(self, tournament: str) -> None:
        """Close the check-in of a tournament, and begin it, each at its moment."""
        seeding = await self._seeding(tournament)

        def work(whole: WholeTournament) -> WholeTournament:
            now, begins = self._clock.now(), whole.facts.starts_at
            if whole.facts.status != "open" or begins is None:
                return whole
            after = beginnings.checked(whole, now)
            if now < begins:
                return after
            if beginnings.lacking(after):  # an organiser begins it once there are enough
                return replace(after, facts=replace(after.facts, starts_at=None))
            return self._begun(after, seeding)

        await self._update(tournament, work)

    async def _settle(self, tournament: str) -> None:
        """Find what comes next, off the event loop, and write it; again until nothing is due."""

        async def attempt() -> None:
            whole = await self.load(tournament)
            if whole.facts.status != "running":
                after = admitted(whole) if whole.facts.status == "open" else whole
                settled = replace(after, facts=replace(after.facts, settled=True))
                await self._store.write(queries.save, whole, settled)
                return
            found = await asyncio.to_thread(_next, course.read(whole))
            after = self._timed(whole, self._written(whole, found, settled=True))
            if running.over(found):
                facts = replace(after.facts, status="over", ended_at=self._clock.now())
                after = replace(after, facts=facts)
            closed = dict.fromkeys(endings.off(whole, after), endings.close)
            save = partial(queries.save, before=whole, after=after)
            await self._matches.update_with(closed, save)

        async with self._locks.of(tournament):
            await retried(tournament, attempt)
        self._tell(tournament)

    async def _begin(self, tournament: str, number: int) -> None:
        """Begin a match that was paired; it and the note of it are written together."""
        whole = await self.load(tournament)
        (pairing,) = (one for one in whole.pairings if one.number == number)
        now, ruled = self._clock.now(), self._matches.rulebook.latest(whole.facts.game)
        coaches = await self._store.read(queries.coaches, tournament)
        table = openings.table(ruled, whole, pairing, coaches, self._entropy(32), now)
        table = bringing.filled(openings.with_ais(table, ruled.recommended), ruled)
        here = [one.person for one in table.holders if one.person is not None]
        known = await self._store.read(persons.some, here)
        away = await self._store.read(leave.of_people, here)
        unit, setup = openings.begin(ruled, table, self._ident(), known, away, now)
        written = unit.written(lambda: calls.lateness(self._entropy))
        assert written is not None, "a match that begins is written"
        begun = unit.loaded()
        try:
            await self._store.write(openings.write, whole, pairing, begun, setup, written.more)
        except StaleStep:
            return  # somebody else began it in this moment
        self._matches.mark(written.after.match)
        self._matches.tell(begun.stored.id)
        self._ais.let_answer(begun)
        self._tell(tournament)

    def _timed(self, before: WholeTournament, after: WholeTournament) -> WholeTournament:
        """Return a tournament with the deadline of its round; a robin has none."""
        until_at = _until(before, after, self._clock.now())
        return replace(after, facts=replace(after.facts, until_at=until_at))


def _until(before: WholeTournament, after: WholeTournament, now: datetime) -> datetime | None:
    """Return until when the matches that are open are to be played (EVT-5.1).

    Whoever begins to meet somebody has the days of their round in full: also where that is due
    to a correction, in a round that has begun before, or in an earlier one. Others who still play
    have no less then. A further game of a meeting has the time that is left, if there is any.
    """
    shape, facts = course.shape_of(after), after.facts
    here = [one for one in after.pairings if one.status == "open"]
    if shape.format == "robin":
        return None
    if not here:  # somebody may still have to say who begins
        return facts.until_at if shape.best_of > 1 and facts.status == "running" else None
    latest = max((one.round for one in before.pairings), default=0)
    known = {one.number for one in before.pairings if one.status == "open"}
    left = facts.until_at if facts.until_at is not None and facts.until_at > now else None
    days: list[int] = []
    for one in here:
        if one.number not in known and (one.game == 1 or one.round < latest):
            days.append(facts.round_days * (shape.best_of if one.round > facts.rounds else 1))
        elif one.number not in known and left is None:
            days.append(facts.round_days)
    ends = [deadlines.until(now, one, facts.terms.weekends, facts.locale) for one in days]
    goes_on = any(one.number in known or one.game > 1 for one in here)
    return max((*ends, *([facts.until_at] if goes_on and facts.until_at else [])), default=None)


def _next(tournament: Tournament) -> Tournament:
    """Return a tournament in which all that can happen now has happened."""
    while True:
        after = running.enacted(tournament, running.due(tournament))
        if after == tournament:
            return tournament
        tournament = after
