"""Whom tournaments call at the wish of somebody, and how often at most (pure; EVT-1.7, 5.3)."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from db.records.tournaments import CallKind, StoredCall

APART = timedelta(hours=24)  # between two calls of somebody in a tournament for the same
MOST = 8  # people whom an entrant has called in that time


def wanted(
    known: StoredCall | None, kind: CallKind, person: int, at: datetime, asked_by: int | None = None
) -> StoredCall:
    """Return the call of somebody who may be called `at` the earliest, by what is `known` of it."""
    called_at = None if known is None else known.called_at
    due_at = at if called_at is None else max(at, called_at + APART)
    return StoredCall(
        person=person, kind=kind, asked_by=asked_by, due_at=due_at, called_at=called_at
    )


def made(one: StoredCall, now: datetime) -> StoredCall:
    """Return a call that was made."""
    return replace(one, due_at=None, called_at=now)


def dropped(one: StoredCall) -> StoredCall:
    """Return a call that is wanted no more."""
    return replace(one, due_at=None)


def of_late(known: Sequence[StoredCall], asked_by: int, now: datetime) -> frozenset[int]:
    """Return whom an entrant has had called of late, or is to have called."""
    return frozenset(
        one.person
        for one in known
        if one.asked_by == asked_by
        and (one.due_at is not None or (one.called_at is not None and now - one.called_at < APART))
    )
