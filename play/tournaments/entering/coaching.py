"""Coaches: whom entrants bring into games whose seats several people share (EVT-1.7).

The entrant is head coach. Coaches agree before the tournament begins; nothing counts for them.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from db.queries.tournament import calls as call_rows
from db.queries.tournament import tournaments as queries
from db.records.tournaments import StoredCall, StoredCoach, WholeTournament
from play.people.calling import call_at
from play.records import Person
from play.refusals import refused
from play.tournaments import calling
from play.tournaments.kept import Kept, entrant_of, meet

MOST = 4  # coaches of an entrant
_SOME = 50  # tournaments that one look finds


class Coaching(Kept):
    """Entrants ask people to coach with them, who agree or do not."""

    def room_for_coaches(
        self, whole: WholeTournament, known: Sequence[StoredCoach], actor: int
    ) -> int:
        """Return how many coaches more an entrant may ask; none once it has begun."""
        entry = entrant_of(whole, actor)
        if entry is None or whole.facts.status != "open":
            return 0
        seats = self._matches.rulebook.latest(whole.facts.game).game.info.holders - 1
        return max(0, min(MOST, seats) - sum(one.number == entry.number for one in known))

    async def coaches(self, tournament: str) -> tuple[StoredCoach, ...]:
        """Return all coaches, also those who have not agreed."""
        return await self._store.read(queries.coaches, tournament)

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
            new = [one for one in people if one.id not in taken]
            if len(new) < len(people):
                raise refused("tournament-coach-taken")
            if entry is None or len(new) > self.room_for_coaches(whole, known, actor):
                raise refused("tournament-no-coaches")
            now = self._clock.now()
            calls = await self._store.read(call_rows.of_tournament, tournament, "coach")
            late = calling.of_late(calls, entry.number, now) | {one.id for one in new}
            if len(late) > calling.MOST:
                raise refused("tournament-coach-calls", most=calling.MOST)
            last = {one.person: one for one in calls}
            asked: list[tuple[StoredCoach, StoredCall]] = []
            for one in new:
                at = await call_at(self._matches, one.id, now)
                call = calling.wanted(last.get(one.id), "coach", one.id, at, entry.number)
                coach = StoredCoach(number=entry.number, person=one.id, name="", agreed=False)
                asked.append((coach, call))
            await self._store.write(_ask, tournament, new, asked)

    async def coaches_to_call(self) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
        """Return whom to call now to coach: tournament, number of the entrant, people.

        Who has answered meanwhile, or is asked no more, is not called.
        """
        now, found = self._clock.now(), list[tuple[str, int, tuple[int, ...]]]()
        for tournament in await self._store.read(call_rows.due, "coach", now, _SOME):
            waits = {
                one.person: one.number for one in await self.coaches(tournament) if not one.agreed
            }
            begun = (await self.load(tournament)).facts.status != "open"
            calls = await self._store.read(call_rows.of_tournament, tournament, "coach")
            due = [one for one in calls if one.due_at is not None and one.due_at <= now]
            gone = [one for one in due if begun or one.person not in waits]
            if gone:
                dropped = [calling.dropped(one) for one in gone]
                await self._store.write(call_rows.keep, tournament, dropped)
            here = [one.person for one in due if one not in gone]
            for number in sorted({waits[person] for person in here}):
                people = tuple(person for person in here if waits[person] == number)
                found.append((tournament, number, people))
        return tuple(found)

    async def coaches_called(self, tournament: str, people: Sequence[int]) -> None:
        """Say that these people were called to coach."""
        calls = await self._store.read(call_rows.of_tournament, tournament, "coach")
        made = [calling.made(one, self._clock.now()) for one in calls if one.person in people]
        await self._store.write(call_rows.keep, tournament, made)

    async def coach(self, tournament: str, person: int, *, agrees: bool) -> None:
        """Agree to coach, or do not, or no more. Raises Refused once it has begun."""
        async with self._locks.of(tournament):
            whole, known = await self.load(tournament), await self.coaches(tournament)
            asked = next((one for one in known if one.person == person), None)
            if asked is None:
                raise refused("tournament-not-asked")
            if whole.facts.status != "open":
                raise refused("tournament-begun")
            if agrees:
                await self._store.write(queries.ask_coach, tournament, replace(asked, agreed=True))
            else:
                await self._store.write(queries.drop_coach, tournament, person)

    async def send_coach_away(self, tournament: str, actor: int, person: int) -> None:
        """Let somebody coach no more whom an entrant has asked, until it begins."""
        whole, known = await self.load(tournament), await self.coaches(tournament)
        entry = entrant_of(whole, actor)
        asked = next((one for one in known if one.person == person), None)
        if entry is None or asked is None or asked.number != entry.number:
            raise refused("tournament-not-asked")
        await self.coach(tournament, person, agrees=False)


def _ask(
    db: Any,  # noqa: ANN401 - a connection, which only db/ may name
    tournament: str,
    people: Sequence[Person],
    asked: Sequence[tuple[StoredCoach, StoredCall]],
) -> None:
    for person, (coach, call) in zip(people, asked, strict=True):
        meet(db, person)
        queries.ask_coach(db, tournament, coach)
        call_rows.keep(db, tournament, [call])
