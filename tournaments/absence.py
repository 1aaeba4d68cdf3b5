"""For whom the house AI plays once the deadline of a round is over, rule EVT-5.1."""

from collections.abc import Collection, Mapping
from datetime import timedelta

ALLOWED = timedelta(hours=24)  # in all, for everybody but the one who was waited for most
END = timedelta(hours=48)


def named(waited: Mapping[int, timedelta], asked: Collection[int]) -> int:
    """Return the seat for which most counted time was waited since the match began.

    Equal: one that is asked, then the lower one.
    """
    return min(waited, key=lambda seat: (-waited[seat], seat not in asked, seat))


def played_by_house(
    named_seat: int, since: Mapping[int, timedelta], after: timedelta
) -> frozenset[int]:
    """Return the seats that the house AI plays to the end, `after` the deadline.

    `since` is how long was waited for each seat since the deadline, and `after` itself: both
    without outages. The named seat at once, every other after 24 h in all, all of them after 48 h.
    """
    if after >= END:
        return frozenset(since)
    return frozenset(seat for seat, used in since.items() if seat == named_seat or used >= ALLOWED)
