"""Appeals: an entrant asks the organisers to decide about a match (EVT-5.3)."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec.structs import replace

from db.queries.tournament import calls, coaches, decisions
from db.records.tournaments import (
    StoredAct,
    StoredAppeal,
    StoredCall,
    StoredCoach,
    WholeTournament,
)
from db.store import Connection
from db.writing import bars
from play.base.guarded import again
from play.base.writing import tidied
from play.people.calling import call_at
from play.refusals import refused
from play.tournaments import calling
from play.tournaments.callers import SOME, Callers
from play.tournaments.calling import Call
from play.tournaments.organising.acts import REASON
from play.tournaments.repository import TournamentUnit, barred, entrant_of, organisers

WORDS = 1000  # characters of an appeal


class Appeals(Callers):
    """Appeals are stored, called once, read by who does not play in the match, and decided."""

    @again
    async def appeal(self, tournament: str, person: int, pairing: int, words: str) -> None:
        """Ask for a ruling about a match of one's own. Raises Refused while another waits."""
        words = tidied(words).strip()[:WORDS]
        if not words:
            raise refused("tournament-no-reason")
        async with self.changing(tournament) as unit:
            whole = unit.whole
            entry = entrant_of(whole, person)
            mine = (one for one in whole.pairings if one.number == pairing)
            if entry is None:
                raise refused("tournament-not-in")
            if all(entry.number not in one.people for one in mine):
                raise refused("tournament-not-your-match")
            if whole.facts.status not in {"running", "over"}:
                raise refused("tournament-not-running")
            known = await self._store.read(decisions.appeals, tournament)
            if any(_waits(one) and (one.person, one.pairing) == (person, pairing) for one in known):
                raise refused("tournament-appealed")
            one = asked(unit, known, person, pairing, words)
            unit.also(decisions.appeal, tournament, one)

    async def appeals(
        self, tournament: str, actor: int, *, manages: bool = False
    ) -> tuple[StoredAppeal, ...]:
        """Return the appeals that somebody may decide: open ones of matches they do not play in.

        Those who manage the server (`manages`) decide if all organisers play in the match.
        """
        whole = await self.load(tournament)
        known = await self._store.read(decisions.appeals, tournament)
        coaching = await self._store.read(coaches.of_tournament, tournament)
        sat = await self._store.read(decisions.sat_where_appealed, tournament)
        office = await self._in_office(whole.facts)
        return tuple(
            one
            for one in known
            if _waits(one) and _judges(whole, coaching, sat, one, actor, office, manages=manages)
        )

    @again
    async def judge(
        self,
        tournament: str,
        actor: int,
        number: int,
        reason: str,
        *,
        granted: bool,
        manages: bool = False,
    ) -> None:
        """Decide an appeal, with a reason that everybody can read. Raises Refused."""
        reason = tidied(reason).strip()[:REASON]
        if not reason:
            raise refused("tournament-no-reason")

        waiting = await self.appeals(tournament, actor, manages=manages)
        async with self.changing(tournament) as unit:
            found = [one for one in waiting if one.number == number]
            if not found:
                raise refused("tournament-no-appeal")
            done = replace(found[0], decided_at=unit.now, judge=actor, granted=granted)
            done = replace(done, reason=reason, called=True)
            decided = await self._store.read(decisions.acts, tournament)
            act = StoredAct(
                number=1 + len(decided),
                at=unit.now,
                person=actor,
                kind="granted" if granted else "refused",
                entrant=None,
                pairing=done.pairing,
                value="",
                reason=reason,
            )
            unit.whole = replace(unit.whole, facts=unit.whole.facts.changed())
            unit.also(decisions.judged, tournament, done, act)

    async def organisers_to_call(self, most: int = SOME) -> tuple[Call, ...]:
        """Return whom to call now to appeals that wait in so many tournaments.

        Each organiser is called once to an appeal, once a day in a tournament at most, and not in
        quiet hours; nobody by name where whoever manages the server is to decide.
        """
        found = list[Call]()
        for tournament in await self._store.read(decisions.waiting_appeals):
            if len({one.tournament for one in found}) >= most:
                break  # those whose organisers sleep are none of them
            async with self._locks.of(tournament):
                found += await self._to_judge(tournament)
        return tuple(found)

    async def _to_judge(self, tournament: str) -> Sequence[Call]:
        whole, now = await self.load(tournament), self._clock.now()
        stored = await self._store.read(calls.of_tournament, tournament, "appeal")
        pings = await self._store.read(calls.pings, tournament, "appeal")
        coaching = await self._store.read(coaches.of_tournament, tournament)
        sat = await self._store.read(decisions.sat_where_appealed, tournament)
        last = {one.person: one for one in stored}
        if await self._awaits_answers(
            f"{tournament} appeal", whole.facts.server, organisers(whole.facts)
        ):
            return ()  # it is being asked which of them are still there
        office = await self._in_office(whole.facts)
        managers, people, made = False, set[int](), list[StoredAppeal]()
        for one in await self._store.read(decisions.appeals, tournament):
            if not _waits(one) or one.called:
                continue
            judges = {who for who in office if _judges(whole, coaching, sat, one, who, office)}
            left = {who for who in judges if not _since(last.get(who), one)}
            told = any(not ping.people and ping.at >= one.at for ping in pings)
            people |= left
            managers |= not judges and not told
            if not left and (judges or told):
                made.append(replace(one, called=True))
        if made:
            await self._store.write(_appeals, tournament, made)
        wanted = list[StoredCall]()
        for person in sorted(people):
            call = last.get(person)
            if call is None or call.due_at is None:
                at = await call_at(self._matches, person, now)
                call = calling.wanted(call, "appeal", person, at)
                await self._store.write(calls.keep, tournament, [call])
            wanted.append(call)
        due = (one for one in wanted if one.due_at is not None and one.due_at <= now)
        awake = await self._awake(tournament, due)
        somebody = (Call(tournament, "appeal", ()),) if managers else ()
        return (*calling.calls(tournament, "appeal", awake), *somebody)


