"""What organisers would decide about matches of their own: others settle it (EVT-1.8)."""

from contextlib import suppress
from datetime import timedelta

import msgspec
from msgspec.structs import replace

from db.queries.tournament import coaches, decisions
from db.records.tournaments import StoredAppeal, WholeTournament
from db.store import StaleStep
from games.core.refused import Refused
from play.base.guarded import again
from play.base.writing import tidied
from play.records import Person
from play.refusals import refused
from play.time.pace import pace_of
from play.tournaments.organising import acts, own
from play.tournaments.organising.acts import Act
from play.tournaments.organising.appeals import Appeals, asked
from play.tournaments.organising.deciding import Deciding
from play.tournaments.repository import check_organiser

HOLDS, HOLDS_LIVE = timedelta(hours=24), timedelta(minutes=10)  # after which one holds unanswered


class Proposals(Deciding, Appeals):
    """A decision about a match of whoever makes it is a proposal.

    It is stored as an appeal with the decision in it, and called to as appeals are. It is carried
    out once somebody agrees who may judge it, or when it has waited long enough.
    """

    async def rule(
        self,
        tournament: str,
        actor: int,
        act: Act,
        reason: str,
        *,
        person: Person | None = None,
        manages: bool = False,
    ) -> WholeTournament | None:
        """Decide something as `decide` does; None where it is a proposal. Raises Refused."""
        whole = await self.load(tournament)
        check_organiser(whole.facts, actor, manages=manages)
        about = await self._own_pairing(whole, act, actor)
        if about is None:
            return await self.decide(tournament, actor, act, reason, person=person, manages=manages)
        self._decided(acts.done(whole, act, self._clock.now()), act)  # or refused at once
        await self._propose(tournament, actor, replace(act, managing=manages), reason, about)
        return None

    async def _own_pairing(self, whole: WholeTournament, act: Act, actor: int) -> int | None:
        """Return the own match that a decision is about, the latest of them; None for none."""
        coaching = await self._store.read(coaches.of_tournament, whole.facts.id)
        known = await self._store.read(decisions.sat_in, whole.facts.id, actor)
        sat_in = own.seated(whole, known, actor)
        mine = own.numbers(whole, coaching, actor)
        if not own.concerns(whole, act, mine, sat_in):
            return None
        if act.kind in own.OF_OPPOSITION:
            return None  # that is left to others
        if act.kind in acts.OF_MATCHES:
            return act.about
        return own.latest(whole, act, mine, sat_in)

    @again
    async def _propose(
        self, tournament: str, actor: int, act: Act, reason: str, about: int
    ) -> None:
        reason = tidied(reason).strip()[: acts.REASON]
        if not reason:
            raise refused("tournament-no-reason")
        async with self.changing(tournament) as unit:
            decided = await self._store.read(decisions.acts, tournament)
            acts.check_seen(act, decided)
            kept = replace(act, seen=len(decided))  # it gives way to what others decide meanwhile
            known = await self._store.read(decisions.appeals, tournament)
            if any(
                one.proposed and one.person == actor and one.pairing == about
                for one in known
                if one.decided_at is None
            ):
                raise refused("tournament-proposed")
            proposed = msgspec.json.encode(kept).decode()
            one = asked(unit, known, actor, about, reason, proposed)
            unit.also(decisions.appeal, tournament, one)

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
        """Decide an appeal, or agree to a proposal, which is then carried out. Raises Refused."""
        waiting = await self.appeals(tournament, actor, manages=manages)
        found = next((one for one in waiting if one.number == number and one.proposed), None)
        if found is None or not granted:
            await super().judge(tournament, actor, number, reason, granted=granted, manages=manages)
            return
        done = replace(
            found,
            decided_at=self._clock.now(),
            judge=actor,
            granted=True,
            reason=tidied(reason).strip()[: acts.REASON],
            called=True,
        )
        act = decided(found)
        await self.decide(tournament, actor, act, found.words, manages=manages, closing=done)

    async def proposed(self) -> tuple[str, ...]:
        """Return the tournaments in which proposals may have waited long enough."""
        return await self._store.read(decisions.proposals, self._clock.now() - HOLDS_LIVE)

    async def hold(self, tournament: str) -> None:
        """Carry out the proposals that have waited long enough, each once.

        One that can no longer be carried out lapses; so does that of who organises no longer, and
        one about which others have decided since.
        """
        whole, now = await self.load(tournament), self._clock.now()
        wait = HOLDS_LIVE if pace_of(whole.facts.terms).live else HOLDS
        for one in await self._store.read(decisions.appeals, tournament):
            if one.proposed and one.decided_at is None and one.at + wait <= now:
                await self._hold(tournament, one)

    async def _hold(self, tournament: str, one: StoredAppeal) -> None:
        done = replace(one, decided_at=self._clock.now(), granted=True, called=True)
        if one.person is not None:
            act = decided(one)
            try:
                await self.decide(
                    tournament, one.person, act, one.words, manages=act.managing, closing=done
                )
            except Refused:
                pass  # it cannot be made any more
            else:
                return
        with suppress(StaleStep):  # somebody has just answered
            await self._store.write(decisions.lapsed, tournament, replace(done, granted=False))
        self._tell(tournament)


def decided(proposal: StoredAppeal) -> Act:
    """Return the decision that is proposed."""
    return msgspec.json.decode(proposal.proposed, type=Act)
