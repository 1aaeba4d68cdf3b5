"""Memory over two hours of steady play, pressed together into as long as the machine takes.

Each interaction of those hours is made, one as soon as another is answered, in matches of all games
that are played to their end and go on by their rematch.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

import msgspec
import uvloop

from bench.figure import Aim, Effort, Figure, at_most, figure
from bench.load import caught_up, house
from bench.traffic.crowd import ended, onward
from games.registry import keys

PART = "two hours of play"
MATCHES, ABREAST = 60, 12  # at once, and interactions on their way at once
RATE = 10  # interactions/s of those hours
EVERY, LOOKS = 5, 24  # min between two looks, and how many there are
TOLD = 3  # looks that make one figure
GROWTH = 5.0  # MB in the second hour, at most


class Look(msgspec.Struct, frozen=True):
    """What both processes hold (RSS, MB) after so many interactions and ended matches."""

    presses: int
    ended: int
    bot: float
    drawing: float

    @property
    def both(self) -> float:
        return self.bot + self.drawing


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure both processes at the start and every five minutes; in short, each 20 presses."""
    each = 20 if effort.quick else EVERY * 60 * RATE
    with tempfile.TemporaryDirectory() as name:
        yield from told(uvloop.run(_looks(Path(name), each)))


def told(looks: Sequence[Look]) -> Iterator[Figure]:
    """Return the curve, a figure for each quarter of an hour, and how much it still rises."""
    yield _told("at the start", looks[:1])
    for first in range(1, LOOKS, TOLD):
        last = first + TOLD - 1
        yield _told(f"minutes {first * EVERY} to {last * EVERY}", looks[first : last + 1])
    yield from _growth(looks)


async def _looks(folder: Path, each: int) -> list[Look]:
    presses, looks = 0, list[Look]()
    async with house(folder, MATCHES, pictures=True, games=keys()) as at:
        for number in range(LOOKS + 1):
            if number:
                presses += (await onward(at.hands, folder, each, ABREAST)).made
                await caught_up(folder)
            looks.append(Look(presses, ended(folder), *at.held()))
            print(looks[-1], file=sys.stderr, flush=True)
    return looks


def _told(when: str, looks: Sequence[Look]) -> Figure:
    last = looks[-1]
    remark = (
        f"the bot {last.bot:.0f}, its drawing {last.drawing:.0f}, after {last.presses:,}"
        f" interactions and {last.ended} matches that ended"
    )
    return figure(PART, f"memory, {when}", [one.both for one in looks], "MB", remark=remark)


def _growth(looks: Sequence[Look]) -> Iterator[Figure]:
    """Return how much more is held at the end than an hour, and than half an hour before.

    At the end of an hour: in its last quarter.
    """
    hour, half = LOOKS // 2, LOOKS // 4
    before, after = looks[hour - TOLD + 1 : hour + 1], looks[-TOLD:]
    limit = "caches are still filling in the quarter of an hour before: see below"
    yield _more("growth in the second hour", before, after, at_most(GROWTH), limit)
    yield _more(
        "growth from half to half of the second hour", looks[-2 * half : -half], looks[-half:]
    )


def _more(
    what: str,
    before: Sequence[Look],
    after: Sequence[Look],
    aim: Aim | None = None,
    limit: str = "",
) -> Figure:
    """Return how much more is held on average."""
    bot = fmean(one.bot for one in after) - fmean(one.bot for one in before)
    drawing = fmean(one.drawing for one in after) - fmean(one.drawing for one in before)
    both = bot + drawing
    remark = f"the bot {bot:+.1f}, its drawing {drawing:+.1f}"
    return Figure(PART, what, both, both, both, "MB", aim, limit, remark)
