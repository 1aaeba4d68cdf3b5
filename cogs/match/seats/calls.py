"""Calls of substitutes: a message to each of them, and their answers (TIM-2.4)."""

import asyncio
import hashlib

import discord
import structlog
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.admission import shown_to
from cogs.app.bot import Bot, language
from cogs.app.channels.channels import Channel, Unknown, open_channel, shut
from cogs.app.channels.posted import sent_before
from cogs.app.context import Context, route
from cogs.app.errors import UNREACHED, acknowledged, tell
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.directs.cog import DirectCog, server_name
from cogs.match.cog import TableCog
from cogs.match.membership import UNKNOWN_MEMBER, MembershipCog
from cogs.ui.names import safe
from cogs.ui.page import Page, button, rows, words
from cogs.ui.words import game_name, reader
from db.records.channels import Whereabouts
from db.records.projections import Sending, SubstituteCall
from games.core.refused import Refused
from games.core.text import text
from locales.texts import Locale
from play.records import Public
from play.time.backoff import Backoff

_log = structlog.get_logger("cogs")
EVERY = 5  # s between two looks for what is due


class SubstituteCallsCog(commands.Cog):
    """Calls those whom a seat needs, each by a message of their own, where that is public."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._backoff = Backoff()

    async def cog_load(self) -> None:
        self.bot.repeat("calls of substitutes", self.regularly, EVERY)

    async def regularly(self) -> None:
        """Find what was sent and not noted, then call who is to be called now."""
        self._backoff.begin_round()
        service = self.bot.play.substitutes
        await service.tick()
        for lost in await service.unnoted():
            await self._try(lost, found=True)
        for call in await service.due():
            await self._try(call, found=False)

    async def _try(self, call: SubstituteCall, *, found: bool) -> None:
        """Look for a call, or send it; what fails is tried again, ever later."""
        if not self._backoff.may(call.tag):
            return
        try:
            async with asyncio.timeout(MESSAGE_TIMEOUT):
                done = await (self._looked_for(call) if found else self._sent(call))
        except (Unknown, Refused, *UNREACHED) as no:
            _log.info("could not call a substitute", why=type(no).__name__)
            done = False
        if done:
            self._backoff.went_well(call.tag)
        else:
            self._backoff.failed(call.tag)

    async def _looked_for(self, call: SubstituteCall) -> bool:
        assert call.channel is not None
        assert call.posting_at is not None
        one = Sending(
            tag=call.tag,
            kind="call",
            person=call.person,
            server=call.server,
            channel=call.channel,
            at=call.posting_at,
        )
        message = await sent_before(self.bot, one)
        if message is None:
            await self.bot.play.substitutes.not_sent(call.tag)
        else:
            await self.bot.play.substitutes.sent(call.tag, message)
        return True

    async def _sent(self, call: SubstituteCall) -> bool:
        """Call somebody; False where that cannot be now. Whoever must not see it is not called."""
        service, person = self.bot.play.substitutes, call.person
        assert person is not None
        if (at := await service.later(call)) is not None:
            await service.put_back(call.tag, at)
            return True
        where = await self.bot.play.channels.where(call.match)
        channel = await self._place(where)
        if channel is None:
            return False
        if not await self._sees(person, channel):
            await service.decline(call.tag, person)
            return True
        board = await self.bot.play.matches.board(call.match)
        settings = await self.bot.play.people.settings(person)
        direct = await self.bot.play.directs.of(person) if settings.in_direct else None
        if direct is not None and direct.works:
            assert direct.channel is not None
            return await self._sent_directly(call, direct.channel, board.public)
        page = call_page(self.bot, call, board.public, language(board.public.locale))
        return await self._posted(call, channel, page)

    async def _place(self, where: Whereabouts) -> Channel | None:
        """Return where people are called: where the match was opened, or in its own place."""
        for one in (where.home, where.channel):
            channel = await open_channel(self.bot, where.server, one)
            if channel is not None and shut(channel) is None:
                return channel
        return None

    async def _sees(self, person: int, channel: Channel) -> bool:
        """Whether somebody is on the server, and sees a channel of it."""
        try:
            member = await channel.guild.fetch_member(person)
        except discord.NotFound as no:
            if no.code != UNKNOWN_MEMBER:
                raise
            await self.bot.play.members.gone(person, channel.guild.id)
            return False
        return shown_to(member, channel)

    async def _posted(self, call: SubstituteCall, channel: Channel, page: Page) -> bool:
        service = self.bot.play.substitutes
        if not await service.sending(call.tag, channel.guild.id, channel.id):
            return True
        mentions = discord.AllowedMentions(users=[discord.Object(call.person or 0)])
        try:
            sent = await channel.send(
                view=page.view(), allowed_mentions=mentions, nonce=_nonce(call)
            )
        except discord.HTTPException as no:
            if no.status < 500:
                await service.not_sent(call.tag)
            raise
        await service.sent(call.tag, sent.id)
        return True

    async def _sent_directly(self, call: SubstituteCall, channel: int, public: Public) -> bool:
        """Call somebody in direct messages; once these are refused they are called in channels."""
        service, person = self.bot.play.substitutes, call.person
        assert person is not None
        locale = language(await self.bot.play.people.reads(person) or public.locale)
        if not await service.sending(call.tag, None, channel):
            return True
        page = call_page(self.bot, call, public, locale, direct=True)
        about = f"substitute {call.tag}"
        sent = await self.bot.find(DirectCog).send(person, channel, page, about, call.tag)
        if sent is None:
            await service.not_sent(call.tag)
            return False
        await service.sent(call.tag, sent)
        return True

    # Their answers

    @route("sub-take")
    async def take(self, context: Context) -> None:
        """Take the seat over to which this person is called, and open its table."""
        await acknowledged(context, apart=True)
        service, tag = self.bot.play.substitutes, context.args[0]
        call = await service.call(tag, context.person)
        where = await self.bot.play.channels.where(call.match)
        gone = where.server is not None and where.server != context.server
        if gone and await self.bot.find(MembershipCog).is_gone(context.person, where.server or 0):
            raise Refused(text("ui-unseen-channel"))
        match = await service.take(tag, context.who)
        await self.bot.play.matches.thought(match)
        note = context.ui("substitute-taken")
        await self.bot.find(TableCog).open_table(context, match, note)

    @route("sub-no")
    async def decline(self, context: Context) -> None:
        """Say no."""
        await acknowledged(context, apart=True)
        await self.bot.play.substitutes.decline(context.args[0], context.person)
        await tell(context, context.ui("substitute-declined"))


def _nonce(call: SubstituteCall) -> str:
    return hashlib.sha256(f"substitute {call.tag}".encode()).hexdigest()[:24]


def call_page(
    bot: Bot, call: SubstituteCall, public: Public, locale: Locale, *, direct: bool = False
) -> Page:
    """Return the message that calls a substitute: game, pace, how far it is; nobody's cards."""
    texts = bot.texts
    game = safe(game_name(public.game, texts, locale))
    who = "" if direct else f"<@{call.person}> "
    lines = [who + texts.get("ui-substitute-call", locale, game=game)]
    stage = texts.say(public.headline.stage, reader(public, texts, locale, None))
    pace = texts.get(f"play-pace-{public.terms.pace}", locale).partition(" (")[0]
    parts = [*(server_name(bot, public.server) if direct else []), pace, safe(stage)]
    lines.append(f"-# {' · '.join(parts)}")
    take = texts.get("ui-substitute-take", locale)
    buttons = [
        button(f"sub-take:{call.tag}", take, ButtonStyle.primary),
        button(f"sub-no:{call.tag}", texts.get("ui-substitute-no", locale)),
    ]
    return Page([words("\n".join(lines)), *rows(buttons)])
