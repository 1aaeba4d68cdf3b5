"""News of tournaments, in messages of their own: a round, the final, the end (EVT-1.10)."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

import discord
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import GONE, Channel, is_gone, open_channel, shut
from cogs.app.channels.posted import posted_before
from cogs.app.context import Context, route
from cogs.app.errors import UNREACHED
from cogs.monitoring.faults import tried
from cogs.tournaments.cog import TournamentCog
from cogs.tournaments.posts.news_page import (
    calls_role,
    mark,
    news_page,
    span_words,
    until_words,
)
from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.words import Screen
from cogs.ui.page import Page, PictureFile
from db.records.tournaments import Announcement, StoredNews
from play.servers.service import weekend_zone
from play.time.backoff import Backoff
from play.time.walls import zone_of
from play.tournaments.view import TournamentView
from render.tournaments.sheets import Sheet

SWEEP = 5  # s between two looks for news
SOME = 20


class NewsCog(commands.Cog):
    """Posts what tournaments tell, each once, also if the bot was ended meanwhile."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._backoff = Backoff()
        self._try = partial(tried, bot.counts, "news of tournaments", self._backoff, UNREACHED)

    async def cog_load(self) -> None:
        self.bot.repeat("news of tournaments", self.sweep, SWEEP)

    @route("t-told", again="t-mine")
    async def mine(self, context: Context) -> None:
        """Show somebody what is next for them.

        Its button has a name of its own: by that the message is found.
        """
        await self.bot.find(TournamentCog).mine(context)

    async def sweep(self) -> None:
        """Tell what is new, and write anew what names somebody who was forgotten."""
        service = self.bot.play.tournaments
        self._backoff.begin_round()
        for one in await service.news_begun():
            await self._try(f"{one.tournament} begun", partial(self._look_for, one))
        for which in await service.unheard(SOME + len(self._backoff)):
            await self._try(which, partial(self._tell, which))
        for one in await service.late_news(SOME + len(self._backoff)):
            await self._try(f"{one.tournament} late", partial(self._write_anew, one))

    async def _tell(self, which: str) -> bool:
        """Tell what is new in a tournament; False while its channel is shut to us."""
        service = self.bot.play.tournaments
        view = await service.view(which)
        news = await service.news(view)
        if news is None:
            return True
        facts = view.facts
        if news.kind == "open" and facts.news_in is None and facts.news_role is None:
            await service.telling(which, news, None)  # its public message says so, there
            return True
        channel = await self._place(view)
        if channel is None:
            if await is_gone(self.bot, facts.server, facts.message.channel):
                await service.telling(which, news, None)
                return True
            return False
        one = await service.telling(which, news, channel.id)
        if one is not None:
            await self._post(channel, view, one)
        return True

    async def _place(self, view: TournamentView) -> Channel | None:
        """Return where news are told: the channel chosen for them, or that of the message."""
        facts = view.facts
        for place in filter(None, (facts.news_in, facts.message.channel)):
            channel = await open_channel(self.bot, facts.server, place)
            if channel is not None and shut(channel) is None:
                return channel
        return None

    async def _post(self, channel: Channel, view: TournamentView, one: StoredNews) -> None:
        facts, role = view.facts, view.facts.news_role
        page, calls = await self._page(channel, view, one, now=self.bot.play.clock.now())
        roles = [discord.Object(role)] if role and calls else False
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=roles)
        sent = await channel.send(
            view=page.view(),
            files=page.files(),
            allowed_mentions=mentions,
            nonce=mark(facts.id, one.news)[-24:],
            silent=role is None or not calls,
        )
        await self.bot.play.tournaments.told(one, sent.id)

    async def _page(
        self, channel: Channel, view: TournamentView, one: StoredNews, now: datetime | None
    ) -> tuple[Page, bool]:
        """Return the message, and whether it calls the role.

        It says until when where that is told `now`, at its moment.
        """
        screen = Screen(view, self.bot.texts, language(view.facts.locale))
        pictures = await self._pictures(channel, screen, one.news, now)
        since = await self.bot.play.tournaments.told_before(one)
        page = news_page(screen, one.news, pictures, calls=now is not None, since=since)
        return page, calls_role(screen, one.news, since)

    async def _pictures(
        self, channel: Channel, screen: Screen, news: Announcement, now: datetime | None
    ) -> list[PictureFile]:
        if not channel.permissions_for(channel.guild.me).attach_files:
            return []
        client, facts = self.bot.render_client, screen.view.facts
        sheets = Sheets(screen, client.handle)
        settings = await self.bot.play.servers.settings(facts.server)
        zone = weekend_zone(settings, facts.locale)
        key = f"{facts.id}:{news.kind}:{news.round}"
        found = [
            await client.sheet(one, key, facts.message.change, sheets.described(one), page=at)
            for at, one in enumerate(_sheets(screen, sheets, news, now, zone))
        ]
        return [one for one in found if one is not None]

    async def _look_for(self, one: StoredNews) -> bool:
        """Find out whether a message was posted that was begun; False if that is unknown."""
        service = self.bot.play.tournaments
        server = (await service.load(one.tournament)).facts.server
        assert one.channel is not None
        channel = await open_channel(self.bot, server, one.channel)
        if channel is None and not await is_gone(self.bot, server, one.channel):
            return False
        found = None
        if channel is not None:
            found = await posted_before(channel, one.at, mark(one.tournament, one.news))
        await service.told(one, found)
        return True

    async def _write_anew(self, one: StoredNews) -> bool:
        service = self.bot.play.tournaments
        view = await service.view(one.tournament)
        channel = await open_channel(self.bot, view.facts.server, one.channel)
        if channel is not None and one.message is not None:
            page, _ = await self._page(channel, view, one, now=None)
            try:
                await channel.get_partial_message(one.message).edit(
                    view=page.view(), attachments=page.files()
                )
            except discord.HTTPException as no:
                if no.code not in GONE:
                    raise
        await service.news_shown(one)
        return True


def _sheets(
    screen: Screen, sheets: Sheets, news: Announcement, now: datetime | None, zone: str
) -> Sequence[Sheet]:
    """Return what is drawn: who meets whom (until when in a `zone`), the final, the podium."""
    facts = screen.view.facts
    until = facts.dates.until_at if now is not None else None
    said = until_words(screen, until.astimezone(zone_of(zone))) if until is not None else ""
    match news.kind:
        case "open" | "acts":
            return ()
        case "week":
            return sheets.public()[:1]
        case "round":
            if now is None or until is None:
                return sheets.drawn(news.round)
            return sheets.drawn(news.round, said, span_words(screen, until - now))
        case "final":
            found = (sheets.endings.final(said), sheets.brackets.public())
            return tuple(one for one in found if one is not None)
        case "over":
            return (sheets.endings.champion() or sheets.podium(),)
