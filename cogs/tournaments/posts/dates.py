"""Dates of tournaments as scheduled events of their server (CLB-4.5)."""

import asyncio
from functools import partial

import discord
from discord import EntityType, EventStatus, PrivacyLevel
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.errors import UNREACHED
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.monitoring.faults import tried
from cogs.ui.names import bare
from cogs.ui.page import clip
from db.records.tournaments import Scheduled, WholeTournament
from play.time.backoff import Backoff
from play.tournaments.organising.scheduling import Dates, DueEvent

EVERY = 60  # s between two looks for dates that are to be shown
FULL = 30038  # Discord's code: as many events as a server may have
UNKNOWN = 10070  # event
NAME, DESCRIPTION = 100, 1000  # characters


class DatesCog(commands.Cog):
    """Makes, moves and ends the events, one a tournament; what Discord refuses is left alone."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._backoff = Backoff()
        self._try = partial(tried, bot.counts, "dates of tournaments", self._backoff, UNREACHED)

    async def cog_load(self) -> None:
        self.bot.repeat("dates of tournaments", self.sweep, EVERY)

    async def sweep(self) -> None:
        """Do what is to be done about events now."""
        self._backoff.begin_round()
        for due in await self.bot.play.tournaments.events_due():
            guild = self.bot.get_guild(due.whole.facts.server)
            if guild is not None:
                await self._try(due.one.tournament, partial(self._done, guild, due))

    async def _done(self, guild: discord.Guild, due: DueEvent) -> bool:
        service = self.bot.play.tournaments
        one, whole, dates, deed = due.one, due.whole, due.dates, due.deed
        try:
            async with asyncio.timeout(MESSAGE_TIMEOUT):
                match deed:
                    case "look":
                        await self._look(guild, one, whole, dates)
                    case "drop":
                        await service.no_event(one, "over")
                    case "make":
                        assert dates is not None
                        await self._make(guild, one, whole, dates)
                    case "move":
                        assert dates is not None
                        await self._move(guild, one, whole, dates)
                    case "end" | "cancel":
                        await self._end(guild, one)
        except discord.HTTPException as no:
            if no.status not in {403, 404} and no.code != FULL:
                raise
            gone = deed in {"end", "cancel"} or no.code == UNKNOWN
            await service.no_event(one, "over" if gone else "refused")
        return True

    async def _make(
        self, guild: discord.Guild, one: Scheduled, whole: WholeTournament, dates: Dates
    ) -> None:
        service = self.bot.play.tournaments
        if not may_schedule(guild):
            await service.no_event(one, "refused")
            return
        if not await service.making(one.tournament):
            return
        event = await guild.create_scheduled_event(
            name=_name(whole),
            description=_about(whole),
            start_time=dates.begins_at,
            end_time=dates.ends_at,
            entity_type=EntityType.external,
            privacy_level=PrivacyLevel.guild_only,
            location=place_of(whole),
        )
        await service.made(one, event.id, whole, dates)

    async def _look(
        self, guild: discord.Guild, one: Scheduled, whole: WholeTournament, dates: Dates | None
    ) -> None:
        """Note an event that was made and not noted; where there is none it is made anew."""
        found = await guild.fetch_scheduled_events(with_counts=False)
        mine = [event for event in found if event.location == place_of(whole)]
        if mine:
            await self.bot.play.tournaments.made(one, mine[0].id, whole, dates)
        else:
            await self.bot.play.tournaments.not_made(one)

    async def _move(
        self, guild: discord.Guild, one: Scheduled, whole: WholeTournament, dates: Dates
    ) -> None:
        event = await self._event(guild, one)
        begins = dates.begins_at if event.status is EventStatus.scheduled else event.start_time
        ends = max(dates.ends_at, begins)
        await event.edit(
            name=_name(whole),
            description=_about(whole),
            start_time=begins,
            end_time=ends,
            entity_type=EntityType.external,
            location=place_of(whole),
        )
        await self.bot.play.tournaments.made(one, event.id, whole, Dates(begins, ends))

    async def _end(self, guild: discord.Guild, one: Scheduled) -> None:
        """End an event that has begun; cancel one that has not."""
        event = await self._event(guild, one)
        if event.status is EventStatus.active:
            await event.end()
        elif event.status is EventStatus.scheduled:
            await event.cancel()
        await self.bot.play.tournaments.no_event(one, "over")

    async def _event(self, guild: discord.Guild, one: Scheduled) -> discord.ScheduledEvent:
        assert one.event is not None
        return await guild.fetch_scheduled_event(one.event, with_counts=False)


def may_schedule(guild: discord.Guild) -> bool:
    """Whether the bot may make events on a server: that is not among the rights it asks for."""
    granted = guild.me.guild_permissions
    return granted.create_events or granted.manage_events or granted.administrator


def place_of(whole: WholeTournament) -> str:
    """Return the place of an event: the link to the public message of its tournament."""
    message = whole.facts.message
    return f"https://discord.com/channels/{whole.facts.server}/{message.channel}/{message.id}"


def _name(whole: WholeTournament) -> str:
    return clip(bare(whole.facts.name), NAME)


def _about(whole: WholeTournament) -> str:
    return clip(bare(whole.facts.description), DESCRIPTION)
