"""What a picture of a tournament shows: plain data, every word ready; nothing here draws."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from render.kit.scene import Person

Result: TypeAlias = Literal["won", "drawn", "lost", "bye", "open"]


@dataclass(frozen=True)
class Head:
    """What stands above and below every picture of a tournament.

    `stage` is the round, `detail` what follows it, `aside` stands at the right.
    """

    title: str
    stage: str
    detail: str = ""
    aside: str = ""
    left: str = ""
    right: str = ""


@dataclass(frozen=True)
class Who:
    """A person of a tournament under a number of their own, 0 and up, which gives their mark."""

    number: int
    person: Person


@dataclass(frozen=True)
class Line:
    """A row of the standings.

    `best` and `worst` are the places still possible (0: not told), `figures` points and tie-breaks,
    `against` the opponent of the round. The reader's own row is `marked`, with the `reason` of its
    place. `gone` says that they play no more.
    """

    place: int
    who: Who
    best: int = 0
    worst: int = 0
    results: tuple[Result, ...] = ()
    figures: tuple[str, ...] = ()
    against: Who | None = None
    marked: bool = False
    reason: str = ""
    gone: bool = False


@dataclass(frozen=True)
class Standings:
    """Who is where; `heads` are those of range, person, results, figures and opponent."""

    head: Head
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    people: int


@dataclass(frozen=True)
class Side:
    """A place of a meeting: somebody, or in words who it may be; games won, "" while unknown."""

    who: Who | None
    words: str = ""
    won: str = ""
    through: bool = False
    out: bool = False


@dataclass(frozen=True)
class Meeting:
    """Two places of a stage; `runs` while it is played, with its state in `words`."""

    sides: tuple[Side, Side]
    runs: bool = False
    words: str = ""


@dataclass(frozen=True)
class Stage:
    """A column of a bracket, the present one `now`."""

    title: str
    meetings: tuple[Meeting, ...]
    now: bool = False


@dataclass(frozen=True)
class Bracket:
    """The last stages of a knockout, at most four; `third` is the match for the third place."""

    head: Head
    stages: tuple[Stage, ...]
    third: Meeting | None = None
    third_title: str = ""
    winner: Who | None = None


@dataclass(frozen=True)
class Cell:
    """What came of a match in a cross table; nothing stands where none is known."""

    kind: Literal["won", "drawn", "lost", "runs", "open", "self", "none"]
    words: str = ""


@dataclass(frozen=True)
class CrossLine:
    """A row of a cross table."""

    place: int
    who: Who
    cells: tuple[Cell, ...]
    figures: tuple[str, ...]
    marked: bool = False


@dataclass(frozen=True)
class Cross:
    """Everybody against everybody; `heads` are those of the figures."""

    head: Head
    heads: tuple[str, ...]
    lines: tuple[CrossLine, ...]


@dataclass(frozen=True)
class Step:
    """Who shares a place at the end, and their points in words."""

    place: int
    who: tuple[Who, ...]
    words: str = ""


@dataclass(frozen=True)
class Podium:
    """The first places at the end, then those behind them, a line each."""

    head: Head
    steps: tuple[Step, ...]
    rest: tuple[Step, ...] = ()


Sheet: TypeAlias = Standings | Bracket | Cross | Podium
