"""Everything a match remembers."""

from typing import TypeAlias

import msgspec

from games.core.contract import play
from games.new.skeleton.cards import Cards


class Seat(msgspec.Struct):
    """The cards that a seat has taken, and whether it has given up."""

    taken: list[str] = []
    conceded: bool = False


class State(msgspec.Struct):
    """A match. The last card of `deck` is laid open next; `row` are the open cards."""

    seats: list[Seat]
    deck: list[str]
    row: list[str] = []
    turn: int = 0  # the seat whose turn it is
    over: bool = False


Play: TypeAlias = play.Play[State, Cards]
