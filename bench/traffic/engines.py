"""Both engines in one run, in turns: `python -m bench.traffic.engines postgresql://... [--runs N]`.

Whole answers of matches at once, on a file and in a database that may be emptied: what the bot's
process spends on one, what the server's processes do (where they are on this machine), and how many
statements and waits for the server one takes. The ratios are those of one run, on one machine.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.figure import as_in_the_bot, part_of
from bench.store import _answers, begun, entropy, measure
from games.registry import load
from play.service import Application
from play.time.clock import SystemClock

_TICKS = os.sysconf("SC_CLK_TCK")


async def _opened(path: Path, server: str) -> Application:
    return await Application.open(path, load(), SystemClock(), entropy, server=server)


def _emptied(server: str) -> None:
    """Remove the bot's tables. Whoever names a database here knows that."""
    from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

    with connect(server, autocommit=True) as db:
        db.execute(b"DROP SCHEMA IF EXISTS main CASCADE")
        db.execute(b"DROP SCHEMA IF EXISTS archive CASCADE")


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
    ids = [await begun(play, number) for number in range(concurrent)]
    await measure(_answers(play, ids), seconds / 4)
    before = _served(server) if server else 0.0
    rate, spent = await measure(_answers(play, ids), seconds)
    served = (_served(server) - before) / (rate * seconds) if server else 0.0
    await play.close()
    return rate, spent, served


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
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
