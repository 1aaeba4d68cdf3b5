"""Who waits for a match that they have first claim to, and until when (pure; EVT-2.3)."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.tournaments import WholeTournament
from play.tournaments import conversion
from tournaments.formats.registry import format_of


def overdue(whole: WholeTournament, now: datetime) -> frozenset[int]:
    """Return who has waited too long."""
    return frozenset(
        one.number
        for one in whole.entrants
        if one.first_match_at is not None and one.first_match_at <= now
    )


def noted(whole: WholeTournament, now: datetime) -> WholeTournament:
    """Return a tournament with the moment by which everybody who waits is to have a match.

    It stays as it was noted first, and is gone once they have one, or none is to come.
    """
    known, runs = format_of(conversion.shape_of(whole)), whole.facts.status == "running"
    waiting = known.waiting(conversion.read(whole)) if runs else frozenset[int]()
    by = now + timedelta(hours=known.patience)
    entrants = (
        replace(
            one,
            first_match_at=(one.first_match_at or by) if one.number in waiting else None,
        )
        for one in whole.entrants
    )
    return replace(whole, entrants=tuple(entrants))
