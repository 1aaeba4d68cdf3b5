"""The places at the end: who has the most points (GOO-3.1)."""

from collections.abc import Mapping

from games.core.text import text
from games.core.view import Standing, by_points
from goofspiel.cards import Cards
from goofspiel.state import State


def points(state: State, cards: Cards, seat: int) -> int:
    """Return what the prizes of a seat count."""
    return sum(cards.by_id[card].rank for card in state.seats[seat].won)


def standings(state: State, cards: Cards) -> tuple[Standing, ...] | None:
    """Return the ranking: most points first, equal points share a place (GOO-3.1)."""
    if not state.over:
        return None
    seats = range(len(state.seats))
    return by_points(
        [points(state, cards, seat) for seat in seats],
        [(text("goofspiel-fact", prizes=len(state.seats[seat].won)),) for seat in seats],
        [seat for seat in seats if state.seats[seat].conceded],
    )


def figures(state: State, cards: Cards) -> Mapping[str, int]:
    """Return how often prizes were lost to a last tie, and how far apart the two ended."""
    totals = [points(state, cards, seat) for seat in range(len(state.seats))]
    return {"prizes lost": bool(state.lost), "margin": max(totals) - min(totals)}
