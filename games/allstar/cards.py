"""The printed cards: what `cards.toml` holds, checked when it is read."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from games.allstar.printed import (
    MANY,
    NUMBERS,
    SYMBOLS,
    Arena,
    Combo,
    Criterion,
    Family,
    Player,
)
from games.core.data.cards import BrokenCards, record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name

FILE = "games/allstar/cards.toml"
SPECIES, ARENAS = 12, 15

_Word = Annotated[str, msgspec.Meta(min_length=1)]
_Number = Annotated[int, msgspec.Meta(ge=1, le=9)]
_Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whatever bears a printed name, one and several of it."""

    id: _Word
    fr: _Word
    en: _Word
    gender: Literal["m", "f"] = "m"


class Symbol(Named, frozen=True):
    """A piece of equipment on a card."""

    fr_many: _Word
    en_many: _Word


class Species(Symbol, frozen=True):
    """An animal: its strength, 1 strongest, and which number bears which symbol."""

    strength: Annotated[int, msgspec.Meta(ge=1, le=12)]
    puck: _Number
    stick: _Number
    helmet: _Number
    skates: _Number
    goal: _Number

    def marks(self) -> dict[int, str]:
        """Return the symbol of each number that bears one."""
        return {getattr(self, symbol): symbol for symbol in SYMBOLS}


