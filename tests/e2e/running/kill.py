"""Kills the bot at random instants while people play, and looks whether anything is lost.

`python -m tests.e2e.running.kill --times 50 --seed 1`
"""

import argparse
import asyncio
import random
import re
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from db import backup
from db.queries.match import matches
from play.service import Application
from sandbox.client.client import Person, Refusal
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import is_board
from tests.e2e.running.outside import Outside
from tests.e2e.thumbs import ANSWERS, Thumb, controls, verb

TABLES = ((2, 0), (1, 1))  # people and AIs of the matches that run at once
EVERY = 9  # presses between two kills, on average
INSTANT = 0.06  # s within which the kill falls, after one of those presses


class Witness(Thumb):
    """Somebody who remembers every answer that the bot has acknowledged."""

    def __init__(self, person: Person, seed: int, run: "Run") -> None:
        super().__init__(person, seed)
        self._run = run

    async def use(self, message: ShownMessage, control: dict[str, Any]) -> ShownMessage:
        self._run.pressed()
        shown = await super().use(message, control)
        if verb(control) in ANSWERS:
            _, match, question, *_ = str(control["custom_id"]).split(":")
            still = any(question in str(one.get("custom_id")) for one in shown.components)
            if not still:
                self._run.acknowledged.add((match, question))
        return shown


class Run:
    """Matches played to their end by people who see the bot die again and again."""

    def __init__(self, house: Outside, times: int, seed: int) -> None:
        self.house = house
        self.acknowledged: set[tuple[str, str]] = set()
        self.kills = 0
        self.finished = 0
        self._times = times
        self._chance = random.Random(seed)
        self._seed = seed
        self._left = 0  # presses until the next kill
        self._now = asyncio.Event()
        self._tables: list[tuple[list[Witness], str]] = []

    def pressed(self) -> None:
        """Count a press."""
        self._left -= 1
        if self._left <= 0:
            self._now.set()

    async def all(self) -> None:
        """Play, kill, look, start again; at last play every match to its end."""
        while self.kills < self._times:
            self._left = self._chance.randint(1, 2 * EVERY)
            self._now.clear()
            playing = asyncio.create_task(self._play())
            killing = asyncio.create_task(self._now.wait())
            await asyncio.wait({playing, killing}, return_when=asyncio.FIRST_COMPLETED)
            killing.cancel()
            if playing.done():
                playing.result()
                continue
            await asyncio.sleep(self._chance.random() * INSTANT)  # the instant itself
            playing.cancel()  # takes effect once the signal is sent
            await self.house.kill()
            self.kills += 1
            await asyncio.gather(playing, return_exceptions=True)
            await self._look()
            await self.house.start()
            await self._caught_up()
        await self._play()
        await self._look()

    async def _play(self) -> None:
        """Begin what is missing and play all matches to their end."""
        while len(self._tables) < len(TABLES):
            people, ais = TABLES[len(self._tables)]
            thumbs, thread = await begin(self.house, people, ais)
            self._seed += 1
            witnesses = [Witness(one.person, self._seed, self) for one in thumbs]
            self._tables.append((witnesses, thread))
        async with asyncio.TaskGroup() as group:
            for witnesses, thread in self._tables:
                for witness in witnesses:
                    group.create_task(self._sit(witness, thread))
        self.finished += len(self._tables)
        self._tables.clear()

    async def _sit(self, witness: Witness, thread: str) -> None:
        """Answer whenever the board has changed, until the match is over."""
        person = witness.person
        while True:
            board = await self.house.board(person, thread)
            if controls(board, "rematch:"):
                return
            match = str(controls(board, "play:")[0]["custom_id"])
            try:
                table = (await board.press(match)).message
            except Refusal:  # another has just ended the match: the board has other buttons now
                continue
            await witness.play(table)
            await person.until(lambda old=board: newer(person, old), f"news on {board.text}")

    async def _look(self) -> None:
        """Check the file and that every acknowledged answer is in it exactly once."""
        assert backup.inspect(self.house.database) == []
        play = await self.house.reading()
        found: Counter[tuple[str, str]] = Counter()
        for match in {match for match, _ in self.acknowledged}:
            moves = await play.store.read(matches.moves, match)
            assert [move.step for move in moves] == list(range(len(moves)))
            found.update((match, move.question) for move in moves if move.question)
        await play.close()
        assert [one for one in self.acknowledged if found[one] != 1] == []

    async def _caught_up(self) -> None:
        """Wait until each match has its thread and each board shows what is in the database."""
        play = await self.house.reading()
        guild = await self.house.client.guild()
        for entrance in await play.matches.of_server(int(guild["id"])):
            await self._shown(play, entrance.id)
        await play.close()

    async def _shown(self, play: Application, match: str) -> None:
        ana = await self.house.client.user("Ana")
        revision = (await play.matches.board(match)).public.revision

        def up_to_date() -> bool:
            seen = [one for one in ana.messages_seen.values() if is_board(one, match)]
            return len(seen) == 1 and revision_of(seen[0]) >= revision

        await ana.until(up_to_date, f"one board of {match}, which shows v{revision}")


def revision_of(board: ShownMessage) -> int:
    """The revision in the last line of a board."""
    return int(re.findall(r"\bversion (\d+)", board.text)[-1])


def newer(person: Person, old: ShownMessage) -> bool:
    """Whether somebody sees another board than this one in its place."""
    key = str(controls(old, "play:")[0]["custom_id"]).partition(":")[2]
    boards = [one for one in person.messages_seen.values() if is_board(one, key)]
    return any(one.data != old.data for one in boards[-1:])


async def killed(folder: Path, times: int, seed: int) -> Run:
    """Kill the bot so many times; raises when anything was lost or stuck."""
    async with Outside(folder) as house:
        run = Run(house, times, seed)
        try:
            await run.all()
        except BaseException:
            print(house.log()[-4000:])  # noqa: T201 - what a failing test has to say
            raise
        assert "failed" not in house.log(), house.log()
    return run


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(killed(Path(folder), given.times, given.seed))
    print(  # noqa: T201 - a command
        f"{run.kills} kills, {run.finished} matches played to their end,"
        f" {len(run.acknowledged)} acknowledged answers: each is there once."
    )


if __name__ == "__main__":
    main()
