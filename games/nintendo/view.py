"""What a reader may see of a match (types only).

Places. `Option.on` and `Mark.place` name what the picture must find, in these words (`S` is a seat
number, `N` the entry number of a card in play, `ID` a card id):

==============  ===================================================================
`piece:N`       a card in play: character, power-up, event or terrain
`card:ID`       a card of the reader's hand, or one that it is shown to choose from
`list:ID`       a ready-made deck on offer
`seat:S`        the half of a seat
`coins:S`       its coins (`Mark.gain` tells how many came or went)
`stars:S`       its Super Stars
`hand:S`        its hand, open or not
`deck:S`        its deck, face down
`grave:S`       its graveyard
==============  ===================================================================
"""

from typing import Literal, TypeAlias

import msgspec

from games.core.decision import Picks
from games.core.view import View

Stage: TypeAlias = Literal["decks", "mulligan", "turn", "over"]
# What is carried out next when nothing else is under way. "turn" begins one (NIN-2.1), "starting"
# has its triggers, "attackers" to "combat_over" are the combat (NIN-4), "ended" follows "ending".
Phase: TypeAlias = Literal[
    "decks",
    "mulligan",
    "turn",
    "starting",
    "refill",
    "draw",
    "main",
    "attackers",
    "window",
    "defend",
    "blocks",
    "clash",
    "clashing",
    "damage",
    "combat_over",
    "main2",
    "ending",
    "ended",
    "over",
]
# What a seat is asked now, "" for nothing.
Asks: TypeAlias = Literal[
    "",
    "deck",
    "mulligan",
    "main",
    "main2",
    "attackers",
    "defend",
    "block",
    "host",
    "target",
    "sac",
    "search",
    "dig",
    "recall",
    "raise",
    "drop",
]
Ending: TypeAlias = Literal["", "stars", "deck", "turns", "conceded"]


class Lent(msgspec.Struct, frozen=True, array_like=True):
    """A mod that a character was given: until the end of that turn, 0 for good."""

    name: str
    number: int
    kind: str
    until: int


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in play.

    `pf`, `pc` and `maximum` are those of the moment, `base` the base PF, `lasting` the lasting
    maximum, `boost` what PF changed this turn. `worn` is the entry of the power-up that a character
    bears, `host` that of its character, 0 for none. `turns` are those an event has left. `used` are
    the abilities used this turn, from 0. `attacks`: it is an attacker now; `blocks` are the
    attackers that it blocks.
    """

    entry: int
    card: str
    owner: int
    pf: int = 0
    pc: int = 0
    maximum: int = 0
    base: int = 0
    lasting: int = 0
    boost: int = 0
    armor: int = 0
    toll: int = 0
    cap: int = 0
    flags: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    given: tuple[Lent, ...] = ()
    host: int = 0
    worn: int = 0
    turns: int = 0
    used: tuple[int, ...] = ()
    attacks: bool = False
    blocks: tuple[int, ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the reader may know it.

    `hand` and `deck` are listed in the order of the card file for their owner alone, `hand_size`
    and `deck_size` are known to all. `grave` lies oldest first, `removed` likewise. `chosen` is its
    deck: the id of a ready-made one, "own:1" or "". `counts` is what that held at the beginning,
    where the reader may know it. `star_price` is what the next Super Star costs it. `redrew`: it
    took another opening hand. `own` are the decks that the reader brought, until it has chosen.
    """

    seat: int
    coins: int
    stars: int
    hand_size: int
    deck_size: int
    grave: tuple[str, ...]
    removed: tuple[str, ...]
    chosen: str
    star_price: int
    income: int
    played: int
    bought: bool
    redrew: bool
    conceded: bool
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    own: tuple[tuple[tuple[str, int], ...], ...] = ()


class Waiting(msgspec.Struct, frozen=True):
    """A trigger that waits until its seat acts, NIN-6.6: ability `ability` of a card, from 0.

    `vs` are the opponents of its event.
    """

    seat: int
    card: str
    entry: int
    ability: int
    vs: tuple[int, ...] = ()


class Resolving(msgspec.Struct, frozen=True):
    """An ability that is being carried out: of which card, by whom, at which word."""

    seat: int
    card: str
    entry: int
    ability: int
    cost: int
    word: int
    it: tuple[int, ...]
    vs: tuple[int, ...]
    sacrificed: int
    action: bool


class NintendoView(View, frozen=True):
    """What one reader may see of a match of Cartes Nintendo.

    `stage` is the part of the match, `phase` what it waits for ("main", "defend", ...). `turn`
    counts from 1; `active` is whose it is, `acting` who answers now. `attackers` are in their
    order, `blocked` those against which a block was declared, `declared` says that blocks are.
    `placing` is a power-up whose host is being chosen. `seen` are the cards that a `dig` shows the
    reader, `asked` what is asked of the acting seat. `waive`: the attacker waived its second
    preparation. `about` is the attacker that the reader is asked to block, 0 where it is not.
    `given` are its sealed answers, kind and picks. `found` is the seat and the card that a `search`
    of the last answer has found, `spied` what the reader has just seen in the other's hand.
    `fought` are the blocks that the last answer has declared, as (blocker, attacker): of a combat
    that is over, `PieceView.blocks` tells them no more.
    """

    places = (
        *("piece:<n>", "card:<card>", "list:<card>"),
        *("seat:<n>", "coins:<n>", "stars:<n>", "hand:<n>", "deck:<n>", "grave:<n>"),
    )

    stage: Stage
    phase: Phase
    asked: Asks
    turn: int
    turns: int
    goal: int
    first: int
    active: int
    acting: int
    blocked: tuple[int, ...]
    panels: tuple[SeatView, ...]
    pieces: tuple[PieceView, ...]
    attackers: tuple[int, ...]
    declared: bool
    waiting: tuple[Waiting, ...]
    queued: tuple[Waiting, ...]
    resolving: Resolving | None
    placing: str
    waive: bool
    ending: Ending
    winner: int
    mulligan: bool
    closed_lists: bool
    entries: int
    seen: tuple[str, ...] = ()
    about: int = 0
    given: tuple[tuple[str, Picks], ...] = ()
    found: tuple[int, str] | None = None
    spied: tuple[str, ...] = ()
    fought: tuple[tuple[int, int], ...] = ()
