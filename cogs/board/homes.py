"""Where matches live: in their channel, elsewhere while it is closed, above it when it is gone."""

import contextlib
from collections.abc import Collection

import discord
import msgspec
import structlog

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import (
    GONE,
    Channel,
    NoChannel,
    Shut,
    Unknown,
    check_rights,
    check_voice,
    is_gone,
    messageable,
    open_channel,
    shut,
    why_closed,
)
from cogs.app.context import Context
from cogs.app.errors import UNREACHED
from cogs.app.reconciler import Reconciler
from cogs.board.page import away_page
from cogs.lobby.cog import LobbyCog
from db.records.channels import Whereabouts
from games.core.refused import Refused
from games.core.text import Text
from play.records import Board

_log = structlog.get_logger("cogs")


class FoundBoard(msgspec.Struct, frozen=True):
    """The result of looking for a board.

    `shut` says why its channel is closed, if it is; `not_here` says why the board was not brought
    to the place where one of its people asked for it.
    """

    where: Whereabouts
    shut: Shut | None = None
    not_here: Text | None = None


class Homes:
    """Moves matches between channels. What that changes is shown by the reconciler of boards."""

    def __init__(self, bot: Bot, boards: Reconciler) -> None:
        self._bot = bot
        self._boards = boards
        self._channels, self._projections = bot.play.channels, bot.play.projections

    # What the reconciler of boards comes upon

    async def leave(self, board: Board, channel: int) -> None:
        """Let a match go on above its channel if that was deleted; one that is over stays.

        Raises NoChannel when the match waits until that channel opens again or somebody asks for
        it; Unknown when the channel may be gone.
        """
        public = board.public
        gone = await is_gone(self._bot, public.server, channel)
        if not gone:
            raise Unknown if gone is None else NoChannel
        if public.status != "running":
            await self._projections.board_given_up(public.id, board.change)
            return
        above = (await self._channels.where(public.id)).home
        if above is None or above == channel:
            raise NoChannel
        if board.message is not None:
            await self._projections.board_lost(public.id, board.message)
        await self._channels.move_to(public.id, above, leaving=channel)

    async def go_above(self, board: Board, thread: Channel) -> None:
        """Let a match be played above its thread if nothing was ever posted in the thread.

        Raises NoChannel if something was, or if nothing can be posted above it either.
        """
        public = board.public
        home = (await self._channels.where(public.id)).home
        if board.channel is not None or home is None or home == thread.id:
            raise NoChannel
        if shut(await open_channel(self._bot, public.server, home)) is not None:
            raise NoChannel
        await self._channels.move_to(public.id, home, leaving=thread.id)
        if isinstance(thread, discord.Thread):
            with contextlib.suppress(*UNREACHED):  # it is empty: nobody misses it, nobody minds it
                await thread.edit(archived=True)

    # Somebody asks for a board

    async def find(self, context: Context, match: str) -> FoundBoard:
        """Make sure that the board of a match stands where it belongs.

        If its channel is closed or gone, any of its people gets it where they ask for it, on the
        same server.
        """
        where = await self._channels.where(match)
        if where.channel is None and where.lobby is not None:
            await self._bot.find(LobbyCog).messages.settle(where.lobby)
        if where.own_channel is not None:
            await self.go_back(where)
        await self._boards.written(match)  # what is just being posted is not there yet
        where = await self._channels.where(match)
        if where.channel is None:
            return FoundBoard(where)  # its thread is being made
        channel = await open_channel(self._bot, where.server, where.channel)
        stands = channel is not None and await _stands(channel, where)
        if channel is not None and not stands and where.board.message is not None:
            await self._projections.board_lost(match, where.board.message)
        if channel is None:
            why: Shut | None = await why_closed(self._bot, where.server, where.channel)
        else:
            why = shut(channel)
        if why is None or (stands and why.why == "rights"):
            return FoundBoard(await self._shown(match))
        return await self._brought(context, where, why)

    async def _brought(self, context: Context, where: Whereabouts, why: Shut) -> FoundBoard:
        """Bring a board here whose channel is closed or gone, if this person may ask for that."""
        match, channel = where.id, where.channel
        assert channel is not None
        gone = await is_gone(self._bot, where.server, channel)
        if not await self._may_bring(context, where):
            if gone:
                with contextlib.suppress(NoChannel):
                    await self.leave(await self._bot.play.matches.board(match), channel)
                return FoundBoard(await self._shown(match))
            return FoundBoard(await self._channels.where(match), why)
        try:
            await self._check_here(context)
        except Refused as no:
            return FoundBoard(await self._channels.where(match), why, no.why)
        if gone:
            if where.board.message is not None:
                await self._projections.board_lost(match, where.board.message)
            await self._channels.move_to(match, context.channel)
        else:
            await self._channels.lend(match, context.channel)
        found = await self._shown(match)
        await self._leave_word(found)
        return FoundBoard(found)

    async def _may_bring(self, context: Context, where: Whereabouts) -> bool:
        known = await self._channels.known(where.id, context.person)
        ours = known is not None and known.ours
        return ours and context.server == where.server and context.channel != where.channel

    async def _check_here(self, context: Context) -> None:
        """Raise Refused where the bot may not write, or the server wants no tables."""
        check_rights(context)
        check_voice(context)
        await self._bot.play.servers.may_stand(context.server, context.asker)

    async def _shown(self, match: str) -> Whereabouts:
        """Return where a match lives once its board has been brought up to date, if it could be."""
        self._boards.late(match)
        await self._boards.written(match)
        return await self._channels.where(match)

    async def _leave_word(self, where: Whereabouts) -> None:
        """Say on the board in its own channel where the match is for now, if that is possible."""
        if where.own_channel is None or where.own_message is None or where.board.message is None:
            return
        public = (await self._bot.play.matches.board(where.id)).public
        page = away_page(public, self._bot.texts, language(public.locale))
        try:
            channel = await messageable(self._bot, where.own_channel)
            if channel is not None:
                old = channel.get_partial_message(where.own_message)
                await old.edit(view=page.view(), attachments=[])
        except UNREACHED as no:
            _log.info("could not edit a former board", match=where.id, why=type(no).__name__)

    # Back again

    async def opened(self, server: int, channels: Collection[int] | None = None) -> None:
        """Try again what waits on a server: in these channels and threads, or anywhere.

        A match that lives elsewhere goes back when its own channel is open.
        """
        self._bot.wait_for_this()
        waiting = [
            where
            for where in await self._channels.waiting(server)
            if channels is None or any(one in channels for one in _about(where))
        ]
        self._boards.try_again(where.id for where in waiting)
        for where in waiting:
            if where.own_channel is not None:
                await self.go_back(where)

    async def go_back(self, where: Whereabouts) -> None:
        """Let a match that lives elsewhere go back to its own channel, if that is open."""
        server, own = where.server, where.own_channel
        if own is None or (server is not None and self._bot.get_guild(server) is None):
            return
        try:
            channel = await messageable(self._bot, own)
        except UNREACHED as no:
            _log.info(
                "could not tell whether a channel is open", match=where.id, why=type(no).__name__
            )
            return
        if channel is None and await is_gone(self._bot, server, own):
            await self._channels.own_gone(where.id)
        if shut(channel) is not None:
            return
        await self._channels.give_back(where.id)
        await self._shown(where.id)
        await self._take_away(where)

    async def _take_away(self, where: Whereabouts) -> None:
        """Delete the board that stood elsewhere; what fails is done with what is left over."""
        if where.board.channel is None or where.board.message is None:
            return
        try:
            channel = await messageable(self._bot, where.board.channel)
            if channel is not None:
                await channel.get_partial_message(where.board.message).delete()
        except UNREACHED as no:
            if not isinstance(no, discord.HTTPException) or no.code not in GONE:
                _log.info("could not delete a board in another channel", why=type(no).__name__)
                return
        await self._projections.tidied(where.board.message)


def _about(where: Whereabouts) -> tuple[int | None, ...]:
    """Return the channels and threads in which something opens for a match."""
    return where.channel, where.board.channel, where.own_channel, where.home


async def _stands(channel: Channel, where: Whereabouts) -> bool:
    """Whether a board is where it should be, as far as can be known; an unposted one is not."""
    if where.board.message is None or where.board.channel != channel.id:
        return False
    try:
        await channel.fetch_message(where.board.message)
    except discord.Forbidden:  # it cannot be read, and may well be there
        return True
    except discord.NotFound:
        return False
    except UNREACHED as no:
        _log.info(
            "could not tell whether a board still exists", match=where.id, why=type(no).__name__
        )
    return True
