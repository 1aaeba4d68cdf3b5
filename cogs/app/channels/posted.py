"""Finds messages of the bot that were posted and not noted, because it was stopped in between."""

import contextlib
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

import discord

from cogs.app.channels.channels import Channel

AHEAD = timedelta(minutes=5)  # by which our clock may be ahead of Discord's
MOST = 300  # messages that are looked through


async def ours_since(channel: Channel, since: datetime, wanted: set[str]) -> list[tuple[int, str]]:
    """Return our messages that came since then and bear one of these custom_ids, oldest first.

    Each with its texts; what anybody else writes is not looked at.
    """
    me = channel.guild.me.id
    found: list[tuple[int, str]] = []
    with contextlib.suppress(discord.Forbidden):  # then nothing can be known
        async for one in channel.history(limit=MOST, after=since - AHEAD):
            parts = list(_parts(one.components)) if one.author.id == me else []
            if any(getattr(part, "custom_id", None) in wanted for part in parts):
                said = (str(getattr(part, "content", "")) for part in parts)
                found.append((one.id, "\n".join(said)))
    return found


async def posted_before(channel: Channel, since: datetime, custom_id: str) -> int | None:
    """Return the bot's first message since then with a component of this custom_id."""
    return next((one for one, _ in await ours_since(channel, since, {custom_id})), None)


def _parts(components: Iterable[object]) -> Iterator[object]:
    """Yield all components of a message, those within others too."""
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))
