"""The records that go in and out of the database. Secrets are left out of every `repr`."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Literal, TypeAlias

Absent: TypeAlias = Literal["ai", "concede"]
MatchStatus: TypeAlias = Literal["running", "over", "agreed"]

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MS = timedelta(milliseconds=1)


def stamp(moment: datetime | None) -> int | None:
    """Return a moment as milliseconds since 1970."""
    return None if moment is None else ticks(moment)


def ticks(moment: datetime) -> int:
    """Return a moment that is there as milliseconds since 1970."""
    return (moment - EPOCH) // _MS


def moment(stamped: int | None) -> datetime | None:
    """Return the moment of a stamp."""
    return None if stamped is None else EPOCH + stamped * _MS


def known(stamped: int) -> datetime:
    """Return the moment of a stamp that is always there."""
    return EPOCH + stamped * _MS


def length(stamped: int | None) -> timedelta | None:
    """Return a length of time."""
    return None if stamped is None else stamped * _MS


def span(time: timedelta | None) -> int | None:
    """Return a length of time in milliseconds."""
    return None if time is None else time // _MS


def listed(values: Sequence[int] | Sequence[str]) -> str:
    """Return a list as JSON."""
    return json.dumps(list(values), ensure_ascii=False)


def mapped(values: Mapping[str, str]) -> str:
    """Return a map as JSON."""
    return json.dumps(dict(values), ensure_ascii=False, sort_keys=True)


@dataclass(frozen=True, slots=True)
class Terms:
    """What happens with time: the key of a pace, and what when people stay away.

    After so many missed sittings in a row (`misses`) the seat is played by an AI or conceded.
    """

    pace: str = "day"
    misses: int = 2
    absent: Absent = "ai"


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyHolderRow:
    """Somebody, or an AI, who sits in a lobby. `brought` is JSON of picks."""

    seat: int
    place: int
    person: int | None
    ai: str | None
    name: str
    words: str = field(default="", repr=False)
    brought: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyRow:
    """A lobby; `holders` in the order of seats and places."""

    id: str
    game: str
    server: int | None
    channel: int
    message: int | None
    host: int
    locale: str
    most: int
    options: Mapping[str, str]
    preset: str | None
    terms: Terms
    seed: bytes = field(repr=False)
    status: str
    opened_at: datetime
    expires_at: datetime
    match: str | None
    rematch_of: str | None
    invited: tuple[int, ...]
    edition: int
    change: int
    shown: int
    holders: tuple[LobbyHolderRow, ...]
    sent_away: tuple[int, ...] = ()  # they may not join again
    together: int = 1  # people who may share a seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """What belongs to a seat of a match beside its snapshot (columns: migration 001)."""

    seat: int
    question: str | None = None
    sitting: str | None = None
    allowance: timedelta | None = None
    counted_from: datetime | None = None
    deadline_at: datetime | None = None
    reminder_at: datetime | None = None
    lapsed: bool = False
    misses: int = 0
    selected_for: str | None = None
    selection: tuple[str, ...] = field(default=(), repr=False)
    ready: bool = False
    conceded: bool = False
    standin: str | None = None
    away_at: datetime | None = None
    machine: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HolderRow:
    """Who holds a seat, or held it until `left_at`."""

    seat: int
    place: int
    person: int | None
    ai: str | None
    name: str
    left_at: datetime | None = None
    active_at: datetime | None = None
    seen: int = -1
    news_from: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnerRow:
    """What somebody who shares a seat tells their partners.

    Picks that do not count, for a question; `gives_up` when they want the seat to be given up.
    """

    person: int
    question: str | None = None
    picks: tuple[str, ...] = field(default=(), repr=False)
    gives_up: bool = False


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of the day that do not count for a person's deadlines.

    From `start` (minutes after midnight in the time zone `zone`, "Europe/Paris") for `minutes`.
    """

    start: int
    minutes: int
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalRow:
    """A proposal in a match."""

    kind: str
    seat: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow:
    """A move with its events, both encoded; step 0 is the setup and has no move."""

    step: int
    seat: int | None
    question: str | None
    by: str | None
    person: int | None
    at: datetime
    change: int
    move: bytes | None = field(repr=False)
    events: bytes = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class RemarkRow:
    """Something that happened after step `step`, beside the moves; to a seat, if there is one."""

    step: int
    kind: str
    seat: int | None
    place: int | None
    at: datetime


