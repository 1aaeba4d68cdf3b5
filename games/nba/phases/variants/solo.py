"""The Automaton: what it does follows from these rules, it never decides (rules NBA-13)."""

import msgspec

from games.nba import events
from games.nba.cards import Cards
from games.nba.events import tell
from games.nba.phases import activation, market
from games.nba.phases.basics import dice
from games.nba.phases.court import IQ, REB, may_leave, placed, team
from games.nba.printed import named
from games.nba.state import AUTOMATON, SLOTS, Die, Play

_WATCHED = 2  # the slots whose tactics it may use


def budget(level: str | msgspec.UnsetType, turn: int) -> int:
    """Return what the Automaton may spend in its `turn`-th turn, from 1 (rule NBA-13.4)."""
    if level == "rookie":
        return 2 + (turn + 1) // 3
    return 3 + turn // (3 if level == "pro" else 2)


def whole_turn(play: Play) -> None:
    """Sign, attack, defend, fill the tactic slots (rules NBA-13.3, 13.7)."""
    if not play.state.period:
        _sign(play)
    _attack(play)
    play.rng.moment(play.state, play.events)
    defend(play)
    market.refill(play, AUTOMATON)


def _sign(play: Play) -> None:
    """Take the best card of the track for which a lower rated one can leave (rule NBA-13.4)."""
    state, cards = play.state, play.cards
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
            args = {"card": named(card), "out": named(leaver)}
            tell(play, AUTOMATON, "nba-event-auto-signed", args, marks=[f"card:{card}"])
            return


def _leaver(cards: Cards, court: list[str], coming: str) -> str:
    """Return the lowest rated card that can leave for a better one, "" for none."""

    def rating(card: str) -> tuple[int, int, str]:
        found = cards.player(card)
        return found.cost, found.total, card

    able = may_leave(cards, court, coming, court)
    lower = [card for card in able if cards.player(card).cost < cards.player(coming).cost]
    return min(lower, key=rating, default="")


def _choice(play: Play, kind: str) -> str:
    """Return the tactic that it uses, "" for none (rules NBA-13.5, 13.6)."""
    state, cards = play.state, play.cards
    own, sums = state.seats[AUTOMATON], team(state, cards, AUTOMATON)
    watched = [] if state.options.level == "rookie" else state.table(AUTOMATON).slots[:_WATCHED]
    usable = [
        card
        for card in [*own.lying, *filter(None, watched)]
        if cards.tactic(card).type == kind and cards.tactic(card).cx <= sums[IQ]
    ]

    def merit(card: str) -> tuple[int, int, bool, str]:
        kept, rolled = dice.promise(cards.tactic(card), sums)
        return -kept, -rolled, card not in own.lying, card

    return min(usable, key=merit, default="")


def _roll(play: Play, card: str) -> list[Die]:
    """Announce a tactic and roll; a market card so used goes to the tactic discard (NBA-13.5)."""
    table = play.state.table(AUTOMATON)
    activation.announce(play, AUTOMATON, card)
    if card in table.slots[:SLOTS]:
        table.slots[table.slots.index(card)] = ""
        table.tactic_discard.append(card)
    sums = team(play.state, play.cards, AUTOMATON)
    rolled = dice.roll(AUTOMATON, dice.numbers(play.cards.tactic(card), sums), play.rng)
    if rolled:
        shown = events.rolled(play.cards, dice.worst_first(play.cards, rolled, None))
        tell(play, AUTOMATON, "nba-event-rolled", {"dice": shown}, aside=True)
    else:
        tell(play, AUTOMATON, "nba-event-no-dice")
    return rolled


def _attack(play: Play) -> None:
    card = _choice(play, "off")
    rolled = _roll(play, card) if card else []
    if not rolled:
        return
    again = _rerolled(play, rolled)
    if again:
        before = [die for die in rolled if die.name in again]
        rolled = dice.roll_again(AUTOMATON, rolled, again, play.rng)
        after = [die for die in rolled if die.name in again]
        activation.tell_rerolled(play, AUTOMATON, before, after)
    kept = dice.kept(play.cards, play.cards.tactic(card), rolled, None)
    activation.attack(play, AUTOMATON, kept)


def _rerolled(play: Play, rolled: list[Die]) -> list[str]:
    """Return the dice of value 0 to 2 that it rolls again, lowest first (rule NBA-13.5)."""
    cards = play.cards
    own, other = (team(play.state, cards, seat)[REB] for seat in (AUTOMATON, 0))
    low = [die for die in rolled if dice.side(cards, die).value <= 2]
    low.sort(key=lambda die: dice.side(cards, die).value)
    return [die.name for die in low[: dice.rerolls(own, other, len(rolled))]]


def defend(play: Play) -> None:
    """Defend if an attack waits, without rerolls (rule NBA-13.6)."""
    attacked, cards = play.state.seats[0].attack, play.cards
    card = _choice(play, "def") if attacked else ""
    rolled = _roll(play, card) if card else []
    if rolled:
        kept = dice.kept(cards, cards.tactic(card), rolled, dice.colours(cards, attacked))
        activation.defend(play, AUTOMATON, 0, kept)
        play.rng.moment(play.state, play.events)
