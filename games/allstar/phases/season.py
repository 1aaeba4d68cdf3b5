"""Swaps shown and arenas resolved, one after the other (group ASD-6)."""

from collections.abc import Sequence

from games.allstar import reasons
from games.allstar.phases import arenas
from games.allstar.phases.lineup import Lineup, commit
from games.allstar.state import Result, Row, State
from games.allstar.strength import Scale
from games.core.event import Event, Mark, Part, told
from games.core.text import Card, Who, text


def resolve(state: State, scale: Scale, lineups: Sequence[Lineup]) -> list[Event]:
    """Lay down all private phases and play the matches of the round, rule ASD-6.1."""
    state.swaps = []
    events: list[Event] = []
    for seat, lineup in enumerate(lineups):
        commit(state, seat, lineup)
        if lineup.toss:
            tossed = text("allstar-tossed", card=Card(lineup.toss))
            own = ((seat, Part(tossed)),)
            events.append(Event(None, own, aside=True))  # its owner did it: no news, but kept
    events += _tell_swaps(state)
    for place, arena in enumerate(state.arenas):
        events += _match(state, scale, arena, [lineup.buses[place] for lineup in lineups])
    state.arenas = []
    for one in state.seats:
        one.fresh = []
    return events


def _tell_swaps(state: State) -> list[Event]:
    return [
        told(
            text(
                "allstar-swapped",
                who=Who(swap.seat),
                team=swap.team,
                out=Card(swap.out),
                into=Card(swap.into),
            ),
            marks=(Mark(f"card:{swap.into}"),),
            aside=True,  # the picture shows it
        )
        for swap in state.swaps
    ]


def _match(state: State, scale: Scale, arena: str, buses: Sequence[int]) -> list[Event]:
    """Turn up, rank and pay the teams in one arena, rules ASD-6.2 and 6.3."""
    printed = scale.cards.arenas[arena]
    teams = [state.seats[seat].teams[team - 1] for seat, team in enumerate(buses)]
    orders = [arenas.order(scale, printed.combo, team) for team in teams]
    ranks = arenas.ranked(orders)
    rows = [
        Row(seat, buses[seat], tuple(teams[seat]), rank, printed.points[rank - 1])
        for seat, rank in enumerate(ranks)
    ]
    rows.sort(key=lambda row: (row.rank, row.seat))
    for row in rows:
        state.seats[row.seat].supporters += row.points
    result = Result(state.round, arena, tuple(rows))
    state.results.append(result)
    return reasons.result(scale, result, state.results)
