"""Calls that are repeated because others ask for it (TIM-4.5)."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import partial

from db.queries.match import nudges
from db.queries.people.spent import spend
from db.store import Connection
from games.core.refused import Refused
from play.base import budgets
from play.match.repository import Repository
from play.match.work import holders
from play.match.work.loaded import Loaded
from play.refusals import refused
from play.time import calls

WAITS = timedelta(hours=24)  # so long has a call stood


class Nudges:
    """Lets those who wait have others called once more."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches

    async def possible(self, match: str, actor: int) -> tuple[int, ...]:
        """Return the seats that a person may have called again."""
        since = self._matches.clock.now() - WAITS
        if not await self._matches.store.read(nudges.unanswered, match, since):
            return ()  # nearly always: nothing has to be loaded
        loaded = await self._matches.load(match)
        return tuple(sorted({seat for _, seat in await self._unanswered(loaded, actor)}))

    async def nudge(self, match: str, actor: int) -> tuple[int, ...]:
        """Call again those for whom the match has waited long; return their seats.

        Anybody in quiet hours or away is called later, and nobody is told that. Who was called
        enough today is left out. Raises Refused when nobody may be called.
        """
        loaded = await self._matches.load(match)
        now = loaded.now
        _check_nudging(loaded, actor)
        called = await self._unanswered(loaded, actor)
        late = partial(calls.lateness, self._matches.entropy)
        due = {
            person: calls.due(now, holders.hushed(loaded.whole, person, now), late)
            for person, _ in called
        }
        made = await self._matches.store.write(_repeat, match, actor, due, now)
        self._matches.tell(match)
        return tuple(sorted({seat for person, seat in called if person in made}))

    async def remind(self, match: str, person: int, organiser: int) -> None:
        """Call somebody again for whom a match has waited long, because its organiser asks for it.

        As `nudge`: at most once a day, later in quiet hours. Raises Refused where that cannot be.
        """
        loaded = await self._matches.load(match)
        now = loaded.now
        _check_running(loaded)
        late = partial(calls.lateness, self._matches.entropy)
        due = {person: calls.due(now, holders.hushed(loaded.whole, person, now), late)}
        await self._matches.store.write(_repeat, match, organiser, due, now)
        self._matches.tell(match)

    async def _unanswered(self, loaded: Loaded, actor: int) -> list[tuple[int, int]]:
        """Return whom a person may have called again, each with their seat."""
        place = holders.holder_of(loaded.whole, actor)
        if place is None or not loaded.stored.running or loaded.stored.paused_at is not None:
            return []
        since, match = loaded.now - WAITS, loaded.stored.id
        found = await self._matches.store.read(nudges.unanswered, match, since)
        return [
            (person, seat)
            for person, seat in found
            if seat != place.seat
            and loaded.question(seat) is not None
            and not loaded.seats[seat].machine
            and person in holders.people(loaded.whole, seat)
        ]


def _check_nudging(loaded: Loaded, actor: int) -> None:
    """Raise Refused where nobody can be reminded, whatever was called."""
    if holders.holder_of(loaded.whole, actor) is None:
        raise refused("not-yours")
    _check_running(loaded)


def _check_running(loaded: Loaded) -> None:
    """Raise Refused where nobody is asked anything."""
    if not loaded.stored.running:
        raise refused("over")
    if loaded.stored.paused_at is not None:
        raise refused("nudge-paused")


def _repeat(
    db: Connection, match: str, actor: int, due: Mapping[int, datetime], now: datetime
) -> frozenset[int]:
    """Ask for the calls of these people again; return whose. Raises Refused where none is left."""
    made, full = set[int](), list[Refused]()
    for person, at in due.items():
        if nudges.stands(db, match, person, now - WAITS):
            empty = spend(db, budgets.calls(actor, person), now)
            if empty is None:
                nudges.repeat(db, match, person, at)
                made.add(person)
            else:
                full.append(budgets.too_often(empty, person))
    if not made:
        raise full[0] if full else refused("no-nudge")
    return frozenset(made)
