"""Results of matches as they are rated, and the ratings that follow from them."""

from datetime import datetime, timedelta

from db.records.matches import MatchFacts
from db.records.record import Record


class StoredResult(Record, frozen=True, kw_only=True):
    """The result of a match of people. `sides` is JSON that the store looks into for people alone.

    `more` than two sides have a table of ratings of their own. `rated` is what its table said;
    where any of the next three holds it is not rated all the same. `places` are by seat, and so are
    `cards`, the ids of those that did something, as JSON (None: they are still to be counted).
    """

    match: str
    at: datetime
    game: str
    more: bool
    server: int | None
    sides: str
    rated: bool
    with_ai: bool
    cut_short: bool
    adjudicated: bool
    places: tuple[int, ...]
    answers: int
    lasted: timedelta
    cards: str | None = None


class StoredRated(Record, frozen=True, kw_only=True):
    """What somebody's rating was after a match."""

    match: str
    at: datetime
    server: int | None
    person: int
    mu: float
    sigma: float
    matches: int


class StoredRating(Record, frozen=True, kw_only=True):
    """What somebody's rating is, in a game, for two sides or for more."""

    game: str
    more: bool
    person: int
    mu: float
    sigma: float
    matches: int


class RatingsDue(Record, frozen=True, kw_only=True):
    """The earliest result of a table of ratings from which these do not follow yet."""

    game: str
    more: bool
    at: datetime
    match: str


class Decided(Record, frozen=True):
    """What a tournament says of a match: others than its players decided it, or it is struck.

    Its `coaches` only helped their entrants: nothing counts for them (EVT-1.7).
    """

    by_others: bool
    struck: bool
    coaches: frozenset[int] = frozenset()


class RatedMatch(Record, frozen=True, kw_only=True):
    """A match that somebody played, what their rating was after it, and its sides, as JSON."""

    match: str
    at: datetime
    mu: float
    sigma: float
    matches: int
    sides: str


class LeaderboardRow(Record, frozen=True, kw_only=True):
    """A row of the table of a server."""

    person: int
    name: str
    mu: float
    sigma: float
    matches: int


class Finished(Record, frozen=True, kw_only=True):
    """A match of people alone that was played out: places by seat, its length, their answers.

    `cards` are JSON as in `StoredResult`.
    """

    match: str
    at: datetime
    places: tuple[int, ...]
    lasted: timedelta
    answers: int
    cards: str | None = None


class Ended(MatchFacts, frozen=True, kw_only=True):
    """A match that somebody played to an end, on `seat`; rated or not, with AIs or without."""

    seat: int
    with_ai: bool

    @property
    def place(self) -> int | None:
        """The place that they took; None where the match was ended by agreement."""
        return self.places[self.seat] if self.places else None

    @property
    def score(self) -> int | None:
        """What they scored, where that is known."""
        return self.scores[self.seat] if self.scores else None

    @property
    def won(self) -> bool:
        """Whether nobody was before them and somebody behind; alone, whether the match was won."""
        return self.place == 1 and (len(self.places) == 1 or max(self.places) > 1)


class MetSides(Record, frozen=True):
    """The sides of a match of people, as JSON."""

    match: str
    sides: str


class Recent(Record, frozen=True):
    """How many matches of a game have ended on a server of late, and how many people played."""

    game: str
    matches: int
    people: int


class Alone(Record, frozen=True):
    """A match that somebody played out against AIs: places by seat, its length."""

    places: tuple[int, ...]
    lasted: timedelta
