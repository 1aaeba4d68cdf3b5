"""What a match and a person say of time."""

from datetime import datetime, timedelta
from typing import Annotated, Literal, LiteralString, TypeAlias

import msgspec

from db.records.record import Column, Record

Absent: TypeAlias = Literal["ai", "concede"]
Hints: TypeAlias = Literal["", "on", "off"]


class TimeTerms(Record, frozen=True):
    """What happens with time: the key of a pace, and what when people stay away.

    After so many missed sittings in a row (`misses`) the seat is played by an AI or conceded.
    `weekends` is the zone of those that do not count; empty where they do. Unless `days_off` are
    allowed those of its people count as any day. Ratings follow from it where it is `rated`;
    elsewhere people may ask for `hints`, where nothing is said: against AIs (MND-2.2).
    """

    pace: str = "normal"
    misses: int = 2
    absent: Absent = "ai"
    weekends: str = ""
    days_off: bool = True
    rated: bool = False
    hints: Hints = ""


class Quiet(Record, frozen=True):
    """Hours of the day that do not count for a person's deadlines.

    From `start` (minutes after midnight in the time zone `zone`, "Europe/Paris") for `minutes`.
    """

    start: Annotated[int, Column("quiet_start")]
    minutes: Annotated[int, Column("quiet_minutes")]
    zone: str


class Former(msgspec.Struct, frozen=True):
    """Quiet hours, none where they have no length, that count up to a moment (TIM-7)."""

    until: datetime
    start: int = 0
    minutes: int = 0
    zone: str = "UTC"


class PastSitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sitting that a seat had: what is left of its grace, how much time it has taken (seconds).

    `earned` when its last answer was the person's, `booked` what the bank got for it then; `given`
    when somebody else has added time in it.
    """

    sitting: str
    grace: int = 0
    spent: int = 0
    earned: bool = False
    booked: int | None = None
    given: bool = False


class Bank(msgspec.Struct, frozen=True):
    """The seconds that a seat has in hand, and its last sittings in the order they first opened.

    At a turn clock it has none in hand.
    """

    left: int
    sat: tuple[PastSitting, ...] = ()


class Clocked(Record, frozen=True):
    """A clock that runs since a moment up to its deadline, and all that it may leave out."""

    pace: str
    counted_from: datetime
    deadline_at: datetime
    weekends: str
    away_until: datetime | None
    quiet: Quiet | None
    quiet_before: Former | None = None


class Gap(Record, frozen=True):
    """What the clock shows and nobody has lived through, as it was before and after."""

    from_at: datetime
    until_at: datetime


Holds: TypeAlias = Literal[
    "running",
    "open",
    "of a running match",
    "kept, or of a running match",
    "spent of late",
    "not over",
    "behind its board",
    "open or running",
    "of a tournament that is open or runs",
    "its game is there",
    "not paused before its deadline",
    "so long before it begins",
    "with first matches",
    "with a deadline",
    "its tournament runs on",
    "its tournament runs, and has no pause before its deadline",
    "proposed, and not decided",
    "not decided",
]  # what may hold of a row (`db/writing/moving.py` says it in SQL)


class Moving(Record, frozen=True):
    """Moments that move together: columns of those rows of a table of which all this holds.

    Where messages name them (`shown`), they are late then. Without columns only that is said. What
    holds "so long before it begins" does for the time `ahead`.
    """

    table: LiteralString
    columns: tuple[LiteralString, ...]
    holds: tuple[Holds, ...] = ()
    shown: bool = False
    ahead: timedelta = timedelta(0)


class HalfDay(Record, frozen=True):
    """A half day that somebody is away; `by_itself` when a time-out was about to fall.

    Else they chose it, at `chosen_at` (None: a release did not note it).
    """

    begins_at: datetime
    ends_at: datetime
    by_itself: bool = False
    chosen_at: datetime | None = None
