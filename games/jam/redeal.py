"""Another match that a reader cannot tell from this one (JAM-8), and where all cards are."""

from games.core.streams import Streams
from games.jam.cards import Cards
from games.jam.phases.deck import by_number
from games.jam.state import State
from games.jam.track import everybody, positions

_STREAM = "redeal"


def redeal(state: State, cards: Cards, reader: int | None, rng: Streams) -> State:
    """Deal anew, in place, what the reader cannot know: pile, other hands, others' face-down cards.

    A face-down card changes place only with cards that have the same Times on their backs.
    """
    where = positions(state)
    hidden = [
        skater
        for skater in everybody(state)
        if skater in state.laid and skater not in state.up and where.side(skater) != reader
    ]
    others = [side for seat, side in enumerate(state.sides) if seat != reader]
    pool = [*state.pile, *(card for side in others for card in side.hand)]
    pool += [state.laid[skater] for skater in hidden]
    pool = rng.shuffled(_STREAM, sorted(pool))
    for skater in hidden:
        times = cards.actions[state.laid[skater]].times
        new = next(card for card in pool if cards.actions[card].times == times)
        pool.remove(new)
        state.laid[skater] = new
    for side in others:
        size = len(side.hand)
        side.hand = by_number(cards, pool[:size])
        del pool[:size]
    state.pile = pool
    return state


def inventory(state: State) -> list[str]:
    """Return the ids of all cards wherever they are, sorted."""
    held = (card for side in state.sides for card in side.hand)
    return sorted([*state.pile, *state.discard, *state.laid.values(), *held])
