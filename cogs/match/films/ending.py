"""After the end of a match: checking the shuffle, and the match as a film."""

import asyncio

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent, lasted
from cogs.match.films.frames import Frame, frames
from cogs.ui.names import verbatim
from cogs.ui.page import Button, Item, Page, PictureFile, button, gallery, rows, small, words
from cogs.ui.words import reader, seat_names
from games.core.match.export import moments
from games.core.refused import Refused
from games.core.text import text
from locales import Texts
from locales.texts import Locale
from play.records import Public
from render.kit.scene import Scene, SeatHolder


class EndingCog(commands.Cog):
    """Verifies and replays finished matches."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("verify", again="verify")
    async def verify(self, context: Context) -> None:
        """Verify a finished match: replay it from its seed, and say what was found.

        Of one that runs the seal is shown, and how far its chain has come.
        """
        await acknowledged(context, apart=True)
        match = context.args[0]
        public = (await self.bot.play.matches.board(match)).public
        if public.status == "running":
            await context.show(_promised(context, public))
            return
        data = await self.bot.play.matches.export(match, context.person)
        verdict = await self.bot.play.verifier.verify(data, context.person)
        export: list[Button] = [button(f"export:{match}", context.ui("export"))]
        digits = small("\n".join(seed_lines(public, self.bot.texts, context.locale)))
        shown = [words(context.say(verdict.said)), digits, *rows(export)]
        await context.show(Page(shown, accent=accent(public.game)))

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
        picture = PictureFile(
            f"replay-{match}.gif", shown, context.ui("replay-alt", count=len(scenes))
        )
        look = button(f"look-back:{match}", context.ui("look-back"))
        items: list[Item] = [gallery(picture), *rows([look])]
        await context.show(Page(items, (picture,), accent(public.game)))

    def _scenes(self, data: bytes, public: Public, context: Context) -> list[tuple[Scene, int]]:
        """Return the boards of a film, each with the milliseconds that it is shown."""
        found = frames(moments(data, self.bot.games))
        return [(self.scene(frame, public, context), frame.shown) for frame in found]

    def scene(self, frame: Frame, public: Public, context: Context) -> Scene:
        """Return a board of the match as everybody saw it then."""
        texts = self.bot.texts
        names = seat_names(public, texts, context.locale)
        people = tuple(
            SeatHolder(name, ai=any(holder.ai for holder in seat.holders[:1]))
            for name, seat in zip(names, public.seats, strict=True)
        )
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
            marks=frame.marks,
            standings=frame.standings,
            course=frame.course,
            lowest_wins=game.info.lowest_wins,
            best=frame.best,
            lasted=lasted(public) if frame.standings else 0,
        )


def _promised(context: Context, public: Public) -> Page:
    """Return what can be checked of a match that still runs."""
    digits = context.ui("sealed-as", seal=public.commitment)
    chain = context.ui("chain-at", revision=public.revision, head=public.head)
    said = [words(context.ui("verify-later")), small(f"{digits}\n{chain}")]
    return Page(said, accent=accent(public.game))


def seed_lines(public: Public, texts: Texts, locale: Locale) -> list[str]:
    """Return what all shuffles of a match that is over came from, so that it can be copied."""
    lines = [texts.get("ui-seed", locale, seed=public.seed or "", seal=public.commitment)]
    if public.words:
        said = " · ".join(verbatim(one) for one in public.words)
        lines.append(texts.get("ui-seed-words", locale, words=said))
    return lines
