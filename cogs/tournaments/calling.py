"""Calls of tournaments: to check-ins, coaching, appeals, choices (EVT-1.4, 1.7, 2.5, 5.3).

Who entered one that is called off is told so by a message of the same kind.
"""

import asyncio
import contextlib
import hashlib
import re
from datetime import datetime
from functools import partial
from typing import assert_never

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import Channel, is_gone, open_channel, shut
from cogs.app.channels.posted import ours_since
from cogs.app.errors import UNREACHED
from cogs.monitoring.faults import tried
from cogs.tournaments.organising.appeals import appeal_call_page
from cogs.tournaments.own import choice_call_page
from cogs.tournaments.page import call_page, off_call_page
from cogs.tournaments.team import coach_page
from cogs.tournaments.words import Screen
from cogs.ui.page import Page
from db.records.tournaments import CallKind, StoredPing
from play.time.backoff import Backoff
from play.tournaments.beginnings import CHECK_OUT, checks
from play.tournaments.callers import SOME
from play.tournaments.calling import Call

CALLS = 60  # s between two looks for people who are to be called
_BEARS: dict[CallKind, str] = {  # the button of the message that calls
    "check-in": "t-here",
    "coach": "t-coach-yes",
    "appeal": "t-appeals",
    "choice": "t-next",
    "off": "t-mine",
}
_MENTION = re.compile(r"<@(\d+)>")


class CallingCog(commands.Cog):
    """Posts the messages that call people, in the channel of their tournament's message.

    The store notes before each that it is about to be posted. If the bot is ended before it has
    noted the new message, it looks for it.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._calling = asyncio.Lock()  # a press and what is due must not call somebody both
        self._backoff = Backoff()  # rounds of `CALLS`: of tournaments whose channel is shut or gone
        self._try = partial(tried, bot.counts, "calls of tournaments", self._backoff, UNREACHED)
        self._unsure: set[str] = set()  # tournaments in which a message may stand, or not

    async def cog_load(self) -> None:
        self.bot.repeat("calls of tournaments", self.call, CALLS)

    async def call(self, fresh: str = "") -> None:
        """Call everybody who is to be called now, in a `fresh` tournament whatever failed there."""
        service = self.bot.play.tournaments
        async with self._calling:
            self._backoff.begin_round()
            self._backoff.forgive([fresh])
            most = SOME + len(self._backoff)  # where nobody can be called holds up no other
            begun = await service.calls_begun()
            self._unsure = {which for which, _ in begun}
            for which, ping in begun:
                await self._try(which, partial(self._look_for, which, ping))
            for find in (
                service.entrants_to_call,
                service.coaches_to_call,
                service.organisers_to_call,
                service.choosers_to_call,
                service.entrants_to_tell,
            ):
                for call in await find(most):
                    if call.tournament not in self._unsure:
                        await self._try(call.tournament, partial(self._call, call))

    async def _look_for(self, which: str, ping: StoredPing) -> bool:
        """Find out whether a message was posted that was begun; False if that is unknown."""
        service = self.bot.play.tournaments
        facts = (await service.load(which)).facts
        channel = await open_channel(self.bot, facts.server, ping.channel)
        if channel is None and ping.channel == facts.message.channel:
            gone = await is_gone(self.bot, facts.server, ping.channel)
            if not gone:
                return False
        found = None
        if channel is not None:
            with contextlib.suppress(discord.NotFound):  # it was deleted just now
                found = await self._found(channel, which, ping)
        if found is None:
            await service.not_called(which, ping)
        else:
            message, people = found
            await service.called(which, replace(ping, people=people), message)
        self._unsure.discard(which)
        return True

    async def _found(
        self, channel: Channel, which: str, ping: StoredPing
    ) -> tuple[int, tuple[int, ...]] | None:
        """Return the message that was posted and not noted, with whom it names, if there is one."""
        known = await self.bot.play.tournaments.calls_posted(which, ping.kind)
        called = set(ping.people) - {0}
        for message, said in await ours_since(channel, ping.at, {f"{_BEARS[ping.kind]}:{which}"}):
            people = tuple(int(one) for one in _MENTION.findall(said))
            alike = called <= set(people) and bool(ping.people) == bool(people)
            if alike and message not in known:
                return message, people
        return None

    async def _call(self, call: Call) -> bool:
        """Post a message that calls people; False while its channel is shut to us."""
        service = self.bot.play.tournaments
        view = await service.view(call.tournament)
        facts = view.facts
        channel = await open_channel(self.bot, facts.server, facts.message.channel)
        if channel is None or shut(channel) is not None:
            return False
        screen = Screen(view, self.bot.texts, language(facts.locale))
        page = called_page(screen, call, self.bot.play.clock.now())
        if page is None:
            return True
        settings = self.bot.play.people.settings
        wanted = [one for one in call.people if (await settings(one)).pings]
        mentions = discord.AllowedMentions(users=[discord.Object(one) for one in wanted])
        about = f"{call.kind} {call.tournament} {call.people} {call.asked_by}"
        nonce = hashlib.sha256(about.encode()).hexdigest()[:24]
        ping = await service.calling(call, channel.id)
        if ping is None:  # whoever is left is called at the next look
            return True
        self._unsure.add(call.tournament)
        sent = await channel.send(view=page.view(), allowed_mentions=mentions, nonce=nonce)
        await service.called(call.tournament, ping, sent.id)
        self._unsure.discard(call.tournament)
        if call.kind == "check-in":
            await service.show_anew(call.tournament)  # it says from now on who has confirmed
        return True


def called_page(screen: Screen, call: Call, now: datetime) -> Page | None:
    """Return the message that calls people to something; None if that is over by now."""
    facts = screen.view.facts
    match call.kind:
        case "check-in":
            begins = facts.dates.starts_at
            until = begins - CHECK_OUT if begins and checks(facts, now) else None
            return None if until is None else call_page(screen, call.people, until)
        case "coach":
            heads = [one.number for one in screen.view.entrants if one.person == call.asked_by]
            runs = facts.status == "open" and heads
            return coach_page(screen, heads[0], call.people) if runs else None
        case "appeal":
            return appeal_call_page(screen, call.people)
        case "choice":
            return choice_call_page(screen, call.people)
        case "off":
            return off_call_page(screen, call.people)
        case _:
            assert_never(call.kind)
