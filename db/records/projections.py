"""What Discord is to show."""

from datetime import datetime
from typing import Literal, TypeAlias

from db.records.record import Record

SendingKind: TypeAlias = Literal["call", "note", "greeting", "invitation"]
PingKind: TypeAlias = Literal["turn", "next", "missed", "reminder", "end", "clear"]


class Leftover(Record, frozen=True):
    """A message that is to be deleted."""

    message: int
    channel: int
    server: int | None


class ShownStep(Record, frozen=True, kw_only=True):
    """Step `step` of a match that is over, shown to all in a channel since `at`, as `tag`."""

    tag: str
    match: str
    step: int
    server: int | None
    channel: int
    at: datetime


class Posting(Record, frozen=True, kw_only=True):
    """A board that is being posted in a channel since `at`, and may stand there.

    It comes in the place of the message `former`, if that is not None, in which a word is to be
    left of where it went.
    """

    channel: int
    former: int | None
    at: datetime


class Sending(Record, frozen=True, kw_only=True):
    """A message to a person (None: they were forgotten) that is being sent since `at`.

    The ids of its buttons end with its `tag`. A call is one in a `match`, its ping had this
    `token`. Without a server it is a direct message. An invitation may call several: they bear its
    tag, it names no person.
    """

    tag: str
    kind: SendingKind
    match: str | None = None
    person: int | None
    token: int | None = None
    server: int | None
    channel: int
    at: datetime


class SubstituteCall(Record, frozen=True, kw_only=True):
    """Somebody (None: they were forgotten) who is called to a seat of a match that is sought.

    They are called at `due_at`. Since `posting_at` that is being sent, to a channel of a `server`
    or (None) in direct messages; the ids of its buttons end with the `tag`. They may have
    `declined`; `over` says that the seat is sought no more.
    """

    tag: str
    match: str
    seat: int
    person: int | None
    due_at: datetime
    declined: bool = False
    over: bool = False
    server: int | None = None
    channel: int | None = None
    posting_at: datetime | None = None
    message: int | None = None


class Ping(Record, frozen=True):
    """A ping to be sent (or, when its kind is "clear", only to be taken away).

    It goes into the `direct` messages of the person where they chose those and they work, in the
    language `locale` if one is known that they read. `old_message` in `old_channel`, if any, is the
    ping before it, which goes; `old_direct` when that is in direct messages. `missed` says that
    time ran out in the sitting before, `live` that its pace is a live one, `days_off` that the
    match allows these. `token` proves the claim when it is confirmed. A call that counts for the
    limits of its person is `limited`; one that `gathers` stands for all other matches that wait for
    them. `again` says that it was claimed before and not confirmed.
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
    limited: bool = False
    gathers: bool = False
    again: bool = False
