"""What the answers of a turn do, one function a step (rules NBA-3.3, 4, 5, 6.1)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from games.core.decision import Picks
from games.core.event import Event
from games.core.streams import Streams
from games.core.text import Who
from games.nba import events as say
from games.nba.cards import Cards
from games.nba.phases import actions, activation, deck, market
from games.nba.phases import turn as course
from games.nba.phases.court import placed
from games.nba.printed import is_player, listed
from games.nba.state import State

Step = Callable[[Cards, State, int, Picks, Streams], list[Event]]


def apply(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Carry out the answer to the question at which a seat stands."""
    return _STEPS[state.playing(seat).step](cards, state, seat, picks, rng)


def _act(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Begin what was chosen from the menu (rule NBA-9.1)."""
    verb, _, card = picks[0].partition(":")
    turn = state.playing(seat)
    match verb:
        case "refresh":
            turn.step = "refresh"
        case "sub":
            turn.step, turn.leavers = "sub_in", list(state.seats[seat].court)
        case "prep":
            held = actions.of_type(cards, state.seats[seat].hand, "off")
            turn.step = "prep_off" if held and state.stage != "last" else "prep_def"
        case "sign" | "buy":
            turn.step, turn.buying = "pay_player" if verb == "sign" else "pay_tactic", card
        case "play":
            return activation.activate(cards, state, seat, card, rng)
        case _:
            return _end(cards, state, seat, rng)
    return []


def _refresh(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Replace the chosen face-up tactics, together (rules NBA-3.3, 3.4)."""
    del cards
    table, turn = state.table(seat), state.playing(seat)
    slots = [int(pick.removeprefix("slot")) - 1 for pick in picks]
    gone = [table.slots[slot] for slot in slots]
    table.tactic_discard += gone
    for slot in slots:
        table.slots[slot] = ""
    turn.done.append("refresh")
    turn.step = "act"
    told = say.event(state, seat, "nba-event-refreshed", {"cards": say.cards(gone)})
    return [told, *market.refill(state, seat, rng)]


def _sub_in(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Name who comes in; with nobody the chain stops and the cards are drawn (NBA-4.2, 4.5)."""
    del cards
    turn = state.playing(seat)
    if picks:
        turn.coming, turn.step = picks[0], "sub_out"
        return []
    number, turn.step = len(turn.came), "act"
    turn.leavers = []
    return deck.draw(state, seat, number, rng, aside=False)


def _sub_out(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Carry out one replacement (rules NBA-4.2 to 4.4, 4.6)."""
    del rng
    own, turn = state.seats[seat], state.playing(seat)
    leaves, comes = picks[0], turn.coming
    own.court = placed(cards, own.court, leaves, comes)
    own.hand.remove(comes)
    own.discard.append(leaves)
    turn.came.append(comes)
    turn.coming, turn.step = "", "sub_in"
    if "sub" not in turn.done:
        turn.done.append("sub")
    args = {"card": say.named(comes), "out": say.named(leaves)}
    told = say.event(state, seat, "nba-event-sub", args, marks=[f"card:{comes}"])
    return [told, *deck.rest(state, seat)]


def _prep(kind: str) -> Step:
    def prepare(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
        """Let exactly the picked tactics of a type lie (rule NBA-4.8)."""
        del rng
        own, turn = state.seats[seat], state.playing(seat)
        lying = actions.of_type(cards, own.lying, kind)
        dropped = [card for card in lying if card not in picks]
        laid = [card for card in picks if card not in lying]
        own.lying = _ordered(cards, [card for card in own.lying if card not in dropped] + laid)
        own.hand = [card for card in own.hand if card not in laid]
        own.discard += dropped
        if "prep" not in turn.done:
            turn.done.append("prep")
        more = kind == "off" and actions.of_type(cards, own.hand, "def")
        turn.step = "prep_def" if more else "act"
        return _prepared(state, seat, laid, dropped)

    return prepare


def _ordered(cards: Cards, lying: list[str]) -> list[str]:
    """Return lying tactics, attack first, by id."""
    return actions.of_type(cards, lying, "off") + actions.of_type(cards, lying, "def")


def _prepared(state: State, seat: int, laid: list[str], dropped: list[str]) -> list[Event]:
    events: list[Event] = []
    if laid:
        marks = [f"card:{card}" for card in laid]
        args = {"cards": say.cards(laid)}
        events.append(say.event(state, seat, "nba-event-laid", args, marks=marks))
    if dropped:
        args = {"cards": say.cards(dropped)}
        events.append(say.event(state, seat, "nba-event-dropped", args))
    if not events:
        events.append(say.event(state, seat, "nba-event-left-lying", aside=True))
    return events


def _pay(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Pay for a card, which goes on top of the own deck (rules NBA-4.9 to 4.13)."""
    del cards, rng
    own, turn, table = state.seats[seat], state.playing(seat), state.table(seat)
    bought = turn.buying
    row = table.track if is_player(bought) else table.slots
    row[row.index(bought)] = ""
    own.hand = [card for card in own.hand if card not in picks]
    _throw(state, seat, picks)
    deck.lay_on_top(own, bought)
    turn.done.append("sign" if is_player(bought) else "buy")
    turn.buying, turn.step = "", "act"
    message = "nba-event-signed" if is_player(bought) else "nba-event-bought"
    args = {"card": say.named(bought), "cards": say.cards(picks)}
    return [say.event(state, seat, message, args, marks=[f"deck:{seat}"])]


def _throw(state: State, seat: int, thrown: Sequence[str]) -> None:
    """Discard cards of the hand; those of one turn can be seen together, also after a reshuffle."""
    own, turn = state.seats[seat], state.playing(seat)
    paid = own.thrown if {"sign", "buy"} & {*turn.done} else []
    own.thrown = listed([*paid, *thrown])
    own.discard += thrown


def _target(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Defend against the named attack (rule NBA-12.5)."""
    target = int(picks[0].removeprefix("seat"))
    told = say.event(state, seat, "nba-event-target", {"target": Who(target)}, about=(target,))
    return [told, *activation.choose_target(cards, state, seat, target, rng)]


def _keep(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    del rng
    return activation.keep(cards, state, seat, picks)


def _end(cards: Cards, state: State, seat: int, rng: Streams) -> list[Event]:
    """Leave the menu: ask what to hold, if there is anything (rules NBA-6.1, 7.3)."""
    turn = state.playing(seat)
    if state.stage == "last":
        return course.end_seat(cards, state, seat, rng)
    if state.seats[seat].hand:
        turn.step = "hold"
        return []
    return _over(cards, state, seat, (), rng)


def _hold(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    """Hold the picked cards; ask what to remove where others may be removed (rule NBA-6.1)."""
    turn = state.playing(seat)
    turn.held = list(picks)
    if actions.removable(state, seat, picks):
        turn.step = "remove"
        return []
    return _over(cards, state, seat, (), rng)


def _over(cards: Cards, state: State, seat: int, removed: Picks, rng: Streams) -> list[Event]:
    """Remove, discard, draw up to six, and end the turn (rules NBA-6.1, 6.3)."""
    own, held = state.seats[seat], state.playing(seat).held
    thrown = listed(card for card in own.hand if card not in held and card not in removed)
    events: list[Event] = []
    if removed:
        args = {"cards": say.cards(removed)}
        events.append(say.event(state, seat, "nba-event-removed", args))
    if thrown:
        args = {"cards": say.cards(thrown)}
        events.append(say.event(state, seat, "nba-event-discarded", args, aside=True))
    if held:
        events.append(say.event(state, seat, "nba-event-held", {"n": len(held)}, aside=True))
    own.hand = list(held)
    _throw(state, seat, thrown)
    own.box += removed
    events += deck.fill_hand(state, seat, rng)
    return events + course.end_seat(cards, state, seat, rng)


def _reroll(cards: Cards, state: State, seat: int, picks: Picks, rng: Streams) -> list[Event]:
    return activation.reroll(cards, state, seat, picks, rng)


_STEPS: Mapping[str, Step] = MappingProxyType(
    {
        "act": _act,
        "refresh": _refresh,
        "sub_in": _sub_in,
        "sub_out": _sub_out,
        "prep_off": _prep("off"),
        "prep_def": _prep("def"),
        "pay_player": _pay,
        "pay_tactic": _pay,
        "target": _target,
        "reroll": _reroll,
        "reroll_def": _reroll,
        "keep_dice": _keep,
        "hold": _hold,
        "remove": _over,
    }
)
