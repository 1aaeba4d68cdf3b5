"""How far a seat stands ahead, in coins: what both have, and how near the end is (MND-1.1)."""

from collections.abc import Mapping

from games.ai.mind import GONE, HUNDRED
from games.core.streams import Streams
from games.nintendo.advice.seen import as_state
from games.nintendo.cards import Cards
from games.nintendo.phases.merit import Merit
from games.nintendo.phases.worth import Position
from games.nintendo.state import Play
from games.nintendo.view import NintendoView


def value(cards: Cards, merits: Mapping[str, Merit], view: NintendoView, seat: int) -> int:
    """Return by how many hundredths of a coin a seat is ahead of the other.

    It is looked at from the side of whoever's turn it is, who can still attack and buy.
    """
    if view.panels[seat].conceded:
        return GONE
    if view.stage not in {"turn", "over"}:
        return 0
    play = Play(as_state(cards, view), cards, Streams(b"value"))
    found = round(Position(play, merits).worth(view.active) * HUNDRED)
    return found if seat == view.active else -found
