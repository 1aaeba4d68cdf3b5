"""What action cards, skaters, spaces and teams bear: their faces (types only)."""

from typing import Literal, TypeAlias

from games.core.face import Face

Zone: TypeAlias = Literal["pack", "rear", "front", "other", "prison"]
Lane: TypeAlias = Literal["", "int", "ext"]
Helmet: TypeAlias = Literal["J", "P", "B"]
CardType: TypeAlias = Literal["movement", "block"]
Direction: TypeAlias = Literal[
    "fast", "slow", "int", "ext",
    "slide-fast-int", "slide-fast-ext", "slide-slow-int", "slide-slow-ext",
    "block-int", "block-ext", "push", "stop",
]  # fmt: skip
Energy: TypeAlias = Literal["fresh", "tired", "exhausted"]
Skill: TypeAlias = Literal[0, 1, 2]  # place of a skill in a skater's figures

# The zones outside the pack have one space each, which bears the zone's name (`cards.toml`).
REAR, FRONT, OTHER, PRISON = "rear", "front", "other", "prison"
OPEN = (REAR, FRONT, OTHER)
MOVEMENT, BLOCK, RESISTANCE = 0, 1, 2
BLOCKS: tuple[Direction, ...] = ("block-int", "block-ext", "push", "stop")
TIMES = 5
POSTS = ("J", "P", "B1", "B2", "B3")  # in the order of a line-up


class Action(Face, frozen=True):
    """An action card: `bonus` on the skill of its type; `times` stand on its back."""

    number: int
    scheme: str
    kind: CardType
    bonus: int
    times: tuple[int, ...]
    directions: tuple[Direction, ...]

    @property
    def last(self) -> int:
        """The Time at which the card must be activated, rule JAM-3.2."""
        return self.times[-1]


class Skater(Face, frozen=True):
    """A skater; `fresh` and `tired` are Movement, Block and Resistance in that state."""

    team: str
    number: int
    helmet: Helmet
    fresh: tuple[int, int, int]
    tired: tuple[int, int, int]

    def skill(self, which: Skill, energy: Energy) -> int:
        """Return a skill in a state; nobody who is exhausted is on the track."""
        return (self.fresh if energy == "fresh" else self.tired)[which]


class Space(Face, frozen=True):
    """A space of the track; row (1 is foremost) and lane only in the pack."""

    zone: Zone
    row: int = 0
    lane: Lane = ""


class Team(Face, frozen=True):
    """A team: the letter that its skaters bear."""

    letter: str
