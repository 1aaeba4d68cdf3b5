"""What a seat brings to a match (a deck): the lobby's question, with the ordinary controls."""

from collections.abc import Mapping
from dataclasses import replace

from cachetools import LRUCache

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.places import check_writing
from cogs.app.render_client import accent
from cogs.lobby.cog import LobbyCog
from cogs.question.asked import Asked
from cogs.question.cog import Change, QuestionCog
from cogs.question.controls import controls, lines_under
from cogs.ui.page import Page, words
from games.core.decision import Picks
from games.core.refused import Refused
from games.core.text import Name, text
from locales import Reader
from play.records import Lobby

REMEMBERED = 1000  # unconfirmed selections; one that is lost is picked again


class BringCog(QuestionCog):
    """Asks what a person brings, in private, before the match begins."""

    prefix = "b-"
    home = "b-bring"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._picked: LRUCache[tuple[str, int], Picks] = LRUCache(REMEMBERED)

    @route("bring")
    async def open(self, context: Context) -> None:
        """Show the question."""
        await acknowledged(context, apart=True)
        await self._show(context, context.args[0], None)

    async def _show(
        self, context: Context, lobby: str, page: int | None, *, was_suggested: bool = False
    ) -> None:
        asked = await self._asked(context, lobby, page)
        asked = replace(asked, was_suggested=was_suggested)
        found = await self.bot.play.lobbies.get(lobby)
        said = f"### {asked.say(asked.decision.prompt)}"
        items = [words("\n".join([said, *lines_under(asked)])), *controls(asked)]
        await context.show(Page(items, accent=accent(found.game)))

    async def _asked(self, context: Context, lobby: str, page: int | None = None) -> Asked:
        bring = await self.bot.play.lobbies.bringing(lobby, context.person)
        if bring is None:
            raise Refused(text("ui-nothing-to-bring"))
        found = await self.bot.play.lobbies.get(lobby)
        names = self._names(found)
        picked = self._picked.get((lobby, context.person), bring.picks or ())
        texts = self.bot.texts
        reader = Reader(context.locale, bring.seat, (), names)
        suggested = bring.suggested
        return Asked(lobby, bring.question, picked, page, texts, reader, suggested, self.prefix)

    def _names(self, lobby: Lobby) -> Mapping[str, Name]:
        return self.bot.games[lobby.game].rules().names()

    async def answer(self, context: Context, change: Change) -> None:
        await acknowledged(context)
        lobby = context.args[0]
        asked = await self._asked(context, lobby)
        try:
            after = await self.bot.play.lobbies.bring(lobby, context.person, change(asked))
        except Refused:
            await self._show(context, lobby, None)
            raise
        self._picked.pop((lobby, context.person), None)
        await context.show(Page([words(context.ui("brought"))], accent=None))
        if self.bot.play.lobbies.ready(after):
            check_writing(context)  # or it would begin and not be shown
            await self.bot.find(LobbyCog).begin(after, None)

    async def select(
        self, context: Context, change: Change | None, page: int | None = None
    ) -> None:
        await acknowledged(context)
        lobby = context.args[0]
        asked = await self._asked(context, lobby)
        picked = asked.suggested if change is None else change(asked)
        self._picked[lobby, context.person] = picked
        await self._show(context, lobby, page, was_suggested=change is None)

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self._show(context, context.args[0], page)
