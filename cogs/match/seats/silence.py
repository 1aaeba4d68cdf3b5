"""The one question to whoever has gone silent: what is to become of their matches (CLB-2.2)."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable

import discord
import structlog
from discord import ButtonStyle
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.bot import Bot, language
from cogs.app.channels.posted import sent_before
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, route
from cogs.app.errors import UNREACHED, acknowledged, tell
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.directs.cog import SHUT
from cogs.match.lists import waiting_page
from cogs.ui.page import LONG, Page, button, rows, words
from db.records.people import Silence
from db.records.projections import Sending
from games.core.refused import Refused
from locales import Texts
from locales.texts import Locale

_log = structlog.get_logger("cogs")
EVERY = 600  # s between two looks for people who have gone silent
Act = Callable[[str, int], Awaitable[object]]


class SilenceCog(commands.Cog):
    """Asks at somebody's next look, or by direct message where they chose those."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.on_silence = self.ask

    async def cog_load(self) -> None:
        self.bot.repeat("people who have gone silent", self.regularly, EVERY)

    async def regularly(self) -> None:
        """Find who has gone silent, and write to those who chose direct messages."""
        silences = self.bot.play.silences
        for one in await silences.unnoted():
            await self._look_for(one)
        await silences.tick()
        for one in await silences.to_write():
            try:
                async with asyncio.timeout(MESSAGE_TIMEOUT):
                    await self._write(one)
            except UNREACHED as no:
                _log.info("could not ask somebody", why=type(no).__name__)

    async def ask(self, context: Context) -> None:
        """Ask whoever has just looked in, by a message of its own."""
        page = silence_page(self.bot.texts, context.locale)
        await context.interaction.followup.send(view=page.view(), ephemeral=True)

    async def _write(self, one: Silence) -> None:
        assert one.channel is not None
        tag = await self.bot.play.silences.posting(one)
        if tag is None:
            return
        locale = language(one.locale or self.bot.services.locale)
        page = silence_page(self.bot.texts, locale, tag)
        place = self.bot.get_partial_messageable(one.channel, type=discord.ChannelType.private)
        nonce = hashlib.sha256(f"silence {tag}".encode()).hexdigest()[:24]
        try:
            message = await place.send(view=page.view(), nonce=nonce)
        except discord.HTTPException as no:
            if no.status >= 500:
                raise
            await self.bot.play.silences.not_posted(one.person, tag)
            if no.code not in SHUT:
                raise
            await self.bot.play.directs.refused(one.person, no.code)
            return
        await self.bot.play.silences.posted(replace(one, tag=tag), message.id)

    async def _look_for(self, one: Silence) -> None:
        """Note a question that was sent and not noted; where it does not stand it is due again."""
        assert one.tag is not None
        assert one.channel is not None
        assert one.posting_at is not None
        sent = Sending(
            tag=one.tag,
            kind="note",
            match=None,
            person=one.person,
            token=None,
            server=None,
            channel=one.channel,
            at=one.posting_at,
        )
        message = await sent_before(self.bot, sent)
        if message is None:
            await self.bot.play.silences.not_posted(one.person, one.tag)
        else:
            await self.bot.play.silences.posted(one, message)

    # Answers; one press serves all matches of all servers

    async def _all(self, context: Context, act: Act) -> tuple[int, int]:
        """Do something in all matches of somebody; return in how many it was done, and was not."""
        done = refused = 0
        for one in await self.bot.play.matches.of_person(context.person):
            try:
                await act(one.id, context.person)
                done += 1
            except Refused:
                refused += 1
        return done, refused

    @route("hush-back")
    async def come_back(self, context: Context) -> None:
        """Take all my seats back from AIs, and show what waits."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self._all(context, self.bot.play.matches.come_back)
        await context.show(
            waiting_page(context, await self.bot.play.matches.waiting(context.person))
        )

    @route("hush-seek")
    async def seek(self, context: Context) -> None:
        """Look for substitutes in all my matches."""
        await acknowledged(context, apart=not context.on_ephemeral)
        done, refused = await self._all(context, self.bot.play.substitutes.seek)
        said = context.ui("silence-sought", count=done)
        more = [context.ui("silence-not-sought", count=refused)] if refused else []
        await context.show(Page([words("\n".join([said, *more]))]))

    @route("hush-leave")
    async def ask_leave(self, context: Context) -> None:
        """Ask whether somebody really leaves everything."""
        await acknowledged(context, apart=not context.on_ephemeral)
        count = len(await self.bot.play.matches.of_person(context.person))
        said = context.ui("silence-sure", count=count)
        await context.show(sure_page(context, said, ("hush-left", context.ui("silence-leave"))))

    @route("hush-left")
    async def leave(self, context: Context) -> None:
        """Leave all my matches, and the tournaments that they are of."""
        await acknowledged(context)
        await self.bot.play.tournaments.leave_all(context.person)
        done, _ = await self._all(context, self.bot.play.matches.leave)
        await tell(context, context.ui("silence-left", count=done))


def silence_page(texts: Texts, locale: Locale, tag: str = "") -> Page:
    """Return the question with its four answers; a message of it is found by its `tag`."""
    said = texts.get("ui-silence-ask", locale)
    found = [
        button(_id("hush-back", tag), texts.get("ui-silence-back", locale), ButtonStyle.primary),
        button(_id("my-leave", tag), texts.get("ui-days-off", locale)),
        button(_id("hush-seek", tag), texts.get("ui-silence-seek", locale), most=LONG),
        button(_id("hush-leave", tag), texts.get("ui-silence-leave", locale), ButtonStyle.danger),
    ]
    return Page([words(said), *rows(found)])


def _id(verb: str, tag: str) -> str:
    return f"{verb}:{tag}" if tag else verb
