"""Tournaments as a service: entering, leaving, starting, and what comes next by itself."""

import asyncio
import base64
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import msgspec

from db.queries import leave, ratings
from db.queries import people as persons
from db.queries import tournaments as rows
from db.queries.match import matches as queries
from db.records.time import Terms as TimeTerms
from db.records.tournaments import (
    Listed,
    StoredAct,
    StoredEntrant,
    StoredTournament,
    WholeTournament,
)
from db.store import StaleStep
from games.core.info import Start
from games.core.refused import Refused
from play.base.guarded import Locks, retried
from play.base.writing import tidied
from play.match.ais import Ais
from play.match.repository import Repository
from play.records import Person
from play.refusals import refused
from play.time import calls
from play.time.backoff import Backoff
from play.tournaments import (
    acts,
    beginnings,
    course,
    deadlines,
    lengths,
    openings,
    results,
    shown,
)
from play.tournaments.acts import Act
from play.tournaments.shown import Shown
from tournaments import entries, forecast, running
from tournaments.forecast import Lengths
from tournaments.ratings import Rating
from tournaments.records import Choice, Terms, Tournament

_NAME = 40  # characters
_LISTED = 25  # tournaments in a list
_EVERY = timedelta(minutes=5)  # between two looks at what a deadline has passed over
_SOME = 50  # results, tournaments, matches that one tick looks at


