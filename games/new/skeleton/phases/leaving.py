"""Giving up, at any moment (SKE-3.2)."""

from games.core.rules import refuse_concession
from games.new.skeleton import events
from games.new.skeleton.state import Play


def concede(play: Play, seat: int) -> None:
    """Give up: the other seat has won, and the match is over (SKE-3.2)."""
    if play.state.over:
        raise refuse_concession()
    play.state.seats[seat].conceded = True
    play.state.over = True
    play.events.append(events.conceded(seat))
