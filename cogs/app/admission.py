"""Who may look at a match or a lobby: its people anywhere, others where they see its channel."""

import discord

from cogs.app.context import Context
from db.records.places import Known
from games.core.refused import Refused
from games.core.text import text


async def admit(context: Context, which: str) -> None:
    """Let in who may look at the match or lobby of this id; an id of neither lets anybody in.

    Raises Refused for somebody of another server, of which nothing is known, and for somebody who
    does not see its channel.
    """
    found = await context.bot.play.places.known(which, context.person)
    if found is None or found.ours:
        return
    if found.server != context.interaction.guild_id:
        raise Refused(text("ui-other-server"))
    if not await _sees(context, found):
        raise Refused(text("ui-unseen-channel"))


async def seen(context: Context, which: str) -> bool:
    """Whether `admit` lets this person in, as far as that is known without asking Discord."""
    found = await context.bot.play.places.known(which, context.person)
    if found is None or found.server != context.interaction.guild_id:
        return False
    place = _cached(context, found)
    return found.ours or (place is not None and _shown(context, place))


async def _sees(context: Context, found: Known) -> bool:
    if found.channel is None or found.channel == context.channel:
        return found.channel is not None
    place = _cached(context, found)
    if place is None:
        try:
            place = await context.bot.fetch_channel(found.channel)
        except (discord.NotFound, discord.Forbidden):
            return False
    return _shown(context, place)


def _cached(context: Context, found: Known) -> object | None:
    """Return the place as the gateway told of it; for a thread that sleeps the channel above.

    But only for the thread of a message, which is as public as that; another may be private.
    """
    place = None if found.channel is None else context.bot.get_channel(found.channel)
    if place is None and found.above is not None:
        return context.bot.get_channel(found.above)
    return place


def _shown(context: Context, place: object) -> bool:
    """Whether this person sees a channel, by the roles that came with the interaction."""
    member = context.interaction.user
    return isinstance(member, discord.Member) and shown_to(member, place)


def shown_to(member: discord.Member, place: object) -> bool:
    """Whether somebody sees a channel."""
    if isinstance(place, discord.Thread) and place.parent is None:
        return False  # nothing is known of the channel above it
    if not isinstance(place, discord.Thread | discord.abc.GuildChannel):
        return False
    granted = place.permissions_for(member)
    if isinstance(place, discord.VoiceChannel | discord.StageChannel) and not granted.connect:
        return False
    if isinstance(place, discord.Thread) and place.is_private():
        inside = any(one.id == member.id for one in place.members)
        return granted.view_channel and (inside or granted.manage_threads)
    return granted.view_channel
