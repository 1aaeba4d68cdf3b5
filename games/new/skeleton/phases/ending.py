"""The end: who has the most points, and giving up (group SKE-3)."""

from games.core.rules import refuse_concession
from games.core.text import text
from games.core.view import Standing, by_points
from games.new.skeleton import events
from games.new.skeleton.cards import Cards
from games.new.skeleton.state import Play, State


def concede(play: Play, seat: int) -> None:
    """Give up: the other seat has won, and the match is over (SKE-3.2)."""
    if play.state.over:
        raise refuse_concession()
    play.state.seats[seat].conceded = True
    play.state.over = True
    play.events.append(events.conceded(seat))


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
