"""Decisions a second of random play: bare, and with every reader's view and the snapshot encoded.

Processor time of one core, so that what else the machine does counts little.
"""

import time
from collections.abc import Iterator
from itertools import count
from typing import Any

from bench.figure import Aim, Effort, Figure, at_least, figure, repeated
from games.ai.player import RandomPlayer
from games.core.codec import encode
from games.core.match import Match
from games.core.rules import Rules
from games.core.streams import Streams, derived
from games.driver.supply import start_of
from games.registry import load

PART = "random play"
BARE, VIEWED = 30_000, 10_000  # of simple games; a third of it for the heaviest
HEAVY = {"allstar": 3, "nba": 3}
LIMIT = "plain Python, a flat profile: see below"


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure every game with every number of seats; only the smallest when quick."""
    for key, game in load().items():
        rules = game.rules()
        for seats in game.info.seats[: 1 if effort.quick else None]:
            for viewed in (False, True):
                yield figure(
                    PART,
                    f"{key}, {seats} seats, {'all views and encoding' if viewed else 'bare'}",
                    repeated(lambda: rate(rules, seats, effort.seconds / 4, viewed=viewed), effort),  # noqa: B023 - called at once
                    "decisions/s",
                    aim(key, viewed=viewed),
                    limit=LIMIT,
                )


def aim(key: str, *, viewed: bool) -> Aim:
    return at_least((VIEWED if viewed else BARE) / HEAVY.get(key, 1))


def rate(rules: Rules[Any, Any], seats: int, seconds: float, *, viewed: bool) -> float:
    """Play for so long and return decisions a second."""
    done, start = 0, time.process_time()
    until = start + seconds
    for number in count():
        for _ in answers(rules, seats, number, viewed=viewed):
            done += 1
            if time.process_time() > until:
                return done / (time.process_time() - start)
    raise AssertionError


def answers(
    rules: Rules[Any, Any], seats: int, number: int, *, viewed: bool = False
) -> Iterator[Match]:
    """Play a match at random and yield it after each answer."""
    key = f"bench {number}".encode()
    match, _ = Match.begin(rules, start_of(rules, seats, {}, key), key)
    player, order = RandomPlayer(), Streams(derived(key, "order"))
    draws = [Streams(derived(key, f"seat {seat}")) for seat in range(seats)]
    while match.result is None:
        seat = order.choice("seat", match.asked)
        question = match.questions[seat]
        assert question is not None
        view = match.view(seat) if viewed else None
        match.answer(seat, player.answer(view, question, draws[seat]))  # pyright: ignore[reportArgumentType] - blind
        if viewed:
            for reader in (*range(seats), None):
                encode(match.view(reader))
            match.snapshot()
        yield match
