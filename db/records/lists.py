"""Lines of lists, and figures."""

from dataclasses import dataclass
from datetime import datetime

from db.records.matches import MatchStatus


@dataclass(frozen=True, slots=True)
class Entrance:
    """A line of a list of matches. `places` holds the place of each seat, empty while it runs.

    `people` are the names of those at each seat, none where all of them were forgotten.
    `seat`, `asked` and `deadline_at` are those of the person for whom the list was made.
    """

    match: str
    game: str
    server: int | None
    channel: int | None
    people: tuple[tuple[str, ...], ...]
    status: MatchStatus
    started_at: datetime
    ended_at: datetime | None
    places: tuple[int, ...]
    seat: int | None
    asked: bool
    deadline_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredFigures:
    """How much there is, and how far Discord is behind."""

    matches: int
    questions: int
    lobbies: int
    late_boards: int
    late_since: datetime | None
    due_pings: int
