"""Who may look at a match or a lobby: its people anywhere, others if they see its channel."""

import discord

from cogs.app.context import Context
from db.records.channels import PublicPlace
from games.core.refused import Refused
from games.core.text import text


async def admit(context: Context, which: str) -> None:
    """Let in who may look at the match or lobby of this id; any other id lets everybody in.

    Raises Refused for somebody from another server, of which nothing is known, and for somebody who
    does not see its channel.
    """
    found = await context.bot.play.channels.known(which, context.person)
    if found is None or found.ours:
        return
    if found.server != context.interaction.guild_id:
        raise Refused(text("ui-other-server"))
    if not await _sees(context, found):
        raise Refused(text("ui-unseen-channel"))


async def seen(context: Context, which: str) -> bool:
    """Whether `admit` lets this person in, as far as that is known without asking Discord."""
    found = await context.bot.play.channels.known(which, context.person)
    if found is None or found.server != context.interaction.guild_id:
        return False
    channel = _cached(context, found)
    return found.ours or (channel is not None and _shown(context, channel))


async def _sees(context: Context, found: PublicPlace) -> bool:
    if found.channel is None or found.channel == context.channel:
        return found.channel is not None
    channel = _cached(context, found)
    if channel is None:
        try:
            channel = await context.bot.fetch_channel(found.channel)
        except (discord.NotFound, discord.Forbidden):
            return False
    return _shown(context, channel)


def _cached(context: Context, found: PublicPlace) -> object | None:
    """Return the channel as the gateway has reported it; for an archived thread its parent.

    The parent stands for a thread only if that belongs to a message, because such a thread is as
    public as its channel. Others may be private.
    """
    channel = None if found.channel is None else context.bot.get_channel(found.channel)
    if channel is None and found.above is not None:
        return context.bot.get_channel(found.above)
    return channel


def _shown(context: Context, channel: object) -> bool:
    """Whether this person sees a channel, given the roles that came with the interaction."""
    member = context.interaction.user
    return isinstance(member, discord.Member) and shown_to(member, channel)


def shown_to(member: discord.Member, channel: object) -> bool:
    """Whether somebody sees a channel."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False  # nothing is known of the channel above it
    if not isinstance(channel, discord.Thread | discord.abc.GuildChannel):
        return False
    granted = channel.permissions_for(member)
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel) and not granted.connect:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        inside = any(one.id == member.id for one in channel.members)
        return granted.view_channel and (inside or granted.manage_threads)
    return granted.view_channel
