"""What may still be done in a turn, and when it is over by itself (rules NBA-5.1, 5.2, 9)."""

from collections.abc import Collection, Iterable

from games.nba.cards import Cards
from games.nba.phases.court import IQ, team
from games.nba.printed import is_tactic
from games.nba.state import Done, State


def of_type(cards: Cards, found: Iterable[str], kind: str) -> list[str]:
    """Return the tactics of a type ("off", "def") among cards, by id."""
    return sorted([card for card in found if is_tactic(card) and cards.tactic(card).type == kind])


def acting(state: State, seat: int) -> bool:
    """Whether main actions are still possible: nothing has been activated (rule NBA-5.2)."""
    return not {"off", "def"} & set(state.playing(seat).done)


def market_is_open(state: State) -> bool:
    """Whether cards can be signed, bought and replaced (rules NBA-7.3, 7.9)."""
    return state.stage == "turns" and not state.period


def iq(state: State, cards: Cards, seat: int) -> int:
    """Return the game IQ of a team, which bounds the complexity of its tactics (rule NBA-5.1)."""
    return team(state, cards, seat)[IQ]


def playable(state: State, cards: Cards, seat: int) -> list[str]:
    """Return the own lying tactics that may be activated now (rule NBA-5.1)."""
    return _usable(state, cards, seat, state.seats[seat].lying, state.playing(seat).done)


def _usable(
    state: State, cards: Cards, seat: int, lying: Iterable[str], done: Collection[str]
) -> list[str]:
    """Return the lying tactics that may be activated, attack first, by id (rule NBA-5.1)."""
    most = iq(state, cards, seat)
    kinds = ("def",) if state.stage == "last" else ("off", "def")
    return [
        card
        for kind in kinds
        if kind not in done
        for card in of_type(cards, lying, kind)
        if cards.tactic(card).cx <= most
    ]


def ends_by_itself(
    state: State,
    cards: Cards,
    seat: int,
    *,
    hand: Collection[str],
    lying: Iterable[str],
    done: Collection[str],
) -> bool:
    """Whether a turn is over with these cards, as there is nothing left to do (rule NBA-9).

    That is so where no tactic can be played and no card is left to hold, to lay or to pay with.
    `done` has everything that is used up by then, of which there is something.
    """
    if state.stage == "last":
        held = of_type(cards, hand, "def")
        left = bool(held) and "prep" not in done and not {"off", "def"} & {*done}
    else:
        left = bool(hand)
    return not left and not _usable(state, cards, seat, lying, done)


def pays_all_and_ends(
    state: State, cards: Cards, seat: int, paying: Collection[str], verb: Done
) -> bool:
    """Whether the turn ends by itself once all cards that pay are paid."""
    own = state.seats[seat]
    hand = [card for card in own.hand if card not in paying]
    done = [*state.playing(seat).done, verb]
    return ends_by_itself(state, cards, seat, hand=hand, lying=own.lying, done=done)


def after_play_ends(state: State, cards: Cards, seat: int, card: str) -> bool:
    """Whether the turn ends by itself once this tactic is played and put away."""
    own = state.seats[seat]
    lying = [other for other in own.lying if other != card]
    done = [*state.playing(seat).done, cards.tactic(card).type]
    return ends_by_itself(state, cards, seat, hand=own.hand, lying=lying, done=done)
