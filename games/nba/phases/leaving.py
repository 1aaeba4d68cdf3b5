"""Giving up, at any moment (NBA-10, 12.8)."""

from games.nba.events import tell
from games.nba.phases.turn import over
from games.nba.state import Play


def concede(play: Play, seat: int) -> None:
    """Give up: the other side wins when nobody of the own is left (rules NBA-10, 12.8)."""
    state = play.state
    state.conceded.append(seat)
    tell(play, seat, "nba-event-conceded")
    if all(mate in state.conceded for mate in state.side_seats(seat % 2)):
        over(play)
