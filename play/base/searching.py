"""The process in which sharp players search; `play/base/searcher.py` begins it (MND-1.6).

It gets worlds that were dealt from what a seat knows, never the match itself, and answers one
request after the other at a low priority, until nobody asks any more.
"""

import os
import pickle
import struct
import sys
import time
from dataclasses import dataclass, field
from typing import BinaryIO

import msgspec

from games.ai.search import SharpPlayer
from games.checker.checking import Fault
from games.core.decision import Picks
from games.core.match.match import AnyRules, Match
from games.core.streams import Keys, Streams
from games.registry import Game

POLITE = 10  # how far this process stands back from others
LENGTH = struct.Struct(">I")
_KEPT = 8  # games with their cards


@dataclass(frozen=True)
class SearchRequest:
    """A question of a `seat` in a world with its keys, and for how long to search.

    `game` and `cards` are left out where this process has had them before, by the same `name`.
    """

    name: tuple[str, int, str]
    game: Game | None
    cards: bytes
    world: bytes = field(repr=False)
    keys: Keys = field(repr=False)
    luck: bytes = field(repr=False)
    seat: int
    seconds: float


class SearchReply(msgspec.Struct, frozen=True):
    """What came of a request: picks, or what went wrong."""

    picks: Picks = ()
    fault: Fault | None = None


class SearchingRules:
    """The rules and sharp players of games, kept from request to request."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int, str], tuple[AnyRules, SharpPlayer]] = {}

    def answered(self, request: SearchRequest) -> Picks:
        """Return what a sharp player answers, after so many seconds of the processor at most."""
        rules, player = self._of(request)
        match = Match.load(rules, request.world, request.keys)
        began = time.process_time()

        def left() -> bool:
            return time.process_time() - began < request.seconds

        return player.searched(match, request.seat, Streams(request.luck), left)

    def _of(self, request: SearchRequest) -> tuple[AnyRules, SharpPlayer]:
        if request.game is not None:
            game = request.game
            rules = game.make(request.cards, request.name[1])
            player = SharpPlayer(game.sensible(rules), game.horizon, game.sharp)
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[request.name] = rules, player
        return self._made[request.name]


def main(came: BinaryIO, goes: BinaryIO) -> None:
    """Answer requests until there are no more."""
    os.nice(POLITE)
    known = SearchingRules()
    while head := came.read(LENGTH.size):
        request = pickle.loads(came.read(LENGTH.unpack(head)[0]))  # noqa: S301 - only the bot that begins it writes there
        assert isinstance(request, SearchRequest)
        try:
            reply = SearchReply(known.answered(request))
        except Exception as fault:  # noqa: BLE001 - the bot tells of it
            reply = SearchReply(fault=Fault.of(fault))
        said = msgspec.msgpack.encode(reply)
        goes.write(LENGTH.pack(len(said)) + said)
        goes.flush()


if __name__ == "__main__":
    # The class is pickled under the name of this module, not as one of `__main__`.
    from play.base.searching import main as started

    started(sys.stdin.buffer, sys.stdout.buffer)
