"""The two markets: player track and tactics, what is refreshed and bought (NBA-1, 3, 4.9, 6.5)."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core.decision import Confirm, Decision, Option, Picks
from games.core.text import Text, text
from games.nba import facts
from games.nba.cards import Cards
from games.nba.events import tell, tell_aside
from games.nba.phases.actions import pays_all_and_ends
from games.nba.phases.basics.deck import lay_on_top, throw
from games.nba.phases.options import card_option, ending, means, sitting
from games.nba.phases.paying import cheapest
from games.nba.printed import is_player, is_tactic, named
from games.nba.state import SLOTS, Play, State, Table

CHEAP = range(3, 6)  # the costs of which the market law wants some


def market_law(
    cards: Cards, shuffled: Sequence[str], size: int, cheap: int
) -> tuple[list[str], list[str]]:
    """Return the players of the market, and those put away (rule NBA-1.4).

    The first `size` are taken; if fewer than `cheap` of them cost 3 to 5, the next such cards join
    and as many of the others leave, the last ones first. Both lists keep the shuffled order.
    """

    def is_cheap(card: str) -> bool:
        return cards.player(card).cost in CHEAP

    taken, rest = list(shuffled[:size]), list(shuffled[size:])
    missing = max(0, cheap - sum(map(is_cheap, taken)))
    joining = [card for card in rest if is_cheap(card)][:missing]
    others = [card for card in taken if not is_cheap(card)]
    leaving = others[len(others) - len(joining) :]
    chosen = [card for card in taken if card not in leaving] + joining
    return chosen, [card for card in shuffled if card not in chosen]


def by_cost(cards: Cards, players: Sequence[str]) -> list[str]:
    """Return players with the cheapest first, equal ones as they were (rule NBA-1.5)."""
    return sorted(players, key=lambda card: cards.player(card).cost)


def push(table: Table, cards: Cards) -> tuple[str, str]:
    """Move the track on; return who entered and who was pushed out, "" for nobody (NBA-3.1, 3.2).

    With an empty pile the card on the lowest occupied slot moves one slot on.
    """
    if table.players:
        entered, at = table.players.pop(0), 0
        carried, table.least = entered, cards.player(entered).cost
    else:
        entered = ""
        at = next((slot for slot in range(SLOTS) if table.track[slot]), SLOTS)
        carried = table.track[at] if at < SLOTS else ""
        if carried:
            table.track[at] = ""
        at += 1
    while carried and at < SLOTS:
        table.track[at], carried = carried, table.track[at]
        at += 1
    if carried:
        table.player_discard.append(carried)
    return entered, carried


def move_track(play: Play, number: int) -> None:
    """Move the track of a table at the start of a turn, and tell it."""
    entered, left = push(play.state.tables[number], play.cards)
    if entered:
        marks = [f"card:{entered}"]
        tell_aside(play, "nba-event-entered", marks=marks, card=named(entered))
    if left:
        tell_aside(play, "nba-event-left", card=named(left))


def clear_track(state: State) -> None:
    """Put what is left on the tracks to the player discards (rules NBA-7.2, 7.7)."""
    for table in state.tables:
        table.player_discard += [card for card in table.track if card]
        table.track = [""] * SLOTS


def is_dry(table: Table) -> bool:
    """Whether player pile and track are both empty (rule NBA-7.1)."""
    return not table.players and not any(table.track)


def refill(play: Play, seat: int) -> None:
    """Fill the empty tactic slots of a seat's table, lowest first (rules NBA-3.4, 6.5)."""
    table = play.state.table(seat)
    new: list[str] = []
    for slot in range(SLOTS):
        if table.slots[slot]:
            continue
        if not table.tactics and table.tactic_discard:
            _reshuffle(play, seat)
        if not table.tactics:
            break
        table.slots[slot] = table.tactics.pop(0)
        new.append(table.slots[slot])
    if new:
        play.bar_undo()  # cards were turned up: no undo past them (rule NBA-8.6)
        marks = [f"card:{card}" for card in new]
        tell_aside(play, "nba-event-slots", marks=marks, cards=facts.cards(new))


def _reshuffle(play: Play, seat: int) -> None:
    table = play.state.table(seat)
    stream = f"tactics{play.state.suffix(seat)}"
    table.tactics = play.rng.shuffled(stream, sorted(table.tactic_discard))
    table.tactic_discard = []
    tell_aside(play, "nba-event-tactics-reshuffled", n=len(table.tactics))


def ask_refresh(state: State, cards: Cards, seat: int) -> Decision:
    """Ask which face-up tactics are to be replaced (rule NBA-3.3)."""
    del cards
    slots = state.table(seat).slots
    options = tuple(
        Option(f"slot{slot}", text("nba-card", card=named(card)), f"card:{card}", final=True)
        for slot, card in enumerate(slots, 1)
        if card
    )
    return Decision(
        "nba.refresh",
        "NBA-3.3",
        text("nba-ask-refresh"),
        options,
        sitting(state),
        most=len(options),
        confirm=means("refresh"),
    )


