"""A match, as it is stored. Secrets are left out of every `repr`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal, TypeAlias

from db.records.time import Quiet, Terms

MatchStatus: TypeAlias = Literal["running", "over", "agreed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeat:
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
class StoredHolder:
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
class Partner:
    """What somebody who shares a seat tells their partners.

    Picks that do not count, for a question; `gives_up` when they want the seat to be given up.
    """

    person: int
    question: str | None = None
    picks: tuple[str, ...] = field(default=(), repr=False)
    gives_up: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredProposal:
    """A proposal in a match."""

    kind: str
    seat: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMove:
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
class Remark:
    """Something that happened after step `step`, beside the moves; to a seat, if there is one."""

    step: int
    kind: str
    seat: int | None
    place: int | None
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch:
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
class WholeMatch:
    """A match with all that a move or a table needs. `quiet` and `pings` are of the holders."""

    match: StoredMatch
    seats: tuple[StoredSeat, ...]
    holders: tuple[StoredHolder, ...]
    proposals: tuple[StoredProposal, ...]
    followers: tuple[int, ...]
    quiet: Mapping[int, Quiet]
    unpinged: frozenset[int]
    partners: tuple[Partner, ...] = ()
