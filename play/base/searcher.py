"""Has sharp players search in a process of their own: bounded, and nobody waits (MND-1.6)."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import NamedTuple

import msgspec

from games.core.decision import Picks
from games.core.match.match import Match
from games.registry import Game
from play.base.faults import Faults
from play.base.processes import ROOT, Unchecked, surroundings
from play.base.searching import LENGTH, SearchReply, SearchRequest

SECONDS = 2.0  # of the processor for a decision, at most
PATIENCE = 8.0  # s for one, with what waits before it


class SearchedRules(NamedTuple):
    """A game by the rules of one version and card file."""

    game: Game
    version: int
    cards_hash: str
    cards: bytes


class Searcher:
    """One process that searches, begun when it is first needed. Use it from one event loop."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._told: set[tuple[str, int, str]] = set()  # games that the process has had
        self._closed = False
        self.seconds, self.patience = SECONDS, PATIENCE

    async def searched(
        self, by: SearchedRules, match: Match, seat: int, luck: bytes
    ) -> Picks | None:
        """Return what a sharp player answers for a seat of a world; None where that takes too long.

        Whatever goes wrong is reported as a fault.
        """
        name = (by.game.info.key, by.version, by.cards_hash)
        try:
            async with asyncio.timeout(self.patience), self._turn:
                if self._closed:
                    return None
                new = name not in self._told
                request = SearchRequest(
                    name=name,
                    game=by.game if new else None,
                    cards=by.cards if new else b"",
                    world=match.snapshot(),
                    keys=match.keys,
                    luck=luck,
                    seat=seat,
                    seconds=self.seconds,
                )
                picks = await self._asked(request)
                self._told.add(name)
                return picks
        except TimeoutError:
            return None
        except (Unchecked, OSError, EOFError) as fault:
            self._faults.met("search of an AI", fault, game=by.game.info.key)
            return None

    async def _asked(self, request: SearchRequest) -> Picks:
        """Have a request answered. A process that is left in the middle of one is ended."""
        done = False
        try:
            process = self._process or await self._begin()
            assert process.stdin is not None
            assert process.stdout is not None
            said = pickle.dumps(request)
            process.stdin.write(LENGTH.pack(len(said)) + said)
            await process.stdin.drain()
            (size,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            reply = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=SearchReply)
            done = True
        finally:
            if not done:
                await asyncio.shield(self._end())
        if reply.fault is not None:
            raise Unchecked(reply.fault.kind, reply.fault.places)
        return reply.picks

    async def _begin(self) -> Process:
        self._told.clear()
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "play.base.searching"),
            stdin=PIPE,
            stdout=PIPE,
            cwd=ROOT,
            env=surroundings(),
            start_new_session=True,
        )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        self._told.clear()
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Search no more, and wait until the process has gone."""
        self._closed = True
        await self._end()
