"""A process to be killed while it archives: `python -m tests.play.proof.archiver FILE INSTANT`.

It kills itself after so many times EVERY instructions of SQLite.
"""

import asyncio
import os
import signal
import sys
from datetime import timedelta
from pathlib import Path

from play.service import Application
from tests.play.house import GAMES, Entropy, FakeClock

EVERY = 150


async def main(path: Path, instant: int) -> None:
    clock, after = FakeClock(), timedelta(days=30)
    clock.pass_(days=31)
    play = await Application.open(path, GAMES, clock, Entropy("z"), archived_after=after)
    left = instant

    def die() -> int:
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    await play.store.write(lambda db: db.set_progress_handler(die, EVERY))
    await play.upkeep.tick()
    await play.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
