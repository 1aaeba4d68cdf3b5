"""Ratings as a service: results are recorded, and ratings follow from them (EVT-6.1, 6.2)."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from db.queries import ratings
from db.queries.match import matches, voices
from db.queries.ratings import RatingHistory
from db.records.ratings import RatingsDue, StoredRated
from db.store import Store
from play.base.guarded import retried
from play.match.repository import Repository
from play.ratings import recording
from play.time.backoff import Backoff
from tournaments.ratings import Rating, changes

_SOME = 50  # matches whose result one tick records
_FEW = 10  # of an older release whose cards one tick counts
AT_ONCE = 500  # results from which ratings are computed in one go: 20 ms to write


class Ratings:
    """Results and ratings. `tick` does what is due, and is to be called every few seconds.

    The end of a match leaves a note in the store, in the same transaction; recording the result
    takes it away. A result that is recorded, or corrected, is due until the ratings follow from it.
    """

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store = matches.store
        self._backoff = Backoff()

    async def tick(self) -> None:
        """Record results, and compute the ratings that follow from them."""
        if not self._matches.shards.leads:
            return
        self._backoff.begin_round()
        for match in await self._store.read(ratings.ended, _SOME + len(self._backoff)):
            await self._try(match, lambda m=match: self._record(m))
        for due in await self._store.read(ratings.due):
            await self._try(f"{due.game} {due.more}", lambda d=due: follow(self._store, d))
        for match in await self._store.read(ratings.uncounted, _FEW + len(self._backoff)):
            await self._try(f"{match} cards", lambda m=match: self._count(m))

    async def _try(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        if not self._backoff.may(what):
            return
        try:
            await work()
        except Exception as fault:  # noqa: BLE001 - one match must not hold up the ratings of others
            self._backoff.failed(what)
            self._matches.faults.met("rating", fault)
        else:
            self._backoff.went_well(what)

    async def _record(self, match: str) -> None:
        """Record the result of a match that has ended, or look at it again."""
        loaded = await self._matches.load(match)
        moves = await self._matches.read(matches.moves, match)
        remarks = await self._store.read(voices.remarks, match)
        decided = await self._store.read(ratings.decided, match)
        kind = loaded.stored.game, loaded.match.start.seats
        usual = await self._store.read(ratings.usual_answers, *kind, recording.MEASURED)
        found = recording.result(loaded, moves, remarks, usual, decided)
        if found is None:
            await self._store.write(ratings.pass_over, match)
        else:
            await self._store.write(ratings.record, found)

    async def _count(self, match: str) -> None:
        """Count the cards of a match whose result an older release has recorded (EVT-6.4)."""
        loaded = await self._matches.load(match)
        moves = await self._matches.read(matches.moves, match)
        await self._store.write(ratings.count, match, recording.cards_counted(loaded, moves))

    async def rebuild(self) -> None:
        """Compute all ratings anew from the results."""
        await rebuild(self._store)


async def rebuild(store: Store) -> None:
    """Compute all ratings of a store anew from its results."""
    await store.write(ratings.all_due)
    for due in await store.read(ratings.due):
        await follow(store, due)


async def follow(store: Store, due: RatingsDue) -> None:
    """Compute all ratings from a result on, off the event loop."""

    async def attempt(since: RatingsDue) -> RatingsDue | None:
        found = await store.read(ratings.history, since, AT_ONCE)
        rated = await asyncio.to_thread(followed, found)
        await store.write(ratings.project, found, rated)
        return found.then

    then: RatingsDue | None = due
    while then is not None:
        then = await retried(due.game, partial(attempt, then))


def followed(found: RatingHistory) -> tuple[StoredRated, ...]:
    """Return everybody's rating after each of some results (pure)."""
    table = {one.person: Rating(one.mu, one.sigma, one.matches) for one in found.before}
    rated: list[StoredRated] = []
    for result in found.results:
        after = changes(recording.outcome(result), table)
        table.update(after)
        rated += [
            StoredRated(
                match=result.match,
                at=result.at,
                server=result.server,
                person=person,
                mu=one.mu,
                sigma=one.sigma,
                matches=one.matches,
            )
            for person, one in after.items()
        ]
    return tuple(rated)
