"""A step of a match that is over, shown to all in its channel (MND-4.1)."""

import asyncio
import contextlib
from dataclasses import replace

import discord
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import Unknown, check_voice_in, is_gone, open_channel, shut
from cogs.app.channels.posted import posted_before
from cogs.app.context import Context, route
from cogs.app.errors import UNREACHED, acknowledged
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.app.render_client import accent
from cogs.match.films.look_back import LookBackCog
from cogs.ui.page import Item, Page, PictureFile, button, gallery, rows, words
from cogs.ui.words import game_name
from db.records.projections import ShownStep
from games.core.refused import Refused
from games.core.text import text
from locales import Texts
from locales.texts import Locale
from play.proof.looking.service import LookedBack

EVERY = 60  # s between two looks for what was being sent when the bot was stopped


class ShowStepCog(commands.Cog):
    """Posts steps, and leads from them into the match."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.repeat("steps that are shown", self.regularly, EVERY)

    async def regularly(self) -> None:
        """Find what was sent and not noted: it is deleted with the names that it shows."""
        for one in await self.bot.play.looking.unnoted():
            with contextlib.suppress(Unknown, *UNREACHED):
                await self._look_for(one)

    async def _look_for(self, one: ShownStep) -> None:
        channel = await open_channel(self.bot, one.server, one.channel)
        if channel is None and not await is_gone(self.bot, one.server, one.channel):
            return
        found = None
        if channel is not None:
            found = await posted_before(
                channel, one.at, f"look-from:{one.match}:{one.step}:{one.tag}"
            )
        await self.bot.play.looking.showed(one.tag, found)

    @route("look-from", again="look-back")
    async def look_from(self, context: Context) -> None:
        """Open a match at the step that a public message shows."""
        await acknowledged(context, apart=True)
        looked = await self.bot.play.looking.look(context.args[0], None, context.args.number(1))
        await self.bot.find(LookBackCog).show(context, looked)

    @route("walk-show", again="look-back")
    async def post(self, context: Context) -> None:
        """Show a step to all, as everybody saw it: one line, and the way to look on from there."""
        await acknowledged(context)
        match, move = context.args[0], context.args.number(1)
        service = self.bot.play.looking
        where = await self.bot.play.channels.where(match)
        if context.server != where.server:
            raise Refused(text("ui-only-there"))
        looked = await service.look(match, None, move=move)
        channel = await open_channel(self.bot, where.server, where.channel)
        if channel is None or shut(channel) is not None:
            raise Refused(text("ui-back-shut"))
        check_voice_in(context, channel)
        theirs = replace(context, locale=language(looked.public.locale))
        tag = await service.begin_showing(
            match, looked.at, context.person, where.server, channel.id
        )
        looked = await service.look(match, None, looked.at)  # somebody may be forgotten by now
        picture = await self.bot.find(LookBackCog).picture(looked, theirs, ())
        page = _shown(self.bot.texts, theirs.locale, looked, tag, picture)
        try:
            async with asyncio.timeout(MESSAGE_TIMEOUT):
                sent = await channel.send(
                    view=page.view(),
                    files=page.files(),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
        except discord.HTTPException as no:
            if no.status >= 500:
                raise  # it may stand: it is looked for
            await service.showed(tag, None)
            raise Refused(text("ui-back-shut")) from no
        await service.showed(tag, sent.id)
        await self.bot.find(LookBackCog).show(context, looked)


def _shown(
    texts: Texts, locale: Locale, looked: LookedBack, tag: str, picture: PictureFile | None
) -> Page:
    """Return a step as a message for all."""
    public = looked.public
    game = game_name(public.game, texts, locale)
    said = texts.get("ui-back-step", locale, game=game, step=looked.at + 1, steps=len(looked.steps))
    items: list[Item] = [words(said)]
    if picture is not None:
        items.append(gallery(picture))
    label = texts.get("ui-back-from", locale)
    items += rows([button(f"look-from:{public.id}:{looked.at}:{tag}", label)])
    return Page(items, () if picture is None else (picture,), accent(public.game))
