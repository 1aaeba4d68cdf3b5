"""What a seat brings to a match (a deck): asked at its table, before the match begins."""

from cogs.app.channels.channels import check_writing
from cogs.app.context import Context
from cogs.lobby.cog import LobbyCog
from cogs.question.bringing import BringingCog, QuestionFrame
from cogs.ui.page import Page, words
from cogs.ui.words import game_name
from games.core.bringing.brought import Brought
from play.lobby.records import Bring


class BringCog(BringingCog):
    """Asks what a person brings to a table; the match begins when that was all it waited for."""

    prefix = "b-"
    home = "b-bring"

    async def game_of(self, which: str) -> str:
        return (await self.bot.play.lobbies.get(which)).game

    async def framed(self, context: Context, which: str) -> QuestionFrame:
        game = game_name(await self.game_of(which), context.texts, context.locale)
        return QuestionFrame((f"### {game} · {context.ui('bring')}",))

    async def asked_of(self, context: Context, which: str) -> Bring | None:
        return await self.bot.play.lobbies.bringing(which, context.person)

    async def give(self, context: Context, which: str, given: Brought | None) -> None:
        await self.bot.play.lobbies.bring(which, context.person, given)

    async def give_written(self, context: Context, which: str, written: str) -> None:
        await self.bot.play.lobbies.bring_written(which, context.person, written)

    async def settled(self, context: Context, which: str, lines: list[str]) -> None:
        await context.show(Page([words("\n".join(lines))], accent=None))
        lobby = await self.bot.play.lobbies.get(which)
        if self.bot.play.lobbies.ready(lobby):
            check_writing(context)  # or it would begin and not be shown
            await self.bot.find(LobbyCog).begin(lobby, None)
