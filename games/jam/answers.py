"""What an answer does: open ones while a live turn runs, sealed ones when a phase closes."""

from collections.abc import Sequence

from games.core.decision import Answer
from games.core.event import told
from games.core.text import Who, text
from games.jam.phases import lineup, programming
from games.jam.phases.blocking import block
from games.jam.phases.fatigue import end_jam
from games.jam.phases.movement import move
from games.jam.phases.resolution import begin_time, carry_on, turn_up
from games.jam.setup import choose_teams, tell_teams
from games.jam.state import Play


def begin(play: Play) -> None:
    """Say who plays with which team, where that was drawn, rule JAM-1.2."""
    if play.state.stage == "lineup":
        tell_teams(play)


def apply(play: Play, seat: int, answer: Answer) -> None:  # noqa: ARG001 - the card tells whose it is
    """Carry out an answer to `move`, `block` or `call`, and go on with the turn."""
    if answer.kind == "jam.call":
        _call(play, answer.picks[0])
        return
    acting = play.state.acting
    assert acting is not None
    carry_out = move if answer.kind == "jam.move" else block
    carry_out(play, acting.skater, acting.card, answer.picks[0])
    carry_on(play)


def _call(play: Play, pick: str) -> None:
    """Call the jam off, or play on, rule JAM-7.1."""
    state = play.state
    if pick == "off":
        end_jam(play, "called")
        return
    assert state.lead is not None
    said = text("jam-plays-on", who=Who(state.lead), time=state.time)
    play.events.append(told(said, aside=True))
    begin_time(play)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out the sealed answers of both sides."""
    match play.state.stage:
        case "team":
            choose_teams(play, lists)
        case "lineup":
            lineup.reveal(play, lists)
        case "program":
            programming.reveal(play, lists)
        case _:
            turn_up(play, {pick for given in lists for one in given for pick in one.picks})
