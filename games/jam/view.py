"""What a reader may see of a match (types only), and what is told of a turn.

Places. `Option.on` and `Mark.place` name what the picture must find, in these words:

====================  ==============================================================
`skater:ID`           a skater, on the track, in prison or on the bench
`space:ID`            a space of the track: `p1` to `p8`, `rear`, `front`, `other`
`card:ID`             an action card in the reader's hand; `card:ID/T` at its Time T
`points:S`            the points of side S; `lead:S` its LEAD card
`team:ID`             a team that may be chosen
====================  ==============================================================
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from games.core.decision import Picks
from games.core.view import View
from games.jam.printed import Direction

Stage: TypeAlias = Literal[
    "team", "lineup", "program", "act", "move", "block", "call", "over"
]  # fmt: skip
Step: TypeAlias = Literal[
    "", "team", "discard", "jammer", "pivot", "blockers",
    "place", "plan_move", "plan_block", "plan_call", "act", "move", "block", "call",
]  # fmt: skip
Result: TypeAlias = Literal["failed", "stripped", "pushed", "out", "fell"]
Loss: TypeAlias = Literal["pinned", "end"]
End: TypeAlias = Literal["called", "pile", "clock"]
Tie: TypeAlias = Literal["overtime", "draw"]  # what a tie after the last jam leads to, JAM-10.2


# What happens, in the order of the rules (JAM-8.1). `time` is 1 to 5.


class Thrown(msgspec.Struct, frozen=True, tag="thrown"):
    """A side threw so many cards of its hand away, JAM-7.5."""

    side: int
    count: int


class LinedUp(msgspec.Struct, frozen=True, tag="lined-up"):
    """A side's five of the jam that begins, in post order, JAM-7.6."""

    side: int
    skaters: tuple[str, ...]


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """A side refilled its hand, JAM-1.6 and 3.10d."""

    side: int
    count: int


class Covered(msgspec.Struct, frozen=True):
    """A skater who bears a face-down card, and the Times on its back."""

    skater: str
    times: tuple[int, ...]


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """What a side laid on its skaters, JAM-2.6."""

    side: int
    cards: tuple[Covered, ...]


class Clocked(msgspec.Struct, frozen=True, tag="clocked"):
    """A side played for time: these cards of the pile went to the discard pile, JAM-2.7."""

    side: int
    cards: tuple[str, ...]
    last: bool


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """A card was turned up, JAM-3.3."""

    time: int
    skater: str
    card: str


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A movement; `start` and `end` are the same where nothing was within reach."""

    time: int
    skater: str
    card: str
    start: str
    end: str
    cost: int
    points: int


class Blocked(msgspec.Struct, frozen=True, tag="blocked"):
    """A block on a target. `direction` is "" in an open zone.

    `home` is where the blocker stood, `start` and `end` where the target stood and stands. `lost`
    is the card that the target lost. `referee` is the card turned for a foul, JAM-5.9.
    """

    time: int
    skater: str
    card: str
    target: str
    direction: Direction | Literal[""]
    power: int
    resistance: int
    result: Result
    home: str
    start: str
    end: str
    lost: str = ""
    referee: str = ""

    @property
    def margin(self) -> int:
        return self.power - self.resistance


class Cancelled(msgspec.Struct, frozen=True, tag="cancelled"):
    """A block without a target, JAM-5.3."""

    time: int
    skater: str
    card: str


class Fouled(msgspec.Struct, frozen=True, tag="fouled"):
    """A foul; `referee` is the card turned, "" where the pile was empty. JAM-5.9."""

    time: int
    skater: str
    card: str
    target: str
    referee: str


class Lost(msgspec.Struct, frozen=True, tag="lost"):
    """A card that was not carried out, JAM-3.6 and 7.3."""

    time: int
    skater: str
    card: str
    why: Loss


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A jammer's pass, group JAM-6; `end` is where she stopped."""

    time: int
    side: int
    skater: str
    end: str
    initial: bool
    points: int


class Led(msgspec.Struct, frozen=True, tag="led"):
    """LEAD was given to a side, or to nobody in this jam (None), JAM-6.3."""

    time: int
    side: int | None


class LeadLost(msgspec.Struct, frozen=True, tag="lead-lost"):
    """A side lost LEAD because its jammer went to prison, JAM-5.10."""

    time: int
    side: int


class Released(msgspec.Struct, frozen=True, tag="released"):
    """A skater came back from prison, JAM-3.10a."""

    skater: str


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """A jammer wriggled free, JAM-3.10b."""

    skater: str
    space: str


class JamEnded(msgspec.Struct, frozen=True, tag="jam-ended"):
    """The end of a jam: who called it off, if anybody, and its points by side."""

    jam: int
    why: End
    side: int | None
    points: tuple[int, int]


Deed: TypeAlias = (
    Thrown | LinedUp | Drew | Laid | Clocked | Turned | Moved | Blocked | Cancelled | Fouled
    | Lost | Passed | Led | LeadLost | Released | Freed | JamEnded
)  # fmt: skip


# What everybody sees


