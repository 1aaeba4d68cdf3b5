"""What organisers decide while a tournament runs, with reasons (EVT-1.8)."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial

from msgspec.structs import replace

from db.queries import persons
from db.queries.match import matches, projections
from db.queries.tournament import coaches, decisions, due
from db.records.tournaments import (
    StoredAct,
    StoredAppeal,
    StoredEntrant,
    WholeTournament,
)
from db.store import StaleStep
from db.writing import bars
from play.base.guarded import again
from play.base.writing import tidied
from play.match.acts import seating
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.refusals import refused
from play.tournaments import conversion
from play.tournaments.matches import endings
from play.tournaments.organising import acts, own, rulings
from play.tournaments.organising.acts import Act
from play.tournaments.repository import (
    TournamentRepository,
    admitted,
    barred,
    check_organiser,
    entrant_of,
    meet,
    with_entrant,
)
from tournaments import entries


class Deciding(TournamentRepository):
    """Carries out decisions, and what follows from them for matches that run."""

    @again
    async def decide(
        self,
        tournament: str,
        actor: int,
        act: Act,
        reason: str,
        *,
        person: Person | None = None,
        manages: bool = False,
        closing: StoredAppeal | None = None,
    ) -> WholeTournament:
        """Decide something as an organiser, or who `manages` the server; its reason is shown.

        `closing` is the proposal that is settled by it.

        `person` comes in, or takes somebody's place. Raises Refused where it cannot be decided so
        (EVT-1.8).
        """
        reason = tidied(reason).strip()[: acts.REASON]
        if not reason:
            raise refused("tournament-no-reason")
        if (person is not None) != (act.kind in acts.WITH_PERSON):
            raise refused("tournament-act-nobody")
        if person is not None:
            await self._store.write(meet, person)
        seeding = await self._seeding(tournament)
        async with self.changing(tournament) as unit:
            whole = unit.whole
            check_organiser(whole.facts, actor, manages=manages)
            await self._check_own(whole, actor, act, closing)
            known = await self._store.read(decisions.acts, tournament)
            acts.check_seen(act, known)
            done = acts.done(whole, act, unit.now, known)
            if person is None:
                after = self._decided(done, act)
            else:
                after = self._with_person(done, act, person, seeding.get(person.id))
            if act.kind == "pair":
                after = _paired_anew(whole, after, unit.now)
            kept = StoredAct(
                number=len(known) + 1,
                at=unit.now,
                person=actor,
                kind=act.kind,
                entrant=acts.entrant_of(after, act, person),
                pairing=act.about if act.kind in acts.OF_MATCHES else None,
                value=acts.noted(after, act),
                reason=reason,
                gone=(gone := acts.gone(whole, act)),
                come=None if gone is None or person is None else person.id,
            )
            unit.whole = rulings.held(whole, after, act, unit.now)
            unit.follows = await self._followed(whole, unit.whole, act, person)
            unit.also(decisions.noted, unit.whole, kept, closing)
            for match in rulings.to_tell(unit.whole, kept):
                unit.also(projections.tell_end_anew, match, kept.person, kept.at)
        return unit.whole

    @again
    async def take_back(self, tournament: str, actor: int, *, manages: bool = False) -> None:
        """Take back the ruling after which the next round is not drawn yet (EVT-1.15).

        The match goes on as if nothing had been decided. Raises Refused where it is too late.
        """
        async with self.changing(tournament) as unit:
            whole, now = unit.whole, unit.now
            check_organiser(whole.facts, actor, manages=manages)
            known = await self._store.read(decisions.acts, tournament)
            number = rulings.last(known)
            if not rulings.holds(whole) or number is None:
                raise refused("tournament-ruling-holds")
            await self._check_own(whole, actor, Act("result", number), None)
            read = rulings.taken_back(conversion.read(whole), number)
            unit.whole = rulings.reopened(self._written(whole, read, settled=False), number, now)
            kept = StoredAct(
                number=len(known) + 1,
                at=now,
                person=actor,
                kind="back",
                entrant=None,
                pairing=number,
                value="",
                reason="",
            )
            unit.also(decisions.noted, unit.whole, kept)
            for match in rulings.to_tell(unit.whole, kept):
                unit.also(projections.tell_end_anew, match, kept.person, kept.at)

    @again
    async def draw_now(self, tournament: str, actor: int, *, manages: bool = False) -> None:
        """Let what follows from a ruling be drawn at once; it is not taken back any more."""
        async with self.changing(tournament) as unit:
            check_organiser(unit.whole.facts, actor, manages=manages)
            if not rulings.holds(unit.whole):
                raise refused("tournament-ruling-holds")
            unit.whole = replace(unit.whole, facts=unit.whole.facts.with_dates(drawn_at=unit.now))

    async def _check_own(
        self, whole: WholeTournament, actor: int, act: Act, closing: StoredAppeal | None
    ) -> None:
        """Raise Refused where a decision is about a match of whoever makes it (EVT-1.8).

        Their proposal may be carried out once it was left to others long enough; none is twice.
        """
        tournament = whole.facts.id
        if closing is not None:
            if not await self._store.read(decisions.waits, tournament, closing.number):
                raise refused("tournament-no-appeal")
            if closing.person == actor:
                return
        coaching = await self._store.read(coaches.of_tournament, tournament)
        known = await self._store.read(decisions.sat_in, tournament, actor)
        sat_in = own.seated(whole, known, actor)
        if own.concerns(whole, act, own.numbers(whole, coaching, actor), sat_in):
            raise refused("tournament-act-own")

    def _decided(self, done: WholeTournament, act: Act) -> WholeTournament:
        found = acts.changed(conversion.read(done), act, done.facts.status)
        facts = acts.settled(done, found, act)
        after = self._written(replace(done, facts=facts), found)
        if after.facts.status == "open":
            return admitted(after)
        if act.kind != "end":
            return after
        return replace(after, facts=after.facts.with_dates(ended_at=self._clock.now()))

    def _with_person(
        self, whole: WholeTournament, act: Act, person: Person, rating: int | None
    ) -> WholeTournament:
        """Return a tournament with somebody new, or in the place of somebody else."""
        known = entrant_of(whole, person.id)
        if known is not None and known.status != "waiting":
            raise refused(
                "tournament-act-in" if known.status == "entered" else "tournament-act-back"
            )
        former = barred(whole, person.id)
        if former is not None and former > 0 and (act.kind, act.about) != ("replace", former):
            raise refused("tournament-act-former")
        if act.kind == "replace":
            return self._replaced(whole, act.about, person)
        if known is not None:
            return self._let_in(whole, known)
        if whole.facts.status == "running":
            return self._late(whole, person, rating, full=True)
        newcomer = replace(self._newcomer(whole, person), status="entered")
        return replace(with_entrant(whole, newcomer), facts=whole.facts.changed())

    def _let_in(self, whole: WholeTournament, known: StoredEntrant) -> WholeTournament:
        """Return a tournament in which somebody who waited has a place."""
        read = conversion.read(whole)
        if whole.facts.status == "running":
            if not entries.open_to_late(read):
                raise refused("tournament-closed")
            after = entries.entered_late(read, known.rating, known.number)
            return self._written(whole, after, settled=False)
        entrants = (
            replace(one, status="entered") if one is known else one for one in whole.entrants
        )
        return replace(whole, entrants=tuple(entrants))

    def _replaced(self, whole: WholeTournament, number: int, person: Person) -> WholeTournament:
        """Return a tournament in which somebody takes another's place, but not their absences.

        If the other has gone, the newcomer plays on for them.
        """
        old = next((one for one in whole.entrants if one.number == number), None)
        known, early = entrant_of(whole, person.id), whole.facts.status == "open"
        back = barred(whole, person.id) == number
        if old is None or old is known or (early and old.status == "dropped" and not back):
            raise refused("tournament-act-nobody")
        brought = None if known is None else known.brought  # who waited has brought theirs
        entrants = (
            replace(
                one,
                person=person.id,
                name=person.name,
                brought=brought,
                status="waiting" if early and back else one.status,
            )
            if one is old
            else one
            for one in whole.entrants
            if one is not known
        )
        free = bars.lifted(whole.facts.barred, whole.facts.seed, person.id)
        found = replace(whole, entrants=tuple(entrants), facts=replace(whole.facts, barred=free))
        if early and back:
            return admitted(found)
        if old.status == "waiting" or whole.facts.status != "running":
            return replace(found, facts=found.facts.changed())
        read = conversion.read(found)
        again = entries.excused if old.status == "entered" else entries.readmitted
        return self._written(found, again(read, number), settled=False)

    async def _followed(
        self, before: WholeTournament, after: WholeTournament, act: Act, person: Person | None
    ) -> Mapping[str, Callable[[UnitOfWork], None]]:
        """Return what happens to running matches after a decision: they end, or change hands.

        That is written with the decision, so that no match is left to people who are out of the
        tournament. Raises Refused where others were to meet and somebody has answered.
        """
        now = {one.number: one for one in after.pairings}
        known = None if person is None else await self._store.read(persons.load, person.id)
        found: dict[str, Callable[[UnitOfWork], None]] = {}
        if rulings.holds(before) and not rulings.holds(after):
            left = await self._store.read(due.left_running, before.facts.id)
            found |= dict.fromkeys(left, endings.close)
        for one in before.pairings:
            if one.match is None or one.status != "open":
                continue
            if act.kind == "pair" and now[one.number].match is None:
                moves = await self._store.read(matches.moves, one.match)
                if any(move.by == "person" for move in moves):
                    raise refused("tournament-act-begun")
                found[one.match] = partial(_close_unanswered, step=moves[-1].step)
            decided = act.kind == "result" and one.number == act.about
            if now[one.number].status != "open" and not (decided and rulings.holds(after)):
                found[one.match] = endings.close  # it is off, or its result was decided
            if act.kind == "replace" and person is not None and act.about in one.people:
                seat = one.people.index(act.about)
                found[one.match] = partial(seating.hand_over, person=person, seat=seat, known=known)
        return found


def _paired_anew(before: WholeTournament, after: WholeTournament, now: datetime) -> WholeTournament:
    """Return a tournament in which matches that now have other people begin anew."""
    known = {one.number: one.people for one in before.pairings}
    pairings = (
        one
        if one.people == known[one.number]
        else replace(one, match=None, line=None, passed=False, open_at=now)
        for one in after.pairings
    )
    return replace(after, pairings=tuple(pairings))


def _close_unanswered(unit: UnitOfWork, step: int) -> None:
    """End a match in which nobody has answered. Raises StaleStep where it has gone on since."""
    if unit.match.step != step:
        raise StaleStep(unit.stored.id)
    endings.close(unit)
