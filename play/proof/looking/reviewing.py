"""The process that finds out what decided a match; `play/proof/looking/review.py` begins it.

It gets a match that is over, uses so many seconds of one core at a low priority, gives one answer
and ends.
"""

import os
import pickle
import sys
import time
from dataclasses import dataclass, field
from types import TracebackType

import msgspec

from games.ai.review import Review, Reviewer
from games.checker.checking import Fault
from games.checker.limits import TooCostly, limit, settle
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


class ReviewReply(msgspec.Struct, frozen=True):
    """What came of a request: a review, encoded, or what went wrong."""

    review: bytes = b""
    fault: Fault | None = None


def reviewed(request: ReviewRequest) -> Review:
    """Return what decided, after about so many seconds of the processor."""
    rules = request.game.make(request.cards, request.version)
    moves = decode(request.moves, tuple[Move, ...])
    played = PlayedMatch(rules, request.start, request.keys, moves)
    player = request.game.players(rules)["sensible"]
    began = time.process_time()

    def spent() -> float:
        return (time.process_time() - began) / request.seconds

    reviewer = Reviewer(
        played, player, spent, derived(request.keys.own, "review"), request.game.horizon
    )
    return reviewer.review(decode(request.trail, Trail), request.rounds)


def main() -> None:
    """Answer the one request that comes in."""
    sys.excepthook = _without_values
    os.nice(POLITE)
    request = pickle.load(sys.stdin.buffer)  # noqa: S301 - only the bot that begins it writes there
    assert isinstance(request, ReviewRequest)
    try:
        limit(int(request.seconds) + GRACE, MEMORY)
        try:
            reply = ReviewReply(encode(reviewed(request)))
        finally:
            settle()
    except (Exception, TooCostly) as fault:  # noqa: BLE001 - the bot tells of it
        reply = ReviewReply(fault=Fault.of(fault))
    sys.stdout.buffer.write(msgspec.msgpack.encode(reply))


def _without_values(kind: type[BaseException], _: BaseException, __: TracebackType | None) -> None:
    """Report what ended this process, and nothing of what was on the table."""
    sys.stderr.write(f"the process that reviews matches has ended: {kind.__qualname__}\n")


if __name__ == "__main__":
    # The class is pickled under the name of this module, not as one of `__main__`.
    from play.proof.looking.reviewing import main as started

    started()
