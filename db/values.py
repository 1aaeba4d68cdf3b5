"""How values stand in columns: moments, lengths of time, lists."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def stamp(moment: datetime | None) -> int | None:
    """Return a moment as milliseconds since 1970."""
    return None if moment is None else ticks(moment)


def ticks(moment: datetime) -> int:
    """Return a moment that is there as milliseconds since 1970."""
    return (moment - EPOCH) // _MS


def moment(stamped: int | None) -> datetime | None:
    """Return the moment of a stamp."""
    return None if stamped is None else EPOCH + stamped * _MS


def known(stamped: int) -> datetime:
    """Return the moment of a stamp that is always there."""
    return EPOCH + stamped * _MS


def length(stamped: int | None) -> timedelta | None:
    """Return a length of time."""
    return None if stamped is None else stamped * _MS


def span(time: timedelta | None) -> int | None:
    """Return a length of time in milliseconds."""
    return None if time is None else time // _MS


def listed(values: Sequence[int] | Sequence[str]) -> str:
    """Return a list as JSON."""
    return json.dumps(list(values), ensure_ascii=False)


def mapped(values: Mapping[str, str]) -> str:
    """Return a map as JSON."""
    return json.dumps(dict(values), ensure_ascii=False, sort_keys=True)
