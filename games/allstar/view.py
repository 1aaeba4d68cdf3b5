"""What a reader may see of a match (types only).

Places. `Option.on` and `Mark.place` name what the picture must find, in these words (`S` is a
seat number, `T` a team from 1, `ID` a card or arena id):

==================  ===============================================================
`card:ID`           a player, wherever it lies open to the reader: hand, bench, teams
`arena:ID`          an arena of this round
`row:ID:S`          the place of seat S in the resolution of arena ID
`seat:S`            the panel of a seat
`supporters:S`      its supporters (`Mark.gain` tells how many came)
`tickets:S`         its play-off tickets (`Mark.gain` -1)
`bench:S`           its bench; `queue:S` the hands that wait for it
`team:S/T`          its team T, also the new one; `team:S` its play-off team
`shot:S`            its shootout card
`step:R`            the step of rank R in the play-offs
`market`, `pile`    the cards on offer; the players' pile
==================  ===============================================================
"""

from typing import Literal, TypeAlias

import msgspec

from games.allstar.printed import Combo, Criterion
from games.core.decision import Picks
from games.core.view import View

Stage: TypeAlias = Literal["draft", "lineup", "team", "shootout", "change", "over"]
Mode: TypeAlias = Literal["draft", "heritage", "duel", "market"]
Step: TypeAlias = Literal[
    "", "pick", "duel_pick", "market", "toss", "swap", "swap_in", "team", "bus",
    "po_team", "shootout", "sub_in", "sub_out",
]  # fmt: skip
Reason: TypeAlias = Literal[
    "", "power", "criterion", "value", "tie", "combo", "top", "three", "pair"
]


class Group(msgspec.Struct, frozen=True):
    """Cards that share a value: `medal` is 0 for gold, 1 silver, 2 bronze."""

    size: int
    criterion: Criterion
    medal: int
    value: str
    cards: tuple[str, ...]


class Showing(msgspec.Struct, frozen=True):
    """What a team shows: its best group, and the combination where the arena seeks it.

    `top` is the highest number of a straight; `three` and `pair` are those of three and a pair.
    """

    best: Group
    combo: Combo = ""
    top: int = 0
    three: Group | None = None
    pair: Group | None = None

    @property
    def power(self) -> int:
        return self.best.size


class RowView(msgspec.Struct, frozen=True):
    """A team in a resolved arena.

    `reason` says why it stands below (or level with) the row above: fewer of a kind, a lesser
    criterion, a weaker value, no combination, a lower straight, a weaker three or pair; "" first.
    """

    seat: int
    team: int
    cards: tuple[str, ...]
    showing: Showing
    rank: int
    points: int
    reason: Reason


class ResultView(msgspec.Struct, frozen=True):
    """An arena resolved, rows by rank."""

    round: int
    arena: str
    rows: tuple[RowView, ...]


class SwapView(msgspec.Struct, frozen=True):
    """A card taken out of an earlier team before the last resolution, and the one put in."""

    seat: int
    team: int
    out: str
    into: str


class TeamView(msgspec.Struct, frozen=True):
    """A team that lies open, and its best group."""

    cards: tuple[str, ...]
    best: Group


