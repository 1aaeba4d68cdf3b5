"""A play service over a real file, with a clock that only moves when told, and people."""

import hashlib
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from db.records.time import TimeTerms
from db.upkeep import archive
from games.core.decision import Decision, random_picks
from games.core.streams import Streams
from games.registry import Game
from play.records import Person, Table
from play.servers.asking import Asker
from play.service import Application
from tests.engine.sampler import GAME

ANA, BAO, CHLOE, DAN = (
    Person(101, "Ana"),
    Person(102, "Bao"),
    Person(103, "Chloé"),
    Person(104, "Dan"),
)
GAMES: Mapping[str, Game] = {"sampler": GAME}
MORNING = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)


def asks(
    person: Person, channel: int = 10, *, roles: tuple[int, ...] = (), manages: bool = False
) -> Asker:
    """Return somebody who would open something in a channel."""
    return Asker(person, channel, roles, manages)


@dataclass
class FakeClock:
    """A clock that stands still."""

    moment: datetime = MORNING
    running: timedelta = timedelta(0)

    def now(self) -> datetime:
        return self.moment

    def steady(self) -> timedelta:
        return self.running

    def pass_(self, **time: float) -> None:
        """Let time pass."""
        self.moment += timedelta(**time)
        self.running += timedelta(**time)

    def jump(self, by: timedelta) -> None:
        """Put the clock forward or back."""
        self.moment += by


@dataclass
class Entropy:
    """Bytes that look random and are the same in every run."""

    seed: str = "x"
    drawn: int = 0

    def __call__(self, size: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_256(f"{self.seed}:{self.drawn}".encode()).digest(size)


@dataclass
class House:
    """Where people play in a test."""

    play: Application
    clock: FakeClock
    told: list[str] = field(default_factory=list)

    async def match(
        self,
        *people: Person,
        ais: int = 0,
        terms: TimeTerms | None = None,
        options: Mapping[str, str] | None = None,
        game: str = "sampler",
        player: str | None = None,
        server: int = 1,
        channel: int = 10,
    ) -> str:
        """Open a lobby, sit everybody down, and start."""
        lobby = await self.play.lobbies.open(
            server=server,
            channel=channel,
            host=asks(people[0]),
            game=game,
            locale="fr",
            options=options,
            terms=terms or TimeTerms("day"),
        )
        for person in people[1:]:
            await self.play.lobbies.join(lobby.id, person)
        for _ in range(ais):
            await self.play.lobbies.add_ai(lobby.id, people[0].id, player)
        for person in people:
            if await self.play.lobbies.bringing(lobby.id, person.id):
                await self.play.lobbies.bring(lobby.id, person.id, None)
        match = await self.play.lobbies.start(lobby.id, people[0].id, channel)
        await self.play.store.write(_posted, match)
        return match

    async def answer_any(self, match: str, person: Person, seed: int = 0) -> Table | None:
        """Answer whatever is open to a person at random; None when nothing is."""
        table = await self.play.matches.table(match, person.id)
        if table.question is None:
            return None
        picks = anything(table.question, seed)
        return await self.play.matches.answer(match, person.id, table.question.id, picks)

    async def play_on(self, match: str, *people: Person, until: Callable[[Table], bool]) -> Table:
        """Let everybody answer until a condition holds at somebody's table.

        Where nobody is asked, an AI is waited for, however busy the machine is.
        """
        for turn in range(500):
            answered = False
            for person in people:
                table = await self.play.matches.table(match, person.id)
                if until(table):
                    return table
                answered |= await self.answer_any(match, person, turn) is not None
            if not answered:
                await self.play.matches.settled()
        raise AssertionError("it never came to that")

    async def put_seat(self, match: str, seat: int, what: str, *values: object) -> None:
        """Change what is stored of a seat, as another process would."""

        def write(db: sqlite3.Connection) -> None:
            query = f"UPDATE seat SET {what} WHERE match = ? AND seat = ?"
            db.execute(query, (*values, match, seat))
            db.execute("UPDATE match SET edition = edition + 1 WHERE id = ?", (match,))

        await self.play.store.write(write)

    async def archive(self, match: str) -> None:
        """Put a match that has ended into the archive."""
        store = self.play.store
        content = archive.pressed(*await store.read(archive.gather, match))
        await store.write(archive.keep, match, content)
        await store.write(archive.drop, match)


async def experienced(play: Application) -> None:
    """Let everybody who is known have sat at each game often enough to be offered all there is."""

    def write(db: sqlite3.Connection) -> None:
        db.execute(
            "INSERT INTO acquainted (person, game, sittings)"
            " SELECT DISTINCT h.person, m.game, 9 FROM holder h JOIN match m ON m.id = h.match"
            " WHERE h.person IS NOT NULL"
            " ON CONFLICT (person, game) DO UPDATE SET sittings = excluded.sittings"
        )

    await play.store.write(write)


def writings(home: House, patch: pytest.MonkeyPatch) -> list[str]:
    """Return the list to which the name of all that is written from now on is added."""
    written: list[str] = []
    write = home.play.store.write

    async def noted(query: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        written.append(query.__name__)
        return await write(query, *args, **kwargs)

    patch.setattr(home.play.store, "write", noted)
    return written


def anything(question: Decision, seed: int = 0) -> tuple[str, ...]:
    """Return any legal answer."""
    return random_picks(question, Streams(seed.to_bytes(4, "big")), "test")


def _posted(db: sqlite3.Connection, match: str) -> None:
    """There was a board, so that people are called; where it stands is for tests to say.

    Nobody spends days off unless a test says so.
    """
    db.execute("UPDATE person SET spends_days = 0")
    db.execute("UPDATE match SET board_channel = channel WHERE id = ?", (match,))


async def house(
    path: Path,
    clock: FakeClock | None = None,
    grace: timedelta = timedelta(days=3650),
    games: Mapping[str, Game] = GAMES,
    seed: str = "x",
) -> House:
    """Open a house; without a grace to speak of, time may jump."""
    clock = clock or FakeClock()
    play = await Application.open(path, games, clock, Entropy(seed), grace)
    made = House(play, clock)
    play.matches.on_change(made.told.append)
    return made
