"""Everything that a match remembers."""

from typing import Literal, TypeAlias

import msgspec

from games.core.contract import play
from games.nba.cards import Cards
from games.nba.view import Options, Stage

SLOTS = 6
HAND = 6
MOST_LYING = 3
MOST_DICE = 10
OVERTIMES = 3
OVERTIME_TURNS = 6
TEAM_TURN = 6  # turns of a quarter
AUTOMATON = 1  # the seat of the Automaton, in solo

# Cards of the player pile, and how many of them cost 3 to 5 at least (NBA-1.4)
LENGTHS = {"4": (20, 4), "3": (14, 3), "2": (8, 2)}


def turns_in(quarters: str) -> int:
    """Return how many turns so many quarters have, both sides together (rule NBA-2.1)."""
    return LENGTHS[quarters][0] + 4


Step: TypeAlias = Literal[
    "act",
    "refresh",
    "sub_in",
    "sub_out",
    "prep_off",
    "prep_def",
    "pay_player",
    "pay_tactic",
    "target",
    "reroll",
    "reroll_def",
    "keep_dice",
    "hold",
    "remove",
]
Done: TypeAlias = Literal["refresh", "sub", "prep", "sign", "buy", "off", "def"]


class Die(msgspec.Struct, frozen=True):
    """A die as it lies: its name in the roll ("d1"), kind, face 1 to 6; `again`: rerolled."""

    name: str
    kind: str
    face: int
    again: bool = False


class Duel(msgspec.Struct, frozen=True):
    """An attack that has scored, against which dice, and the points."""

    attack: tuple[Die, ...]
    defence: tuple[Die, ...]
    points: int


class Turn(msgspec.Struct):
    """How far a seat is in its turn.

    `step` is the question put to it. `done` are the actions it has used up. `coming` is the player
    that is to come in, `leavers` the court at the start of the replacements, `came` who came in.
    `buying` is the card that is to be paid, `tactic` the one being played, against the attack of
    seat `target`, with `dice` rolled; `wants` are the kinds of dice still to be kept by hand,
    `kept` the dice kept so. `held` are the cards to hold.
    """

    step: Step = "act"
    done: list[Done] = []
    coming: str = ""
    leavers: list[str] = []
    came: list[str] = []
    buying: str = ""
    tactic: str = ""
    target: int = -1
    dice: list[Die] = []
    wants: list[str] = []
    kept: list[str] = []
    held: list[str] = []


class Seat(msgspec.Struct):
    """What belongs to a seat (or to the Automaton).

    `court` has five cards in the order of the places, `deck` its next card first, `known` counts
    the cards on top of it that everybody knows. `defence` dice lie against the attack of seat
    `target`. `thrown` are the cards of the hand discarded in its last turn. `last` is the last
    attack that has scored, `best` the most that one of its attacks has scored, `stopped` what its
    defence dice have summed up to; `attacks` have scored, and had `rolled` so much before that.
    `pack` and `drafted` are of the draft.
    """

    court: list[str] = []
    hand: list[str] = []
    deck: list[str] = []
    known: int = 0
    discard: list[str] = []
    box: list[str] = []
    thrown: list[str] = []
    lying: list[str] = []
    attack: list[Die] = []
    defence: list[Die] = []
    target: int = -1
    points: int = 0
    best: int = 0
    stopped: int = 0
    last: Duel | None = None
    pack: list[str] = []
    drafted: list[str] = []
    turn: Turn | None = None
    attacks: int = 0
    rolled: int = 0


class Table(msgspec.Struct):
    """The two markets and the Fatigue pile of a table; piles have their next card first.

    `track` and `slots` have six places, "" is a hole. `least` is the cost of the last player
    turned up. `away` are the NBA players that are not in this match; nobody knows which.
    """

    players: list[str] = []
    track: list[str] = []
    least: int = 0
    player_discard: list[str] = []
    away: list[str] = []
    tactics: list[str] = []
    slots: list[str] = []
    tactic_discard: list[str] = []
    fatigue: list[str] = []


class State(msgspec.Struct):
    """A match. A side is one seat, or the two partners 0 and 2, 1 and 3.

    `turn` counts from 1 in regular time and in each overtime; `period` is 0 in regular time, then
    the number of the overtime. `first` is the side that begins the period, `side` the one that
    plays. `counters` are those left on the track in overtime. `round` counts the picks of the
    draft. `lead` are the points of each side at the start.
    """

    stage: Stage
    options: Options
    seats: list[Seat]
    tables: list[Table]
    first: int = 0
    side: int = 0
    turn: int = 0
    period: int = 0
    counters: int = 0
    round: int = 0
    lead: tuple[int, int] = (0, 0)
    conceded: list[int] = []

    @property
    def solo(self) -> bool:
        """Whether seat 1 is the Automaton."""
        return self.options.level is not msgspec.UNSET

    @property
    def last(self) -> int:
        """The number of the last turn: N + 4 in regular time (rule NBA-7.1)."""
        return OVERTIME_TURNS if self.period else turns_in(self.options.quarters)

    def people(self) -> range:
        """The seats that persons (or their stand-ins) hold."""
        return range(1 if self.solo else len(self.seats))

    def side_seats(self, side: int) -> tuple[int, ...]:
        """The seats of a side: seat numbers alternate between the two (rule NBA-12.1)."""
        return tuple(range(side, len(self.seats), 2))

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of the other side, the direct opponent first."""
        direct = seat ^ 1
        return (direct, *(other for other in self.side_seats(direct % 2) if other != direct))

    def table(self, seat: int) -> Table:
        """The table at which a seat plays (rule NBA-12.1)."""
        return self.tables[seat // 2]

    def suffix(self, seat: int) -> str:
        """The end of stream names and ids of a seat's table: "" where there is but one."""
        return ":" + "XY"[seat // 2] if len(self.tables) > 1 else ""

    def score(self, side: int) -> int:
        """The points of a side (rule NBA-12.3)."""
        return self.lead[side] + sum(self.seats[seat].points for seat in self.side_seats(side))

    def playing(self, seat: int) -> Turn:
        """The turn of a seat that is in its turn."""
        turn = self.seats[seat].turn
        assert turn is not None
        return turn


Play: TypeAlias = play.Play[State, Cards]