class Tally(msgspec.Struct, frozen=True):
    """What a side has done in the match so far.

    `initial` and `scored` count passes, `leads` and `calls` LEAD and jams called off, `hits`
    opponents thrown out of the pack, `laid` cards laid, `lost` cards lost, `freed` jammers who
    wriggled free.
    """

    initial: int = 0
    scored: int = 0
    leads: int = 0
    calls: int = 0
    hits: int = 0
    fouls: int = 0
    laid: int = 0
    lost: int = 0
    freed: int = 0


class SideView(msgspec.Struct, frozen=True):
    """A side as everybody may know it.

    `lineup` are its five of this jam in post order, empty before the first line-up. `squad` are
    all nine; who is in neither `tired` nor `exhausted` is fresh.
    """

    team: str
    squad: tuple[str, ...]
    lineup: tuple[str, ...]
    tired: tuple[str, ...]
    exhausted: tuple[str, ...]
    points: int
    jam_points: int
    passes: int
    hand: int
    tally: Tally
    conceded: bool = False

    @property
    def bench(self) -> tuple[str, ...]:
        return tuple(skater for skater in self.squad if skater not in self.lineup)


class Prisoner(msgspec.Struct, frozen=True):
    """A skater in prison, and how many ends of turn it takes until she is back (1 or 2)."""

    skater: str
    turns: int


class LaidView(msgspec.Struct, frozen=True):
    """A card on a skater: the Times on its back, and its face ("" while it is hidden)."""

    skater: str
    times: tuple[int, ...]
    card: str = ""


class Before(msgspec.Struct, frozen=True):
    """How things stood when the cards of the last turn were laid: where its film begins.

    What is by side has home first. `stacks` are the skaters on each space, bottom to top.
    """

    jam: int
    overtime: int
    turn: int
    stacks: Mapping[str, tuple[str, ...]]
    prison: tuple[Prisoner, ...]
    tired: tuple[tuple[str, ...], tuple[str, ...]]
    points: tuple[int, int]
    jam_points: tuple[int, int]
    lead: int | None
    pile: int


class Acting(msgspec.Struct, frozen=True):
    """The skater whose card is being carried out; it lies on the discard pile already."""

    skater: str
    card: str


# What the reader alone knows


class Placed(msgspec.Struct, frozen=True):
    """A card laid in the running programming. `time` is 0 and the rest empty in `orders=live`."""

    skater: str
    card: str
    time: int = 0
    end: str = ""
    wishes: Picks = ()


class Aim(msgspec.Struct, frozen=True):
    """Where an order that is laid leads as all stand now: a space, or whom it hits how hard."""

    skater: str
    end: str = ""
    target: str = ""
    power: int = 0
    resistance: int = 0


class Mine(msgspec.Struct, frozen=True):
    """What the reader alone knows, with the own sealed answers carried out.

    `step` is what is open and `skater` whom it concerns. `hand` is what is left of the hand,
    `placed` what is laid in this programming, `aims` where that leads, `calls` the conditions for
    calling off, None until they are chosen. `teams` are the teams by preference, `thrown` the
    cards to be discarded,
    `lineup` the line-up so far. `cards` are the own cards that lie on skaters: (skater, card).
    `acts` are the skaters who act in this Time.
    """

    step: Step = ""
    skater: str = ""
    hand: tuple[str, ...] = ()
    placed: tuple[Placed, ...] = ()
    calls: Picks | None = None
    teams: Picks = ()
    thrown: Picks = ()
    lineup: tuple[str, ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    acts: Picks | None = None
    aims: tuple[Aim, ...] = ()


class JamView(View, frozen=True):
    """What one reader may see of a match of JAM.

    `overtime` is 0, or 1 to 3 in overtime jams. `turns` are all that were begun in the match.
    `time` is 0 before Time 1. `stacks` are the skaters on each space, bottom to top. `pile` is a
    number, `discard` all cards in order.
    `lead_open` says that LEAD may still be given; `stuck` are the jammers who were pinned at the
    reveal of this turn; `last_turn` that the jam ends with this turn; `busy` that calling off is
    asked at the end of this Time (in `orders=live`). `story` is what happened since the last
    reveal of cards or line-ups, `before` how the track stood then, if it was one of cards. `course`
    are the points of both sides after each jam.
    """

    places = (
        *("card:<card>", "card:<card>/<n>", "skater:<card>", "space:<card>", "team:<card>"),
        *("lead:<n>", "points:<n>"),
    )

    stage: Stage
    jams: int
    live: bool
    wriggle: bool
    tie: Tie
    jam: int
    overtime: int
    turn: int
    turns: int
    time: int
    sides: tuple[SideView, SideView]
    stacks: Mapping[str, tuple[str, ...]]
    prison: tuple[Prisoner, ...]
    laid: tuple[LaidView, ...]
    acting: Acting | None
    pile: int
    discard: tuple[str, ...]
    lead: int | None
    lead_open: bool
    stuck: tuple[str, ...]
    last_turn: bool
    busy: bool
    story: tuple[Deed, ...]
    before: Before | None = None
    course: tuple[tuple[int, int], ...] = ()
    mine: Mine | None = None
