"""Finds messages of the bot that were posted and not noted, because it was stopped in between."""

import contextlib
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timedelta

import discord

from cogs.app.bot import Bot
from cogs.app.channels.channels import GONE, Channel, Unknown, is_gone, open_channel
from db.records.projections import Sending

AHEAD = timedelta(minutes=5)  # by which our clock may be ahead of Discord's
MOST = 300  # messages that are looked through


async def ours_since(channel: Channel, since: datetime, wanted: set[str]) -> list[tuple[int, str]]:
    """Return our messages that came since then and bear one of these custom_ids, oldest first.

    Each with its texts; what anybody else writes is not looked at.
    """
    return await _ours(channel, channel.guild.me.id, since, lambda custom_id: custom_id in wanted)


async def _ours(
    channel: discord.abc.Messageable, me: int, since: datetime, wanted: Callable[[str], bool]
) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    with contextlib.suppress(discord.Forbidden):  # then nothing can be known
        async for one in channel.history(limit=MOST, after=since - AHEAD):
            parts = list(_parts(one.components)) if one.author.id == me else []
            if any(wanted(str(getattr(part, "custom_id", None))) for part in parts):
                said = (str(getattr(part, "content", "")) for part in parts)
                found.append((one.id, "\n".join(said)))
    return found


async def posted_before(channel: Channel, since: datetime, custom_id: str) -> int | None:
    """Return the bot's first message since then with a component of this custom_id."""
    return next((one for one, _ in await ours_since(channel, since, {custom_id})), None)


async def sent_before(bot: Bot, one: Sending) -> int | None:
    """Return the message that was sent to somebody and not noted, if there is one.

    Raises Unknown while its channel is shut to us.
    """
    place: discord.abc.Messageable | None
    if one.server is None:
        place = bot.get_partial_messageable(one.channel, type=discord.ChannelType.private)
    else:
        place = await open_channel(bot, one.server, one.channel)
        if place is None:
            if await is_gone(bot, one.server, one.channel):
                return None
            raise Unknown
    assert bot.application_id is not None
    begins = "accept:" if one.kind == "invitation" else ""

    def bears(custom_id: str) -> bool:
        return custom_id.startswith(begins) and custom_id.endswith(f":{one.tag}")

    try:
        found = await _ours(place, bot.application_id, one.at, bears)
    except discord.HTTPException as no:
        if no.code not in GONE:
            raise
        return None
    return found[-1][0] if found else None


def _parts(components: Iterable[object]) -> Iterator[object]:
    """Yield all components of a message, those within others too."""
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))