class ArenaRow(Named, frozen=True):
    """A row of `arenas`."""

    family: Family
    points: Annotated[tuple[_Points, ...], msgspec.Meta(min_length=6, max_length=6)]
    combo: Combo = ""
    two: bool = True

    def face(self) -> Arena:
        return Arena(self.family, self.points, self.combo, self.two)


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the tie-breaker card: for how many managers, and its order of criteria."""

    id: _Word
    managers: tuple[int, ...]
    gold: Criterion
    silver: Criterion
    bronze: Criterion


class Tickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play-off tickets of each of so many managers, and the supporters for each one left."""

    id: _Word
    managers: int
    each: int
    bonus: int


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Supporters for the places 1 to 6 of the play-offs."""

    id: _Word
    points: Annotated[tuple[_Points, ...], msgspec.Meta(min_length=6, max_length=6)]


class Cards(msgspec.Struct, frozen=True, eq=False):
    """All that is printed.

    `players` are by id, in the order of species strength, then number; `species`, `arenas` in
    printed order too. `values` are the values of each criterion, strongest first.
    """

    players: Mapping[str, Player]
    species: tuple[str, ...]
    arenas: Mapping[str, Arena]
    sides: tuple[Side, ...]
    tickets: Mapping[int, Tickets]
    ladder: tuple[int, ...]
    values: Mapping[Criterion, tuple[str, ...]]
    names: Mapping[str, Name]
    faces: Faces

    def criteria(self, managers: int) -> tuple[Criterion, Criterion, Criterion]:
        """Return gold, silver and bronze for so many managers (ASD-1.6)."""
        side = next(side for side in self.sides if managers in side.managers)
        return side.gold, side.silver, side.bronze


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    names = ("species", "symbols", "arenas", "sides", "tickets", "ladder")
    read = tables(FILE, data, names)
    species = _species(read["species"])
    symbols = [record(FILE, raw, Symbol) for raw in read["symbols"]]
    _same("symbols", [one.id for one in symbols], SYMBOLS)
    arenas = _arenas(read["arenas"])
    ladders = [record(FILE, raw, Ladder) for raw in read["ladder"]]
    _same("ladder", [one.id for one in ladders], ("playoffs",))
    players = {card: player for kind in species for card, player in _players(kind).items()}
    stadiums = {arena.id: arena.face() for arena in arenas}
    return Cards(
        players=players,
        species=tuple(kind.id for kind in species),
        arenas=stadiums,
        sides=_sides(read["sides"]),
        tickets=_tickets(read["tickets"]),
        ladder=ladders[0].points,
        values={
            "symbol": SYMBOLS,
            "number": tuple(str(number) for number in reversed(NUMBERS)),
            "species": tuple(kind.id for kind in species),
        },
        names=Fixed(_names(species, symbols, arenas)),
        faces=Fixed({**players, **stadiums}),
    )


def _same(table: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    if list(found) != list(wanted):
        raise BrokenCards(FILE, table, "id", f"are {', '.join(found)}, not {', '.join(wanted)}")


def _species(raw: list[dict[str, Any]]) -> list[Species]:
    """Return the species, strongest first; each symbol stands once on each."""
    found = [record(FILE, one, Species) for one in raw]
    _once("species", [kind.id for kind in found])
    for place, kind in enumerate(found, 1):
        if kind.strength != place:
            raise BrokenCards(FILE, kind.id, "strength", f"is {kind.strength}, not {place}")
        if len(kind.marks()) != len(SYMBOLS):
            field = _twice([getattr(kind, symbol) for symbol in SYMBOLS])
            raise BrokenCards(FILE, kind.id, field, "shares its number with another symbol")
    return found


def _twice(numbers: list[int]) -> str:
    """Return the first symbol whose number stood there before."""
    return next(symbol for place, symbol in enumerate(SYMBOLS) if numbers[place] in numbers[:place])


def _once(table: str, ids: list[str]) -> None:
    for one, count in Counter(ids).items():
        if count > 1:
            raise BrokenCards(FILE, one, "id", f"stands {count} times among the {table}")


def _arenas(raw: list[dict[str, Any]]) -> list[ArenaRow]:
    found = [record(FILE, one, ArenaRow) for one in raw]
    _once("arenas", [arena.id for arena in found])
    for arena in found:
        if bool(arena.combo) != (arena.family == "combo"):
            raise BrokenCards(FILE, arena.id, "combo", "goes with the family combo, and it with it")
    return found


def check_box(cards: Cards) -> None:
    """Refuse cards without 12 species, or 15 arenas: 4 leave at two, 3 seek a combination each."""
    if len(cards.species) != SPECIES:
        why = f"{len(cards.species)} species instead of {SPECIES}"
        raise BrokenCards(FILE, "species", "id", why)
    if len(cards.arenas) != ARENAS:
        raise BrokenCards(FILE, "arenas", "id", f"{len(cards.arenas)} arenas instead of {ARENAS}")
    found = cards.arenas.values()
    if sum(not arena.two for arena in found) != 4:
        raise BrokenCards(FILE, "arenas", "two", "is not false for exactly 4 arenas")
    combos = sorted(arena.combo for arena in found if arena.combo)
    if combos != ["full", "kit", "run"]:
        raise BrokenCards(FILE, "arenas", "combo", f"are {', '.join(combos)}, not one of each")


def _sides(raw: list[dict[str, Any]]) -> tuple[Side, ...]:
    found = [record(FILE, one, Side) for one in raw]
    if sorted(number for side in found for number in side.managers) != [2, 3, 4, 5, 6]:
        raise BrokenCards(FILE, "sides", "managers", "do not cover 2 to 6 once each")
    for side in found:
        if len({side.gold, side.silver, side.bronze}) != 3:
            raise BrokenCards(FILE, side.id, "bronze", "the three criteria are not different")
    return tuple(found)


def _tickets(raw: list[dict[str, Any]]) -> dict[int, Tickets]:
    found = [record(FILE, one, Tickets) for one in raw]
    _once("tickets", [str(one.managers) for one in found])
    return {one.managers: one for one in found}


def _players(kind: Species) -> dict[str, Player]:
    """Return the nine players of a species by id."""
    marks = kind.marks()
    return {
        f"{kind.id}-{number}": Player(kind.id, number, marks.get(number, "")) for number in NUMBERS
    }


def _names(
    species: list[Species], symbols: list[Symbol], arenas: list[ArenaRow]
) -> Mapping[str, Name]:
    """Return the names of species, symbols (one and many), arenas and players."""
    names = {one.id: Name(one.en, one.fr, one.gender) for one in (*species, *symbols, *arenas)}
    for one in (*species, *symbols):
        names[one.id + MANY] = Name(one.en_many, one.fr_many, one.gender)
    for kind in species:
        for number in NUMBERS:
            named = Name(f"{kind.en} {number}", f"{kind.fr} {number}", kind.gender)
            names[f"{kind.id}-{number}"] = named
    return names
