"""A short match among two people, and what the tests of faults do with it."""

import asyncio
import re
from collections import Counter
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from cogs.board.cog import BoardCog
from cogs.match.pings import PingCog
from db.queries.match import matches
from play.time.pace import OFFERED
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House, is_board
from tests.e2e.thumbs import Thumb, controls, play_match


class Hurry(ModuleType):
    """asyncio for the library, without its waits before it tries again."""

    def __init__(self) -> None:
        super().__init__("asyncio")

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float, result: Any = None) -> Any:
        return await asyncio.sleep(min(seconds, 0.01), result)


@dataclass
class Table:
    """A match of Ana and Bao in front of the tests."""

    house: House
    thumbs: list[Thumb]
    thread: str
    match: str

    @property
    def ana(self) -> Person:
        return self.thumbs[0].person

    @property
    def bao(self) -> Person:
        return self.thumbs[1].person

    async def board(self) -> ShownMessage:
        return await self.house.board(self.ana, self.thread)

    async def revision(self) -> int:
        return (await self.house.services.play.matches.board(self.match)).public.revision

    async def open(self, thumb: Thumb | None = None) -> ShownMessage:
        """The table of somebody (Ana), opened from the board."""
        person = (thumb or self.thumbs[0]).person
        board = await self.house.board(person, self.thread)
        return (await board.press(f"play:{self.match}")).message

    async def ready(self, thumb: Thumb | None = None) -> tuple[ShownMessage, str]:
        """The open table of somebody (Ana) and a button that answers their question."""
        thumb = thumb or self.thumbs[0]
        table = await self.open(thumb)
        for _ in range(50):
            if answers := controls(table, "pick:", "none:", "confirm:"):
                return table, str(answers[0]["custom_id"])
            found = controls(table, "fill:") or controls(table, "set:", "sets:", "next:", "nexts:")
            table = await thumb.use(table, (found or controls(table, "group:", "choose:"))[0])
        raise AssertionError(f"no answer in sight: {table}")

    async def step(self) -> None:
        """Let the first who can answer all that they are asked."""
        for thumb in self.thumbs:
            before = thumb.presses
            await thumb.play(await self.open(thumb))
            if thumb.presses > before:
                return
        raise AssertionError("nobody can play")

    async def finish(self, thread: str | None = None) -> ShownMessage:
        """Play to the end; nothing happened twice."""
        board = await play_match(self.house, self.thumbs, thread or self.thread)
        await self.once()
        return board

    async def answers(self) -> Counter[str]:
        """How often each question was answered."""
        moves = await self.house.services.play.store.read(matches.moves, self.match)
        assert [move.step for move in moves] == list(range(len(moves)))
        return Counter(move.question for move in moves if move.question)

    async def once(self) -> None:
        """Nothing was answered twice."""
        answers = await self.answers()
        assert [question for question, times in answers.items() if times > 1] == []

    async def caught_up(self) -> None:
        """Wait until the board shows what has happened; the sweep is due."""
        await self.quiet()
        cog = self.house.bot.find(BoardCog)
        cog.reconciler.try_again([self.match])
        await cog.sweep()
        wanted = rf"version {await self.revision()}\b"
        await self.ana.until(
            lambda: any(re.search(wanted, one.text) for one in self.boards()), wanted
        )

    async def quiet(self) -> None:
        """Wait until the bot does nothing beside its answers, and everybody sees what it did."""
        await self.house.quiet()

    async def struck(self) -> None:
        """Make sure that the faults asked for have met a request."""
        faults = await self.house.client.call("GET", "/faults")
        assert [one for one in faults["routes"] if not one["hits"]] == []

    def boards(self) -> list[ShownMessage]:
        """Every message that shows the board."""
        return [one for one in self.ana.messages_seen.values() if is_board(one, self.match)]

    def calls(self, person: Person) -> list[ShownMessage]:
        """The pings that stand."""
        return [
            one
            for one in self.ana.messages_seen.values()
            if f"<@{person.id}>" in one.text and controls(one, "play:") and not one.ephemeral
        ]

    async def send_pings(self) -> None:
        await self.house.bot.find(PingCog).regularly()


async def lay(house: House, game: str = "sampler", pace: str = "none", ais: int = 0) -> Table:
    """Begin a short match of Ana and Bao; at a pace of before where the server has it."""
    if pace not in OFFERED:
        guild = int((await house.client.guild())["id"])
        await house.services.play.servers.update(guild, lambda old: replace(old, pace=pace))
    thumbs, thread = await begin(house, 2, ais, game, pace)
    board = await house.board(thumbs[0].person, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).partition(":")[2]
    return Table(house, thumbs, thread, match)
