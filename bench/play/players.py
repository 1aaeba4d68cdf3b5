"""What AIs and the clock cost: the default answer, the sensible answer, a view, a settled move."""

import time
from collections.abc import Iterator
from typing import Any

from bench.figure import Effort, Figure, figure
from games.core.match.match import Match
from games.core.rules import Rules
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game, load

PART = "players"


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure sensible players of each game with two seats."""
    for key, game in load().items():
        spent: dict[str, list[tuple[float, str]]] = {}
        for number in range(1 if effort.quick else 5):
            play(game, game.rules(), number, spent)
        for what, noted in spent.items():
            worst, kind = max(noted)
            remark = f"worst {worst:.1f} ms, {kind}"
            yield figure(PART, f"{key}, {what}", [time for time, _ in noted], "ms", remark=remark)


def play(
    game: Game, rules: Rules[Any, Any], number: int, spent: dict[str, list[tuple[float, str]]]
) -> None:
    """Play a match; note what each step took (ms of processor time), and for which question."""
    key, rng = f"bench {number}".encode(), Streams(b"bench")
    sensible = game.sensible(rules)
    match, _ = Match.begin(rules, start_of(rules, 2, {}, key), Keys.of(key))
    kind = ""

    def note(what: str, start: float) -> float:
        now = time.process_time()
        spent.setdefault(what, []).append(((now - start) * 1000, kind))
        return now

    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        kind = question.kind
        now = time.process_time()
        view = match.view(seat)
        now = note("view", now)
        rules.default(view, question)
        now = note("default answer", now)
        picks = sensible.answer(view, question, rng)
        now = note("sensible answer", now)
        match.answer(seat, picks)
        note("answer and settle", now)
