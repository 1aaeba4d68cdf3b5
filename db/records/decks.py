"""Decks that people keep, as they are stored; names and pieces are theirs alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDeck:
    """A deck of a person: how many of which pieces, by their ids.

    `past` is what it held before each of the last changes, oldest first. `shelf` is what its person
    looks at while they build: filters, a page, a piece.
    """

    id: str
    person: int
    game: str
    name: str = field(repr=False)
    pieces: Mapping[str, int] = field(repr=False)
    past: tuple[Mapping[str, int], ...] = field(default=(), repr=False)
    shelf: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)
    made_at: datetime
    changed_at: datetime
