"""What a match and a person say of time."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Absent: TypeAlias = Literal["ai", "concede"]


@dataclass(frozen=True, slots=True)
class Terms:
    """What happens with time: the key of a pace, and what when people stay away.

    After so many missed sittings in a row (`misses`) the seat is played by an AI or conceded.
    """

    pace: str = "day"
    misses: int = 2
    absent: Absent = "ai"


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of the day that do not count for a person's deadlines.

    From `start` (minutes after midnight in the time zone `zone`, "Europe/Paris") for `minutes`.
    """

    start: int = field(metadata={"column": "quiet_start"})
    minutes: int = field(metadata={"column": "quiet_minutes"})
    zone: str
