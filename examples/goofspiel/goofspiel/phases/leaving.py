"""Giving up, at any moment (GOO-3.2)."""

from games.core.rules import refuse_concession
from goofspiel import events
from goofspiel.state import Play


def concede(play: Play, seat: int) -> None:
    """Give up: the other one has won, and the match is over (GOO-3.2)."""
    if play.state.seats[seat].conceded or play.state.over:
        raise refuse_concession()
    play.state.seats[seat].conceded = True
    play.state.over = True
    play.events.append(events.conceded(seat))
