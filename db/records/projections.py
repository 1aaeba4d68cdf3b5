"""What Discord is to show."""

from datetime import datetime
from typing import Literal, TypeAlias

from db.records.record import Record

PingKind: TypeAlias = Literal["turn", "next", "missed", "reminder", "end", "clear"]


class Leftover(Record, frozen=True):
    """A message that is to be deleted."""

    message: int
    channel: int
    server: int | None


class Posting(Record, frozen=True, kw_only=True):
    """A board that is being posted in a channel since `at`, and may stand there.

    It comes in the place of the message `former`, if that is not None, in which a word is to be
    left of where it went.
    """

    channel: int
    former: int | None
    at: datetime


class Ping(Record, frozen=True):
    """A ping to be sent (or, when its kind is "clear", only to be taken away).

    It goes into the `direct` messages of the person where they chose those and they work, in the
    language `locale` if they named one. `old_message` in `old_channel`, if any, is the ping before
    it, which goes; `old_direct` when that is in direct messages. `missed` says that time ran out in
    the sitting before, `live` that its pace is a live one, `days_off` that the match allows these.
    `token` proves the claim when it is confirmed.
    """

    match: str
    game: str
    server: int | None
    channel: int | None
    person: int
    name: str
    seat: int | None
    kind: PingKind
    deadline_at: datetime | None
    old_channel: int | None
    old_message: int | None
    token: int
    locale: str | None = None
    direct: int | None = None
    old_direct: bool = False
    missed: bool = False
    live: bool = False
    days_off: bool = True
