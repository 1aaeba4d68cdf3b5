"""Matches that are over: finding their steps, and looking at one (MND-4.3)."""

import time
import zlib
from collections.abc import Iterator

from bench.figure import Effort, Figure, figure
from games.core.data.codec import encode
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered, Move
from games.core.match.trail import KEPT_EVERY, PlayedMatch
from games.core.streams import Keys, Streams
from games.registry import load

PART = "history"
MOVES = 300  # of a match: a long one of every game
KEYS = Keys.of(b"bench")


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure a match of 300 moves of each game, played on in rounds as often as it takes."""
    for key in load():
        played = _played(key)
        name = f"{key}, {len(played.moves)} moves"
        started = time.process_time()
        trail = played.trail()
        whole = (time.process_time() - started) * 1e3
        kept = encode(trail)
        yield figure(PART, f"{name}, steps found", [whole], "ms")
        yield figure(PART, f"{name}, kept", [len(zlib.compress(kept, 9)) / 1024], "KB")
        steps = trail.of(0)
        every = max(1, len(steps) // (20 if effort.quick else 100))
        found: list[float] = []
        for step in steps[::every]:
            started = time.process_time()
            played.seen(trail, step, 0)
            found.append((time.process_time() - started) * 1e3)
        yield figure(PART, f"{name}, a step, {KEPT_EVERY} moves apart", found, "ms")
        yield figure(PART, f"{name}, the dearest step", [max(found)], "ms")


def _played(key: str) -> PlayedMatch:
    """Return a match that sensible players have played, as near to so many moves as it gets."""
    game = load()[key]
    rules = game.rules()
    player = game.players(rules)["sensible"]
    best: list[Move] = []
    start = Start(2)
    for seats in game.info.seats:
        begun = Start(seats)
        match, _ = Match.begin(rules, begun, KEYS)
        rng, moves = Streams(b"bench"), list[Move]()
        while match.result is None and len(moves) < MOVES:
            seat = match.asked[0]
            question = match.questions[seat]
            assert question is not None
            picks = player.answer(match.view(seat), question, rng)
            moves.append(Answered(seat, question.id, picks))
            match.play(moves[-1])
        if len(moves) > len(best):
            best, start = moves, begun
    return PlayedMatch(rules, start, KEYS, best)
