"""Durable moves a second, start-up time and memory: `python -m bench.store [--matches 10000]`.

"store" writes a snapshot of 4 KB and a move (the guarded write alone); "play" is a whole answer:
table, rules, commit, next table. Three runs each, the median with the lowest and highest.
"""

import argparse
import asyncio
import hashlib
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from db import matches as rows
from db.rows import MoveRow, WholeRow
from db.store import Store
from games.core.picking import random_picks
from games.core.streams import Streams
from games.registry import load
from play.clock import SystemClock
from play.records import Person
from play.service import Play

CONCURRENT = (1, 10, 50, 200)
RUNS = 3
SECONDS = 2.0


def entropy(size: int) -> bytes:
    entropy.drawn += 1
    return hashlib.shake_256(str(entropy.drawn).encode()).digest(size)


entropy.drawn = 0


async def opened(path: Path) -> Play:
    return await Play.open(path, load(), SystemClock(), entropy)


async def begun(play: Play, number: int) -> str:
    """Start a match of two people."""
    one, two = Person(2 * number + 1, f"P{number}"), Person(2 * number + 2, f"Q{number}")
    lobby = await play.lobbies.open(
        server=1, channel=number, host=one, game="firstdeck", locale="fr"
    )
    await play.lobbies.join(lobby.id, two)
    return await play.lobbies.start(lobby.id, one.id)


async def writing(store: Store, whole: WholeRow, until: float) -> int:
    """Write moves of one match, one after the other; return how many."""
    row = replace(whole.match, snapshot=bytes(4096))
    done = 0
    while time.perf_counter() < until:
        step = row.step + 1
        row = replace(row, step=step)
        move = MoveRow(
            step=step,
            seat=0,
            question="q" * 18,
            by="person",
            person=None,
            at=row.started_at,
            change=row.change,
            move=bytes(120),
            events=bytes(200),
        )
        await store.write(rows.save, row, whole.seats, (move,))
        row = replace(row, edition=row.edition + 1)
        done += 1
    return done


async def answering(play: Play, match: str, people: tuple[int, int], until: float) -> int:
    """Answer for both people of a match; return how many answers."""
    done = 0
    rng = Streams(match.encode())
    while time.perf_counter() < until:
        for person in people:
            table = await play.matches.table(match, person)
            while table.question is not None and time.perf_counter() < until:
                picks = random_picks(table.question, rng, "bench")
                table = await play.matches.answer(match, person, table.question.id, picks)
                done += 1
            if table.public.status != "running":
                return done
    return done


async def measure(work: Callable[[float], list[Awaitable[int]]]) -> tuple[float, float]:
    """Return how many were done a second, and the CPU time of one in milliseconds."""
    begin, busy = time.perf_counter(), time.process_time()
    done = sum(await asyncio.gather(*work(begin + SECONDS)))
    spent = time.process_time() - busy
    return done / (time.perf_counter() - begin), 1000 * spent / done


async def rates(folder: Path) -> None:
    print(
        f"{'at once':>8} {'store moves/s':>24} {'CPU ms':>8} {'play answers/s':>24} {'CPU ms':>8}"
    )
    for concurrent in CONCURRENT:
        stored: list[tuple[float, float]] = []
        played: list[tuple[float, float]] = []
        for run in range(RUNS):
            play = await opened(folder / f"{concurrent}-{run}.db")
            base = run * 10_000
            matches = [await begun(play, base + number) for number in range(concurrent)]
            people = [(2 * (base + n) + 1, 2 * (base + n) + 2) for n in range(concurrent)]

            def answers(until: float, play=play, m=matches, p=people):  # noqa: ANN001, ANN202 - of this run
                pairs = zip(m, p, strict=True)
                return [answering(play, match, pair, until) for match, pair in pairs]

            played.append(await measure(answers))
            wholes = [await play.store.read(rows.load, match) for match in matches]

            def writes(until: float, store=play.store, found=wholes):  # noqa: ANN001, ANN202 - likewise
                return [writing(store, whole, until) for whole in found if whole is not None]

            stored.append(await measure(writes))
            await play.close()
        print(f"{concurrent:>8} {spread(stored)} {spread(played)}", flush=True)


def spread(measured: list[tuple[float, float]]) -> str:
    rates = [rate for rate, _ in measured]
    told = f"{statistics.median(rates):,.0f} ({min(rates):,.0f}-{max(rates):,.0f})"
    return f"{told:>24} {statistics.median(cpu for _, cpu in measured):>8.2f}"


async def fill(path: Path, matches: int) -> None:
    """Make a database of running matches: one is played, the others are copies of its rows."""
    play = await opened(path)
    match = await begun(play, 0)
    await play.store.write(_copies, match, matches)
    await play.close()


def _copies(db: sqlite3.Connection, match: str, count: int) -> None:
    tables = {"match": "id", "seat": "match", "holder": "match", "move": "match", "ping": "match"}
    for table, key in tables.items():
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] != key]
        listed = ", ".join(columns)
        db.execute(
            f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            f" INSERT INTO {table} ({key}, {listed})"
            f" SELECT 'copy' || i, {listed} FROM {table}, n WHERE {key} = ?",
            (count, match),
        )


async def start_up(path: Path) -> None:
    """Print how long a start takes on a filled database, and the memory after it."""
    begin = time.perf_counter()
    play = await opened(path)
    await play.start()
    took = time.perf_counter() - begin
    await play.matches.table("copy7", 1)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"start-up {took * 1000:,.0f} ms, peak memory {peak:,.0f} MB", flush=True)
    await play.close()


async def main() -> None:
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("--matches", type=int, default=10_000)
    line.add_argument("--start-up", type=Path, help="only open this database")
    given = line.parse_args()
    if given.start_up:
        await start_up(given.start_up)
        return
    with tempfile.TemporaryDirectory() as name:
        await rates(Path(name))
        path = Path(name) / "full.db"
        await fill(path, given.matches)
        size = path.stat().st_size / 2**20
        print(f"{given.matches:,} running matches, {size:,.0f} MB:", flush=True)
        run = (sys.executable, "-m", "bench.store", "--start-up", str(path))
        process = await asyncio.create_subprocess_exec(*run)
        await process.wait()


if __name__ == "__main__":
    asyncio.run(main())
