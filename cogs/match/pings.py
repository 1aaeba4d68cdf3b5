"""Pings: one new message when it becomes somebody's turn; the former one is deleted."""

import asyncio
import hashlib
from collections.abc import Callable

import discord
import msgspec
import structlog
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import (
    Channel,
    Unknown,
    back_to_sleep,
    delete,
    is_gone,
    open_channel,
    shut,
)
from cogs.app.channels.posted import sent_before
from cogs.app.errors import UNREACHED
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.board.cog import BoardCog
from cogs.board.page import part_lines
from cogs.board.result import finished_lines, result_lines
from cogs.directs.cog import DirectCog, server_name
from cogs.match.lists import PEOPLE
from cogs.tournaments.posts.last_call import last_call
from cogs.ui.names import safe
from cogs.ui.page import Page, button, clip, rows, words
from cogs.ui.rulings import ruling_line
from cogs.ui.words import game_name, reader, seat_names, stamp
from db.records.projections import Leftover, Ping, Sending
from games.core.refused import Refused
from locales import Texts
from locales.texts import Locale
from play.records import Board, Public
from play.time.backoff import Backoff
from play.tournaments.view import TournamentView

_log = structlog.get_logger("cogs")
EVERY = 5  # s: some pings become due later
TIDY = 60  # s between two looks for messages that were left over


class Sent(msgspec.Struct, frozen=True):
    """Where a ping stands; nowhere where nobody is to be called. `tag` is that of its sending."""

    channel: int | None = None
    message: int | None = None
    tag: str | None = None


