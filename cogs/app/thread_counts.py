"""How many messages threads hold, as Discord says with every interaction in them.

The library keeps what it knew of a thread before, and hands that out with an interaction.
"""

import msgspec
from cachetools import LRUCache
from msgspec import Raw, Struct

REMEMBERED = 2000  # threads


class _Event(Struct):
    t: str | None = None
    d: Raw = Raw()


class _Channel(Struct):
    id: str
    message_count: int | None = None


class _Interaction(Struct):
    channel: _Channel | None = None


_event = msgspec.json.Decoder(_Event)
_interaction = msgspec.json.Decoder(_Interaction)


class ThreadCounts:
    """The latest count of each thread."""

    def __init__(self) -> None:
        self._counts: LRUCache[int, int] = LRUCache(REMEMBERED)

    def note(self, frame: str) -> None:
        """Read what a frame of the gateway says of the thread that it is about."""
        event = _event.decode(frame)
        if event.t != "INTERACTION_CREATE":
            return
        channel = _interaction.decode(event.d).channel
        if channel is None or channel.message_count is None:
            return
        self._counts[int(channel.id)] = channel.message_count

    def of(self, thread: int) -> int | None:
        """Return how many messages a thread held when something was last used in it.

        Its first message and those that were deleted do not count. None for any other channel.
        """
        return self._counts.get(thread)
