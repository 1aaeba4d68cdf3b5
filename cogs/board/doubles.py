"""Keeps a board from standing twice: finds messages that were posted but not noted."""

import discord
import structlog

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import Channel, delete, is_gone, open_channel
from cogs.app.channels.posted import ours_since
from cogs.board.page import moved_page
from db.records.channels import Away
from db.records.matches import BoardFacts
from db.records.projections import Posting
from play.records import Board

_log = structlog.get_logger("cogs")
VERBS = ("more", "verify")  # one of them stands on each board, and on no other public message


class Doubles:
    """Finds boards that were posted but not noted, because the bot was ended in between."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._projections = bot.play.projections

    async def closed(self, board: Board) -> Board:
        """Make sure that a board stands only once, and return it as it is then.

        If messages were posted and not noted, the newest of them is the board.
        """
        match = board.public.id
        posting = await self._projections.posting(match)
        if posting is None:
            return board
        channel = await open_channel(self._bot, board.public.server, posting.channel)
        if channel is not None:
            await self._close(board, posting, channel)
        elif not await is_gone(self._bot, board.public.server, posting.channel):
            return board  # it is looked for when its channel is open again
        await self._projections.end_posting(match)
        return await self._bot.play.matches.board(match)

    async def closed_away(self, match: Away) -> Away:
        """Do the same for a match whose game is not installed.

        If its board was being moved, that is left for when the game is back.
        """
        posting = await self._projections.posting(match.id)
        if posting is None or posting.former is not None:
            return match
        channel = await open_channel(self._bot, match.server, posting.channel)
        if channel is not None:
            await self._stands(match.id, match.board, posting, channel)
        elif not await is_gone(self._bot, match.server, posting.channel):
            return match
        await self._projections.end_posting(match.id)
        return await self._bot.play.matches.away(match.id) or match

    async def _close(self, board: Board, posting: Posting, channel: Channel) -> None:
        stands = await self._stands(board.public.id, board, posting, channel)
        if posting.former is not None and stands != posting.former:
            await self.leave_word(board, channel, posting.former)

    async def _stands(
        self, match: str, board: BoardFacts, posting: Posting, channel: Channel
    ) -> int | None:
        """Note the newest message that was posted, delete others; return the one that stands."""
        stands = board.message
        wanted = {f"{verb}:{match}" for verb in VERBS}
        there = [one for one, _ in await ours_since(channel, posting.at, wanted)]
        found = [one for one in there if one not in {board.message, posting.former}]
        shown = self._projections.board_shown
        if found and await shown(match, channel.id, found[-1], board.shown):
            stands = found.pop()
            _log.info("found a board that had been posted but not noted", match=match)
            self._bot.dispatch("board_posted")
        for message in found:
            await delete(channel, message)
        return stands

    async def leave_word(self, board: Board, channel: Channel, former: int) -> None:
        """Say in the former message of a board that it has moved to the end of this thread."""
        link = f"https://discord.com/channels/{channel.guild.id}/{channel.id}"
        page = moved_page(board, self._bot.texts, language(board.public.locale), link)
        try:
            await channel.get_partial_message(former).edit(view=page.view(), attachments=[])
        except discord.HTTPException as no:
            if no.status >= 500:
                raise
            _log.info("could not edit a former board", match=board.public.id, code=no.code)
