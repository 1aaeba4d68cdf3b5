"""Bounded caches of what is costly to draw: the least recently used goes first."""

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import RLock
from typing import Generic, TypeVar

from cachetools import LRUCache

V = TypeVar("V")


class Cache(Generic[V]):
    """Values by key, at most `limit` bytes of them as measured by `weigh`.

    A value that is too large is not kept. Safe to share between threads: two of them may then draw
    the same thing at the same time, once in vain.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._values: LRUCache[Hashable, V] = LRUCache(limit, weigh)
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._values)

    @property
    def bytes(self) -> int:
        """How much all values weigh."""
        return int(self._values.currsize)

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of `key`, made when it is not there."""
        with self._lock:
            found = self._values.get(key)
        if found is not None:
            return found
        value = make()
        with self._lock, suppress(ValueError):  # it alone weighs more than the limit
            self._values[key] = value
        return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
