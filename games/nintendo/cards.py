"""The printed cards: what `cards.toml` holds, checked when it is read."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from games.core.data.cards import BrokenCards, record, tables
from games.core.face import Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from games.nintendo.grammar.forms import Ability, CardType, Colour
from games.nintendo.grammar.lint import idle
from games.nintendo.grammar.reading import RESERVED, BrokenAbility, ability
from games.nintendo.printed import COLOURS, TYPES, CardFace, DeckFace

FILE = "games/nintendo/cards.toml"
DECK_SIZE, COPIES = 40, 4  # NIN-9.1, 9.2
OF_A_COLOUR = 18
OF_A_TYPE: Mapping[CardType, int] = {
    "char": 76,
    "action": 22,
    "event": 8,
    "terrain": 8,
    "powerup": 12,
}
READY = 8

_Word = Annotated[str, msgspec.Meta(pattern=r"\S", max_length=60)]
_Short = Annotated[str, msgspec.Meta(max_length=60)]
_Id = Annotated[str, msgspec.Meta(pattern="^[A-Z][A-Za-z0-9]{0,7}$")]
_Kind = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,12}$")]
_Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Gender = Literal["m", "f"]
Skill: TypeAlias = Literal["easy", "fair", "hard"]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secondary type with its printed name."""

    id: _Kind
    fr: _Word
    en: _Word
    gender: _Gender = "m"

    def name(self) -> Name:
        return Name(self.en, self.fr, self.gender)


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it stands in the file."""

    id: _Id
    colour: Colour
    type: CardType
    cost: _Number
    fr: _Word
    en: _Word
    kinds: tuple[str, ...] = ()
    pf: _Number | None = None
    pc: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    turns: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    on_opp: bool = False
    abilities: tuple[str, ...] = ()
    same: str = ""
    picture: str = ""
    gender: _Gender = "m"
    short_fr: _Short = ""
    short_en: _Short = ""

    def name(self) -> Name:
        return Name(self.en, self.fr, self.gender, self.short_en, self.short_fr)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made deck, as numbers of cards by id; what it wants, and how much it asks for."""

    id: _Id
    fr: _Word
    en: _Word
    cards: dict[str, Annotated[int, msgspec.Meta(ge=1, le=DECK_SIZE)]]
    gender: _Gender = "m"
    plan_fr: _Short = ""
    plan_en: _Short = ""
    skill: Skill = "fair"

    def name(self) -> Name:
        return Name(self.en, self.fr, self.gender)

    def plans(self) -> dict[str, Name]:
        """Return what it wants, under the id by which texts say it, if it is told."""
        told = self.plan_en and self.plan_fr
        return {f"PLAN:{self.id}": Name(self.plan_en, self.plan_fr)} if told else {}


class Plan(NamedTuple):
    """What is told of a ready-made deck: the name of what it wants, and how hard it is to play."""

    name: str
    skill: Skill


class Card(msgspec.Struct, frozen=True, dict=True):
    """A printed card with its abilities read. `rank` is its place in the file.

    Cards of one `same` bear the same name (NIN-8.4, 9.2).
    """

    id: str
    type: CardType
    colour: Colour
    kinds: frozenset[str]
    cost: int
    pf: int
    pc: int
    turns: int
    on_opp: bool
    abilities: tuple[Ability, ...]
    same: str
    rank: int

    @cached_property
    def statics(self) -> tuple[Ability, ...]:
        """Its static abilities."""
        return tuple(one for one in self.abilities if one.form == "static")

    @cached_property
    def triggers(self) -> tuple[tuple[int, Ability], ...]:
        """Its triggered abilities, each with its place on the card, from 0."""
        return tuple((at, one) for at, one in enumerate(self.abilities) if one.form == "on")

    @cached_property
    def acts(self) -> tuple[tuple[int, Ability], ...]:
        """Its abilities that are used, each with its place on the card, from 0."""
        return tuple((at, one) for at, one in enumerate(self.abilities) if one.form == "act")


