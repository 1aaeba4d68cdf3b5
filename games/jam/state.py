"""Everything a match remembers. Cards and skaters by id; what is open here is not for all."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec

from games.core.contract import play
from games.core.decision import Picks
from games.jam.cards import Cards
from games.jam.printed import Energy
from games.jam.view import Acting, Before, Deed, Placed, Prisoner, Stage, Tally

HAND = 5  # cards to which a hand is refilled, rule JAM-1.6
OVERTIMES = 3  # jams after a tie at most, rule JAM-10.2

Staff: TypeAlias = Literal["any", "head", "rotate"]


class Options(msgspec.Struct, frozen=True):
    """How the match is played: `overtime` after a tie (JAM-10.2), `wriggle` is `pins=short`.

    `staff` says which coaches of a side answer, JAM-1.8.
    """

    jams: int
    live: bool
    overtime: bool
    wriggle: bool
    staff: Staff = "any"


class Side(msgspec.Struct):
    """A side. `hand` is sorted by number, `lineup` in post order; `passes` are those of this jam.

    `tired` and `exhausted` are in the order of the team; everybody else is fresh.
    """

    team: str = ""
    hand: list[str] = []
    lineup: list[str] = []
    tired: list[str] = []
    exhausted: list[str] = []
    points: int = 0
    jam_points: int = 0
    passes: int = 0
    tally: Tally = Tally()

    def energy(self, skater: str) -> Energy:
        """Return the state of one of its skaters, rule JAM-7.4."""
        if skater in self.exhausted:
            return "exhausted"
        return "tired" if skater in self.tired else "fresh"


class State(msgspec.Struct):
    """A match.

    `pile` lies top card first, `discard` in the order of discarding. `stacks` are the skaters on
    each space, bottom to top. `laid` says which card lies on whom; `up` are the skaters whose card
    is turned up and waits, in order of number. `acting` is whose card is being carried out.
    `stuck` are the jammers pinned at the reveal of this turn. `last_turn`: JAM-2.7 ends the jam
    with it. `busy`: a card bore this Time while face down at its start (JAM-3.9). `story` is what
    happened since the last reveal, `before` how the track stood then, if it was one of cards.
    `course` are the points of both sides after each jam. `turns` are all that were revealed in the
    match. `conceded` is the seat that gave up.
    """

    options: Options
    sides: list[Side]
    pile: list[str]
    stage: Stage
    discard: list[str] = []
    stacks: dict[str, list[str]] = {}
    prison: list[Prisoner] = []
    laid: dict[str, str] = {}
    up: list[str] = []
    acting: Acting | None = None
    stuck: list[str] = []
    jam: int = 1
    turn: int = 1
    turns: int = 0
    time: int = 0
    lead: int | None = None
    lead_open: bool = True
    last_turn: bool = False
    busy: bool = False
    story: list[Deed] = []
    before: Before | None = None
    course: list[tuple[int, int]] = []
    conceded: int | None = None

    @property
    def overtime(self) -> int:
        """Which overtime jam this is, 0 for a jam of the match, JAM-10.2."""
        return max(0, self.jam - self.options.jams)


@dataclass(slots=True)
class Orders:
    """What both sides planned for a turn, by skater, and each side's conditions, JAM-2.8.

    They are no part of the state. A planned turn asks nobody, so nothing of them is ever stored
    beside what everybody sees.
    """

    plans: dict[str, Placed] = field(default_factory=dict[str, Placed])
    calls: tuple[Picks, Picks] = ((), ())


Play: TypeAlias = play.Play[State, Cards]
