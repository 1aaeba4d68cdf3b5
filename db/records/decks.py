"""Decks that people keep, as they are stored; names and pieces are theirs alone."""

from collections.abc import Mapping
from datetime import datetime

import msgspec

from db.records.record import Record, Secret


class StoredDeck(Record, frozen=True, kw_only=True):
    """A deck of a person: how many of which pieces, by their ids.

    `past` is what it held before each of the last changes, oldest first. `shelf` is what its person
    looks at while they build: filters, a page, a piece.
    """

    id: str
    person: int
    game: str
    name: Secret[str]
    pieces: Secret[Mapping[str, int]]
    past: Secret[tuple[Mapping[str, int], ...]] = ()
    shelf: Secret[Mapping[str, str]] = msgspec.field(default_factory=dict[str, str])
    made_at: datetime
    changed_at: datetime