class Tournaments:
    """All tournaments. `tick` does what is due, and is to be called every few seconds.

    Whatever happens by itself is found in the store and done there in one transaction each: who
    ends the process between two of them loses nothing, and nothing is done twice.
    """

    def __init__(self, matches: Repository, ais: Ais, entropy: Callable[[int], bytes]) -> None:
        self._matches = matches
        self._ais = ais
        self._entropy = entropy
        self._store = matches.store
        self._clock = matches.clock
        self._locks = Locks()
        self._backoff = Backoff()
        self._looked_at: dict[str, datetime] = {}  # rounds whose deadline is over
        self._listeners: list[Callable[[str], None]] = []

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each tournament that has something new to show."""
        self._listeners.append(listener)

    # What people do

    async def open(
        self,
        *,
        server: int,
        channel: int,
        creator: Person,
        name: str,
        locale: str,
        game: str,
        shape: Terms,
        options: Mapping[str, str] | None = None,
        terms: TimeTerms | None = None,
        places: int | None = None,
        round_days: int = 10,
        starts_at: datetime | None = None,
    ) -> str:
        """Open a tournament for entry and return its id. Raises Refused where it does not fit.

        It begins at `starts_at`, or when an organiser begins it.
        """
        name = tidied(name).strip()[:_NAME]
        if not name:
            raise refused("tournament-name")
        self._check_game(game, shape, options or {})
        allowed = forecast.people(shape)
        most = allowed[-1] if places is None else places
        if most not in allowed:
            raise refused("tournament-places", least=allowed[0], most=allowed[-1])
        facts = StoredTournament(
            id=self._ident(),
            name=name,
            server=server,
            channel=channel,
            message=None,
            locale=locale,
            creator=creator.id,
            organisers=(),
            game=game,
            options=options or {},
            terms=replace(terms or TimeTerms("quick"), rated=True),
            shape=course.shaped(shape),
            places=most,
            seed=self._entropy(32),
            status="open",
            rounds=0,
            paired=0,
            seeds=(),
            bracket=(),
            course=course.EMPTY,
            settled=True,
            opened_at=self._clock.now(),
            started_at=None,
            ended_at=None,
            edition=0,
            change=1,
            shown=0,
            round_days=round_days,
            starts_at=starts_at,
        )
        await self._store.write(_add, facts, creator)
        self._tell(facts.id)
        return facts.id

    def _check_game(self, game: str, shape: Terms, options: Mapping[str, str]) -> None:
        """Raise Refused where a game cannot be played in such matches."""
        ruled = self._matches.rulebook.latest(game)
        if not {*shape.seats} <= {*ruled.game.info.seats} or shape.pod not in shape.seats:
            raise refused("tournament-seats")
        for seats in shape.seats:
            start = Start(seats, dict(options))
            for wrong in ruled.rules.check(start):
                raise Refused(wrong)
            if any(ruled.rules.bring(start, seat) is not None for seat in range(seats)):
                raise refused("tournament-bring")

    async def lengths(self, game: str, pace: str) -> Lengths:
        """Return how long matches of a game take at a pace, as measured where there are enough."""
        measured = await self._store.read(rows.lengths, game, pace, lengths.MEASURED)
        return lengths.of(measured, self._matches.rulebook.latest(game).game.info.days, pace)

    async def load(self, tournament: str) -> WholeTournament:
        """Return a tournament as it is stored. Raises Refused when there is none."""
        whole = await self._store.read(rows.load, tournament)
        if whole is None:
            raise refused("no-tournament")
        return whole

    async def shown(self, tournament: str) -> Shown:
        """Return a tournament as screens show it. Raises Refused when there is none."""
        whole = await self.load(tournament)
        decided = await self._store.read(rows.acts, tournament)
        return await asyncio.to_thread(shown.of, whole, decided)

    async def of_server(self, server: int) -> tuple[Listed, ...]:
        """Return the tournaments of a server, those to come first."""
        return await self._store.read(rows.of_server, server, _LISTED)

    async def of_person(self, person: int) -> tuple[Listed, ...]:
        """Return the tournaments in which somebody is, or which they organise."""
        return await self._store.read(rows.of_person, person, _LISTED)

    async def enter(self, tournament: str, person: Person) -> WholeTournament:
        """Enter somebody, or let them wait for a place; entering twice changes nothing.

        Raises Refused once it is too late (EVT-1.4).
        """
        await self._store.write(_meet, person)
        seeding = await self._seeding(tournament)

        def work(whole: WholeTournament) -> WholeTournament:
            known = _entrant(whole, person.id)
            if known is not None and known.status in {"waiting", "entered"}:
                return whole
            if whole.facts.status == "running" and known is None:
                return self._late(whole, person, seeding.get(person.id))
            if whole.facts.status != "open":
                raise refused("tournament-closed")
            return _admitted(_with(whole, self._newcomer(whole, person)))

        return await self._change(tournament, work)

    def _newcomer(self, whole: WholeTournament, person: Person) -> StoredEntrant:
        return StoredEntrant(
            number=1 + max((one.number for one in whole.entrants), default=0),
            person=person.id,
            name=person.name,
            rating=None,
            status="waiting",
            since=1,
            checked=beginnings.confirms(whole.facts, self._clock.now()),
            entered_at=self._clock.now(),
        )

    def _late(self, whole: WholeTournament, person: Person, rating: int | None) -> WholeTournament:
        before = course.read(whole)
        if not entries.open_to_late(before) or len(before.present) >= whole.facts.places:
            raise refused("tournament-closed")
        after = entries.entered_late(before, rating)
        number = after.entrants[-1].number
        newcomer = self._newcomer(whole, person)
        newcomer = replace(newcomer, number=number, status="entered", rating=rating)
        return self._written(_with(whole, newcomer), after, settled=False)

    async def leave(self, tournament: str, person: int) -> WholeTournament:
        """Give a place up; while it runs that is a drop, and one's results stay (EVT-1.4)."""

        def work(whole: WholeTournament) -> WholeTournament:
            known = _entrant(whole, person)
            if known is None or known.status not in {"waiting", "entered"}:
                return whole
            if whole.facts.status == "open":
                others = tuple(one for one in whole.entrants if one.number != known.number)
                return _admitted(replace(whole, entrants=others))
            if whole.facts.status != "running":
                return whole
            after = entries.dropped(course.read(whole), known.number)
            return self._written(whole, after, settled=False)

        return await self._change(tournament, work)

    async def confirm(self, tournament: str, person: int) -> WholeTournament:
        """Say at the check-in that one will be there (EVT-1.4); saying it twice changes nothing."""

        def work(whole: WholeTournament) -> WholeTournament:
            known = _entrant(whole, person)
            if known is None or known.status not in {"waiting", "entered"}:
                raise refused("tournament-not-in")
            if whole.facts.status != "open":
                raise refused("tournament-closed")
            return beginnings.confirmed(whole, known.number)

        return await self._change(tournament, work)

    async def posting(self, tournament: str) -> None:
        """Say that the message of a tournament is about to be posted."""
        await self._store.write(rows.posting, tournament, self._clock.now())

    async def posted(self, tournament: str, message: int | None, change: int = 0) -> None:
        """Say where the message of a tournament stands and what it shows; None where it is gone."""
        await self._store.write(rows.posted, tournament, message, change)

    async def given_up(self, tournament: str, change: int) -> None:
        """Say that a message need not be brought up to date: its place is gone for good."""
        await self._store.write(rows.given_up, tournament, change)

    async def late(self, most: int) -> tuple[str, ...]:
        """Return tournaments whose message shows less than has changed."""
        return await self._store.read(rows.late, most)

    async def lined(self, match: str, line: int) -> None:
        """Say which line stands above the thread of a match."""
        await self._store.write(rows.lined, match, line)

    async def late_lines(self, most: int) -> tuple[str, ...]:
        """Return the matches whose line names somebody who was forgotten."""
        return await self._store.read(rows.late_lines, most)

    async def line_shown(self, match: str) -> None:
        """Say that the line of a match names nobody any more who was forgotten."""
        await self._store.write(rows.line_shown, match)

    async def uncalled(self) -> tuple[tuple[str, tuple[StoredEntrant, ...]], ...]:
        """Return whom a check-in has still to call, by tournament (EVT-1.4)."""
        now, found = self._clock.now(), list[tuple[str, tuple[StoredEntrant, ...]]]()
        for tournament in await self._store.read(rows.soon, now, beginnings.CHECK_IN, _SOME):
            here = beginnings.uncalled(await self.load(tournament), now)
            if here:
                found.append((tournament, here))
        return tuple(found)

    async def called(self, tournament: str, numbers: Sequence[int], message: int) -> None:
        """Say which message calls entrants to the check-in."""
        await self._store.write(rows.called, tournament, numbers, message)

    async def rest(self, tournament: str, person: int, number: int) -> WholeTournament:
        """Have a bye in a round to come (EVT-1.9). Raises Refused where that cannot be."""

        def work(whole: WholeTournament) -> WholeTournament:
            before, known = course.read(whole), _entrant(whole, person)
            if known is None or not entries.may_ask(before, known.number, number):
                raise refused("tournament-no-bye")
            return self._written(whole, entries.asked(before, known.number, number))

        return await self._change(tournament, work)

    async def choose(self, tournament: str, person: int, choice: Choice) -> WholeTournament:
        """Say who sits first in the next game of a meeting (EVT-2.5)."""

        def work(whole: WholeTournament) -> WholeTournament:
            before, known = course.read(whole), _entrant(whole, person)
            number = None if known is None else known.number
            asked = (choice.stage, choice.slot, choice.game, number)
            awaited = running.due(before).choosers
            if all((one.stage, one.slot, one.game, one.entrant) != asked for one in awaited):
                raise refused("tournament-no-choice")
            after = msgspec.structs.replace(before, choices=(*before.choices, choice))
            return self._written(whole, after, settled=False)

        return await self._change(tournament, work)

    async def start(self, tournament: str, by: int, *, manages: bool = False) -> WholeTournament:
        """Begin with everybody who is entered; organisers, or who `manages` the server.

        Starting twice changes nothing. What comes next follows by itself.
        """
        seeding = await self._seeding(tournament)

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not manages and by not in organisers(facts):
                raise refused("tournament-not-yours")
            if facts.status == "running":
                return whole
            if facts.status != "open":
                raise refused("tournament-closed")
            if beginnings.lacking(whole):
                raise refused("tournament-few", least=beginnings.least(whole))
            return self._begun(whole, seeding)

        return await self._change(tournament, work)

    async def call_off(self, tournament: str, by: int, *, manages: bool = False) -> WholeTournament:
        """Call a tournament off before it begins; its creator, or who `manages` the server."""

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not manages and by != facts.creator:
                raise refused("tournament-not-yours")
            if facts.status == "off":
                return whole
            if facts.status != "open":
                raise refused("tournament-begun")
            off = replace(facts, status="off", settled=True, ended_at=self._clock.now())
            return replace(whole, facts=replace(off, starts_at=None))

        return await self._change(tournament, work)

    async def decide(
        self, tournament: str, by: int, act: Act, reason: str, *, manages: bool = False
    ) -> WholeTournament:
        """Decide something as an organiser, or who `manages` the server; its reason is shown.

        Raises Refused where it cannot be decided so (EVT-1.8).
        """
        reason = tidied(reason).strip()[: acts.REASON]
        if not reason:
            raise refused("tournament-no-reason")

        async def attempt() -> WholeTournament:
            whole = await self.load(tournament)
            if not manages and by not in organisers(whole.facts):
                raise refused("tournament-not-yours")
            after = acts.done(whole, act)
            found = acts.changed(course.read(after), act)
            after = self._written(after, found, settled=act.kind == "pause")
            known = await self._store.read(rows.acts, tournament)
            kept = StoredAct(
                number=len(known) + 1,
                at=self._clock.now(),
                person=by,
                kind=act.kind,
                entrant=act.about if act.kind in acts.OF_PEOPLE else None,
                pairing=act.about if act.kind in acts.OF_MATCHES else None,
                value=act.value[: acts.REASON],
                reason=reason,
            )
            await self._store.write(rows.decide, whole, after, kept)
            return after

        async with self._locks.of(tournament):
            after = await retried(tournament, attempt)
        self._tell(tournament)
        return after

    async def bring_here(
        self, tournament: str, by: int, channel: int, *, manages: bool = False
    ) -> WholeTournament:
        """Let a tournament live in another channel; its message is posted there (EVT-1.5)."""

        def work(whole: WholeTournament) -> WholeTournament:
            if not manages and by not in organisers(whole.facts):
                raise refused("tournament-not-yours")
            facts = replace(whole.facts, channel=channel, message=None, shown=0)
            return replace(whole, facts=facts)

        return await self._change(tournament, work)

    async def add_organiser(
        self, tournament: str, by: int, person: Person, *, manages: bool = False
    ) -> WholeTournament:
        """Let somebody else run a tournament, too."""
        await self._store.write(_meet, person)

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not manages and by not in organisers(facts):
                raise refused("tournament-not-yours")
            if person.id in organisers(facts):
                return whole
            return replace(whole, facts=replace(facts, organisers=(*facts.organisers, person.id)))

        return await self._change(tournament, work)

    async def _seeding(self, tournament: str) -> Mapping[int, int]:
        """Return the rating of everybody who has one in the game of a tournament (EVT-9)."""
        facts = (await self.load(tournament)).facts
        more = not msgspec.json.decode(facts.shape, type=Terms).duels
        found = await self._store.read(ratings.of_game, facts.game, more=more)
        return {one.person: Rating(one.mu, one.sigma).shown for one in found}

    def _begun(self, whole: WholeTournament, seeding: Mapping[int, int]) -> WholeTournament:
        """Return a tournament that begins with everybody who is entered, seeded by rating."""
        here = tuple(
            replace(one, rating=seeding.get(one.person))
            for one in whole.entrants
            if one.person is not None
        )
        whole = replace(whole, entrants=here)
        now = self._clock.now()
        begun = running.begun(course.shape_of(whole), course.entrants(whole), whole.facts.seed)
        facts = replace(whole.facts, status="running", started_at=now, starts_at=None)
        return self._written(replace(whole, facts=facts), begun, settled=False)

    # What happens by itself

    async def tick(self) -> None:
        """Take results over, find what comes next, begin matches; what fails is tried again."""
        self._backoff.begin_round()
        for match, tournament, number in await self._store.read(rows.results, _SOME):
            await self._try(match, lambda m=match, t=tournament, n=number: self._take(m, t, n))
        now = self._clock.now()
        for tournament in await self._store.read(rows.soon, now, beginnings.CHECK_OUT, _SOME):
            await self._try(tournament, lambda t=tournament: self._prepare(t))
        for tournament in await self._store.read(rows.past, now, _SOME):
            await self._try(f"{tournament} late", lambda t=tournament: self._overdue(t))
        for tournament in await self._store.read(rows.unsettled, _SOME):
            await self._try(tournament, lambda t=tournament: self._settle(t))
        for tournament, number in await self._store.read(rows.due, self._clock.now(), _SOME):
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
        moves = await self._store.read(queries.moves, match)
        used = deadlines.used(moves, len(loaded.seats), loaded.stored.started_at)

        async def attempt() -> None:
            whole = await self.load(tournament)
            (pairing,) = (one for one in whole.pairings if one.number == number)
            if pairing.status != "open":  # organisers have decided it meanwhile
                await self._store.write(rows.taken, match)
                return
            after = results.over(course.read(whole), number, loaded, used)
            written = self._written(whole, after, settled=False)
            await self._store.write(rows.take, match, whole, written)

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
        for one in whole.pairings:
            if one.status == "open" and one.match is not None:
                moves = await self._store.read(queries.moves, one.match)
                await self._matches.change(one.match, deadlines.pass_over, moves, until_at)

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

        await self._change(tournament, work)

    async def _settle(self, tournament: str) -> None:
        """Find what comes next, off the event loop, and write it; again until nothing is due."""

        async def attempt() -> None:
            whole = await self.load(tournament)
            if whole.facts.status != "running":
                after = _admitted(whole) if whole.facts.status == "open" else whole
                settled = replace(after, facts=replace(after.facts, settled=True))
                await self._store.write(rows.save, whole, settled)
                return
            found = await asyncio.to_thread(_next, course.read(whole))
            after = self._timed(whole, self._written(whole, found, settled=True))
            if running.over(found):
                facts = replace(after.facts, status="over", ended_at=self._clock.now())
                after = replace(after, facts=facts)
            await self._store.write(rows.save, whole, after)

        async with self._locks.of(tournament):
            await retried(tournament, attempt)
        self._tell(tournament)

    async def _begin(self, tournament: str, number: int) -> None:
        """Begin a match that was paired; it and the note of it are written together."""
        whole = await self.load(tournament)
        (pairing,) = (one for one in whole.pairings if one.number == number)
        now, ruled = self._clock.now(), self._matches.rulebook.latest(whole.facts.game)
        table = openings.table(whole, pairing, self._entropy(32), now)
        table = openings.with_ais(table, ruled.recommended)
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
        shape, facts = course.shape_of(after), after.facts
        open_now = {one.round for one in after.pairings if one.status == "open"}
        if shape.format == "robin" or not open_now:
            return replace(after, facts=replace(facts, until_at=None))
        if facts.until_at is not None and max(open_now) in {one.round for one in before.pairings}:
            return after
        knockout = max(open_now) > after.facts.rounds
        days = facts.round_days * (shape.best_of if knockout else 1)
        zone, now = facts.terms.weekends, self._clock.now()
        until_at = deadlines.until(now, days, zone, facts.locale)
        return replace(after, facts=replace(facts, until_at=until_at))

    # How it is written

    def _written(
        self, whole: WholeTournament, after: Tournament, *, settled: bool | None = None
    ) -> WholeTournament:
        """Return what is to be stored; what comes next is to be found unless that is `settled`."""
        found = course.written(whole, after, self._clock.now())
        settled = whole.facts.settled if settled is None else settled
        change = whole.facts.change + 1
        return replace(found, facts=replace(found.facts, settled=settled, change=change))

    async def _change(
        self, tournament: str, work: Callable[[WholeTournament], WholeTournament]
    ) -> WholeTournament:
        """Change a tournament and commit it; what `work` raises leaves everything as it was."""

        async def attempt() -> tuple[WholeTournament, bool]:
            whole = await self.load(tournament)
            after = work(whole)
            if after == whole:
                return whole, False
            facts = replace(after.facts, change=whole.facts.change + 1)
            after = replace(after, facts=facts)
            await self._store.write(rows.save, whole, after)
            return after, True

        async with self._locks.of(tournament):
            after, changed = await retried(tournament, attempt)
        if changed:
            self._tell(tournament)
        return after

    def _tell(self, tournament: str) -> None:
        for listener in self._listeners:
            listener(tournament)

    def _ident(self) -> str:
        return base64.b32encode(self._entropy(10)).decode().lower()


