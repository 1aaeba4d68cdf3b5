"""How many messages threads hold, as Discord says with every interaction in them.

The library keeps what it knew of a thread before, and hands that out with an interaction.
"""

from collections.abc import Mapping
from typing import Any

from cachetools import LRUCache

REMEMBERED = 2000  # threads


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
