"""People, as they are stored."""

from dataclasses import dataclass

from db.records.time import Quiet


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPerson:
    """A person's name and settings."""

    id: int
    name: str
    locale: str | None = None
    pings: bool = True
    text_tables: bool = False
    quiet: Quiet | None = None
