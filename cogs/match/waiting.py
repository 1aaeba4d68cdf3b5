"""Tables on which nothing is asked: they are updated at their reader's turn and at the end."""

import time
from collections.abc import Callable
from typing import cast

import discord
import msgspec
from cachetools import TTLCache

from cogs.app.bot import Bot
from cogs.ui.limits import walk
from locales.texts import Locale

TOKEN_LIVES = 14 * 60  # s; Discord's tokens live 15 minutes
REMEMBERED = 500  # matches of which such tables are remembered
_ORIGINAL = cast(int, "@original")  # it stands for the id of the message


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


async def still_shown(bot: Bot, table: Waiting, match: str) -> bool:
    """Whether this message is still the table of a match, and no other page."""
    assert bot.application_id is not None
    message = discord.Webhook.partial(bot.application_id, table.token, client=bot)
    shown = await message.fetch_message(_ORIGINAL)
    nodes = walk([one.to_dict() for one in shown.components])
    return any(node.get("custom_id") == f"table:{match}" for node in nodes)
