"""The printed cards: what `cards.toml` holds, checked when it is read."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from games.core.data.cards import BrokenCards, Named, by_id, record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from games.new.skeleton.printed import CardFace

FILE = "skeleton/cards.toml"
BOX = 20  # cards


class Card(Named, frozen=True, kw_only=True):
    """A printed card."""

    points: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Cards(msgspec.Struct, frozen=True):
    """All cards by id, in the order of the file."""

    by_id: Mapping[str, Card]
    names: Mapping[str, Name]
    faces: Faces


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    cards = [record(FILE, raw, Card) for raw in tables(FILE, data, ("cards",))["cards"]]
    if len(cards) < 2:
        raise BrokenCards(FILE, "cards", "-", f"{len(cards)} cards")
    return Cards(
        by_id(FILE, cards),
        Fixed({card.id: card.name() for card in cards}),
        Fixed({card.id: CardFace(card.points) for card in cards}),
    )


def check_box(cards: Cards) -> None:
    """Refuse cards that are not those of the box (SKE-1.1). Raises BrokenCards."""
    if len(cards.by_id) != BOX:
        raise BrokenCards(FILE, "cards", "-", f"{len(cards.by_id)} cards, not {BOX}")
