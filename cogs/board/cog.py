"""The public message of each match, brought up to date from the store."""

import asyncio

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import (
    ARCHIVED,
    BLOCKED,
    Channel,
    NoChannel,
    Unknown,
    back_to_sleep,
    open_channel,
    shut,
    unname,
)
from cogs.app.edits import edit_message
from cogs.app.reconciler import Reconciler
from cogs.board.doubles import Doubles
from cogs.board.homes import Homes
from cogs.board.page import board_page, waiting_page, without_names
from cogs.lobby.cog import LobbyCog
from cogs.tournaments.posts.lines import LinesCog
from cogs.ui.page import Page, PictureFile
from db.records.channels import Away, Whereabouts
from play.records import Board

_log = structlog.get_logger("cogs")
SWEEP = 20  # s between two looks for boards that are late
BATCH = 100  # late boards that are looked up at once
AT_ONCE, PAUSE = 20, 0.5  # boards begun together, s between: Discord takes 50 requests a second
ABREAST = 60  # boards being written: some wait for the limit of their channel
FAR_UP = 30  # messages after which a board moves to the end of its thread


class BoardCog(commands.Cog):
    """Shows in Discord what the store says. What fails is tried again by the sweep."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.reconciler = Reconciler(bot, self._show)
        self.homes = Homes(bot, self.reconciler)
        self.doubles = Doubles(bot)
        self._woken: set[int] = set()  # threads that turned out to sleep when written in
        self._moving: dict[str, int] = {}  # to the end of their thread, of so many messages

    async def cog_load(self) -> None:
        self.bot.play.matches.on_change(self.reconciler.late)
        self.bot.repeat("sweep of boards", self.sweep, SWEEP)

    async def sweep(self) -> None:
        """Bring all late boards up to date: after a restart, an outage, a failure.

        As fast as Discord accepts them; a bot that stops leaves the rest to its next start.
        """
        self.reconciler.begin_sweep()
        looked_at: set[str] = set()
        limit = BATCH + self.reconciler.failed  # what cannot be shown holds up nothing else
        while not self.bot.stopping:
            late = await self.bot.play.projections.boards(limit)
            fresh = [match for match in late if match not in looked_at][:AT_ONCE]
            if not fresh and len(late) < limit:
                return
            looked_at.update(fresh)
            limit += BATCH if not fresh else 0
            self.reconciler.sweep(fresh)
            await self._breathe(len(fresh))

    async def _breathe(self, begun: int) -> None:
        """Pause after so many boards, to leave room for Discord and for those who play."""
        await self.reconciler.room(ABREAST)
        if begun == AT_ONCE:
            await asyncio.sleep(PAUSE / (self.bot.play.shards.part or 1.0))

    async def _show(self, match: str) -> None:
        away = await self.bot.play.matches.away(match)
        if away is not None:
            await self._say_away(away)
            return
        board = await self.bot.play.matches.board(match)
        if not self.bot.play.shards.owns(board.public.server):
            return  # its owner shows it
        board = await self.doubles.closed(board)
        length = self._moving.pop(match, None)
        moving = length is not None and board.message is not None
        if board.message is not None and board.shown >= board.change and not moving:
            return
        channel = board.channel if board.message is not None else board.public.channel
        if channel is None:
            await self._settle(match)
            return
        there = await open_channel(self.bot, board.public.server, channel)
        if there is None:
            await self.homes.leave(board, channel)
            return
        written = await self._written(board, there, length if moving else None)
        woken = there.id in self._woken
        self._woken.discard(there.id)
        if written and _is_old(board):
            await back_to_sleep(there, woken=woken)

    async def _say_away(self, match: Away) -> None:
        """Let the board of a match say that its game is not installed; post it anew if it is gone.

        A match that never had a board gets none. Raises NoChannel when nothing can be posted there.
        """
        board = (await self.doubles.closed_away(match)).board
        channel = board.channel if board.message is not None else match.channel
        if board.channel is None or channel is None:
            return
        if board.message is not None and board.shown >= board.change:
            return
        there, message = await open_channel(self.bot, match.server, channel), board.message
        if there is None:
            raise NoChannel
        page = waiting_page(match, self.bot.texts, language(match.locale))
        if message is None or not await self._edited(there, message, page):
            message = await self._posted_away(match, there, page)
        await self.bot.play.projections.board_shown(match.id, there.id, message, board.change)

    async def _posted_away(self, match: Away, channel: Channel, page: Page) -> int:
        """Post the message that stands for the board of such a match. Raises NoChannel."""
        if shut(channel) is not None:
            raise NoChannel
        projections = self.bot.play.projections
        await projections.begin_posting(match.id, channel.id)
        try:
            return (await channel.send(view=page.view(), silent=True)).id
        except discord.HTTPException as no:
            if no.status < 500:
                await projections.end_posting(match.id)
            raise

    async def _written(self, board: Board, channel: Channel, length: int | None) -> bool:
        """Write a board, as a new message when it moves to the end of a thread of that `length`.

        Returns False when it belongs elsewhere now.
        """
        message = await self._put(board, channel, anew=length is not None)
        if message is None:
            return False
        await unname(self.bot, channel, language(board.public.locale), board.public)
        if not await self._noted(board, channel, message, length):
            if message != board.message:
                await channel.get_partial_message(message).delete()
            return False
        if length is not None and board.message is not None:
            await self.doubles.leave_word(board, channel, board.message)
            await self.bot.play.projections.end_posting(board.public.id)
        return True

    async def _put(self, board: Board, channel: Channel, *, anew: bool) -> int | None:
        """Edit or post a board; return its message, or None when it is to be posted elsewhere.

        A server that blocks a name in it gets it without names.
        """
        texts, locale = self.bot.texts, language(board.public.locale)
        picture, before = await self._pictures(board, channel)
        try:
            page = board_page(board, texts, locale, picture, before)
            return await self._sent(board, channel, page, anew)
        except discord.HTTPException as no:
            if no.code != BLOCKED:
                raise
        plain = without_names(board, texts, locale)
        page = board_page(plain, texts, locale, picture, before)
        return await self._sent(board, channel, page, anew)

    async def _sent(self, board: Board, channel: Channel, page: Page, anew: bool) -> int | None:
        if (
            board.message is not None
            and not anew
            and await self._edited(channel, board.message, page)
        ):
            return board.message
        return await self._posted(board, channel, page, former=board.message if anew else None)

    async def _noted(
        self, board: Board, channel: Channel, message: int, length: int | None
    ) -> bool:
        """Note where a board stands; False when its match has moved meanwhile."""
        match = board.public.id
        if length is None and board.channel is None:
            home = (await self.bot.play.channels.where(match)).home
            length = 0 if channel.id != home else None  # the thread was made for it
        count = None if length is None else length + 1  # it counts itself
        shown = self.bot.play.projections.board_shown
        if not await shown(match, channel.id, message, board.change, count):
            return False
        if message != board.message:
            self.bot.dispatch("board_posted")
        return True

    async def _settle(self, match: str) -> None:
        """Give a match its channel if it had none yet when the bot stopped."""
        lobby = (await self.bot.play.channels.where(match)).lobby
        if lobby is not None:
            await self.bot.find(LobbyCog).messages.settle(lobby)
        else:
            await self.bot.find(LinesCog).settle(match)

    async def _posted(
        self, board: Board, channel: Channel, page: Page, former: int | None
    ) -> int | None:
        """Post a board; return its message, or None when it is to be posted elsewhere.

        Raises NoChannel when it cannot be posted at all.
        """
        match, projections = board.public.id, self.bot.play.projections
        if shut(channel) is None:
            await projections.begin_posting(match, channel.id, former)
            try:
                sent = await channel.send(view=page.view(), files=page.files(), silent=True)
            except discord.HTTPException as no:
                if no.status < 500:
                    await projections.end_posting(match)
                if not isinstance(no, discord.Forbidden):
                    raise
                _log.info("Discord refused a board", match=match, code=no.code)
            else:
                return sent.id
        await self.homes.go_above(board, channel)
        return None

    async def _pictures(
        self, board: Board, channel: Channel
    ) -> tuple[PictureFile | None, PictureFile | None]:
        """Draw a board, and at the end the last one before it, if pictures may be posted there."""
        if not channel.permissions_for(channel.guild.me).attach_files:
            return None, None
        locale = language(board.public.locale)
        before = await self.bot.render_client.before_end(board, locale) if board.decided else None
        return await self.bot.render_client.board(board, locale), before

    async def _edited(self, channel: Channel, message: int, page: Page) -> bool:
        """Edit the board; return False when its message is gone and it must be posted anew."""
        try:
            await edit_message(self.bot, channel.id, message, page)
        except discord.NotFound:
            return False
        except discord.HTTPException as failure:
            if failure.code != ARCHIVED or not isinstance(channel, discord.Thread):
                raise
            self._woken.add(channel.id)
            await channel.edit(archived=False)
            await edit_message(self.bot, channel.id, message, page)
        return True

    # Places that open, or are gone

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Let matches return whose own channel has opened while the bot was not connected."""
        for where in await self.bot.play.channels.waiting():
            await self.homes.go_back(where)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try again what waits on that server: the bot has been let in."""
        await self.homes.opened(guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what waits on that server, when a role of the bot has other rights."""
        if before.permissions != after.permissions and after in after.guild.me.roles:
            await self.homes.opened(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Try again what waits on that server, when the bot has other roles."""
        if after.id == after.guild.me.id:
            await self.homes.opened(after.guild.id)

    @commands.Cog.listener("on_guild_channel_create")
    async def _channel_shown(self, channel: discord.abc.GuildChannel) -> None:
        await self._channel_changed(channel, channel)

    @commands.Cog.listener("on_guild_channel_update")
    async def _channel_changed(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Try again what waits there, or in a thread of it: the bot may have been let in."""
        threads = getattr(channel, "threads", ())
        self.bot.shut_places.changed(channel.id)
        await self.homes.opened(channel.guild.id, {channel.id, *(one.id for one in threads)})

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Try again what waits in a thread that the bot can see now."""
        self.bot.shut_places.changed(thread.id)
        await self.homes.opened(thread.guild.id, {thread.id})

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Try again what waits in a thread: it may no longer be locked."""
        self.bot.shut_places.changed(thread.thread_id)
        await self.homes.opened(thread.guild_id, {thread.thread_id})

    async def look_for(self, match: str) -> bool:
        """Find out whether the channel of a match is gone; then the match goes on in its parent.

        Returns False when Discord could not be asked.
        """
        if await self.bot.play.matches.away(match) is not None:
            return True  # it is looked for when its game is there again
        board = await self.bot.play.matches.board(match)
        if board.public.channel is not None:
            try:
                await self.homes.leave(board, board.public.channel)
            except Unknown:
                return False
            except NoChannel:
                pass
        return True

    # How far up a board is

    async def keep_near(self, where: Whereabouts, thread: int, count: int) -> None:
        """Move the board to the end of its thread, which holds so many messages, if it is far up.

        Messages that were deleted do not count, as pings that were answered.
        """
        match = where.id
        if where.board.message is None or where.board.channel != thread:
            return
        if where.board_count is None:
            await self.bot.play.projections.counted(match, where.board.message, count)
        elif count - where.board_count >= FAR_UP:
            self._moving[match] = count
            self.reconciler.late(match)


def _is_old(board: Board) -> bool:
    """Whether nothing but names has changed on the board of a match that is over."""
    return board.public.status != "running" and bool(board.shown) and not board.events
