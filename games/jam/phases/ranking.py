"""Who has won, and with which figures (group JAM-10)."""

from collections.abc import Mapping

from games.core.text import Text, text
from games.core.view import Standing
from games.jam.state import State


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return the ranking, rules JAM-10.1, 10.2, 10.4 and 10.6; None while the match runs."""
    if state.stage != "over":
        return None
    if state.conceded is not None:
        left = state.conceded
        return _row(state, 1 - left, 1), _row(state, left, 2, conceded=True)
    home, away = (side.points for side in state.sides)
    if home == away:
        return _row(state, 0, 1), _row(state, 1, 1)
    winner = 0 if home > away else 1
    return _row(state, winner, 1), _row(state, 1 - winner, 2)


def _row(state: State, seat: int, place: int, *, conceded: bool = False) -> Standing:
    side = state.sides[seat]
    facts: tuple[Text, ...] = (
        text("jam-fact-passes", count=side.tally.scored),
        text("jam-fact-leads", count=side.tally.leads, calls=side.tally.calls),
        text("jam-fact-hits", count=side.tally.hits, fouls=side.tally.fouls),
    )
    return Standing(place, (seat,), side.points, facts, conceded)


def figures(state: State) -> Mapping[str, int]:
    """Return what the driver prints of a match that is over; nothing before its first turn."""
    if not state.turns:
        return {}
    jams, sides = state.jam, state.sides
    tallies = [side.tally for side in sides]
    return {
        "jams": jams,
        "turns": state.turns,
        "turns x100 a jam": 100 * state.turns // jams,
        "scoring passes x100 a jam": 100 * sum(one.scored for one in tallies) // jams,
        "initial passes x100 a side and jam": 50 * sum(one.initial for one in tallies) // jams,
        "LEAD x100 a jam": 100 * sum(one.leads for one in tallies) // jams,
        "called off x100 a jam": 100 * sum(one.calls for one in tallies) // jams,
        "thrown out x100 a jam": 100 * sum(one.hits for one in tallies) // jams,
        "fouls x100 a jam": 100 * sum(one.fouls for one in tallies) // jams,
        "cards laid x100 a side and turn": 50 * sum(one.laid for one in tallies) // state.turns,
        "cards lost x100 a jam": 100 * sum(one.lost for one in tallies) // jams,
        "wriggled free x100 a jam": 100 * sum(one.freed for one in tallies) // jams,
        "overtime": state.overtime > 0,
        "shared": sides[0].points == sides[1].points,
    }
