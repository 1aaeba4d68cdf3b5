"""A seat's own deck: drawing, reshuffling, cards laid on top (rules NBA-6.3, 6.4, 4.10, 5.7)."""

import msgspec

from games.core.event import Event
from games.core.streams import Streams
from games.nba import events as say
from games.nba.printed import is_fatigue
from games.nba.state import HAND, Seat, State


def draw(state: State, seat: int, count: int, rng: Streams, *, aside: bool = True) -> list[Event]:
    """Draw up to `count` cards; an empty deck is first made of the discard pile (rule NBA-6.4)."""
    own = state.seats[seat]
    events: list[Event] = []
    drawn: list[str] = []
    while len(drawn) < count:
        if not own.deck:
            if not own.discard:
                break
            events.append(_reshuffle(state, seat, rng))
        drawn.append(own.deck.pop(0))
        own.known = max(0, own.known - 1)
    own.hand += drawn
    if drawn:
        rng.bar_undo()  # a card was turned up: no undo past it (rule NBA-8.6)
        told = say.secretly(state, seat, "nba-event-drew", "nba-event-drew-me", drawn, n=len(drawn))
        events.append(msgspec.structs.replace(told, aside=aside))
    return events


def fill_hand(state: State, seat: int, rng: Streams) -> list[Event]:
    """Draw up to six cards in hand (rules NBA-6.3, 6.6)."""
    return draw(state, seat, HAND - len(state.seats[seat].hand), rng)


def _reshuffle(state: State, seat: int, rng: Streams) -> Event:
    own = state.seats[seat]
    own.deck = rng.shuffled(f"deck:{seat}", sorted(own.discard))
    own.discard, own.known = [], 0
    return say.event(state, seat, "nba-event-reshuffled", {"n": len(own.deck)}, aside=True)


def lay_on_top(own: Seat, card: str) -> None:
    """Put a card on top of the deck, where everybody knows it (rule NBA-8.1)."""
    own.deck.insert(0, card)
    own.known += 1


def rest(state: State, seat: int) -> list[Event]:
    """Return one Fatigue card of the hand, if there is one, to its pile (rule NBA-4.4)."""
    own, table = state.seats[seat], state.table(seat)
    tired = sorted(card for card in own.hand if is_fatigue(card))
    if not tired:
        return []
    own.hand.remove(tired[0])
    table.fatigue = sorted([*table.fatigue, tired[0]])
    mark = f"fatigue:{seat // 2}"
    return [say.event(state, seat, "nba-event-rested", marks=[mark], aside=True)]


def tire(state: State, seat: int, count: int) -> None:
    """Take Fatigue cards, lowest id first, on top of the deck (rule NBA-5.7)."""
    table = state.table(seat)
    for _ in range(count):
        lay_on_top(state.seats[seat], table.fatigue.pop(0))
