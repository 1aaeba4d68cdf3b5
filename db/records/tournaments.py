"""A tournament, its people and its matches, as they are stored."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Annotated, Literal, NamedTuple, Self, TypeAlias

import msgspec
from msgspec.structs import replace

from db.records.record import Column, Record, Secret
from db.records.time import TimeTerms

TournamentStatus: TypeAlias = Literal["open", "running", "over", "off"]
EntrantStatus: TypeAlias = Literal["waiting", "entered", "dropped", "disqualified"]
CallKind: TypeAlias = Literal["check-in", "coach", "appeal", "choice", "off"]
PairingStatus: TypeAlias = Literal["planned", "open", "over", "off"]
NewsKind: TypeAlias = Literal["open", "round", "week", "final", "over", "acts"]


class TournamentMessage(Record, frozen=True, kw_only=True):
    """The public message of a tournament: its `channel`, its `id` there once it is posted.

    It shows the change `shown` and is to show `change`; since `posting_at` it is being posted.
    """

    channel: int
    id: Annotated[int | None, Column("message")] = None
    change: int = 1
    shown: int = 0
    posting_at: datetime | None = None


class TournamentDates(Record, frozen=True, kw_only=True):
    """When a tournament was opened, begins, and ends.

    It begins at `starts_at`, or when an organiser says so; the check-in was over at `checked_at`.
    The round that runs ends at `until_at`; `extended` is the last one that organisers extended.
    What follows from a ruling that was the last result of its round is drawn at `drawn_at`. Since
    `absent_at` it waits for its game; since `paused_at` for its organisers.
    """

    opened_at: datetime
    starts_at: datetime | None = None
    checked_at: datetime | None = None
    started_at: datetime | None = None
    until_at: datetime | None = None
    extended: int = 0
    paused_at: datetime | None = None
    absent_at: datetime | None = None
    ended_at: datetime | None = None
    drawn_at: datetime | None = None

    @property
    def standing_still(self) -> bool:
        """Whether nothing new begins: it is paused, or waits for its game."""
        return self.paused_at is not None or self.absent_at is not None


class TournamentProgress(Record, frozen=True, kw_only=True):
    """How far a tournament is, in the words of its rules (`tournaments.records.Tournament`).

    `history` is JSON into which only the export of a person looks: what happened apart from its
    matches. Unless it is `settled`, what comes next is still to be found.
    """

    rounds: int = 0
    paired: int = 0
    seeds: tuple[int, ...] = ()
    bracket: tuple[int, ...] = ()
    history: str = "{}"
    settled: bool = True


class StoredTournament(Record, frozen=True, kw_only=True):
    """A tournament. `shape` and the `needs` of entry are JSON into which no query looks.

    Rounds end at a minute of the day, `ends_minute`, where it is set: on `ends_day` (0: Monday), or
    on any day.

    Threads of matches are opened in `matches_channel`, or where its message stands; its news are
    told in `news_in` or there, and call the `news_role`. Its creator was last here at `creator_at`.
    While it is `preparing` it is open to nobody yet: its organisers prepare it. People who were
    forgotten are `barred` by number (`db/writing/bars.py`).
    """

    id: str
    name: str
    description: str = ""
    server: int
    locale: str
    creator: int
    creator_at: datetime
    organisers: tuple[int, ...] = ()
    game: str
    options: Mapping[str, str]
    terms: TimeTerms
    shape: str
    round_days: int = 10
    round_minutes: int | None = None
    ends_minute: int | None = None
    ends_day: int | None = None
    places: int
    needs: str = "{}"
    seed: Secret[bytes]
    barred: Secret[Mapping[str, int]] = msgspec.field(default_factory=dict[str, int])
    status: TournamentStatus = "open"
    preparing: bool = False
    message: TournamentMessage
    matches_channel: int | None = None
    news_in: int | None = None
    news_role: int | None = None
    dates: TournamentDates
    progress: TournamentProgress
    edition: int = 0

    @property
    def round_length(self) -> timedelta:
        """How long a round takes at most, or a match that flows; of days as the wall clock goes."""
        if self.round_minutes is not None:
            return timedelta(minutes=self.round_minutes)
        return timedelta(days=self.round_days)

    def with_dates(self, **changes: object) -> Self:
        """Return it with other dates."""
        return replace(self, dates=replace(self.dates, **changes))

    def with_progress(self, **changes: object) -> Self:
        """Return it further on."""
        return replace(self, progress=replace(self.progress, **changes))

    def changed(self) -> Self:
        """Return it with another change that its message is to show."""
        return replace(self, message=replace(self.message, change=self.message.change + 1))


class StoredEntrant(Record, frozen=True, kw_only=True):
    """Somebody in a tournament; `person` is None once they were forgotten.

    `brought` is what they bring to their matches, encoded. Whoever waits for a first match in a
    robin is to have one at `first_match_at`.
    """

    number: int
    person: int | None
    name: str | None
    rating: int | None
    status: EntrantStatus
    since: int
    checked: bool
    entered_at: datetime
    brought: Secret[str | None] = None
    first_match_at: datetime | None = None


class StoredPairing(Record, frozen=True, kw_only=True):
    """A match of a tournament: planned, to begin at `open_at`, begun as `match`, over or off.

    `line` is the message above the thread in which it is played, in the channel `line_in`. In a
    robin it is to be over at `until_at`. The house AI plays on where that, or the deadline of the
    round, has `passed`, for those who are then `late`, or `excused`.
    """

    number: int
    round: int
    people: tuple[int, ...]
    status: PairingStatus
    places: tuple[int, ...]
    scores: tuple[int, ...]
    used: tuple[int, ...]
    absent: tuple[int, ...]
    struck: bool
    slot: int
    game: int
    found: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()
    substituted: tuple[int, ...] = ()
    decided: bool = False
    open_at: datetime | None
    match: str | None
    line: int | None = None
    passed: bool = False
    line_in: int | None = None
    until_at: datetime | None = None


class StoredCoach(Record, frozen=True, kw_only=True):
    """Somebody whom an entrant, by `number`, asked to coach; they have `agreed` or not."""

    number: int
    person: int
    name: str
    agreed: bool


class StoredCall(Record, frozen=True, kw_only=True):
    """The last call of somebody: to check in, an appeal, a choice, or to coach who `asked_by` it.

    It may also tell them that the tournament is "off". It is to be made at `due_at` (None: it was,
    or is wanted no more); the one before it was made at `called_at`.
    """

    person: int
    kind: CallKind
    asked_by: int | None
    due_at: datetime | None
    called_at: datetime | None


class StoredPing(Record, frozen=True, kw_only=True):
    """A message that calls `people` in a tournament, and names who `asked_by` it, if somebody did.

    No people: it calls whoever manages the server, by no name. Since `at` it is being posted in
    the channel; `message` is None until it is noted that it stands there.
    """

    number: int
    kind: CallKind
    people: tuple[int, ...]
    asked_by: int | None
    channel: int
    at: datetime
    message: int | None = None


class Announcement(NamedTuple):
    """What a message of its own tells: it opens, a `round` is drawn, the final, it is over.

    Of a week in which matches flow the round is how many are over; of "acts", which tell what
    organisers decided, changed and wrote, it is the number of the last of these.
    """

    kind: NewsKind
    round: int = 0


class StoredNews(Record, frozen=True, kw_only=True):
    """A message that tells news of a tournament; None while it is not known to stand there."""

    tournament: str
    kind: NewsKind
    round: int
    at: datetime
    channel: int | None
    message: int | None = None

    @property
    def news(self) -> Announcement:
        """What it tells."""
        return Announcement(self.kind, self.round)


class Scheduled(Record, frozen=True, kw_only=True):
    """A tournament whose dates stand among the events of its server, or are to (CLB-4.5).

    Discord's `event` shows them as they are here. Since `posting_at` it is being made.
    """

    tournament: str
    event: int | None = None
    posting_at: datetime | None = None
    written_at: datetime | None = None
    label: str = ""
    begins_at: datetime | None = None
    ends_at: datetime | None = None
    state: Literal["wanted", "made", "over", "refused"] = "wanted"


class WholeTournament(Record, frozen=True):
    """A tournament with everybody and every match."""

    facts: StoredTournament
    entrants: tuple[StoredEntrant, ...]
    pairings: tuple[StoredPairing, ...]


class StoredAct(Record, frozen=True, kw_only=True):
    """What an organiser decided, and why; `person` is None once they were forgotten.

    It is about an `entrant`, a `pairing` by its number, or the whole. Where somebody took a place,
    it was theirs who is `gone`, and is theirs who has `come`; 0 is for whoever was forgotten.
    """

    number: int
    at: datetime
    person: int | None
    kind: str
    entrant: int | None
    pairing: int | None
    value: str
    reason: str
    gone: int | None = None
    come: int | None = None


class StoredAppeal(Record, frozen=True, kw_only=True):
    """What an entrant asks the organisers to decide about a match, and what they decided.

    `person` and `judge` are None once they were forgotten, and `judge` before it is decided.
    `proposed` is the decision, in JSON, that an organiser proposes about a match of their own
    (EVT-1.8); "" for an appeal.
    """

    number: int
    at: datetime
    person: int | None
    pairing: int
    words: Secret[str]
    proposed: str = ""
    called: bool = False
    decided_at: datetime | None = None
    judge: int | None = None
    granted: bool | None = None
    reason: str = ""


class Lasted(Record, frozen=True):
    """How many days a match took that people played to its end, and what was played."""

    days: float
    options: Mapping[str, str]
    seats: int


class Listed(Record, frozen=True, kw_only=True):
    """A tournament in a list, with how many people are in it."""

    id: str
    name: str
    game: str
    status: TournamentStatus
    preparing: bool
    people: int


class Awaited(Record, frozen=True, kw_only=True):
    """Somebody for whom a match of a tournament waits, as its organisers see it.

    It has waited `since` then; they have missed so many sittings of it (`misses`). The last call to
    it stands unanswered since `called_at`. `gone` says that they left the server.
    """

    pairing: int
    match: str
    entrant: int
    person: int | None
    since: datetime | None
    misses: int
    deadline_at: datetime | None
    channel: int | None
    called_at: datetime | None
    gone: bool


class PartOf(Record, frozen=True, kw_only=True):
    """The tournament that a match is part of, and its round; `shape` is JSON.

    `rounds` are those of a Swiss, `bracket` the people of a knockout, best first. `slot`, `status`
    and `passed` are those of the match in it, which is to be over at `until_at`; once that was
    looked at it has `passed`, also where it is moved later. Where organisers `decided` its result,
    `placed` are the places as they are stored, `reason` is why, and `judge` who decided, if that is
    known.
    """

    tournament: str
    name: str
    shape: str
    rounds: int
    bracket: tuple[int, ...]
    round: int
    number: int
    slot: int
    status: PairingStatus
    passed: bool = False
    until_at: datetime | None = None
    decided: bool = False
    placed: str = ""
    reason: str = ""
    judge: str | None = None
