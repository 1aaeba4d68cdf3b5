"""The sandbox's clock: real time, that tests may push forward, and what is due at its moments."""

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count


class Timer:
    """Something to do at a moment; `cancel` forgets it."""

    def __init__(self, due: float, action: Callable[[], None]) -> None:
        self.due = due
        self.action = action
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class WorldClock:
    """Seconds since 1970; `advance` jumps ahead and does at once what falls due meanwhile.

    A `still` clock moves by `advance` alone, so that a slow machine misses no deadline.
    """

    def __init__(self, *, still: bool = False) -> None:
        self._stopped_at = time.time() if still else None
        self._ahead = 0.0
        self._numbers = count()
        self._timers: list[tuple[float, int, Timer]] = []
        self._handle: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return (self._stopped_at or time.time()) + self._ahead

    def call_at(self, due: float, action: Callable[[], None]) -> Timer:
        """Do `action` when the clock reaches `due`."""
        timer = Timer(due, action)
        heapq.heappush(self._timers, (due, next(self._numbers), timer))
        if self._timers[0][2] is timer:
            self._arm()
        return timer

    def advance(self, seconds: float) -> None:
        """Jump ahead; every timer that falls due on the way is run, earliest first."""
        self._ahead += seconds
        self._fire()

    def close(self) -> None:
        """Forget all timers."""
        self._timers.clear()
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        while self._timers and self._timers[0][2].cancelled:
            heapq.heappop(self._timers)
        if self._timers and self._stopped_at is None:
            wait = max(0.0, self._timers[0][0] - self.now())
            self._handle = asyncio.get_running_loop().call_later(wait, self._fire)

    def _fire(self) -> None:
        while self._timers and self._timers[0][0] <= self.now():
            timer = heapq.heappop(self._timers)[2]
            if not timer.cancelled:
                timer.action()
        self._arm()
