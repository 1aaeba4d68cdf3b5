"""When people are called (TIM-1.5, 4.3; pure)."""

from collections.abc import Callable
from datetime import datetime, timedelta

from play.time.pace import Off, first

_MS = timedelta(milliseconds=1)
_SPREAD = timedelta(hours=1)  # so that a call that was held back tells nobody when a night ends


def lateness(entropy: Callable[[int], bytes]) -> timedelta:
    """Draw how long after the end of quiet hours a delayed call comes."""
    return int.from_bytes(entropy(8)) % (_SPREAD // _MS) * _MS


def due(now: datetime, hushed: Off, late: Callable[[], timedelta]) -> datetime:
    """Return when somebody is called; `late` is drawn where it is `hushed` now."""
    at = first(now, hushed)
    return at if at == now else first(at + late(), hushed)
