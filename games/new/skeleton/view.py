"""What a reader may see of a match (types only)."""

import msgspec

from games.core.view import View


class SeatView(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it."""

    taken: tuple[str, ...]
    points: int
    conceded: bool


class SkeletonView(View, frozen=True):
    """The table: the open cards, how many are in the deck, and the seat whose turn it is."""

    places = ("card:<card>", "seat:<n>", "score:<n>")

    table: tuple[SeatView, ...]
    row: tuple[str, ...]
    deck: int
    turn: int
    over: bool
