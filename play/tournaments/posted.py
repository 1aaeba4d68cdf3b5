"""What of tournaments stands in Discord: public messages, lines of matches, calls."""

from collections.abc import Sequence

from db.queries.tournament import tournaments as queries
from db.records.tournaments import StoredEntrant
from play.tournaments import beginnings
from play.tournaments.kept import Kept

_SOME = 50  # tournaments that one look finds


class Posted(Kept):
    """Notes where messages of tournaments stand, and finds those that are late."""

    async def posting(self, tournament: str) -> None:
        """Say that the message of a tournament is about to be posted."""
        await self._store.write(queries.posting, tournament, self._clock.now())

    async def posted(self, tournament: str, message: int | None, change: int = 0) -> None:
        """Say where the message of a tournament stands and what it shows; None where it is gone."""
        await self._store.write(queries.posted, tournament, message, change)

    async def given_up(self, tournament: str, change: int) -> None:
        """Say that a message need not be brought up to date: its place is gone for good."""
        await self._store.write(queries.given_up, tournament, change)

    async def late(self, most: int) -> tuple[str, ...]:
        """Return tournaments whose message shows less than has changed."""
        return await self._store.read(queries.late, most)

    async def lined(self, match: str, line: int, channel: int) -> None:
        """Say which line stands above the thread of a match, and in which channel."""
        await self._store.write(queries.lined, match, line, channel)

    async def late_lines(self, most: int) -> tuple[str, ...]:
        """Return the matches whose line names somebody who was forgotten."""
        return await self._store.read(queries.late_lines, most)

    async def line_shown(self, match: str) -> None:
        """Say that the line of a match names nobody any more who was forgotten."""
        await self._store.write(queries.line_shown, match)

    async def uncalled(self) -> tuple[tuple[str, tuple[StoredEntrant, ...]], ...]:
        """Return whom a check-in has still to call, by tournament (EVT-1.4)."""
        now, found = self._clock.now(), list[tuple[str, tuple[StoredEntrant, ...]]]()
        for tournament in await self._store.read(queries.soon, now, beginnings.CHECK_IN, _SOME):
            here = beginnings.uncalled(await self.load(tournament), now)
            if here:
                found.append((tournament, here))
        return tuple(found)

    async def called(
        self, tournament: str, numbers: Sequence[int], message: int, channel: int
    ) -> None:
        """Say which message calls entrants to the check-in, and in which channel."""
        await self._store.write(queries.called, tournament, numbers, message, channel)
