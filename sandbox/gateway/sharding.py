"""How the bot's connections share its servers: what is recommended, needed and allowed."""

import math
from typing import Annotated

from msgspec import Meta, Struct

from sandbox.common.clock import WorldClock
from sandbox.common.ratelimits import RateLimits
from sandbox.common.shapes import Json, as_list

DAY = 24 * 3600.0
SESSIONS_A_DAY = 1000
ROOM = 0.4  # how full a recommended shard is, so that each can grow
Positive = Annotated[int, Meta(ge=1)]


class ShardFigures(Struct, forbid_unknown_fields=True):
    """How many servers a session may hold, and how many shards there are to be."""

    most_guilds: Positive = 2500
    recommended: Positive | None = None  # shards; None: by the number of servers
    max_concurrency: Positive = 1  # shards that may begin at once


class Sharding:
    """The figures in force, and the count of sessions begun."""

    def __init__(self, clock: WorldClock, limits: RateLimits) -> None:
        self._clock = clock
        self._limits = limits
        self._started = 0
        self._ends_at = 0.0  # when the count of sessions begins anew
        self.figures = ShardFigures()

    def start(self, number: int) -> None:
        """Count a session of the shard of this number.

        Raises RateLimited when another of its turn began less than five seconds ago.
        """
        self._limits.take_silently("identify", str(number % self.figures.max_concurrency))
        self._turn()
        self._started += 1

    def _turn(self) -> None:
        if self._clock.now() >= self._ends_at:
            self._started, self._ends_at = 0, self._clock.now() + DAY

    def told(self, guilds: int) -> Json:
        """What `GET /gateway/bot` says to a bot on so many servers, without the address."""
        self._turn()
        figures = self.figures
        needed = math.ceil(guilds / max(1, int(figures.most_guilds * ROOM)))
        return {
            "shards": figures.recommended or max(1, needed),
            "session_start_limit": {
                "total": SESSIONS_A_DAY,
                "remaining": max(0, SESSIONS_A_DAY - self._started),
                "reset_after": int((self._ends_at - self._clock.now()) * 1000),
                "max_concurrency": figures.max_concurrency,
            },
        }


def shard_of(given: object) -> tuple[int, int] | None:
    """Number and count of IDENTIFY's `shard`, the only one where none is given.

    None when they are no shard.
    """
    if given is None:
        return 0, 1
    match as_list(given):
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
        case _:
            return None
