"""Another match that a reader cannot tell from this one, and where all cards are."""

from games.core.streams import Streams
from goofspiel.state import State


def redeal(state: State, rng: Streams) -> State:
    """Shuffle the prizes to come, in place: nothing else of a state is hidden (GOO-4.1)."""
    state.prizes = rng.shuffled("redeal", sorted(state.prizes))
    return state


def inventory(state: State) -> list[str]:
    """Return the ids of all cards wherever they are, sorted."""
    found = [*state.prizes, *state.row, *state.lost]
    for seat in state.seats:
        found += [*seat.hand, *seat.played, *seat.won]
    return sorted(found)
