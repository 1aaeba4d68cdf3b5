"""The end of a turn: cards held, removed, discarded, the hand filled (rules NBA-6)."""

from collections.abc import Collection

from games.core.decision import Confirm, Decision, Picks
from games.core.text import text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.events import tell
from games.nba.phases.basics.deck import fill_hand, throw
from games.nba.phases.options import card_option, ending, means, sitting
from games.nba.phases.turn import end_seat
from games.nba.printed import is_fatigue, listed
from games.nba.state import OVERTIME_TURNS, OVERTIMES, Play, State


def leave(play: Play, seat: int) -> None:
    """Leave the menu: ask what to hold, if there is anything (rules NBA-6.1, 7.3)."""
    if play.state.stage == "last":
        end_seat(play, seat)
    elif play.state.seats[seat].hand:
        play.state.playing(seat).step = "hold"
    else:
        remove(play, seat, ())


def ask_hold(state: State, cards: Cards, seat: int) -> Decision:
    """Ask what to hold; what may be removed weighs 1, so that the tally knows if that is asked."""
    hand = state.seats[seat].hand
    usable = tuple(_removable(state, seat, ()))
    last = Confirm(ending(text("nba-confirm-hold")), final=True, given=usable)
    none = text("nba-none-hold")
    return Decision(
        "nba.hold",
        "NBA-6.1",
        text("nba-ask-hold", next=_use(state)),
        tuple(card_option(cards, card, weight=int(not is_fatigue(card))) for card in listed(hand)),
        sitting(state),
        least=0,
        most=len(hand),
        none=none if usable else ending(none),
        none_final=not usable,
        confirm=means("hold", last),
        tally=text("nba-tally-hold", n=len(hand)),
    )


def _use(state: State) -> str:
    """Return for what cards are held: the next "turn", the special "last" one, an "overtime"."""
    if state.turn < (OVERTIME_TURNS if state.period else state.last) - 1:
        return "turn"
    if state.side == state.first:
        return "last"
    more = state.options.overtime != "never" and state.period < OVERTIMES
    return "overtime" if more else "none"


def _removable(state: State, seat: int, held: Collection[str]) -> list[str]:
    """Return the cards of the hand that are neither held nor Fatigue (rule NBA-6.1)."""
    hand = state.seats[seat].hand
    return listed(card for card in hand if card not in held and not is_fatigue(card))


def hold(play: Play, seat: int, picks: Picks) -> None:
    """Hold the picked cards; ask what to remove where others may be removed (rule NBA-6.1)."""
    turn = play.state.playing(seat)
    turn.held = list(picks)
    if _removable(play.state, seat, picks):
        turn.step = "remove"
    else:
        remove(play, seat, ())


def ask_remove(state: State, cards: Cards, seat: int) -> Decision:
    """Ask which of the cards that are not held leave the game (rule NBA-6.1)."""
    able = _removable(state, seat, state.playing(seat).held)
    return Decision(
        "nba.remove",
        "NBA-6.1",
        text("nba-ask-remove"),
        tuple(card_option(cards, card, final=True) for card in able),
        sitting(state),
        least=0,
        most=len(able),
        none=ending(text("nba-none-remove")),
        none_final=True,
        confirm=(Confirm(ending(text("nba-confirm-remove"))),),
    )


def remove(play: Play, seat: int, picks: Picks) -> None:
    """Remove, discard, draw up to six, and end the turn (rules NBA-6.1, 6.3)."""
    own, held = play.state.seats[seat], play.state.playing(seat).held
    thrown = listed(card for card in own.hand if card not in held and card not in picks)
    if picks:
        tell(play, seat, "nba-event-removed", {"cards": facts.cards(picks)})
    if thrown:
        tell(play, seat, "nba-event-discarded", {"cards": facts.cards(thrown)}, aside=True)
    if held:
        tell(play, seat, "nba-event-held", {"n": len(held)}, aside=True)
    own.hand = list(held)
    throw(play.state, seat, thrown)
    own.box += picks
    fill_hand(play, seat)
    end_seat(play, seat)
