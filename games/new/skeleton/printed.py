"""What the cards bear (types only)."""

from games.core.face import Face


class CardFace(Face, frozen=True):
    """What the card counts."""

    points: int
