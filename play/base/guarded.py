"""Changes by several people at once: one at a time in this process, retried when others wrote."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from db.store import StaleStep

P = ParamSpec("P")
T = TypeVar("T")
_TRIES = 20  # a change is tried so often against other writers


class Locks:
    """A lock for each id, kept while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, which: str) -> asyncio.Lock:
        """Return the lock of an id."""
        lock = self._locks.get(which)
        if lock is None:
            lock = self._locks[which] = asyncio.Lock()
        return lock


def again(
    act: Callable[P, Coroutine[object, object, T]],
) -> Callable[P, Coroutine[object, object, T]]:
    """Repeat an act whole, on what is stored by then, when others have written meanwhile.

    Raises StaleStep when others are faster every time.
    """

    @wraps(act)
    async def repeated(*args: P.args, **kwargs: P.kwargs) -> T:
        return await retried(act.__name__, lambda: act(*args, **kwargs))

    return repeated


async def retried(which: str, attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what an attempt returns; a stale one is repeated on what is stored by then.

    Raises StaleStep when others are faster every time.
    """
    for _ in range(_TRIES):
        with suppress(StaleStep):
            return await attempt()
    raise StaleStep(which)
