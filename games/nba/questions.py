"""What is asked: the question of each stage and step (NBA-9.1 to 9.3)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import msgspec

from games.core.decision import Answer, Decision, Option, confirmed, several
from games.core.text import text
from games.nba.cards import Cards
from games.nba.phases import (
    activation,
    court,
    end_of_turn,
    market,
    preparation,
    turn,
)
from games.nba.phases.act import menu
from games.nba.phases.options import ENDING, ending
from games.nba.phases.variants import expert
from games.nba.state import State, Step

Builder = Callable[[State, Cards, int], Decision]


def question(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Return the question that is open to a seat after its own sealed answers, if any."""
    match state.stage:
        case "draft":
            return expert.ask_draft(state, cards, seat, given)
        case "team":
            return expert.ask_team(state, cards, seat, given)
        case "tie":
            return None if given else turn.ask_overtime(state)
        case _:
            return _of_turn(state, cards, seat) if state.seats[seat].turn else None


def _of_turn(state: State, cards: Cards, seat: int) -> Decision:
    """Return the question at which a seat stands in its turn."""
    step = state.playing(seat).step
    asked = _BUILDERS[step](state, cards, seat)
    return asked if several(asked) or not asked.confirm else _said_by_options(step, asked)


def _said_by_options(step: Step, asked: Decision) -> Decision:
    """Return a question of one pick whose options say what confirming it would."""
    deed = step.replace("_off", "").replace("prep_def", "prep").replace("_", "-")
    options: list[Option] = []
    for option in asked.options:
        means = confirmed(asked, (option.id,))
        ends = means is not None and means.label.id == ENDING
        what = option.brief if step in {"hold", "remove"} else None  # one card needs no places
        label = text(f"nba-one-{deed}", what=what or option.label)
        brief = text(f"nba-brief-{deed}")
        if ends:
            label, brief = ending(label), text(f"nba-brief-{deed}-end")
        options.append(msgspec.structs.replace(option, label=label, brief=brief))
    return msgspec.structs.replace(asked, options=tuple(options))


_BUILDERS: Mapping[Step, Builder] = MappingProxyType(
    {
        "act": menu.ask,
        "refresh": market.ask_refresh,
        "sub_in": court.ask_in,
        "sub_out": court.ask_out,
        "prep_off": partial(preparation.ask, kind="off"),
        "prep_def": partial(preparation.ask, kind="def"),
        "pay_player": market.ask_payment,
        "pay_tactic": market.ask_payment,
        "target": activation.ask_target,
        "reroll": activation.ask_reroll,
        "reroll_def": activation.ask_reroll,
        "keep_dice": activation.ask_keep,
        "hold": end_of_turn.ask_hold,
        "remove": end_of_turn.ask_remove,
    }
)


def apart(state: State, seat: int, other: int) -> bool:
    """Partners play at two tables: neither's draws bar the other's undo (rule NBA-12.9)."""
    return seat != other and seat % 2 == other % 2 and state.stage in {"turns", "last"}
