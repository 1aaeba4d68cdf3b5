"""What there is of a person, a server, a game from the first match on, rated or not."""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from datetime import timedelta
from itertools import takewhile

import msgspec

from db.queries import persons, profiles
from db.records.ratings import Alone, Ended, MetSides, Recent
from db.records.record import Record
from db.store import Store
from play.time.clock import Clock
from tournaments.ratings import Side

MONTH = timedelta(days=30)
OPPONENTS = 3  # that are named
ACTIVE = 5  # of those who agreed to be listed
LATEST = 5  # matches that are shown


class Against(Record, frozen=True):
    """How often somebody met one other, or AIs (no name), and how often they were ahead."""

    name: str | None
    played: int
    won: int


class Trace(Record, frozen=True):
    """What somebody has played to an end: all of it, the latest match first.

    `best` is the highest score in each game; `against` whom they met most, people first.
    """

    ended: tuple[Ended, ...] = ()
    best: Mapping[str, int] = {}
    against: tuple[Against, ...] = ()

    @property
    def won(self) -> int:
        """How many matches were won."""
        return sum(one.won for one in self.ended)

    @property
    def run(self) -> int:
        """How many of the latest matches were won, one after the other."""
        return sum(1 for _ in takewhile(lambda one: one.won, self.ended))

    @property
    def first_won(self) -> Ended | None:
        """The first match that was won."""
        return next((one for one in reversed(self.ended) if one.won), None)

    def of(self, game: str) -> "Trace":
        """Return the same of one game alone, without whom they met."""
        best = {key: score for key, score in self.best.items() if key == game}
        return Trace(tuple(one for one in self.ended if one.game == game), best)


class Month(Record, frozen=True):
    """What has ended on a server in the last thirty days; names only of who agreed."""

    games: tuple[Recent, ...] = ()
    people: tuple[tuple[str, int], ...] = ()


class Short(Record, frozen=True):
    """Matches of so many seats that were played out against AIs, and how long the middle one took.

    `first` is in how many of them the first seat was ahead of all others.
    """

    seats: int
    matches: int
    first: int
    lasted: timedelta


class Traces:
    """Reads what has been played. Nothing here changes anything."""

    def __init__(self, store: Store, clock: Clock, lowest_wins: Container[str]) -> None:
        """`lowest_wins` are the games in which few points win."""
        self._lowest_wins = lowest_wins
        self._store = store
        self._clock = clock

    async def of(self, person: int, server: int) -> Trace:
        """Return what somebody has played, with names as a server knows them."""
        ended = await self._store.read(profiles.ended, person)
        people = _met(await self._store.read(profiles.met, person), person)
        often = sorted(people, key=lambda who: -people[who].played)
        names = dict(await self._store.read(persons.called, often, server))
        known = [
            msgspec.structs.replace(people[one], name=names[one]) for one in often if one in names
        ]
        machines = [one for one in ended if one.with_ai]
        alone = Against(None, len(machines), sum(one.won for one in machines))
        against = (*known[:OPPONENTS], *((alone,) if machines else ()))
        return Trace(ended, best_scores(ended, self._lowest_wins), against)

    async def month(self, server: int) -> Month:
        """Return what has ended on a server in the last thirty days."""
        since = self._clock.now() - MONTH
        games = await self._store.read(profiles.recent, server, since)
        people = await self._store.read(profiles.most_active, server, since, ACTIVE)
        return Month(games, people)

    async def with_ais(self, game: str) -> tuple[Short, ...]:
        """Return the matches of a game against AIs, a row for each number of seats."""
        return shorts(await self._store.read(profiles.alone, game))


def shorts(found: Sequence[Alone]) -> tuple[Short, ...]:
    """Return matches against AIs by their number of seats (pure)."""
    by_seats: dict[int, list[Alone]] = {}
    for one in found:
        by_seats.setdefault(len(one.places), []).append(one)
    return tuple(
        Short(
            seats,
            len(some),
            sum(one.places[0] == 1 and one.places.count(1) == 1 for one in some),
            sorted(one.lasted for one in some)[len(some) // 2],
        )
        for seats, some in sorted(by_seats.items())
    )


def best_scores(ended: Sequence[Ended], lowest_wins: Container[str]) -> dict[str, int]:
    """Return the best score in each game: the highest, or the least where few points win (pure)."""
    best: dict[str, int] = {}
    for one in ended:
        if one.score is not None:
            better = min if one.game in lowest_wins else max
            best[one.game] = better(one.score, best.get(one.game, one.score))
    return best


def _met(found: Sequence[MetSides], person: int) -> dict[int, Against]:
    """Return how somebody did against each other person, by id."""
    played, won = Counter[int](), Counter[int]()
    for one in found:
        sides = msgspec.json.decode(one.sides, type=tuple[Side, ...])
        for mine in (side for side in sides if person in side.people):
            for side in sides:
                if side is not mine:
                    played.update(side.people)
                    won.update(side.people if mine.place < side.place else ())
    return {who: Against("", played[who], won[who]) for who in played}
