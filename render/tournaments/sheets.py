"""What a picture of a tournament shows: plain data, every word ready; nothing here draws."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from games.core.data.theme import Theme
from games.core.face import Faces
from games.core.text import Name
from locales.texts import Locale, Texts
from render.kit.scene import SeatHolder

# Of a match of more than two, whoever is behind has their place
Result: TypeAlias = Literal["won", "drawn", "lost", "bye", "open", "2", "3", "4", "5", "6"]


class Head(msgspec.Struct, frozen=True):
    """What stands above and below every picture of a tournament.

    `stage` is the round, `detail` what follows it, `aside` stands at the right.
    """

    title: str
    stage: str
    detail: str = ""
    aside: str = ""
    left: str = ""
    right: str = ""


class Contestant(msgspec.Struct, frozen=True):
    """A person of a tournament under a number of their own, 0 and up, which gives their mark.

    Whoever has `left` the server stands in grey, as whoever plays no more (EVT-1.14).
    """

    number: int
    person: SeatHolder
    left: bool = False


class StandingsRow(msgspec.Struct, frozen=True):
    """A row of the standings.

    `best` and `worst` are the places still possible (0: not told), `figures` points and tie-breaks,
    `against` those whom they meet now. The reader's own row is `marked`, with the `reason` of its
    place. `gone` says that they play no more.
    """

    place: int
    who: Contestant
    best: int = 0
    worst: int = 0
    results: tuple[Result, ...] = ()
    figures: tuple[str, ...] = ()
    against: tuple[Contestant, ...] = ()
    marked: bool = False
    reason: str = ""
    gone: bool = False


class Standings(msgspec.Struct, frozen=True):
    """Who is where; `heads` are those of range, person, results, figures and opponents."""

    head: Head
    heads: tuple[str, ...]
    lines: tuple[StandingsRow, ...]
    people: int


class RoundMatch(msgspec.Struct, frozen=True):
    """A match of a round under its number; who is first begins.

    `points` are those that its people have so far, where that is told. It `leads` where the first
    of the standings sits.
    """

    number: str
    people: tuple[Contestant, ...]
    points: tuple[str, ...] = ()
    leads: bool = False


class Draw(msgspec.Struct, frozen=True):
    """Who plays whom in a round of which no result is known.

    In news it is said until when they play, and how long that is (`span`).
    """

    head: Head
    tables: tuple[RoundMatch, ...]
    until: str = ""
    span: str = ""


class MeetingSide(msgspec.Struct, frozen=True):
    """A place of a meeting: somebody, or who it may be; games won, "" while unknown.

    Who it may be stands in words; where these have no room, `either` by their marks, with `link`
    between them. `mine` is the reader's own, or may be theirs.
    """

    who: Contestant | None
    words: str = ""
    won: str = ""
    through: bool = False
    out: bool = False
    either: tuple[Contestant, ...] = ()
    link: str = ""
    mine: bool = False


class MeetingBox(msgspec.Struct, frozen=True):
    """Places of a stage that meet; `runs` while it is played, with its state in `words`.

    Of a table of several that is known by its `number`.
    """

    sides: tuple[MeetingSide, ...]
    runs: bool = False
    words: str = ""
    number: str = ""


class BracketColumn(msgspec.Struct, frozen=True):
    """A column of a bracket, the present one `now`."""

    title: str
    meetings: tuple[MeetingBox, ...]
    now: bool = False


class WaitsRow(msgspec.Struct, frozen=True):
    """Somebody for whom a match waits, as organisers see it.

    `done` is what can be done now: under its `number` in the select, or none, with a `sign` (a
    glyph). `gone` says that they have left the server.
    """

    table: str
    who: Contestant
    against: tuple[Contestant, ...]
    since: str
    misses: int
    done: str
    number: str = ""
    sign: str = "dots_horizontal"
    gone: str = ""


class Waits(msgspec.Struct, frozen=True):
    """The organiser's board; `facts` are glyphs with words, `heads` those of the rows."""

    head: Head
    facts: tuple[tuple[str, str], ...]
    heads: tuple[str, ...]
    lines: tuple[WaitsRow, ...]


class Bracket(msgspec.Struct, frozen=True):
    """Stages of a knockout, at most four, each with half as many meetings as the one before.

    `third` is the match for the third place. `last` says that the last stage is the final.
    """

    head: Head
    stages: tuple[BracketColumn, ...]
    third: MeetingBox | None = None
    third_title: str = ""
    winner: Contestant | None = None
    last: bool = True


class HeatColumns(msgspec.Struct, frozen=True):
    """Stages of a knockout in pods, in columns of a few tables; who has won, once that is known."""

    head: Head
    columns: tuple[BracketColumn, ...]
    winner: Contestant | None = None


class StageGrid(msgspec.Struct, frozen=True):
    """All meetings of a stage that has more than a bracket shows, in columns of as many each."""

    head: Head
    columns: tuple[BracketColumn, ...]


class Cell(msgspec.Struct, frozen=True):
    """The result of a match in a cross table; empty if none is known."""

    kind: Literal["won", "drawn", "lost", "runs", "open", "self", "none"]
    words: str = ""


class CrossLine(msgspec.Struct, frozen=True):
    """A row of a cross table."""

    place: int
    who: Contestant
    cells: tuple[Cell, ...]
    figures: tuple[str, ...]
    marked: bool = False


class Cross(msgspec.Struct, frozen=True):
    """Everybody against everybody; `heads` are those of the figures."""

    head: Head
    heads: tuple[str, ...]
    lines: tuple[CrossLine, ...]


