"""Calls those who choose who begins the next game of a best of three (EVT-2.5)."""

from collections.abc import Sequence

from db.queries.tournament import calls, due
from db.records.tournaments import StoredCall, WholeTournament
from play.people.calling import call_at
from play.tournaments import calling, conversion
from play.tournaments.callers import SOME, Callers
from play.tournaments.calling import Call
from tournaments import running
from tournaments.records import Chooser, Tournament


class Choosing(Callers):
    """Calls those who are to say who begins the next game, once for each choice."""

    async def _choices_to_call(
        self, whole: WholeTournament, now_awaited: Tournament
    ) -> Sequence[StoredCall]:
        """Return the calls of those whose choice is awaited and who do not know it yet.

        Who was called since the game before it ended knows. The lock of the tournament is held.
        """
        if now_awaited.terms.best_of == 1:
            return ()
        which, people = whole.facts.id, {one.number: one.person for one in whole.entrants}
        stored = await self._store.read(calls.of_tournament, which, "choice")
        last = {one.person: one for one in stored}
        found: list[StoredCall] = []
        for one in running.due(now_awaited).choosers:
            person = people.get(one.entrant)
            if person is None:
                continue
            call = last.get(person)
            if call is not None and call.due_at is not None:
                continue
            meeting = now_awaited.rounds + one.stage, one.slot
            ended_at = await self._store.read(due.last_ended, which, *meeting)
            called_at = None if call is None else call.called_at
            if called_at is None or (ended_at is not None and called_at < ended_at):
                at = await call_at(self._matches, person, self._clock.now())
                found.append(calling.wanted(call, "choice", person, at))
        return found

    async def choosers_to_call(self, most: int = SOME) -> tuple[Call, ...]:
        """Return whom to call now in so many tournaments to say who begins.

        Who has said it meanwhile is not called.
        """
        found = list[Call]()
        for tournament in await self._store.read(calls.due, "choice", self._clock.now(), most):
            async with self._locks.of(tournament):
                found += await self._to_choose(tournament)
        return tuple(found)

    async def _to_choose(self, tournament: str) -> Sequence[Call]:
        whole, now = await self.load(tournament), self._clock.now()
        waits = {person for person, _ in choosers(whole)}
        stored = await self._store.read(calls.of_tournament, tournament, "choice")
        due_now = [one for one in stored if one.due_at is not None and one.due_at <= now]
        gone = [calling.dropped(one) for one in due_now if one.person not in waits]
        if gone:
            await self._store.write(calls.keep, tournament, gone)
        awake = await self._awake(tournament, (one for one in due_now if one.person in waits))
        return calling.calls(tournament, "choice", awake)


def awaited_of(whole: WholeTournament) -> list[int]:
    """Return the people whose choice is awaited: messages that call to others go."""
    return [person for person, _ in choosers(whole)]


def choosers(whole: WholeTournament) -> tuple[tuple[int, Chooser], ...]:
    """Return the people whose choice is awaited, each with the choice."""
    if whole.facts.status != "running":
        return ()
    people = {one.number: one.person for one in whole.entrants}
    found = ((people.get(one.entrant), one) for one in running.due(conversion.read(whole)).choosers)
    return tuple((person, one) for person, one in found if person is not None)
