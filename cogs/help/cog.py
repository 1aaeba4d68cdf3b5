"""The rules by topic, and what a game is in one screen."""

from discord.ext import commands

from cogs.app.bot import Host
from cogs.app.context import Visit, door
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.help.sample import SampleBoards
from cogs.ui.page import Item, Page, choice, clip, gallery, rows, select, words
from games.core.refused import Refused
from games.core.text import text
from locales.texts import Topic

TEXT = 3400


class HelpCog(commands.Cog):
    """Shows rules. The topic that explains the question on the table comes first."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.samples = SampleBoards(host)

    @door("help", again="help")
    async def help(self, visit: Visit) -> None:
        """Open the rules at the topic that explains a rule number, beside the table."""
        await acknowledged(visit, apart=True)
        game, rule = visit.args[0], visit.args[1]
        topic = self.host.texts.topic_of(game, rule, visit.locale) if rule else None
        await self.show(visit, game, topic.id if topic else None)

    @door("topic")
    async def turn_to(self, visit: Visit) -> None:
        """Turn to another topic."""
        await acknowledged(visit)
        await self.show(visit, visit.args[0], visit.values[0])

    @door("how-to", again="how-to")
    async def how_to(self, visit: Visit) -> None:
        """Show in one screen what the game is and what a turn is, with a picture of a board."""
        await acknowledged(visit, apart=True)
        lobby = await self.host.play.lobbies.get(visit.args[0])
        picture = await self.samples.get(lobby.game, visit.locale)
        title = visit.texts.get(f"{lobby.game}-name", visit.locale)
        said = visit.texts.get(f"{lobby.game}-summary", visit.locale)
        items: list[Item] = [words(f"### {title}")]
        if picture is not None:
            items.append(gallery(picture))
        items += [words(clip(said, TEXT)), *self._menu(visit, lobby.game, None)]
        pictures = () if picture is None else (picture,)
        await visit.show(Page(items, pictures, accent(lobby.game)))

    async def show(self, visit: Visit, game: str, which: str | None) -> None:
        """Show a topic of the rules in the private message of this visit; the first, when None."""
        if game not in self.host.games:
            raise Refused(text("ui-old-component"))
        topics = self.host.texts.topics(game, visit.locale)
        topic = next((one for one in topics if one.id == which), topics[0] if topics else None)
        name = visit.texts.get(f"{game}-name", visit.locale)
        if topic is None:
            said = visit.texts.get(f"{game}-summary", visit.locale)
        else:
            said = f"**{topic.title}**\n{topic.text}\n-# {', '.join(topic.rules)}"
        items = [words(clip(f"### {name}\n{said}", TEXT)), *self._menu(visit, game, topic)]
        await visit.show(Page(items, accent=accent(game)))

    def _menu(self, visit: Visit, game: str, here: Topic | None) -> list[Item]:
        topics = self.host.texts.topics(game, visit.locale)
        lines = [choice(one.id, one.title, default=one == here) for one in topics]
        return [select(f"topic:{game}", visit.ui("topics"), lines[:25])] if lines else rows([])
