"""The rows of `cards.toml` as they are written, and what must hold of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from games.core.data.cards import BrokenCards
from games.core.text import Name
from games.nba.printed import (
    ATTACK,
    DEFENCE,
    DICE,
    PLACES,
    SKILLS,
    Place,
    Player,
    Side,
    Starting,
    Tactic,
    Type,
)

FILE = "games/nba/cards.toml"
_BY_COST = {3: 12, 4: 15, 5: 15, 6: 17, 7: 15, 8: 12, 9: 8, 10: 6}
_SKILL_SUMS = (118, 180, 159, 90, 109, 120, 199, 206)

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
        """What the card pays: half its cost, rounded up."""
        return (self.cost + 1) // 2


class DieSides(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of `die`: a kind of die and its six sides."""

    id: _Word
    sides: Annotated[tuple[str, ...], msgspec.Meta(min_length=6, max_length=6)]


Row: TypeAlias = StartingPlayer | StartingTactic | MarketTactic | MarketPlayer


# What holds of any file


def check_ids(tables: Mapping[str, Sequence[Row]]) -> None:
    """Refuse an id that stands there twice, or does not begin with the letter of its table.

    A copy of a card has an id of its own, told from the printed one by "-" or "@".
    """
    for letter, rows in tables.items():
        for row in rows:
            if row.id[0] != letter or set(row.id) & set("-@"):
                raise BrokenCards(FILE, row.id, "id", f"must be {letter} and a number")
    for card, times in Counter(row.id for rows in tables.values() for row in rows).items():
        if times > 1:
            raise BrokenCards(FILE, card, "id", f"stands there {times} times")


def check_introductory(players: Sequence[StartingPlayer]) -> None:
    """Refuse starters that are not two for each place, the first ones introductory."""
    intro = [one.intro for one in players if one.set == "starter"]
    _number("starting_player", "intro", sum(intro), len(PLACES))
    _number("starting_player", "set", len(intro), 2 * len(PLACES))


def check_keep(tactic: StartingTactic | MarketTactic) -> None:
    """Refuse a tactic that keeps no dice, or dice of the other type."""
    kinds = ATTACK if tactic.type == "off" else DEFENCE
    if not tactic.keep or not set(tactic.keep) <= set(kinds):
        raise BrokenCards(FILE, tactic.id, "keep", f"must be some of {', '.join(kinds)}")


def check_dice(kinds: Sequence[DieSides]) -> None:
    """Refuse dice of other kinds, or with sides that are not of this game."""
    found = tuple(kind.id for kind in kinds)
    if found != DICE:
        raise BrokenCards(FILE, "die", "id", f"are {', '.join(found)}")
    for kind in kinds:
        for side in kind.sides:
            _side(kind, side)


def _side(kind: DieSides, side: str) -> None:
    """Refuse a side; an attack die shows its own colour alone."""
    if side == "blank" and kind.id in DEFENCE:
        return
    colour, _, value = side.partition(" ")
    colours = (kind.id,) if kind.id in ATTACK else ATTACK
    if colour not in colours or not value.isdecimal():
        raise BrokenCards(FILE, kind.id, "sides", f"unknown side {side!r}")


# What holds of the box of this release


def check_starting(cards: Starting) -> None:
    """Refuse other sets than of 10 reserves and 5 + 5 tactics, or another introductory team."""
    _number("starting_player", "set", len(cards.reserves), 10)
    _number("starting_player", "intro", len(cards.bench), 7)
    for of_type, intro in ((cards.off, 3), (cards.defence, 2)):
        _number("starting_tactic", "type", len(of_type), 5)
        _number("starting_tactic", "intro", len(set(of_type) & set(cards.tactics)), intro)


def check_market(
    tactics: Mapping[str, Tactic], copies: Mapping[str, int], players: Mapping[str, Player]
) -> None:
    """Refuse markets whose numbers, costs, places or sums of skills are not those of the rules."""
    _number("tactic", "id", len(copies), 20)
    for kind in ("off", "def"):
        found = sum(number for card, number in copies.items() if tactics[card].type == kind)
        _number("tactic", "copies", found, 35)
    stars = [player for player in players.values() if player.cost]
    _number("player", "id", len(stars), 100)
    costs = Counter(player.cost for player in stars)
    if costs != _BY_COST:
        raise BrokenCards(FILE, "player", "cost", f"other numbers: {sorted(costs.items())}")
    for place in PLACES:
        if sum(place in player.pos for player in stars) < 20:
            raise BrokenCards(FILE, "player", "pos", f"fewer than 20 for {place}")
    sums = tuple(sum(column) for column in zip(*(one.skills for one in stars), strict=True))
    if sums != _SKILL_SUMS:
        raise BrokenCards(FILE, "player", "skills", f"sums are {sums}")


def check_stops(dice: Mapping[str, Sequence[Side]]) -> None:
    """Refuse defence dice that do not stop ten of each colour in all."""
    stopped: Counter[str] = Counter()
    for kind in DEFENCE:
        for side in dice[kind]:
            stopped[side.colour] += side.value
    if any(stopped[colour] != 10 for colour in ATTACK):
        raise BrokenCards(FILE, "die", "sides", f"colours stop {dict(stopped)}, not 10 each")


def _number(table: str, field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BrokenCards(FILE, table, field, f"{found} instead of {wanted}")
