"""What a match that is over says of the game's balance (section 11 of the rules)."""

from collections.abc import Mapping

from games.nba.state import State


def figures(state: State) -> Mapping[str, int]:
    """Return the figures of a match, by the side F that began regular time (rule NBA-1.1).

    Turns are those of regular time; a match with an overtime no longer knows them.
    """
    began = state.first ^ state.period % 2  # sides swap for each overtime (rule NBA-7.7)
    first, second = state.score(began), state.score(1 - began)
    found: dict[str, int] = {
        "F wins": first > second,
        "draws": first == second,
        "ties at full time": bool(state.period) or first == second,
        "points of F": first,
        "points of S": second,
    }
    if not state.period:
        found |= {"turns": state.turn, "full length": state.turn == state.last}
    return found
