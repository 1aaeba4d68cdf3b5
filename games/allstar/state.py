"""Everything a match remembers. Cards by id; what is open here is not for every reader."""

from typing import Literal, TypeAlias

import msgspec

from games.allstar.cards import Cards
from games.allstar.view import Mode
from games.core.contract import play

Stage: TypeAlias = Literal["season", "team", "shootout", "change", "over"]

ROUNDS = 3


class Hand(msgspec.Struct):
    """A hand on its way: to whom it was dealt, how often it was passed on, what is left of it."""

    lot: int
    stage: int
    cards: list[str]


class Origin(msgspec.Struct, frozen=True):
    """Where a drafted card was taken from: round, hand, and how often that had been passed on."""

    round: int
    lot: int
    stage: int


class Seat(msgspec.Struct):
    """A manager. Lists of hidden cards are kept sorted by id.

    `fresh` are the cards drafted in this round, which lie on the bench with the older ones
    (`bench`). `teams` are the teams in arenas, oldest first. `hand` and `team` are those of the
    play-offs, `rank` the place there (0 while in them), `playoff` the supporters won there.
    """

    tickets: int
    bench: list[str] = []
    fresh: list[str] = []
    queue: list[Hand] = []
    teams: list[list[str]] = []
    tossed: list[str] = []
    hand: list[str] = []
    team: list[str] = []
    supporters: int = 0
    playoff: int = 0
    rank: int = 0

    @property
    def total(self) -> int:
        return self.supporters + self.playoff


class Row(msgspec.Struct, frozen=True):
    """What became of a team in an arena; `team` counts from 1."""

    seat: int
    team: int
    cards: tuple[str, ...]
    rank: int
    points: int


class Result(msgspec.Struct, frozen=True):
    """An arena resolved, its rows by rank."""

    round: int
    arena: str
    rows: tuple[Row, ...]


class Swap(msgspec.Struct, frozen=True):
    """A card taken out of an earlier team, and the one put in."""

    seat: int
    team: int
    out: str
    into: str


class Confrontation(msgspec.Struct):
    """A confrontation of the play-offs, running or over.

    `teams` are those compared, a seat each (empty: not in it), `low` the seats of the lowest
    Power, `shots` the shootout cards by seat ("" for none), `losers` who lost it; of these `paid`
    spent a ticket, `out` were eliminated. `short` could not substitute and are out after it.
    `left` is who gave up during its shootout.
    """

    teams: list[list[str]]
    low: list[int]
    shots: list[str] = []
    losers: list[int] = []
    paid: list[int] = []
    out: list[int] = []
    short: list[int] = []
    left: int | None = None


class State(msgspec.Struct):
    """A match.

    `picks` are the cards taken of a hand before it moves on. `market` are the cards on offer,
    `turn` the place (0 to 11) in the twelve choices of a round, `starter` who began them. `shown`
    are the drafted cards that have lain face up, `spent` those that left the game face up.
    `origins` tells where drafted cards came from, `given_up` who conceded, earliest first.
    """

    mode: Mode
    picks: int
    exact: bool
    playoffs: bool
    species: list[str]
    pile: list[str]
    arena_pile: list[str]
    seats: list[Seat]
    starter: int | None = None
    stage: Stage = "season"
    round: int = 0
    arenas: list[str] = []
    market: list[str] = []
    turn: int = 0
    results: list[Result] = []
    swaps: list[Swap] = []
    confrontations: list[Confrontation] = []
    origins: dict[str, Origin] = {}
    shown: list[str] = []
    spent: list[str] = []
    given_up: list[int] = []

    @property
    def running(self) -> list[int]:
        """The seats still in the play-offs."""
        return [
            seat
            for seat, one in enumerate(self.seats)
            if not one.rank and seat not in self.given_up
        ]

    @property
    def direction(self) -> int:
        """The step to the next seat for hands passed on: left, right, left (rule ASD-2.3)."""
        return -1 if self.round == 2 else 1

    def holder(self, origin: Origin) -> int:
        """Return who held a hand when it had been passed on so often."""
        step = -1 if origin.round == 2 else 1
        return (origin.lot + step * origin.stage) % len(self.seats)

    @property
    def new_cards(self) -> int:
        """The cards each drafts in a round (rule ASD-2.6)."""
        return 7 if self.mode in {"heritage", "duel"} else 6

    def drafted(self, seat: int) -> bool:
        """Whether the seat's own draft of this round is complete (rule ASD-2.6)."""
        return len(self.seats[seat].fresh) == self.new_cards


Play: TypeAlias = play.Play[State, Cards]
