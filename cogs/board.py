"""The public message of each match, brought up to date from the store."""

import discord
import structlog
from discord.ext import commands, tasks

from cogs.board_page import board_page, moved_page
from cogs.host import Host, language
from cogs.keeper import ARCHIVED, GONE, Keeper, Place, awake, messageable
from cogs.page import Page
from play.records import Board

_log = structlog.get_logger("cogs")
SWEEP = 20  # s between two looks for boards that are late
FAR_UP = 30  # messages after which a board moves to the end of its thread


class BoardCog(commands.Cog):
    """Shows in Discord what the store says. What fails is tried again by the sweep."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.keeper = Keeper(host, self._show)
        self._posted_at: dict[str, int] = {}  # messages of the thread when its board was posted

    async def cog_load(self) -> None:
        self.host.play.matches.on_change(self.keeper.late)
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Look for boards that are late: after a restart, an outage, a failure."""
        for match in await self.host.play.projections.boards():
            self.keeper.late(match)

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.host.wait_until_ready()

    async def _show(self, match: str) -> None:
        board = await self.host.play.matches.board(match)
        if board.message is not None and board.shown >= board.change:
            return
        channel = board.posted_channel if board.message is not None else board.public.channel
        place = await messageable(self.host, channel) if channel else None
        if place is None or not await awake(place):
            await self._homeless(board)
            return
        page = await self._page(board)
        message = board.message
        if message is not None and not await self._edited(place, message, page):
            message = None
        if message is None:
            sent = await place.send(view=page.view(), files=page.files(), silent=True)
            message = sent.id
        where = channel or 0
        await self.host.play.projections.board_shown(match, where, message, board.change)

    async def _page(self, board: Board) -> Page:
        locale = language(board.public.locale)
        picture = await self.host.easel.board(board, locale)
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

    async def _homeless(self, board: Board) -> None:
        """A thread is gone or locked: the board waits until somebody asks for it elsewhere."""
        _log.info("board has no place", match=board.public.match)
        if board.message is not None:
            await self.host.play.projections.board_lost(board.public.match)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Let the matches of a deleted thread go on in the channel above it."""
        for match in await self.host.play.matches.in_channel(gone.thread_id):
            await self.host.play.projections.board_lost(match)
            await self.host.play.matches.place(match, gone.parent_id)
            self.keeper.late(match)

    async def rehome(self, match: str, channel: int) -> None:
        """Give a match whose place is gone a new one, where somebody asked for it."""
        public = (await self.host.play.matches.board(match)).public
        if public.channel and await messageable(self.host, public.channel) is not None:
            return
        await self.host.play.projections.board_lost(match)
        await self.host.play.matches.place(match, channel)
        self.keeper.late(match)

    async def keep_near(self, match: str, channel: object) -> None:
        """Move the board to the end of its thread when too much was written after it."""
        if not isinstance(channel, discord.Thread):
            return
        total = channel.total_message_sent
        at = self._posted_at.setdefault(match, total)
        if total - at < FAR_UP:
            return
        board = await self.host.play.matches.board(match)
        if board.message is None or board.posted_channel != channel.id:
            return
        self._posted_at[match] = total + 1
        await self.host.play.projections.board_lost(match)
        self.keeper.late(match)
        link = f"https://discord.com/channels/{channel.guild.id}/{channel.id}"
        old = moved_page(board, self.host.texts, language(board.public.locale), link)
        try:
            await channel.get_partial_message(board.message).edit(view=old.view(), attachments=[])
        except discord.HTTPException as failure:
            if failure.code not in GONE:
                raise
