"""The places at the end: who has the most points (SKE-3.1)."""

from collections.abc import Mapping

from games.core.text import text
from games.core.view import Standing, by_points
from games.new.skeleton.cards import Cards
from games.new.skeleton.state import State


def points(state: State, cards: Cards, seat: int) -> int:
    """Return what the cards of a seat count."""
    return sum(cards.by_id[card].points for card in state.seats[seat].taken)


def standings(state: State, cards: Cards) -> tuple[Standing, ...] | None:
    """Return the ranking: most points first, equal points share a place (SKE-3.1)."""
    if not state.over:
        return None
    seats = range(len(state.seats))
    return by_points(
        [points(state, cards, seat) for seat in seats],
        [(text("skeleton-fact", cards=len(state.seats[seat].taken)),) for seat in seats],
        [seat for seat in seats if state.seats[seat].conceded],
    )


def figures(state: State, cards: Cards) -> Mapping[str, int]:
    """Return how far apart the two ended."""
    totals = [points(state, cards, seat) for seat in range(len(state.seats))]
    return {"margin": max(totals) - min(totals)}
