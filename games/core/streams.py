"""Randomness: named streams derived from the key of a match."""

import hashlib
import hmac
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar

T = TypeVar("T")
Watcher: TypeAlias = Callable[[Any, Sequence[Any]], None]  # a state, and the events so far
_NUMBERS = 8  # 32-bit numbers in one block of SHA-256
_SPAN = 1 << 32
_numbers_of = struct.Struct(f">{_NUMBERS}I").unpack


class Streams:
    """Draws by HMAC-SHA256 from key, stream name and a counter of 32-bit numbers.

    `counters` is part of a snapshot; one more draw in one stream shifts no other. `barred` tells
    whether something since it was last set to False prevents undo: a draw, or a call of `bar_undo`.
    """

    def __init__(self, key: bytes, counters: dict[str, int] | None = None) -> None:
        self._key = key
        self._blocks: dict[str, tuple[int, tuple[int, ...]]] = {}  # the latest of each stream
        self.counters: dict[str, int] = {} if counters is None else counters
        self.barred = False
        self.watcher: Watcher | None = None

    def moment(self, state: Any, events: Sequence[Any]) -> None:  # noqa: ANN401 - each game's own
        """Show those who watch a state in the middle of an answer, with the events so far.

        For an answer that brings about many things, one after the other: a film shows each. It
        changes nothing, and costs nothing where nobody watches.
        """
        if self.watcher is not None:
            self.watcher(state, events)

    def _number(self, stream: str) -> int:
        self.barred = True
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + 1
        index, place = divmod(count, _NUMBERS)
        known = self._blocks.get(stream)
        if known is None or known[0] != index:
            block = hmac.digest(self._key, f"{stream}|{index}".encode(), "sha256")
            known = self._blocks[stream] = (index, _numbers_of(block))
        return known[1][place]

    def bar_undo(self) -> None:
        """Prevent the undo of the answer that is being carried out, as if something had been drawn.

        For what draws nothing and yet shows what was hidden (a card turned up from a pile), and for
        what the rules call final (the end of a turn). The option announces it (`final` at the
        option or in `confirm`, `none_final`); otherwise the driver complains.
        """
        self.barred = True

    def below(self, stream: str, limit: int) -> int:
        """Draw a whole number from 0 to `limit` - 1, all equally likely."""
        fair = _SPAN - _SPAN % limit
        while (number := self._number(stream)) >= fair:
            pass
        return number % limit

    def choice(self, stream: str, items: Sequence[T]) -> T:
        """Draw one of `items`."""
        return items[self.below(stream, len(items))]

    def shuffled(self, stream: str, items: Sequence[T]) -> list[T]:
        """Return `items` in a random order (Fisher-Yates, from the end)."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(stream, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def sample(self, stream: str, items: Sequence[T], size: int) -> list[T]:
        """Draw `size` different ones of `items`, in random order."""
        return self.shuffled(stream, items)[:size]


class Keys(NamedTuple):
    """The two secrets of a match.

    `deals` is the key of what is dealt: the streams of the rules and of house AIs. `own` is the key
    of question ids, salts of the chain and delays. Tables that are to be dealt the same share
    `deals` and nothing else, so that no id, salt or head of one tells anything about another.
    """

    deals: bytes
    own: bytes

    @classmethod
    def of(cls, key: bytes) -> Self:
        """Return the keys of an ordinary match, which uses one key for both."""
        return cls(key, key)


def match_key(seed: bytes, words: Sequence[str]) -> bytes:
    """Mix the server's secret seed (32 bytes) with the words that the players added, in order."""
    said = b"".join(hashlib.sha256(word.encode()).digest() for word in words)
    return hmac.digest(seed, b"match|" + said, "sha256")


def commitment(seed: bytes) -> str:
    """Return the hex SHA-256 of the seed, which is posted before anybody adds a word."""
    return hashlib.sha256(seed).hexdigest()


def derived(key: bytes, purpose: str) -> bytes:
    """Return a key for another purpose than draws ("ids", "chain", "ai:0"), 32 bytes."""
    return hmac.digest(key, f"key|{purpose}".encode(), "sha256")
