"""What is known of channels and threads beside what the library keeps of them.

Discord says with every interaction in a thread how many messages it holds; the library keeps what
it knew before, and hands that out. Of places that are shut the gateway does not tell: a thread that
sleeps and is locked, say.
"""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

from cachetools import LRUCache, TTLCache

REMEMBERED = 2000  # threads
PLACE = (10003, 50001, 50013, 50083, 160005)  # gone; no access or right; asleep and locked; locked
_MOST = 1000
_KEPT = timedelta(days=1)


class ThreadCounts:
    """The latest count of each thread."""

    def __init__(self) -> None:
        self._counts: LRUCache[int, int] = LRUCache(REMEMBERED)

    def note(self, channel: Mapping[str, Any]) -> None:
        """Note what an interaction says of the channel that it was made in."""
        count = channel.get("message_count")
        if count is not None:
            self._counts[int(channel["id"])] = count

    def of(self, thread: int) -> int | None:
        """Return how many messages a thread held when something was last used in it.

        Its first message and those that were deleted do not count. None for any other channel.
        """
        return self._counts.get(thread)


class ShutPlaces:
    """Remembers such channels and threads, until something is heard of them."""

    def __init__(self, steady: Callable[[], timedelta]) -> None:
        self._noted: TTLCache[int, None, timedelta] = TTLCache(_MOST, _KEPT, steady)

    def __contains__(self, channel: int | None) -> bool:
        return channel in self._noted

    def note(self, channel: int) -> None:
        """Note that a place is shut."""
        self._noted[channel] = None

    def changed(self, channel: int) -> None:
        """Forget a place: it may be open again."""
        self._noted.pop(channel, None)
