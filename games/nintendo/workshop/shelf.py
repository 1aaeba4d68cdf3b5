"""What a deck can be made of: pieces, how they are looked for, what is asked before."""

from collections import Counter

from games.core.bringing.workshop import Facet, Piece, Value
from games.core.text import Card as Named
from games.core.text import text
from games.nintendo.cards import Card, Cards
from games.nintendo.grammar.forms import COLOURS, TYPES
from games.nintendo.grammar.wording import card_text, read_out
from games.nintendo.workshop.completing import STYLES

FAMILIES = 8  # kinds that one may prefer


def piece_of(card: Card) -> Piece:
    """Return a card as a piece of decks: how it is looked for, and what is printed on it."""
    numbers = {"coins": card.cost, "pf": card.pf, "pc": card.pc}
    said = card_text(card.abilities, card.id, worn=card.type == "powerup")
    return Piece(
        card.id,
        {
            "colour": (card.colour,),
            "type": (card.type,),
            "cost": (str(card.cost),),
            "kind": tuple(sorted(card.kinds)),
        },
        read_out(card.id, card.type, sorted(card.kinds), numbers, said),
    )


def facets(cards: Cards) -> tuple[Facet, ...]:
    """Return colour, type, cost and kind, with the values that there are."""
    every = cards.by_id.values()
    kinds = Counter(kind for card in every for kind in card.kinds)
    colours = [Value(one, text(f"nintendo-colour-{one}")) for one in COLOURS]
    types = [Value(one, text(f"nintendo-type-{one}")) for one in TYPES]
    costs = sorted({card.cost for card in every})
    return (
        Facet("colour", text("nintendo-facet-colour"), tuple(colours)),
        Facet("type", text("nintendo-facet-type"), tuple(types)),
        Facet(
            "cost",
            text("nintendo-facet-cost"),
            tuple(Value(str(cost), text("nintendo-cost-coins", n=cost)) for cost in costs),
        ),
        Facet(
            "kind",
            text("nintendo-facet-kind"),
            tuple(_family(kind) for kind, _ in kinds.most_common()),
        ),
    )


def _family(kind: str) -> Value:
    return Value(kind, text("nintendo-family", kind=Named(kind)))


def questions(cards: Cards) -> tuple[Facet, ...]:
    """Return what is asked before a deck is made: a colour, a way to play, a family."""
    kinds = Counter(kind for card in cards.by_id.values() for kind in card.kinds if kind != "hero")
    colours = [Value(one, text(f"nintendo-colour-{one}")) for one in COLOURS]
    styles = [Value(one, text(f"nintendo-style-{one}")) for one in STYLES]
    families = [_family(kind) for kind, _ in kinds.most_common(FAMILIES)]
    return (
        Facet("style", text("nintendo-question-style"), tuple(styles)),
        Facet("colour", text("nintendo-question-colour"), tuple(colours)),
        Facet("family", text("nintendo-question-family"), tuple(families)),
    )
