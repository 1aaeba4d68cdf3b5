"""What the cards bear: families, effects, and the face of a card (types only)."""

from typing import Literal, TypeAlias

from games.core.face import Face

FAMILIES = ("dwarf", "fairy", "barb", "elf", "dragon")  # in the fixed order
DECKS = ("T", "C", "Q", "M", "S")
PILE = "P"

Family: TypeAlias = Literal["", "dwarf", "fairy", "barb", "elf", "dragon"]
Effect: TypeAlias = Literal["", "star", "more", "steal", "gain3"]


class CardFace(Face, frozen=True):
    """`n` characters of a family, or chameleon men, or goblins, and an effect.

    `deck` is the starting deck it belongs to, or P for the pile. `mark`: it leaves the pile at 2
    and 3 seats.
    """

    deck: str
    family: Family
    n: int
    wild: int
    gob: int
    effect: Effect
    mark: bool
