"""Tables on which nothing is asked: they are updated at their reader's turn and at the end."""

import time
from collections.abc import Callable

import msgspec
from cachetools import TTLCache

from cogs.app.edits import TOKEN_LIVES
from locales.texts import Locale

REMEMBERED = 500  # matches of which such tables are remembered


class Waiting(msgspec.Struct, frozen=True):
    """A table that somebody looks at: how it is reached until `ends`, and what they read."""

    token: str
    ends: float
    locale: Locale
    in_words: bool


class WaitingTables:
    """The tables that wait, by match and person, as long as their tokens are valid."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: TTLCache[str, dict[int, Waiting]] = TTLCache(REMEMBERED, TOKEN_LIVES, clock)

    def keep(self, match: str, person: int, token: str, locale: Locale, *, in_words: bool) -> None:
        """Remember a table that has just been shown."""
        there = {**self.of(match)}
        there[person] = Waiting(token, self._clock() + TOKEN_LIVES, locale, in_words)
        self._kept[match] = there

    def of(self, match: str) -> dict[int, Waiting]:
        """Return the tables of a match by person, without those that can no longer be reached."""
        now = self._clock()
        return {who: one for who, one in self._kept.get(match, {}).items() if one.ends > now}

    def drop(self, match: str, person: int) -> None:
        """Forget a table: its person has gone on."""
        self._kept.get(match, {}).pop(person, None)
