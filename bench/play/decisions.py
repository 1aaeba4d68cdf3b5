"""Decisions a second of random play: bare, and with every reader's view and the snapshot encoded.

Processor time of one core, so that what else the machine does counts little. Answers are picked by
Python's own generator, seeded, so that the engine is measured and not the player; the matches draw
from their own streams as ever. Garbage is collected as in the bot.
"""

import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from bench.figure import Aim, Effort, Figure, as_in_the_bot, at_least, figure, repeated
from games.core.data.codec import encode
from games.core.decision import Decision, Picks, reaching
from games.core.match.match import Match
from games.core.rules import Rules
from games.core.streams import Keys
from games.driver.supply import start_of
from games.registry import load

PART = "random play"
BARE, VIEWED = 30_000, 10_000  # of the easiest games; a third of it for all others
HEAVIER = 3
LIMIT = "plain Python, a flat profile: see below"


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure every game with every number of seats; only the smallest when quick."""
    for key, game in load().items():
        rules = game.rules()
        for seats in game.info.seats[: 1 if effort.quick else None]:
            for viewed in (False, True):
                with as_in_the_bot():
                    rates = repeated(
                        lambda: rate(rules, seats, effort.seconds / 4, viewed=viewed),  # noqa: B023 - called at once
                        effort,
                    )
                yield figure(
                    PART,
                    f"{key}, {seats} seats, {'all views and encoding' if viewed else 'bare'}",
                    rates,
                    "decisions/s",
                    aim(game.level, viewed=viewed),
                    limit=LIMIT,
                )


def aim(level: int, *, viewed: bool) -> Aim:
    """Return what is aimed at in a game of that `level` (`games.registry.Game`)."""
    return at_least((VIEWED if viewed else BARE) / (1 if level == 1 else HEAVIER))


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
    match, _ = Match.begin(rules, start_of(rules, seats, {}, key), Keys.of(key))
    rng = Random(number)
    while match.result is None:
        seat = rng.choice(match.asked)
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, picks(question, rng))
        if viewed:
            for reader in (*range(seats), None):
                encode(match.view(reader))
            match.snapshot()
        yield match


def picks(question: Decision, rng: Random) -> Picks:
    """Return any legal answer."""
    ids = [option.id for option in question.options]
    size = rng.randint(question.least, question.most)
    if question.least_total:
        return reaching(question, rng.sample(ids, len(ids)), size)
    return tuple(rng.sample(ids, size))
