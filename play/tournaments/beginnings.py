"""How a tournament begins: the check-in, and who takes part then (pure; EVT-1.4)."""

from collections.abc import Container
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.records.tournaments import StoredEntrant, StoredTournament, WholeTournament
from play.time.moving import CHECK_IN
from play.tournaments import conversion
from tournaments import entries
from tournaments.formats.registry import format_of

CHECK_OUT = timedelta(hours=24)  # before it begins


def checks(facts: StoredTournament, now: datetime) -> bool:
    """Whether people are now to confirm that they will be there."""
    begins = facts.dates.starts_at
    known = facts.status == "open" and not facts.preparing
    if not known or begins is None or facts.dates.checked_at is not None:
        return False
    return begins - CHECK_IN <= now < begins - CHECK_OUT


def confirms(facts: StoredTournament, now: datetime) -> bool:
    """Whether entering now also confirms that one will be there."""
    return facts.dates.starts_at is not None and facts.dates.starts_at - CHECK_IN <= now


def confirmed(whole: WholeTournament, number: int, now: datetime) -> WholeTournament:
    """Return a tournament in which an entrant has said that they will be there.

    After the check-in they come behind those who did so before.
    """
    late = whole.facts.dates.checked_at is not None

    def said(one: StoredEntrant) -> StoredEntrant:
        return replace(one, checked=True, entered_at=now if late else one.entered_at)

    entrants = (
        said(one) if one.number == number and not one.checked else one for one in whole.entrants
    )
    return replace(whole, entrants=tuple(entrants))


def uncalled(whole: WholeTournament, called: Container[int], now: datetime) -> tuple[int, ...]:
    """Return those whom the check-in still has to call; `called` are the calls made so far."""
    if not checks(whole.facts, now):
        return ()
    return tuple(
        one.person
        for one in whole.entrants
        if one.status in {"entered", "waiting"}
        and one.person is not None
        and not one.checked
        and one.person not in called
    )


def checked(whole: WholeTournament, now: datetime) -> WholeTournament:
    """Return a tournament after its check-in; those who did not answer are last in the queue."""
    facts, starts_at = whole.facts, whole.facts.dates.starts_at
    if starts_at is None or facts.dates.checked_at is not None or now < starts_at - CHECK_OUT:
        return whole
    found = {
        one.number: one.status
        for one in entries.checked_in(conversion.entrants(whole), facts.places)
    }
    entrants = tuple(
        replace(one, status=found[one.number], entered_at=one.entered_at if one.checked else now)
        for one in whole.entrants
    )
    return replace(whole, facts=facts.with_dates(checked_at=now), entrants=entrants)


def least(whole: WholeTournament) -> int:
    """Return the least number of people with whom it can begin."""
    shape = conversion.shape_of(whole)
    return format_of(shape).people(shape)[0]


def lacking(whole: WholeTournament) -> int:
    """Return how many people are missing before it can begin."""
    here = sum(one.status == "entered" and one.person is not None for one in whole.entrants)
    return max(0, least(whole) - here)
