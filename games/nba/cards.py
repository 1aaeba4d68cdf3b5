"""The printed cards and dice: what `cards.toml` holds, checked when it is read."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from games.core.data.cards import BrokenCards, record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from games.nba.printed import (
    ATTACK,
    DEFENCE,
    DICE,
    PLACES,
    SKILLS,
    Dice,
    Fatigue,
    Place,
    Player,
    Printed,
    Side,
    Starting,
    Tactic,
    Type,
    printed,
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
FATIGUE = tuple(f"F{number}" for number in range(1, 10))


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


# one object a card file: what is made of cards can be kept by it
class Cards(msgspec.Struct, frozen=True, eq=False):
    """All that is printed."""

    players: Mapping[str, Player]
    tactics: Mapping[str, Tactic]
    copies: Mapping[str, int]
    starting: Starting
    dice: Mapping[str, tuple[Side, ...]]
    names: Mapping[str, Name]
    faces: Faces

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
        return self.players.get(key) or self.tactics.get(key) or Fatigue()


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    names = ("starting_player", "starting_tactic", "tactic", "player", "die")
    read = tables(FILE, data, names)
    starters = [record(FILE, raw, StartingPlayer) for raw in read["starting_player"]]
    bases = [record(FILE, raw, StartingTactic) for raw in read["starting_tactic"]]
    schools = [record(FILE, raw, MarketTactic) for raw in read["tactic"]]
    stars = [record(FILE, raw, MarketPlayer) for raw in read["player"]]
    _check_ids({"S": starters, "B": bases, "T": schools, "P": stars})
    _check_introductory(starters)
    for one in (*bases, *schools):
        _check_keep(one)
    players = {
        **{one.id: Player(one.pos, one.skills, one.value) for one in starters},
        **{one.id: Player(one.pos, one.skills, one.value, one.cost) for one in stars},
    }
    tactics = {
        **{one.id: Tactic(one.type, one.keep, one.cx, one.value) for one in bases},
        **{one.id: Tactic(one.type, one.keep, one.cx, one.value, one.cost) for one in schools},
    }
    dice = _dice([record(FILE, raw, DieSides) for raw in read["die"]])
    return Cards(
        players=players,
        tactics=tactics,
        copies={one.id: one.copies for one in schools},
        starting=_starting(starters, bases),
        dice=dice,
        names=Fixed(
            {
                **{one.id: one.name() for one in (*starters, *bases)},
                **{
                    one.id: Name(one.name, one.name, "m", one.short, one.short)
                    for one in (*schools, *stars)
                },
                **{card: Name("Fatigue", "Fatigue", "f") for card in FATIGUE},
            }
        ),
        faces=Fixed(
            {
                **players,
                **tactics,
                **dict.fromkeys(FATIGUE, Fatigue()),
                **{f"die:{kind}": Dice(sides) for kind, sides in dice.items()},
            }
        ),
    )


def check_box(cards: Cards) -> None:
    """Refuse cards whose numbers, costs, places or sums are not those of the rules."""
    _check_starting(cards.starting)
    _check_market(cards.tactics, cards.copies, cards.players)
    _check_stops(cards.dice)


def _starting(starters: Sequence[StartingPlayer], bases: Sequence[StartingTactic]) -> Starting:
    return Starting(
        first=tuple(one.id for one in starters if one.set == "starter" and one.intro),
        second=tuple(one.id for one in starters if one.set == "starter" and not one.intro),
        reserves=tuple(one.id for one in starters if one.set == "reserve"),
        bench=tuple(one.id for one in starters if one.set == "reserve" and one.intro),
        off=tuple(one.id for one in bases if one.type == "off"),
        defence=tuple(one.id for one in bases if one.type == "def"),
        tactics=tuple(one.id for one in bases if one.intro),
    )


def _dice(kinds: Sequence[DieSides]) -> dict[str, tuple[Side, ...]]:
    """Return the six sides of each kind of die."""
    _check_dice(kinds)
    return {kind.id: tuple(_side(words) for words in kind.sides) for kind in kinds}


def _side(words: str) -> Side:
    colour, _, value = words.partition(" ")
    return Side() if colour == "blank" else Side(int(value), colour)


def _check_ids(tables: Mapping[str, Sequence[Row]]) -> None:
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


def _check_introductory(players: Sequence[StartingPlayer]) -> None:
    """Refuse starters that are not two for each place, the first ones introductory."""
    intro = [one.intro for one in players if one.set == "starter"]
    _number("starting_player", "intro", sum(intro), len(PLACES))
    _number("starting_player", "set", len(intro), 2 * len(PLACES))


def _check_keep(tactic: StartingTactic | MarketTactic) -> None:
    """Refuse a tactic that keeps no dice, or dice of the other type."""
    kinds = ATTACK if tactic.type == "off" else DEFENCE
    if not tactic.keep or not set(tactic.keep) <= set(kinds):
        raise BrokenCards(FILE, tactic.id, "keep", f"must be some of {', '.join(kinds)}")


def _check_dice(kinds: Sequence[DieSides]) -> None:
    """Refuse dice of other kinds, or with sides that are not of this game."""
    found = tuple(kind.id for kind in kinds)
    if found != DICE:
        raise BrokenCards(FILE, "die", "id", f"are {', '.join(found)}")
    for kind in kinds:
        for side in kind.sides:
            _check_side(kind, side)


def _check_side(kind: DieSides, side: str) -> None:
    """Refuse a side; an attack die shows its own colour alone."""
    if side == "blank" and kind.id in DEFENCE:
        return
    colour, _, value = side.partition(" ")
    colours = (kind.id,) if kind.id in ATTACK else ATTACK
    if colour not in colours or not value.isdecimal():
        raise BrokenCards(FILE, kind.id, "sides", f"unknown side {side!r}")


# What holds of the box of this release


def _check_starting(cards: Starting) -> None:
    """Refuse other sets than of 10 reserves and 5 + 5 tactics, or another introductory team."""
    _number("starting_player", "set", len(cards.reserves), 10)
    _number("starting_player", "intro", len(cards.bench), 7)
    for of_type, intro in ((cards.off, 3), (cards.defence, 2)):
        _number("starting_tactic", "type", len(of_type), 5)
        _number("starting_tactic", "intro", len(set(of_type) & set(cards.tactics)), intro)


def _check_market(
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


def _check_stops(dice: Mapping[str, Sequence[Side]]) -> None:
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
