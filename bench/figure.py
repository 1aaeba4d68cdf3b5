"""A figure with its spread and its aim, and the table that they make."""

import gc
import os
import platform
import sqlite3
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import msgspec

import bot


class Effort(msgspec.Struct, frozen=True):
    """How long to measure: seconds of one run, and how many runs a figure has."""

    seconds: float = 2.0
    runs: int = 5
    quick: bool = False


QUICK = Effort(0.15, 2, quick=True)


class Aim(msgspec.Struct, frozen=True):
    """What a figure should be at least or at most (`most`)."""

    value: float
    most: bool = False

    def met(self, value: float) -> bool:
        return value <= self.value if self.most else value >= self.value


class Figure(msgspec.Struct, frozen=True):
    """A measured value: the median of several, and what 10 and 90 of 100 stayed below.

    `limit` says what limits it, should the aim be missed; `remark` is said in any case.
    """

    part: str
    what: str
    value: float
    low: float
    high: float
    unit: str
    aim: Aim | None = None
    limit: str = ""
    remark: str = ""

    def verdict(self) -> str:
        if self.aim is None:
            return self.remark
        if self.aim.met(self.value):
            return "; ".join(filter(None, ("met", self.remark)))
        return "; ".join(filter(None, (f"**not met**: {self.limit}", self.remark)))


def at_least(value: float) -> Aim:
    return Aim(value)


def at_most(value: float) -> Aim:
    return Aim(value, most=True)


def part_of(values: Sequence[float], share: float) -> float:
    """Return the value that `share` of them do not exceed. Raises ValueError when there is none."""
    if not values:
        raise ValueError("nothing was measured")
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def figure(
    part: str,
    what: str,
    values: Sequence[float],
    unit: str,
    aim: Aim | None = None,
    *,
    limit: str = "",
    remark: str = "",
) -> Figure:
    """Return the median of some values with their spread."""
    low, middle, high = (part_of(values, share) for share in (0.1, 0.5, 0.9))
    return Figure(part, what, middle, low, high, unit, aim, limit, remark)


def repeated(work: Callable[[], float], effort: Effort) -> list[float]:
    """Return what `work` gives, once a run."""
    return [work() for _ in range(effort.runs)]


def number(value: float) -> str:
    """Return a value with three digits that count: "12,300", "8.4", "0.021"."""
    if value >= 1000:
        places = len(str(int(value))) - 3
        return f"{round(value, -places):,.0f}"
    for digits in range(4):
        if abs(value) >= 10 ** (2 - digits) or digits == 3:
            return f"{value:.{digits}f}"
    raise AssertionError(value)


def table(figures: Iterable[Figure]) -> str:
    """Return the figures as one Markdown table."""
    lines = [
        "| what | value | p10 to p90 | unit | aim | |",
        "|---|---:|---:|---|---|---|",
    ]
    for one in figures:
        aim = "" if one.aim is None else f"{'≤' if one.aim.most else '≥'} {number(one.aim.value)}"
        spread = "" if one.low == one.high else f"{number(one.low)} to {number(one.high)}"
        cells = (f"{one.part}: {one.what}", number(one.value), spread, one.unit, aim, one.verdict())
        lines.append(f"| {' | '.join(cells)} |".replace("|  |", "| |"))
    return "\n".join(lines)


def machine() -> str:
    """Return where and when this is measured, and how busy the machine was besides."""
    busy = os.getloadavg()[0]
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores of {platform.machine()},"
        f" Python {platform.python_version()}, Pillow {version('pillow')},"
        f" SQLite {sqlite3.sqlite_version}; load before it: {busy:.1f}"
    )


def peak_memory(process: int) -> float:
    """Return the most memory that a process ever held (RSS), MB.

    Linux tells it here; what `getrusage` says begins with the memory of the parent process.
    """
    return _memory(process, "VmHWM")


def held_memory(process: int) -> float:
    """Return the memory that a process holds (RSS), MB."""
    return _memory(process, "VmRSS")


def _memory(process: int, which: str) -> float:
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition(f"{which}:")[2].split()[0]) / 1024


def children(process: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(one) for task in tasks for one in (task / "children").read_text().split()]


def processor_time(process: int) -> float:
    """Return the processor time of a process so far, s."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def as_in_the_bot() -> Generator[None]:
    """Collect garbage as seldom as the bot does (`bot.keep_for_good`)."""
    before = gc.get_threshold()
    bot.keep_for_good()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
