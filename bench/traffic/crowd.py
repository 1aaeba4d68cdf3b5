"""People who play many matches through the screen alone, steadily or as fast as they can."""

import asyncio
import random
import sqlite3
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from sandbox.client.client import Failed, InteractionReply, Person, Refusal
from sandbox.client.shown import ShownMessage

ANSWERS = ("pick", "choose", "none", "confirm", "set", "sets", "next", "nexts", "group", "fill")
BACK = ("page", "clear")  # where nothing else goes on


class Press(msgspec.Struct, frozen=True):
    """One interaction: when it was made, and after how many seconds each answer was there.

    `revision` is that of the match after it, when it made a move that everybody can see.
    `closes` when nothing was left to answer on the table: the end of a sitting.
    """

    thread: str
    at: float
    acknowledged: float
    settled: float
    revision: int | None
    closes: bool


@dataclass
class Tally:
    """What came of a phase."""

    presses: list[Press] = field(default_factory=list[Press])
    failed: int = 0  # the person saw that the interaction failed
    lost: int = 0  # nothing came of it, or the control was gone
    waited: int = 0  # no match was free when one was due

    @property
    def made(self) -> int:
        return len(self.presses) + self.failed + self.lost


class Hand:
    """One match: its two people, whose table lies open, and how to go on."""

    def __init__(self, match: str, thread: str, people: tuple[Person, Person], seed: int) -> None:
        self.match, self.thread = match, thread
        self.over = False
        self._people = people
        self._who = 0
        self._table: ShownMessage | None = None
        self._random = random.Random(seed)
        self._revision = 1

    @property
    def person(self) -> Person:
        return self._people[self._who]

    def board(self) -> ShownMessage | None:
        """Return the board as the one at play sees it."""
        return self._board(self.person)

    def _board(self, person: Person) -> ShownMessage | None:
        return next(iter(self._offering(person, "play")), None)

    def _offering(self, person: Person, verb: str) -> list[ShownMessage]:
        """Return what somebody sees that leads to the table of this match, or to the next one."""
        wanted = f"{verb}:{self.match}"
        return [
            one for one in self._here(person) if any(_id(part) == wanted for part in one.components)
        ]

    def _here(self, person: Person) -> list[ShownMessage]:
        """Return what somebody sees of this match."""
        seen = list(person.messages_seen.values())
        return [one for one in seen if one.channel_id == self.thread]

    async def press(self, db: sqlite3.Connection, tally: Tally) -> None:
        """Open the table whose turn it is, or use one of its controls."""
        message, control = self._next()
        if message is None:
            self.over = True
            return
        at = time.time()
        try:
            answer = await self._pressed(message, control["custom_id"], *self._values(control))
            self._table = answer.message
        except Failed:
            self._table = None
            tally.failed += 1
        except (Refusal, LookupError, TimeoutError):
            self._table = None
            tally.lost += 1
        else:
            taken = {state: spent for state, spent in answer.elapsed.items() if state != "sent"}
            row = db.execute("SELECT revision FROM match WHERE id = ?", (self.match,)).fetchone()
            moved = row[0] if row[0] > self._revision else None
            self._revision = row[0]
            closes = moved is not None and not _offered(self._table)
            first, last = min(taken.values()), max(taken.values())
            tally.presses.append(Press(self.thread, at, first, last, moved, closes))

    async def _pressed(
        self, message: ShownMessage, custom_id: str, *values: str
    ) -> InteractionReply:
        person = self.person
        key = await message.start(custom_id, *values)
        try:
            return await person.answer(key)
        finally:
            person.outcomes.pop(key, None)

    async def rematch(self, db: sqlite3.Connection) -> None:
        """Go on with the next match of the same people; this one is over."""
        await self.person.until(self._ended, "the final board")
        await self._pressed(self._ended()[0], f"rematch:{self.match}")
        query = (
            "SELECT m.id, m.channel FROM lobby l LEFT JOIN match m"
            f" ON m.id = l.match WHERE l.rematch_of = '{self.match}'"
        )

        def found() -> tuple[str | None, int | None]:
            return db.execute(query).fetchone()

        first = self.person
        for person in self._people:  # whoever asks sits down; the last one begins it
            if person is not first:
                await person.until(lambda who=person: self._offering(who, "rematch"), "the end")
                key = await self._offering(person, "rematch")[0].start(f"rematch:{self.match}")
                try:
                    await person.answer(key)
                finally:
                    person.outcomes.pop(key, None)
        await first.until(lambda: found()[1], "the thread of the next match")
        self._leave()
        self.match, self.thread = str(found()[0]), str(found()[1])
        for person in self._people:
            await person.until(lambda who=person: self._board(who), "the next board")

    def _ended(self) -> list[ShownMessage]:
        return self._offering(self.person, "rematch")

    def _leave(self) -> None:
        """Close what lies open of a match that is over."""
        for person in self._people:
            for one in self._here(person):
                person.messages_seen.pop(one.id, None)
        self._table, self._revision, self.over = None, 1, False

    def _next(self) -> tuple[ShownMessage | None, dict[str, Any]]:
        offered = _offered(self._table) if self._table is not None else []
        if offered and self._table is not None:
            ready = [one for one in offered if one["custom_id"].startswith("confirm:")]
            done = ready and self._random.random() < 0.5
            return self._table, ready[0] if done else self._random.choice(offered)
        if self._table is not None:
            self._who = 1 - self._who
        board = self.board()
        return board, {"custom_id": f"play:{self.match}", "type": 2}

    def _values(self, control: dict[str, Any]) -> list[str]:
        if control["type"] == 2:
            return []
        options = [str(one["value"]) for one in control["options"]]
        least, most = min(1, control.get("max_values", 1)), control.get("max_values", 1)
        return self._random.sample(options, self._random.randint(least, most))


