"""What a finished match takes: in the database, in the archive, and were its moves alone kept.

Matches of two people who answer at random; bytes are those of snapshot and moves without SQLite's
own pages and indexes.
"""

import asyncio
import math
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.figure import Effort, Figure, at_most, figure
from bench.store import answering, begun, opened
from db.upkeep import archive
from db.upkeep.packing import packed
from games.registry import load
from play.service import Application

PART = "archive"
KB = 1024
SHARE = 0.4  # of what it took in the database
LIMIT = "what moves told, though it is told again and again in the same words"


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure each game with two people."""
    for key in load():
        with tempfile.TemporaryDirectory() as name:
            found = asyncio.run(_measured(Path(name), key, 1 if effort.quick else effort.runs))
        told, stored, kept, alone, put, read = zip(*found, strict=True)
        before = figure(PART, f"{key}, in the database", stored, "KB")
        yield figure(PART, f"{key}, as it is told (JSON)", told, "KB")
        yield before
        yield figure(
            PART, f"{key}, in the archive", kept, "KB", at_most(SHARE * before.value), limit=LIMIT
        )
        yield figure(PART, f"{key}, moves alone, compressed", alone, "KB")
        yield figure(PART, f"{key}, compressed in", put, "ms")
        yield figure(PART, f"{key}, all moves read in", read, "ms")


async def _measured(folder: Path, game: str, matches: int) -> list[tuple[float, ...]]:
    """Return of each match: KB told, stored, kept, of moves alone; ms to put and to read."""
    play = await opened(folder / "matches.db")
    found: list[tuple[float, ...]] = []
    for number in range(matches):
        match = await begun(play, number, game=game)
        await answering(play, match, (2 * number + 1, 2 * number + 2), math.inf)
        found.append(await _one(play, match))
    await play.close()
    return found


async def _one(play: Application, match: str) -> tuple[float, ...]:
    store = play.store
    snapshot, rows = await store.read(archive.gather, match)
    stored = len(snapshot) + sum(len(str(one)) for row in rows for one in row[:6])
    stored += sum(len(move or b"") + len(events) for *_, move, events in rows)
    start = time.process_time()
    content = archive.pressed(snapshot, rows)
    put = time.process_time() - start
    await store.write(archive.keep, match, content)
    await store.write(archive.drop, match)
    start = time.process_time()
    moves = await store.read(archive.moves, match)
    read = time.process_time() - start
    told = sum(len(move.events) + len(move.move or b"") for move in moves)
    alone = len(packed(b"".join(move.move or b"" for move in moves)))
    sizes = (told / KB, stored / KB, len(content) / KB, alone / KB)
    return (*sizes, put * 1000, read * 1000)
