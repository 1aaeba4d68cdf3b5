"""Rematches: a table for those who have just played, to which the others are invited."""

from collections.abc import Collection

import discord
from discord.ext import commands

from cogs.app.admission import shown_to
from cogs.app.bot import Bot
from cogs.app.channels.channels import (
    UNSEEN,
    Channel,
    check_voice_in,
    check_writing,
    messageable,
    shut,
)
from cogs.app.context import Context, route
from cogs.app.errors import UNREACHED, acknowledged
from cogs.lobby.cog import LobbyCog
from cogs.lobby.inviting import InvitingCog
from cogs.lobby.message import lobby_screen, readable
from cogs.lobby.page import lobby_page
from cogs.match.begin.start import StartCog
from cogs.ui.names import safe
from cogs.ui.page import Page, words
from games.core.refused import Refused
from games.core.text import Text, text
from play.base.guarded import Locks
from play.lobby.records import Lobby
from play.records import Public


class RematchCog(commands.Cog):
    """Opens the table of a rematch, once, and seats whoever asks for it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._posting = Locks()

    @route("rematch", again="rematch")
    async def rematch(self, context: Context) -> None:
        """Sit down at the rematch; open it and invite the others, where nobody has.

        Against AIs it begins at once, at one's own table.
        """
        await acknowledged(context, apart=True)
        match = context.args[0]
        public = (await self.bot.play.matches.board(match)).public
        if context.server != public.server:
            raise Refused(text("ui-only-there"))
        channel = self._place(context)
        there = _check_open(context, await messageable(self.bot, channel))
        known = await self.bot.play.lobbies.has_rematch(match)
        if not known:
            check_voice_in(context, there)
        await self.bot.find(LobbyCog).check_room(context)
        gone = await _gone(context, public, there)
        lobbies = self.bot.play.lobbies
        opened = await lobbies.rematch(match, context.asker, channel, gone, context.above)
        if _against_ais(opened):
            match = opened.match
            if match is None:
                match = await self.bot.find(LobbyCog).begin(opened, context.person)
            await self.bot.find(StartCog).open(context, opened.id, match)
            return
        lobby = await self._posted(context, opened, known=known)
        if lobby.host != context.person and lobbies.full(lobby):
            check_writing(context)
            await self.bot.find(LobbyCog).begin(lobby, None)
        said = [context.ui("rematch-open", channel=f"<#{lobby.channel}>")]
        if opened.message is None and lobby.host == context.person:
            said += [context.say(why) for why in _left_out(lobby, public, gone)]
        await context.show(Page([words("\n".join(said))]))
        await self.bot.find(InvitingCog).call(lobby.id)

    def _place(self, context: Context) -> int:
        """Return the channel above a thread; where one is, if that is private or no thread."""
        here = context.interaction.channel
        if isinstance(here, discord.Thread) and here.is_private():
            return context.channel
        above = self.bot.get_channel(context.above)
        return context.above if isinstance(above, Channel) else context.channel  # below a forum

    async def _posted(self, context: Context, lobby: Lobby, *, known: bool) -> Lobby:
        """Return a lobby once its message is there; of several who press at once one posts it.

        Where it was `known` before, it may have been posted and not noted.
        """
        async with self._posting.of(lobby.id):
            lobby = await self.bot.play.lobbies.get(lobby.id)
            if lobby.message is not None or lobby.status != "open":
                return lobby
            channel = _check_open(context, await messageable(self.bot, lobby.channel))
            messages = self.bot.find(LobbyCog).messages
            if known and await messages.found(lobby, channel):
                return await self.bot.play.lobbies.get(lobby.id)
            sent = await readable(
                lobby_screen(self.bot, lobby),
                lambda shown: channel.send(
                    view=lobby_page(shown).view(), allowed_mentions=discord.AllowedMentions.none()
                ),
            )
            await self.bot.play.lobbies.posted(lobby.id, lobby.channel, sent.id, lobby.change)
            self.bot.find(LobbyCog).reconciler.late(lobby.id)  # somebody may have been quicker
        return await self.bot.play.lobbies.get(lobby.id)


def _against_ais(lobby: Lobby) -> bool:
    """Whether one person plays against AIs alone, and nothing is in the way of that."""
    ready = lobby.complete and not lobby.problems and not any(one.missing for one in lobby.seats)
    return len(lobby.people) == 1 and not lobby.invitations and ready


def _people(public: Public) -> dict[int, str]:
    """Return those who hold a seat of a match, with their names."""
    return {
        one.person: one.name
        for seat in public.seats
        if not seat.left
        for one in seat.holders
        if one.person is not None
    }


async def _gone(context: Context, public: Public, channel: Channel) -> frozenset[int]:
    """Return those of a match who have left the server, or no longer see the channel.

    Somebody about whom Discord cannot be asked just now counts as present.
    """
    guild = context.interaction.guild
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    found: set[int] = set()
    for person in _people(public):
        if guild is None or person == context.person:
            continue
        try:
            member = await guild.fetch_member(person)
        except discord.NotFound:
            found.add(person)
        except UNREACHED:
            continue
        else:
            if above is not None and not shown_to(member, above):
                found.add(person)
    return frozenset(found)


def _left_out(lobby: Lobby, public: Public, gone: Collection[int]) -> list[Text]:
    """Say of everybody who played and was not invited why they were not."""
    asked = {*lobby.people, *(one.person for one in lobby.invitations)}
    return [
        text("play-invite-unseen", name=safe(name))
        if one in gone
        else text("play-rematch-often", name=safe(name))
        for one, name in _people(public).items()
        if one not in asked
    ]


def _check_open(context: Context, channel: Channel | None) -> Channel:
    """Return a channel in which a table can be opened. Raises Refused with what is in the way."""
    why = shut(channel)
    if channel is None or why is not None:
        said = (why or UNSEEN).in_words(context.ui)
        raise Refused(text("ui-no-table-there", why=said))
    return channel
