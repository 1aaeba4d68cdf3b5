"""What play/ hands out: frozen records, each a moment of a lobby, a match or a person.

Whatever one reader alone may know (views, questions, selections, news) is left out of every
`repr`, so that no log line can carry it.
"""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from db.records.holders import Holder
from db.records.lists import Entrance
from db.records.matches import BoardFacts, By, MatchFacts, SeatFacts, StoredProposal
from db.records.people import Acquaintance
from db.records.record import Record, Secret
from db.records.tournaments import PartOf
from games.core.decision import Answer, Decision, Picks
from games.core.event import Part
from games.core.face import Faces
from games.core.match.best import Best
from games.core.match.course import Course
from games.core.text import Name, Text
from games.core.view import Headline, Shot, Standing, View


class Describe:
    """Puts a view into words, as its rules do; two are equal, so that tables can be compared."""

    __slots__ = ("_said",)

    def __init__(self, said: Callable[[View], list[Text]]) -> None:
        self._said = said

    def __call__(self, view: View) -> list[Text]:
        return self._said(view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Describe)

    def __hash__(self) -> int:
        return hash(Describe)


class Person(Record, frozen=True):
    """Somebody on Discord: the id and the name by which they are known on `server`.

    `own` is the name that they gave themselves, shown where nobody gave them another (None: the
    same). `spoken` is the language of their Discord, where they are there themselves.
    """

    id: int
    name: str
    server: int | None = None
    own: str | None = None
    spoken: str | None = None

    @property
    def names(self) -> tuple[str, int | None, str]:
        """Their own name, and what they are called on which server."""
        return self.name if self.own is None else self.own, self.server, self.name


class BankTerms(Record, frozen=True):
    """What a pace with a bank gives, in seconds (TIM-1.2, 1.3).

    At the start, for each sitting, at most; and what a sitting takes before it costs anything.
    """

    start: int
    increment: int
    cap: int
    grace: int


class Pace(Record, frozen=True):
    """How long a sitting may take, by key.

    The name is the message `play-pace-<key>`. In a `live` pace quiet hours do count. With a `bank`
    a seat keeps what it does not use; `allowance` is then that of a first sitting.
    """

    key: str
    allowance: timedelta
    live: bool = False
    bank: BankTerms | None = None


class Seat(SeatFacts, frozen=True, kw_only=True):
    """A seat of a match, as everybody may know it.

    `left` when its people are gone for good; `free` when somebody may take it who was not called
    to it; `abandoned` when others at the table may have a substitute called; `substituted` when
    one plays there; `wanted` when somebody would like to share it. `bank` is the time in hand,
    rounded down to half days; None where nobody has one. Until `away_until` all of its people are
    away while something is asked of them. It plays a `ready_made` deck, whose name is printed, or
    one of its people's own, the name of which is in `titles`.
    """

    holders: tuple[Holder, ...]
    asked: bool
    left: bool
    free: bool
    abandoned: bool = False
    substituted: bool = False
    wanted: bool = False
    bank: timedelta | None = None
    away_until: datetime | None = None
    ready_made: str = ""
    titles: tuple[str, ...] = ()


class Entry(Record, frozen=True):
    """Something that happened, as one reader may know it: number `number` of what they may know.

    `seat` made the move, answered by `by`; both are None for what happened by itself at the
    start. `own` says that it is what an answer of the reader's did, `mine` that it was done to the
    reader, or came of it for them, `ordered` that it came of what they ordered before. A line about
    who plays for a seat names `people`: who it is about, then whom they replace; its text has them
    as `who` and `other`.
    """

    number: int
    at: datetime
    seat: int | None
    by: By | None
    part: Secret[Part]
    own: bool = False
    mine: bool = False
    ordered: bool = False
    heading: bool = False
    aside: bool = False
    decides: bool = False
    people: tuple[Holder, ...] = ()


class Proposal(StoredProposal, frozen=True):
    """A proposal, and the seats that are `missing`: their people have still to agree."""

    missing: tuple[int, ...]


