"""The places at the end, and the figures of a match (NBA-7.5, 10, 13.9)."""

from collections.abc import Mapping

from games.core.text import Text, text
from games.core.view import Standing
from games.nba.state import State


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return the two sides, more points first; a side that conceded is last (NBA-7.5, 10).

    None while the match runs.
    """
    if state.stage != "over":
        return None
    lost = [all(seat in state.conceded for seat in state.side_seats(side)) for side in (0, 1)]
    merits = [(not lost[side], 0 if any(lost) else state.score(side)) for side in (0, 1)]
    ranked = sorted((0, 1), key=lambda side: merits[side], reverse=True)
    return tuple(
        _standing(state, side, 1 + (merits[side] < merits[1 - side]), conceded=lost[side])
        for side in ranked
    )


def _standing(state: State, side: int, place: int, *, conceded: bool) -> Standing:
    """Return the place of a side; the Automaton's side has no seat (rule NBA-13.9)."""
    seats = tuple(seat for seat in state.side_seats(side) if seat in state.people())
    team = [state.seats[seat] for seat in state.side_seats(side)]
    facts = list[Text]()
    if place == 1 and state.solo and not state.conceded:  # rule NBA-13.9
        facts.append(text("nba-fact-margin", margin=state.score(side) - state.score(1 - side)))
    if place == 1 and state.period:
        facts.append(text("nba-fact-overtime", n=state.period))
    attacks, rolled = sum(own.attacks for own in team), sum(own.rolled for own in team)
    if attacks and rolled >= sum(own.points for own in team):  # counted from the beginning
        facts.append(text("nba-fact-rolled", points=rolled, n=attacks))
    if stopped := sum(own.stopped for own in team):
        facts.append(text("nba-fact-stopped", points=stopped))
    return Standing(place, seats, state.score(side), tuple(facts), conceded)


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
        "margin": abs(first - second),
    }
    if not state.period:
        found |= {"turns": state.turn, "full length": state.turn == state.last}
    return found
