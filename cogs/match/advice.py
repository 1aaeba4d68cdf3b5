"""What somebody would pick while a partner answers: the ordinary controls, shown to the partner."""

from cogs.app.bot import Bot
from cogs.app.context import Context
from cogs.match.cog import TableCog
from cogs.match.page import ADVICE
from cogs.question.cog import QuestionCog
from cogs.question.presses import Press


class AdviceCog(QuestionCog):
    """Keeps picks that are only advice. They never become an answer by themselves."""

    prefix = ADVICE
    home = "table"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def answer(self, context: Context, press: Press) -> None:
        await self.select(context, press)

    async def select(
        self,
        context: Context,
        press: Press | None,
        page: int | None = None,
        *,
        usual: bool = False,
    ) -> None:
        await self.bot.find(TableCog).select(context, press, page, usual=usual)

    async def look(self, context: Context, page: int | None) -> None:
        await self.bot.find(TableCog).look(context, page)
