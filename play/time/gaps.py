"""What was lived through between moments that lie before and after gaps (TIM-1.4; pure).

A gap is what the clock shows and nobody has lived through: the bot was away, or the clock was
changed. Deadlines have moved with it, moments that are noted have not. Here these follow.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from db.records.time import Gap

_NOTED = timedelta(minutes=1)  # after the last sign of life something may still be noted


def moved(moments: Sequence[datetime], gaps: Sequence[Gap], now: datetime) -> tuple[datetime, ...]:
    """Return noted moments as deadlines have moved that were noted at the same time.

    So the time between any two of them, or from one to a deadline, is what was lived through.
    Moments and gaps are in the order in which they were. A moment that the clock has shown twice,
    because it was put back, is the later one, unless it stands before an earlier one.
    """
    found: list[datetime] = []
    before, latest, lost = [*gaps], now, timedelta(0)
    for moment in reversed(moments):
        while before and not before[-1].until_at <= moment <= latest + _NOTED:
            gap = before.pop()
            latest = gap.from_at
            lost += gap.until_at - gap.from_at
        latest = min(moment, latest)
        found.append(latest + lost)
    return tuple(reversed(found))
