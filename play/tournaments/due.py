"""What happens in tournaments automatically: results, rounds, new matches, deadlines."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial

import msgspec
from msgspec.structs import replace

from db.queries import days_off, outages, persons
from db.queries.match import absence, matches
from db.queries.tournament import calls as tournament_calls
from db.queries.tournament import coaches, due
from db.records.matches import StoredMove
from db.records.time import Gap
from db.records.tournaments import WholeTournament
from db.store import Connection, StaleStep
from play.base.guarded import again
from play.match.work.loaded import Loaded
from play.servers.service import weekend_zone
from play.time import calls
from play.tournaments import beginnings, conversion
from play.tournaments.callers import people_of
from play.tournaments.entering import bringing
from play.tournaments.matches import (
    choosing,
    deadlines,
    endings,
    excuses,
    first_matches,
    openings,
    results,
)
from play.tournaments.matches.choosing import Choosing
from play.tournaments.organising import pauses, rulings
from play.tournaments.repository import admitted, filled
from play.tournaments.view import TournamentView
from tournaments import entries, running
from tournaments.formats.registry import format_of
from tournaments.records import Tournament

_EVERY = timedelta(minutes=5)  # between two looks at what a deadline has passed over, at most
_SOONEST = timedelta(seconds=2)  # and at least
_SOME = 50  # results, tournaments, matches that one tick looks at


class DueWork(Choosing):
    """Does what is due. `tick` is to be called every few seconds.

    Whatever happens by itself is found in the store and done there, in one transaction each. So
    nothing is lost or done twice if the process ends between two of them.
    """

    async def close_off(self) -> None:
        """End the matches that an older release left running although they are off, or decided."""
        for match in await self._store.read(due.left_running):
            await self._try(match, lambda m=match: self._close(m))

    async def take_up(self) -> None:
        """Let tournaments go on whose game is there again. To be called before anything is done."""
        games = [*self._matches.rulebook.games]
        for tournament in await self._store.read(absence.over, games):
            await self._take_up(tournament)

    @again
    async def _take_up(self, tournament: str) -> None:
        async with self.changing(tournament) as unit:
            last = await self._store.read(outages.last_beat) or unit.now
            unit.whole = pauses.game_back(unit.whole, last)
            unit.also(absence.lived_through, tournament, last)

    @again
    async def _close(self, match: str) -> None:
        async with self._matches.changing(match) as unit:
            endings.close(unit)

    async def tick(self) -> None:
        """Record results, find what comes next, begin matches; what fails is tried again later."""
        self._backoff.begin_round()
        most = _SOME + len(self._backoff)  # what fails holds up nobody else
        for match, tournament, number in await self._store.read(due.results, most):
            await self._try(match, lambda m=match, t=tournament, n=number: self._take(m, t, n))
        now, ahead = self._clock.now(), beginnings.CHECK_OUT
        for tournament in await self._store.read(due.beginning, now, ahead, most):
            await self._try(tournament, lambda t=tournament: self._prepare(t))
        await self._look_after(now, most)
        unsettled = await self._store.read(due.unsettled, most)
        waited = await self._store.read(due.first_matches, now, most)
        for tournament in dict.fromkeys((*unsettled, *waited)):
            await self._try(tournament, lambda t=tournament: self._settle(t))
        await self.begin_next()

    async def after(self, match: str, tournament: str) -> TournamentView:
        """Return a tournament with the result of a match that has just ended, and what follows."""
        number = await self._store.read(due.result_of, match)
        if number is not None:
            await self._try(match, lambda: self._take(match, tournament, number))
        whole = await self.load(tournament)
        facts, left = whole.facts, {"open", "planned"}
        goes_on = facts.status == "running" and not facts.dates.standing_still
        done = all(one.status not in left for one in whole.pairings)
        if goes_on and done and not facts.progress.settled:
            await self._try(tournament, lambda: self._settle(tournament))
        return await self.view(tournament)

    async def begin_next(self) -> None:
        """Begin matches that are due, in each tournament one a second (EVT-1.6).

        To be called every second. What was due for longer, in an outage or a pause, does not begin
        all at once.
        """
        async with self._beginning:
            most = _SOME + len(self._backoff)
            for tournament, number in await self._store.read(due.due, self._clock.now(), most):
                if self._may_begin(tournament):
                    key = f"{tournament}:{number}"
                    await self._try(key, lambda t=tournament, n=number: self._begin(t, n))

    def _may_begin(self, tournament: str) -> bool:
        """Whether a second has passed since a match of a tournament began."""
        since = self._clock.steady() - conversion.APART
        self._begun_at = {one: at for one, at in self._begun_at.items() if at > since}
        return tournament not in self._begun_at

    async def _look_after(self, now: datetime, most: int) -> None:
        """Look after tournaments whose round should be over, each when something is due in it."""
        self._look_at = {one: at for one, at in self._look_at.items() if now < at <= now + _EVERY}
        most += len(self._look_at)
        for tournament in await self._store.read(due.past, now, most):
            if tournament not in self._look_at:
                await self._try(f"{tournament} late", lambda t=tournament: self._overdue(t))

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

    @again
    async def _take(self, match: str, tournament: str, number: int) -> None:
        """Record the result of a match, once."""
        loaded = await self._matches.load(match)
        moves = await self._store.read(matches.moves, match)

        async with self.changing(tournament) as unit:
            whole = unit.whole
            (pairing,) = (one for one in whole.pairings if one.number == number)
            decided = pairing.status != "open" or pairing.match != match  # or paired anew
            until_at = pairing.until_at or whole.facts.dates.until_at
            last = excuses.quarter(whole, pairing)
            has_excuse = partial(_is_excused, loaded, until_at, last)
            # one that was ruled counts if the ruling is taken back
            if not rulings.holds(whole) or not pairing.decided:
                if not decided:
                    after = results.over(conversion.read(whole), number, loaded, moves, has_excuse)
                    unit.whole = self._written(whole, after, settled=False)
                unit.also(due.taken if decided else due.take, match)

    async def _overdue(self, tournament: str) -> None:
        """Let the house AI play where the deadline of a round is over (EVT-5.1)."""
        now, whole = self._clock.now(), await self.load(tournament)
        self._look_at[tournament] = now + _EVERY
        read = conversion.read(whole)
        last_day = whole.facts.dates.until_at if read.terms.season else None
        if last_day is not None and last_day <= now and not read.closed:  # also if nobody plays
            await self._try(tournament, lambda: self._settle(tournament))
        if running.unchosen(read):
            await self._choose_for(tournament)
        for one in whole.pairings:
            if one.status == "open" and one.match is not None and deadlines.falls(whole, one):
                last = excuses.quarter(whole, one)
                past = partial(self._pass_over, tournament, one.match, last)
                await self._try(f"{tournament}:{one.match}", past)

    async def _pass_over(self, tournament: str, match: str, last: timedelta) -> None:
        """Do what is due in a match whose deadline is over, and note when more may be."""
        left = await self._past(match, last)
        if left is not None:
            then = self._clock.now() + max(left, _SOONEST)
            self._look_at[tournament] = min(then, self._look_at[tournament])

    @again
    async def _past(self, match: str, last: timedelta) -> timedelta | None:
        moves, gaps, until_at = await self._store.read(_played, match, self._clock.now())
        if until_at is None:
            return None
        async with self._matches.changing(match) as unit:
            left = deadlines.pass_over(unit, moves, gaps, until_at, last)
        return left  # noqa: RET504 - once it is written

    @again
    async def _choose_for(self, tournament: str) -> None:
        """Settle who begins where nobody has said so."""
        async with self.changing(tournament) as unit:
            read = conversion.read(unit.whole)
            choices = (*read.choices, *running.unchosen(read))
            after = msgspec.structs.replace(read, choices=choices)
            unit.whole = self._written(unit.whole, after, settled=False)

    @again
    async def _prepare(self, tournament: str) -> None:
        """Close the check-in of a tournament, and begin it, each at its moment."""
        seeding, before = await self._seeding(tournament), await self.load(tournament)
        begins_at = before.facts.dates.starts_at
        if begins_at is None or self._clock.now() < begins_at:
            await self.ask_who_is_there(tournament)  # nobody waits for it at the check-in
        elif await self._awaits_answers(tournament, before.facts.server, people_of(before)):
            return  # at the next tick
        left = await self._left(before)
        async with self.changing(tournament) as unit:
            begins = unit.whole.facts.dates.starts_at
            if unit.whole.facts.status == "open" and begins is not None:
                after = unit.whole = beginnings.checked(unit.whole, unit.now)
                if unit.now >= begins and beginnings.lacking(filled(after)):
                    # an organiser begins it once there are enough
                    unit.whole = replace(after, facts=after.facts.with_dates(starts_at=None))
                elif unit.now >= begins:
                    unit.whole = self._begun(after, seeding, left)

    @again
    async def _settle(self, tournament: str) -> None:
        """Find what comes next, off the event loop, and write it; again until nothing is due."""
        drawn_at = (before := await self.load(tournament)).facts.dates.drawn_at
        if drawn_at is not None and self._clock.now() < drawn_at:
            return  # a ruling can still be taken back
        settings = await self._servers.settings(before.facts.server)
        zone = weekend_zone(settings, before.facts.locale)
        away = await self._away(before)
        if away is None:
            return  # it is being asked who is still there: at the next tick

        async with self.changing(tournament) as unit:
            whole, now = unit.whole, unit.now
            if whole.facts.status != "running":
                after = admitted(whole) if whole.facts.status == "open" else whole
                unit.whole = replace(after, facts=after.facts.with_progress(settled=True))
            else:
                late, closes = first_matches.overdue(whole, now), await self._closes(whole, now)
                read = msgspec.structs.replace(
                    conversion.read(whole), overdue=late, away=away, closed=closes
                )
                read = entries.moved_up(read, whole.facts.places)
                found = await asyncio.to_thread(_next, read)
                after = self._timed(whole, self._written(whole, found, settled=True), zone)
                if running.over(found):
                    facts = after.facts.with_dates(ended_at=now)
                    after = replace(after, facts=replace(facts, status="over"))
                after = first_matches.noted(after, now)
                closed = {*endings.off(whole, after)}
                if rulings.holds(whole):
                    after = replace(after, facts=after.facts.with_dates(drawn_at=None))
                    closed |= {*await self._store.read(due.left_running, tournament)}
                unit.whole, unit.follows = after, dict.fromkeys(closed, endings.close)
                wanted = await self._choices_to_call(whole, found)
                unit.also(tournament_calls.chosen, tournament, choosing.awaited_of(after))
                unit.also(tournament_calls.keep, tournament, wanted)

    async def _closes(self, whole: WholeTournament, now: datetime) -> bool:
        """Whether a match that begins now would usually end after the date of a tournament."""
        read, facts, until_at = conversion.read(whole), whole.facts, whole.facts.dates.until_at
        if read.closed or not read.terms.season or until_at is None:
            return read.closed
        asked = facts.game, facts.terms.pace, facts.options, read.terms.pod
        usual = (await self.lengths(*asked)).usual
        return now + timedelta(days=float(usual)) > until_at

    async def _begin(self, tournament: str, number: int) -> None:
        """Begin a match that was paired; it and the note of it are written together."""
        whole = await self.load(tournament)
        (pairing,) = (one for one in whole.pairings if one.number == number)
        now, ruled = self._clock.now(), self._matches.rulebook.latest(whole.facts.game)
        coaching = await self._store.read(coaches.of_tournament, tournament)
        table = openings.table(ruled, whole, pairing, coaching, self._entropy(32), now)
        table = bringing.filled(openings.with_ais(table, ruled.recommended), ruled)
        here = [one.person for one in table.holders if one.person is not None]
        known = await self._store.read(persons.some, here)
        away = await self._store.read(days_off.of_people, here)
        unit, setup = openings.begin(ruled, table, self._ident(), known, away, now)
        written = unit.written(lambda: calls.lateness(self._entropy))
        assert written is not None, "a match that begins is written"
        begun = unit.loaded()
        try:
            ends = deadlines.of_flow(whole, now)
            parts = begun, setup, written.more, ends
            await self._store.write(openings.write, whole, pairing, *parts)
        except StaleStep:
            return  # it has begun in this moment, or others are to meet: at the next tick
        self._begun_at[tournament] = self._clock.steady()
        self._matches.mark(written.after.match)
        self._matches.tell(begun.stored.id)
        self._ais.let_answer(begun)
        self._tell(tournament)

    def _timed(self, before: WholeTournament, after: WholeTournament, zone: str) -> WholeTournament:
        """Return a tournament with the deadline of its round; each match that flows has its own."""
        until_at = _until(before, after, self._clock.now(), zone)
        return replace(after, facts=after.facts.with_dates(until_at=until_at))


def _until(
    before: WholeTournament, after: WholeTournament, now: datetime, zone: str
) -> datetime | None:
    """Return the moment by which the open matches are to be played (EVT-5.1).

    Whoever begins to meet somebody gets all the days of their round, even if that follows from a
    correction of a round that began before, or of an earlier one. Nobody else gets less time by
    that. A further game of a meeting has the time that is left, if there is any. An hour at which
    rounds end is one of that `zone`.
    """
    shape, facts, until_at = conversion.shape_of(after), after.facts, after.facts.dates.until_at
    here = [one for one in after.pairings if one.status == "open"]
    if format_of(shape).flows:
        if not shape.season or until_at is not None:
            return until_at
        season = timedelta(days=shape.season)
        return deadlines.until(now, season, facts.terms.weekends, facts.locale)
    if not here:  # somebody may still have to say who begins
        return until_at if shape.best_of > 1 and facts.status == "running" else None
    latest = max((one.round for one in before.pairings), default=0)
    known = {one.number for one in before.pairings if one.status == "open"}
    left = until_at if until_at is not None and until_at > now else None
    lengths: list[timedelta] = []
    for one in here:
        if one.number not in known and (one.game == 1 or one.round < latest):
            in_bracket = one.round > facts.progress.rounds
            lengths.append(facts.round_length * (shape.best_of if in_bracket else 1))
        elif one.number not in known and left is None:
            lengths.append(facts.round_length)
    if facts.ends_minute is None:
        ends = [deadlines.until(now, one, facts.terms.weekends, facts.locale) for one in lengths]
    else:
        at = facts.ends_minute, facts.ends_day, zone
        ends = [deadlines.at_hour(now, one, *at) for one in lengths]
    goes_on = any(one.number in known or one.game > 1 for one in here)
    return max((*ends, *([until_at] if goes_on and until_at else [])), default=None)


def _played(
    db: Connection, match: str, now: datetime
) -> tuple[tuple[StoredMove, ...], tuple[Gap, ...], datetime | None]:
    """Return the moves of a match, gaps of late and the deadline, all as they are at one moment."""
    return matches.moves(db, match), outages.gaps(db, match), due.until(db, match, now)


def _is_excused(loaded: Loaded, until_at: datetime | None, last: timedelta, seat: int) -> bool:
    return until_at is not None and excuses.excused(loaded, seat, until_at, last)


def _next(tournament: Tournament) -> Tournament:
    """Return a tournament in which all that can happen now has happened."""
    while True:
        after = running.enacted(tournament, running.due(tournament))
        if after == tournament:
            return tournament
        tournament = after