@dataclass(frozen=True, slots=True)
class Leftover:
    """A message that is to be deleted."""

    message: int
    channel: int
    server: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Whereabouts:
    """Where a match lives and is shown.

    It lives in `channel` (None: not placed yet) and was opened in `home`, by the message of
    `lobby`. Its board is `board_message` in `board_channel`, which held `board_count` messages
    then, if it is a thread and that is known. `own_channel` is its own place and
    `own_message` its board there while it lives elsewhere because that place is closed.
    """

    match: str
    server: int | None
    channel: int | None
    lobby: str | None
    home: int | None
    running: bool
    board_channel: int | None
    board_message: int | None
    board_count: int | None
    own_channel: int | None
    own_message: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Living:
    """A running match, where it lives, and its next deadline."""

    match: str
    server: int | None
    channel: int
    deadline_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Away:
    """A running match that waits for its game, and where its board stands."""

    match: str
    game: str
    server: int | None
    locale: str
    board_channel: int | None
    board_message: int | None
    change: int
    shown: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Posting:
    """A board that is being posted in a channel since a moment, and may stand there.

    It comes in the place of the message `former`, if that is not None, in which a word is to be
    left of where it went.
    """

    channel: int
    former: int | None
    since: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """Where a match or lobby is public, and whether somebody is one of its people (`ours`).

    `above` is the channel above it where it lives in the thread of the message it was opened with.
    """

    server: int | None
    channel: int | None
    above: int | None
    ours: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """A match with its snapshot."""

    id: str
    game: str
    version: int
    cards: str
    server: int | None
    channel: int | None
    locale: str
    options: Mapping[str, str]
    terms: Terms
    seed: bytes = field(repr=False)
    words: tuple[str, ...] = field(repr=False)
    snapshot: bytes = field(repr=False)
    step: int
    revision: int
    status: str
    places: tuple[int, ...]
    started_at: datetime
    ended_at: datetime | None
    paused_at: datetime | None
    extended: timedelta
    edition: int
    change: int
    changed_at: datetime
    shown: int
    board_channel: int | None
    board_message: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeRow:
    """A match with all that a move or a table needs. `quiet` and `pings` are of the holders."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    holders: tuple[HolderRow, ...]
    proposals: tuple[ProposalRow, ...]
    followers: tuple[int, ...]
    quiet: Mapping[int, Quiet]
    unpinged: frozenset[int]
    partners: tuple[PartnerRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Entrance:
    """A line of a list of matches. `places` holds the place of each seat, empty while it runs.

    `people` are the names of those at each seat, none where all of them were forgotten.
    `seat`, `asked` and `deadline_at` are those of the person for whom the list was made.
    """

    match: str
    game: str
    server: int | None
    channel: int | None
    people: tuple[tuple[str, ...], ...]
    status: MatchStatus
    started_at: datetime
    ended_at: datetime | None
    places: tuple[int, ...]
    seat: int | None
    asked: bool
    deadline_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PingRow:
    """A ping that was claimed."""

    match: str
    person: int
    seat: int | None
    wanted: str
    token: int
    channel: int | None
    message: int | None
    name: str
    game: str
    server: int | None
    place: int | None
    deadline_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """A person's name and settings."""

    id: int
    name: str
    locale: str | None = None
    pings: bool = True
    text_tables: bool = False
    quiet: Quiet | None = None


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server chose: its language and pace, and who may open a table where.

    No `roles` mean everybody, no `channels` everywhere; `greeted` is set once the bot said hello.
    """

    locale: str | None = None
    pace: str | None = None
    roles: tuple[int, ...] = ()
    channels: tuple[int, ...] = ()
    greeted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresRow:
    """How much there is, and how far Discord is behind."""

    matches: int
    questions: int
    lobbies: int
    late_boards: int
    late_since: datetime | None
    due_pings: int
