"""A match, as it is stored. Secrets are left out of every `repr`."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Annotated, Literal, TypeAlias

import msgspec

from db.records.holders import StoredHolder
from db.records.people import Acquaintance, Reminder, StoredPerson
from db.records.record import Column, Record, Secret
from db.records.standing_orders import OrderedAnswer, StoredOrder
from db.records.time import Bank, HalfDay, TimeTerms
from db.records.tournaments import PartOf

By: TypeAlias = Literal["person", "ai", "clock", "standin"]
MatchStatus: TypeAlias = Literal["running", "over", "agreed"]
Proposed: TypeAlias = Literal["end", "pause"]
Sought: TypeAlias = Literal["own", "others", "organiser"]
Remarked: TypeAlias = Literal["away", "left", "back", "volunteer", "joined", "gift", "lost"]


class MatchFacts(Record, frozen=True, kw_only=True):
    """What everybody may know of a match, and is stored.

    It lives in `channel` (None: not placed yet). `revision` is shown as "version 37". Since the
    last public change an outage has moved its deadlines by `extended`. `places` holds the place of
    each seat, `scores` what it scored; nothing while it runs.
    """

    id: str
    game: str
    server: int | None
    channel: int | None
    locale: str
    options: Mapping[str, str]
    terms: TimeTerms
    revision: int
    status: MatchStatus
    started_at: datetime
    ended_at: datetime | None
    paused_at: datetime | None
    extended: timedelta
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self.status == "running"


class BoardFacts(Record, frozen=True, kw_only=True):
    """Where the board of a match stands, and what it shows.

    It stands in `channel` as `message` (None: not posted yet, or gone) and shows the change
    `shown`; it is to show `change`.
    """

    channel: Annotated[int | None, Column("board_channel")]
    message: Annotated[int | None, Column("board_message")]
    change: int
    shown: int


class StoredMatch(MatchFacts, frozen=True, kw_only=True):
    """A match with its snapshot.

    People who were forgotten are `barred` by seat (`db/writing/bars.py`).
    """

    version: int
    cards: str
    seed: Secret[bytes]
    barred: Secret[Mapping[str, int]] = msgspec.field(default_factory=dict[str, int])
    words: Secret[tuple[str, ...]]
    snapshot: Secret[bytes]
    step: int
    edition: int
    changed_at: datetime
    board: BoardFacts


class SeatFacts(Record, frozen=True, kw_only=True):
    """What everybody may know of a seat of a match, and is stored.

    `standin` names the AI player that plays while its people are away. A substitute is `sought` for
    it, by its own people, by others at the table, or by an organiser (TIM-2.4).
    """

    seat: int
    ready: bool = False
    conceded: bool = False
    standin: str | None = None
    deadline_at: datetime | None = None
    sought: Sought | None = None


class StoredSeat(SeatFacts, frozen=True, kw_only=True):
    """The facts of a seat that are stored beside the snapshot (columns: table `seat`).

    So much counted time was `waited` for its people by the last time that its clock stopped.
    Its people have asked for a hint so many times (`hints`), last about the question `hinted`, by
    who has that place among them.
    Something has been open to it since `asked_at`, as the clock showed it then: no gap moves that.
    Its sitting opened for the first time at `opened_at`. While it is sought, so many `waves` of
    substitutes were called, and the next ones are at `wave_at`.
    """

    question: str | None = None
    sitting: str | None = None
    allowance: timedelta | None = None
    counted_from: datetime | None = None
    reminder_at: datetime | None = None
    lapsed: bool = False
    misses: int = 0
    selected_for: str | None = None
    selection: Secret[tuple[str, ...]] = ()
    away_at: datetime | None = None
    machine: bool = False
    bank: Bank | None = None
    away_until: datetime | None = None
    reminded: tuple[Reminder, ...] = ()
    waited: timedelta = timedelta(0)
    asked_at: datetime | None = None
    opened_at: datetime | None = None
    hints: int = 0
    hinted: str | None = None
    hinted_place: int | None = None
    wave_at: datetime | None = None
    waves: int = 0


class Partner(Record, frozen=True, kw_only=True):
    """What somebody who shares a seat tells their partners.

    Picks that do not count, for a question; `gives_up` when they want the seat to be given up.
    Somebody who would like to share a seat tells its people so (`play/match/acts/joining.py`).
    """

    person: int
    question: str | None = None
    picks: Secret[tuple[str, ...]] = ()
    gives_up: bool = False


class StoredProposal(Record, frozen=True):
    """Something that all people of a match must agree to: proposed by `seat`, `agreed` by seats."""

    kind: Proposed
    seat: int
    agreed: tuple[int, ...]


class StoredMove(Record, frozen=True, kw_only=True):
    """A move with its events, both encoded; step 0 is the setup and has no move."""

    step: int
    seat: int | None
    question: str | None
    by: By | None
    person: int | None
    at: datetime
    change: int
    move: Secret[bytes | None]
    events: Secret[bytes]


class Remark(Record, frozen=True, kw_only=True):
    """Something that happened after step `step`, beside the moves; to a seat, if there is one."""

    step: int
    kind: Remarked
    seat: int | None
    place: int | None
    at: datetime


class WholeMatch(Record, frozen=True, kw_only=True):
    """A match with all that a move or a table needs.

    `chosen` has what its holders have chosen, `acquainted` how well they know its game, `half_days`
    the days off that they have taken, but for those that are over; nobody there has ever taken any
    where not `days_off`. It may be `part_of` a tournament. `recent` are its last moves, as many as
    are known.
    """

    match: StoredMatch
    seats: tuple[StoredSeat, ...]
    holders: tuple[StoredHolder, ...]
    proposals: tuple[StoredProposal, ...] = ()
    followers: tuple[int, ...] = ()
    chosen: Mapping[int, StoredPerson] = msgspec.field(default_factory=dict[int, StoredPerson])
    partners: tuple[Partner, ...] = ()
    standing_orders: tuple[StoredOrder, ...] = ()
    due: tuple[OrderedAnswer, ...] = ()
    half_days: Mapping[int, tuple[HalfDay, ...]] = msgspec.field(
        default_factory=dict[int, tuple[HalfDay, ...]]
    )
    days_off: bool = True
    acquainted: Mapping[int, Acquaintance] = msgspec.field(default_factory=dict[int, Acquaintance])
    part_of: PartOf | None = None
    recent: Secret[tuple[StoredMove, ...]] = ()

    @property
    def has_more(self) -> bool:
        """Whether it has what few matches have, which needs queries of its own."""
        more = self.proposals, self.followers, self.partners, self.standing_orders, self.due
        return any(more) or self.days_off or self.part_of is not None
