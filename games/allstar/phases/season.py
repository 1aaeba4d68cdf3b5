"""Swaps shown and arenas resolved, one after the other (group ASD-6)."""

from collections.abc import Sequence

from games.allstar import events
from games.allstar.phases import arenas, draft, playoffs
from games.allstar.phases.lineup import Lineup, commit, progress
from games.allstar.state import ROUNDS, Play, Result, Row
from games.core.decision import Answer


def play_round(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Resolve the round, then open the next one, the play-offs, or end the match."""
    state = play.state
    resolve(play, [progress(state, seat, given) for seat, given in enumerate(lists)])
    if state.round < ROUNDS:
        draft.open_round(play)
    elif state.playoffs:
        playoffs.begin(play)
    else:
        state.stage = "over"


def resolve(play: Play, lineups: Sequence[Lineup]) -> None:
    """Lay down all private phases and play the matches of the round, rule ASD-6.1."""
    state = play.state
    state.swaps = []
    for seat, lineup in enumerate(lineups):
        commit(play, seat, lineup)
        if lineup.toss:
            play.events.append(events.tosses(seat, lineup.toss))
    play.events += [events.swaps(swap) for swap in state.swaps]
    for place, arena in enumerate(state.arenas):
        _match(play, arena, [lineup.buses[place] for lineup in lineups])
        play.rng.moment(state, play.events)
    state.arenas = []
    for one in state.seats:
        one.fresh = []


def _match(play: Play, arena: str, buses: Sequence[int]) -> None:
    """Turn up, rank and pay the teams in one arena, rules ASD-6.2 and 6.3."""
    state, scale = play.state, arenas.scale_of(play)
    printed = play.cards.arenas[arena]
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
    place = sum(other.round == state.round for other in state.results)
    totals = [one.supporters for one in state.seats]
    play.events += events.resolved(arena, place, arenas.result_view(scale, result).rows, totals)