class PingCog(commands.Cog):
    """Sends the pings that are due, and deletes those that have been answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._running = False
        self._again = False
        self._backoff = Backoff()  # rounds of `EVERY`: what is open again is found in some minutes

    async def cog_load(self) -> None:
        self.bot.play.matches.on_change(self._late)
        self.bot.repeat("pings", self.regularly, EVERY)
        self.bot.repeat("messages left over", self.tidily, TIDY)

    async def regularly(self) -> None:
        """Look for pings that are due."""
        self._backoff.begin_round()
        self._late("")

    @commands.Cog.listener()
    async def on_board_posted(self) -> None:
        """Send the pings that have waited for a board."""
        self._late("")

    async def tidily(self) -> None:
        """Delete messages that were left over: they name somebody forgotten, or call to nothing."""
        for left in await self.bot.play.projections.leftovers():
            try:
                async with asyncio.timeout(MESSAGE_TIMEOUT):
                    gone = await self._deleted(left)
            except UNREACHED as no:
                _log.info("could not delete a ping", why=type(no).__name__)
                continue
            if gone:
                await self.bot.play.projections.tidied(left.message)

    async def _deleted(self, left: Leftover) -> bool:
        """Delete a message, or return False while its channel is closed to us."""
        if left.server is None:  # direct messages, no channel of ours is without a server
            await self.bot.find(DirectCog).delete(left.channel, left.message)
            return True
        channel = await open_channel(self.bot, left.server, left.channel)
        if channel is None:
            return await is_gone(self.bot, left.server, left.channel) is True
        await delete(channel, left.message)
        await back_to_sleep(channel)
        return True

    def _late(self, _: str) -> None:
        if self.bot.is_closed():
            return  # another connection sends them
        if self._running:
            self._again = True
            return
        self._running = True
        self.bot.in_background(self._send_all())

    async def _send_all(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                await self._look_for_unnoted()
                due = await self.bot.play.projections.pings()
                may = [ping for ping in due if self._backoff.may(_which(ping))]
                await asyncio.gather(*(self._send(ping) for ping in may))
        finally:
            self._running = False

    async def _look_for_unnoted(self) -> None:
        """Find what was sent before the bot was stopped, and was not noted any more."""
        for one in await self.bot.play.projections.unnoted():
            if not self._backoff.may(one.tag):
                continue
            try:
                async with asyncio.timeout(MESSAGE_TIMEOUT):
                    await self._look_for(one)
            except (Unknown, *UNREACHED) as no:
                _log.info("could not look for a message", kind=one.kind, why=type(no).__name__)
                self._backoff.failed(one.tag)
            else:
                self._backoff.went_well(one.tag)

    async def _look_for(self, one: Sending) -> None:
        message = await sent_before(self.bot, one)
        if message is None:
            await self.bot.play.projections.end_sending(one.tag)
        elif one.kind == "call":
            await self.bot.play.projections.found_call(one, message)
        elif one.kind == "invitation":
            await self.bot.play.lobbies.called(one, message)
        else:
            await self.bot.play.directs.found(one, message)

    async def _send(self, ping: Ping) -> None:
        """Send one ping and confirm it; one that could not be sent is due again, ever later."""
        try:
            async with asyncio.timeout(MESSAGE_TIMEOUT):
                sent = await self._sent(ping)
                if sent is None:
                    return
                await self._take_away(ping)
        except UNREACHED as no:
            _log.warning("could not send a ping", match=ping.match, why=type(no).__name__)
            self._backoff.failed(_which(ping))
            return
        self._backoff.went_well(_which(ping))
        await self.bot.play.projections.pinged(ping, sent.channel, sent.message, sent.tag)

    async def _sent(self, ping: Ping) -> Sent | None:
        """Send a ping and return where it stands; None while it has no channel, or no game."""
        if ping.kind == "clear" or (ping.kind == "missed" and ping.direct is None):
            return Sent()
        try:
            board = await self.bot.play.matches.board(ping.match)
        except Refused:
            return None  # its game is away: it is due again
        if ping.direct is not None:
            sent = await self._sent_directly(ping, ping.direct, board)
            if sent is not None or ping.kind == "missed":
                return sent or Sent()
        channel = await self._place(ping)
        if channel is None:
            return None
        projections, server = self.bot.play.projections, channel.guild.id
        tag = await projections.begin_sending("call", ping.person, channel.id, server, ping)
        page = ping_page(self.bot, ping, board, None, tag, await self._ended(ping, board))
        who = discord.Object(ping.person)
        nonce = hashlib.sha256(_about(ping).encode()).hexdigest()[:24]
        mentions = discord.AllowedMentions(users=[who])
        try:
            sent = await channel.send(view=page.view(), allowed_mentions=mentions, nonce=nonce)
        except discord.HTTPException as no:
            if no.status < 500:
                await projections.end_sending(tag)
            raise
        return Sent(channel.id, sent.id, tag)

    async def _sent_directly(self, ping: Ping, channel: int, board: Board) -> Sent | None:
        """Send a ping as a direct message; None when its person is called in threads now."""
        projections = self.bot.play.projections
        tag = await projections.begin_sending("call", ping.person, channel, None, ping)
        page = direct_page(self.bot, ping, board, tag, await self._ended(ping, board))
        message = await self.bot.find(DirectCog).send(ping.person, channel, page, _about(ping), tag)
        return None if message is None else Sent(channel, message, tag)

    async def _ended(self, ping: Ping, board: Board) -> TournamentView | None:
        """Return the tournament of a match that is over, with its result; None for other calls."""
        part = board.public.part_of
        if ping.kind != "end" or part is None:
            return None
        return await self.bot.play.tournaments.after(ping.match, part.tournament)

    async def _place(self, ping: Ping) -> Channel | None:
        """Return where to ping; if the thread turns out to be gone, where the match goes on.

        Above the thread, if the bot may not write in there.
        """
        channel = await open_channel(self.bot, ping.server, ping.channel)
        why = shut(channel)
        if why is None:
            return channel
        if why.why == "locked":
            return None  # nobody could press anything there
        if channel is None:
            await self.bot.find(BoardCog).look_for(ping.match)
        where = await self.bot.play.channels.where(ping.match)
        if where.channel == ping.channel:
            other = where.home
        else:
            await self.bot.find(BoardCog).reconciler.written(ping.match)  # nobody is called before
            other = where.channel
        if other == ping.channel:
            return None
        channel = await open_channel(self.bot, ping.server, other)
        return channel if shut(channel) is None else None

    async def _take_away(self, ping: Ping) -> None:
        if ping.old_channel is None or ping.old_message is None:
            return
        if ping.old_direct:
            await self.bot.find(DirectCog).delete(ping.old_channel, ping.old_message)
            return
        channel = await open_channel(self.bot, ping.server, ping.old_channel)
        if channel is not None:
            await delete(channel, ping.old_message)


def _which(ping: Ping) -> str:
    return f"{ping.match} {ping.person}"


def _about(ping: Ping) -> str:
    """Return what tells this call from all others; Discord posts a repeated one only once."""
    return f"ping {ping.match} {ping.person} {ping.token} {ping.kind}"


def direct_page(
    bot: Bot, ping: Ping, board: Board, tag: str = "", ended: TournamentView | None = None
) -> Page:
    """Return the call as a direct message: it names the server and the match, not the reader.

    It holds what everybody may know of the match.
    """
    locale = language(ping.locale or board.public.locale)
    called = ping_page(bot, ping, board, locale, tag, ended)
    seats = seat_names(board.public, bot.texts, locale)
    where = [*server_name(bot, ping.server), safe(clip(", ".join(seats), PEOPLE))]
    lines = [f"-# {' · '.join(where)}"]
    if ping.missed and ping.kind == "turn":
        lines.insert(0, bot.texts.get("ui-direct-missed-before", locale))
    return Page([*called.items[:1], words("\n".join(lines)), *called.items[1:]])


def ping_page(
    bot: Bot,
    ping: Ping,
    board: Board,
    to: Locale | None = None,
    tag: str = "",
    ended: TournamentView | None = None,
) -> Page:
    """Return the message that calls somebody to a table, to a vote, or tells them how it ended.

    In the language that they read, as far as it is known; in threads of a tournament in that of the
    tournament (EVT-1.12). In direct messages, which name nobody, in the language `to`. The ids of
    its buttons end with the `tag` by which it is found. A match of a tournament has `ended` in
    that.
    """
    public, which = board.public, f"{ping.match}:{tag}" if tag else ping.match
    reads = None if public.part_of is not None else ping.locale
    locale = to or language(reads or public.locale)
    game = safe(game_name(ping.game, bot.texts, locale))

    def said(kind: str) -> str:
        if to is not None:
            return bot.texts.get(f"ui-direct-{kind}", locale, game=game)
        return bot.texts.get(f"ui-ping-{kind}", locale, who=f"<@{ping.person}>", game=game)

    match ping.kind:
        case "end":
            view, person, about = ended, ping.person, (bot.texts, locale)
            more = "" if view is None else last_call(view, ping.match, person, *about)
            return _end_page(bot, which, public, said("end"), more, locale)
        case "next" | "missed":
            return _look_page(bot, which, said(_looked_at(ping, public)), locale)
        case _:
            return _asking_page(bot, ping, which, public, said, locale)


def _asking_page(
    bot: Bot, ping: Ping, which: str, public: Public, said: Callable[[str], str], locale: Locale
) -> Page:
    """Return the call for an answer: to a vote, to somebody who would join, to a question.

    One that stands for other matches, too, leads to them all. `which` is the match, with the tag.
    """
    proposed = next((one for one in public.proposals if ping.seat in one.missing), None)
    if proposed is not None and ping.seat not in public.awaited:
        answer = button(f"more:{which}", bot.texts.get("ui-answer", locale), ButtonStyle.primary)
        return Page([words(said(f"proposed-{proposed.kind}")), *rows([answer])])
    if ping.seat is not None and ping.seat not in public.awaited and public.seats[ping.seat].wanted:
        answer = button(f"play:{which}", bot.texts.get("ui-answer", locale), ButtonStyle.primary)
        return Page([words(said("wanted")), *rows([answer])])
    lines = said(ping.kind)
    if ping.kind == "turn" and public.revision <= 1:
        lines = "\n".join([lines, *opening_lines(public, bot.texts, locale)])
    if ping.deadline_at is not None:
        lines += " · " + bot.texts.get("ui-until", locale, when=stamp(ping.deadline_at))
    found = [button(f"play:{which}", bot.texts.get("ui-play", locale), ButtonStyle.primary)]
    if ping.gathers:
        found.append(button("what-waits", bot.texts.get("ui-what-waits", locale)))
    return Page([words(lines), *rows(found)])


def opening_lines(public: Public, texts: Texts, locale: Locale) -> list[str]:
    """Return who meets in a match of a tournament that begins, and who is first (EVT-1.6)."""
    if public.part_of is None:
        return []
    names = seat_names(public, texts, locale, safe)
    said = " – ".join(f"**{name}**" for name in names)
    order = public.headline.order or public.awaited
    if len(order) in {0, len(names)} and len(public.awaited) != 1:
        return [*part_lines(public, texts, locale), said]
    first = names[(public.awaited if len(public.awaited) == 1 else order)[0]]
    begins = texts.get("ui-tournament-begins", locale, name=first)
    return [*part_lines(public, texts, locale), f"{said} · {begins}"]


def _looked_at(ping: Ping, public: Public) -> str:
    """Return what a message says that asks nothing."""
    stood_in = ping.seat is not None and public.seats[ping.seat].standin is not None
    return "missed-away" if ping.kind == "missed" and stood_in else ping.kind


def _look_page(bot: Bot, which: str, said: str, locale: Locale) -> Page:
    """Return what is said of a match, with a way to look."""
    look = button(f"play:{which}", bot.texts.get("ui-look", locale))
    return Page([words(said), *rows([look])])


def _end_page(bot: Bot, which: str, public: Public, said: str, more: str, locale: Locale) -> Page:
    """Return who won, with buttons to look and to go on: a rematch, or the person's tournament.

    `more` is what follows from it in that.
    """
    here = public, bot.texts, reader(public, bot.texts, locale, None)
    result = [*result_lines(*here), *finished_lines(*here)]
    ruling = ruling_line(public, bot.texts, locale)
    found = [button(f"play:{which}", bot.texts.get("ui-look", locale))]
    if public.part_of is None:
        again = bot.texts.get("ui-rematch", locale)
        found.insert(0, button(f"rematch:{public.id}", again, ButtonStyle.primary))
    else:
        label, whole = bot.texts.get("ui-tournament-mine", locale), public.part_of.tournament
        found.insert(0, button(f"t-next:{whole}", label, ButtonStyle.primary))
        if ruling:
            appeal = bot.texts.get("ui-tournament-appeal", locale)
            found.append(button(f"t-appeal:{whole}", appeal))
    lines = [said, ruling] if ruling else [said, *result]
    return Page([words("\n".join(filter(None, [*lines, more]))), *rows(found)])
