"""What goes wrong on request: answers that fail, hang or get lost, late or doubled interactions."""

import asyncio
import re
from collections.abc import Callable
from itertools import count

from msgspec import Struct

from sandbox.common.clock import WorldClock
from sandbox.common.errors import ApiError
from sandbox.common.ratelimits import RateLimited

_numbers = count(1)
WORDS = {
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
    504: "504: Gateway Timeout",
}


class RouteFault(Struct):
    """What happens to the next requests whose path (after /api/v10) matches."""

    path: str
    status: int = 500
    method: str | None = None
    times: int | None = 1  # None: until removed
    carry_out: bool = False  # done, but the answer says otherwise
    retry_after: float = 1.0
    scope: str = "user"  # of a 429: user, global, shared or cloudflare
    code: int = 0
    message: str = ""
    seconds: float = 0.0
    hang: bool = False
    reset: bool = False  # the connection breaks instead of an answer
    id: str = ""
    hits: int = 0

    def concerns(self, method: str, path: str) -> bool:
        """Whether this fault is to happen to a request."""
        wanted = self.method is None or self.method.upper() == method
        return wanted and re.search(self.path, path) is not None

    def failure(self) -> ApiError:
        """The refusal that the bot is to get."""
        if self.status == 429:
            return RateLimited(self.retry_after, self.scope, code=self.code, message=self.message)
        message = self.message or WORDS.get(self.status, f"{self.status}: Error")
        return ApiError(self.status, self.code, message)


class DeliveryFault(Struct):
    """What happens to the next interactions on their way to the bot."""

    delay: float = 0.0
    copies: int = 1
    hold: bool = False
    reverse: bool = False
    times: int | None = 1


class InjectedFaults:
    """The faults in force."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self.routes: dict[str, RouteFault] = {}
        self.delivery: DeliveryFault | None = None
        self.held: list[Callable[[], None]] = []
        self._released = asyncio.Event()

    def add(self, fault: RouteFault) -> str:
        """Put a fault in force; returns its id."""
        fault.id = str(next(_numbers))
        self.routes[fault.id] = fault
        return fault.id

    def next(self, method: str, path: str) -> RouteFault | None:
        """The fault that meets this request, counted."""
        for fault in self.routes.values():
            if fault.concerns(method, path) and (fault.times is None or fault.hits < fault.times):
                fault.hits += 1
                return fault
        return None

    async def hang(self) -> None:
        """Wait until all faults end."""
        await self._released.wait()

    def deliver(self, send: Callable[[], None]) -> None:
        """Bring an interaction to the bot: now, late, several times, or when released."""
        fault = self.delivery
        if fault is None:
            send()
            return
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0 and not fault.hold:
                self.delivery = None
        for _ in range(fault.copies):
            if fault.hold:
                self.held.append(send)
            elif fault.delay:
                self._clock.call_at(self._clock.now() + fault.delay, send)
            else:
                send()

    def release(self, *, reverse: bool) -> None:
        """Deliver what was held, and hold no more."""
        held, self.held = self.held, []
        reverse = reverse or (self.delivery is not None and self.delivery.reverse)
        self.delivery = None
        for send in reversed(held) if reverse else held:
            send()

    def clear(self) -> None:
        """End all faults; what hangs goes on, what is held is delivered."""
        self.routes.clear()
        self._released.set()
        self._released = asyncio.Event()
        self.release(reverse=False)
