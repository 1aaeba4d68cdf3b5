"""Time as a service: deadlines, reminders, lobbies that expire, and time when nobody was there."""

from datetime import datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Tells the time; passed in wherever time matters."""

    def now(self) -> datetime:
        """Return this moment, aware, in UTC."""
        ...


class Timekeeper:
    """Does what is due. `tick` is to be called every few seconds, and first at start."""

    async def tick(self) -> timedelta | None:
        """Do all that is due now; return by how much deadlines were extended, if they were.

        When the last tick is more than the grace ago (the bot was away, or the clock jumped), all
        running deadlines are first moved by that time.
        """
        raise NotImplementedError

    async def next_at(self) -> datetime | None:
        """Return the next moment at which something is due."""
        raise NotImplementedError
