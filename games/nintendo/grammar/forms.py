"""The parts of an ability as data (README.md, "The grammar of abilities"): types only."""

from typing import Literal, TypeAlias

import msgspec

CardType: TypeAlias = Literal["char", "action", "event", "terrain", "powerup"]
Colour: TypeAlias = Literal["G", "R", "M", "W", "U", "B", "Y"]
TYPES: tuple[CardType, ...] = ("char", "action", "event", "terrain", "powerup")
COLOURS: tuple[Colour, ...] = ("G", "R", "M", "W", "U", "B", "Y")

# NIN-6.1. A power-up watches its host in those of HOSTED.
EVENTS = ("start", "enter", "ko", "attack", "clash", "block", "fought", "through", "star")
HOSTED = frozenset({"attack", "clash", "block", "fought", "through"})
FOUGHT = frozenset({"clash", "block", "fought", "ko"})  # events that have opponents (`vs`)

SUMMED = ("pf", "max", "armor", "toll", "cap")  # NIN-5.20: mods of a character that add up
FLAGS = ("fly", "stealth", "noattack", "noblock")  # those that one has or has not
PURSE = ("income", "loot", "star", "chars", "cost")  # mods of a seat
WHOSE = ("my", "opp", "any", "other")
NOW = ("attacking", "hurt", "fly")  # what a card in play is at present
LIMITS = ("cost", "pc")

Form: TypeAlias = Literal["static", "on", "act", "do"]
Lasts: TypeAlias = Literal["", "eot", "eont", "perm"]
Scope: TypeAlias = Literal["this", "host", "me", "opp", "both", "fits"]
Choosing: TypeAlias = Literal["this", "host", "it", "vs", "one", "maybe", "each"]


class Trait(msgspec.Struct, frozen=True):
    """One word of a filter: "koopa", "!fly", "{G}", "cost<=3". `limit` is -1 without a number."""

    word: str
    wanted: bool = True
    limit: int = -1


class Filter(msgspec.Struct, frozen=True):
    """Which cards fit: of each clause one test must hold (NIN-5.30)."""

    clauses: tuple[tuple[Trait, ...], ...]

    def words(self) -> frozenset[str]:
        """Return the words of all its tests."""
        return frozenset(test.word for clause in self.clauses for test in clause)

    def says(self, word: str) -> bool:
        """Whether a clause is this word and nothing else."""
        return any(clause == (Trait(word),) for clause in self.clauses)


class Mod(msgspec.Struct, frozen=True):
    """What a character or a seat is given (NIN-5.20). `kind` is that of `type` and `cost`."""

    name: str
    number: int = 0
    kind: str = ""


class Condition(msgspec.Struct, frozen=True):
    """When a static ability holds (NIN-5.22): of the card itself, or so many cards that fit."""

    name: Literal["hurt", "attacking", "count", "grave"]
    fits: Filter | None = None
    least: int = 0


class Target(msgspec.Struct, frozen=True):
    """Whom a word is about (NIN-5): `fits` with "one", "maybe" and "each"."""

    choosing: Choosing
    fits: Filter | None = None


class Word(msgspec.Struct, frozen=True):
    """One effect word. Which fields it has depends on its name (NIN-5.1 to 5.23).

    `sacrificed`: its number is the printed cost of the card sacrificed as cost. `optional` is
    `drop?`. `recall(this)` has no filter.
    """

    name: str
    target: Target | None = None
    number: int = 0
    sacrificed: bool = False
    mod: Mod | None = None
    lasts: Lasts = ""
    fits: Filter | None = None
    optional: bool = False


class Cost(msgspec.Struct, frozen=True):
    """What an ability costs: coins, own maximum, a card that fits, or this card."""

    name: Literal["coins", "max", "sac", "sacthis"]
    number: int = 0
    fits: Filter | None = None


class Ability(msgspec.Struct, frozen=True):
    """A whole ability. Which fields it has depends on its form.

    `scope` of a static one is "this", "host", "me", "opp" or "both", or "fits": all characters in
    play that fit. `watched` is the filter of a triggered one; without one it watches the card
    itself. `window` is `ACT@block`.
    """

    form: Form
    source: str
    scope: Scope = "this"
    fits: Filter | None = None
    condition: Condition | None = None
    mods: tuple[Mod, ...] = ()
    event: str = ""
    watched: Filter | None = None
    window: bool = False
    costs: tuple[Cost, ...] = ()
    words: tuple[Word, ...] = ()
