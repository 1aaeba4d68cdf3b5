"""Everything a match of the made-up game remembers."""

from typing import Literal, TypeAlias

import msgspec

from games.core.hidden import Seen

Phase: TypeAlias = Literal["draft", "upkeep", "buy", "name", "track", "clear", "stack", "over"]


class Seat(msgspec.Struct):
    """One seat. Hand, offer, spare and charms are its own secret."""

    coins: list[str]
    charms: list[str]
    hand: list[str] = []
    offer: list[str] = []
    spare: list[str] = []
    team: list[str] = []
    bought: list[str] = []
    pair: str = ""
    place: int = 0
    score: int = 0
    conceded: bool = False


class State(msgspec.Struct):
    """A match. `waiting` are the seats with something to do in this phase, next first.

    `under` lies under the deck in an order that only seat `under_by` knows. The options `track`,
    `strong` and `staff` (SAM-1.4, 7.4) came with schema 2, `bag` and
    `peek` (SAM-1.5, 5.4) with schema 3, and so did `seen`, the cards that seats have peeked at.
    """

    seats: list[Seat]
    deck: list[str]
    first: int
    rounds: int
    partners: bool
    phase: Phase = "draft"
    round: int = 1
    waiting: list[int] = []
    rolling: bool = False
    market: list[str] = []
    under: list[str] = []
    under_by: int = 0
    box: list[str] = []
    bank: list[str] = []
    named: int = 0
    die: int = 0
    track: int = 20
    strong: bool = False
    staff: str = "any"
    bag: bool = False
    peek: bool = False
    seen: Seen = msgspec.field(default_factory=Seen)
