"""Channels and threads that hold messages: open, archived, closed to the bot, or gone for good."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

import discord
import msgspec

from cogs.app.bot import Bot
from cogs.app.channels.rights import missing_for_threads, missing_rights, missing_to_write
from cogs.app.context import Context
from cogs.app.errors import UNREACHED
from cogs.ui.page import clip
from cogs.ui.rounds import thread_head
from db.records.channels import Whereabouts
from games.core.refused import Refused
from games.core.text import text
from locales.texts import Locale
from play.records import Public

GONE = (10003, 10004, 10008, 50001)  # channel, server, message; no access
ARCHIVED = 50083
BLOCKED = 200000  # a word of a message, by what the server does not want to read
THREAD_NAME = 100  # characters

Ui: TypeAlias = Callable[..., str]  # one of our messages by its name, as `Context.ui` gives it
Channel: TypeAlias = (
    discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
)


class NoChannel(Exception):
    """The channel of a message is gone, or closed to the bot."""


class Unknown(NoChannel):
    """It is not known whether the channel is gone, because Discord could not be asked."""


class Shut(msgspec.Struct, frozen=True):
    """Why nobody can write or press anything in a channel: `rights` are missing there."""

    why: Literal["locked", "rights", "unseen"]
    rights: tuple[str, ...] = ()

    def in_words(self, ui: Ui) -> str:
        """Return the reason as a sentence."""
        return ui(f"shut-{self.why}", rights=rights_in_words(ui, self.rights))


UNSEEN = Shut("unseen")


def rights_in_words(ui: Ui, rights: Iterable[str]) -> str:
    """Return the names of rights as Discord shows them."""
    return ", ".join(ui(f"right-{one.replace('_', '-')}") for one in rights)


def check_rights(context: Context) -> None:
    """Raise Refused where a match could not be shown as it should be, in this person's channel."""
    here = context.interaction.channel
    if context.interaction.guild_id is None:
        raise Refused(text("ui-needs-server"))
    if not isinstance(here, Channel):
        raise Refused(text("ui-not-here"))
    _refuse_without(context, missing_rights(context.interaction.app_permissions, here))


async def check_opening(context: Context) -> None:
    """Raise Refused where the bot may not write, or where this person may open no table."""
    check_rights(context)
    check_voice(context)
    await context.bot.play.servers.may_open(context.server, context.asker)


async def check_opening_tournament(context: Context) -> None:
    """Raise Refused where the bot may not write, or this person may open no tournament."""
    check_rights(context)
    check_voice(context)
    await context.bot.play.servers.may_open_tournament(context.server, context.asker)


async def check_threads_in(context: Context, channel: int) -> None:
    """Raise Refused where matches could not be played in threads of a channel.

    They cannot where this person could not write, or where the server wants no tables.
    """
    there, member = context.bot.get_channel(channel), context.interaction.user
    if not isinstance(there, discord.TextChannel):
        missing = ["view_channel"]
    else:
        granted = there.permissions_for(there.guild.me)
        missing = [*missing_rights(granted, there), *missing_for_threads(granted)]
    if missing:
        rights = rights_in_words(context.ui, missing)
        raise Refused(text("ui-missing-rights-in", channel=str(channel), rights=rights))
    assert isinstance(there, discord.TextChannel)
    writes = isinstance(member, discord.Member) and there.permissions_for(member).send_messages
    if there.guild.id != context.server or not writes:
        raise Refused(text("ui-not-your-channel", channel=str(channel)))
    await context.bot.play.servers.may_stand(context.server, context.asker_in(channel))


def check_voice(context: Context) -> None:
    """Raise Refused where this person could not write what we would post for them (TIM-4.3)."""
    here = context.interaction
    if missing_to_write(here.permissions, here.channel):
        raise Refused(text("ui-not-yours-to-write", channel=str(context.channel)))


def check_voice_in(context: Context, channel: Channel) -> None:
    """Raise Refused where this person could not write in a channel what we would post there."""
    member = context.interaction.user
    if isinstance(member, discord.Member) and missing_to_write(
        channel.permissions_for(member), channel
    ):
        raise Refused(text("ui-not-yours-to-write", channel=str(channel.id)))


def check_writing(context: Context) -> None:
    """Raise Refused where nothing could be written in this person's channel."""
    interaction = context.interaction
    _refuse_without(context, missing_to_write(interaction.app_permissions, interaction.channel))


def _refuse_without(context: Context, missing: Sequence[str]) -> None:
    if missing:
        raise Refused(text("ui-missing-rights", rights=rights_in_words(context.ui, missing)))