def _next(tournament: Tournament) -> Tournament:
    """Return a tournament in which all that can happen now has happened."""
    while True:
        after = running.enacted(tournament, running.due(tournament))
        if after == tournament:
            return tournament
        tournament = after


def organisers(facts: StoredTournament) -> frozenset[int]:
    """Return who runs a tournament: whoever opened it, and whom they added."""
    return frozenset({facts.creator, *facts.organisers}) - {0}


def _entrant(whole: WholeTournament, person: int) -> StoredEntrant | None:
    return next((one for one in whole.entrants if one.person == person), None)


def _with(whole: WholeTournament, newcomer: StoredEntrant) -> WholeTournament:
    return replace(whole, entrants=(*whole.entrants, newcomer))


def _admitted(whole: WholeTournament) -> WholeTournament:
    """Return a tournament in which free places are given to those who wait, in order."""
    found = {
        one.number: one for one in entries.admitted(course.entrants(whole), whole.facts.places)
    }
    admitted = tuple(replace(one, status=found[one.number].status) for one in whole.entrants)
    return replace(whole, entrants=admitted)


def _add(db: Any, facts: StoredTournament, creator: Person) -> None:  # noqa: ANN401 - a connection, which only db/ may name
    persons.meet(db, creator.id, *creator.names)
    rows.add(db, facts)


def _meet(db: Any, person: Person) -> None:  # noqa: ANN401 - a connection, which only db/ may name
    persons.meet(db, person.id, *person.names)
