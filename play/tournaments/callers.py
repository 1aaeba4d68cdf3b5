"""Who may be called now: what all calls of tournaments share (TIM-4.3)."""

from collections.abc import Iterable

from msgspec.structs import replace

from db.queries.tournament import calls
from db.records.tournaments import StoredCall
from play.people.calling import call_at
from play.tournaments.entering.presence import Presence

SOME = 50  # tournaments that one look finds


class Callers(Presence):
    """Knows who may be called now."""

    async def _awake(self, tournament: str, due: Iterable[StoredCall]) -> tuple[int, ...]:
        """Return those of the `due` people who may be called now.

        Calls that quiet hours or days off prevent are put off until after them. The caller holds
        the lock of the tournament.
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
