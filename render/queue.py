"""The queue of pictures: what people wait for first, then the newest version of each board."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from cachetools import LRUCache

from games.core.face import Faces
from render.job import Job
from render.process import WorkerProcess

LEAVING = 1.0  # s for what is being drawn when the bot stops
AHEAD = 2  # jobs sent to a drawer at a time: the next is there when a picture is finished
PASSED = 3  # pictures for people in a row while a board waits
KEPT = 24  # pictures of the last ones, for who looks at the same table again


class Worker(Protocol):
    """Whoever draws: `render.process.WorkerProcess`, a process of its own."""

    async def ask(self, packed: bytes, *, slow: bool = False) -> bytes:
        """Return what a job comes to; `slow` for what takes many pictures. Raises Undrawn."""
        ...

    async def close(self) -> None:
        """End the process, whatever it does; nothing may be asked any more."""
        ...


@dataclass(slots=True)
class _Waiting:
    """A picture that waits to be drawn, and the promise of its file."""

    version: int
    packed: bytes
    slow: bool
    done: asyncio.Future[bytes]


class RenderQueue:
    """A queue of pictures, at most two of them with each drawer (SCL-7).

    What a person waits for goes before boards, but a board that waits is passed over three times
    at most. Of one board, one picture is drawn at a time. Use it from one event loop.
    """

    def __init__(self, *drawers: Worker) -> None:
        self._drawers: Sequence[Worker] = drawers or (WorkerProcess(),)
        self._people: dict[Hashable, _Waiting] = {}
        self._boards: dict[Hashable, _Waiting] = {}
        self._drawn: set[Hashable] = set()  # keys of what is with a drawer
        self._passed = 0
        self._runners: dict[asyncio.Task[None], int] = {}  # and the place of their drawer
        self._last: LRUCache[bytes, bytes] = LRUCache(KEPT)

    async def draw(self, key: Hashable, version: int, job: Job) -> bytes:
        """Return what a job comes to, or a newer version under `key`. Raises Undrawn.

        A newer request replaces one that still waits under the same key: both get the newer
        picture. One that is with a drawer is finished, and the newer one is drawn after it.
        """
        return await self._queued(self._boards, key, version, job.packed(), slow=job.slow)

    async def draw_for(self, owner: tuple[Hashable, ...], job: Job) -> bytes:
        """Return a picture that somebody waits for. Raises Undrawn.

        It is shared with nobody. The last ones are kept: the very same scene for the very same
        `owner` (a match and its reader) is not drawn again.
        """
        packed = job.packed()
        digest = hashlib.blake2b(repr(owner).encode() + b"\0" + packed).digest()
        if (kept := self._last.get(digest)) is None:
            kept = await self._queued(self._people, object(), 0, packed)
        self._last[digest] = kept
        return kept

    async def _queued(
        self,
        queue: dict[Hashable, _Waiting],
        key: Hashable,
        version: int,
        packed: bytes,
        *,
        slow: bool = False,
    ) -> bytes:
        waiting = queue.get(key)
        if waiting is None:
            waiting = _Waiting(version, packed, slow, asyncio.get_running_loop().create_future())
            waiting.done.add_done_callback(_seen)
            queue[key] = waiting
            self._start()
        elif version >= waiting.version:
            waiting.version, waiting.packed = version, packed
        return await asyncio.shield(waiting.done)  # one caller that gives up must not cancel others

    def _start(self) -> None:
        """Have the drawer with the least to do take a job, where one has room."""
        load = Counter(self._runners.values())
        drawer = min(range(len(self._drawers)), key=load.__getitem__)
        if load[drawer] < AHEAD:
            self._runners[asyncio.create_task(self._run(drawer), name="render queue")] = drawer

    async def _run(self, drawer: int) -> None:
        while found := self._next():
            key, waiting = found
            self._drawn.add(key)
            try:
                made = await self._drawers[drawer].ask(waiting.packed, slow=waiting.slow)
            except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
                waiting.done.set_exception(error)
            else:
                waiting.done.set_result(made)
            finally:
                self._drawn.discard(key)
        task = asyncio.current_task()
        assert task is not None
        del self._runners[task]

    def _next(self) -> tuple[Hashable, _Waiting] | None:
        """Return the job whose turn it is: people first, as long as no board waits for long."""
        boards = (key for key in self._boards if key not in self._drawn)
        board, person = next(boards, None), next(iter(self._people), None)
        if person is not None and (board is None or self._passed < PASSED):
            self._passed = self._passed + 1 if board is not None else 0
            return person, self._people.pop(person)
        self._passed = 0
        return None if board is None else (board, self._boards.pop(board))

    async def warm(self, faces: Mapping[str, Faces]) -> None:
        """Have each drawer draw what boards need, so that the first board is as fast as the rest.

        `faces` are those of each game, by the module that draws it. Raises Undrawn.
        """
        job = Job("warm", faces=faces)
        packed = job.packed()
        await asyncio.gather(*(one.ask(packed, slow=job.slow) for one in self._drawers))

    async def close(self) -> None:
        """Finish the pictures that are being drawn, within a second; refuse those that wait."""
        for queue in (self._people, self._boards):
            for waiting in queue.values():
                waiting.done.cancel()
            queue.clear()
        if self._runners:
            await asyncio.wait(self._runners, timeout=LEAVING)
        await asyncio.gather(*(one.close() for one in self._drawers))


def _seen(done: asyncio.Future[bytes]) -> None:
    """Look at a failed promise, so that asyncio does not complain when nobody waits any more."""
    if not done.cancelled():
        done.exception()
