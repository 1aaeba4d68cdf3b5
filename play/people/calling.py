"""When somebody may be called outside of a match (TIM-4.3)."""

from datetime import datetime
from functools import partial

from db.queries import leave as half_days
from db.queries import people
from play.match.repository import Repository
from play.time import calls
from play.time.leave import under_way
from play.time.pace import Off


async def call_at(matches: Repository, person: int, now: datetime) -> datetime:
    """Return when somebody may be called: now, but for quiet hours and days off."""
    span = under_way(await matches.store.read(half_days.of_person, person), now)
    known = await matches.store.read(people.load, person)
    hushed = Off(None if known is None else known.quiet, away=(span,) if span else ())
    return calls.due(now, hushed, partial(calls.lateness, matches.entropy))
