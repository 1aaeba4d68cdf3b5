"""Pings: one new message when it becomes somebody's turn; the former goes."""

import asyncio

import discord
import structlog
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.errors import UNREACHED
from cogs.app.places import GONE, Place, back_to_sleep, is_gone, open_place, shut
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.board.cog import BoardCog
from cogs.board.page import part_lines, result_lines
from cogs.ui.names import safe
from cogs.ui.page import Page, button, rows, words
from cogs.ui.words import game_name, reader, seat_names, stamp
from db.records.projections import Leftover, Ping
from locales import Texts
from locales.texts import Locale
from play.records import Board, Public
from play.time.backoff import Backoff

_log = structlog.get_logger("cogs")
EVERY = 5  # s: some pings become due later
TIDY = 60  # s between two looks for pings of people who were forgotten


class PingCog(commands.Cog):
    """Sends the pings that are due, and takes away those that have been answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._running = False
        self._again = False
        self._backoff = Backoff()  # rounds of `EVERY`: what is open again is found in some minutes

    async def cog_load(self) -> None:
        self.bot.play.matches.on_change(self._late)
        self.bot.repeat("pings", self.regularly, EVERY)
        self.bot.repeat("pings of people forgotten", self.tidily, TIDY)

    async def regularly(self) -> None:
        """Look for pings that are due."""
        self._backoff.begin_round()
        self._late("")

    @commands.Cog.listener()
    async def on_board_posted(self) -> None:
        """Send what has waited for a board."""
        self._late("")

    async def tidily(self) -> None:
        """Delete pings that stand and name somebody who was forgotten."""
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
        """Delete a message, or return False while its place is closed to us."""
        place = await open_place(self.bot, left.server, left.channel)
        if place is None:
            return await is_gone(self.bot, left.server, left.channel) is True
        await _delete(place, left.message)
        await back_to_sleep(place)
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
                due = await self.bot.play.projections.pings()
                may = [ping for ping in due if self._backoff.may(_which(ping))]
                await asyncio.gather(*(self._send(ping) for ping in may))
        finally:
            self._running = False

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
        await self.bot.play.projections.pinged(ping, *sent)

    async def _sent(self, ping: Ping) -> tuple[int | None, int | None] | None:
        """Send a ping and return where it stands; None while there is no place for it."""
        if ping.kind == "clear":
            return None, None
        place = await self._place(ping)
        if place is None:
            return None
        page = ping_page(self.bot, ping, await self.bot.play.matches.board(ping.match))
        who = discord.Object(ping.person)
        sent = await place.send(
            view=page.view(), allowed_mentions=discord.AllowedMentions(users=[who])
        )
        return place.id, sent.id

    async def _place(self, ping: Ping) -> Place | None:
        """Return where to ping; where the match goes on, when its thread turns out to be gone.

        Above the thread, where the bot may not write in there.
        """
        place = await open_place(self.bot, ping.server, ping.channel)
        why = shut(place)
        if why is None:
            return place
        if why.why == "locked":
            return None  # nobody could press anything there
        if place is None:
            await self.bot.find(BoardCog).look_for(ping.match)
        where = await self.bot.play.places.where(ping.match)
        if where.channel == ping.channel:
            other = where.home
        else:
            await self.bot.find(BoardCog).reconciler.written(ping.match)  # nobody is called before
            other = where.channel
        if other == ping.channel:
            return None
        place = await open_place(self.bot, ping.server, other)
        return place if shut(place) is None else None

    async def _take_away(self, ping: Ping) -> None:
        if ping.old_channel is None or ping.old_message is None:
            return
        place = await open_place(self.bot, ping.server, ping.old_channel)
        if place is not None:
            await _delete(place, ping.old_message)


def _which(ping: Ping) -> str:
    return f"{ping.match} {ping.person}"


async def _delete(place: Place, message: int) -> None:
    """Delete a message of ours, which may be gone already."""
    try:
        await place.get_partial_message(message).delete()
    except discord.HTTPException as failure:
        if failure.code not in GONE:
            raise


def ping_page(bot: Bot, ping: Ping, board: Board) -> Page:
    """Return the message that calls somebody to a table, to a vote, or tells them how it ended."""
    public, locale = board.public, language(board.public.locale)
    who = f"<@{ping.person}>"
    game = safe(game_name(ping.game, bot.texts, locale))
    if ping.kind == "end":
        return _end_page(
            bot, ping, public, bot.texts.get("ui-ping-end", locale, who=who, game=game)
        )
    proposed = next((one for one in public.proposals if ping.seat in one.missing), None)
    if proposed is not None and ping.seat not in public.awaited:
        said = bot.texts.get(f"ui-ping-proposed-{proposed.kind}", locale, who=who, game=game)
        answer = button(
            f"more:{ping.match}", bot.texts.get("ui-answer", locale), ButtonStyle.primary
        )
        return Page([words(said), *rows([answer])])
    if ping.seat is not None and ping.seat not in public.awaited and public.seats[ping.seat].wanted:
        said = bot.texts.get("ui-ping-wanted", locale, who=who, game=game)
        answer = button(
            f"play:{ping.match}", bot.texts.get("ui-answer", locale), ButtonStyle.primary
        )
        return Page([words(said), *rows([answer])])
    until = ""
    if ping.deadline_at is not None:
        until = " · " + bot.texts.get("ui-until", locale, when=stamp(ping.deadline_at))
    said = bot.texts.get(f"ui-ping-{ping.kind}", locale, who=who, game=game)
    if ping.kind == "turn" and public.revision <= 1:
        said = "\n".join([said, *opening_lines(public, bot.texts, locale)])
    play = button(f"play:{ping.match}", bot.texts.get("ui-play", locale), ButtonStyle.primary)
    return Page([words(said + until), *rows([play])])


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


def _end_page(bot: Bot, ping: Ping, public: Public, said: str) -> Page:
    """Return who won, with a way to look and to play again."""
    locale = language(public.locale)
    result = result_lines(public, bot.texts, reader(public, bot.texts, locale, None))
    found = [button(f"play:{ping.match}", bot.texts.get("ui-look", locale))]
    if public.part_of is None:
        again = bot.texts.get("ui-rematch", locale)
        found.insert(0, button(f"rematch:{ping.match}", again, ButtonStyle.primary))
    return Page([words("\n".join([said, *result])), *rows(found)])
