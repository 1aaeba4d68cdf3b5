"""States: time to encode and decode one, its size, and the snapshot that the database keeps."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from bench.figure import Effort, Figure, figure
from bench.play.decisions import answers
from games.core.data.codec import decode, encode
from games.core.match.match import Match
from games.core.rules import Rules
from games.core.streams import Keys
from games.registry import load

PART = "state"
T = TypeVar("T")


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure each game with its most seats, at moments spread over some matches."""
    for key, game in load().items():
        rules, seats = game.rules(), game.info.seats[-1]
        kept = list(moments(seats, key, 2 if effort.quick else 8))
        states = [data for data, _ in kept]
        decoded = [decode(data, rules.state_type) for data in states]
        snapshots = [snapshot for _, snapshot in kept]
        name = f"{key}, {seats} seats"

        yield figure(PART, f"{name}, encode", each(encode, decoded), "µs")
        yield figure(PART, f"{name}, decode", each(partial(_read, rules), states), "µs")
        yield figure(PART, f"{name}, size", [len(data) / 1024 for data in states], "KB")
        yield figure(PART, f"{name}, snapshot", [len(one) / 1024 for one in snapshots], "KB")
        yield figure(PART, f"{name}, load the match", each(partial(_load, rules), snapshots), "µs")


def _read(rules: Rules[Any, Any], data: bytes) -> object:
    return decode(data, rules.state_type)


def _load(rules: Rules[Any, Any], data: bytes) -> Match:
    return Match.load(rules, data, Keys.of(b"bench"))


def moments(seats: int, key: str, matches: int) -> Iterator[tuple[bytes, bytes]]:
    """Yield encoded state and snapshot of every tenth position of some matches."""
    rules = load()[key].rules()
    for number in range(matches):
        for place, match in enumerate(answers(rules, seats, number)):
            if place % 10 == 0:
                yield encode(match.state), match.snapshot()


def each(work: Callable[[T], object], items: Sequence[T], times: int = 20) -> list[float]:
    """Return for each item how long `work` takes, µs of processor time."""
    found: list[float] = []
    for item in items:
        start = time.process_time()
        for _ in range(times):
            work(item)
        found.append((time.process_time() - start) / times * 1e6)
    return found
