"""The process that checks one file of a stranger's; `play/proof/verifier.py` begins and ends it.

It sees the file and the rules, nothing of a store, and bounds its own time and memory before it
looks at the file.
"""

import contextlib
import os
import pickle
import sys
from pathlib import Path
from types import TracebackType

import msgspec

from games.checker.checking import Reply, Request, reply_to
from games.checker.limits import TooCostly, limit, settle

FIRST_TO_GO = "1000"  # where memory runs out, the system ends this process before all others
POLITE = 10  # how far this process stands back from others


def main() -> None:
    """Answer the one request that comes in."""
    sys.excepthook = _without_values
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, "ascii")
    os.nice(POLITE)
    request = pickle.load(sys.stdin.buffer)  # noqa: S301 - only the bot that begins it writes there
    assert isinstance(request, Request)
    try:
        limit(request.seconds, request.memory)
        try:
            reply = reply_to(request)
        finally:
            settle()
    except TooCostly:  # while the memory of what took too much was being put away
        reply = Reply()
    sys.stdout.buffer.write(msgspec.msgpack.encode(reply))


def _without_values(kind: type[BaseException], _: BaseException, __: TracebackType | None) -> None:
    """Report what ended this process, and nothing of what the file holds."""
    sys.stderr.write(f"the process that checks files has ended: {kind.__qualname__}\n")


if __name__ == "__main__":
    main()
