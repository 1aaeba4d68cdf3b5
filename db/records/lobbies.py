"""A lobby, as it is stored. Secrets are left out of every `repr`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from db.records.time import Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyHolder:
    """Somebody, or an AI, who sits in a lobby. `brought` is JSON of picks."""

    seat: int
    place: int
    person: int | None
    ai: str | None
    name: str
    words: str = field(default="", repr=False)
    brought: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredLobby:
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
    holders: tuple[LobbyHolder, ...]
    sent_away: tuple[int, ...] = ()  # they may not join again
    together: int = 1  # people who may share a seat
