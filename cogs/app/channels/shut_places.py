"""Places of which an answer was refused because of the place: nobody can press anything there.

The gateway does not tell of them: a thread that sleeps and is locked, say.
"""

from collections.abc import Callable
from datetime import timedelta

from cachetools import TTLCache

PLACE = (10003, 50001, 50013, 50083, 160005)  # gone; no access or right; asleep and locked; locked
_MOST = 1000
_KEPT = timedelta(days=1)


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
