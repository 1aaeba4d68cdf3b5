"""What a reader may see of a match (types only)."""

import msgspec

from games.core.view import View


class SeatView(msgspec.Struct, frozen=True):
    """A seat, as everybody sees it: hands are known, the lowest card first."""

    hand: tuple[str, ...]
    played: tuple[str, ...]
    won: tuple[str, ...]
    points: int
    conceded: bool


class GoofspielView(View, frozen=True):
    """The table. `left` are the prizes to come, in no order; `bid` is the reader's own card."""

    places = ("card:<card>", "seat:<n>", "score:<n>")

    table: tuple[SeatView, ...]
    row: tuple[str, ...]
    left: tuple[str, ...]
    lost: tuple[str, ...]
    bids: tuple[str, ...]
    winner: int
    over: bool
    bid: str = ""
