"""The printed cards: what `cards.toml` holds, checked when it is read."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec

from games.core.data.cards import BrokenCards, Named, record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from games.firstdeck.printed import DECKS, FAMILIES, PILE, CardFace, Effect, Family

FILE = "games/firstdeck/cards.toml"
DECK_SIZE, PILE_SIZE, MARKED = 7, 40, 10

_Small = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Card(Named, frozen=True, kw_only=True):
    """A printed card: `n` characters of a family, or chameleon men, or goblins, and an effect."""

    deck: Literal["T", "C", "Q", "M", "S", "P"]
    rank: Annotated[int, msgspec.Meta(ge=1, le=12)]
    family: Family = ""
    n: _Small = 0
    wild: _Small = 0
    gob: _Small = 0
    effect: Effect = ""
    mark: bool = False

    def face(self) -> CardFace:
        return CardFace(self.deck, self.family, self.n, self.wild, self.gob, self.effect, self.mark)


class Cards(msgspec.Struct, frozen=True, eq=False):
    """All cards by id, and what a setup needs of them. Each reading of a file is its own.

    `decks` are the ids of each starting deck by letter, `pile` and `marked` ids in printed order.
    """

    by_id: Mapping[str, Card]
    decks: Mapping[str, tuple[str, ...]]
    pile: tuple[str, ...]
    marked: frozenset[str]
    names: Mapping[str, Name]
    faces: Faces


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    read = tables(FILE, data, ("decks", "families", "cards"))
    decks = _named(read["decks"], DECKS, "decks")
    families = _named(read["families"], FAMILIES, "families")
    cards = [record(FILE, raw, Card) for raw in read["cards"]]
    _check_ids(cards)
    for card in cards:
        _check_card(card)
    return Cards(
        by_id={card.id: card for card in cards},
        decks={deck: tuple(c.id for c in cards if c.deck == deck) for deck in DECKS},
        pile=tuple(c.id for c in cards if c.deck == PILE),
        marked=frozenset(c.id for c in cards if c.mark),
        names=Fixed({item.id: item.name() for item in (*cards, *decks, *families)}),
        faces=Fixed({card.id: card.face() for card in cards}),
    )


def _named(raw: list[dict[str, Any]], wanted: tuple[str, ...], table: str) -> list[Named]:
    found = [record(FILE, one, Named) for one in raw]
    ids = tuple(one.id for one in found)
    if ids != wanted:
        raise BrokenCards(FILE, table, "id", f"are {', '.join(ids)}, not {', '.join(wanted)}")
    return found


def _check_ids(cards: list[Card]) -> None:
    taken = Counter(card.id for card in cards)
    for card in cards:
        if taken[card.id] > 1:
            raise BrokenCards(FILE, card.id, "id", f"stands there {taken[card.id]} times")
        if not card.id.startswith(card.deck):
            raise BrokenCards(FILE, card.id, "deck", f"its id does not begin with {card.deck}")


def _check_card(card: Card) -> None:
    """Refuse a card whose fields do not go together."""
    if bool(card.family) != bool(card.n):
        raise BrokenCards(FILE, card.id, "n", "goes with a family, and a family with it")
    if sum(map(bool, (card.n, card.wild, card.gob))) > 1:
        raise BrokenCards(FILE, card.id, "wild" if card.wild else "gob", "shows several kinds")
    if not (card.n or card.wild or card.gob or card.effect):
        raise BrokenCards(FILE, card.id, "effect", "the card shows and does nothing")
    if card.deck != PILE and (card.effect or card.wild):
        raise BrokenCards(FILE, card.id, "effect", "a starting card is a family card or a goblin")
    if card.deck != PILE and card.mark:
        raise BrokenCards(FILE, card.id, "mark", "a starting card bears no mark")


def check_box(cards: Cards) -> None:
    """Refuse cards whose decks, pile or marks have not the sizes of the box."""
    for deck in DECKS:
        _check_number("id", deck, cards.decks[deck], DECK_SIZE)
    pile = [cards.by_id[card] for card in cards.pile]
    _check_number("id", PILE, pile, PILE_SIZE)
    _check_number("mark", PILE, cards.marked, MARKED)
    _check_shares(pile, lambda card: [card.family])
    _check_shares(pile, lambda card: [card.family] if card.mark else [])


def _check_number(field: str, table: str, found: Collection[object], size: int) -> None:
    if len(found) != size:
        raise BrokenCards(FILE, f"{table}*", field, f"{len(found)} cards instead of {size}")


def _check_shares(pile: list[Card], families: Callable[[Card], Iterable[Family]]) -> None:
    """Refuse a pile in which the families are not equally present."""
    counts = Counter(family for card in pile for family in families(card))
    shares = {family: counts[family] for family in FAMILIES}
    if len(set(shares.values())) > 1:
        raise BrokenCards(FILE, f"{PILE}*", "family", f"unequal shares: {shares}")
