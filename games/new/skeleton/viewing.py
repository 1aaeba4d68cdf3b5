"""Builds what a reader may see: everything but the order of the deck (SKE-4.1)."""

from games.new.skeleton.cards import Cards
from games.new.skeleton.phases.ending import points
from games.new.skeleton.state import State
from games.new.skeleton.view import SeatView, SkeletonView


def view(state: State, cards: Cards, reader: int | None) -> SkeletonView:
    """Return what a seat, or a spectator (None), may see."""
    table = tuple(
        SeatView(tuple(seat.taken), points(state, cards, number), seat.conceded)
        for number, seat in enumerate(state.seats)
    )
    return SkeletonView(
        reader,
        len(state.seats),
        table=table,
        row=tuple(state.row),
        deck=len(state.deck),
        turn=state.turn,
        over=state.over,
    )
