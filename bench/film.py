"""A whole match as a film: 60 boards drawn, reduced and written as one file.

Seconds of processor time of one process, with warm caches, and the size of the file.
"""

import time
from collections.abc import Iterator

from bench.figure import Effort, Figure, at_most, figure
from games.registry import load
from render.boards import pictures
from render.job import Job
from render.kit.scene import Scene
from render.painting import paint
from tests.render.played import exported, film_scenes

PART = "film"
SECONDS, SIZE = 1.5, 1200  # s, KB


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure a film of each game."""
    for key, game in load().items():
        found = film_scenes(key, exported(key, 2, 1))
        pictures(game.pictures).warm(game.rules().faces())
        for scene, _ in found[:: 1 if not effort.quick else 10]:
            paint(Job("still", scene))  # and everything is warm
        start = time.process_time()
        data = film(found)
        spent = time.process_time() - start
        what = f"{key}, {len(found)} boards"
        yield figure(PART, f"{what}, drawn and written", [spent], "s", at_most(SECONDS))
        yield figure(PART, f"{what}, size", [len(data) / 1024], "KB", at_most(SIZE))


def film(found: list[tuple[Scene, int]]) -> bytes:
    """Return a film as the process that draws makes it."""
    stills = tuple(paint(Job("still", scene)) for scene, _ in found)
    return paint(Job("film", stills=stills, lasts=tuple(lasts for _, lasts in found)))