class Public(MatchFacts, frozen=True, kw_only=True):
    """What everybody may know of a match beside its view.

    `head` is the chain's head at the last public change, and the last one of all at the end. A
    match ended by agreement has no `standings`, only the headline's scores. `seed` and the players'
    `words`, from which all shuffles follow, are revealed at the end.
    `forgotten` says that somebody who played has deleted their data. `voices` are the seats whose
    people have a say in what all must agree to. It may be `part_of` a tournament.
    """

    seats: tuple[Seat, ...]
    head: str
    commitment: str
    seed: Secret[str | None]
    headline: Headline
    awaited: tuple[int, ...]
    ready: tuple[int, ...]
    deadline_at: datetime | None
    standings: tuple[Standing, ...] | None
    proposals: tuple[Proposal, ...]
    names: Secret[Mapping[str, Name]]
    forgotten: bool = False
    voices: tuple[int, ...] = ()
    words: Secret[tuple[str, ...]] = ()
    part_of: PartOf | None = None

    @property
    def people(self) -> tuple[str, ...]:
        """The name of each seat: its holders', joined by " & "."""
        return tuple(" & ".join(holder.name for holder in seat.holders) for seat in self.seats)


class Advice(Record, frozen=True):
    """What somebody would pick who shares the reader's seat and may not answer now."""

    holder: Holder
    picks: Secret[Picks]


class GivenOrder(Record, frozen=True):
    """What a reader has ordered for all questions of a kind in a match; `wishes` where it ranks.

    `asked` says that such a question is open, `rests` that its answer was taken back: there the
    order does not answer.
    """

    kind: str
    answer: Secret[str]
    label: Secret[Text]
    wishes: Secret[Picks] = ()
    asked: bool = False
    rests: bool = False


class Sharing(Record, frozen=True):
    """What those who share a seat, or would like to, know of each other on one reader's table.

    `partners` have answered for the reader's seat since the reader last did. While they are to
    answer, not the reader, they are `answering`: the selection of the table is then what the reader
    would pick, `draft` what they have picked so far. To them it is shown as `advice`. `giving_up`
    are those of the seat who want to give it up; `needed` of them must. `applicants` ask to share
    the seat, each with whether the reader has agreed and others are waited for; who `leads` is the
    first of the seat's people. Somebody who only looks may ask to share the seats `joinable`, and
    has asked for `asks_for`.
    """

    partners: tuple[Holder, ...] = ()
    answering: tuple[Holder, ...] = ()
    draft: Secret[Picks] = ()
    advice: Secret[tuple[Advice, ...]] = ()
    giving_up: tuple[Holder, ...] = ()
    needed: int = 1
    applicants: tuple[tuple[Holder, bool], ...] = ()
    leads: bool = False
    joinable: tuple[int, ...] = ()
    asks_for: int | None = None


class Selection(Record, frozen=True):
    """What is picked at an open question and not yet confirmed; None while nothing was picked.

    `finals` are the answers that cannot be taken back or undone, of those that one press gives:
    each option where one is picked, the empty answer, these picks. `closes` says that picks which
    are not yet complete will count at once, sealed though they are: nobody else is asked. `summary`
    is what the sealed answers of a chain of questions come to, including these picks; `why` is what
    the picks do and gain in the game's own terms, where it says so. `ends` says that the picks end
    the chain, once they are confirmed. `step` is how the house would go on with a turn that comes
    back to this question (`Decision.steps`), whether that cannot be undone, and why it
    would.
    """

    picks: Secret[Picks | None] = None
    finals: Secret[frozenset[Picks]] = frozenset()
    closes: Secret[bool] = False
    summary: Secret[tuple[Text, ...]] = ()
    why: Secret[Text | None] = None
    ends: bool = False
    step: Secret[Picks | None] = None
    step_final: Secret[bool] = False
    step_why: Secret[Text | None] = None

    @property
    def touched(self) -> bool:
        """Whether anything was picked; an empty selection counts."""
        return self.picks is not None


class Hint(Record, frozen=True):
    """What the house would answer to a reader's question, and why where the game says so."""

    picks: Secret[Picks]
    why: Secret[Text | None] = None


