"""Tournaments as they are stored: loaded, changed one at a time, written, told."""

import asyncio
import base64
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Concatenate, ParamSpec

import msgspec
from msgspec.structs import replace

from db.queries import persons, ratings
from db.queries.tournament import decisions, lists, tournaments
from db.records.tournaments import Awaited, Listed, StoredEntrant, StoredTournament, WholeTournament
from db.store import Connection
from db.writing import bars
from games.core.refused import Refused
from play.base.guarded import Locks
from play.match.ais import Ais
from play.match.repository import Repository
from play.match.work.unit import UnitOfWork
from play.people.members import Members
from play.records import Person
from play.refusals import refused
from play.servers.service import Servers
from play.time.backoff import Backoff
from play.tournaments import beginnings, conversion, lengths, view
from play.tournaments.view import TournamentView
from tournaments import entries, running
from tournaments.forecast import Lengths
from tournaments.ratings import Rating
from tournaments.records import Terms, Tournament

P = ParamSpec("P")
VANISHED = timedelta(days=7)  # after which a creator who was not here does not come back
_LISTED = 1000  # tournaments that are found at once
_SEEN = timedelta(hours=1)  # how exactly it is known when a creator was here


class TournamentUnit:
    """A tournament and what is done to it, written together or not at all.

    `whole` is what it has become so far, `now` the moment at which it was loaded; `follows` is what
    happens to which matches by it. Once anything has raised Refused, nothing of it is written.
    """

    def __init__(self, whole: WholeTournament, now: datetime) -> None:
        self._before = self.whole = whole
        self.now = now
        self.follows: Mapping[str, Callable[[UnitOfWork], None]] = {}
        self._more: list[Callable[[Connection], object]] = []

    def also(
        self, query: Callable[Concatenate[Connection, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Write something else behind the tournament, in the same job."""
        self._more.append(lambda db: query(db, *args, **kwargs))

    def finished(self) -> Callable[[Connection], None] | None:
        """Return how all of it is written, None if nothing was done.

        What its message shows has changed, unless it was only found that nothing comes next.
        """
        before, more = self._before, tuple(self._more)
        if self.whole != before:
            settled = before.facts.progress.settled
            same = replace(self.whole, facts=self.whole.facts.with_progress(settled=settled))
            change = before.facts.message.change + (same != before)
            message = replace(self.whole.facts.message, change=change)
            self.whole = replace(self.whole, facts=replace(self.whole.facts, message=message))
        elif not more and not self.follows:
            return None
        return partial(_write, before=before, after=self.whole, more=more)


def _write(
    db: Connection,
    before: WholeTournament,
    after: WholeTournament,
    more: Iterable[Callable[[Connection], object]],
) -> None:
    if after != before:
        tournaments.save(db, before, after)
    for one in more:
        one(db)


class TournamentRepository:
    """Loads tournaments and writes them; what is done to them extends this.

    Whoever changes one holds its lock; nobody is told anything before it is committed.
    """

    def __init__(
        self,
        matches: Repository,
        ais: Ais,
        members: Members,
        servers: Servers,
        entropy: Callable[[int], bytes],
    ) -> None:
        self._matches = matches
        self._ais = ais
        self._members = members
        self._servers = servers
        self._entropy = entropy
        self._store = matches.store
        self._clock = matches.clock
        self._locks = Locks()
        self._backoff = Backoff()
        self._look_at: dict[str, datetime] = {}  # when, at rounds whose deadline is over
        self._asking: dict[str, timedelta] = {}  # since when it is asked who is still there
        self._begun_at: dict[str, timedelta] = {}  # when a match began last, where just now
        self._beginning = asyncio.Lock()
        self._listeners: list[Callable[[str], None]] = []

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each tournament that has something new to show."""
        self._listeners.append(listener)

    async def lengths(
        self, game: str, pace: str, options: Mapping[str, str], seats: int
    ) -> Lengths:
        """Return how long matches of a game take, measured if enough like these were played.

        Alike have these `options`, so many seats and this pace (EVT-1.1).
        """
        lasted = await self._store.read(lists.lengths, game, pace, lengths.LOOKED_AT)
        info = self._matches.rulebook.latest(game).game.info
        return lengths.of(lengths.alike(lasted, info, options, seats), info.days, pace)

    async def load(self, tournament: str) -> WholeTournament:
        """Return a tournament as it is stored. Raises Refused when there is none."""
        whole = await self._store.read(tournaments.load, tournament)
        if whole is None:
            raise refused("no-tournament")
        return whole

    async def was_here(self, tournament: str, person: int) -> None:
        """Note that somebody has looked at a tournament, where they are its creator."""
        facts, now = (await self.load(tournament)).facts, self._clock.now()
        if person == facts.creator and now - facts.creator_at >= _SEEN:
            await self._store.write(tournaments.creator_here, tournament, now)

    async def view(self, tournament: str) -> TournamentView:
        """Return a tournament as screens show it. Raises Refused when there is none."""
        whole = await self.load(tournament)
        decided = await self._store.read(decisions.acts, tournament)
        names = await self._store.read(decisions.named_in, tournament)
        people = {one.person: one.number for one in whole.entrants if one.person is not None}
        gone = await self._members.gone_of(whole.facts.server, people)
        left = frozenset(people[one] for one in gone)
        return await asyncio.to_thread(view.of, whole, decided, names, left)

    async def awaited(self, tournament: str) -> tuple[Awaited, ...]:
        """Return for whom the matches of a tournament wait, the longest wait first (EVT-1.13)."""
        return await self._store.read(lists.awaited, tournament, self._clock.now())

    async def of_server(self, server: int, person: int) -> tuple[Listed, ...]:
        """Return the tournaments of a server, as somebody sees them, those to come first."""
        return await self._store.read(lists.of_server, server, person, _LISTED)

    async def past(
        self, server: int, most: int, skipped: int = 0
    ) -> tuple[tuple[TournamentView, ...], int]:
        """Return tournaments of a server that are over, the latest first, and how many are."""
        found, count = await self._store.read(lists.past, server, most, skipped)
        return tuple([await self.view(one) for one in found]), count

    async def organised(self, server: int, person: int) -> frozenset[str]:
        """Return the ids of the tournaments of a server that somebody organises."""
        return await self._store.read(lists.organised, server, person)

    async def of_person(self, person: int) -> tuple[Listed, ...]:
        """Return the tournaments in which somebody is, or which they organise."""
        return await self._store.read(lists.of_person, person, _LISTED)

    async def _seeding(self, tournament: str) -> Mapping[int, int]:
        """Return the rating of everybody who has one in the game of a tournament (EVT-3.1)."""
        facts = (await self.load(tournament)).facts
        more = not msgspec.json.decode(facts.shape, type=Terms).duels
        found = await self._store.read(ratings.of_game, facts.game, more=more)
        return {one.person: Rating(one.mu, one.sigma).value for one in found}

    def _begun(
        self, whole: WholeTournament, seeding: Mapping[int, int], left: frozenset[int]
    ) -> WholeTournament:
        """Return a tournament that begins with everybody who has a place, seeded by rating.

        Those who have `left` the server wait, unless it would lack people without them (EVT-1.14).
        """
        present = filled(whole, left)
        whole = filled(whole) if beginnings.lacking(present) else present
        here = tuple(
            replace(one, rating=seeding.get(one.person))
            for one in whole.entrants
            if one.person is not None
        )
        whole = replace(whole, entrants=here)
        now = self._clock.now()
        begun = running.begun(
            conversion.shape_of(whole), conversion.entrants(whole), whole.facts.seed
        )
        facts = replace(whole.facts, status="running").with_dates(started_at=now, starts_at=None)
        return self._written(replace(whole, facts=facts), begun, settled=False)

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

    def _late(
        self,
        whole: WholeTournament,
        person: Person,
        rating: int | None,
        brought: str | None = None,
        *,
        full: bool = False,
        left: frozenset[int] = frozenset(),
    ) -> WholeTournament:
        """Return a tournament that runs with somebody new; organisers let them in when it is full.

        Those who wait come before them, but for who have `left` the server. Raises Refused once it
        is too late.
        """
        read = msgspec.structs.replace(conversion.read(whole), away=left)
        before = entries.moved_up(read, whole.facts.places)
        free = full or len(before.present) < whole.facts.places
        if not entries.open_to_late(before):
            raise refused("tournament-closed")
        if not free:
            raise refused("tournament-full")
        after = entries.entered_late(before, rating)
        number = after.entrants[-1].number
        newcomer = self._newcomer(whole, person)
        newcomer = replace(
            newcomer, number=number, status="entered", rating=rating, brought=brought
        )
        return self._written(with_entrant(whole, newcomer), after, settled=False)

    # How it is written

    def _written(
        self, whole: WholeTournament, after: Tournament, *, settled: bool | None = None
    ) -> WholeTournament:
        """Return what is to be stored; what comes next is to be found unless that is `settled`."""
        found = conversion.written(whole, after, self._clock.now())
        settled = whole.facts.progress.settled if settled is None else settled
        return replace(found, facts=found.facts.with_progress(settled=settled).changed())

    @asynccontextmanager
    async def changing(self, tournament: str) -> AsyncGenerator[TournamentUnit]:
        """Change a tournament: it is loaded here, written when the block is left, and then told.

        Nobody else in this process changes it in the block, in which no transaction is open. It is
        written as one job, together with matches that change by it, if nobody has written it since
        it was loaded; otherwise StaleStep is raised (`@again`).
        """
        async with self._locks.of(tournament):
            unit = TournamentUnit(await self.load(tournament), self._clock.now())
            yield unit
            write = unit.finished()
            if write is not None:
                async with self._matches.changing_with(unit.follows, write) as units:
                    for match, follow in unit.follows.items():
                        follow(units[match])
        if write is not None:
            self._tell(tournament)

    def _tell(self, tournament: str) -> None:
        for listener in self._listeners:
            listener(tournament)

    def _ident(self) -> str:
        return base64.b32encode(self._entropy(10)).decode().lower()


def may_command(
    facts: StoredTournament, actor: int, now: datetime, *, manages: bool, left: bool
) -> bool:
    """Whether somebody may do what only the creator of a tournament may do (EVT-1.5).

    Once the creator has been away for a week, has `left` the server or was forgotten, all
    organisers may, and those who manage the server (`manages`).
    """
    vanished = facts.creator == 0 or left or now - facts.creator_at >= VANISHED
    return actor == facts.creator or (vanished and (manages or actor in organisers(facts)))


def organisers(facts: StoredTournament) -> frozenset[int]:
    """Return the organisers of a tournament: its creator, and those whom they added."""
    return frozenset({facts.creator, *facts.organisers}) - {0}


def check_organiser(facts: StoredTournament, actor: int, *, manages: bool) -> None:
    """Raise Refused unless somebody runs a tournament, or `manages` its server."""
    if not manages and actor not in organisers(facts):
        raise refused("tournament-not-yours")


def no_longer(facts: StoredTournament, otherwise: str) -> Refused:
    """Return why something that is done before the beginning, or the end, is too late."""
    ended = {"off": "tournament-off", "over": "tournament-over"}
    return refused(ended.get(facts.status, otherwise))


def entrant_of(whole: WholeTournament, person: int) -> StoredEntrant | None:
    """Return what is stored of a person in a tournament; None where they are not in it."""
    return next((one for one in whole.entrants if one.person == person), None)


def barred(whole: WholeTournament, person: int) -> int | None:
    """Return what somebody was in a tournament who was forgotten and is kept out of it.

    That is their number in it, or that of whom they coached, negative; None where nothing is kept.
    """
    return bars.of(whole.facts.barred, whole.facts.seed, person)


def with_entrant(whole: WholeTournament, newcomer: StoredEntrant) -> WholeTournament:
    """Return a tournament with somebody more, behind the others."""
    return replace(whole, entrants=(*whole.entrants, newcomer))


def admitted(whole: WholeTournament) -> WholeTournament:
    """Return a tournament in which free places go to those who wait, in order.

    Between the check-in and the beginning those who did not answer get none.
    """
    return _with_places(whole, confirmed=_checked(whole))


def filled(whole: WholeTournament, left: frozenset[int] = frozenset()) -> WholeTournament:
    """Return a tournament as it begins: places left go to those who did not answer the check-in.

    Those who have `left` the server have none.
    """
    entrants = (
        replace(one, status="waiting") if one.number in left and one.status == "entered" else one
        for one in whole.entrants
    )
    whole = replace(whole, entrants=tuple(entrants))
    whole = _with_places(whole, left, confirmed=_checked(whole))
    return _with_places(whole, left, confirmed=False)


def _checked(whole: WholeTournament) -> bool:
    """Whether a tournament is between its check-in and its beginning."""
    dates = whole.facts.dates
    return dates.checked_at is not None and dates.starts_at is not None


def _with_places(
    whole: WholeTournament, left: frozenset[int] = frozenset(), *, confirmed: bool
) -> WholeTournament:
    here = [one for one in conversion.entrants(whole) if one.number not in left]
    given = entries.admitted(here, whole.facts.places, confirmed=confirmed)
    found = {one.number: one.status for one in given}
    entrants = (replace(one, status=found.get(one.number, one.status)) for one in whole.entrants)
    return replace(whole, entrants=tuple(entrants))


def meet(db: Connection, person: Person) -> None:
    """Note how a person is called, so that they can be stored as one in a tournament."""
    persons.meet(db, person.id, *person.names, person.spoken)
