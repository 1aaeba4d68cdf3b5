"""Spans of time that do not count, and the two questions about them (TIM-1.4; pure).

How much time counts between two moments, and when will so much have counted? The answers are
inverse to each other; spans that overlap are counted once.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from heapq import merge
from typing import TypeAlias

Span: TypeAlias = tuple[datetime, datetime]  # from the first moment to just before the second
_NONE = timedelta(0)


def joined(*off: Iterable[Span]) -> Iterator[Span]:
    """Return these spans in order, merging those that overlap or meet.

    Each of `off` is in the order of its beginnings. They may be endless: only what is asked for is
    read.
    """
    begins: datetime | None = None
    ends: datetime | None = None
    for first, last in merge(*off):
        if last <= first:
            continue
        if begins is None or ends is None:
            begins, ends = first, last
        elif first <= ends:
            ends = max(ends, last)
        else:
            yield begins, ends
            begins, ends = first, last
    if begins is not None and ends is not None:
        yield begins, ends


def counted(start: datetime, end: datetime, off: Iterable[Span]) -> timedelta:
    """Return how much time counts from `start` to `end`; none when `end` is past."""
    total = max(end - start, _NONE)
    for begins, ends in off:
        if begins >= end:
            break
        total -= max(min(ends, end) - max(begins, start), _NONE)
    return total


def when(start: datetime, allowance: timedelta, off: Iterable[Span]) -> datetime:
    """Return the first moment from `start` on by which `allowance` has counted."""
    at = start
    for begins, ends in off:
        if ends <= at:
            continue
        if at + allowance <= begins:
            break
        allowance -= max(begins - at, _NONE)
        at = ends
    return at + allowance


def free(at: datetime, off: Iterable[Span]) -> datetime:
    """Return the first moment from `at` on that lies in none of these spans."""
    for begins, ends in off:
        if begins > at:
            break
        at = max(at, ends)
    return at
