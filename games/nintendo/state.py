"""Everything that a match remembers."""

from typing import TypeAlias

import msgspec

from games.core.contract import play
from games.nintendo.cards import Cards
from games.nintendo.grammar.forms import Mod
from games.nintendo.view import Asks, Ending, Phase

HAND = 12  # cards at most, NIN-8.3
CHARACTERS = 12  # of a seat in play at most, NIN-3.3
STAR = 20  # coins, and the least that one may cost: NIN-2.5
STAR_FLOOR = 12
FIRST_REFILL = 3  # the turn from which on there is one, NIN-2.2
REFILL = 6  # NIN-2.2


class Given(msgspec.Struct, frozen=True, array_like=True):
    """A mod that was given (NIN-5.10): until the end of that turn, 0 for good."""

    mod: Mod
    until: int = 0


class Piece(msgspec.Struct, omit_defaults=True):
    """A card in play. `entry` is its number (NIN-8.1), `host` that of a power-up's character.

    `maximum` is the lasting one, `boost` what its PF gained or lost this turn (NIN-7.1, 7.2),
    `turns` those an event has left, `used` the abilities used this turn, counted from 0.
    """

    entry: int
    card: str
    owner: int
    pc: int = 0
    maximum: int = 0
    base: int = 0
    boost: int = 0
    given: list[Given] = []
    host: int = 0
    turns: int = 0
    used: list[int] = []


class Seat(msgspec.Struct, omit_defaults=True):
    """A seat's zones (`deck` lies next card first, `grave` oldest first) and coins.

    `chosen` is its deck: the id of a ready-made one, or "own:1" of those it brought, `counts` what
    that held. `played` are characters played this turn, `bought` whether it bought a star in it,
    `redrew` whether it took another opening hand.
    """

    coins: int = 0
    stars: int = 0
    deck: list[str] = []
    hand: list[str] = []
    grave: list[str] = []
    removed: list[str] = []
    own: list[dict[str, int]] = []
    chosen: str = ""
    counts: dict[str, int] = {}
    played: int = 0
    bought: bool = False
    redrew: bool = False
    conceded: bool = False


class Combat(msgspec.Struct, omit_defaults=True):
    """A combat: attackers by entry in their order, and the blocks as [blocker, attacker].

    `blocked` are attackers against which a block was declared. `declared` says that blocks are.
    """

    attackers: list[int]
    blocks: list[tuple[int, int]] = []
    blocked: list[int] = []
    declared: bool = False


class Pending(msgspec.Struct, frozen=True, array_like=True):
    """A trigger that waits for its turn: ability `ability` of a card, counted from 0.

    `seat` is whose it is; `vs` are the opponents of its event.
    """

    card: str
    entry: int
    seat: int
    ability: int
    vs: tuple[int, ...] = ()


class Running(msgspec.Struct, omit_defaults=True):
    """An ability that is being carried out: how many costs are paid and words done.

    `it` are the cards its last word with a target acted on, `sacrificed` the cost of the card that
    was sacrificed, `seen` the cards a `dig` shows, `action` says that it is that of an Action.
    """

    card: str
    entry: int
    seat: int
    ability: int
    cost: int = 0
    word: int = 0
    it: list[int] = []
    vs: tuple[int, ...] = ()
    sacrificed: int = 0
    seen: list[str] = []
    action: bool = False


class Tally(msgspec.Struct, omit_defaults=True):
    """What is counted of a match, for figures alone.

    `sittings` are those of both seats, `last` who answered last.
    """

    combats: int = 0
    loot: int = 0
    ko: int = 0
    sittings: int = 0
    last: int = -1


class Options(msgspec.Struct, frozen=True):
    """The options of a match."""

    goal: int = 3
    decks: str = "choose"
    colours: str = "any"
    lists: str = "closed"
    mulligan: bool = True
    turns: int = 60


class State(msgspec.Struct, omit_defaults=True):
    """A match. `pieces` are the cards in play by entry, `entries` the last number given.

    `acting` is the seat that answers now (NIN-6.6); the active one follows from `turn`. `placing`
    is a power-up that waits for its host; `waive` says that the attacker waived its second
    preparation. `winner` is the seat that won, -1 for a shared end. Three fields are for readers
    alone, no rule asks for them, and the next answer ends them: `found` is the seat and the card
    that a `search` has found, `spied` the seat that has looked at the other's hand, and what it
    saw, `fought` the blocks that were declared, as [blocker, attacker].
    """

    seats: list[Seat]
    options: Options
    first: int
    phase: Phase = "decks"
    asks: Asks = ""
    turn: int = 0
    acting: int = 0
    pieces: list[Piece] = []
    entries: int = 0
    queue: list[Pending] = []
    waiting: list[Pending] = []
    running: Running | None = None
    placing: str = ""
    combat: Combat | None = None
    waive: bool = False
    ending: Ending = ""
    winner: int = -1
    tally: Tally = msgspec.field(default_factory=Tally)
    found: tuple[int, str] | None = None
    spied: tuple[int, list[str]] | None = None
    fought: list[tuple[int, int]] = []


Play: TypeAlias = play.Play[State, Cards]


def active(state: State) -> int:
    """Return the seat whose turn it is (NIN-1.2): the first seat has the odd turns."""
    return state.first if state.turn % 2 else 1 - state.first


def piece(state: State, entry: int) -> Piece | None:
    """Return a card in play by its entry number, None when it is not there any more."""
    for one in state.pieces:
        if one.entry == entry:
            return one
    return None


def present(state: State, entry: int) -> Piece:
    """Return a card that is in play. Raises LookupError."""
    found = piece(state, entry)
    if found is None:
        raise LookupError(entry)
    return found


def power_up(state: State, host: int) -> Piece | None:
    """Return the power-up that a character bears, None when it bears none."""
    for one in state.pieces:
        if one.host == host and host:
            return one
    return None


def terrain(play: Play) -> Piece | None:
    """Return the terrain in play, whoever's it is."""
    for one in play.state.pieces:
        if play.cards[one.card].type == "terrain":
            return one
    return None


def characters(play: Play, seat: int | None = None) -> list[Piece]:
    """Return the characters in play by entry, of one seat or of both."""
    return [
        one
        for one in play.state.pieces
        if play.cards[one.card].type == "char" and seat in {None, one.owner}
    ]


def fights(state: State) -> list[tuple[int, int]]:
    """Return the fights there are: both in play and the attacker attacking (NIN-4.8)."""
    if state.combat is None:
        return []
    there = {one.entry for one in state.pieces}
    return [
        (blocker, attacker)
        for blocker, attacker in state.combat.blocks
        if blocker in there and attacker in state.combat.attackers
    ]


def attacking(state: State, entry: int) -> bool:
    """Whether a card is an attacker now."""
    return state.combat is not None and entry in state.combat.attackers


def forget(state: State) -> None:
    """End what is shown of the last answer alone."""
    state.found = state.spied = None
    state.fought = []


def over(state: State) -> bool:
    """Whether the match is over."""
    return state.phase == "over"
