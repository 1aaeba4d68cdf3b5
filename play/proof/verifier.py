"""Files of matches, checked one after the other, each in a process of its own.

A file is a stranger's: its writer decides how much it costs to read and replay. So the bot does
neither; the process gets the file, the rules and the hashes of the cards known here, and can be
ended.
"""

import asyncio
import math
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from signal import SIGKILL, SIGXCPU

import msgspec

from db.queries.match import matches
from db.store import Store
from games.checker.checking import Reply, Request
from games.core.match.export import LARGEST, Verdict
from games.registry import Game
from play.base.processes import Unchecked, surroundings
from play.refusals import refused
from play.time.clock import Clock

ROOT = Path(__file__).parents[2]
A_PERSON = 6  # files that one person may bring within an hour
HOUR = timedelta(hours=1)
WAITING = 8  # people whose files wait or are being checked
SECONDS = 10  # of the processor for one file; the longest match takes 0.1
MEMORY = 512 << 20  # bytes for one file; the longest match takes a tenth
FILE_TIMEOUT = 30.0  # s for one file, whatever else the machine does


class Verifier:
    """Verifies exported matches. Use it from one event loop."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock) -> None:
        self._store = store
        self._games = dict(games)
        self._clock = clock
        self._turn = asyncio.Lock()
        self._waiting: set[int] = set()
        self._lately: dict[int, list[datetime]] = {}
        self._process: Process | None = None
        self._stops = 0  # times that all were sent away

    def admit(self, person: int, size: int) -> None:
        """Count a file of so many bytes that a person brings, before anybody reads it.

        Refused, and not counted, when it is too large, could not be checked now, or when they have
        brought many within the hour.
        """
        if size > LARGEST:
            raise refused("verify-large")
        self._check_room(person)
        now = self._clock.now()
        for who, times in list(self._lately.items()):
            self._lately[who] = [at for at in times if timedelta() <= now - at < HOUR]
            if not self._lately[who]:
                del self._lately[who]
        mine = self._lately.setdefault(person, [])
        if len(mine) >= A_PERSON:
            wait = math.ceil((HOUR - (now - mine[0])) / timedelta(minutes=1))
            raise refused("verify-often", count=A_PERSON, minutes=wait)
        mine.append(now)

    async def verify(self, data: bytes, actor: int) -> Verdict:
        """Verify an exported match: replay it, and say what was found.

        Raises Refused while another file of this person waits, when too many wait, when the file
        takes more time or memory than any match does, when the machine is too busy to check it
        within FILE_TIMEOUT, and when the bot stops. Raises Unchecked.
        """
        self._check_room(actor)
        stops = self._stops
        self._waiting.add(actor)
        try:
            async with self._turn:
                known = await self._store.read(matches.known_cards)
                known |= {game.cards_hash for game in self._games.values()}
                request = Request(data, self._games, known, SECONDS, MEMORY)
                return await self._answered(pickle.dumps(request), stops)
        finally:
            self._waiting.discard(actor)

    def _check_room(self, person: int) -> None:
        if person in self._waiting:
            raise refused("verify-twice")
        if len(self._waiting) >= WAITING:
            raise refused("verify-busy")

    async def _answered(self, request: bytes, stops: int) -> Verdict:
        """Have a request answered by a process that is always gone afterwards."""
        self._still_open(stops)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "games.checker"),
            stdin=PIPE,
            stdout=PIPE,
            cwd=ROOT,
            env=surroundings(),
            start_new_session=True,  # Ctrl-C is for the bot alone
        )
        self._process = process
        try:
            self._still_open(stops)  # it may have been closed while the process began
            async with asyncio.timeout(FILE_TIMEOUT):
                made, _ = await process.communicate(request)
        except TimeoutError:
            raise refused("verify-slow") from None
        finally:
            self._process = None
            if process.returncode is None:
                with suppress(ProcessLookupError):  # it ends in this moment
                    process.kill()
                await process.wait()
        self._still_open(stops)
        return _verdict(made, process.returncode)

    def _still_open(self, stops: int) -> None:
        if stops != self._stops:
            raise refused("verify-stopped")

    def stop(self) -> None:
        """Refuse all whose files wait or are being checked; whoever comes later is served."""
        self._stops += 1
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """Refuse all and wait until no process is left."""
        self.stop()
        async with self._turn:
            return


def _verdict(made: bytes, status: int | None) -> Verdict:
    """Return what a process said before it ended. Raises Refused when it took too much."""
    if status in {-SIGKILL, -SIGXCPU}:  # the system has ended it
        raise refused("verify-costly")
    try:
        reply = msgspec.msgpack.decode(made, type=Reply)
    except msgspec.DecodeError:
        raise Unchecked(f"process lost: {status}") from None
    if reply.fault is not None:
        raise Unchecked(reply.fault.kind, reply.fault.places)
    if reply.verdict is None:
        raise refused("verify-costly")
    return reply.verdict
