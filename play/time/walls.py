"""Local time of a time zone, across daylight saving changes (pure)."""

import struct
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_SECOND = timedelta(seconds=1)
_USUAL = {"fr": "Europe/Paris"}  # where people and servers of a language are taken to be


def usual_zone(locale: str | None) -> str:
    """Return the name of the default time zone."""
    return _USUAL.get(locale or "", "UTC")


def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC where this machine no longer knows it, so that matches go on."""
    return known_zone(name) or UTC


def known_zone(name: str) -> ZoneInfo | None:
    """Return a time zone that this machine knows; None for any other, and where it is spoilt."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError, EOFError, IndexError, struct.error):
        return None


def moment(wall: datetime, zone: tzinfo, fold: int) -> datetime:
    """Return the moment, in UTC, of a local time.

    Where local time shows it twice, the first (`fold` 0) or the second (1); where it never does,
    the moment at which the clock is put forward past it.
    """
    local = wall.replace(tzinfo=zone, fold=fold)
    at = local.astimezone(UTC)
    if at.astimezone(zone).replace(tzinfo=None) == wall:
        return at
    one, other = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (1, 0))
    offset = other.astimezone(zone).utcoffset()  # after the change, which lies between the two
    while other - one > _SECOND:
        middle = one + (other - one) // 2
        middle = middle.replace(microsecond=0)
        if middle.astimezone(zone).utcoffset() == offset:
            other = middle
        else:
            one = middle
    return other
