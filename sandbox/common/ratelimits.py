"""Rate limits: a window per route and channel, one for the whole bot, told in headers.

Discord promises no figures; these are near what is seen there, and tests may set others.
"""

from hashlib import sha256

from msgspec import Struct

from sandbox.common.clock import WorldClock
from sandbox.common.errors import ApiError
from sandbox.common.shapes import Json

Figures = dict[str, tuple[int, float]]
DISCORD: Figures = {
    "message": (5, 5.0),
    "edit": (5, 5.0),
    "old_edit": (3, 6.0),
    "delete": (5, 1.0),
    "rename": (2, 600.0),
    "thread": (50, 300.0),
    "direct": (10, 600.0),  # direct messages that are opened anew
    "webhook": (5, 2.0),
    "identify": (1, 5.0),
    "other": (50, 1.0),
    "global": (50, 1.0),
}
VIA = "1.1 google"


class RateLimited(ApiError):
    """A 429, with all that Discord says in it."""

    def __init__(self, retry_after: float, scope: str, *, code: int = 0, message: str = "") -> None:
        super().__init__(429, code, message or "You are being rate limited.")
        self.retry_after = retry_after
        self.scope = scope

    def body(self) -> Json:
        body: Json = {
            "message": self.message,
            "retry_after": round(self.retry_after, 3),
            "global": self.scope == "global",
        }
        if self.code:
            body["code"] = self.code
        return body

    def headers(self) -> dict[str, str]:
        """The headers of a 429 that say whose limit it was."""
        headers = {
            "Via": VIA,
            "Retry-After": str(int(self.retry_after) + 1),
            "X-RateLimit-Scope": self.scope,
        }
        if self.scope == "global":
            headers["X-RateLimit-Global"] = "true"
        return headers


class Window(Struct):
    """How many requests may still come until `ends_at`."""

    limit: int
    remaining: int
    ends_at: float


class RateLimits:
    """The windows in use; `figures` None switches them all off."""

    def __init__(self, clock: WorldClock, figures: Figures | None) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}
        self.figures = figures

    def set(self, figures: Figures | None) -> None:
        """Use other limits from now on, or none; all windows begin anew."""
        self.figures = figures
        self._windows.clear()

    def take(self, bucket: str, major: str, *, counts_globally: bool = True) -> dict[str, str]:
        """Count one request; returns the headers that tell what is left.

        A route without a bucket is never limited. Raises RateLimited when nothing is left.
        """
        if self.figures is None or not bucket:
            return {}
        if counts_globally:
            self._count("global", "", "global")
        window = self._count(bucket, major, "user")
        return self._headers(bucket, window)

    def take_silently(self, bucket: str, major: str, code: int = 0, message: str = "") -> None:
        """Count against a limit that no header tells of, such as renaming or old messages."""
        if self.figures is not None:
            self._count(bucket, major, "user", code, message)

    def _count(
        self, bucket: str, major: str, scope: str, code: int = 0, message: str = ""
    ) -> Window:
        assert self.figures is not None
        limit, seconds = self.figures[bucket]
        now = self._clock.now()
        window = self._windows.get((bucket, major))
        if window is None or window.ends_at <= now:
            window = Window(limit, limit, now + seconds)
            self._windows[bucket, major] = window
            self._forget(now)
        if not window.remaining:
            raise RateLimited(window.ends_at - now, scope, code=code, message=message)
        window.remaining -= 1
        return window

    def _forget(self, now: float) -> None:
        """Drop windows that are over, once there are many."""
        if len(self._windows) > 5000:
            self._windows = {
                key: window for key, window in self._windows.items() if window.ends_at > now
            }

    def _headers(self, bucket: str, window: Window) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.remaining),
            "X-RateLimit-Reset": f"{window.ends_at:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.ends_at - self._clock.now()):.3f}",
            "X-RateLimit-Bucket": sha256(bucket.encode()).hexdigest()[:32],
            "Via": VIA,
        }
