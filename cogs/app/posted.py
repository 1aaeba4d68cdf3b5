"""Finds a message of ours that was posted and not noted: the bot was ended in between."""

import contextlib
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

import discord

from cogs.app.places import Place

AHEAD = timedelta(minutes=5)  # by which our clock may be ahead of Discord's
MOST = 200  # messages that are looked through


async def posted_before(place: Place, since: datetime, custom_id: str) -> int | None:
    """Return our first message since then that bears a component with this custom_id."""
    me = place.guild.me.id
    with contextlib.suppress(discord.Forbidden):  # then nothing can be known
        async for one in place.history(limit=MOST, after=since - AHEAD):
            if one.author.id == me and custom_id in custom_ids(one.components):
                return one.id
    return None


def custom_ids(parts: Iterable[object]) -> Iterator[str]:
    """Yield the custom_ids of all components of a message."""
    for part in parts:
        if (custom_id := getattr(part, "custom_id", None)) is not None:
            yield custom_id
        yield from custom_ids(getattr(part, "children", ()))