def asked(
    unit: TournamentUnit,
    known: Sequence[StoredAppeal],
    person: int,
    pairing: int,
    words: str,
    proposed: str = "",
) -> StoredAppeal:
    """Return an appeal, or a proposal, behind those that are known."""
    return StoredAppeal(
        number=len(known) + 1,
        at=unit.now,
        person=person,
        pairing=pairing,
        words=words,
        proposed=proposed,
    )


def _appeals(
    db: Connection,
    tournament: str,
    appeals: Iterable[StoredAppeal],
) -> None:
    for one in appeals:
        decisions.appeal(db, tournament, one)


def _since(call: StoredCall | None, appeal: StoredAppeal) -> bool:
    """Whether somebody was called since an appeal was made."""
    return call is not None and call.called_at is not None and call.called_at >= appeal.at


def _waits(one: StoredAppeal) -> bool:
    return one.decided_at is None and one.person is not None


def _judges(
    whole: WholeTournament,
    coaching: Sequence[StoredCoach],
    sat: Mapping[int, frozenset[int]],
    one: StoredAppeal,
    actor: int,
    office: Collection[int],
    *,
    manages: bool = False,
) -> bool:
    """Whether somebody may decide an appeal: an organiser who neither plays in it nor coaches.

    If all who are in `office` do, those who manage the server and do not. Nobody decides about a
    match in which they have `sat`, even if somebody else plays in their place by now.
    """
    (pairing,) = (each for each in whole.pairings if each.number == one.pairing)
    plays = {who.person for who in (*whole.entrants, *coaching) if who.number in pairing.people}
    plays |= {one.person, *sat.get(one.pairing, ())}
    facts, was = whole.facts, barred(whole, actor)
    if was is not None and abs(was) in pairing.people:
        plays.add(actor)
    if bars.sat_in(facts.barred, facts.seed, actor, one.pairing):
        plays.add(actor)
    if actor in plays:
        return False
    return actor in office or (manages and {*office} <= plays)
