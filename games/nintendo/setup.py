"""Setting up: decks, the first seat, coins and hands (group NIN-1)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from games.core.bringing.brought import Brought, Checked, read_counts, write_counts
from games.core.info import Info, Start, option
from games.core.streams import Streams
from games.core.text import Card, Text, text
from games.nintendo import events
from games.nintendo.cards import COPIES, DECK_SIZE, Cards, copies
from games.nintendo.effects import zones
from games.nintendo.grammar.forms import COLOURS
from games.nintendo.state import Options, Play, Seat, State

COINS = (6, 12)  # of the first seat and of the other, NIN-1.3
OPENING = 6  # cards, NIN-1.4
MOST_DECKS = 9  # that a seat brings, NIN-9.5
FEW, CHEAP = 12, 3  # characters, and their cost, of which a warning speaks: NIN-9.4


def new_state(info: Info, start: Start, rng: Streams) -> State:
    """Return the table before decks are known; the first seat is drawn (NIN-1.2)."""
    chosen: Mapping[str, str] = {
        choice.name: option(start, info, choice.name) for choice in info.choices
    }
    options = Options(
        goal=int(chosen["goal"]),
        decks=chosen["decks"],
        colours=chosen["colours"],
        lists=chosen["lists"],
        mulligan=chosen["mulligan"] == "on",
        turns=int(chosen["turns"]),
    )
    seats = [Seat(own=own_decks(start, seat)) for seat in range(start.seats)]
    return State(seats, options, rng.below("first", start.seats))


def begin(play: Play) -> None:
    """Ask for the decks, or deal ready-made ones (NIN-1.1)."""
    state = play.state
    if state.options.decks != "deal":
        state.asks = "deck"
        return
    dealt = play.rng.shuffled("decks", list(play.cards.decks))
    take_decks(play, dict(enumerate(dealt[: len(state.seats)])))


def take_decks(play: Play, chosen: Mapping[int, str]) -> None:
    """Give the seats their decks, coins and opening hands (NIN-1.3, 1.4)."""
    state = play.state
    state.asks = ""
    for number, deck in sorted(chosen.items()):
        seat = state.seats[number]
        seat.chosen, seat.counts = deck, dict(counts(play.cards, seat, deck))
        seat.own = []
        seat.coins = COINS[0] if number == state.first else COINS[1]
        play.events.append(events.chooses(number, deck))
        seat.deck = play.cards.ordered([c for c, n in seat.counts.items() for _ in range(n)])
        _deal(play, number)
    play.events.append(events.begins(state.first, COINS))
    state.phase = "mulligan" if state.options.mulligan else "turn"


def counts(cards: Cards, seat: Seat, deck: str) -> Mapping[str, int]:
    """Return what a deck holds: a ready-made one, or one of those that the seat brought."""
    if deck.startswith("own:"):
        return seat.own[int(deck.removeprefix("own:")) - 1]
    return cards.decks[deck]


def _deal(play: Play, number: int) -> None:
    seat = play.state.seats[number]
    zones.shuffle(play, number)
    seat.hand = play.cards.ordered(seat.deck[:OPENING])
    seat.deck = seat.deck[OPENING:]


def mulligan(play: Play) -> None:
    """Ask whether the opening hands are kept (NIN-1.5)."""
    play.state.asks = "mulligan"


def redraw(play: Play, answers: Mapping[int, str]) -> None:
    """Put back, shuffle and draw anew for those who wish it; told when both have answered."""
    state = play.state
    state.asks, state.phase = "", "turn"
    for number, answer in sorted(answers.items()):
        play.events.append(events.keeps_hand(number, kept=answer == "keep"))
        if answer == "redraw":
            seat = state.seats[number]
            seat.redrew = True
            seat.deck, seat.hand = [*seat.deck, *seat.hand], []
            _deal(play, number)


# Decks that seats bring (NIN-9)


def check_decks(cards: Cards, colours: str, brought: Brought) -> Checked:
    """Return all that is wrong with the decks of a seat, and what it should know (NIN-9.4)."""
    decks = _decks(brought)
    if decks is None:
        return Checked((text("nintendo-deck-form", most=MOST_DECKS),))
    faults: list[Text] = []
    warnings: list[Text] = []
    for place, deck in enumerate(decks, 1):
        faults += _each(place, faults_of(cards, colours, deck))
        if not faults:
            warnings += _each(place, warnings_of(cards, deck))
    return Checked(tuple(faults), tuple(warnings))


def _decks(brought: Brought) -> list[dict[str, int]] | None:
    """Return the decks of plain data, None where it has not their form."""
    if not isinstance(brought, dict) or brought.keys() != {"decks"}:
        return None
    try:
        decks = msgspec.convert(brought["decks"], list[dict[str, int]])
    except msgspec.ValidationError:
        return None
    good = all(0 < count <= DECK_SIZE for deck in decks for count in deck.values())
    return decks if good and len(decks) <= MOST_DECKS else None


def _each(place: int, said: list[Text]) -> list[Text]:
    """Say of which deck each of these is."""
    return [text("nintendo-deck-of", deck=place, what=one) for one in said]


def faults_of(cards: Cards, colours: str, deck: Mapping[str, int]) -> list[Text]:
    """Return every fault of a deck (NIN-9.1 to 9.3)."""
    unknown = [card for card in deck if card not in cards.by_id]
    if unknown:
        return [text("nintendo-deck-unknown", count=len(unknown))]
    found: list[Text] = []
    size = sum(deck.values())
    if size != DECK_SIZE:
        found.append(text("nintendo-deck-size", have=size, want=DECK_SIZE))
    for same, have in copies(deck, cards.by_id).items():
        if have > COPIES:
            named = next(card for card in deck if cards[card].same == same)
            found.append(text("nintendo-deck-copies", card=Card(named), have=have))
    held = len({cards[card].colour for card in deck})
    if colours != "any" and held > int(colours):
        found.append(text("nintendo-deck-colours", have=held, most=int(colours)))
    return found


def warnings_of(cards: Cards, deck: Mapping[str, int]) -> list[Text]:
    """Return what is allowed and unwise in a deck that holds (NIN-9.4)."""
    characters = {card: n for card, n in deck.items() if cards[card].type == "char"}
    found: list[Text] = []
    have = sum(characters.values())
    if have < FEW:
        found.append(text("nintendo-deck-few", have=have))
    if all(cards[card].cost > CHEAP for card in characters):
        found.append(text("nintendo-deck-dear", cost=CHEAP))
    return found


def own_decks(start: Start, seat: int) -> list[dict[str, int]]:
    """Return the decks that a seat has brought, where they may be chosen."""
    if not start.brought:
        return []
    decks = _decks(start.brought[seat])
    return decks or []


def read_decks(cards: Cards, written: str) -> dict[str, Any]:
    """Return decks from lines "n id" in any order, a line of dashes between two (NIN-9.5).

    Raises Refused with the line that says nothing.
    """
    decks: list[dict[str, int]] = []
    above = ""  # empty lines for those before, so that a fault names its own
    lines: list[str] = []
    for line in [*written.splitlines(), "-"]:
        if line.strip("- \t") or "-" not in line:
            lines.append(line)
            continue
        found = read_counts(above + "\n".join(lines), cards.by_id)
        if found:
            decks.append(_in_order(cards, found))
        above += "\n" * (len(lines) + 1)
        lines = []
    return {"decks": decks}


def write_decks(cards: Cards, brought: Brought) -> str:
    """Return decks as `read_decks` reads them, in the order of the card file."""
    decks = _decks(brought) or []
    return "\n-\n".join(write_counts(deck, cards.by_id) for deck in decks)


def _in_order(cards: Cards, deck: Mapping[str, int]) -> dict[str, int]:
    return {card: deck[card] for card in cards.ordered(list(deck))}


def random_decks(cards: Cards, colours: str, rng: Streams) -> dict[str, Any]:
    """Return up to two decks that anybody may bring, drawn."""
    return {"decks": [_random_deck(cards, colours, rng) for _ in range(rng.below("bring", 3))]}


def _random_deck(cards: Cards, colours: str, rng: Streams) -> dict[str, int]:
    most = len(COLOURS) if colours == "any" else int(colours)
    held = rng.sample("bring", COLOURS, min(most, 2 + rng.below("bring", 2)))
    pool = [card.id for card in cards.by_id.values() if card.colour in held]
    order = rng.shuffled("bring", pool)
    deck: dict[str, int] = {}
    while sum(deck.values()) < DECK_SIZE:
        card = rng.choice("bring", order)
        if copies(deck, cards.by_id)[cards[card].same] < COPIES:
            deck[card] = deck.get(card, 0) + 1
    return _in_order(cards, deck)