class Step(msgspec.Struct, frozen=True):
    """Who shares a place at the end, and their points in words.

    `results` are those of somebody who has the place alone. `more` says how many share it beside
    those who are named.
    """

    place: int
    who: tuple[Contestant, ...]
    words: str = ""
    results: tuple[Result, ...] = ()
    more: str = ""


class Podium(msgspec.Struct, frozen=True):
    """The first places at the end, then those behind them, a line each.

    `more` says how many there are beside these.
    """

    head: Head
    steps: tuple[Step, ...]
    rest: tuple[Step, ...] = ()
    more: str = ""


class Beaten(msgspec.Struct, frozen=True):
    """Whom somebody beat in a stage, and by how many games; nobody where they had none to meet."""

    other: Contestant | None
    words: str = ""


class Way(msgspec.Struct, frozen=True):
    """How somebody came to the final: in words and results of the rounds before, then by stages."""

    who: Contestant
    rounds: str
    results: tuple[Result, ...]
    beaten: tuple[Beaten, ...]


class Final(msgspec.Struct, frozen=True):
    """The two who play for the title, and their ways, with a name for each row of these.

    `until` says when it ends; `met` that they have met before, and `met_words` how that ended for
    `met_who`, if it had a winner.
    """

    head: Head
    ways: tuple[Way, Way]
    rows: tuple[str, ...]
    against: str
    beats: str
    until: str = ""
    met: str = ""
    met_who: Contestant | None = None
    met_words: str = ""


class Honour(msgspec.Struct, frozen=True):
    """Who has a place on the podium, by what, and what was before that."""

    place: int
    who: Contestant
    words: str
    more: str = ""


class Course(msgspec.Struct, frozen=True):
    """The place of somebody after each round."""

    who: Contestant
    places: tuple[int, ...]


class Fact(msgspec.Struct, frozen=True):
    """A figure of the champion, and what it counts."""

    figure: str
    words: str


class Champion(msgspec.Struct, frozen=True):
    """Who has won, with the places of the podium after each round.

    `title` says what decided it, at the column `turn`; from the column `bracket` on places are
    those of a knockout.
    """

    head: Head
    honours: tuple[Honour, ...]
    title: str
    columns: tuple[str, ...]
    courses: tuple[Course, ...]
    facts: tuple[Fact, ...] = ()
    turn: int | None = None
    bracket: int | None = None


class PlottedRating(msgspec.Struct, frozen=True):
    """Somebody's rating after a match, and whether they were first in it.

    It may be off by its `uncertainty` either way (one standard deviation).
    """

    value: int
    won: bool
    uncertainty: int


class RatingSheet(msgspec.Struct, frozen=True):
    """Somebody's rating in a game: now, their last matches, their places, its history.

    `rank` says in words where that is, or how many matches are missing. `run` and `run_words` are
    wins in a row, or wins in all. `gained` is what the last match brought ("+12", or nothing).
    `places` are how often each place was taken, the first first. `ticks` are words below a point of
    the history; matches before `settled` are provisional. It began at `start`; `uncertainty` says
    by how much it may be off now.
    """

    theme: Theme
    head: Head
    now: str
    gained: str
    rank: str
    ranked: bool
    run: str
    run_words: str
    last: tuple[int, ...]
    places: tuple[int, ...]
    places_title: str
    history: tuple[PlottedRating, ...]
    ticks: tuple[tuple[int, str], ...]
    settled: int
    provisional: str
    best: str
    start: PlottedRating
    uncertainty: str


class Odds(msgspec.Struct, frozen=True):
    """How often the people of a seat won: the share, what it may truly be, in words.

    All are shares from 0 to 1. `sure` when that is apart from the fair share.
    """

    share: float
    low: float
    high: float
    words: str
    sure: bool


class RangeBar(msgspec.Struct, frozen=True):
    """What most of some values lie between, their middle, and both in words."""

    title: str
    low: float
    middle: float
    high: float
    words: str


class Chart(msgspec.Struct, frozen=True):
    """Bars on one scale, from 0 on."""

    title: str
    bars: tuple[RangeBar, ...]
    top: float
    ticks: tuple[tuple[float, str], ...]


class StatisticsSheet(msgspec.Struct, frozen=True):
    """What matches of a game tell: who wins from which seat, how long they take, how busy they are.

    `fair` is the share that each seat would have.
    """

    theme: Theme
    head: Head
    title: str
    subtitle: str
    fair: float
    odds: tuple[Odds, ...]
    charts: tuple[Chart, ...]


class CardsLook(msgspec.Struct, frozen=True):
    """How the cards of a game look: the module that draws it, and all that is written on them."""

    pictures: str
    names: Mapping[str, Name]
    texts: Texts
    locale: Locale


class CardLine(msgspec.Struct, frozen=True):
    """A card by its name, and how often those win for whom it did something, apart from 0.

    `faces` are what is printed on the cards of that name; nothing where that is not known.
    """

    name: str
    odds: Odds
    faces: Faces


class Cards(msgspec.Struct, frozen=True):
    """How often those win for whom a card did something, the best first.

    `mean` names the line of those that are neither above nor below.
    """

    theme: Theme
    head: Head
    title: str
    subtitle: str
    mean: str
    printed: CardsLook
    lines: tuple[CardLine, ...]


Sheet: TypeAlias = (
    Standings
    | Draw
    | Waits
    | Bracket
    | StageGrid
    | HeatColumns
    | Cross
    | Podium
    | Final
    | Champion
    | RatingSheet
    | StatisticsSheet
    | Cards
)
