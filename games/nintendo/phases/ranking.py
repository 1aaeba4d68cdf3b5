"""The ranking at the end (NIN-12)."""

from collections.abc import Mapping

from games.core.text import Text, text
from games.core.view import Standing
from games.nintendo.state import State, over


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return who won; both share the first place where stars and coins are equal (NIN-12.4).

    None while the match runs. The score shown is the number of Super Stars (NIN-12.3).
    """
    if not over(state):
        return None
    rows = [
        Standing(
            1 if state.winner in {-1, number} else 2,
            (number,),
            seat.stars,
            _facts(state, number),
            conceded=seat.conceded,
        )
        for number, seat in enumerate(state.seats)
    ]
    return tuple(sorted(rows, key=lambda row: row.place))


def _facts(state: State, seat: int) -> tuple[Text, ...]:
    """Return the coins that a seat has left, and for who won, or the first, how long it took."""
    coins = text("nintendo-fact-coins", coins=state.seats[seat].coins)
    if seat != max(0, state.winner):
        return (coins,)
    return coins, text("nintendo-fact-turns", turns=state.turn)


def figures(state: State) -> Mapping[str, int]:
    """Return what the driver prints of a match: its length, who began, how it ended."""
    found: dict[str, int] = {
        "turns": state.turn,
        "first seat wins": state.winner == state.first,
        "seat 1 wins": state.winner == 1,
        "ended by stars": state.ending == "stars",
        "ended by an empty deck": state.ending == "deck",
        "ended by turns": state.ending == "turns",
        "combats": state.tally.combats,
        "loot": state.tally.loot,
        "KO": state.tally.ko,
        "sittings, both": state.tally.sittings,
    }
    for number, seat in enumerate(state.seats):
        if seat.chosen:
            found[f"{seat.chosen} wins"] = state.winner == number
    return found
