"""A lobby, as it is stored. Secrets are left out of every `repr`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal, TypeAlias

import msgspec

from db.records.holders import LobbyHolder
from db.records.record import Record, Secret
from db.records.time import TimeTerms

LobbyStatus: TypeAlias = Literal["open", "started", "cancelled", "expired"]


class Invitation(Record, frozen=True, kw_only=True):
    """Somebody who is asked to sit down, and for whom a place is kept until then.

    `message` in `channel` calls them, once it was sent; the one with this `tag` is being sent.
    `turn` is where they come in the order of a rematch; partners have the same.
    """

    person: int
    name: str
    until_at: datetime
    turn: int | None = None
    channel: int | None = None
    message: int | None = None
    tag: str | None = None


class LobbyFacts(Record, frozen=True, kw_only=True):
    """What everybody may know of a lobby, and is stored.

    `channel` is where it was opened, `message` its public message once that is known; it shows the
    change `shown`, and is to show `change`. `options` are those that the host set; all others have
    their defaults. So many people may share a seat: `together`. `invitations` wait for an answer.
    `rematch_of` is the match that is to be played once more.
    """

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
    terms: TimeTerms
    status: LobbyStatus
    opened_at: datetime
    expires_at: datetime
    match: str | None
    change: int
    shown: int
    rematch_of: str | None = None
    together: int = 1
    invitations: tuple[Invitation, ...] = ()


class StoredLobby(LobbyFacts, frozen=True, kw_only=True):
    """A lobby; `holders` in the order of seats and places. Who was `sent_away` may not join.

    Nor may those who were and have been forgotten since: they are `barred` (`db/writing/bars.py`).
    """

    seed: Secret[bytes]
    edition: int
    holders: tuple[LobbyHolder, ...]
    sent_away: tuple[int, ...] = ()
    barred: Secret[Mapping[str, int]] = msgspec.field(default_factory=dict[str, int])
