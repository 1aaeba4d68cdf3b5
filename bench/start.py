"""Start-up time and memory of the whole bot, with many running matches in its database.

A process of its own, with the one that draws: interpreter, imports, database, texts, what is due,
warm pictures, a table and a board. Only the connection to Discord is left out. Modules are compiled
beforehand, as they are from the second start on. Once right after the last run, and once after an
hour without it, when every running deadline is moved: of some matches at once, of all others while
people play already.
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Effort, Figure, at_most, children, figure, peak_memory
from bench.store import begun, copies, opened

PART = "start"
SECONDS, MEMORY = 3, 250  # MB
HOUR = 3_600_000  # ms
BOTH = "the most that the bot and its drawing ever held (RSS), added up"


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure with 10,000 and 100,000 running matches, and with one to compare."""
    for matches in (1, 1000) if effort.quick else (1, 10_000, 100_000):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            asyncio.run(fill(folder, matches))
            yield from _figures(folder, matches, effort)


def _figures(folder: Path, matches: int, effort: Effort) -> Iterator[Figure]:
    size = (folder / "matches.db").stat().st_size / 2**20
    start(folder, 0)  # compiles what is not compiled yet
    found = [start(folder, 0) for _ in range(effort.runs)]
    late = start(folder, HOUR)
    name = f"{matches:,} running matches"
    ready, warm, memory = ([one[key] for one in found] for key in ("ready", "warm", "memory"))
    yield figure(
        PART,
        f"{name}, ready to answer",
        ready,
        "s",
        at_most(SECONDS),
        limit="imports and the reading of texts",
        remark=f"file of {size:,.0f} MB",
    )
    yield figure(PART, f"{name}, pictures warm", warm, "s")
    yield figure(
        PART,
        f"{name}, ready after an hour away",
        [late["ready"]],
        "s",
        at_most(SECONDS),
        limit="imports and the reading of texts",
    )
    yield figure(PART, f"{name}, all deadlines moved after an hour away", [late["moved"]], "s")
    yield figure(
        PART,
        f"{name}, memory after an hour away",
        [late["memory"]],
        "MB",
        at_most(MEMORY),
        limit="the caches of pictures, and of pages of the database",
        remark=BOTH,
    )
    yield figure(
        PART,
        f"{name}, memory",
        memory,
        "MB",
        at_most(MEMORY),
        limit="the caches of pictures",
        remark=BOTH,
    )


async def fill(folder: Path, matches: int) -> None:
    """Make a database of running matches: one is begun, the others are copies of its rows."""
    play = await opened(folder / "matches.db")
    match = await begun(play, 0)
    await play.start()
    if matches > 1:
        await play.store.write(copies, match, matches - 1)
    await play.close()


def start(folder: Path, away: int) -> dict[str, float]:
    """Start the bot on this folder, so many milliseconds after its last sign of life."""
    db = sqlite3.connect(folder / "matches.db")
    now = int(time.time() * 1000)
    with db:
        db.execute("INSERT OR REPLACE INTO heartbeat VALUES (1, ?)", (now - away,))
    (match,) = db.execute("SELECT match FROM holder WHERE person = 1").fetchone()
    db.close()
    compiled = {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    begun_at = str(time.time())
    run = (sys.executable, "-m", "bench.start", str(folder), match, begun_at)
    done = subprocess.run(
        run, check=True, stdout=subprocess.PIPE, timeout=120, env=os.environ | compiled
    )
    return json.loads(done.stdout)


async def _started(folder: str, match: str, begun_at: float) -> dict[str, float]:
    import bot  # noqa: PLC0415 - its import is part of what is measured

    render_queue = bot.RenderQueue()
    services = await bot.services_of(bot.Settings(data=folder), render_queue)
    await services.play.start()
    await services.play.matches.table(match, 1)
    ready = time.time() - begun_at
    await services.play.time.caught_up()
    moved = time.time() - begun_at
    await services.render_client.warm()
    warm = time.time() - begun_at
    await services.render_client.board(await services.play.matches.board(match), "fr")
    own = os.getpid()
    memory = sum(peak_memory(one) for one in (own, *children(own)))
    await render_queue.close()
    await services.play.close()
    return {"ready": ready, "warm": warm, "moved": moved, "memory": memory}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_started(sys.argv[1], sys.argv[2], float(sys.argv[3])))))
