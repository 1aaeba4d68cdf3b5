"""A whole match as a film: up to 60 boards drawn, reduced and written as one file.

Seconds of processor time of one process, with warm caches, and the size of the file.
"""

import time
from collections.abc import Iterator

from bench.figure import Effort, Figure, at_most, figure
from games.registry import Game, load
from render.boards import pictures
from render.job import Job
from render.kit.scene import Scene
from render.painting import paint
from tests.render.played import exported, film_scenes

PART = "film"
SECONDS, SIZE = 1.5, 1200  # s, KB


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure a film of each game, with the fewest and the most seats of two and more."""
    for game in load().values():
        seats = [count for count in game.info.seats if count > 1]
        for count in sorted({seats[0], seats[-1]}):
            yield from _measured(game, count, effort)


def _measured(game: Game, seats: int, effort: Effort) -> Iterator[Figure]:
    key = game.info.key
    found = film_scenes(key, exported(key, seats, 1))
    pictures(game.pictures).warm(game.rules().faces())
    for scene, _ in found[:: 1 if not effort.quick else 10]:
        paint(Job("still", scene))  # and everything is warm
    start = time.process_time()
    data = film(found)
    spent = time.process_time() - start
    what = f"{key}, {seats} seats, {len(found)} boards"
    yield figure(PART, f"{what}, drawn and written", [spent], "s", at_most(SECONDS))
    yield figure(PART, f"{what}, size", [len(data) / 1024], "KB", at_most(SIZE))


def film(found: list[tuple[Scene, int]]) -> bytes:
    """Return a film as the process that draws makes it."""
    stills = tuple(paint(Job("still", scene)) for scene, _ in found)
    return paint(Job("film", stills=stills, lasts=tuple(lasts for _, lasts in found)))
