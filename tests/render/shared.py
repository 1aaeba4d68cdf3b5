"""Two workers for tests: one process for all tests of a run, or a thread of this process."""

import asyncio
import atexit
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

import msgspec

from render.job import Drawn, Undrawn
from render.painting import reply_to
from render.process import Child, WorkerProcess


class Shared(WorkerProcess):
    """The process that draws, kept from test to test, so that it starts and warms up once."""

    kept: ClassVar[Child | None] = None

    def _begun(self) -> Child:
        kept = Shared.kept
        if kept is None or kept.process.poll() is not None:
            kept = Shared.kept = super()._begun()
            atexit.register(_ended, kept)
        return kept

    async def _drop(self, within: float = 0) -> None:
        if self._child is not None and not self._asked and self._streams is not None:
            self._streams[1].close()  # nothing is under way: the next test may have it
            await self._streams[1].wait_closed()
            self._streams = self._child = None
            return
        Shared.kept = None
        await super()._drop(within)


def _ended(child: Child) -> None:
    child.line.close()
    child.process.wait()


class Indoors:
    """Draws on a thread of this process."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1)

    async def ask(self, packed: bytes, *, slow: bool = False) -> bytes:
        loop = asyncio.get_running_loop()
        data = await loop.run_in_executor(self._thread, reply_to, packed)
        answer = msgspec.msgpack.decode(data, type=Drawn)
        if answer.fault is not None:
            raise Undrawn(answer.fault.kind, answer.fault.places)
        return answer.made

    async def close(self) -> None:
        self._thread.shutdown()
