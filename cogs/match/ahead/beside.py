"""What somebody reads beside a match stays when their question comes, with one line on top."""

import contextlib

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import asked_above
from cogs.app.edits import edit_answer, still_bears
from cogs.app.errors import UNREACHED
from cogs.match.cog import TableCog
from games.core.refused import Refused


class BesideCog(commands.Cog):
    """Tells readers of side views that a question waits for them. Nothing else of them moves."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._due: set[tuple[str, int]] = set()

    async def cog_load(self) -> None:
        self.bot.play.matches.on_change(self._changed)
        self.bot.beside.on_kept = self._changed

    def _changed(self, match: str) -> None:
        if self.bot.stopping:
            return
        for person in self.bot.beside.readers(match):
            if (match, person) not in self._due:
                self._due.add((match, person))
                self.bot.in_background(self._tell(match, person))

    async def _tell(self, match: str, person: int) -> None:
        """Put the line above what somebody reads, once another question is open to them."""
        try:
            await self.bot.find(TableCog).moment()
        finally:
            self._due.discard((match, person))  # what changes from here on is due anew
        view = self.bot.beside.get(match, person)
        if view is None or view.told or self.bot.stopping:
            return
        with contextlib.suppress(*UNREACHED, Refused):  # deleted, or its token has ended
            asked = (await self.bot.play.matches.glimpse(match, person)).question
            if asked is None or asked.id == view.asked:
                return
            if view.within and not await still_bears(self.bot, view.token, f"table:{match}"):
                self.bot.beside.drop(match, person)
            elif self.bot.beside.get(match, person) is view:  # nothing was pressed meanwhile
                self.bot.beside.tell(match, person, view)
                page = asked_above(view.page, match, self.bot.texts, view.locale)
                await edit_answer(self.bot, view.token, page)
