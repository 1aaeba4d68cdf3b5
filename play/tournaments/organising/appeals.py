"""Appeals: an entrant asks the organisers to decide about a match (EVT-5.3)."""

from collections.abc import Sequence
from dataclasses import replace

from db.queries import tournaments as queries
from db.records.tournaments import StoredAct, StoredAppeal, StoredCoach, WholeTournament
from play.base.guarded import retried
from play.base.writing import tidied
from play.refusals import refused
from play.tournaments.kept import Kept, entrant_of, organisers
from play.tournaments.organising.acts import REASON

WORDS = 1000  # characters of an appeal
_SOME = 25  # tournaments that one look finds


class Appeals(Kept):
    """Appeals are stored, called once, read by who does not play in the match, and decided."""

    async def appeal(self, tournament: str, person: int, pairing: int, words: str) -> None:
        """Ask for a ruling about a match of one's own. Raises Refused while another waits."""
        words = tidied(words).strip()[:WORDS]
        if not words:
            raise refused("tournament-no-reason")

        async def attempt() -> None:
            whole = await self.load(tournament)
            entry = entrant_of(whole, person)
            mine = (one for one in whole.pairings if one.number == pairing)
            if entry is None or all(entry.number not in one.people for one in mine):
                raise refused("tournament-not-in")
            if whole.facts.status not in {"running", "over"}:
                raise refused("tournament-not-running")
            known = await self._store.read(queries.appeals, tournament)
            if any(_waits(one) and (one.person, one.pairing) == (person, pairing) for one in known):
                raise refused("tournament-appealed")
            one = StoredAppeal(
                number=1 + len(known),
                at=self._clock.now(),
                person=person,
                pairing=pairing,
                words=words,
            )
            await self._store.write(queries.appeal, tournament, one)

        async with self._locks.of(tournament):
            await retried(tournament, attempt)

    async def appeals(
        self, tournament: str, actor: int, *, manages: bool = False
    ) -> tuple[StoredAppeal, ...]:
        """Return the appeals that somebody may decide: open ones, of matches they do not play in.

        Who `manages` the server decides where all organisers play in the match.
        """
        whole = await self.load(tournament)
        known = await self._store.read(queries.appeals, tournament)
        coaches = await self._store.read(queries.coaches, tournament)
        return tuple(
            one
            for one in known
            if _waits(one) and _judges(whole, coaches, one, actor, manages=manages)
        )

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
        """Decide an appeal, with a reason that everybody reads. Raises Refused."""
        reason = tidied(reason).strip()[:REASON]
        if not reason:
            raise refused("tournament-no-reason")

        async def attempt() -> None:
            waiting = await self.appeals(tournament, actor, manages=manages)
            found = [one for one in waiting if one.number == number]
            if not found:
                raise refused("tournament-no-appeal")
            now = self._clock.now()
            done = replace(
                found[0], decided_at=now, judge=actor, granted=granted, reason=reason, called=True
            )
            decided = await self._store.read(queries.acts, tournament)
            act = StoredAct(
                number=1 + len(decided),
                at=now,
                person=actor,
                kind="granted" if granted else "refused",
                entrant=None,
                pairing=done.pairing,
                value="",
                reason=reason,
            )
            await self._store.write(queries.judged, tournament, done, act)

        async with self._locks.of(tournament):
            await retried(tournament, attempt)
        self._tell(tournament)

    async def waiting_appeals(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return where an appeal waits to which nobody was called, with the organisers to call."""
        found: list[tuple[str, tuple[int, ...]]] = []
        for tournament in await self._store.read(queries.waiting_appeals, _SOME):
            whole = await self.load(tournament)
            known = await self._store.read(queries.appeals, tournament)
            coaches = await self._store.read(queries.coaches, tournament)
            called = {
                one
                for appeal in known
                if _waits(appeal) and not appeal.called
                for one in organisers(whole.facts)
                if _judges(whole, coaches, appeal, one)
            }
            found.append((tournament, tuple(sorted(called))))
        return tuple(found)

    async def appeals_called(self, tournament: str) -> None:
        """Say that the organisers were called to all appeals that wait."""
        for one in await self._store.read(queries.appeals, tournament):
            if _waits(one) and not one.called:
                await self._store.write(queries.appeal, tournament, replace(one, called=True))


def _waits(one: StoredAppeal) -> bool:
    return one.decided_at is None and one.person is not None


def _judges(
    whole: WholeTournament,
    coaches: Sequence[StoredCoach],
    one: StoredAppeal,
    actor: int,
    *,
    manages: bool = False,
) -> bool:
    """Whether somebody decides an appeal: an organiser who neither plays in that match nor coaches.

    Where all of them do, whoever manages the server and does not. Nobody decides their own, even if
    somebody else plays in their place by now.
    """
    (pairing,) = (each for each in whole.pairings if each.number == one.pairing)
    plays = {who.person for who in (*whole.entrants, *coaches) if who.number in pairing.people}
    plays.add(one.person)
    running = organisers(whole.facts)
    if actor in plays:
        return False
    return actor in running or (manages and running <= plays)
