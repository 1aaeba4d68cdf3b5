"""What the cards bear (types only)."""

from typing import Literal, TypeAlias

from games.core.face import Face

Suit: TypeAlias = Literal["prize", "first", "second"]
SUITS: tuple[Suit, ...] = ("prize", "first", "second")


class CardFace(Face, frozen=True):
    """A suit, and what the card counts: 1 to 13."""

    suit: Suit
    rank: int
