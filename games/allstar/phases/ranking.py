"""The final ranking and who won what (group ASD-8)."""

from collections.abc import Mapping, Sequence

from games.allstar.phases.cause import cause
from games.allstar.state import State
from games.core.text import Text, text
from games.core.view import Standing


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return the ranking, rules ASD-8.1, 8.2 and 8.7; None while the match runs."""
    left = [seat for seat in range(len(state.seats)) if seat not in state.given_up]
    if state.stage != "over" and len(left) > 1:
        return None
    worths = {seat: (state.seats[seat].total, state.seats[seat].playoff) for seat in left}
    left.sort(key=lambda seat: worths[seat], reverse=True)
    second = next((seat for seat in left if worths[seat] < worths[left[0]]), None)
    rows: list[Standing] = []
    for seat in left:
        place = 1 + sum(other > worths[seat] for other in worths.values())
        decided = (cause(state, seat, second),) if place == 1 and second is not None else ()
        rows.append(_standing(state, seat, place, decided))
    behind = [
        _standing(state, seat, len(left) + place, (), conceded=True)
        for place, seat in enumerate(reversed(state.given_up), 1)
    ]
    return (*rows, *behind)


def _standing(
    state: State, seat: int, place: int, decided: tuple[Text, ...], *, conceded: bool = False
) -> Standing:
    """Return the place of a seat; what `decided` stands before its figures."""
    one = state.seats[seat]
    return Standing(place, (seat,), one.total, (*decided, *_facts(state, seat)), conceded)


def figures(state: State) -> Mapping[str, int | Sequence[int]]:
    """Return season and play-offs of a match that is over, and who won it.

    The champion is the last one in the play-offs; some have none.
    """
    found: dict[str, int | Sequence[int]] = {"season": [one.supporters for one in state.seats]}
    if not state.playoffs:
        return found
    totals = [(one.total, one.playoff) for one in state.seats]
    won = [seat for seat, total in enumerate(totals) if total == max(totals)]
    best = max(one.supporters for one in state.seats)
    return found | {
        "play-offs": [one.playoff for one in state.seats],
        "confrontations": len(state.confrontations),
        "shootouts": sum(any(one.shots) for one in state.confrontations),
        "champion wins": any(state.seats[seat].rank == 1 for seat in won),
        "season's best wins": any(state.seats[seat].supporters == best for seat in won),
        "no champion": all(one.rank != 1 for one in state.seats),
    }


def _facts(state: State, seat: int) -> tuple[Text, ...]:
    """Return the decisive figures: supporters of season and play-offs, and the place there."""
    one = state.seats[seat]
    facts: list[Text] = []
    if state.playoffs and one.rank:  # without play-offs the season is the score itself
        facts.append(text("allstar-fact-season", count=one.supporters))
        facts.append(text("allstar-fact-playoffs", count=one.playoff, rank=one.rank))
    wins = sum(row.seat == seat and row.rank == 1 for one in state.results for row in one.rows)
    facts.append(text("allstar-fact-wins", count=wins, arenas=len(state.results)))
    return tuple(facts)
