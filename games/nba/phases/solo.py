"""The Automaton: what it does follows from these rules, it never decides (rules NBA-13)."""

import msgspec

from games.core.event import Event
from games.core.streams import Streams
from games.nba import events as say
from games.nba.cards import Cards
from games.nba.phases import activation, dice, market
from games.nba.phases.court import may_leave, placed
from games.nba.state import AUTOMATON, SLOTS, Die, State

_WATCHED = 2  # the slots whose tactics it may use


def budget(level: str | msgspec.UnsetType, turn: int) -> int:
    """Return what the Automaton may spend in its `turn`-th turn, from 1 (rule NBA-13.4)."""
    if level == "rookie":
        return 2 + (turn + 1) // 3
    return 3 + turn // (3 if level == "pro" else 2)


def whole_turn(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """Sign, attack, defend, fill the tactic slots (rules NBA-13.3, 13.7)."""
    events = [] if state.period else _sign(cards, state)
    events += _attack(cards, state, rng) + defence(cards, state, rng)
    return events + market.refill(state, AUTOMATON, rng)


def _sign(cards: Cards, state: State) -> list[Event]:
    """Take the best card of the track for which a lower rated one can leave (rule NBA-13.4)."""
    own, table = state.seats[AUTOMATON], state.table(AUTOMATON)
    limit = budget(state.options.level, state.turn // 2)
    offers = [(slot, card) for slot, card in enumerate(table.track) if card]
    offers = [(slot, card) for slot, card in offers if cards.player(card).cost <= limit]
    offers.sort(key=lambda offer: (-cards.player(offer[1]).cost, -offer[0]))
    for slot, card in offers:
        leaver = _leaver(cards, own.court, card)
        if leaver:
            own.court = placed(cards, own.court, leaver, card)
            own.box.append(leaver)
            table.track[slot] = ""
            args = {"card": say.named(card), "out": say.named(leaver)}
            marks = [f"card:{card}"]
            return [say.event(state, AUTOMATON, "nba-event-auto-signed", args, marks=marks)]
    return []


def _leaver(cards: Cards, court: list[str], coming: str) -> str:
    """Return the lowest rated card that can leave for a better one, "" for none."""

    def rating(card: str) -> tuple[int, int, str]:
        found = cards.player(card)
        return found.cost, found.total, card

    able = may_leave(cards, court, coming, court)
    lower = [card for card in able if cards.player(card).cost < cards.player(coming).cost]
    return min(lower, key=rating, default="")


def _choice(cards: Cards, state: State, kind: str) -> str:
    """Return the tactic that it uses, "" for none (rules NBA-13.5, 13.6)."""
    own, sums = state.seats[AUTOMATON], activation.team(cards, state, AUTOMATON)
    watched = [] if state.options.level == "rookie" else state.table(AUTOMATON).slots[:_WATCHED]
    usable = [
        card
        for card in [*own.lying, *filter(None, watched)]
        if cards.tactic(card).type == kind and cards.tactic(card).cx <= sums[activation.IQ]
    ]

    def merit(card: str) -> tuple[int, int, bool, str]:
        kept, rolled = dice.promise(cards.tactic(card), sums)
        return -kept, -rolled, card not in own.lying, card

    return min(usable, key=merit, default="")


def _roll(cards: Cards, state: State, card: str, rng: Streams) -> tuple[list[Event], list[Die]]:
    """Announce a tactic and roll; a market card so used goes to the tactic discard (NBA-13.5)."""
    table = state.table(AUTOMATON)
    events = [activation.announced(cards, state, AUTOMATON, card)]
    if card in table.slots[:SLOTS]:
        table.slots[table.slots.index(card)] = ""
        table.tactic_discard.append(card)
    wanted = dice.numbers(cards.tactic(card), activation.team(cards, state, AUTOMATON))
    rolled = dice.roll(AUTOMATON, wanted, rng)
    if rolled:
        shown = say.dice(cards, rolled)
        events.append(say.event(state, AUTOMATON, "nba-event-rolled", {"dice": shown}, aside=True))
    else:
        events.append(say.event(state, AUTOMATON, "nba-event-no-dice"))
    return events, rolled


def _attack(cards: Cards, state: State, rng: Streams) -> list[Event]:
    card = _choice(cards, state, "off")
    if not card:
        return []
    events, rolled = _roll(cards, state, card, rng)
    if not rolled:
        return events
    again = _rerolled(cards, state, rolled)
    if again:
        before = [die for die in rolled if die.name in again]
        rolled = dice.roll_again(AUTOMATON, rolled, again, rng)
        after = [die for die in rolled if die.name in again]
        args = {"dice": say.dice(cards, before), "new": say.dice(cards, after)}
        events.append(say.event(state, AUTOMATON, "nba-event-rerolled", args, aside=True))
    kept = dice.kept(cards, cards.tactic(card), rolled, None)
    return [*events, activation.attack(cards, state, AUTOMATON, kept)]


def _rerolled(cards: Cards, state: State, rolled: list[Die]) -> list[str]:
    """Return the dice of value 0 to 2 that it rolls again, lowest first (rule NBA-13.5)."""
    own, other = (activation.team(cards, state, seat)[activation.REB] for seat in (AUTOMATON, 0))
    low = [die for die in rolled if dice.side(cards, die).value <= 2]
    low.sort(key=lambda die: dice.side(cards, die).value)
    return [die.name for die in low[: dice.rerolls(own, other, len(rolled))]]


def defence(cards: Cards, state: State, rng: Streams) -> list[Event]:
    """Defend if an attack waits, without rerolls (rule NBA-13.6)."""
    attacked = state.seats[0].attack
    card = _choice(cards, state, "def") if attacked else ""
    if not card:
        return []
    events, rolled = _roll(cards, state, card, rng)
    if not rolled:
        return events
    kept = dice.kept(cards, cards.tactic(card), rolled, dice.colours(cards, attacked))
    return [*events, activation.defend(cards, state, AUTOMATON, 0, kept)]
