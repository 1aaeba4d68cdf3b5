"""Appeals: an entrant asks the organisers to decide about a match (EVT-5.3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from db.queries.tournament import calls as call_rows
from db.queries.tournament import tournaments as queries
from db.records.tournaments import (
    StoredAct,
    StoredAppeal,
    StoredCall,
    StoredCoach,
    WholeTournament,
)
from play.base.guarded import retried
from play.base.writing import tidied
from play.people.calling import call_at
from play.refusals import refused
from play.tournaments import calling
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
        """Return where an appeal waits, with the organisers to call to it now.

        Each is called once to an appeal, once a day in a tournament at most, and not in quiet
        hours; nobody by name where whoever manages the server is to decide.
        """
        now, found = self._clock.now(), list[tuple[str, tuple[int, ...]]]()
        for tournament in await self._store.read(queries.waiting_appeals, _SOME):
            whole = await self.load(tournament)
            last = await self._calls(tournament)
            wanted = await self._uncalled(whole, last)
            due: list[int] = []
            for person in sorted({one for people in wanted.values() for one in people}):
                call = last.get(person)
                if call is None or call.due_at is None:
                    at = await call_at(self._matches, person, now)
                    call = calling.wanted(call, "appeal", person, at)
                    await self._store.write(call_rows.keep, tournament, [call])
                if call.due_at is not None and call.due_at <= now:
                    due.append(person)
            if due or not all(wanted.values()):
                found.append((tournament, tuple(due)))
        return tuple(found)

    async def appeals_called(self, tournament: str, people: Sequence[int]) -> None:
        """Say that these organisers were called to the appeals that wait; none: somebody was."""
        now, last = self._clock.now(), await self._calls(tournament)
        made = {one: calling.made(last[one], now) for one in people if one in last}
        left = await self._uncalled(await self.load(tournament), last | made)
        called = [
            replace(one, called=True)
            for one in await self._store.read(queries.appeals, tournament)
            if one.number in left and not left[one.number]
        ]
        await self._store.write(_called, tournament, made.values(), called)

    async def _calls(self, tournament: str) -> dict[int, StoredCall]:
        found = await self._store.read(call_rows.of_tournament, tournament, "appeal")
        return {one.person: one for one in found}

    async def _uncalled(
        self, whole: WholeTournament, last: Mapping[int, StoredCall]
    ) -> dict[int, tuple[int, ...]]:
        """Return the appeals that wait and are not yet called, with those still to be called."""
        known = await self._store.read(queries.appeals, whole.facts.id)
        coaches = await self._store.read(queries.coaches, whole.facts.id)
        return {
            appeal.number: tuple(
                one
                for one in sorted(organisers(whole.facts))
                if _judges(whole, coaches, appeal, one) and not _since(last.get(one), appeal)
            )
            for appeal in known
            if _waits(appeal) and not appeal.called
        }


def _called(
    db: Any,  # noqa: ANN401 - a connection, which only db/ may name
    tournament: str,
    made: Iterable[StoredCall],
    appeals: Iterable[StoredAppeal],
) -> None:
    call_rows.keep(db, tournament, made)
    for one in appeals:
        queries.appeal(db, tournament, one)


def _since(call: StoredCall | None, appeal: StoredAppeal) -> bool:
    """Whether somebody was called since an appeal was made."""
    return call is not None and call.called_at is not None and call.called_at >= appeal.at


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
