"""Draws on one thread beside the event loop: the newest version of each picture only."""

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from render.boards import drawn, pictures


@dataclass(slots=True)
class _Job:
    """A picture that waits to be drawn, and the promise of its file."""

    version: int
    make: Callable[[], bytes]
    done: asyncio.Future[bytes]


class Painter:
    """A queue of pictures by key, drawn one after the other on one thread.

    A newer request replaces one that still waits under the same key: both get the newer picture.
    One that is being drawn is finished, and the newer one is drawn after it. Use it from one
    event loop.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._jobs: dict[Hashable, _Job] = {}
        self._runner: asyncio.Task[None] | None = None

    async def draw(self, key: Hashable, version: int, make: Callable[[], bytes]) -> bytes:
        """Return what `make` returns on the painter's thread, or a newer version under `key`.

        Raises what `make` raises.
        """
        job = self._jobs.get(key)
        if job is None:
            job = _Job(version, make, asyncio.get_running_loop().create_future())
            job.done.add_done_callback(_seen)
            self._jobs[key] = job
            self._start()
        elif version >= job.version:
            job.version, job.make = version, make
        return await asyncio.shield(job.done)  # one caller that gives up must not cancel others

    def _start(self) -> None:
        if self._runner is None or self._runner.done():
            self._runner = asyncio.get_running_loop().create_task(self._run(), name="painter")

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._jobs:
            key = next(iter(self._jobs))
            job = self._jobs.pop(key)
            running = loop.run_in_executor(self._thread, job.make)
            await asyncio.wait([running])
            if job.done.cancelled():
                continue
            error = running.exception()
            if error is None:
                job.done.set_result(running.result())
            else:
                job.done.set_exception(error)

    async def warm(self) -> None:
        """Draw what boards need into the caches, so that the first board is as fast as the rest."""
        await asyncio.get_running_loop().run_in_executor(self._thread, _warm_all)

    async def close(self) -> None:
        """Finish the picture that is being drawn and refuse those that wait."""
        waiting, self._jobs = list(self._jobs.values()), {}
        for job in waiting:
            job.done.cancel()
        if self._runner is not None:
            await asyncio.wait([self._runner])
        self._thread.shutdown()


def _seen(done: asyncio.Future[bytes]) -> None:
    """Look at a failed promise, so that asyncio does not complain when nobody waits any more."""
    if not done.cancelled():
        done.exception()


def _warm_all() -> None:
    for game in drawn():
        pictures(game).warm()
