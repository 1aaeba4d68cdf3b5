"""A process that draws, as the bot sees it: begun when needed, and anew when it has died."""

import asyncio
import logging
import os
import socket
import subprocess
import sys
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import msgspec

from render.job import LENGTH, DrawingFault, Drawn, Undrawn, framed

ROOT = Path(__file__).parents[1]
TRIES = 2  # how often a job is sent: whoever ends two processes is given up
HANGS_AFTER = 3.0  # s without an reply after which a process must have done something meanwhile
WORK = 3.0  # s of processor time for one reply: a picture takes some hundredths
SLOW_WORK = 30.0  # s for what draws a whole match, or the first pictures of all games
MOST = 30.0  # s for one reply, however busy the machine is
LEAVING = 1.0  # s until a process that was let go is ended
ROOM = 1 << 20  # bytes on the line: a whole picture, so that nobody waits for the other
_BROKEN = (OSError, EOFError, TimeoutError)


class Child:
    """A process and our end of the line to it."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
            self.process = subprocess.Popen(  # a session of its own: Ctrl-C is for the bot alone
                [sys.executable, "-m", "render.worker"],
                stdin=theirs.fileno(),
                cwd=ROOT,
                start_new_session=True,
            )

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return the line as streams of the running loop; closing them does not end the process."""
        return await asyncio.open_unix_connection(sock=self.line.dup(), limit=ROOM)

    def spent(self) -> float | None:
        """Return the processor time of the process so far, s; None where the system does not tell.

        It tells in steps of 10 ms.
        """
        try:
            stat = Path(f"/proc/{self.process.pid}/stat").read_text("ascii", "replace")
        except OSError:
            return None
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def leave(self, within: float) -> None:
        """Close the line, wait for the process to end, and end it when it does not."""
        self.line.close()
        try:
            await asyncio.to_thread(self.process.wait, within)
        except subprocess.TimeoutExpired:
            self.process.kill()
            await asyncio.to_thread(self.process.wait)


@dataclass(slots=True)
class _Asked:
    """A job that was sent or waits for it, and the promise of its reply."""

    packed: bytes
    reply: asyncio.Future[bytes]
    work: float  # s of processor time that it may take
    tries: int = 0

    def settle(self, reply: Drawn) -> None:
        if self.reply.done():
            return
        if reply.fault is None:
            self.reply.set_result(reply.made)
        else:
            self.reply.set_exception(Undrawn(reply.fault.kind, reply.fault.places))


class WorkerProcess:
    """Has jobs done in a process of their own, in the order in which they come.

    A process that dies (out of memory, ended from outside) or hangs is replaced; what it had to
    draw is asked of the next one, once. Use it from one event loop.
    """

    def __init__(self) -> None:
        self._asked: deque[_Asked] = deque()
        self._child: Child | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._serving: asyncio.Task[None] | None = None

    async def ask(self, packed: bytes, *, slow: bool = False) -> bytes:
        """Return what a job comes to; `slow` for what takes many pictures. Raises Undrawn."""
        work = SLOW_WORK if slow else WORK
        asked = _Asked(packed, asyncio.get_running_loop().create_future(), work)
        self._asked.append(asked)
        if self._streams is not None:
            self._streams[1].write(framed(packed))
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve(), name="pictures")
        return await asked.reply

    async def _serve(self) -> None:
        while self._asked:
            try:
                reply = await self._waited(asyncio.create_task(self._heard()))
            except _BROKEN as why:
                await self._drop()
                self._charge(type(why).__qualname__)
            else:
                self._asked.popleft().settle(reply)
                for name, level, words in reply.logged:
                    logging.getLogger(name).log(level, words)

    async def _waited(self, hearing: asyncio.Task[Drawn]) -> Drawn:
        """Return what is heard. Raises TimeoutError when the process hangs.

        One that has to share a busy machine is slow, but does something all the time; what is
        drawn for ever does too much.
        """
        clock, begun = asyncio.get_running_loop().time, self._spent()
        work = SLOW_WORK if begun is None else begun + self._asked[0].work  # it starts: imports
        last, until = begun, clock() + MOST
        try:
            while not (await asyncio.wait({hearing}, timeout=HANGS_AFTER))[0]:
                now = self._spent()
                if now is None or now == last or now > work or clock() > until:
                    raise TimeoutError
                last = now
        finally:
            hearing.cancel()
        return hearing.result()

    def _spent(self) -> float | None:
        return None if self._child is None else self._child.spent()

    async def _heard(self) -> Drawn:
        """Return the next reply, of a new process where there is none."""
        if self._streams is None:
            self._child = self._child or self._begun()
            self._streams = await self._child.connected()
            for asked in self._asked:
                self._streams[1].write(framed(asked.packed))
        head = await self._streams[0].readexactly(LENGTH.size)
        data = await self._streams[0].readexactly(LENGTH.unpack(head)[0])
        return msgspec.msgpack.decode(data, type=Drawn)

    def _charge(self, why: str) -> None:
        """Give up the job that was being drawn when a process died, if it was not the first."""
        first = self._asked[0]
        first.tries += 1
        if first.tries >= TRIES:
            self._asked.popleft().settle(Drawn(fault=DrawingFault(f"process lost: {why}", "")))

    def _begun(self) -> Child:
        return Child()

    async def _drop(self, within: float = 0) -> None:
        """Let the process go."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
        if self._child is not None:
            child, self._child = self._child, None
            await child.leave(within)

    async def close(self) -> None:
        """End the process, whatever it does; nothing may be asked any more."""
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.wait({self._serving})
        while self._asked:
            self._asked.popleft().settle(Drawn(fault=DrawingFault("the bot stops", "")))
        await self._drop(LEAVING)
