"""A seat's own deck: drawing, reshuffling, cards laid on top (rules NBA-6.3, 6.4, 4.10, 5.7)."""

from collections.abc import Sequence

from games.nba.events import tell, tell_drawn
from games.nba.printed import is_fatigue, listed
from games.nba.state import HAND, Play, Seat, State


def draw(play: Play, seat: int, count: int, *, aside: bool = True) -> None:
    """Draw up to `count` cards; an empty deck is first made of the discard pile (rule NBA-6.4)."""
    own = play.state.seats[seat]
    drawn: list[str] = []
    while len(drawn) < count:
        if not own.deck:
            if not own.discard:
                break
            _reshuffle(play, seat)
        drawn.append(own.deck.pop(0))
        own.known = max(0, own.known - 1)
    own.hand += drawn
    if drawn:
        play.bar_undo()  # a card was turned up: no undo past it (rule NBA-8.6)
        tell_drawn(play, seat, drawn, aside=aside)


def fill_hand(play: Play, seat: int) -> None:
    """Draw up to six cards in hand (rules NBA-6.3, 6.6)."""
    draw(play, seat, HAND - len(play.state.seats[seat].hand))


def _reshuffle(play: Play, seat: int) -> None:
    own = play.state.seats[seat]
    own.deck = play.rng.shuffled(f"deck:{seat}", sorted(own.discard))
    own.discard, own.known = [], 0
    tell(play, seat, "nba-event-reshuffled", {"n": len(own.deck)}, aside=True)


def lay_on_top(own: Seat, card: str) -> None:
    """Put a card on top of the deck, where everybody knows it (rule NBA-8.1)."""
    own.deck.insert(0, card)
    own.known += 1


def throw(state: State, seat: int, thrown: Sequence[str]) -> None:
    """Discard cards of the hand; those of one turn can be seen together, also after a reshuffle."""
    own, turn = state.seats[seat], state.playing(seat)
    paid = own.thrown if {"sign", "buy"} & {*turn.done} else []
    own.thrown = listed([*paid, *thrown])
    own.discard += thrown


def rest(play: Play, seat: int) -> None:
    """Return one Fatigue card of the hand, if there is one, to its pile (rule NBA-4.4)."""
    own, table = play.state.seats[seat], play.state.table(seat)
    tired = sorted(card for card in own.hand if is_fatigue(card))
    if tired:
        own.hand.remove(tired[0])
        table.fatigue = sorted([*table.fatigue, tired[0]])
        tell(play, seat, "nba-event-rested", marks=[f"fatigue:{seat // 2}"], aside=True)


def tire(state: State, seat: int, count: int) -> None:
    """Take Fatigue cards, lowest id first, on top of the deck (rule NBA-5.7)."""
    table = state.table(seat)
    for _ in range(count):
        lay_on_top(state.seats[seat], table.fatigue.pop(0))
