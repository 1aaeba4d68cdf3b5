"""What organisers decide while a tournament runs, with reasons (EVT-1.8)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from db.queries import people as persons
from db.queries.match import matches
from db.queries.tournament import tournaments as queries
from db.records.tournaments import (
    EntrantStatus,
    StoredAct,
    StoredEntrant,
    StoredPairing,
    WholeTournament,
)
from play.base.guarded import retried
from play.base.writing import tidied
from play.match.acts import seating
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused
from play.tournaments import course
from play.tournaments.kept import Kept, check_organiser, entrant_of, meet, with_entrant
from play.tournaments.matches import endings
from play.tournaments.organising import acts
from play.tournaments.organising.acts import Act


class Deciding(Kept):
    """Carries out decisions, and what follows from them for matches that run."""

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
            check_organiser(whole.facts, actor, manages=manages)
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
                found[one.match] = endings.close
            if now[one.number].status == "off":
                found[one.match] = endings.close
            if act.kind == "replace" and person is not None and act.about in one.people:
                seat = one.people.index(act.about)
                found[one.match] = partial(seating.hand_over, person=person, seat=seat, known=known)
        return found


def _back(one: StoredEntrant) -> EntrantStatus:
    """Return how somebody is there who takes another's place: they play, or wait."""
    return "waiting" if one.status == "waiting" else "entered"