def shut(channel: Channel | None) -> Shut | None:
    """Return why a channel is shut, as far as the gateway has told; None when it is open.

    None for a channel stands for one that the bot cannot see.
    """
    if channel is None:
        return UNSEEN
    if isinstance(channel, discord.Thread):
        if channel.parent is None:
            return UNSEEN
        if channel.locked:
            return Shut("locked")
    missing = missing_to_write(channel.permissions_for(channel.guild.me), channel)
    if "view_channel" in missing:
        return UNSEEN
    return Shut("rights", tuple(missing)) if missing else None


def known_shut(bot: Bot, where: Whereabouts) -> Shut | None:
    """Return why the channel of a match is shut; None when it is open or nothing is known of it.

    A thread that sleeps is not known of, but for the channel above it; nothing is of a server that
    is another process's.
    """
    if not bot.play.shards.owns(where.server):
        return None
    if where.channel in bot.shut_places:
        return Shut("locked")
    guild = None if where.server is None else bot.get_guild(where.server)
    if where.server is not None and (guild is None or where.channel is None):
        return UNSEEN if guild is None else None
    channel = bot.get_channel(where.channel or 0)
    if isinstance(channel, Channel):
        return shut(channel)
    above = bot.get_channel(where.home or 0)
    hidden = above is None and where.home != where.channel and guild and not guild.unavailable
    return UNSEEN if hidden or (isinstance(above, Channel) and shut(above) == UNSEEN) else None


async def messageable(bot: Bot, channel: int) -> Channel | None:
    """Return a channel or thread by id, or None when it is gone or the bot cannot see it."""
    known = bot.get_channel(channel)
    if known is None:
        try:
            known = await bot.fetch_channel(channel)
        except discord.HTTPException as failure:
            if failure.code in GONE or failure.status in (403, 404):
                return None
            raise
    return known if isinstance(known, Channel) else None


async def is_gone(bot: Bot, server: int | None, channel: int) -> bool | None:
    """Whether a channel or thread is deleted, not only closed to the bot; None if not known.

    About a server that the bot is not on nothing is known, and Discord is not asked.
    """
    if server is not None and bot.get_guild(server) is None:
        return False
    if bot.get_channel(channel) is not None:
        return False
    try:
        await bot.fetch_channel(channel)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        return False
    except UNREACHED:
        return None
    return False


async def awake(channel: Channel) -> bool:
    """Un-archive a thread that sleeps; return whether it can be written to."""
    if isinstance(channel, discord.Thread) and channel.archived:
        if channel.locked:
            return False
        try:
            await channel.edit(archived=False)
        except discord.Forbidden:
            return False
    return True


async def back_to_sleep(channel: Channel, *, woken: bool = False) -> None:
    """Archive a thread again that was in the archive when it was looked up, or `woken` later."""
    if isinstance(channel, discord.Thread) and (channel.archived or woken):
        await channel.edit(archived=True)


async def open_channel(bot: Bot, server: int | None, channel: int | None) -> Channel | None:
    """Return a channel or thread that can be written to, or None.

    Asks Discord nothing about a server that the bot is not on.
    """
    if channel is None or (server is not None and bot.get_guild(server) is None):
        return None
    there = await messageable(bot, channel)
    if there is None or shut(there) == UNSEEN:
        return None
    return there if await awake(there) else None


async def why_closed(bot: Bot, server: int | None, channel: int) -> Shut:
    """Return why `open_channel` finds no channel: a thread that sleeps may be locked."""
    if server is not None and bot.get_guild(server) is None:
        return UNSEEN
    return shut(await messageable(bot, channel)) or UNSEEN


def thread_name(bot: Bot, locale: Locale, public: Public, people: str = "") -> str:
    """Return the name of the thread of a match; without `people` it names nobody.

    It begins with the game or, in a tournament, with that and the round (EVT-1.12).
    """
    head = bot.texts.get(f"{public.game}-name", locale)
    if (part := public.part_of) is not None:
        head = thread_head(part, bot.texts, locale)
    return clip(f"{head} · {people}", THREAD_NAME) if people else clip(head, THREAD_NAME)


async def unname(bot: Bot, channel: Channel, locale: Locale, public: Public) -> None:
    """Take the names out of a thread's name once somebody who played there was forgotten.

    A name that somebody has given it stays. Discord tells in the thread of the change, so nobody
    at all is named in the new one.
    """
    if not public.forgotten or not isinstance(channel, discord.Thread):
        return
    plain = thread_name(bot, locale, public)
    named = channel.name.startswith(f"{plain} · ")
    if public.part_of is not None:  # it keeps the name that the tournament had then
        named = " · " in channel.name and channel.name != plain
    if channel.owner_id == channel.guild.me.id and named:
        await channel.edit(name=plain)


async def delete(channel: Channel, message: int) -> None:
    """Delete a message of the bot, which may be gone already."""
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as failure:
        if failure.code not in GONE:
            raise
