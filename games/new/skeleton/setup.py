"""How a match begins (group SKE-1)."""

from games.core.info import Start
from games.core.streams import Streams
from games.new.skeleton.cards import Cards
from games.new.skeleton.state import Seat, State


def new_state(cards: Cards, start: Start, rng: Streams) -> State:
    """Return the table: all cards shuffled into one deck (SKE-1.1)."""
    return State([Seat() for _ in range(start.seats)], rng.shuffled("deck", list(cards.by_id)))
