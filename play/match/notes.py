"""What people note for themselves beside a match (TIM-5.4)."""

from db.queries.match import matches, notes
from play.match.repository import Repository
from play.refusals import refused

MOST = 2000  # characters


class Notes:
    """The notes of people who hold a seat; nobody else ever gets them."""

    def __init__(self, matches: Repository) -> None:
        self._store = matches.store

    async def read(self, match: str, actor: int) -> str:
        """Return what a person has noted. Raises Refused where they hold no seat."""
        await self._check(match, actor)
        return await self._store.read(notes.load, match, actor)

    async def keep(self, match: str, actor: int, words: str) -> None:
        """Keep what a person notes now, in place of what they had noted."""
        await self._check(match, actor)
        await self._store.write(notes.keep, match, actor, words.strip()[:MOST])

    async def _check(self, match: str, actor: int) -> None:
        if not await self._store.read(matches.holds, match, actor):
            raise refused("not-yours")
