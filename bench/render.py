"""Boards and tables, drawn and encoded, from moments of random matches.

Milliseconds of the drawing process's own time. Warm: what does not change lies in the caches, as it
does after the first boards of a process.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bench.figure import Effort, Figure, at_most, figure, part_of
from games.registry import load
from render.boards import pictures
from render.kit.picture import Picture
from render.kit.scene import Scene, SeatHolder
from render.png import encode
from tests.render.played import moments, scene

PART = "picture"
PEOPLE = tuple(SeatHolder(name) for name in ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid"))
BOARD = 12  # ms
LIMIT = "Pillow's cost of a call and of a pixel: see below"


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure the board of each game, few seats and many, and a private table."""
    for key, game in load().items():
        draws = pictures(game.pictures)
        yield figure(
            PART,
            f"{key}, warming the caches",
            [timed(partial(draws.warm, game.rules().faces()))],
            "ms",
        )
        seats = [number for number in (2, 4) if number in game.info.seats]
        for number in seats[: 1 if effort.quick else None]:
            boards = scenes(key, number, None, 4 if effort.quick else 30)
            yield from drawing(f"{key}, board of {number}", draws.board, boards, effort)
        tables = scenes(key, 2, 0, 4 if effort.quick else 30)
        yield from drawing(f"{key}, private table", draws.table, tables, effort)


def scenes(key: str, seats: int, reader: int | None, most: int) -> list[Scene]:
    """Return scenes spread over a random match; a reader's where something is asked of them."""
    found = [
        scene(match, events, reader, "fr", PEOPLE)
        for match, events in moments(key, seats, 7)
        if match.result is None and (reader is None or match.questions[reader] is not None)
    ]
    return found[:: max(1, len(found) // most)][:most]


def drawing(
    name: str, draw: Callable[[Scene], Picture], found: Sequence[Scene], effort: Effort
) -> Iterator[Figure]:
    """Return draw and encode together, its 99th of 100, and the size."""
    sizes = [len(encode(draw(one).image)) / 1024 for one in found]  # and everything is warm
    times = [timed(lambda one=one: draw(one).png()) for _ in range(effort.runs) for one in found]
    yield figure(PART, f"{name}, draw and encode", times, "ms", at_most(BOARD), limit=LIMIT)
    worst = part_of(times, 0.99)
    yield Figure(PART, f"{name}, p99", worst, worst, max(times), "ms")
    yield figure(PART, f"{name}, size", sizes, "KB")


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds of this thread's own time that `work` takes."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000
