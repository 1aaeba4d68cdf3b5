"""Who plays for a seat, in a lobby or a match."""

from datetime import datetime

from db.records.record import Record, Secret


class Holder(Record, frozen=True):
    """Who plays for a seat: a person, or (where `person` is None) the AI player named `ai`.

    A person who deleted their data has neither; their `name` is empty and shown as
    `play-former-player`. The name of an AI is the one it bears at the table ("Castor").
    """

    person: int | None
    name: str
    ai: str | None = None

    @property
    def plain(self) -> "Holder":
        """The holder alone, without what is stored with it and may be secret."""
        return Holder(self.person, self.name, self.ai or None)


class LobbyHolder(Holder, frozen=True, kw_only=True):
    """Somebody, or an AI, who sits in a lobby. `brought` is JSON of picks.

    `turn` is the place of their seat in the order that a rematch keeps, None outside it.
    """

    seat: int
    place: int
    turn: int | None = None
    words: Secret[str] = ""
    brought: Secret[str | None] = None


class StoredHolder(Holder, frozen=True, kw_only=True):
    """Who holds a seat of a match, or held it until `left_at`.

    `titles` are what the decks are called that the seat has brought, with the first who held it.
    Whoever plays on for others is their `substitute`, and has answered in so many sittings (`sat`,
    counted up to two).
    """

    seat: int
    place: int
    left_at: datetime | None = None
    active_at: datetime | None = None
    seen: int = -1
    news_from: int = -1
    titles: Secret[tuple[str, ...]] = ()
    substitute: bool = False
    sat: int = 0
