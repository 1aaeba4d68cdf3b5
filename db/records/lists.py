"""Lines of lists, and figures."""

from datetime import datetime, timedelta

from db.records.matches import MatchFacts
from db.records.record import Record


class Entrance(MatchFacts, frozen=True, kw_only=True):
    """A line of a list of matches.

    `people` are the names of those at each seat, none where all of them were forgotten.
    `seat`, `asked`, `deadline_at` and `conceded` are those of the person for whom the list was
    made. With AIs at its seats it is a match `with_ai`.
    """

    people: tuple[tuple[str, ...], ...]
    seat: int | None
    asked: bool
    deadline_at: datetime | None
    conceded: bool = False
    with_ai: bool = False


class Figures(Record, frozen=True, kw_only=True):
    """How much there is to do, for whoever runs the bot.

    `lag` is how long the board that is behind for longest has been so. `directs_stopped` says that
    no direct messages are opened, since Discord took the bot for spam.
    """

    matches: int
    questions: int
    lobbies: int
    late_boards: int
    lag: timedelta
    due_pings: int
    directs_stopped: bool
