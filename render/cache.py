"""Bounded caches of what is costly to draw: the least recently used goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock
from typing import Generic, TypeVar

V = TypeVar("V")


class Cache(Generic[V]):
    """Values by key, at most `limit` bytes of them as `weigh` counts.

    The value asked for last is kept even when it alone is over the limit. Safe to share between
    threads; two threads may draw the same thing at the same time, one of them for nothing.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.bytes = 0
        self.hits = 0
        self.misses = 0
        self._weigh = weigh
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of `key`, made when it is not there."""
        with self._lock:
            found = self._values.get(key)
            if found is not None:
                self._values.move_to_end(key)
                self.hits += 1
                return found[0]
            self.misses += 1
        value = make()
        self._keep(key, value)
        return value

    def _keep(self, key: Hashable, value: V) -> None:
        weight = self._weigh(value)
        with self._lock:
            if key in self._values:
                return
            self._values[key] = value, weight
            self.bytes += weight
            while self.bytes > self.limit and len(self._values) > 1:
                _, (_, freed) = self._values.popitem(last=False)
                self.bytes -= freed

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self.bytes = 0
