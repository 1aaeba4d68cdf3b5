"""The end: who has the most points, and giving up (group GOO-3)."""

from games.core.rules import refuse_concession
from games.core.text import text
from games.core.view import Standing
from goofspiel import events
from goofspiel.cards import Cards
from goofspiel.state import Play, State


def concede(play: Play, seat: int) -> None:
    """Give up: the other one has won, and the match is over (GOO-3.2)."""
    if play.state.seats[seat].conceded or play.state.over:
        raise refuse_concession()
    play.state.seats[seat].conceded = True
    play.state.over = True
    play.events.append(events.conceded(seat))


def points(state: State, cards: Cards, seat: int) -> int:
    """Return what the prizes of a seat count."""
    return sum(cards.by_id[card].rank for card in state.seats[seat].won)


def standings(state: State, cards: Cards) -> tuple[Standing, ...] | None:
    """Return the ranking: most points first, equal points share a place (GOO-3.1)."""
    if not state.over:
        return None
    ranked = sorted(
        (seat.conceded, -points(state, cards, number), number)
        for number, seat in enumerate(state.seats)
    )
    return tuple(
        Standing(
            place=1 + sum(other[:2] < one[:2] for other in ranked),
            seats=(one[2],),
            score=-one[1],
            facts=(text("goofspiel-fact", prizes=len(state.seats[one[2]].won)),),
            conceded=one[0],
        )
        for one in ranked
    )