class Cards(msgspec.Struct, frozen=True, dict=True):
    """All cards by id in the order of the file, the ready-made decks, and what bears a name."""

    by_id: Mapping[str, Card]
    decks: Mapping[str, Mapping[str, int]]
    names: Mapping[str, Name]
    faces: Faces
    plans: Mapping[str, Plan]

    def __getitem__(self, card: str) -> Card:
        return self.by_id[card]

    def colours(self, cards: Iterable[str]) -> list[Colour]:
        """Return the colours of cards, in the order of the rules."""
        held = {self.by_id[card].colour for card in cards}
        return [colour for colour in COLOURS if colour in held]

    def ordered(self, cards: Sequence[str]) -> list[str]:
        """Return cards in the order of the file: that of every hidden zone (NIN-10.4)."""
        return sorted(cards, key=lambda card: self.by_id[card].rank)

    def known(self, deck: Mapping[str, int]) -> dict[str, int]:
        """Return what there is of a deck in this set, in the order of the file."""
        known = [card for card in deck if card in self.by_id]
        return {card: deck[card] for card in self.ordered(known)}


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field or text."""
    read = tables(FILE, data, ("kinds", "cards", "decks"))
    kinds = [record(FILE, raw, Kind) for raw in read["kinds"]]
    written = [record(FILE, raw, Written) for raw in read["cards"]]
    decks = [record(FILE, raw, Deck) for raw in read["decks"]]
    _check_ids([*written, *decks], kinds)
    known = frozenset(kind.id for kind in kinds)
    cards = {one.id: _card(one, rank, known) for rank, one in enumerate(written)}
    for deck in decks:
        _check_deck(deck, cards)
    return Cards(
        by_id=cards,
        decks={one.id: one.cards for one in decks},
        names=Fixed(
            {one.id: one.name() for one in (*written, *kinds, *decks)}
            | {name: said for one in decks for name, said in one.plans().items()}
        ),
        plans={one.id: Plan(name, one.skill) for one in decks for name in one.plans()},
        faces=Fixed(
            {
                **{one.id: _face(one, cards[one.id]) for one in written},
                **{one.id: DeckFace(_listed(one.cards, cards)) for one in decks},
            }
        ),
    )


def _check_ids(bearers: Sequence[Written | Deck], kinds: Sequence[Kind]) -> None:
    for one, times in Counter(bearer.id for bearer in (*bearers, *kinds)).items():
        if times > 1:
            raise BrokenCards(FILE, one, "id", f"stands there {times} times")
    for kind in kinds:
        if kind.id in RESERVED:
            raise BrokenCards(FILE, kind.id, "id", "is a word of the grammar of abilities")


def _card(one: Written, rank: int, kinds: frozenset[str]) -> Card:
    """Return a card with its abilities read. Raises BrokenCards."""
    _check_card(one, kinds)
    read = tuple(_ability(one, source, kinds) for source in one.abilities)
    _check_abilities(one, read)
    return Card(
        one.id,
        one.type,
        one.colour,
        frozenset(one.kinds),
        one.cost,
        one.pf or 0,
        one.pc or 0,
        one.turns or 0,
        one.on_opp,
        read,
        one.same or one.id,
        rank,
    )


def _ability(one: Written, source: str, kinds: frozenset[str]) -> Ability:
    try:
        return ability(source, kinds)
    except BrokenAbility as wrong:
        raise _wrong_text(one, source, str(wrong)) from wrong


def _wrong_text(one: Written, source: str, why: str) -> BrokenCards:
    return BrokenCards(FILE, one.id, "abilities", f"{source!r}: {why}")


def _check_card(one: Written, kinds: frozenset[str]) -> None:
    """Refuse a card whose fields do not go together."""
    for kind in one.kinds:
        if kind not in kinds:
            raise BrokenCards(FILE, one.id, "kinds", f"there is no kind {kind!r}")
    if len(set(one.kinds)) < len(one.kinds):
        raise BrokenCards(FILE, one.id, "kinds", "one stands there twice")
    if one.type == "char" and not one.kinds:
        raise BrokenCards(FILE, one.id, "kinds", "a character has one or more")
    for field, there, owner in (
        ("pf", one.pf is not None, "char"),
        ("pc", one.pc is not None, "char"),
        ("turns", one.turns is not None, "event"),
    ):
        if there != (one.type == owner):
            raise BrokenCards(FILE, one.id, field, f"goes with {owner}, and {owner} with it")
    if one.on_opp and one.type != "powerup":
        raise BrokenCards(FILE, one.id, "on_opp", "goes with powerup")


def _check_abilities(one: Written, read: Sequence[Ability]) -> None:
    """Refuse abilities that the type of a card does not have."""
    doing = [found for found in read if found.form == "do"]
    if one.type == "action" and (len(doing) != 1 or len(read) != 1):
        raise BrokenCards(FILE, one.id, "abilities", "an Action has exactly one, and that is DO")
    for found in read:
        if found.form == "do" and one.type != "action":
            raise _wrong_text(one, found.source, "DO stands on Actions alone")
        if one.type != "powerup" and _needs_host(found):
            raise _wrong_text(one, found.source, "only a power-up has a host")
        if found.form == "static" and found.scope == "this" and one.type != "char":
            raise _wrong_text(one, found.source, "only a character has mods of its own")
        if any(cost.name == "max" for cost in found.costs) and one.type != "char":
            raise _wrong_text(one, found.source, "only a character has a maximum")
        if one.type == "action" and any(cost.name == "sacthis" for cost in found.costs):
            raise _wrong_text(one, found.source, "an Action is not in play")


def _needs_host(found: Ability) -> bool:
    return found.scope == "host" or any(
        word.target is not None and word.target.choosing == "host" for word in found.words
    )


def _check_deck(deck: Deck, cards: Mapping[str, Card]) -> None:
    """Refuse a ready-made deck that nobody could bring (NIN-9.1, 9.2)."""
    for card in deck.cards:
        if card not in cards:
            raise BrokenCards(FILE, deck.id, "cards", f"there is no card {card}")
    size = sum(deck.cards.values())
    if size != DECK_SIZE:
        raise BrokenCards(FILE, deck.id, "cards", f"{size} cards instead of {DECK_SIZE}")
    for same, count in copies(deck.cards, cards).items():
        if count > COPIES:
            raise BrokenCards(FILE, deck.id, "cards", f"{count} of one name ({same})")


def copies(deck: Mapping[str, int], cards: Mapping[str, Card]) -> Counter[str]:
    """Return how many cards of each name a deck holds (NIN-9.2)."""
    found = Counter[str]()
    for card, count in deck.items():
        found[cards[card].same] += count
    return found


def _listed(deck: Mapping[str, int], cards: Mapping[str, Card]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(deck.items(), key=lambda one: cards[one[0]].rank))


def _face(one: Written, card: Card) -> CardFace:
    return CardFace(
        one.type,
        one.colour,
        one.kinds,
        one.cost,
        card.rank,
        card.pf,
        card.pc,
        card.turns,
        one.on_opp,
        one.abilities,
        one.picture,
    )


def check_box(cards: Cards) -> None:
    """Refuse a set whose numbers are not those of the box."""
    every = list(cards.by_id.values())
    for colour in COLOURS:
        _check_number("colour", colour, sum(c.colour == colour for c in every), OF_A_COLOUR)
    for kind in TYPES:
        _check_number("type", kind, sum(c.type == kind for c in every), OF_A_TYPE[kind])
    _check_number("decks", "decks", len(cards.decks), READY)
    for deck, held in cards.decks.items():
        colours = len({cards[card].colour for card in held})
        _check_number("cards", deck, colours, 2, "colours")


def _check_number(field: str, where: str, found: int, wanted: int, what: str = "cards") -> None:
    if found != wanted:
        raise BrokenCards(FILE, where, field, f"{found} {what} instead of {wanted}")


def doubts(cards: Cards) -> tuple[str, ...]:
    """Return which abilities, or parts of them, can never do anything."""
    return tuple(
        f"{card.id}, {ability.source!r}: {why}"
        for card in cards.by_id.values()
        for ability in card.abilities
        for why in idle(ability, card.type)
    )