class ConfrontationView(msgspec.Struct, frozen=True):
    """A confrontation: the teams in it by seat (None: not in it), and what became of them.

    `order` are the seats in it, best first. `reasons` say, by seat, why it stands below the
    one before where whole strengths are compared, as in a `RowView`; "" where Power alone is.
    `low` are the seats of the lowest Power, `shots` the shootout cards by seat ("" for none),
    `losers` who lost; of these `paid` spent a ticket and `out` were eliminated. `short` could not
    substitute and left afterwards. `left` gave up during its shootout.
    """

    number: int
    teams: tuple[TeamView | None, ...]
    order: tuple[int, ...]
    reasons: tuple[Reason, ...]
    low: tuple[int, ...]
    shots: tuple[str, ...]
    losers: tuple[int, ...]
    paid: tuple[int, ...]
    out: tuple[int, ...]
    short: tuple[int, ...]
    left: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A manager as everybody may know them.

    `conceded` counts 1 for the first who gave up, 0 for who plays. `queue` are the sizes of the
    hands that wait, first in the queue first; `drafted` the new cards of this round, `bench` all
    cards on the bench. `tossed` is how many were tossed. `hand` is the size of the play-off hand,
    `team` the open play-off team, `rank` the place in the play-offs, 0 while in them. `season`,
    `playoff` are supporters. `known` are the cards on the bench or in the play-off hand that
    everybody saw being taken: in the Open Market all, as they lay when the phase began, and
    none after an elimination (rule ASD-7.14); those of this round come last.
    """

    seat: int
    conceded: int
    season: int
    playoff: int
    tickets: int
    bench: int
    drafted: int
    tossed: int
    queue: tuple[int, ...]
    teams: tuple[TeamView, ...]
    hand: int
    team: TeamView | None
    rank: int
    known: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.season + self.playoff


class Mine(msgspec.Struct, frozen=True):
    """What the reader alone knows, with the own sealed answers carried out.

    `step` is what is open. `hand` is the first hand of the own queue, `next` who gets the rest of
    it. `bench` includes `fresh`, the new cards of this round, `gifts` those of them that came from
    the other manager in a Duel. `teams` are the own teams after
    `swaps`; `pending` the card taken out that waits for another. `tossed` are all cards tossed,
    `toss` the one of this round. `line` is the new team, `buses` the teams by arena. `squad` is
    the play-off hand, `team` the play-off team (as chosen, while `po_team` is sealed), `shot` the
    shootout card, `coming` and `going` the substitution.
    """

    step: Step
    hand: tuple[str, ...] = ()
    next: int | None = None
    given: tuple[str, ...] = ()
    bench: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()
    gifts: tuple[str, ...] = ()
    tossed: tuple[str, ...] = ()
    toss: str = ""
    teams: tuple[TeamView, ...] = ()
    swaps: tuple[SwapView, ...] = ()
    pending: tuple[int, str] | None = None
    line: TeamView | None = None
    buses: tuple[int, ...] = ()
    squad: tuple[str, ...] = ()
    team: TeamView | None = None
    shot: str = ""
    coming: tuple[str, ...] = ()
    going: tuple[str, ...] = ()


class Answered(msgspec.Struct, frozen=True):
    """A sealed answer of the reader's own, still secret: kind of question and picks."""

    kind: str
    picks: Picks


class Market(msgspec.Struct, frozen=True):
    """The Open Market: cards on offer, row 1 to 6, who chooses now and who began the round."""

    cards: tuple[str, ...]
    row: int
    chooser: int | None
    starter: int


class AllStarView(View, frozen=True):
    """What one reader may see of a match of All-Star Draft.

    `criteria` are gold, silver, bronze. `arenas` are those of this round, in order; `unseen` the
    arenas still face down, as a set. `direction` is the step to the seat that gets the rest of a
    hand. `results` are all arenas resolved so far, `swaps` those of the last round resolved.
    `just` says that a round was resolved and not everybody has drafted since (in the Open Market:
    nobody has). `ladder` are the supporters by place of the play-offs. `answered` are the reader's
    own sealed answers.
    """

    places = (
        *("card:<card>", "arena:<card>", "row:<card>:<n>", "team:<n>", "team:<n>/<n>"),
        *("bench:<n>", "queue:<n>", "shot:<n>", "step:<n>", "supporters:<n>", "tickets:<n>"),
    )

    mode: Mode
    picks: int
    playoffs: bool
    exact: bool
    stage: Stage
    round: int
    species: tuple[str, ...]
    criteria: tuple[Criterion, ...]
    arenas: tuple[str, ...]
    unseen: tuple[str, ...]
    direction: int
    pile: int
    market: Market | None
    panels: tuple[SeatView, ...]
    results: tuple[ResultView, ...]
    swaps: tuple[SwapView, ...]
    just: bool
    confrontations: tuple[ConfrontationView, ...]
    spent: tuple[str, ...]
    ladder: tuple[int, ...]
    bonus: int
    mine: Mine | None = None
    answered: tuple[Answered, ...] = ()

    @property
    def new_cards(self) -> int:
        """The cards each drafts in a round (rule ASD-2.6)."""
        return 7 if self.mode in {"heritage", "duel"} else 6

    def last_teams(self, seat: int) -> tuple[TeamView, ...]:
        """Return the open teams of a seat; while play-off teams are formed those of the season."""
        panel = self.panels[seat]
        if panel.teams or self.stage != "team":
            return panel.teams
        rows = (row for one in self.last for row in one.rows if row.seat == seat)
        return tuple(
            TeamView(row.cards, row.showing.best) for row in sorted(rows, key=lambda row: row.team)
        )

    @property
    def last(self) -> tuple[ResultView, ...]:
        """The arenas of the last round resolved."""
        rounds = [result.round for result in self.results]
        return tuple(one for one in self.results if one.round == rounds[-1])
