"""How many processes draw, and those processes."""

import os
from math import ceil
from pathlib import Path

from render.process import WorkerProcess

QUOTA = Path("/sys/fs/cgroup/cpu.max")  # what a container may use: "200000 100000" is two cores


def drawers(wanted: int) -> list[WorkerProcess]:
    """Return so many processes that draw, none begun yet.

    For 0, one less than there are cores, at least one: the bot itself needs a core (SCL-7).
    """
    return [WorkerProcess() for _ in range(wanted or max(1, cores() - 1))]


def cores(quota: Path = QUOTA) -> int:
    """Return how many cores this process may use, also in a container that has a part of them."""
    try:  # not on macOS
        there = len(os.sched_getaffinity(0))
    except AttributeError:
        there = os.cpu_count() or 1
    try:
        most, period = quota.read_text("ascii").split()
        return min(there, max(1, ceil(int(most) / int(period))))
    except (OSError, ValueError):  # no such limit: no file, or "max"
        return there
