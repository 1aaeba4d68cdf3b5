"""The flow of a match: it goes on by itself until somebody must be asked."""

from collections.abc import Callable, Mapping

from games.nintendo.phases import combat, opening, preparation, turn
from games.nintendo.phases.effects import running, triggers
from games.nintendo.state import Play, over
from games.nintendo.view import Phase

_STEPS: Mapping[Phase, Callable[[Play], None]] = {
    "decks": opening.begin,
    "mulligan": opening.mulligan,
    "turn": turn.begin,
    "starting": turn.start,
    "refill": turn.refill,
    "draw": turn.draw,
    "main": preparation.main,
    "attackers": combat.ask_attackers,
    "window": combat.open_window,
    "defend": combat.defend,
    "blocks": combat.ask_blocks,
    "clash": combat.begin_clash,
    "clashing": combat.clash,
    "damage": combat.damage,
    "combat_over": combat.end,
    "main2": preparation.second,
    "ending": turn.end,
    "ended": turn.next_turn,
}


def carry_on(play: Play) -> None:
    """Go on until somebody is asked or the match is over.

    An ability is carried out whole, then triggers that wait, then the next step (NIN-3.11, 6.5).
    """
    state = play.state
    while not (state.asks or over(state)):
        if state.running is not None:
            running.go_on(play)
        elif state.queue:
            triggers.begin_next(play)
        else:
            _STEPS[state.phase](play)
