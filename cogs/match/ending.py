"""After the end: checking the shuffle, and the match as a film."""

import asyncio

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.board.page import seed_lines
from cogs.ui.page import Button, Item, Page, Picture, button, gallery, rows, words
from cogs.ui.words import reader, seat_names
from games.core.event import Mark
from games.core.match.export import replayed
from games.core.match.match import Match
from games.core.match.moves import Outcome
from games.core.refused import Refused
from games.core.text import text
from play.records import Public
from render.kit.scene import Person, Scene

FRAMES = 60


class EndingCog(commands.Cog):
    """Looks back on finished matches."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("verify", again="verify")
    async def verify(self, context: Context) -> None:
        """Replay a finished match from its seed and say what holds."""
        await acknowledged(context, apart=True)
        match = context.args[0]
        data = await self.bot.play.matches.export(match, context.person)
        verdict = await self.bot.play.verifier.verify(data, context.person)
        public = (await self.bot.play.matches.board(match)).public
        who = reader(public, self.bot.texts, context.locale, None)
        seed = seed_lines(public, self.bot.texts, who)
        export: list[Button] = [button(f"export:{match}", context.ui("export"))]
        said = "\n".join([context.say(verdict.said), *seed])
        await context.show(Page([words(said), *rows(export)], accent=accent(public.game)))

    @route("replay", again="replay")
    async def replay(self, context: Context) -> None:
        """Show a finished match as a film of its boards."""
        await acknowledged(context, apart=True)
        match = context.args[0]
        data = await self.bot.play.matches.export(match, context.person)
        public = (await self.bot.play.matches.board(match)).public
        scenes = await asyncio.to_thread(self._scenes, data, public, context)
        shown = await self.bot.render_client.film(scenes)
        if shown is None:
            raise Refused(text("ui-no-pictures"))
        picture = Picture(f"replay-{match}.gif", shown, context.ui("replay-alt", count=len(scenes)))
        items: list[Item] = [gallery(picture)]
        await context.show(Page(items, (picture,), accent(public.game)))

    def _scenes(self, data: bytes, public: Public, context: Context) -> list[Scene]:
        """Return the boards of a match: each public change, at most sixty, the last one too."""
        scenes: list[Scene] = []
        for match, outcome in replayed(data, self.bot.games):
            if outcome.public:
                scenes.append(self._scene(match, outcome, public, context))
        step = max(1, -(-len(scenes) // FRAMES))
        return [*scenes[:-1:step], scenes[-1]]

    def _scene(self, match: Match, outcome: Outcome, public: Public, context: Context) -> Scene:
        texts = self.bot.texts
        names = seat_names(public, texts, context.locale)
        marks: list[Mark] = []
        for event in outcome.events:
            if event.public is not None:
                marks += event.public.marks
        view = match.view(None)
        game = self.bot.games[public.game]
        return Scene(
            theme=game.theme,
            pictures=game.pictures,
            view=view,
            texts=texts,
            reader=reader(public, texts, context.locale, None, plain=True),
            faces=match.rules.faces(view),
            people=tuple(Person(name) for name in names),
            awaited=match.asked,
            ready=match.ready,
            revision=match.revision,
            chain=match.shown[:8],
            marks=tuple(marks),
            standings=match.result or (),
        )
