"""Ids: the moment in the high bits, so that they sort by time; never given twice."""

from sandbox.common.clock import WorldClock
from sandbox.common.shapes import EPOCH


class Snowflakes:
    """Gives ids above `last`, which survives restarts through the stored things' ids."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> str:
        """An id never given before, its high bits the present millisecond."""
        moment = int((self._clock.now() - EPOCH) * 1000) << 22
        self.last = max(moment, self.last + 1)
        return str(self.last)

    def next_on(self, number: int, count: int) -> str:
        """An id that falls to shard `number` of `count`, at most `count` milliseconds ahead."""
        while (int(self.next()) >> 22) % count != number:
            self.last = ((self.last >> 22) + 1 << 22) - 1
        return str(self.last)
