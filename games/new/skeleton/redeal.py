"""Another match that a reader cannot tell from this one, and where all cards are."""

from games.core.hidden import deal_anew
from games.core.streams import Streams
from games.new.skeleton.state import State


def redeal(state: State, rng: Streams) -> State:
    """Shuffle the deck, in place: nothing else of a state is hidden (SKE-4.1)."""
    deal_anew([state.deck], rng)
    return state


def inventory(state: State) -> list[str]:
    """Return the ids of all cards wherever they are, sorted."""
    return sorted([*state.deck, *state.row, *(card for seat in state.seats for card in seat.taken)])
