"""Whom tournaments call, and how often at most (pure; EVT-1.4, 1.7, 5.3)."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.record import Record
from db.records.tournaments import CallKind, StoredCall, StoredPing

APART = timedelta(hours=24)  # between two calls of somebody in a tournament for the same
AT_ONCE = 50  # people whom one message calls, rule EVT-1.4


class Call(Record, frozen=True):
    """Whom a message is to call now, and who asks for it; no people: the server's managers."""

    tournament: str
    kind: CallKind
    people: tuple[int, ...]
    asked_by: int | None = None


def calls(
    tournament: str, kind: CallKind, people: Sequence[int], asked_by: int | None = None
) -> tuple[Call, ...]:
    """Return the calls of so many people, with as many in each as one message may call."""
    return tuple(
        Call(tournament, kind, tuple(people[at : at + AT_ONCE]), asked_by)
        for at in range(0, len(people), AT_ONCE)
    )


def wanted(
    known: StoredCall | None, kind: CallKind, person: int, at: datetime, asked_by: int | None = None
) -> StoredCall:
    """Return the call of somebody who may be called `at` the earliest, given the one `known`."""
    called_at = None if known is None else known.called_at
    due_at = at if called_at is None else max(at, called_at + APART)
    return StoredCall(
        person=person, kind=kind, asked_by=asked_by, due_at=due_at, called_at=called_at
    )


def made(one: StoredCall, ping: StoredPing) -> StoredCall:
    """Return a call that was made by a message. Whoever was called was so when it was begun.

    Who was asked anew since then, or by somebody else, is called again, a day later.
    """
    again = one.due_at is not None and (one.due_at > ping.at or one.asked_by != ping.asked_by)
    due_at = max(one.due_at, ping.at + APART) if again and one.due_at is not None else None
    return replace(one, due_at=due_at, called_at=ping.at)


def dropped(one: StoredCall) -> StoredCall:
    """Return a call that is no longer wanted."""
    return replace(one, due_at=None)
