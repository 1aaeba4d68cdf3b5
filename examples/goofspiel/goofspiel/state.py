"""Everything a match remembers."""

from typing import TypeAlias

import msgspec

from games.core.contract import play
from goofspiel.cards import Cards


class Seat(msgspec.Struct):
    """A seat's cards: in hand, played, and the prizes it has won."""

    hand: list[str]
    played: list[str] = []
    won: list[str] = []
    conceded: bool = False


class State(msgspec.Struct):
    """A match. The last card of `prizes` is turned up next; `row` are those that are bid for."""

    seats: list[Seat]
    prizes: list[str]
    row: list[str] = []
    lost: list[str] = []
    bids: list[str] = []  # the last two, a seat each
    winner: int = -1  # of the last bids; -1 for nobody
    over: bool = False


Play: TypeAlias = play.Play[State, Cards]
