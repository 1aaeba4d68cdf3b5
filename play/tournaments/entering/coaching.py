"""Coaches: whom entrants bring into games whose seats several people share (EVT-1.7).

The entrant is head coach. Coaches agree before the tournament begins; nothing counts for them.
"""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from db.queries.tournament import calls, coaches
from db.records.tournaments import StoredCall, StoredCoach, WholeTournament
from db.store import Connection
from play.base import budgets
from play.people.calling import call_at
from play.records import Person
from play.refusals import refused
from play.tournaments import calling
from play.tournaments.callers import SOME, Callers
from play.tournaments.calling import Call
from play.tournaments.repository import barred, entrant_of, meet, no_longer

MOST = 4  # coaches of an entrant


class Coaching(Callers):
    """Entrants ask people to coach with them, who agree or do not."""

    def room_for_coaches(
        self, whole: WholeTournament, known: Sequence[StoredCoach], actor: int
    ) -> int:
        """Return how many more coaches an entrant may ask; none once it has begun."""
        entry = entrant_of(whole, actor)
        if entry is None or whole.facts.status != "open":
            return 0
        seats = self._matches.rulebook.latest(whole.facts.game).game.info.holders - 1
        return max(0, min(MOST, seats) - sum(one.number == entry.number for one in known))

    async def coaches(self, tournament: str) -> tuple[StoredCoach, ...]:
        """Return all coaches, also those who have not agreed."""
        return await self._store.read(coaches.of_tournament, tournament)

    async def team(self, tournament: str, person: int) -> tuple[tuple[StoredCoach, ...], int]:
        """Return all coaches, and how many more somebody may ask."""
        whole, known = await self.load(tournament), await self.coaches(tournament)
        return known, self.room_for_coaches(whole, known, person)

    async def ask_coaches(self, tournament: str, actor: int, people: Sequence[Person]) -> None:
        """Ask people to coach with an entrant. Raises Refused where that cannot be."""
        async with self._locks.of(tournament):
            whole, known = await self.load(tournament), await self.coaches(tournament)
            entry = entrant_of(whole, actor)
            taken = {one.person for one in (*whole.entrants, *known)}
            new = [one for one in people if one.id not in taken and barred(whole, one.id) is None]
            if len(new) < len(people):
                raise refused("tournament-coach-taken")
            if entry is None:
                raise refused("tournament-not-in")
            if whole.facts.status != "open":
                raise no_longer(whole.facts, "tournament-begun")
            if len(new) > self.room_for_coaches(whole, known, actor):
                raise refused("tournament-no-coaches")
            now = self._clock.now()
            stored = await self._store.read(calls.of_tournament, tournament, "coach")
            last = {one.person: one for one in stored}
            asked: list[tuple[StoredCoach, StoredCall]] = []
            for one in new:
                at = await call_at(self._matches, one.id, now)
                call = calling.wanted(last.get(one.id), "coach", one.id, at, actor)
                coach = StoredCoach(number=entry.number, person=one.id, name="", agreed=False)
                asked.append((coach, call))
            await self._store.write(_ask, tournament, actor, new, asked, now)

    async def coaches_to_call(self, most: int = SOME) -> tuple[Call, ...]:
        """Return whom to call now to coach in so many tournaments, by who asks them.

        Those who have answered meanwhile, or are no longer asked, are not called.
        """
        found = list[Call]()
        for tournament in await self._store.read(calls.due, "coach", self._clock.now(), most):
            async with self._locks.of(tournament):
                found += await self._to_coach(tournament)
        return tuple(found)

    async def _to_coach(self, tournament: str) -> Sequence[Call]:
        whole, now = await self.load(tournament), self._clock.now()
        heads = {one.number: one.person for one in whole.entrants}
        waits: dict[int, int] = {}
        for one in await self.coaches(tournament):
            head = heads.get(one.number)  # None: they were forgotten
            if whole.facts.status == "open" and not one.agreed and head is not None:
                waits[one.person] = head
        stored = await self._store.read(calls.of_tournament, tournament, "coach")
        due = [one for one in stored if one.due_at is not None and one.due_at <= now]
        gone = [calling.dropped(one) for one in due if one.person not in waits]
        if gone:
            await self._store.write(calls.keep, tournament, gone)
        here = await self._awake(tournament, (one for one in due if one.person in waits))
        found = list[Call]()
        for head in dict.fromkeys(waits[person] for person in here):
            people = [person for person in here if waits[person] == head]
            found += calling.calls(tournament, "coach", people, head)
        return found

    async def coach(self, tournament: str, person: int, *, agrees: bool) -> None:
        """Agree to coach, decline, or stop coaching. Raises Refused once it has begun."""
        async with self._locks.of(tournament):
            whole, known = await self.load(tournament), await self.coaches(tournament)
            asked = next((one for one in known if one.person == person), None)
            if asked is None:
                raise refused("tournament-not-asked")
            if whole.facts.status != "open":
                raise no_longer(whole.facts, "tournament-begun")
            if agrees:
                await self._store.write(coaches.ask_coach, tournament, replace(asked, agreed=True))
            else:
                await self._store.write(coaches.drop_coach, tournament, person)

    async def send_coach_away(self, tournament: str, actor: int, person: int) -> None:
        """Let an entrant send a coach away, until it begins."""
        whole, known = await self.load(tournament), await self.coaches(tournament)
        entry = entrant_of(whole, actor)
        asked = next((one for one in known if one.person == person), None)
        if entry is None or asked is None or asked.number != entry.number:
            raise refused("tournament-not-your-coach")
        await self.coach(tournament, person, agrees=False)


def _ask(
    db: Connection,
    tournament: str,
    actor: int,
    people: Sequence[Person],
    asked: Sequence[tuple[StoredCoach, StoredCall]],
    now: datetime,
) -> None:
    budgets.call(db, actor, (one.id for one in people), now)
    for person, (coach, call) in zip(people, asked, strict=True):
        meet(db, person)
        coaches.ask_coach(db, tournament, coach)
        calls.keep(db, tournament, [call])
