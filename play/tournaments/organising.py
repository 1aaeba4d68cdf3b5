"""What organisers do: opening, beginning, calling off, deciding."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from db.queries import people as persons
from db.queries import tournaments as queries
from db.queries.match import matches
from db.records.time import Terms as TimeTerms
from db.records.tournaments import (
    EntrantStatus,
    StoredAct,
    StoredEntrant,
    StoredPairing,
    StoredTournament,
    WholeTournament,
)
from games.core.info import Start
from games.core.refused import Refused
from play.base.guarded import retried
from play.base.writing import tidied
from play.lobby import terms as lobby_terms
from play.match.acts import seating
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused
from play.tournaments import (
    acts,
    beginnings,
    course,
)
from play.tournaments.acts import Act
from play.tournaments.kept import Kept, commands, entrant_of, meet, organisers, with_entrant
from tournaments import forecast
from tournaments.entries import Needs
from tournaments.records import Terms

_NAME = 40  # characters


class Organised(Kept):
    """What organisers do, and who may manage the server; `manages` says so."""

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
        matches_channel: int | None = None,
        planned: bool = False,
        needs: Needs = Needs(),  # noqa: B008 - it is frozen
    ) -> str:
        """Open a tournament for entry and return its id. Raises Refused where it does not fit.

        It begins at `starts_at`, or when an organiser begins it. Its matches are played in threads
        of `matches_channel`, if not where its message stands. One that is `planned` is prepared
        first (see `announce`).
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
            creator_at=self._clock.now(),
            matches_channel=matches_channel,
            planned=planned,
            needs=course.needed(needs),
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

    async def again(
        self, tournament: str, actor: int, name: str, creator: Person, *, manages: bool = False
    ) -> str:
        """Open a tournament once more, with everything that was agreed, and return its id.

        Options that this release no longer has fall away; a pace that is no more becomes the usual
        one.
        """
        whole = await self.load(tournament)
        facts, shape = whole.facts, course.shape_of(whole)
        if not manages and actor not in organisers(facts):
            raise refused("tournament-not-yours")
        ruled = self._matches.rulebook.latest(facts.game)
        return await self.open(
            server=facts.server,
            channel=facts.channel,
            creator=creator,
            name=name,
            locale=facts.locale,
            game=facts.game,
            shape=shape,
            options=lobby_terms.carried(ruled, facts.options, shape.pod),
            terms=lobby_terms.still(facts.terms),
            places=facts.places,
            round_days=facts.round_days,
            matches_channel=facts.matches_channel,
            needs=course.needs_of(whole),
        )

    async def announce(
        self, tournament: str, actor: int, *, manages: bool = False
    ) -> WholeTournament:
        """Open a tournament for entry that was prepared; doing so twice changes nothing.

        It begins as long after that as it was to begin after it was made.
        """

        def work(whole: WholeTournament) -> WholeTournament:
            facts, now = whole.facts, self._clock.now()
            if not manages and actor not in organisers(facts):
                raise refused("tournament-not-yours")
            if facts.status != "open":
                raise refused("tournament-closed")
            if not facts.planned:
                return whole
            ahead = None if facts.starts_at is None else facts.starts_at - facts.opened_at
            starts_at = None if ahead is None else now + ahead
            opened = replace(facts, planned=False, opened_at=now, starts_at=starts_at)
            return replace(whole, facts=opened)

        return await self._update(tournament, work)

    async def play_in(
        self, tournament: str, actor: int, channel: int | None, *, manages: bool = False
    ) -> WholeTournament:
        """Let the matches that begin from now on be played in threads of another channel.

        None: of the one in which its message stands.
        """

        def work(whole: WholeTournament) -> WholeTournament:
            if not manages and actor not in organisers(whole.facts):
                raise refused("tournament-not-yours")
            return replace(whole, facts=replace(whole.facts, matches_channel=channel))

        return await self._update(tournament, work)

    async def start(self, tournament: str, actor: int, *, manages: bool = False) -> WholeTournament:
        """Begin with everybody who is entered; organisers, or who `manages` the server.

        Starting twice changes nothing. What comes next follows by itself.
        """
        seeding = await self._seeding(tournament)

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not manages and actor not in organisers(facts):
                raise refused("tournament-not-yours")
            if facts.status == "running":
                return whole
            if facts.status != "open":
                raise refused("tournament-closed")
            if facts.planned:
                raise refused("tournament-planned")
            if beginnings.lacking(whole):
                raise refused("tournament-few", least=beginnings.least(whole))
            return self._begun(whole, seeding)

        return await self._update(tournament, work)

    async def call_off(
        self, tournament: str, actor: int, *, manages: bool = False
    ) -> WholeTournament:
        """Call a tournament off before it begins: its creator, see `commands`."""

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not commands(facts, actor, self._clock.now(), manages=manages):
                raise refused("tournament-creators")
            if facts.status == "off":
                return whole
            if facts.status != "open":
                raise refused("tournament-begun")
            off = replace(facts, status="off", settled=True, ended_at=self._clock.now())
            return replace(whole, facts=replace(off, starts_at=None))

        return await self._update(tournament, work)

    async def decide(
        self,
        tournament: str,
        actor: int,
        act: Act,
        reason: str,
        *,
        person: Person | None = None,
        manages: bool = False,
    ) -> WholeTournament:
        """Decide something as an organiser, or who `manages` the server; its reason is shown.

        `person` comes in, or takes somebody's place. Raises Refused where it cannot be decided so
        (EVT-1.8).
        """
        reason = tidied(reason).strip()[: acts.REASON]
        if not reason:
            raise refused("tournament-no-reason")
        if (person is not None) != (act.kind in acts.WITH_PERSON):
            raise refused("tournament-not-in")
        if person is not None:
            await self._store.write(meet, person)
        seeding = await self._seeding(tournament)

        async def attempt() -> WholeTournament:
            whole = await self.load(tournament)
            if not manages and actor not in organisers(whole.facts):
                raise refused("tournament-not-yours")
            if person is None:
                after = self._decided(whole, act)
            else:
                rating = seeding.get(person.id)
                after = self._with_person(acts.done(whole, act), act, person, rating)
            if act.kind == "pair":
                after = await self._paired_anew(whole, after)
            known = await self._store.read(queries.acts, tournament)
            kept = StoredAct(
                number=len(known) + 1,
                at=self._clock.now(),
                person=actor,
                kind=act.kind,
                entrant=act.about if act.kind in acts.OF_PEOPLE else None,
                pairing=act.about if act.kind in acts.OF_MATCHES else None,
                value="" if act.kind == "pair" else act.value[: acts.REASON],
                reason=reason,
            )
            followed = await self._followed(whole, after, act, person)
            write = partial(queries.decide, before=whole, after=after, act=kept)
            await self._matches.update_with(followed, write)
            return after

        async with self._locks.of(tournament):
            after = await retried(tournament, attempt)
        self._tell(tournament)
        return after

    def _decided(self, whole: WholeTournament, act: Act) -> WholeTournament:
        after = acts.done(whole, act)
        found = acts.changed(course.read(after), act)
        after = self._written(after, found, settled=act.kind in {"pause", "end"})
        if act.kind != "end":
            return after
        return replace(after, facts=replace(after.facts, ended_at=self._clock.now()))

    def _with_person(
        self, whole: WholeTournament, act: Act, person: Person, rating: int | None
    ) -> WholeTournament:
        """Return a tournament with somebody new, or in the place of somebody else."""
        if entrant_of(whole, person.id) is not None:
            raise refused("tournament-act-in")
        change = replace(whole.facts, change=whole.facts.change + 1)
        if act.kind == "replace":
            if all(one.number != act.about for one in whole.entrants):
                raise refused("tournament-not-in")
            entrants = (
                replace(one, person=person.id, name=person.name, status=_back(one), brought=None)
                if one.number == act.about
                else one
                for one in whole.entrants
            )
            return replace(whole, facts=change, entrants=tuple(entrants))
        if whole.facts.status == "running":
            return self._late(whole, person, rating, full=True)
        newcomer = replace(self._newcomer(whole, person), status="entered")
        return replace(with_entrant(whole, newcomer), facts=change)

    async def _paired_anew(
        self, before: WholeTournament, after: WholeTournament
    ) -> WholeTournament:
        """Return a tournament in which matches with other people begin anew.

        Raises Refused where somebody has answered in one of them.
        """
        known = {one.number: one for one in before.pairings}
        pairings: list[StoredPairing] = []
        for one in after.pairings:
            if one.people == known[one.number].people:
                pairings.append(one)
                continue
            if one.match is not None:
                moves = await self._store.read(matches.moves, one.match)
                if any(move.by == "person" for move in moves):
                    raise refused("tournament-act-begun")
            pairings.append(replace(one, match=None, line=None, open_at=self._clock.now()))
        return replace(after, pairings=tuple(pairings))

    async def _followed(
        self, before: WholeTournament, after: WholeTournament, act: Act, person: Person | None
    ) -> Mapping[str, Callable[[UnitOfWork], None]]:
        """Return how matches that run follow what is decided: they end, or somebody else plays on.

        It is written with the decision, so that no match is left to people who are out of it.
        """
        now = {one.number: one for one in after.pairings}
        known = None if person is None else await self._store.read(persons.load, person.id)
        found: dict[str, Callable[[UnitOfWork], None]] = {}
        for one in before.pairings:
            if one.match is None or one.status != "open":
                continue
            if act.kind == "pair" and now[one.number].match is None:
                found[one.match] = _closed
            if act.kind == "replace" and person is not None and act.about in one.people:
                seat = one.people.index(act.about)
                found[one.match] = partial(seating.hand_over, person=person, seat=seat, known=known)
        return found

    async def bring_here(
        self, tournament: str, actor: int, channel: int, *, manages: bool = False
    ) -> WholeTournament:
        """Let a tournament live in another channel; its message is posted there (EVT-1.5)."""

        def work(whole: WholeTournament) -> WholeTournament:
            if not manages and actor not in organisers(whole.facts):
                raise refused("tournament-not-yours")
            facts = replace(whole.facts, channel=channel, message=None, posting_at=None, shown=0)
            return replace(whole, facts=facts)

        return await self._update(tournament, work, queries.moved)

    async def add_organiser(
        self, tournament: str, actor: int, person: Person, *, manages: bool = False
    ) -> WholeTournament:
        """Let somebody else run a tournament, too: its creator, see `commands`."""
        await self._store.write(meet, person)

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not commands(facts, actor, self._clock.now(), manages=manages):
                raise refused("tournament-creators")
            if person.id in organisers(facts):
                return whole
            return replace(whole, facts=replace(facts, organisers=(*facts.organisers, person.id)))

        return await self._update(tournament, work)

    async def remove_organiser(
        self, tournament: str, actor: int, person: int, *, manages: bool = False
    ) -> WholeTournament:
        """Let somebody run a tournament no more: its creator, see `commands`, or they themselves.

        Whoever created it stays.
        """

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if actor != person and not commands(facts, actor, self._clock.now(), manages=manages):
                raise refused("tournament-creators")
            rest = tuple(one for one in facts.organisers if one != person)
            return replace(whole, facts=replace(facts, organisers=rest))

        return await self._update(tournament, work)

    async def helpers(self, tournament: str) -> tuple[tuple[int, str], ...]:
        """Return whom the creator has added, with their names."""
        facts = (await self.load(tournament)).facts
        return await self._store.read(persons.called, facts.organisers, facts.server)

    async def set_needs(
        self, tournament: str, actor: int, needs: Needs, *, manages: bool = False
    ) -> WholeTournament:
        """Say what is needed to enter from now on, until it begins (EVT-1.4). Raises Refused."""

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not manages and actor not in organisers(facts):
                raise refused("tournament-not-yours")
            if facts.status != "open":
                raise refused("tournament-begun")
            bounds = (needs.role, needs.least, needs.most)
            if min(bounds) < 0 or (needs.most and needs.most < needs.least):
                raise refused("tournament-needs-bounds")
            return replace(whole, facts=replace(facts, needs=course.needed(needs)))

        return await self._update(tournament, work)


def _add(db: Any, facts: StoredTournament, creator: Person) -> None:  # noqa: ANN401 - a connection, which only db/ may name
    persons.meet(db, creator.id, *creator.names)
    queries.add(db, facts)


def _back(one: StoredEntrant) -> EntrantStatus:
    """Return how somebody is there who takes another's place: they play, or wait."""
    return "waiting" if one.status == "waiting" else "entered"


def _closed(unit: UnitOfWork) -> None:
    """End a match that is played by other people now."""
    if unit.runs:
        unit.close("agreed")
