"""What is kept at hand, also by queries: a maker of the store may run these in threads."""

from threading import RLock
from typing import TypeVar

from cachetools import LRUCache

K = TypeVar("K")
V = TypeVar("V")


class Kept(LRUCache[K, V]):
    """The values that were asked for last, for any thread; `get`, `[]` and `in` are whole each."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self._turn = RLock()

    def __getitem__(self, key: K) -> V:
        with self._turn:
            return super().__getitem__(key)

    def __setitem__(self, key: K, value: V) -> None:
        with self._turn:
            super().__setitem__(key, value)

    def __delitem__(self, key: K) -> None:
        with self._turn:
            super().__delitem__(key)

    def get(self, key: K, default: V | None = None) -> V | None:  # pyright: ignore[reportIncompatibleMethodOverride] - one of its overloads
        """Return what is kept under a key, and note that it was asked for."""
        with self._turn:
            return super().get(key, default)
