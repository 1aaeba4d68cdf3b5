"""The end of a jam, fatigue, and the end of the match (groups JAM-7 and JAM-10)."""

from games.jam.events import tell, tell_fatigue
from games.jam.phases.deck import by_number
from games.jam.state import OVERTIMES, Play, Side, State
from games.jam.view import End, JamEnded, Lost


def end_jam(play: Play, why: End) -> None:
    """End a jam: cards on skaters go, the prison empties, skaters tire (JAM-7.1 to 7.4)."""
    state = play.state
    for card in by_number(play.cards, state.laid.values()):
        skater = next(one for one, other in state.laid.items() if other == card)
        state.discard.append(card)
        tell(play, Lost(state.time, skater, card, "end"))
    home, away = state.sides
    by = state.lead if why == "called" else None
    tell(play, JamEnded(state.jam, why, by, (home.jam_points, away.jam_points)))
    state.course.append((home.points, away.points))
    state.laid, state.up, state.acting = {}, [], None
    state.prison, state.stuck, state.last_turn, state.busy = [], [], False, False
    state.lead, state.lead_open = None, False
    if is_last(state):
        state.stage = "over"
        return
    for side in state.sides:
        tire(side, play.cards.squads[side.team])
    tell_fatigue(play)
    state.jam += 1
    state.stage = "lineup"


def is_last(state: State) -> bool:
    """Whether the match is over after this jam, rules JAM-10.1 and 10.2."""
    if state.jam < state.options.jams:
        return False
    tied = state.sides[0].points == state.sides[1].points
    return not (tied and state.options.overtime) or state.overtime == OVERTIMES


def tire(side: Side, squad: tuple[str, ...]) -> None:
    """Tire who was in the line-up and rest who was not, rule JAM-7.4."""
    exhausted = [one for one in squad if one in side.lineup and one in side.tired]
    side.tired = [one for one in squad if one in side.lineup and one not in side.tired]
    side.exhausted = exhausted
