"""What ratings tell: of a person, of a server, of a game (EVT-6.3, 6.4)."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from datetime import datetime

import msgspec

from db.queries import persons, profiles
from db.records.ratings import Finished, LeaderboardRow, RatedMatch
from db.records.record import Record
from db.store import Store
from tournaments.ratings import PROVISIONAL, Key, Rating, Side
from tournaments.statistics import CardShare, MatchFact, Statistics, card_shares, statistics

OPPONENTS = 3  # that are named


class RatingPoint(Record, frozen=True):
    """A match of somebody: when, what their rating was after it, their place, of how many.

    It may be off by its `uncertainty` either way (one standard deviation).
    """

    at: datetime
    value: int
    uncertainty: int
    place: int
    sides: int


class Profile(Record, frozen=True):
    """Somebody's rating in a game and what led to it; `rank` is their row in the server's table.

    `opponents` are those whom they met most, with how often.
    """

    key: Key
    rating: Rating
    points: tuple[RatingPoint, ...]
    opponents: tuple[tuple[str, int], ...]
    rank: int | None

    @property
    def places(self) -> tuple[int, ...]:
        """How often each place was taken, the first one first."""
        taken = Counter(one.place for one in self.points)
        return tuple(taken[place] for place in range(1, max(taken, default=0) + 1))

    @property
    def run(self) -> int:
        """How many of the last matches were won, one after the other."""
        lost = [at for at, one in enumerate(reversed(self.points)) if one.place != 1]
        return lost[0] if lost else len(self.points)


class Profiles:
    """Reads what ratings and results tell. Nothing here changes anything."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keys(self, person: int) -> tuple[Key, ...]:
        """Return the tables in which somebody has a rating, the one with most matches first."""
        found = await self._store.read(profiles.of_person, person)
        return tuple(Key(one.game, one.more) for one in found)

    async def rated(self, person: int) -> int:
        """Return how many rated matches somebody has played, in all games."""
        return sum(one.matches for one in await self._store.read(profiles.of_person, person))

    async def of(self, person: int, key: Key, server: int) -> Profile | None:
        """Return somebody's rating in a game, None where they have none."""
        played = await self._store.read(profiles.history, person, key.game, more=key.more)
        if not played:
            return None
        met: Counter[int] = Counter()
        points: list[RatingPoint] = []
        for one in played:
            sides = msgspec.json.decode(one.sides, type=tuple[Side, ...])
            (mine,) = (side for side in sides if person in side.people)
            met.update(who for side in sides if side is not mine for who in side.people)
            now = _rating(one)
            points.append(RatingPoint(one.at, now.value, now.uncertainty, mine.place, len(sides)))
        names = dict(
            await self._store.read(persons.called, [who for who, _ in met.most_common()], server)
        )
        opponents = [(names[who], times) for who, times in met.most_common() if who in names]
        table = await self.table(server, key)
        rank = next((at for at, row in enumerate(table, 1) if row.person == person), None)
        rating = _rating(played[-1])
        return Profile(key, rating, tuple(points), tuple(opponents[:OPPONENTS]), rank)

    async def table(self, server: int, key: Key) -> tuple[LeaderboardRow, ...]:
        """Return a server's table: who agreed to it and has played enough, best first."""
        return await self._store.read(
            profiles.listed, server, key.game, more=key.more, least=PROVISIONAL
        )

    async def statistics(self, game: str) -> tuple[Statistics, ...]:
        """Return what finished matches of a game tell, a row for each number of seats."""
        found = await self._store.read(profiles.facts, game)
        return statistics(
            MatchFact(one.places, one.lasted.total_seconds() / 3600, one.answers) for one in found
        )

    async def cards(self, game: str, names: Mapping[str, str]) -> tuple[CardShare, ...]:
        """Return how often seats win for which a card did something, by `names` of ids, best first.

        Cards of one name count as one; those without a name, of a former card file, do not count.
        """
        found = await self._store.read(profiles.facts, game)

        def counted() -> tuple[CardShare, ...]:
            return card_shares(_with_cards(one, names) for one in found)

        return await asyncio.to_thread(counted)

    async def finished(self, game: str) -> tuple[Finished, ...]:
        """Return the same matches one by one, the oldest first; nobody is named."""
        return await self._store.read(profiles.facts, game)


def _rating(one: RatedMatch) -> Rating:
    return Rating(one.mu, one.sigma, one.matches)


def _with_cards(one: Finished, names: Mapping[str, str]) -> MatchFact:
    seats: list[list[str]] = msgspec.json.decode(one.cards or "[]")
    cards = tuple(tuple(names[card] for card in seat if card in names) for seat in seats)
    return MatchFact(one.places, 0, one.answers, cards)


def value_of(one: LeaderboardRow) -> int:
    """Return the number of a row of a table."""
    return Rating(one.mu, one.sigma, one.matches).value
