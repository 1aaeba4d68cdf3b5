"""Builds what a reader may see: all but the order of the prizes and the other one's bid (GOO-4)."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.decision import Answer
from goofspiel.cards import Cards
from goofspiel.phases.ranking import points
from goofspiel.state import State
from goofspiel.view import GoofspielView, SeatView


def public_view(state: State, cards: Cards) -> GoofspielView:
    """Return what everybody may see."""
    return GoofspielView(
        None,
        len(state.seats),
        table=tuple(
            SeatView(
                tuple(seat.hand),
                tuple(seat.played),
                tuple(seat.won),
                points(state, cards, number),
                seat.conceded,
            )
            for number, seat in enumerate(state.seats)
        ),
        row=tuple(state.row),
        left=tuple(sorted(state.prizes, key=lambda card: cards.by_id[card].rank)),
        lost=tuple(state.lost),
        bids=tuple(state.bids),
        winner=state.winner,
        over=state.over,
    )


def seat_view(public: GoofspielView, seat: int, given: Sequence[Answer]) -> GoofspielView:
    """Return the same for a seat, with its own bid while the other's is not in."""
    return replace(public, reader=seat, bid=given[0].picks[0] if given else "")
