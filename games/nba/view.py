"""What a reader may see of a match (types only).

Places. `Option.on` and `Mark.place` name what the picture must find, in these words (`S` is a seat
number, 1 also for the Automaton; `ID` a card id with its copy; `X` a table, 0 or 1):

================  =================================================================
`card:ID`         the card, wherever it lies open: court, tactics, markets, own hand
`die:N`           the die N ("d3") that the reader has rolled
`seat:S`          the panel of a seat
`score:S`         the score of its side (`Mark.gain` tells the points)
`attack:S`        its attack zone, `defence:S` its defence zone
`deck:S`          its deck, `hand:S` the number of its cards in hand
`fatigue:X`       the Fatigue pile of a table
`sub`, `prep`, `refresh`, `end`   actions that are no card
================  =================================================================
"""

from typing import Literal, TypeAlias

import msgspec

from games.core.decision import Picks
from games.core.view import View
from games.nba.printed import SKILLS

Stage: TypeAlias = Literal["draft", "team", "turns", "last", "tie", "over"]


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the table plays by; what does not exist with so many seats is not set."""

    draft: str | msgspec.UnsetType = msgspec.UNSET
    keep: str
    lead: str | msgspec.UnsetType = msgspec.UNSET
    level: str | msgspec.UnsetType = msgspec.UNSET
    overtime: str
    quarters: str
    selection: str


class Thrown(msgspec.Struct, frozen=True):
    """A die: name, kind, value, and its colour as the attack kind of that colour ("": blank).

    `again`: it was rolled again. `counts`: false for a defence die of no colour of the attack.
    """

    name: str
    kind: str
    value: int
    colour: str
    again: bool = False
    counts: bool = True


class Resolved(msgspec.Struct, frozen=True):
    """The last attack of a seat that has scored: its dice, those against it, the points."""

    attack: tuple[Thrown, ...]
    defence: tuple[Thrown, ...]
    points: int


class Coach(msgspec.Struct, frozen=True):
    """A seat as everybody may know it.

    `best` is the most that one attack has scored, `stopped` the sum of its defence dice so far;
    `attacks` have scored, and had `rolled` so much before what was stopped.
    `court` has a card for each of the five places in order (empty before the match begins); `sums`
    are the eight skills of the team in order. `deck` and `hand` are numbers, `pool` the cards of
    both together, by id; `thrown` the cards of the hand discarded in its last turn; `top` the
    cards known to lie on the deck, the next one first. `defence` lies against the attack of seat
    `target`. `against` are the defence dice that lie against its own attack. `tactic` is being
    played, `dice` were rolled for it. `done` are the actions used up in the running turn, `came`
    who came in; `playing` says that the seat is in its turn.
    """

    seat: int
    side: int
    automaton: bool
    conceded: bool
    playing: bool
    points: int
    best: int
    stopped: int
    attacks: int
    rolled: int
    court: tuple[str, ...]
    sums: tuple[int, ...]
    lying: tuple[str, ...]
    hand: int
    deck: int
    pool: tuple[str, ...]
    top: tuple[str, ...]
    discard: tuple[str, ...]
    thrown: tuple[str, ...]
    box: tuple[str, ...]
    drafted: tuple[str, ...]
    attack: tuple[Thrown, ...]
    defence: tuple[Thrown, ...]
    against: tuple[Thrown, ...]
    target: int | None
    last: Resolved | None
    tactic: str
    dice: tuple[Thrown, ...]
    done: tuple[str, ...]
    came: tuple[str, ...]

    @property
    def iq(self) -> int:
        """The team level (*niveau collectif*), rule NBA-5.1."""
        return self.sums[SKILLS.index("iq")]


class Market(msgspec.Struct, frozen=True):
    """The markets of a table. `track` and `slots` have six places, "" is a hole.

    `players` and `tactics` count the piles; `tactic_pool` is what the tactic pile holds, by id;
    `least_cost` is what the next player costs at least; `fatigue` is the Fatigue pile.
    """

    players: int
    track: tuple[str, ...]
    player_discard: tuple[str, ...]
    least_cost: int
    tactics: int
    tactic_pool: tuple[str, ...]
    slots: tuple[str, ...]
    tactic_discard: tuple[str, ...]
    fatigue: tuple[str, ...]


class Given(msgspec.Struct, frozen=True):
    """A sealed answer of the reader's own: kind of question and picks."""

    kind: str
    picks: Picks


class Mine(msgspec.Struct, frozen=True):
    """What the reader alone knows: hand, content of the deck by id, and the question's business.

    `coming` is the player about to come in, `buying` the card about to be paid, `held` the cards
    to be held; `wants` the kinds of dice still to be kept, `kept` the names of dice kept so far.
    `starters` are those of the introductory team, while the reader says who is to stand there.
    `choices` are the starting cards among which the question about the team lets it choose.
    `pack` is the pack of the draft, `drafted` what was taken from packs.
    """

    hand: tuple[str, ...]
    deck: tuple[str, ...]
    coming: str = ""
    buying: str = ""
    held: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    starters: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()
    given: tuple[Given, ...] = ()


class NbaView(View, frozen=True):
    """What one reader may see of a match of NBA Deck-Building.

    `turn` of `turns` counts in regular time (`period` 0) and in each overtime; `counters` are those
    left in overtime. `sides` are the seats of each side, `scores` its points, `active` the side
    that plays, `first` the side that began. `coaches` has one entry a seat, and one for the
    Automaton in solo. `round` counts the picks of the draft.
    """

    places = (
        *("card:<card>", "die:d<n>", "refresh", "sub", "prep", "end"),
        *("attack:<n>", "deck:<n>", "defence:<n>", "fatigue:<n>", "hand:<n>", "score:<n>"),
    )

    stage: Stage
    options: Options
    turn: int
    turns: int
    period: int
    counters: int
    round: int
    first: int
    active: int
    sides: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    coaches: tuple[Coach, ...]
    markets: tuple[Market, ...]
    mine: Mine | None = None

    @property
    def quarter(self) -> int:
        """The quarter of the running turn, from 1 (NBA-7.1)."""
        return (max(self.turn, 1) - 1) // 6 + 1

    @property
    def left(self) -> int:
        """How many turns of the period are still to come, the running one included."""
        return max(0, self.turns - self.turn + 1)

    @property
    def started(self) -> bool:
        """Whether courts and markets lie on the table."""
        return all(coach.court for coach in self.coaches)

    def market(self, seat: int) -> Market:
        """The markets of the table at which a seat plays."""
        return self.markets[seat // 2]

    def pile(self, kind: str, number: int) -> tuple[str, ...]:
        """The cards of a pile, as everybody may know them; hidden ones by id (rule NBA-8.5).

        `number` is a seat or, of tactics, a table. Raises KeyError when there is no such kind.
        """
        match kind:
            case "deck":
                return self.coaches[number].pool
            case "discard":
                return self.coaches[number].discard
            case "box":
                return self.coaches[number].box
            case "tactics":
                return self.markets[number].tactic_pool
            case "thrown":
                return self.markets[number].tactic_discard
            case "gone":
                return tuple(card for one in self.markets for card in one.player_discard)
            case _:
                raise KeyError(kind)


def clockwise(view: NbaView) -> list[Coach]:
    """Return all coaches, the reader first; the first seat first for everybody's view."""
    first = view.reader or 0
    number = len(view.coaches)
    return [view.coaches[(first + step) % number] for step in range(number)]
