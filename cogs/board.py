"""The public message of each match, brought up to date from the store."""

import asyncio
import contextlib
from collections import Counter

import discord
import structlog
from discord.ext import commands

from cogs.board_page import board_page, moved_page
from cogs.errors import UNREACHED
from cogs.host import Host, language
from cogs.keeper import Keeper
from cogs.page import Page
from cogs.places import ARCHIVED, NoPlace, Place, back_to_sleep, is_gone, open_place, unname
from play.records import Board

_log = structlog.get_logger("cogs")
SWEEP = 20  # s between two looks for boards that are late
BATCH = 100  # late boards that are looked up at once
AT_ONCE, PAUSE = 20, 0.5  # boards begun together, s between: Discord takes 50 requests a second
ABREAST = 60  # boards being written: some wait for the limit of their channel
FAR_UP = 30  # messages after which a board moves to the end of its thread
LOOK = 10  # tables of a match that are shown between two looks how far up its board is
REMEMBERED = 2000  # matches whose tables are counted; counts that are lost begin anew


class BoardCog(commands.Cog):
    """Shows in Discord what the store says. What fails is tried again by the sweep."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.keeper = Keeper(host, self._show)
        self._tables: Counter[str] = Counter()
        self._moving: set[str] = set()

    async def cog_load(self) -> None:
        self.host.play.matches.on_change(self.keeper.late)
        self.host.repeat("sweep of boards", self.sweep, SWEEP)

    async def sweep(self) -> None:
        """Bring all boards up to date that are late: after a restart, an outage, a failure.

        As fast as Discord takes them; a bot that stops leaves the rest to its next start.
        """
        self.keeper.begin_sweep()
        looked_at: set[str] = set()
        limit = BATCH + self.keeper.failed  # what cannot be shown holds up nothing else
        while not self.host.stopping:
            late = await self.host.play.projections.boards(limit)
            fresh = [match for match in late if match not in looked_at][:AT_ONCE]
            if not fresh and len(late) < limit:
                return
            looked_at.update(fresh)
            limit += BATCH if not fresh else 0
            self.keeper.sweep(fresh)
            await self._breathe(len(fresh))

    async def _breathe(self, begun: int) -> None:
        """Leave Discord, and those who play meanwhile, room after so many boards were begun."""
        await self.keeper.room(ABREAST)
        if begun == AT_ONCE:
            await asyncio.sleep(PAUSE)

    async def _show(self, match: str) -> None:
        board = await self.host.play.matches.board(match)
        moving = match in self._moving and board.message is not None
        self._moving.discard(match)
        if board.message is not None and board.shown >= board.change and not moving:
            return
        channel = board.posted_channel if board.message is not None else board.public.channel
        if channel is None:
            return  # its thread is being made
        place = await open_place(self.host, board.public.server, channel)
        if place is None:
            await self._leave(board, channel)
            return
        page = await self._page(board, place)
        message = None if moving else board.message
        if message is None or not await self._edited(place, message, page):
            message = (await place.send(view=page.view(), files=page.files(), silent=True)).id
        await unname(self.host, place, language(board.public.locale), board.public)
        await self.host.play.projections.board_shown(match, place.id, message, board.change)
        if moving:
            await self._leave_word(board, place)
        if _is_old(board):
            await back_to_sleep(place)

    async def _page(self, board: Board, place: Place) -> Page:
        locale = language(board.public.locale)
        may_attach = place.permissions_for(place.guild.me).attach_files
        picture = await self.host.easel.board(board, locale) if may_attach else None
        return board_page(board, self.host.texts, locale, picture)

    async def _edited(self, place: Place, message: int, page: Page) -> bool:
        """Edit the board; return False when its message is gone and it must be posted anew."""
        partial = place.get_partial_message(message)
        try:
            await partial.edit(
                view=page.view(),
                attachments=page.files(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return False
        except discord.HTTPException as failure:
            if failure.code != ARCHIVED or not isinstance(place, discord.Thread):
                raise
            await place.edit(archived=False)
            await partial.edit(
                view=page.view(),
                attachments=page.files(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        return True

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_raw_thread_update")
    @commands.Cog.listener("on_member_update")
    async def _hope(self, *_: object) -> None:
        """Try again what failed: the bot may have been let in, or given a right."""
        self.keeper.hope()

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Let the matches of a deleted thread go on in the channel above it."""
        for match in await self.host.play.matches.in_channel(gone.thread_id):
            await self.look_for(match)

    async def look_for(self, match: str) -> None:
        """Look whether the place of a match is gone; it goes on in the channel above then."""
        board = await self.host.play.matches.board(match)
        if board.public.channel is not None:
            with contextlib.suppress(NoPlace):
                await self._leave(board, board.public.channel)

    async def _leave(self, board: Board, place: int) -> None:
        """Let a match go on above its place when that is deleted; one that is over needs none.

        Raises NoPlace when it waits: until that place opens again, or somebody asks for it.
        """
        public, projections = board.public, self.host.play.projections
        if not await is_gone(self.host, public.server, place):
            raise NoPlace
        if public.status != "running":
            await projections.board_given_up(public.match, board.change)
            return
        above = (await self.host.play.places.where(public.match)).home
        if above is None or above == place:
            raise NoPlace
        await projections.board_lost(public.match)
        await self.host.play.places.place(public.match, above)
        self.keeper.late(public.match)

    async def rehome(self, match: str, channel: int) -> None:
        """Post a board that is gone anew; where its place is closed, where it was asked for."""
        board = await self.host.play.matches.board(match)
        public = board.public
        place = await open_place(self.host, public.server, public.channel)
        if isinstance(place, discord.Thread) and place.locked:
            place = None  # nobody can press anything there
        if place is not None and await _stands(place, board.message):
            return
        await self.host.play.projections.board_lost(match)
        if place is None:
            await self.host.play.places.place(match, channel)
        self.keeper.late(match)

    async def keep_near(self, match: str, channel: object) -> None:
        """Move the board to the end of its thread when too much was written after it."""
        if not isinstance(channel, discord.Thread):
            return
        if len(self._tables) > REMEMBERED:
            self._tables.clear()
        self._tables[match] += 1
        if self._tables[match] % LOOK:
            return
        board = await self.host.play.matches.board(match)
        if board.message is not None and board.posted_channel == channel.id:
            await self._move(match, channel, board.message)

    async def _move(self, match: str, thread: discord.Thread, message: int) -> None:
        below = thread.history(limit=FAR_UP, after=discord.Object(message))
        try:
            far_up = len([one async for one in below]) >= FAR_UP
        except UNREACHED as no:
            _log.info("not known how far up a board is", match=match, why=type(no).__name__)
            return
        if far_up:
            self._moving.add(match)
            self.keeper.late(match)

    async def _leave_word(self, board: Board, place: Place) -> None:
        """Say in a board's former message where it went; the sweep need not come back to it."""
        assert board.message is not None
        link = f"https://discord.com/channels/{place.guild.id}/{place.id}"
        page = moved_page(board, self.host.texts, language(board.public.locale), link)
        try:
            await place.get_partial_message(board.message).edit(view=page.view(), attachments=[])
        except UNREACHED as no:
            _log.info("former board not changed", match=board.public.match, why=type(no).__name__)


def _is_old(board: Board) -> bool:
    """Whether nothing but names has changed on the board of a match that is over."""
    return board.public.status != "running" and bool(board.shown) and not board.events


async def _stands(place: Place, message: int | None) -> bool:
    """Whether a board is where it should be; one that is not yet posted will be."""
    if message is None:
        return True
    try:
        await place.fetch_message(message)
    except discord.Forbidden:  # it cannot be seen, and may well be there
        return True
    except discord.NotFound:
        return False
    return True
