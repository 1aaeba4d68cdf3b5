"""When somebody may be called outside of a match (TIM-4.3)."""

from datetime import datetime
from functools import partial

from db.queries import days_off, persons
from play.match.repository import Repository
from play.time import calls
from play.time.half_days import under_way
from play.time.pace import Off


async def call_at(matches: Repository, person: int, now: datetime) -> datetime:
    """Return when somebody may be called: now, unless quiet hours or days off prevent it."""
    span = under_way(await matches.store.read(days_off.of_person, person), now)
    known = await matches.store.read(persons.load, person)
    hushed = Off(None if known is None else known.quiet, away=(span,) if span else ())
    return calls.due(now, hushed, partial(calls.lateness, matches.entropy))
