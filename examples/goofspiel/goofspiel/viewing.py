"""Builds what a reader may see: all but the order of the prizes and the other one's bid (GOO-4)."""

from games.core.decision import Answer
from goofspiel.cards import Cards
from goofspiel.phases.ending import points
from goofspiel.state import State
from goofspiel.view import GoofspielView, SeatView


def view(
    state: State, cards: Cards, reader: int | None, given: tuple[Answer, ...]
) -> GoofspielView:
    """Return what a seat, or a spectator (None), may see."""
    return GoofspielView(
        reader,
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
        bid=given[0].picks[0] if given else "",
    )
