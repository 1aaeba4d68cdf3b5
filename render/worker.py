"""The process that draws: `render/process.py` starts it with one end of a line as its input.

It lives as long as the other end of that line is held, and no longer, however the bot ends.
"""

import contextlib
import os
import select
import signal
import socket
import sys
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import BinaryIO

from render.job import LENGTH, framed
from render.painting import reply_to

FIRST_TO_GO = "500"  # where memory runs out, the system ends this process and not the bot


def main() -> None:
    """Answer orders until nobody is there to ask."""
    sys.excepthook = _without_values
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)  # they are the bot's, which lets this process go last
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, "ascii")
    line = socket.socket(fileno=sys.stdin.fileno())
    Thread(target=_leave_with, args=(line,), daemon=True).start()
    with contextlib.suppress(ConnectionError), line.makefile("rb") as jobs:
        while packed := _next(jobs):
            line.sendall(framed(reply_to(packed)))


def _next(jobs: BinaryIO) -> bytes:
    """Return the next job; nothing when there will be none."""
    head = jobs.read(LENGTH.size)
    return jobs.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


def _leave_with(line: socket.socket) -> None:
    """End this process as soon as the bot is gone, also in the middle of a picture."""
    gone = select.poll()
    gone.register(line, getattr(select, "POLLRDHUP", select.POLLHUP))
    gone.poll()
    os._exit(0)


def _without_values(kind: type[BaseException], _: BaseException, __: TracebackType | None) -> None:
    """Say what ended this process, and nothing of what lay on the table."""
    sys.stderr.write(f"the process that draws has ended: {kind.__qualname__}\n")


if __name__ == "__main__":
    main()
