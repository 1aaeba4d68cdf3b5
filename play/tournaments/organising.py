"""What organisers do: opening, beginning, calling off, deciding."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from db.queries import people as persons
from db.queries import tournaments as rows
from db.records.time import Terms as TimeTerms
from db.records.tournaments import (
    StoredAct,
    StoredTournament,
    WholeTournament,
)
from games.core.info import Start
from games.core.refused import Refused
from play.base.guarded import retried
from play.base.writing import tidied
from play.records import Person
from play.refusals import refused
from play.tournaments import (
    acts,
    beginnings,
    course,
)
from play.tournaments.acts import Act
from play.tournaments.kept import Kept, meet, organisers
from tournaments import forecast
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
        await self._store.write(meet, person)

        def work(whole: WholeTournament) -> WholeTournament:
            facts = whole.facts
            if not manages and by not in organisers(facts):
                raise refused("tournament-not-yours")
            if person.id in organisers(facts):
                return whole
            return replace(whole, facts=replace(facts, organisers=(*facts.organisers, person.id)))

        return await self._change(tournament, work)


def _add(db: Any, facts: StoredTournament, creator: Person) -> None:  # noqa: ANN401 - a connection, which only db/ may name
    persons.meet(db, creator.id, *creator.names)
    rows.add(db, facts)
