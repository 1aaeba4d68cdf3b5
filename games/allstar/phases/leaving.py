"""Giving up, at any moment (rules ASD-8.3 to 8.6 and 8.8)."""

from games.allstar import events
from games.allstar.phases import playoffs
from games.allstar.state import Play
from games.core.rules import refuse_concession


def concede(play: Play, seat: int) -> None:
    """Let a manager give up. Raises Refused for one who has given up or has a final place."""
    state = play.state
    if seat in state.given_up or state.seats[seat].rank:
        raise refuse_concession()
    state.given_up.append(seat)
    rest = len(state.seats) - len(state.given_up)
    if len(state.seats) == 2 or (state.stage == "season" and rest == 1):
        state.stage = "over"  # scores stay as they are, rules ASD-8.3 and 8.6
        play.events.append(events.concedes(seat))
    elif state.stage == "season":
        play.events.append(events.concedes_season(seat))
    else:
        play.events.append(events.concedes(seat))
        playoffs.give_up(play, seat)
