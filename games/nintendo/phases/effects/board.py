"""What characters and seats are at present: filters, conditions and mods (NIN-5.20 to 5.30, 7.1).

Static mods are never stored: whoever wants to know looks, and what is found holds until something
changes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.nintendo.cards import Card, Cards
from games.nintendo.grammar.forms import FLAGS, TYPES, Ability, Condition, Filter, Mod, Trait
from games.nintendo.state import Piece, Play, State, attacking

_STEPS = {"type": 0, "fly": 1, "max": 2}  # in which order mods are read (NIN-5.21)
_LAST = 3


@dataclass(slots=True)
class Figures:
    """What a card in play is at present. `pf` and `maximum` are never below 0."""

    kinds: frozenset[str]
    pf: int
    maximum: int
    armor: int = 0
    toll: int = 0
    cap: int = 0
    save: int = 0
    flags: frozenset[str] = frozenset()


@dataclass(slots=True)
class Board:
    """All figures by entry number, and what seats have by their own mods."""

    state: State
    cards: Cards
    figures: dict[int, Figures]
    purses: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    discounts: list[tuple[int, str, int]] = field(default_factory=list[tuple[int, str, int]])

    def fits(self, one: Piece, fits: Filter, seat: int, this: int = 0) -> bool:
        """Whether a card in play fits a filter, seen from `seat`, by the card `this` (NIN-5.30).

        Without a word for a type, and without `card`, only characters do.
        """
        card = self.cards[one.card]
        if card.type != "char" and not fits.words() & {*TYPES, "card"}:
            return False
        return all(
            any(self._holds(one, card, trait, seat, this) == trait.wanted for trait in clause)
            for clause in fits.clauses
        )

    def _holds(self, one: Piece, card: Card, trait: Trait, seat: int, this: int) -> bool:
        match trait.word:
            case "my":
                return one.owner == seat
            case "opp":
                return one.owner != seat
            case "any":
                return True
            case "other":
                return one.entry != this
            case _:
                return self._is(one, card, trait)

    def _is(self, one: Piece, card: Card, trait: Trait) -> bool:
        """What a card in play is at present, or what is printed on it."""
        word, figures = trait.word, self.figures[one.entry]
        match word:
            case "attacking":
                return attacking(self.state, one.entry)
            case "hurt":
                return card.type == "char" and one.pc < figures.maximum
            case "fly":
                return "fly" in figures.flags
            case "pc":
                return card.type == "char" and one.pc <= trait.limit
            case _:
                return printed_trait(card, trait) or word in figures.kinds

    def all_fitting(self, fits: Filter, seat: int, this: int = 0) -> list[Piece]:
        """Return the cards in play that fit, by entry."""
        return [one for one in self.state.pieces if self.fits(one, fits, seat, this)]

    def has(self, entry: int, flag: str) -> bool:
        """Whether a card in play flies, or has `stealth`, `noattack` or `noblock`."""
        return flag in self.figures[entry].flags

    def purse(self, seat: int, name: str) -> int:
        """Return the sum of a seat's mods of one name (NIN-5.20)."""
        return self.purses[seat].get(name, 0)

    def price(self, seat: int, card: str) -> int:
        """Return what a card costs a seat to play, NIN-3.2."""
        found = self.cards[card]
        change = sum(
            number
            for whose, kind, number in self.discounts
            if whose == seat and (kind == found.type or kind in found.kinds)
        )
        return max(0, found.cost + change)


def printed_trait(card: Card, trait: Trait) -> bool:
    """Whether a trait is printed on a card: type, colour, kind, cost."""
    word = trait.word
    if word == "cost":
        return card.cost <= trait.limit
    return word in {card.type, "card", card.colour} or word in card.kinds


def printed_fits(card: Card, fits: Filter) -> bool:
    """Whether a card outside play fits a filter: only printed fields count (NIN-5.30)."""
    return all(
        any(printed_trait(card, trait) == trait.wanted for trait in clause)
        for clause in fits.clauses
    )


def look(play: Play) -> Board:
    """Return what all cards in play are at present."""
    return look_at(play.state, play.cards)


def look_at(state: State, cards: Cards) -> Board:
    """Return what all cards in play are at present, reading mods in their order (NIN-5.21)."""
    figures = {one.entry: _printed(one, cards[one.card]) for one in state.pieces}
    board = Board(state, cards, figures)
    statics = [
        (one, ability)
        for one in state.pieces
        if cards[one.card].statics
        for ability in cards[one.card].statics
    ]
    given = [(one, each.mod) for one in state.pieces for each in one.given]
    if statics or given:
        for step in range(_LAST + 1):
            _settle(board, statics, given, step)
    for each in figures.values():
        each.pf, each.maximum = max(0, each.pf), max(0, each.maximum)
    return board


def _printed(one: Piece, card: Card) -> Figures:
    return Figures(card.kinds, one.base + one.boost, one.maximum)


def _settle(
    board: Board,
    statics: list[tuple[Piece, Ability]],
    given: list[tuple[Piece, Mod]],
    step: int,
) -> None:
    """Apply the mods of one step."""
    for one, what in given:
        if _STEPS.get(what.name, _LAST) == step:
            _apply(board.figures[one.entry], what)
    for one, ability in statics:
        mods = [what for what in ability.mods if _STEPS.get(what.name, _LAST) == step]
        if not mods or not _holds(board, one, ability.condition):
            continue
        for what in mods:
            if ability.scope in {"me", "opp", "both"}:
                _apply_to_seats(board, one.owner, ability, what)
                continue
            for entry in _scope(board, one, ability):
                _apply(board.figures[entry], what)


def _scope(board: Board, one: Piece, ability: Ability) -> Iterator[int]:
    match ability.scope:
        case "this":
            yield one.entry
        case "host":
            yield one.host
        case _:
            assert ability.fits is not None
            for each in board.all_fitting(ability.fits, one.owner, one.entry):
                if board.cards[each.card].type == "char":
                    yield each.entry


def _holds(board: Board, one: Piece, condition: Condition | None) -> bool:
    """Whether the condition of a static ability holds (NIN-5.22)."""
    if condition is None:
        return True
    subject = one.host or one.entry
    match condition.name:
        case "attacking":
            return attacking(board.state, subject)
        case "hurt":
            there = next(each for each in board.state.pieces if each.entry == subject)
            return there.pc < board.figures[subject].maximum
        case "count":
            assert condition.fits is not None
            found = board.all_fitting(condition.fits, one.owner, one.entry)
            return len(found) >= condition.least
        case "grave":
            assert condition.fits is not None
            grave = board.state.seats[one.owner].grave
            fitting = [card for card in grave if printed_fits(board.cards[card], condition.fits)]
            return len(fitting) >= condition.least


def _apply(found: Figures, what: Mod) -> None:
    """Put one mod of a character to the others of its name (NIN-5.20)."""
    name = what.name
    if name in FLAGS:
        found.flags |= {name}
        return
    match name:
        case "type":
            found.kinds |= {what.kind}
        case "max":
            found.maximum += what.number
        case "pf":
            found.pf += what.number
        case "armor":
            found.armor += what.number
        case "toll":
            found.toll += what.number
        case "cap":
            found.cap += what.number
        case _:
            found.save = max(found.save, what.number)


def _apply_to_seats(board: Board, owner: int, ability: Ability, what: Mod) -> None:
    seats = {"me": (owner,), "opp": (1 - owner,)}.get(ability.scope, (0, 1))
    for seat in seats:
        if what.name == "cost":
            board.discounts.append((seat, what.kind, what.number))
        else:
            board.purses[seat][what.name] = board.purse(seat, what.name) + what.number
