"""Open tables that follow what others do, as long as they can be reached.

Where nothing is asked: at their reader's turn and at the end. Where a question is open: after an
answer of somebody who shares the seat, at live paces after all that changes them.
"""

import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from cachetools import TTLCache
from msgspec.structs import replace

from cogs.app.edits import TOKEN_LIVES
from locales.texts import Locale
from play.records import Table
from play.time.pace import pace_of

REMEMBERED = 500  # matches of which such tables are remembered


Shown: TypeAlias = tuple[object, ...]


class Waiting(msgspec.Struct, frozen=True):
    """A table that somebody looks at: how it is reached until `ends`, and what they read.

    Where a question is open, it has `shown` what others may change; None where it waits.
    """

    token: str
    ends: float
    locale: Locale
    in_words: bool
    shown: Shown | None = None


class WaitingTables:
    """The tables that wait, by match and person, as long as their tokens are valid."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: TTLCache[str, dict[int, Waiting]] = TTLCache(REMEMBERED, TOKEN_LIVES, clock)

    def keep(
        self,
        match: str,
        person: int,
        token: str,
        locale: Locale,
        *,
        in_words: bool,
        shown: Shown | None = None,
    ) -> None:
        """Remember a table that has just been shown."""
        ends = self._clock() + TOKEN_LIVES
        self.put(match, person, Waiting(token, ends, locale, in_words, shown))

    def put(self, match: str, person: int, table: Waiting) -> None:
        """Remember a table, no longer than it can be reached."""
        self._kept[match] = {**self.of(match), person: table}

    def of(self, match: str) -> dict[int, Waiting]:
        """Return the tables of a match by person, without those that can no longer be reached."""
        now = self._clock()
        return {who: one for who, one in self._kept.get(match, {}).items() if one.ends > now}

    def drop(self, match: str, person: int) -> None:
        """Forget a table: its person has gone on."""
        self._kept.get(match, {}).pop(person, None)


def waits(table: Table) -> bool:
    """Whether somebody will be asked something later, and is asked nothing now."""
    return table.seat is not None and table.question is None and table.public.running


def followed(table: Table) -> Shown | None:
    """Return what an open table shows and others may change; None where it does not follow that.

    Of a seat that several share, that is what they share; at live paces it is the whole position.
    It holds nothing but what its reader sees, so that no update tells more than they would find.
    """
    public, seat = table.public, table.seat
    if seat is None or table.question is None or not public.running:
        return None
    sharing = replace(table.sharing, partners=())  # who has answered is news
    answers = table.question, table.selection, table.answers, sharing
    if pace_of(public.terms).live:
        return (*answers, table.view, public.awaited, public.ready, public.proposals, public.seats)
    return answers if len(public.seats[seat].holders) > 1 else None
