"""The turns: a seat takes one of the open cards, and the next card of the deck is laid open."""

from games.new.skeleton import events
from games.new.skeleton.state import Play

OPEN = 3  # cards that lie open


def fill(play: Play) -> None:
    """Lay cards open until there are three (SKE-2.2)."""
    state = play.state
    while state.deck and len(state.row) < OPEN:
        state.row.append(state.deck.pop())
        play.events.append(events.laid_open(state.row[-1]))


def take(play: Play, seat: int, card: str) -> None:
    """Take an open card (SKE-2.1); after the last one the match is over."""
    state = play.state
    state.row.remove(card)
    state.seats[seat].taken.append(card)
    play.events.append(events.took(seat, card, play.cards.by_id[card].points))
    fill(play)
    state.turn = (seat + 1) % len(state.seats)
    state.over = not state.row
