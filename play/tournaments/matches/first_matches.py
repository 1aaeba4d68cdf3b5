"""Nobody waits more than a week for a first match in a robin (pure; EVT-2.3)."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.tournaments import WholeTournament
from play.tournaments import conversion
from tournaments.formats import robin

WAIT = timedelta(days=7)


def overdue(whole: WholeTournament, now: datetime) -> frozenset[int]:
    """Return who has waited too long."""
    return frozenset(
        one.number
        for one in whole.entrants
        if one.first_match_at is not None and one.first_match_at <= now
    )


def noted(whole: WholeTournament, now: datetime) -> WholeTournament:
    """Return a tournament with the moment by which everybody who waits is to have a first match.

    It stays as it was noted first, and is gone once they have one, or none is to come.
    """
    runs = whole.facts.status == "running" and conversion.shape_of(whole).format == "robin"
    waiting = robin.waiting(conversion.read(whole)) if runs else frozenset[int]()
    entrants = (
        replace(
            one,
            first_match_at=(one.first_match_at or now + WAIT) if one.number in waiting else None,
        )
        for one in whole.entrants
    )
    return replace(whole, entrants=tuple(entrants))
