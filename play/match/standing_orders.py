"""The answers that were ordered and are due: given by and by, each as its person's own move."""

import asyncio
from datetime import datetime

from db.queries.match import standing_orders
from play.base.guarded import again
from play.match.acts import ordering
from play.match.repository import Repository
from play.time.backoff import Backoff


class StandingOrders:
    """Whoever answers as people have ordered."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._backoff = Backoff()

    async def put_off(self) -> None:
        """Draw anew when everything is due: after a start or an outage."""
        await self._matches.store.write(standing_orders.put_off, self._drawn)

    def _drawn(self) -> datetime:
        return self._matches.clock.now() + ordering.delay(self._matches.entropy)

    @again
    async def _obey_in(self, match: str) -> None:
        async with self._matches.changing(match) as unit:
            ordering.obey_due(unit)

    async def obey(self) -> None:
        """Give all answers that are due; no match holds up another."""
        self._backoff.begin_round()
        found = await self._matches.store.read(standing_orders.due, self._matches.clock.now())
        due = [match for match in found if self._backoff.may(match)]
        work = [self._obey_in(match) for match in due]
        for match, done in zip(
            due, await asyncio.gather(*work, return_exceptions=True), strict=True
        ):
            if isinstance(done, BaseException):
                self._backoff.failed(match)
                self._matches.faults.met("ordered answer", done, match=match)
            else:
                self._backoff.went_well(match)
