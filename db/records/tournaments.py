"""A tournament, its people and its matches, as they are stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, TypeAlias

from db.records.time import Terms

TournamentStatus: TypeAlias = Literal["open", "running", "over", "off"]
EntrantStatus: TypeAlias = Literal["waiting", "entered", "dropped", "disqualified"]
PairingStatus: TypeAlias = Literal["planned", "open", "over", "off"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTournament:
    """A tournament. `shape` and `course` are JSON that the store does not look into.

    `message` is its public one, which shows the change `shown` and is to show `change`. Unless it
    is `settled`, what comes next is still to be found.
    """

    id: str
    name: str
    server: int
    channel: int
    message: int | None
    locale: str
    creator: int
    organisers: tuple[int, ...]
    game: str
    options: Mapping[str, str]
    terms: Terms
    shape: str
    places: int
    seed: bytes = field(repr=False)
    status: TournamentStatus
    rounds: int
    paired: int
    seeds: tuple[int, ...]
    bracket: tuple[int, ...]
    course: str
    settled: bool
    opened_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    edition: int
    change: int
    shown: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEntrant:
    """Somebody in a tournament; `person` is None once they were forgotten."""

    number: int
    person: int | None
    name: str | None
    rating: int | None
    status: EntrantStatus
    since: int
    checked: bool
    entered_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPairing:
    """A match of a tournament: planned, to begin at `open_at`, begun as `match`, over or off."""

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
    open_at: datetime | None
    match: str | None


@dataclass(frozen=True, slots=True)
class WholeTournament:
    """A tournament with everybody and every match."""

    facts: StoredTournament
    entrants: tuple[StoredEntrant, ...]
    pairings: tuple[StoredPairing, ...]
