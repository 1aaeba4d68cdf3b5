"""The time of day, passed in wherever it matters."""

import time
from datetime import UTC, datetime, timedelta
from typing import Protocol

_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # Linux counts sleep in it


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """Return this moment, aware, in UTC."""
        ...

    def steady(self) -> timedelta:
        """Return how long the machine has been running, sleep included where it can tell.

        It goes on evenly when the time of day is put right.
        """
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Return this moment, aware, in UTC, to the millisecond: as it is stored."""
        now = datetime.now(UTC)
        return now.replace(microsecond=now.microsecond // 1000 * 1000)

    def steady(self) -> timedelta:
        """Return how long the machine has been running."""
        return timedelta(seconds=time.clock_gettime(_STEADY))
