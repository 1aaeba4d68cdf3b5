"""What is printed on cards and decks (types only)."""

from games.core.face import Face
from games.nintendo.grammar.forms import COLOURS, TYPES, CardType, Colour

__all__ = ["COLOURS", "TYPES", "CardFace", "CardType", "Colour", "DeckFace"]


class CardFace(Face, frozen=True):
    """A card as it is printed. `pf` and `pc` are there for characters, `turns` for events.

    `abilities` stand in the grammar of the card file; `kinds` are ids that bear printed names.
    `picture` names drawings that suit it (pictures/motifs.py), "" for those of its abilities.
    `rank` is its place in the card file, by which hidden zones are listed (NIN-10.4).
    """

    type: CardType
    colour: Colour
    kinds: tuple[str, ...]
    cost: int
    rank: int
    pf: int = 0
    pc: int = 0
    turns: int = 0
    on_opp: bool = False
    abilities: tuple[str, ...] = ()
    picture: str = ""


class DeckFace(Face, frozen=True):
    """A ready-made deck: how many of which card, in the order of the card file."""

    cards: tuple[tuple[str, int], ...]
