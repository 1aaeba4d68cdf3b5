"""When people are called: what tournaments share that call somebody (TIM-4.3)."""

from collections.abc import Iterable
from dataclasses import replace

from db.queries.tournament import calls
from db.records.tournaments import StoredCall
from play.people.calling import call_at
from play.tournaments.repository import TournamentRepository

SOME = 50  # tournaments that one look finds


class Callers(TournamentRepository):
    """Knows who may be called now."""

    async def _awake(self, tournament: str, due: Iterable[StoredCall]) -> tuple[int, ...]:
        """Return whom to call now of those who are `due`.

        What quiet hours or days off hold back by now is put off until after them: a call is looked
        at again before it is sent. The lock of the tournament is held.
        """
        now, found, held = self._clock.now(), list[int](), list[StoredCall]()
        for one in due:
            at = await call_at(self._matches, one.person, now)
            if at <= now:
                found.append(one.person)
            else:
                held.append(replace(one, due_at=at))
        if held:
            await self._store.write(calls.keep, tournament, held)
        return tuple(found)
