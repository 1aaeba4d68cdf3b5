"""Setting up: the first seat, and decks that are brought (NIN-1.2, group NIN-9)."""

from collections.abc import Mapping

import msgspec

from games.core.bringing.brought import Brought, first_of
from games.core.info import Info, Start, option
from games.core.streams import Streams
from games.core.text import Card, Text, text
from games.nintendo.cards import COPIES, DECK_SIZE, Cards, copies
from games.nintendo.state import Options, Seat, State

OPENING = 6  # cards, NIN-1.4
COINS = (6, 12)  # of the first seat and of the other, NIN-1.3
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


# Decks that seats bring (NIN-9)


def decks_of(brought: Brought) -> list[dict[str, int]] | None:
    """Return the decks of plain data, None where it has not their form."""
    if not isinstance(brought, dict) or brought.keys() != {"decks"}:
        return None
    try:
        decks = msgspec.convert(brought["decks"], list[dict[str, int]])
    except msgspec.ValidationError:
        return None
    good = all(0 < count <= DECK_SIZE for deck in decks for count in deck.values())
    return decks if good and len(decks) <= MOST_DECKS else None


def faults_of(cards: Cards, colours: str, deck: Mapping[str, int]) -> list[Text]:
    """Return every fault of a deck (NIN-9.1 to 9.4)."""
    unknown = [card for card in deck if card not in cards.by_id]
    found: list[Text] = []
    if unknown:
        found.append(text("nintendo-deck-unknown", count=len(unknown), ids=first_of(unknown)))
    size = sum(deck.values())
    if size != DECK_SIZE:
        found.append(text("nintendo-deck-size", have=size, want=DECK_SIZE))
    known = {card: count for card, count in deck.items() if card in cards.by_id}
    for same, have in copies(known, cards.by_id).items():
        if have > COPIES:
            named = next(card for card in known if cards[card].same == same)
            found.append(text("nintendo-deck-copies", card=Card(named), have=have))
    held = len({cards[card].colour for card in known})
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
    decks = decks_of(start.brought[seat])
    return decks or []
