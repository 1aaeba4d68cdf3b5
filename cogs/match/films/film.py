"""The film of the last turn, for anybody who wants to see it again."""

from collections.abc import Iterator

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.ui.page import Item, Page, gallery, words
from cogs.ui.words import reader
from games.core.refused import Refused
from games.core.text import text
from locales import Reader, Texts
from play.records import Table


class FilmCog(commands.Cog):
    """Shows the last turn as a film and, below it, in words."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("film", again="film")
    async def film(self, context: Context) -> None:
        """Show the last turn, beside the table."""
        await acknowledged(context)
        table = await self.bot.play.matches.table(context.args[0], context.person)
        if not table.film:
            raise Refused(text("ui-film-none"))
        picture = await self.bot.render_client.turn(table, context.locale)
        who = reader(table.public, self.bot.texts, context.locale, table.seat)
        items: list[Item] = [] if picture is None else [gallery(picture)]
        items.append(words("\n".join(told(table, self.bot.texts, who))))
        pictures = () if picture is None else (picture,)
        await context.show_beside(context.args[0], Page(items, pictures, accent(table.public.game)))


def told(table: Table, texts: Texts, who: Reader) -> Iterator[str]:
    """Yield a line for each thing that happened in a turn, under the headings of its parts."""
    for shot in table.film:
        if shot.heading is not None:
            yield f"**{texts.say(shot.heading, who)}**"
        for said in shot.said:
            yield f"• {texts.say(said, who)}"
