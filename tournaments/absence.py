"""For whom the house AI plays once the deadline of a round is over, rule EVT-5.1."""

from collections.abc import Collection, Mapping
from datetime import timedelta
from typing import NamedTuple


class Limits(NamedTuple):
    """How long somebody is silent who is absent, what everybody else has left, when all ends."""

    silent: timedelta
    allowed: timedelta
    end: timedelta


_DAY = timedelta(hours=24)
USUAL = Limits(_DAY, _DAY, 2 * _DAY)


def live(turn: timedelta) -> Limits:
    """Return the limits at a live pace: two turns, two turns, four turns."""
    return Limits(2 * turn, 2 * turn, 4 * turn)


def named(
    waited: Mapping[int, timedelta],
    asked: Collection[int],
    silent: Mapping[int, timedelta],
    limits: Limits = USUAL,
) -> int | None:
    """Return the seat that was waited for most since the match began, if its people are absent.

    `waited` is counted time and has all that still play. Equal: one that is asked, then the lower
    one. It is absent only if it was asked for a day since its people's last answer (`silent`: for
    how long).
    """
    seat = min(waited, key=lambda seat: (-waited[seat], seat not in asked, seat))
    return seat if silent[seat] >= limits.silent else None


def out_of_time(
    since: Mapping[int, timedelta], after: timedelta, limits: Limits = USUAL
) -> frozenset[int]:
    """Return the seats that have no time left, `after` the deadline: the house AI plays for them.

    `since` is how long was waited for each seat since the deadline, and `after` itself: both
    without outages. Each has 24 h in all, and none has any after 48 h; but for the named one, which
    has none at all.
    """
    late = after >= limits.end
    return frozenset(seat for seat, used in since.items() if late or used >= limits.allowed)
