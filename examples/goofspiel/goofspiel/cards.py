"""The printed cards: what `cards.toml` holds, checked when it is read."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from games.core.data.cards import BrokenCards, Named, by_id, record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from goofspiel.printed import SUITS, CardFace, Suit

FILE = "goofspiel/cards.toml"
RANKS = 13


class Card(Named, frozen=True, kw_only=True):
    """A printed card."""

    suit: Suit
    rank: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Cards(msgspec.Struct, frozen=True):
    """All cards by id, and the ids of each suit, the lowest first."""

    by_id: Mapping[str, Card]
    suits: Mapping[Suit, tuple[str, ...]]
    names: Mapping[str, Name]
    faces: Faces


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    cards = [record(FILE, raw, Card) for raw in tables(FILE, data, ("cards",))["cards"]]
    cards.sort(key=lambda card: card.rank)
    suits: dict[Suit, tuple[str, ...]] = {
        suit: tuple(card.id for card in cards if card.suit == suit) for suit in SUITS
    }
    for suit, ids in suits.items():
        if not 1 < len(ids) == len(suits["prize"]):
            raise BrokenCards(FILE, "cards", "suit", f"{len(ids)} cards of the suit {suit}")
    return Cards(
        by_id(FILE, cards),
        suits,
        Fixed({card.id: card.name() for card in cards}),
        Fixed({card.id: CardFace(card.suit, card.rank) for card in cards}),
    )


def check_box(cards: Cards) -> None:
    """Refuse cards that are not those of the box (GOO-1.1). Raises BrokenCards."""
    for suit, ids in cards.suits.items():
        ranks = [cards.by_id[card].rank for card in ids]
        if ranks != [*range(1, RANKS + 1)]:
            raise BrokenCards(FILE, "cards", "rank", f"the suit {suit} does not count 1 to {RANKS}")
