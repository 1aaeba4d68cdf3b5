"""What answers do: an open one at each step of a turn, sealed ones when a stage closes."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from games.core.decision import Answer, Picks
from games.core.event import whispered
from games.core.text import text
from games.nba import setup
from games.nba.phases import activation, court, end_of_turn, market, preparation, turn
from games.nba.phases.variants import expert
from games.nba.state import Play, Step

Doer = Callable[[Play, int, Picks], None]


def begin(play: Play) -> None:
    """Begin the first turn, where no team has to be chosen first (rules NBA-1.1, 2.1)."""
    if play.state.stage == "turns":
        turn.begin(play)


def apply(play: Play, seat: int, answer: Answer) -> None:
    """Carry out the answer to the question at which a seat stands."""
    if answer.forced and answer.picks == ("end",):  # not by a press: it has to be told
        play.events.append(whispered(seat, text("nba-event-nothing-left")))
    _STEPS[play.state.playing(seat).step](play, seat, answer.picks)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Carry out all sealed answers of a stage."""
    match play.state.stage:
        case "draft":
            expert.reveal_draft(play, lists)
        case "team":
            expert.reveal_team(play, lists)
            setup.deal(play)
            turn.begin(play)
        case _:
            turn.settle_tie(play, lists)


def _act(play: Play, seat: int, picks: Picks) -> None:
    """Begin what was chosen from the menu (rule NBA-9.1)."""
    verb, _, card = picks[0].partition(":")
    now = play.state.playing(seat)
    match verb:
        case "refresh":
            now.step = "refresh"
        case "sub":
            now.step, now.leavers = "sub_in", list(play.state.seats[seat].court)
        case "prep":
            preparation.begin(play, seat)
        case "sign" | "buy":
            now.step, now.buying = "pay_player" if verb == "sign" else "pay_tactic", card
        case "play":
            activation.activate(play, seat, card)
        case _:
            end_of_turn.leave(play, seat)


_STEPS: Mapping[Step, Doer] = MappingProxyType(
    {
        "act": _act,
        "refresh": market.refresh,
        "sub_in": court.come_in,
        "sub_out": court.go_out,
        "prep_off": partial(preparation.prepare, kind="off"),
        "prep_def": partial(preparation.prepare, kind="def"),
        "pay_player": market.pay,
        "pay_tactic": market.pay,
        "target": activation.choose_target,
        "reroll": activation.reroll,
        "reroll_def": activation.reroll,
        "keep_dice": activation.keep,
        "hold": end_of_turn.hold,
        "remove": end_of_turn.remove,
    }
)