class OwnAnswers(Record, frozen=True):
    """The answers of a seat that may still be taken back.

    `given` are the sealed answers of this phase, oldest first (the dots), `about` what each was
    about, where its question says so. `passed` is the index in `given` of the last answer, where
    that was passed over. `undoes` is the question whose answer an undo would take back.
    """

    given: Secret[tuple[Answer, ...]] = ()
    about: Secret[tuple[Text | None, ...]] = ()
    passed: int | None = None
    can_take_back: bool = False
    undoes: str | None = None

    @property
    def can_undo(self) -> bool:
        """Whether the last open answer can be undone."""
        return self.undoes is not None


class News(Record, frozen=True):
    """What happened since a reader last looked.

    `entries` are first what the reader's own answers did, then what was done to the reader. The
    clock or an AI has given `played_for_me` answers for the reader's seat. `spent` half days off
    were taken automatically since the reader last did something.
    """

    entries: Secret[tuple[Entry, ...]] = ()
    played_for_me: int = 0
    spent: int = 0


class OwnTime(Record, frozen=True):
    """The deadline of a reader's seat, and the time left in its bank, to the second.

    The reader may add time to the banks of the seats `gifts`. Until `away_until` the reader is
    away, unless they answer here (TIM-2.1): what has not begun of their days off comes back.
    """

    deadline_at: datetime | None = None
    bank: timedelta | None = None  # that of `Public` is rounded
    gifts: tuple[int, ...] = ()
    away_until: datetime | None = None


class Ending(Record, frozen=True):
    """What is told of a whole match once it is over; empty before.

    `course` are the scores after each event that decides, and `best` is the card of the match, both
    only where there are standings. `stood_in` is how many moves an AI has made instead of the
    people of each seat, `hints` how often they have asked for one.
    """

    course: Course = ()
    best: Best | None = None
    stood_in: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()


class Table(Record, frozen=True):
    """What one reader sees of a match: a holder of `seat`, or a spectator (None).

    `question` is open to the seat. `faces` is what is printed on the cards of this match that the
    view can name. `note` is one line above all others. `waiting` is the reader's next match that
    waits, where nothing is asked here. `film` are the shots of the last turn, where the game has
    some; they are the same for everybody. `standing_orders` are the reader's own; `known`
    is how well they know the game. `aim` is that of the match, in three lines. `may_hint` says that
    the reader may ask what the house would do, `hint` is what they were told of this question.
    `undecided` says that they have played enough rated matches to be asked whether they want to be
    listed.
    """

    public: Public
    seat: int | None
    view: Secret[View]
    faces: Secret[Faces]
    describe: Secret[Describe]
    question: Secret[Decision | None] = None
    selection: Selection = Selection()
    answers: OwnAnswers = OwnAnswers()
    news: News = News()
    time: OwnTime = OwnTime()
    sharing: Sharing = Sharing()
    standing_orders: tuple[GivenOrder, ...] = ()
    known: Acquaintance = Acquaintance()
    undecided: bool = False
    may_hint: bool = False
    hint: Secret[Hint | None] = None
    aim: tuple[Text, ...] = ()
    note: Text | None = None
    follows: bool = False
    waiting: Entrance | None = None
    film: Secret[tuple[Shot, ...]] = ()
    ending: Ending = Ending()

    @property
    def described(self) -> tuple[Text, ...]:
        """What the view shows, in words; made when it is read."""
        return tuple(self.describe(self.view))


class Board(BoardFacts, frozen=True, kw_only=True):
    """The public message of a match as it should be.

    `events` happened since what it shows, for the marks on the picture; `last` are the latest ones,
    oldest first. Of a match that is over, `decided` is what decided in its last move. `faces`,
    `film` and `ending` are those of a `Table`.
    """

    public: Public
    view: Secret[View]
    faces: Secret[Faces]
    describe: Secret[Describe]
    events: Secret[tuple[Entry, ...]]
    last: Secret[tuple[Entry, ...]]
    film: Secret[tuple[Shot, ...]] = ()
    decided: Secret[tuple[Entry, ...]] = ()
    ending: Ending = Ending()

    @property
    def described(self) -> tuple[Text, ...]:
        """What the view shows, in words; made when it is read."""
        return tuple(self.describe(self.view))


class LogPage(Record, frozen=True):
    """Some of the log, oldest first: page `page` of `pages` (1 is the oldest)."""

    public: Public
    entries: Secret[tuple[Entry, ...]]
    page: int
    pages: int
