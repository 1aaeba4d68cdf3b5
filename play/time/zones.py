"""Time zones as people choose them: the usual ones, and all others by name."""

import unicodedata
from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import available_timezones

from db.records.people import PersonSettings
from play.refusals import refused
from play.time.walls import known_zone, usual_zone, zone_of

USUAL = (
    "UTC",
    "Europe/London",
    "Europe/Paris",
    "Europe/Athens",
    "Europe/Istanbul",
    "Africa/Abidjan",
    "Africa/Lagos",
    "Indian/Reunion",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Noumea",
    "Pacific/Auckland",
    "Pacific/Tahiti",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/Toronto",
    "America/Guadeloupe",
    "America/Cayenne",
    "America/Sao_Paulo",
    "America/Miquelon",
)  # from east of Greenwich around the world; each has a text of its own


def offered(current: str) -> tuple[str, ...]:
    """Return the zones of a select in which `current` is chosen, whichever it is: at most 25."""
    return USUAL if current in USUAL else (current, *USUAL)


def home_of(person: PersonSettings, locale: str | None) -> str:
    """Return the zone in which a person's days are meant; `locale` decides where they set none."""
    if person.home is not None:
        return person.home
    return person.quiet.zone if person.quiet else usual_zone(person.locale or locale)


def named(said: str) -> str:
    """Return the zone that somebody has written: "Europe/Paris", or only "paris".

    Raises Refused where there is none of that name, or several.
    """
    found = [name for name in _by_name().get(_plain(said), ()) if known_zone(name) is not None]
    if len({_year(name) for name in found}) != 1:
        raise refused("quiet-zone", zone=said.strip())
    return found[0]


@lru_cache(1)
def _by_name() -> dict[str, tuple[str, ...]]:
    """Return the zones that this machine knows, by their full names and by the last part alone."""
    found: dict[str, tuple[str, ...]] = {}
    names = [name for name in sorted(available_timezones()) if _is_a_place(name)]
    for name in names:
        for said in {_plain(name), _plain(name.rpartition("/")[2])}:
            found[said] = (*found.get(said, ()), name)
    return found | {_plain(name): (name,) for name in names}


def _year(name: str) -> tuple[timedelta | None, ...]:
    """Return how far a zone is from UTC through a year; zones that agree are names of the same."""
    zone = zone_of(name)
    return tuple(datetime(2026, month, 1, tzinfo=zone).utcoffset() for month in range(1, 13))


def _is_a_place(name: str) -> bool:
    """Whether a zone is one of those to be named: most others are old names of these."""
    return ("/" in name and not name.startswith(("Etc/", "SystemV/", "US/"))) or name == "UTC"


def _plain(said: str) -> str:
    """Return a name in lower case, without accents, with one sign between its words."""
    parts = unicodedata.normalize("NFD", said.strip().lower())
    bare = "".join(one for one in parts if not unicodedata.combining(one))
    return bare.replace(" ", "_").replace("-", "_")
