"""Giving up, at any moment (NIN-12.5)."""

from games.nintendo import events
from games.nintendo.phases.effects.zones import end
from games.nintendo.state import Play, forget


def concede(play: Play, seat: int) -> None:
    """The other seat wins at once, whatever the stars."""
    forget(play.state)
    play.state.seats[seat].conceded = True
    play.events.append(events.concedes(seat))
    end(play, "conceded", 1 - seat)
