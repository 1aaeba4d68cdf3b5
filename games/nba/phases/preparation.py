"""Preparing tactics: which of them lie, up to three of a type (rule NBA-4.8)."""

from games.core.decision import Confirm, Decision, Option, Picks
from games.core.text import text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.events import tell
from games.nba.phases.actions import ends_by_itself, iq, of_type
from games.nba.phases.options import ending, means, sitting
from games.nba.printed import Type, is_tactic, named
from games.nba.state import MOST_LYING, Play, State


def can_prepare(state: State, cards: Cards, seat: int) -> bool:
    """Whether the hand has tactics to lay."""
    hand = state.seats[seat].hand
    if state.stage == "last":
        return bool(of_type(cards, hand, "def"))
    return any(is_tactic(card) for card in hand)


def begin(play: Play, seat: int) -> None:
    """Ask for the attack first, where the hand has such tactics."""
    held = of_type(play.cards, play.state.seats[seat].hand, "off")
    first = held and play.state.stage != "last"
    play.state.playing(seat).step = "prep_off" if first else "prep_def"


def ask(state: State, cards: Cards, seat: int, kind: Type) -> Decision:
    """Ask which tactics of a type are to lie."""
    own = state.seats[seat]
    lying = of_type(cards, own.lying, kind)
    found = sorted([*lying, *of_type(cards, own.hand, kind)])
    bare, none = _ends_bare(state, cards, seat, kind), text("nba-none-prep", n=len(lying))
    options = tuple(_option(card, lies=card in lying) for card in found)
    return Decision(
        f"nba.prep_{kind}",
        "NBA-4.8",
        text(f"nba-ask-prep-{kind}", n=len(lying)),
        options,
        sitting(state),
        least=0,
        most=min(MOST_LYING, len(options)),
        none=ending(none) if bare else none,
        none_final=bare,
        confirm=means("prep", _last(state, cards, seat, kind)),
        tally=text("nba-tally-prep", most=MOST_LYING),
        ticked=tuple(lying),
    )


def _option(card: str, *, lies: bool) -> Option:
    return Option(
        card,
        text("nba-lying" if lies else "nba-laying", card=named(card)),
        f"card:{card}",
        weight=int(lies),  # the tally counts those that would be discarded
        brief=text("nba-card", card=named(card)),
    )


def _ends_bare(state: State, cards: Cards, seat: int, kind: Type) -> bool:
    """Whether the turn ends by itself when no tactic of that type is left lying."""
    own, turn = state.seats[seat], state.playing(seat)
    if _lays_on(state, cards, seat, kind):
        return False
    lying = [card for card in own.lying if cards.tactic(card).type != kind]
    done = [*turn.done, "prep"]
    return ends_by_itself(state, cards, seat, hand=own.hand, lying=lying, done=done)


def _lays_on(state: State, cards: Cards, seat: int, kind: Type) -> bool:
    """Whether defence tactics are asked for after those of the attack."""
    return kind == "off" and bool(of_type(cards, state.seats[seat].hand, "def"))


def _last(state: State, cards: Cards, seat: int, kind: Type) -> Confirm | None:
    """Return what letting tactics lie means where the turn ends as none of them can be played.

    It does not where a card is left in the hand, except in the special last turn.
    """
    own, turn = state.seats[seat], state.playing(seat)
    held = of_type(cards, own.hand, kind)
    usable = of_type(cards, [*own.lying, *held], kind)
    usable = tuple(card for card in usable if cards.tactic(card).cx <= iq(state, cards, seat))
    lying = [card for card in own.lying if cards.tactic(card).type != kind]
    rest = [card for card in own.hand if card not in held]
    ends = not _lays_on(state, cards, seat, kind) and ends_by_itself(
        state, cards, seat, hand=rest, lying=lying, done=[*turn.done, "prep"]
    )
    label = ending(text("nba-confirm-prep"))
    given = () if state.stage == "last" else tuple(held)
    return Confirm(label, final=True, given=given, without=usable) if ends else None


def prepare(play: Play, seat: int, picks: Picks, kind: Type) -> None:
    """Let exactly the picked tactics of a type lie."""
    cards, own, turn = play.cards, play.state.seats[seat], play.state.playing(seat)
    lying = of_type(cards, own.lying, kind)
    dropped = [card for card in lying if card not in picks]
    laid = [card for card in picks if card not in lying]
    lie = [card for card in own.lying if card not in dropped] + laid
    own.lying = of_type(cards, lie, "off") + of_type(cards, lie, "def")
    own.hand = [card for card in own.hand if card not in laid]
    own.discard += dropped
    if "prep" not in turn.done:
        turn.done.append("prep")
    more = kind == "off" and of_type(cards, own.hand, "def")
    turn.step = "prep_def" if more else "act"
    _tell(play, seat, laid, dropped)


def _tell(play: Play, seat: int, laid: list[str], dropped: list[str]) -> None:
    if laid:
        marks = [f"card:{card}" for card in laid]
        tell(play, seat, "nba-event-laid", {"cards": facts.cards(laid)}, marks=marks)
    if dropped:
        tell(play, seat, "nba-event-dropped", {"cards": facts.cards(dropped)})
    if not laid and not dropped:
        tell(play, seat, "nba-event-left-lying", aside=True)
