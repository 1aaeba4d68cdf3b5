"""Another match that a reader cannot tell from this one, and where all cards are."""

from games.core.streams import Streams
from games.firstdeck.cards import Cards
from games.firstdeck.state import FREE, State


def redeal(state: State, reader: int | None, rng: Streams) -> State:
    """Shuffle the pile and every deck but the reader's own, in place (FDB-8.2, 8.3)."""
    state.pile = rng.shuffled("redeal:pile", sorted(state.pile))
    for number, seat in enumerate(state.seats):
        if number != reader:
            seat.deck = rng.shuffled(f"redeal:{number}", sorted(seat.deck))
    return state


def inventory(state: State, cards: Cards) -> list[str]:
    """Return the ids of all cards wherever they are, sorted."""
    found = [*state.pile, *state.box]
    found += [card for card, taker in zip(state.row, state.takers, strict=True) if taker == FREE]
    for seat in state.seats:
        found += [*seat.deck, *seat.in_play(), *seat.spent]
    if not any(seat.symbol for seat in state.seats):  # not dealt yet
        found += [card for deck in cards.decks.values() for card in deck]
    return sorted(found)
