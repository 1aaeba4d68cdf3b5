"""The rows of `cards.toml`, as they are written."""

from typing import Annotated, Literal

import msgspec

from games.core.text import Name
from games.nba.printed import SKILLS, Place, Type

_Word = Annotated[str, msgspec.Meta(min_length=1)]
_Skills = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], ...],
    msgspec.Meta(min_length=len(SKILLS), max_length=len(SKILLS)),
]
_Places = Annotated[tuple[Place, ...], msgspec.Meta(min_length=1)]
_Keep = dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every starting card bears: its names, and whether it is of the introductory set."""

    id: _Word
    intro: bool
    fr: _Word
    en: _Word
    short_fr: _Word
    short_en: _Word

    def name(self) -> Name:
        return Name(self.en, self.fr, "m", self.short_en, self.short_fr)


class StartingPlayer(Start, frozen=True, forbid_unknown_fields=True):
    """A row of `starting_player`."""

    set: Literal["starter", "reserve"]
    pos: _Places
    skills: _Skills
    value: Annotated[int, msgspec.Meta(ge=1, le=2)]


class StartingTactic(Start, frozen=True, forbid_unknown_fields=True):
    """A row of `starting_tactic`."""

    type: Type
    keep: _Keep
    cx: Annotated[int, msgspec.Meta(ge=0)]
    value: Annotated[int, msgspec.Meta(ge=0)]


class MarketTactic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of `tactic`."""

    id: _Word
    name: _Word
    short: _Word
    type: Type
    keep: _Keep
    cx: Annotated[int, msgspec.Meta(ge=0)]
    value: Annotated[int, msgspec.Meta(ge=1)]
    cost: Annotated[int, msgspec.Meta(ge=2, le=5)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]


class MarketPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of `player`."""

    id: _Word
    name: _Word
    short: _Word
    pos: _Places
    skills: _Skills
    cost: Annotated[int, msgspec.Meta(ge=3, le=10)]

    @property
    def value(self) -> int:
        """What the card pays: half its cost, rounded up (rule NBA 2.6)."""
        return (self.cost + 1) // 2


class DieSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of `die`: a kind of die and its six sides."""

    id: _Word
    sides: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]
