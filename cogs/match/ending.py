"""After the end of a match: checking the shuffle, and the match as a film."""

import asyncio

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent, lasted
from cogs.board.page import seed_lines
from cogs.match.films.frames import Frame, frames
from cogs.ui.page import Button, Item, Page, Picture, button, gallery, rows, words
from cogs.ui.words import reader, seat_names
from games.core.match.export import moments
from games.core.refused import Refused
from games.core.text import text
from play.records import Public
from render.kit.scene import Person, Scene


class EndingCog(commands.Cog):
    """Verifies and replays finished matches."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("verify", again="verify")
    async def verify(self, context: Context) -> None:
        """Verify a finished match: replay it from its seed, and say what was found."""
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

    def _scenes(self, data: bytes, public: Public, context: Context) -> list[tuple[Scene, int]]:
        """Return the boards of a film, each with the milliseconds that it is shown."""
        names = seat_names(public, self.bot.texts, context.locale)
        people = tuple(
            Person(name, ai=any(holder.ai for holder in seat.holders[:1]))
            for name, seat in zip(names, public.seats, strict=True)
        )
        found = frames(moments(data, self.bot.games))
        return [(self._scene(frame, people, public, context), frame.shown) for frame in found]

    def _scene(
        self, frame: Frame, people: tuple[Person, ...], public: Public, context: Context
    ) -> Scene:
        texts = self.bot.texts
        game = self.bot.games[public.game]
        return Scene(
            theme=game.theme,
            pictures=game.pictures,
            view=frame.view,
            texts=texts,
            reader=reader(public, texts, context.locale, None, plain=True),
            faces=frame.faces,
            people=people,
            awaited=frame.asked,
            ready=frame.ready,
            revision=frame.revision,
            chain=frame.chain,
            marks=frame.marks,
            standings=frame.standings,
            course=frame.course,
            best=frame.best,
            lasted=lasted(public) if frame.standings else 0,
            seed=(public.seed or "") if frame.standings else "",
        )
