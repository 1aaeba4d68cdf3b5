"""The rules by topic, and what a game is in one screen."""

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.help.sample import SampleBoards
from cogs.ui.page import LONG, Item, Page, button, choice, clip, gallery, rows, select, words
from cogs.ui.words import aim_lines, unbroken
from games.core.info import Start
from games.core.refused import Refused
from games.core.text import text
from locales import Reader
from locales.texts import Topic

TEXT = 3400


class HelpCog(commands.Cog):
    """Shows rules. The topic that explains the question on the table comes first."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.samples = SampleBoards(bot)

    @route("help", again="help")
    async def help(self, context: Context) -> None:
        """Open the rules at the topic that explains a rule number, beside the table."""
        await acknowledged(context)
        game, rule = context.args[0], context.args[1]
        match = context.args[2] if len(context.args) > 2 else ""
        topic = self.bot.texts.topic_of(game, rule, context.locale) if rule else None
        await self.show(context, game, topic.id if topic else None, match)

    @route("topic")
    async def turn_to(self, context: Context) -> None:
        """Turn to another topic."""
        await acknowledged(context)
        match = context.args[1] if len(context.args) > 1 else ""
        await self.show(context, context.args[0], context.values[0], match)

    @route("how-to", again="how-to")
    async def how_to(self, context: Context) -> None:
        """Show on one screen what the game is, what a turn is, and the picture of a board."""
        await acknowledged(context, apart=True)
        lobby = await self.bot.play.lobbies.get(context.args[0])
        picture = await self.samples.get(lobby.game, context.locale)
        title = context.texts.get(f"{lobby.game}-name", context.locale)
        rules = self.bot.games[lobby.game].rules()
        how = rules.how_to(Start(lobby.most, dict(lobby.options)))
        said = context.say(how)
        who = Reader(context.locale, None, (), {})
        aim = aim_lines(lobby.aim, context.texts, who)
        items: list[Item] = [words("\n".join([f"### {title}", *aim]))]
        if picture is not None:
            items.append(gallery(picture))
        items += [words(clip(said, TEXT)), *self._menu(context, lobby.game, None)]
        if self.bot.games[lobby.game].lesson is not None:
            items += rows([button(f"l-open:{lobby.game}", context.ui("learn"), most=LONG)])
        pictures = () if picture is None else (picture,)
        await context.show(Page(items, pictures, accent(lobby.game)))

    async def show(self, context: Context, game: str, which: str | None, match: str = "") -> None:
        """Show a topic of the rules in the private message of this press.

        None is what the game is and what a turn is, in one screen: where a newcomer begins. It may
        be read beside a match.
        """
        if game not in self.bot.games:
            raise Refused(text("ui-old-component"))
        topics = self.bot.texts.topics(game, context.locale)
        topic = next((one for one in topics if one.id == which), None)
        name = context.texts.get(f"{game}-name", context.locale)
        if topic is None:
            rules = self.bot.games[game].rules()
            said = context.say(rules.how_to(Start(min(rules.info.seats))))
        else:
            said = f"**{topic.title}**\n{topic.text}\n-# {', '.join(map(unbroken, topic.rules))}"
        menu = self._menu(context, game, topic, match)
        page = Page([words(clip(f"### {name}\n{said}", TEXT)), *menu], accent=accent(game))
        await (context.show_beside(match, page) if match else context.show(page))

    def _menu(self, context: Context, game: str, here: Topic | None, match: str = "") -> list[Item]:
        topics = self.bot.texts.topics(game, context.locale)
        lines = [choice(one.id, one.title, default=one == here) for one in topics]
        verb = f"topic:{game}:{match}" if match else f"topic:{game}"
        return [select(verb, context.ui("topics"), lines[:25])] if lines else rows([])
