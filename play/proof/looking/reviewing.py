"""The process that finds out what decided a match; `play/proof/looking/review.py` begins it.

It gets a match that is over, uses so many seconds of one core at a low priority, gives one answer
and ends.
"""

import os
import pickle
import sys
import time
from dataclasses import dataclass, field

from games.ai.review import Review, Reviewer
from games.checker.limits import limit
from games.core.data.codec import decode, encode
from games.core.info import Start
from games.core.match.moves import Move
from games.core.match.trail import PlayedMatch, Trail
from games.core.streams import Keys, derived
from games.registry import Game

POLITE = 10  # how far this process stands back from others
GRACE = 20  # s of the processor beyond its time, for what it has begun
MEMORY = 512 << 20


@dataclass(frozen=True)
class ReviewRequest:
    """A match that is over, with its keys and steps, encoded; `rounds` are where parts begin."""

    game: Game
    version: int
    cards: bytes
    start: Start
    keys: Keys = field(repr=False)
    moves: bytes = field(repr=False)
    trail: bytes = field(repr=False)
    rounds: tuple[int, ...]
    seconds: float


def reviewed(request: ReviewRequest) -> Review:
    """Return what decided, after about so many seconds of the processor."""
    rules = request.game.make(request.cards, request.version)
    moves = decode(request.moves, tuple[Move, ...])
    played = PlayedMatch(rules, request.start, request.keys, moves)
    player = request.game.players(rules)["sensible"]
    began = time.process_time()

    def spent() -> float:
        return (time.process_time() - began) / request.seconds

    reviewer = Reviewer(played, player, spent, derived(request.keys.own, "review"))
    return reviewer.review(decode(request.trail, Trail), request.rounds)


def main() -> None:
    """Answer the one request that comes in."""
    os.nice(POLITE)
    request = pickle.load(sys.stdin.buffer)  # noqa: S301 - only the bot that begins it writes there
    assert isinstance(request, ReviewRequest)
    limit(int(request.seconds) + GRACE, MEMORY)
    sys.stdout.buffer.write(encode(reviewed(request)))


if __name__ == "__main__":
    # The class is pickled under the name of this module, not as one of `__main__`.
    from play.proof.looking.reviewing import main as started

    started()
