"""The two markets: the player track and the six tactics (rules NBA-1.3 to 1.5, 3, 6.5)."""

from collections.abc import Sequence

from games.core.event import Event, Mark, told
from games.core.streams import Streams
from games.core.text import text
from games.nba import events as say
from games.nba.cards import Cards
from games.nba.printed import named
from games.nba.state import SLOTS, State, Table

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


def push(cards: Cards, table: Table) -> tuple[str, str]:
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


def move_track(cards: Cards, state: State, table: int) -> list[Event]:
    """Move the track of a table at the start of a turn, and tell it."""
    entered, left = push(cards, state.tables[table])
    events: list[Event] = []
    if entered:
        said = text("nba-event-entered", card=named(entered))
        events.append(told(said, marks=(Mark(f"card:{entered}"),), aside=True))
    if left:
        events.append(told(text("nba-event-left", card=named(left)), aside=True))
    return events


def clear_track(state: State) -> None:
    """Put what is left on the tracks to the player discards (rules NBA-7.2, 7.7)."""
    for table in state.tables:
        table.player_discard += [card for card in table.track if card]
        table.track = [""] * SLOTS


def is_dry(table: Table) -> bool:
    """Whether player pile and track are both empty (rule NBA-7.1)."""
    return not table.players and not any(table.track)


def refill(state: State, seat: int, rng: Streams) -> list[Event]:
    """Fill the empty tactic slots of a seat's table, lowest first (rules NBA-3.4, 6.5)."""
    table = state.table(seat)
    events: list[Event] = []
    new: list[str] = []
    for slot in range(SLOTS):
        if table.slots[slot]:
            continue
        if not table.tactics and table.tactic_discard:
            events.append(_reshuffle(state, seat, rng))
        if not table.tactics:
            break
        table.slots[slot] = table.tactics.pop(0)
        new.append(table.slots[slot])
    if new:
        rng.bar_undo()  # cards were turned up: no undo past them (rule NBA-8.6)
        marks = tuple(Mark(f"card:{card}") for card in new)
        said = text("nba-event-slots", cards=say.cards(new))
        events.append(told(said, marks=marks, aside=True))
    return events


def _reshuffle(state: State, seat: int, rng: Streams) -> Event:
    table = state.table(seat)
    stream = f"tactics{state.suffix(seat)}"
    table.tactics = rng.shuffled(stream, sorted(table.tactic_discard))
    table.tactic_discard = []
    return told(text("nba-event-tactics-reshuffled", n=len(table.tactics)), aside=True)
