"""Everything a match remembers."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from games.core.contract import play
from games.firstdeck.cards import Cards
from games.firstdeck.view import Contest, Worth

FREE, BOXED = -1, -2  # who took a card of the row: nobody yet; it went to the box

# What the match waits for: decks, victim, discard, take, order, over. The others are carried out
# at once: "dealing" gives decks out, "round" begins one, "contest" goes on with it, "decided" has
# a result, "discarded" opens the row, "taken" puts the cards back.
Phase: TypeAlias = Literal[
    "decks",
    "dealing",
    "round",
    "contest",
    "victim",
    "decided",
    "discard",
    "discarded",
    "take",
    "order",
    "taken",
    "over",
]


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat's cards and stars.

    `deck` lies next card first. `table` are the cards of this round in order of revealing, those
    included that went to the box by their effect (`boxed`) or were `thrown` out, and the one
    `taken` from the row. `worth` is the value in the last contest. `conceded` counts from 1 for
    the first who gave up.
    """

    symbol: str = ""
    stars: int = 0
    deck: list[str] = []
    table: list[str] = []
    boxed: list[str] = []
    thrown: str = ""
    taken: str = ""
    spent: list[str] = []
    worth: Worth | None = None
    conceded: int = 0
    won: int = 0
    won_final: int = 0

    def in_play(self) -> list[str]:
        """The cards on the table that have not left the game, rules FDB-2.3 and 3.5."""
        if not self.boxed and not self.thrown:
            return list(self.table)
        return [card for card in self.table if card not in self.boxed and card != self.thrown]

    def in_play_count(self) -> int:
        """How many cards `in_play` names."""
        return len(self.table) - len(self.boxed) - bool(self.thrown)

    def clear(self) -> None:
        """Leave the table empty for the next round."""
        self.table, self.boxed, self.thrown, self.taken = [], [], "", ""


class Fight(msgspec.Struct):
    """A contest that runs: who is still in it, and the thefts of this reveal step that wait.

    `steps` counts reveal steps, the first of the round included.
    """

    fighters: list[int]
    steps: int = 0
    steals: list[tuple[int, str]] = []


class State(msgspec.Struct, omit_defaults=True):
    """A match. `pile` lies next card first; `takers` tells for each place of the row who took it.

    `choosing` are the seats in the order of taking, `queue` those still to take. `reference` is
    the winner from whose left they are counted; while a contest runs, who gave up last in it.
    """

    seats: list[Seat]
    phase: Phase
    first: int
    pile: list[str]
    box: list[str]
    tiebreak: str = "shared"
    round: int = 0
    final_round: int = 0
    row: list[str] = []
    takers: list[int] = []
    choosing: list[int] = []
    queue: list[int] = []
    reference: int | None = None
    fight: Fight | None = None
    contest: Contest | None = None
    finals: list[Contest] = []
    last_alone: int | None = None


Play: TypeAlias = play.Play[State, Cards]


def active(state: State) -> list[int]:
    """The seats that have not conceded, ascending."""
    return [number for number, seat in enumerate(state.seats) if not seat.conceded]


def clockwise(start: int, among: Iterable[int]) -> list[int]:
    """Return the seats of `among` clockwise, beginning with `start` or the next after it."""
    seats = sorted(among)
    first = bisect_left(seats, start)
    return seats[first:] + seats[:first]


def row_size(seats: int) -> int:
    """The number of cards turned up with so many active seats, rule FDB-2.2."""
    return 3 if seats == 2 else seats


def rounds_in_all(state: State) -> int:
    """The number of main rounds there will be with the seats now active."""
    return state.round - (-len(state.pile) // row_size(len(active(state))))


def lying(state: State) -> list[int]:
    """The places of the row where a card still lies."""
    return [place for place, taker in enumerate(state.takers) if taker == FREE]


def may_discard(state: State, seat: int) -> bool:
    """Whether a seat has lost the round and has a card in play to throw out, rule FDB-6.1."""
    assert state.contest is not None
    own = state.seats[seat]
    lost = not own.conceded and seat not in state.contest.winners
    return lost and own.in_play_count() > 0


def discarders(state: State) -> list[int]:
    """The seats that may throw a card out, ascending."""
    return [seat for seat in range(len(state.seats)) if may_discard(state, seat)]


def arranges(state: State, seat: int) -> bool:
    """Whether this seat, done with taking, says in which order its cards go back.

    Rules FDB-6.7, 6.8 and 6.11: not when its deck ran empty, nor in the round that emptied the
    pile; and one card alone has no order.
    """
    own = state.seats[seat]
    return bool(state.pile and own.deck) and not own.conceded and own.in_play_count() > 1


def takes_two(state: State) -> bool:
    """Whether the first in the order takes one card and boxes another, rules FDB-6.6 and 10.5."""
    untouched = len(state.row) == 3 and all(taker == FREE for taker in state.takers)
    return untouched and len(state.queue) == 2 and len(active(state)) == 2


def targets(state: State, thief: int) -> list[int]:
    """The seats that `thief` may steal from, clockwise from it, rules FDB-3.4 and 3.7."""
    others = [s for s in active(state) if s != thief and state.seats[s].stars]
    return clockwise(thief, others)
