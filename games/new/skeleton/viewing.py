"""Builds what a reader may see: everything but the order of the deck (SKE-4.1)."""

from msgspec.structs import replace

from games.new.skeleton.cards import Cards
from games.new.skeleton.phases.ranking import points
from games.new.skeleton.state import State
from games.new.skeleton.view import SeatView, SkeletonView


def public_view(state: State, cards: Cards) -> SkeletonView:
    """Return what everybody may see."""
    table = tuple(
        SeatView(tuple(seat.taken), points(state, cards, number), seat.conceded)
        for number, seat in enumerate(state.seats)
    )
    return SkeletonView(
        None,
        len(state.seats),
        table=table,
        row=tuple(state.row),
        deck=len(state.deck),
        turn=state.turn,
        over=state.over,
    )


def seat_view(public: SkeletonView, seat: int) -> SkeletonView:
    """Return the same for a seat: nobody has cards that others do not see."""
    return replace(public, reader=seat)
