"""The thread in which a match is played, begun at a message or on its own."""

import discord
import structlog

from cogs.app.bot import Bot
from cogs.app.channels.channels import Channel, thread_name
from cogs.app.channels.rights import missing_for_threads
from cogs.ui.words import seat_names
from locales.texts import Locale
from play.records import Public

ARCHIVE = 10080  # minutes: the longest there is
HAS_THREAD = 160004  # Discord's code: this message has a thread already
NAME_REFUSED = (50035, 200000, 200001)  # by what the server, or Discord, does not want to read

_log = structlog.get_logger("cogs")


def takes_threads(channel: Channel | None) -> bool:
    """Whether the bot may begin threads in a channel."""
    if not isinstance(channel, discord.TextChannel):
        return False
    return not missing_for_threads(channel.permissions_for(channel.guild.me))


async def thread_for(
    bot: Bot, channel: Channel | None, message: int | None, public: Public, locale: Locale
) -> int | None:
    """Begin the thread of a match and return it; None where there can be none.

    It belongs to a message; without one its name names nobody.
    """
    if not isinstance(channel, discord.TextChannel) or not takes_threads(channel):
        return None
    plain = thread_name(bot, locale, public)
    people = ", ".join(seat_names(public, bot.texts, locale))
    full = thread_name(bot, locale, public, people)
    for name in (full, plain) if message else (plain,):
        try:
            return (await _begun(channel, message, name)).id
        except discord.HTTPException as failure:
            if failure.code == HAS_THREAD:  # made just before a crash
                return message
            _log.info("could not open a thread for a match", match=public.id, code=failure.code)
            if failure.code not in NAME_REFUSED:
                return None
    return None


async def _begun(channel: discord.TextChannel, message: int | None, name: str) -> discord.Thread:
    """Begin a thread, at a message or on its own.

    Discord announces a thread of its own with a message that is never changed, so nobody may be
    named in it.
    """
    if message is not None:
        above = channel.get_partial_message(message)
        return await above.create_thread(name=name, auto_archive_duration=ARCHIVE)
    kind = (
        discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    )
    return await channel.create_thread(name=name, auto_archive_duration=ARCHIVE, type=kind)
