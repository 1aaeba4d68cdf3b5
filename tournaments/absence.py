"""For whom the house AI plays once the deadline of a round is over, rule EVT-5.1."""

from collections.abc import Collection, Mapping
from datetime import timedelta

ALLOWED = timedelta(hours=24)  # in all, for everybody but the one who was waited for most
END = timedelta(hours=48)


def named(waited: Mapping[int, timedelta], asked: Collection[int]) -> int:
    """Return the seat for which most counted time was waited since the match began.

    `waited` has all that still play. Equal: one that is asked, then the lower one.
    """
    return min(waited, key=lambda seat: (-waited[seat], seat not in asked, seat))


def out_of_time(since: Mapping[int, timedelta], after: timedelta) -> frozenset[int]:
    """Return the seats that have no time left, `after` the deadline: the house AI plays for them.

    `since` is how long was waited for each seat since the deadline, and `after` itself: both
    without outages. Each has 24 h in all, and none has any after 48 h; but for the named one, which
    has none at all.
    """
    return frozenset(seat for seat, used in since.items() if after >= END or used >= ALLOWED)
