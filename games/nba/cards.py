"""The printed cards and dice: what `cards.toml` holds, checked when it is read."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import msgspec

from games.core.cards import record, tables
from games.core.text import Card as Named
from games.core.text import Name
from games.nba import checks
from games.nba.checks import FILE
from games.nba.printed import (
    DieSides,
    MarketPlayer,
    MarketTactic,
    Place,
    StartingPlayer,
    StartingTactic,
    Type,
)

FATIGUE = tuple(f"F{number}" for number in range(1, 10))


class Player(msgspec.Struct, frozen=True):
    """A player card: its places, eight skills in fixed order, what it pays and costs (0: start)."""

    id: str
    pos: tuple[Place, ...]
    skills: tuple[int, ...]
    value: int
    cost: int = 0

    @property
    def total(self) -> int:
        """The sum of the eight skills."""
        return sum(self.skills)


class Tactic(msgspec.Struct, frozen=True):
    """A tactic card: its type, the dice it keeps by kind, complexity, what it pays and costs."""

    id: str
    type: Type
    keep: dict[str, int]
    cx: int
    value: int
    cost: int = 0


class Fatigue(msgspec.Struct, frozen=True):
    """A Fatigue card: no player, no tactic, no value."""

    id: str
    value: int = 0


class Side(msgspec.Struct, frozen=True):
    """A side of a die: its value and its colour, as the attack kind of that colour ("": none)."""

    value: int = 0
    colour: str = ""


Printed: TypeAlias = Player | Tactic | Fatigue


@dataclass(frozen=True, eq=False)  # one object a card file: what is made of cards can be kept by it
class Cards:
    """All that is printed. `intro` are the ids of the introductory starting cards."""

    players: Mapping[str, Player]
    tactics: Mapping[str, Tactic]
    copies: Mapping[str, int]
    intro: frozenset[str]
    dice: Mapping[str, tuple[Side, ...]]
    names: Mapping[str, Name]

    def player(self, card: str) -> Player:
        """Return what is printed on a copy of a player card."""
        return self.players[printed(card)]

    def tactic(self, card: str) -> Tactic:
        """Return what is printed on a copy of a tactic card."""
        return self.tactics[printed(card)]

    def value(self, card: str) -> int:
        """Return what a card of the hand pays, 0 for Fatigue."""
        return self.face(card).value

    def face(self, card: str) -> Printed:
        """Return what is printed on any card."""
        key = printed(card)
        return self.players.get(key) or self.tactics.get(key) or Fatigue(key)


@lru_cache(maxsize=4096)
def printed(card: str) -> str:
    """Return the id under which a copy ("T01-2@X", "S01@0") is printed ("T01", "S01")."""
    return card.split("@", 1)[0].split("-", 1)[0]


@lru_cache(maxsize=4096)
def named(card: str) -> Named:
    """Return a card as texts name it."""
    return Named(card, printed(card))


def is_player(card: str) -> bool:
    return card[0] in "SP"


def is_tactic(card: str) -> bool:
    return card[0] in "BT"


def is_fatigue(card: str) -> bool:
    return card[0] == "F"


def listed(cards: Iterable[str]) -> list[str]:
    """Return cards in the order of lists: players, tactics, Fatigue, each by id (rule NBA-9)."""
    return sorted(cards, key=lambda card: (not is_player(card), not is_tactic(card), card))


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field (NBA 2.7)."""
    names = ("starting_player", "starting_tactic", "tactic", "player", "die")
    read = tables(FILE, data, names)
    starters = [record(FILE, raw, StartingPlayer) for raw in read["starting_player"]]
    bases = [record(FILE, raw, StartingTactic) for raw in read["starting_tactic"]]
    schools = [record(FILE, raw, MarketTactic) for raw in read["tactic"]]
    stars = [record(FILE, raw, MarketPlayer) for raw in read["player"]]
    checks.ids([*starters, *bases, *schools, *stars])
    checks.starting(starters, bases)
    checks.market(schools, stars)
    return Cards(
        players={
            **{one.id: Player(one.id, one.pos, one.skills, one.value) for one in starters},
            **{one.id: Player(one.id, one.pos, one.skills, one.value, one.cost) for one in stars},
        },
        tactics={
            **{one.id: Tactic(one.id, one.type, one.keep, one.cx, one.value) for one in bases},
            **{
                one.id: Tactic(one.id, one.type, one.keep, one.cx, one.value, one.cost)
                for one in schools
            },
        },
        copies={one.id: one.copies for one in schools},
        intro=frozenset(one.id for one in (*starters, *bases) if one.intro),
        dice=_dice([record(FILE, raw, DieSides) for raw in read["die"]]),
        names={
            **{one.id: one.name() for one in (*starters, *bases)},
            **{one.id: Name(one.name, one.name, "m", one.short, one.short) for one in schools},
            **{one.id: Name(one.name, one.name, "m", one.short, one.short) for one in stars},
            **{card: Name("Fatigue", "Fatigue", "f") for card in FATIGUE},
        },
    )


def _dice(kinds: Sequence[DieSides]) -> dict[str, tuple[Side, ...]]:
    """Return the six sides of each kind of die, rule NBA 2.2."""
    checks.dice(kinds)
    return {kind.id: tuple(_side(words) for words in kind.sides) for kind in kinds}


def _side(words: str) -> Side:
    colour, _, value = words.partition(" ")
    return Side() if colour == "blank" else Side(int(value), colour)
