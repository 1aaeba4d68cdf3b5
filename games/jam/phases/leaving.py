"""Giving up, at any moment (JAM-10.4)."""

from games.core.contract.optional import Concession
from games.core.event import told
from games.core.rules import refuse_concession
from games.core.text import Who, text
from games.jam.state import Play, State


def concede(play: Play, seat: int) -> None:
    """Let a side give up; points stay as they are, rule JAM-10.4."""
    state = play.state
    if state.conceded is not None or state.stage == "over":
        raise refuse_concession()
    state.conceded = seat
    state.stage = "over"
    play.events.append(told(text("jam-conceded", who=Who(seat))))


def concession(state: State) -> Concession:
    """Return who of a staff may concede, rule JAM-10.4."""
    return "first" if state.options.staff == "head" else "majority"