def _id(control: dict[str, Any]) -> str:
    return str(control.get("custom_id", ""))


def _verb(control: dict[str, Any]) -> str:
    return _id(control).partition(":")[0]


def _offered(message: ShownMessage) -> list[dict[str, Any]]:
    """Return the controls that answer a question, or lead to those that do."""
    usable = [one for one in message.components if not one.get("disabled")]
    ahead = [one for one in usable if _verb(one) in ANSWERS]
    return ahead or [one for one in usable if _verb(one) in BACK]


async def steadily(hands: Sequence[Hand], folder: Path, rate: float, seconds: float) -> Tally:
    """Press so often a second, at moments as independent people choose them."""
    tally, free, chance = Tally(), deque(hands), random.Random(0)
    with _reading(folder) as db:

        async def one(hand: Hand) -> None:
            await hand.press(db, tally)
            if not hand.over:
                free.append(hand)

        async with asyncio.TaskGroup() as group:
            due = time.perf_counter()
            until = due + seconds
            while (due := due + chance.expovariate(rate)) < until:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if free:
                    group.create_task(one(free.popleft()))
                else:
                    tally.waited += 1
    return tally


async def at_once(hands: Sequence[Hand], folder: Path, seconds: float) -> Tally:
    """Press in every match as soon as the last press is answered."""
    tally, until = Tally(), time.perf_counter() + seconds
    with _reading(folder) as db:

        async def one(hand: Hand) -> None:
            while time.perf_counter() < until and not hand.over:
                await hand.press(db, tally)

        await asyncio.gather(*(one(hand) for hand in hands))
    return tally


async def onward(hands: Sequence[Hand], folder: Path, presses: int, abreast: int) -> Tally:
    """Make so many presses, `abreast` at a time, in all matches by turns; go on by rematches."""
    tally, free = Tally(), deque(hands)
    with _reading(folder) as db:

        async def one() -> None:
            while tally.made < presses:
                hand = free.popleft()
                await hand.press(db, tally)
                if hand.over:
                    await hand.rematch(db)
                free.append(hand)

        await asyncio.gather(*(one() for _ in range(abreast)))
    return tally


def ended(folder: Path) -> int:
    """Return how many matches are over."""
    with _reading(folder) as db:
        return db.execute("SELECT count(*) FROM match WHERE status <> 'running'").fetchone()[0]


def late(folder: Path) -> int:
    """Return how many boards show less than has changed."""
    with _reading(folder) as db:
        return db.execute("SELECT count(*) FROM match WHERE shown < change").fetchone()[0]


class _reading:  # noqa: N801 - a context manager like closing()
    """Lend a connection to the bot's database that only reads."""

    def __init__(self, folder: Path) -> None:
        self._db = sqlite3.connect(folder / "matches.db", timeout=5, isolation_level=None)

    def __enter__(self) -> sqlite3.Connection:
        return self._db

    def __exit__(self, *_: object) -> None:
        self._db.close()
