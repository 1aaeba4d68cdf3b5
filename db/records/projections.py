"""What Discord is to show."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Leftover:
    """A message that is to be deleted."""

    message: int
    channel: int
    server: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Posting:
    """A board that is being posted in a channel since a moment, and may stand there.

    It comes in the place of the message `former`, if that is not None, in which a word is to be
    left of where it went.
    """

    channel: int
    former: int | None
    since: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPing:
    """A ping that was claimed."""

    match: str
    person: int
    seat: int | None
    wanted: str
    token: int
    channel: int | None
    message: int | None
    name: str
    game: str
    server: int | None
    place: int | None
    deadline_at: datetime | None
