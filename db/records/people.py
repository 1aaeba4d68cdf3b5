"""People, as they are stored."""

from dataclasses import dataclass

from db.records.time import Quiet


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose; None is "as Discord says"."""

    locale: str | None = None
    pings: bool = True
    text_tables: bool = False
    quiet: Quiet | None = None
    spends_days: bool = True
    home: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredPerson(Settings):
    """A person's own name and settings."""

    id: int
    name: str
