"""What a reader may see of a match (types only).

Places. `Option.on` and `Mark.place` name what the picture must find, in these words (`S` is a
seat number, `I` a place of the row counted from 0, `ID` a card id, `L` the letter of a deck):

==============  ===================================================================
`card:ID`       the card, wherever it lies open: the row, a table, the reader's deck
`row:I`         place I of the row, also when it is empty (arrows start there)
`seat:S`        the panel of a seat
`stars:S`       its stars (`Mark.gain` tells how many came or went)
`value:S`       its value in the contest
`stack:S`       its face-down deck
`deck:L`        a starting deck on offer (before the cards are dealt)
`pile`, `box`   the draw pile; the cards out of the game
==============  ===================================================================
"""

from typing import Literal, TypeAlias

import msgspec

from games.core.decision import Picks
from games.core.view import View
from games.firstdeck.printed import Family

Stage: TypeAlias = Literal["decks", "main", "final", "over"]
# What the match waits for; "contest" waits for nobody: a film shows what happens meanwhile.
Phase: TypeAlias = Literal["decks", "victim", "discard", "take", "order", "over", "contest"]
Fate: TypeAlias = Literal["", "boxed", "thrown", "taken"]
Role: TypeAlias = Literal["", "fighter", "winner", "cowinner", "loser"]


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """A value and its parts, rule FDB-4.2: `n` of the best family + `wild` - `gob`, at least 0."""

    value: int
    family: Family
    n: int
    wild: int
    gob: int


class Shown(msgspec.Struct, frozen=True):
    """A card on somebody's table.

    `counts`: it is part of the value shown (best family, chameleon man or goblin). `fate`: "boxed"
    by its own effect, "thrown" out by its owner (both lie in the box from now on), "taken" from
    the row (does not count in this round), or "".
    """

    id: str
    counts: bool
    fate: Fate = ""


class Place(msgspec.Struct, frozen=True):
    """A place of the row: the card turned up there, and where it went.

    `taker` is the seat that took it; `boxed` says that it went to the box; else it lies there.
    """

    card: str
    taker: int | None = None
    boxed: bool = False

    @property
    def free(self) -> bool:
        """Whether the card still lies there."""
        return self.taker is None and not self.boxed


class Contest(msgspec.Struct, frozen=True):
    """The comparison of a round, running or decided.

    `number` counts main rounds, or final rounds when `final`. `worths` are the values by seat
    (None: took no part). `fighters` are those still in it: all contenders, then the tied ones.
    `draws` are the battle draws so far. `winners` is empty while it runs (and where all fighters
    conceded); each of them gained `gain` stars: 2 for one winner, 1 each at a total tie.
    `runner_up` is the seat with the next best value, of whom the picture tells "7 > 5".
    """

    number: int
    final: bool
    open: bool
    worths: tuple[Worth | None, ...]
    fighters: tuple[int, ...]
    draws: int
    winners: tuple[int, ...]
    gain: int
    runner_up: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the reader may know it.

    `deck` is what the face-down deck holds: in drawing order, next first, when `ordered` (the
    reader's own), else sorted by id. `table` are its cards of this round in order of revealing,
    a taken one last. `spent` are the cards of earlier final rounds. `worth` is the value in the
    last contest. `symbol` is the letter of the starting deck, "" before it is dealt. `won` are
    rounds won alone, `won_final` those of the final series. `conceded` counts 1 for the first who
    gave up, 0 for who plays.
    """

    seat: int
    conceded: int
    symbol: str
    stars: int
    deck: tuple[str, ...]
    ordered: bool
    table: tuple[Shown, ...]
    spent: tuple[str, ...]
    worth: Worth | None
    role: Role
    won: int
    won_final: int

    @property
    def active(self) -> bool:
        """Whether the seat still plays."""
        return not self.conceded

    @property
    def in_play(self) -> tuple[str, ...]:
        """The cards on its table that have not left the game."""
        return tuple(card.id for card in self.table if card.fate not in {"boxed", "thrown"})


class Theft(msgspec.Struct, frozen=True):
    """A theft that waits for its owner to say from whom, rule FDB-3.4."""

    thief: int
    card: str
    targets: tuple[int, ...]


class Given(msgspec.Struct, frozen=True):
    """A sealed answer of the reader's own, still secret: kind of question and picks."""

    kind: str
    picks: Picks


class FirstDeckView(View, frozen=True):
    """What one reader may see of a match of Mon Premier Deck Building.

    `stage` is the part of the match, `phase` what it waits for ("take": of the cards of the row,
    and already of the order in which the first takers put theirs back; "order": of that alone).
    `round` counts main rounds (0 before the first) and stays at the last one in the final series,
    which counts `final_round`; `rounds` is the number of main rounds that there will be. `panels`
    has one SeatView a seat.
    `pile` and `box` are sorted by id. `choosing` are the seats in the order of taking this round,
    `queue` those still to take; `take_two` says that the first of them takes one card and boxes
    another. `reference` is the winner from whose left the order counts (of a running contest: who
    gave up last in it). `tiebreak` is the option of rule FDB-10.2. `last_alone` is the seat
    that gained 5 stars for the last cards. `finals` are the contests of the final series so far,
    `contest` the one that runs or was the last. `given` are the reader's own sealed answers.
    """

    places = (
        *("card:<card>", "deck:<card>", "row:<n>"),
        *("seat:<n>", "stack:<n>", "stars:<n>", "value:<n>"),
    )

    stage: Stage
    phase: Phase
    round: int
    rounds: int
    final_round: int
    first: int
    panels: tuple[SeatView, ...]
    pile: tuple[str, ...]
    box: tuple[str, ...]
    row: tuple[Place, ...]
    choosing: tuple[int, ...]
    queue: tuple[int, ...]
    take_two: bool
    reference: int | None
    theft: Theft | None
    contest: Contest | None
    finals: tuple[Contest, ...]
    last_alone: int | None
    tiebreak: str
    given: tuple[Given, ...] = ()

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that still play, clockwise from the first seat."""
        order = (*range(self.first, self.seats), *range(self.first))
        return tuple(seat for seat in order if self.panels[seat].active)
