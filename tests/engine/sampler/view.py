"""What a reader of the made-up game may see."""

import msgspec

from games.core.view import View
from tests.engine.sampler.state import Phase


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; `hidden` counts its face-down cards."""

    coins: tuple[str, ...]
    team: tuple[str, ...]
    bought: tuple[str, ...]
    pair: str
    place: int
    score: int
    hidden: int
    charms: int
    conceded: bool


class Own(msgspec.Struct, frozen=True):
    """What a seat alone sees, its plan for the round included.

    `seen` are the cards in the deck and in others' hands that it has peeked at (SAM-5.4).
    """

    hand: tuple[str, ...]
    offer: tuple[str, ...]
    spare: tuple[str, ...]
    charms: tuple[str, ...]
    team: tuple[str, ...]
    seen: tuple[str, ...] = ()


class SamplerView(View, frozen=True):
    """The table. `stacked` is the order under the deck, for the seat that made it."""

    places = ("card:<card>", "coin:<card>", "market", "score:<n>", "seat:<n>", "track:<n>")

    round: int
    rounds: int
    phase: Phase
    first: int
    partners: bool
    turn: tuple[int, ...]
    table: tuple[SeatView, ...]
    market: tuple[str, ...]
    deck: int
    under: int
    under_by: int
    box: tuple[str, ...]
    bank: tuple[str, ...]
    named: int
    die: int
    rolling: bool
    track: int
    strong: bool
    staff: str
    bag: bool
    peek: bool
    stacked: tuple[str, ...] = ()
    own: Own | None = None
