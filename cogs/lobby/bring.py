"""What a seat brings to a match (a deck): the lobby's question, with the ordinary controls."""

from collections.abc import Mapping
from dataclasses import replace

from cachetools import LRUCache

from cogs.app.bot import Host
from cogs.app.context import Visit, door
from cogs.app.errors import acknowledged
from cogs.app.places import check_writing
from cogs.app.render_client import accent
from cogs.lobby.cog import LobbyCog
from cogs.match.asked import Asked
from cogs.match.question import Change, QuestionCog
from cogs.ui.controls import controls, lines_under
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

    def __init__(self, host: Host) -> None:
        self.host = host
        self._picked: LRUCache[tuple[str, int], Picks] = LRUCache(REMEMBERED)

    @door("bring")
    async def open(self, visit: Visit) -> None:
        """Show the question."""
        await acknowledged(visit, apart=True)
        await self._show(visit, visit.args[0], None)

    async def _show(
        self, visit: Visit, lobby: str, page: int | None, *, was_suggested: bool = False
    ) -> None:
        asked = await self._asked(visit, lobby, page)
        asked = replace(asked, was_suggested=was_suggested)
        found = await self.host.play.lobbies.get(lobby)
        said = f"### {asked.say(asked.decision.prompt)}"
        items = [words("\n".join([said, *lines_under(asked)])), *controls(asked)]
        await visit.show(Page(items, accent=accent(found.game)))

    async def _asked(self, visit: Visit, lobby: str, page: int | None = None) -> Asked:
        bring = await self.host.play.lobbies.bringing(lobby, visit.person)
        if bring is None:
            raise Refused(text("ui-nothing-to-bring"))
        found = await self.host.play.lobbies.get(lobby)
        names = self._names(found)
        picked = self._picked.get((lobby, visit.person), bring.picks or ())
        texts = self.host.texts
        reader = Reader(visit.locale, bring.seat, (), names)
        suggested = bring.suggested
        return Asked(lobby, bring.question, picked, page, texts, reader, suggested, self.prefix)

    def _names(self, lobby: Lobby) -> Mapping[str, Name]:
        return self.host.games[lobby.game].rules().names()

    async def answer(self, visit: Visit, change: Change) -> None:
        await acknowledged(visit)
        lobby = visit.args[0]
        asked = await self._asked(visit, lobby)
        try:
            after = await self.host.play.lobbies.bring(lobby, visit.person, change(asked))
        except Refused:
            await self._show(visit, lobby, None)
            raise
        self._picked.pop((lobby, visit.person), None)
        await visit.show(Page([words(visit.ui("brought"))], accent=None))
        if self.host.play.lobbies.ready(after):
            check_writing(visit)  # or it would begin and not be shown
            await self.host.find(LobbyCog).begin(after, None)

    async def select(self, visit: Visit, change: Change | None, page: int | None = None) -> None:
        await acknowledged(visit)
        lobby = visit.args[0]
        asked = await self._asked(visit, lobby)
        picked = asked.suggested if change is None else change(asked)
        self._picked[lobby, visit.person] = picked
        await self._show(visit, lobby, page, was_suggested=change is None)

    async def look(self, visit: Visit, page: int | None) -> None:
        await acknowledged(visit)
        await self._show(visit, visit.args[0], page)
