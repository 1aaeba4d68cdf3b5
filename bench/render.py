"""Times boards and tables, drawn and encoded: `python -m bench.render [--rounds 50]`.

Milliseconds of the drawing thread's own time, medians; wall99 is what 99 of 100 waited at most,
with whatever else the machine did. Warm: what does not change lies in the caches, as it does after
the first boards of a process.
"""

import argparse
import resource
import statistics
import sys
import time
from collections.abc import Callable

from render import firstdeck
from render.png import encode
from render.scene import Picture, Scene
from tests.render import samples

PICTURES: dict[str, tuple[Scene, Callable[[Scene], Picture]]] = {
    "board, 2 seats": (samples.board_two(), firstdeck.board),
    "board, 4 seats": (samples.board_four(), firstdeck.board),
    "board, 5 seats": (samples.board_five(), firstdeck.board),
    "board, final series": (samples.board_final(), firstdeck.board),
    "table, take": (samples.table_take(), firstdeck.table),
    "table, order of 20": (samples.table_order(), firstdeck.table),
    "close-up of a seat": (samples.board_four(), lambda scene: firstdeck.zoom(scene, "seat:0")),
}


def timed(
    work: Callable[[], object], rounds: int, clock: Callable[[], float] = time.thread_time
) -> list[float]:
    """Milliseconds of each round, sorted: of this thread's own time, or by another clock."""
    found: list[float] = []
    for _ in range(rounds):
        start = clock()
        work()
        found.append((clock() - start) * 1000)
    return sorted(found)


def main() -> None:
    line = argparse.ArgumentParser(description=__doc__)
    line.add_argument("--rounds", type=int, default=50)
    rounds = line.parse_args().rounds
    start = time.perf_counter()
    firstdeck.warm()
    print(f"warming the caches: {(time.perf_counter() - start) * 1000:.0f} ms")
    print(f"{'':22}{'first':>8}{'draw':>8}{'encode':>8}{'both':>8}{'wall99':>8}{'KB':>8}")
    for name, (scene, picture) in PICTURES.items():

        def draw(scene: Scene = scene, picture: Callable[[Scene], Picture] = picture) -> Picture:
            return picture(scene)

        (first,) = timed(draw, 1)
        image = draw().image
        drawn = statistics.median(timed(draw, rounds))
        encoded = statistics.median(timed(lambda image=image: encode(image), rounds))
        both = timed(lambda: draw().png(), rounds)
        wall = timed(lambda: draw().png(), rounds, time.perf_counter)
        p99 = wall[min(len(wall) - 1, round(len(wall) * 0.99))]
        size = len(encode(image)) / 1024
        figures = (first, drawn, encoded, statistics.median(both), p99, size)
        print(f"{name:22}" + "".join(f"{figure:8.1f}" for figure in figures))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory at most: {peak:.0f} MB", file=sys.stdout)


if __name__ == "__main__":
    main()
