"""Both engines in one run, in turns: `python -m bench.traffic.engines postgresql://... [--runs N]`.

Whole answers of matches at once, on a file and in a database that may be emptied: what the bot's
process spends on one, what the server's processes do (where they are on this machine), and how many
statements and waits for the server one takes. The ratios are those of one run, on one machine.
Then two processes that share the database, beside one of them that has all the matches.
"""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bench.figure import as_in_the_bot, part_of
from bench.store import Work, answering, begun, entropy, measure
from games.registry import load
from play.service import Application
from play.time.clock import SystemClock
from play.time.shards import Share

_TICKS = os.sysconf("SC_CLK_TCK")


async def _opened(path: Path, server: str, shard: int | None = None) -> Application:
    """Open the services over a file or a server; with a `shard`, of two, beside others."""
    share = None if shard is None else Share(secrets.token_hex(8), frozenset({shard}), 2, 1)
    drawn = entropy if share is None else secrets.token_bytes  # no two of them draw the same ids
    return await Application.open(path, load(), SystemClock(), drawn, server=server, share=share)


async def _answers(play: Application, numbers: Sequence[int], server: int) -> Work:
    """Return what answers in so many matches at once; where one ends the next begins."""
    running = {number: await begun(play, number, server=server) for number in numbers}

    async def answers(number: int, until: float) -> int:
        done = 0
        people = 2 * number + 1, 2 * number + 2
        while time.perf_counter() < until:
            done += await answering(play, running[number], people, until)
            if time.perf_counter() < until:
                running[number] = await begun(play, number, server=server)
        return done

    return lambda until: [answers(number, until) for number in numbers]


def _emptied(server: str) -> None:
    """Remove the bot's tables. Whoever names a database here knows that."""
    from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

    with connect(server, autocommit=True) as db:
        db.execute(b"DROP SCHEMA IF EXISTS main CASCADE")
        db.execute(b"DROP SCHEMA IF EXISTS archive CASCADE")
        db.execute(b"DROP SCHEMA IF EXISTS shards CASCADE")


def _served(server: str) -> float:
    """Return the ms of processor time that the server's sessions of this database have spent."""
    from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

    with connect(server, autocommit=True) as db:
        query = b"SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        pids = [pid for (pid,) in db.execute(query)]
    spent = 0
    for pid in pids:
        place = Path(f"/proc/{pid}/stat")
        if place.exists():
            spent += sum(map(int, place.read_text().rpartition(")")[2].split()[11:13]))
    return 1000 * spent / _TICKS


async def _run(path: Path, server: str, concurrent: int, seconds: float) -> tuple[float, ...]:
    """Return answers a second, and the ms of one in the bot and in the server."""
    play = await _opened(path, server)
    work = await _answers(play, range(concurrent), 1)
    await measure(work, seconds / 4)
    before = _served(server) if server else 0.0
    rate, spent = await measure(work, seconds)
    served = (_served(server) - before) / max(rate * seconds, 1.0) if server else 0.0
    await play.close()
    return rate, spent, served


async def _beside(path: Path, server: str, shard: int, concurrent: int, seconds: float) -> float:
    """Return the answers a second of one process that shares a database."""
    play = await _opened(path, server, shard)
    work = await _answers(
        play, range(shard * concurrent, (shard + 1) * concurrent), (2 + shard) << 22
    )
    await measure(work, seconds / 4)
    rate, _ = await measure(work, seconds)
    await play.close()
    return rate


def _in_process(path: Path, server: str, shard: int, concurrent: int, seconds: float) -> float:
    with as_in_the_bot():
        return asyncio.run(_beside(path, server, shard, concurrent, seconds))


def _together(folder: Path, server: str, processes: int, concurrent: int, seconds: float) -> float:
    """Return the answers a second of processes that share a database, all of them together."""
    _emptied(server)
    asyncio.run(_made(folder / f"{processes}-{concurrent}.db", server))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        rates = [
            pool.submit(
                _in_process,
                folder / f"{shard}-of-{processes}.db",
                server,
                shard,
                concurrent // processes,
                seconds,
            )
            for shard in range(processes)
        ]
        return sum(rate.result() for rate in rates)


async def _made(path: Path, server: str) -> None:
    await (await _opened(path, server)).close()


def main(argv: Sequence[str]) -> int:
    """Measure in turns, and print a line for each engine and number at once."""
    line = argparse.ArgumentParser(prog="python -m bench.traffic.engines")
    line.add_argument("server", help="a database that may be emptied: postgresql://...")
    line.add_argument("--runs", type=int, default=3)
    line.add_argument("--seconds", type=float, default=2.0)
    args = line.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder, as_in_the_bot():
        for concurrent in (1, 10, 50):
            found: dict[str, list[tuple[float, ...]]] = {"file": [], "server": []}
            for run in range(args.runs):
                for engine, server in (("file", ""), ("server", args.server)):
                    if server:
                        _emptied(server)
                    path = Path(folder) / f"{concurrent}-{run}.db"
                    found[engine].append(asyncio.run(_run(path, server, concurrent, args.seconds)))
            for engine, runs in found.items():
                rate, spent, served = (part_of(one, 0.5) for one in zip(*runs, strict=True))
                sys.stdout.write(
                    f"{engine}, {concurrent} at once: {rate:.0f} answers/s,"
                    f" {spent:.2f} ms of the bot, {served:.2f} ms of the server each\n"
                )
        for concurrent in (10, 50):
            one, two = (
                _together(Path(folder), args.server, processes, concurrent, args.seconds)
                for processes in (1, 2)
            )
            sys.stdout.write(
                f"{concurrent} at once in one process that shares: {one:.0f} answers/s,"
                f" in two: {two:.0f}, {two / one:.2f} times as many\n"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
