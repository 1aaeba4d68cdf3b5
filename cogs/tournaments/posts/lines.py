"""Where the matches of tournaments live: a thread each, on a line of its own (EVT-1.6)."""

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import GONE, Channel, NoChannel, messageable, shut
from cogs.app.channels.posted import posted_before
from cogs.app.channels.threads import takes_threads, thread_for
from cogs.app.errors import UNREACHED
from cogs.tournaments.page import line_page
from cogs.tournaments.words import Screen
from db.records.tournaments import StoredTournament
from play.base.guarded import Locks
from play.records import Public
from play.tournaments.view import TournamentView

_log = structlog.get_logger("cogs")
SWEEP = 60  # s between two looks for lines that name people who were forgotten
SOME = 50


class LinesCog(commands.Cog):
    """Gives each match of a tournament one thread, also if the bot was ended meanwhile."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._locks = Locks()

    async def cog_load(self) -> None:
        self.bot.repeat("lines of tournaments", self.sweep, SWEEP)

    async def settle(self, match: str) -> None:
        """Give a match its thread, or the channel itself where there can be none.

        Raises NoChannel if the channel is gone or closed; it is tried again later.
        """
        async with self._locks.of(match):
            public = (await self.bot.play.matches.board(match)).public
            if public.channel is not None or public.part_of is None:
                return
            facts = (await self.bot.play.tournaments.load(public.part_of.tournament)).facts
            channel = await self._place(facts)
            locale = language(public.locale)
            line = await self._line(channel, public) if takes_threads(channel) else None
            where = await thread_for(self.bot, channel, line, public, locale) if line else None
            await self.bot.play.channels.move_to(match, where or channel.id)

    async def _place(self, facts: StoredTournament) -> Channel:
        """Return the channel for a match: the one for matches, or that of the tournament's message.

        If one of them is gone or closed, the other one is used (EVT-1.5). Raises NoChannel if both
        are.
        """
        for channel in filter(None, (facts.matches_channel, facts.message.channel)):
            there = await messageable(self.bot, channel)
            if there is not None and shut(there) is None:
                return there
        raise NoChannel

    async def _line(self, channel: Channel, public: Public) -> int:
        """Return the line of a match, posted unless it stands there already."""
        service, part = self.bot.play.tournaments, public.part_of
        assert part is not None
        view = await service.view(part.tournament)
        (pairing,) = (one for one in view.pairings if one.number == part.number)
        if pairing.line is not None:
            return pairing.line
        line = await posted_before(channel, public.started_at, f"play:{public.id}")
        if line is None:
            page = line_page(self._screen(view, public), part.number)
            line = (await channel.send(view=page.view(), silent=True)).id
        await service.lined(public.id, line, channel.id)
        return line

    def _screen(self, view: TournamentView, public: Public) -> Screen:
        return Screen(view, self.bot.texts, language(public.locale))

    async def sweep(self) -> None:
        """Write anew the lines that name somebody who was forgotten."""
        for match in await self.bot.play.tournaments.late_lines(SOME):
            try:
                await self._write_anew(match)
            except UNREACHED as no:
                _log.info(
                    "could not edit the line of a match in its channel",
                    match=match,
                    why=type(no).__name__,
                )

    async def paired_anew(self, before: TournamentView, after: TournamentView) -> None:
        """Write on the lines of matches in whose place others were paired that they are off."""
        now = {one.number: one.match for one in after.pairings}
        facts = before.facts
        screen = Screen(before, self.bot.texts, language(facts.locale))
        for one in before.pairings:
            if one.line is None or now.get(one.number) == one.match:
                continue
            try:
                channel = await messageable(self.bot, one.line_in or facts.message.channel)
                if channel is not None:
                    page = line_page(screen, one.number, off=True)
                    await channel.get_partial_message(one.line).edit(view=page.view())
            except UNREACHED as no:
                _log.info(
                    "could not edit the line of a match that is off",
                    match=one.match,
                    why=type(no).__name__,
                )

    async def _write_anew(self, match: str) -> None:
        public = (await self.bot.play.matches.board(match)).public
        part = public.part_of
        assert part is not None
        view = await self.bot.play.tournaments.view(part.tournament)
        (pairing,) = (one for one in view.pairings if one.number == part.number)
        channel = await messageable(self.bot, pairing.line_in or view.facts.message.channel)
        if channel is not None and pairing.line is not None:
            page = line_page(self._screen(view, public), part.number)
            try:
                await channel.get_partial_message(pairing.line).edit(view=page.view())
            except discord.HTTPException as no:
                if no.code not in GONE:
                    raise
        await self.bot.play.tournaments.line_shown(match)
