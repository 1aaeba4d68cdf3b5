"""A match that is over, step by step, as everybody saw it (MND-4.1)."""

import asyncio
from collections.abc import Sequence

from cachetools import LRUCache
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.match.films.ending import EndingCog
from cogs.match.films.frames import Frame, changes
from cogs.ui.names import bare
from cogs.ui.page import Item, Page, PictureFile, button, choice, clip, gallery, rows, select, words
from cogs.ui.words import NEWS_LINE, game_name, reader
from games.core.match.export import moments
from play.records import Public

KEPT = 4  # matches whose steps are kept: some megabytes each
CHAPTERS = 25  # that a select offers
TOLD = 8  # lines of a step


class LookBackCog(commands.Cog):
    """Shows a finished match step by step, in one private message."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._kept: LRUCache[str, tuple[Frame, ...]] = LRUCache(KEPT)

    @route("look-back", again="look-back")
    async def look_back(self, context: Context) -> None:
        """Open a match at its first step."""
        await acknowledged(context, apart=True)
        await self._show(context, context.args[0], None)

    @route("step-to", again="look-back")
    async def turn(self, context: Context) -> None:
        """Turn to another step, by button."""
        await acknowledged(context)
        await self._show(context, context.args[0], context.args.number(1))

    @route("step-chapter", again="look-back")
    async def choose(self, context: Context) -> None:
        """Turn to where a round or a turn begins."""
        await acknowledged(context)
        await self._show(context, context.args[0], context.values.number(0))

    async def _show(self, context: Context, match: str, step: int | None) -> None:
        public = (await self.bot.play.matches.board(match)).public
        found = await self._steps(context, match)
        at = 0 if step is None else min(step, len(found) - 1)
        frame = found[at]
        said = _said(frame, public, self.bot, context)
        scene = self.bot.find(EndingCog).scene(frame, public, context)
        name = f"step-{match}-{at}.png"
        picture = await self.bot.render_client.of_scene(scene, name, " ".join(said) or name)
        await context.show(_page(context, public, found, at, said, picture))

    async def _steps(self, context: Context, match: str) -> tuple[Frame, ...]:
        """Return the steps of a match. Raises Refused while it runs."""
        kept = self._kept.get(match)
        if kept is None:
            data = await self.bot.play.matches.export(match, context.person)
            kept = await asyncio.to_thread(lambda: tuple(changes(moments(data, self.bot.games))))
            self._kept[match] = kept
        return kept


def _said(frame: Frame, public: Public, bot: Bot, context: Context) -> list[str]:
    """Return what happened at a step, in words."""
    who = reader(public, bot.texts, context.locale, None)
    lines = [
        clip(bot.texts.say(one.public.text, who), NEWS_LINE)
        for one in frame.told
        if one.public is not None
    ]
    rest = len(lines) - TOLD
    return [*lines[:TOLD], context.ui("back-more", count=rest)] if rest > 0 else lines


def _page(
    context: Context,
    public: Public,
    found: Sequence[Frame],
    at: int,
    said: Sequence[str],
    picture: PictureFile | None,
) -> Page:
    last = len(found) - 1
    game = game_name(public.game, context.texts, context.locale)
    head = context.ui("back-step", game=game, step=at + 1, steps=last + 1)
    items: list[Item] = [words("\n".join([f"### {head}", *(f"- {one}" for one in said)]))]
    if picture is not None:
        items.append(gallery(picture))
    ways = (("first", 0), ("before", max(0, at - 1)), ("after", min(last, at + 1)), ("last", last))
    turns = [
        button(f"step-to:{public.id}:{to}:{way}", context.ui(f"back-{way}"), disabled=to == at)
        for way, to in ways
    ]
    items += rows(turns)
    chapters = _chapters(context, public, found)
    if chapters:
        lines = [choice(str(to), label) for to, label in chapters]
        items.append(select(f"step-chapter:{public.id}", context.ui("back-chapter"), lines))
    pictures = () if picture is None else (picture,)
    return Page(items, pictures, accent(public.game))


def _chapters(context: Context, public: Public, found: Sequence[Frame]) -> list[tuple[int, str]]:
    """Return where parts of the match begin; where they are many, spread over it."""
    who = reader(public, context.texts, context.locale, None, plain=True)
    headed: list[tuple[int, str]] = []
    for at, frame in enumerate(found):
        parts = [one.public for one in frame.told if one.heading and one.public is not None]
        headed += [(at, bare(clip(context.texts.say(one.text, who), 100))) for one in parts[:1]]
    step = max(1, -(-len(headed) // CHAPTERS))
    return headed[::step]