def refresh(play: Play, seat: int, picks: Picks) -> None:
    """Replace the chosen face-up tactics, together (rules NBA-3.3, 3.4)."""
    table, turn = play.state.table(seat), play.state.playing(seat)
    slots = [int(pick.removeprefix("slot")) - 1 for pick in picks]
    gone = [table.slots[slot] for slot in slots]
    table.tactic_discard += gone
    for slot in slots:
        table.slots[slot] = ""
    turn.done.append("refresh")
    turn.step = "act"
    tell(play, seat, "nba-event-refreshed", {"cards": facts.cards(gone)})
    refill(play, seat)


class Purse(NamedTuple):
    """Cards that can pay, by value, then id; what they pay together; what the least pays."""

    cards: tuple[str, ...]
    value: int
    least: int


def purse(state: State, cards: Cards, seat: int, *, player: bool) -> Purse:
    """Return what the hand can pay for a player or a tactic (rules NBA-4.9, 4.11, 9.7)."""
    return _purse(cards, tuple(state.seats[seat].hand), player=player)


@lru_cache(maxsize=1024)
def _purse(cards: Cards, hand: tuple[str, ...], *, player: bool) -> Purse:
    usable = is_player if player else is_tactic
    found = sorted((cards.value(card), card) for card in hand if usable(card))
    paying = [(value, card) for value, card in found if value]
    values = [value for value, _ in paying]
    return Purse(tuple(card for _, card in paying), sum(values), sum(values[:1]))


@lru_cache(maxsize=1024)
def cost(cards: Cards, card: str) -> int:
    """Return the cost of a card of the market."""
    found = cards.player(card) if is_player(card) else cards.tactic(card)
    return found.cost


@lru_cache(maxsize=1024)
def priced(cards: Cards, card: str) -> Text:
    """Return a card of the market with its cost, as menus offer it."""
    verb = "sign" if is_player(card) else "buy"
    return text(f"nba-act-{verb}", card=named(card), cost=cost(cards, card))


def ask_payment(state: State, cards: Cards, seat: int) -> Decision:
    """Ask which cards pay for the one that is bought (rules NBA-4.9, 4.11)."""
    wanted = state.playing(seat).buying
    player = is_player(wanted)
    paying = purse(state, cards, seat, player=player).cards
    return Decision(
        "nba.pay_player" if player else "nba.pay_tactic",
        "NBA-4.9" if player else "NBA-4.11",
        text("nba-ask-pay", card=named(wanted), cost=cost(cards, wanted)),
        tuple(card_option(cards, card, weight=cards.value(card)) for card in paying),
        sitting(state),
        most=len(paying),
        least_total=cost(cards, wanted),
        confirm=means("pay", _pays_out(state, cards, seat, paying)),
        tally=text("nba-tally-pay"),
        ticked=_cheapest(cards, paying, cost(cards, wanted)),  # what was bought is kept
    )


@lru_cache(maxsize=1024)
def _cheapest(cards: Cards, paying: tuple[str, ...], need: int) -> tuple[str, ...]:
    """Return the payment that loses least, first of cards that cost least, as `paying` has them."""
    values = {card: cards.value(card) for card in paying}
    chosen = cheapest(values, need, {card: cost(cards, card) for card in paying})
    return tuple(card for card in paying if card in chosen)


def _pays_out(state: State, cards: Cards, seat: int, paying: Collection[str]) -> Confirm | None:
    """Return what paying with all that pays means, where the turn then ends by itself."""
    verb = "sign" if is_player(state.playing(seat).buying) else "buy"
    if not pays_all_and_ends(state, cards, seat, paying, verb):
        return None
    return Confirm(ending(text("nba-confirm-pay")), final=True, given=tuple(paying))


def pay(play: Play, seat: int, picks: Picks) -> None:
    """Pay for a card, which goes on top of the own deck (rules NBA-4.9 to 4.13)."""
    state = play.state
    own, turn, table = state.seats[seat], state.playing(seat), state.table(seat)
    bought = turn.buying
    row = table.track if is_player(bought) else table.slots
    row[row.index(bought)] = ""
    own.hand = [card for card in own.hand if card not in picks]
    throw(state, seat, picks)
    lay_on_top(own, bought)
    turn.done.append("sign" if is_player(bought) else "buy")
    turn.buying, turn.step = "", "act"
    message = "nba-event-signed" if is_player(bought) else "nba-event-bought"
    args = {"card": named(bought), "cards": facts.cards(picks)}
    tell(play, seat, message, args, marks=[f"deck:{seat}"])
