"""Who is no longer on a server where they play; after some days they count as absent."""

from datetime import timedelta

from db.queries import servers
from games.core.refused import Refused
from play.match.acts import seating
from play.match.repository import Repository

COUNTS_AFTER = timedelta(days=3)  # of being gone (TIM-4.4)


class Members:
    """What is known of people who have left a server; only Discord knows whether they have."""

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store = matches.store

    async def gone(self, person: int, server: int) -> None:
        """Note that somebody is not on a server."""
        await self._store.write(servers.note_departed, person, server, self._matches.clock.now())

    async def here(self, person: int, server: int) -> None:
        """Note that somebody is on a server."""
        await self._store.write(servers.drop_departed, person, server)

    async def due(self) -> tuple[tuple[int, int], ...]:
        """Return who has been gone from which server long enough to count as absent."""
        since = self._matches.clock.now() - COUNTS_AFTER
        return await self._store.read(servers.departed, since)

    async def absent(self, person: int, server: int) -> None:
        """Count somebody as absent in all their matches on a server that they have left."""
        for match in await self._store.read(servers.matches_of, person, server):
            try:
                await self._matches.update(match, seating.stay_away, person)
            except Refused as no:  # the game is not there, or lets nobody concede now
                if no.why.id == "play-game-away":
                    continue
                await self._matches.update(match, seating.stay_away, person, concedes=False)
        await self.here(person, server)
