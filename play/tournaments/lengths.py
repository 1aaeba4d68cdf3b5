"""How long matches of a game take at a pace; forecasts are based on it (pure; EVT-1.1)."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import islice

from db.records.tournaments import Lasted
from games.core.info import Info
from tournaments.forecast import Lengths

ENOUGH, MEASURED = 10, 200  # matches from which on, and up to which, lengths are measured
LOOKED_AT = 2000  # matches of the game at the pace among which those alike are found
SLOW = Fraction(8, 5)  # the slowest of ten against the usual one, where too few were measured
_LIVE = Fraction(1, 20)
_SHARES: Mapping[str, Fraction] = {  # of the days that a match takes at a day a turn
    "live-3": _LIVE,
    "live-10": _LIVE,
    "hour": Fraction(1, 8),
    "express": Fraction(7, 20),
    "quick": Fraction(7, 10),
    "half-day": Fraction(7, 10),
    "normal": Fraction(3, 2),
    "two-days": Fraction(2),
    "three-days": Fraction(3),
    "calm": Fraction(3),
    "none": Fraction(4),
    "week": Fraction(5),
}


def alike(
    lasted: Iterable[Lasted], info: Info, options: Mapping[str, str], seats: int
) -> tuple[float, ...]:
    """Return how long matches took that were as one with these options and so many seats."""
    wanted = _played(info, options)
    found = (
        one.days for one in lasted if one.seats == seats and _played(info, one.options) == wanted
    )
    return tuple(islice(found, MEASURED))


def _played(info: Info, options: Mapping[str, str]) -> Mapping[str, str]:
    """Return what was chosen of everything that is chosen; what is typed makes none longer."""
    return {one.name: options.get(one.name, one.default) for one in info.choices if not one.free}


def of(measured: Sequence[float], days: int, pace: str) -> Lengths:
    """Return the usual length and that of the slowest of ten, in days, as `measured`.

    Where fewer than ten were measured it is what the game says of itself (`days` at a day a turn),
    put to the pace.
    """
    if len(measured) < ENOUGH:
        usual = days * _SHARES.get(pace, Fraction(1))
        return Lengths(usual, usual * SLOW)
    ranked = sorted(measured)
    middle, slow = ranked[len(ranked) // 2], ranked[len(ranked) * 9 // 10]
    return Lengths(_days(middle), _days(slow))


def _days(measured: float) -> Fraction:
    return Fraction(round(measured * 100), 100)
