"""What cards and dice bear, and their faces (types only); how copies of a card are called."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from games.core.face import Face, Faces, face
from games.core.text import Card

PLACES = ("PG", "SG", "SF", "PF", "C")
ATTACK = ("p3", "ins", "drv")
DEFENCE = ("itc", "blk", "stp")
DICE = (*ATTACK, *DEFENCE)
SKILLS = (*DICE, "reb", "iq")

Place: TypeAlias = Literal["PG", "SG", "SF", "PF", "C"]
Type: TypeAlias = Literal["off", "def"]


class Player(Face, frozen=True):
    """A player card: its places, eight skills in fixed order, what it pays and costs (0: start)."""

    pos: tuple[Place, ...]
    skills: tuple[int, ...]
    value: int
    cost: int = 0

    @property
    def total(self) -> int:
        """The sum of the eight skills."""
        return sum(self.skills)


class Tactic(Face, frozen=True):
    """A tactic card: its type, the dice it keeps by kind, complexity, what it pays and costs."""

    type: Type
    keep: dict[str, int]
    cx: int
    value: int
    cost: int = 0

    def __hash__(self) -> int:
        return hash((self.type, tuple(sorted(self.keep.items())), self.cx, self.value, self.cost))


class Fatigue(Face, frozen=True):
    """A Fatigue card: no player, no tactic, no value."""

    value: int = 0


class Side(msgspec.Struct, frozen=True):
    """A side of a die: its value and its colour, as the attack kind of that colour ("": none)."""

    value: int = 0
    colour: str = ""


class Dice(Face, frozen=True):
    """A kind of die: its six sides."""

    sides: tuple[Side, ...]


class Starting(msgspec.Struct, frozen=True):
    """The ids of the starting cards, in printed order.

    `first` are the starters of the introductory team, one for each place, `second` those who may
    stand in their places. `bench` and `tactics` are the others of the introductory team, of all
    `reserves` and of the base tactics `off` and `defence`.
    """

    first: tuple[str, ...]
    second: tuple[str, ...]
    reserves: tuple[str, ...]
    bench: tuple[str, ...]
    off: tuple[str, ...]
    defence: tuple[str, ...]
    tactics: tuple[str, ...]


Printed: TypeAlias = Player | Tactic | Fatigue
Sides: TypeAlias = Mapping[str, tuple[Side, ...]]  # of the dice, by kind


@lru_cache(maxsize=4096)
def printed(card: str) -> str:
    """Return the id under which a copy ("T01-2@X", "S01@0") is printed ("T01", "S01")."""
    return card.split("@", 1)[0].split("-", 1)[0]


@lru_cache(maxsize=4096)
def named(card: str) -> Card:
    """Return a card as texts name it."""
    return Card(card, printed(card))


def is_player(card: str) -> bool:
    return card[0] in "SP"


def is_tactic(card: str) -> bool:
    return card[0] in "BT"


def is_fatigue(card: str) -> bool:
    return card[0] == "F"


def listed(cards: Iterable[str]) -> list[str]:
    """Return cards in the order of lists: players, tactics, Fatigue, each by id (rule NBA-9)."""
    return sorted(cards, key=lambda card: (not is_player(card), not is_tactic(card), card))


def player(faces: Faces, card: str) -> Player:
    """Return what is printed on a copy of a player card."""
    return face(faces, printed(card), Player)


def tactic(faces: Faces, card: str) -> Tactic:
    """Return what is printed on a copy of a tactic card."""
    return face(faces, printed(card), Tactic)


def sides_of(faces: Faces) -> Sides:
    """Return the sides of all dice."""
    return {kind: face(faces, f"die:{kind}", Dice).sides for kind in DICE}


class Book:
    """What is printed on the cards and dice of a match, found by the copies of the cards."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.dice = sides_of(faces)

    def player(self, card: str) -> Player:
        """Return what is printed on a copy of a player card."""
        return player(self.faces, card)

    def tactic(self, card: str) -> Tactic:
        """Return what is printed on a copy of a tactic card."""
        return tactic(self.faces, card)

    def value(self, card: str) -> int:
        """Return what a card of the hand pays, 0 for Fatigue."""
        if is_player(card):
            return self.player(card).value
        return self.tactic(card).value if is_tactic(card) else 0
