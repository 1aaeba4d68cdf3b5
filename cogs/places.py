"""Channels and threads in which messages stand: open, asleep, closed to us, or gone for good."""

from typing import TypeAlias

import discord

from cogs.errors import UNREACHED
from cogs.host import Host
from cogs.page import clip
from locales.texts import Locale
from play.records import Public

GONE = (10003, 10004, 10008, 50001)  # channel, server, message; no access
ARCHIVED = 50083
THREAD_NAME = 100  # characters

Place: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.Thread


class NoPlace(Exception):
    """Where a message stands or is to stand is gone, or closed to us."""


async def messageable(host: Host, channel: int) -> Place | None:
    """Return a channel or thread by id, or None when it is gone or closed to us."""
    known = host.get_channel(channel)
    if known is None:
        try:
            known = await host.fetch_channel(channel)
        except discord.HTTPException as failure:
            if failure.code in GONE or failure.status in (403, 404):
                return None
            raise
    return known if isinstance(known, Place) else None


async def is_gone(host: Host, server: int | None, channel: int) -> bool:
    """Whether a channel or thread is deleted, and not only closed to us.

    Of a server that the bot is not on nothing is known, and Discord is not asked.
    """
    if server is not None and host.get_guild(server) is None:
        return False
    try:
        await host.fetch_channel(channel)
    except discord.NotFound:
        return True
    except UNREACHED:
        return False
    return False


async def awake(place: Place) -> bool:
    """Un-archive a thread that sleeps; return whether it can be written to."""
    if isinstance(place, discord.Thread) and place.archived:
        if place.locked:
            return False
        try:
            await place.edit(archived=False)
        except discord.Forbidden:
            return False
    return True


async def back_to_sleep(place: Place) -> None:
    """Archive a thread again that was in the archive when it was looked up."""
    if isinstance(place, discord.Thread) and place.archived:
        await place.edit(archived=True)


async def open_place(host: Host, server: int | None, channel: int | None) -> Place | None:
    """Return a channel or thread that can be written to, or None.

    Asks Discord nothing about a server that the bot is not on.
    """
    if channel is None or (server is not None and host.get_guild(server) is None):
        return None
    place = await messageable(host, channel)
    return place if place is not None and await awake(place) else None


def thread_name(host: Host, locale: Locale, public: Public, people: str = "") -> str:
    """Return what the thread of a match is called; without `people`, nobody is named in it."""
    game = host.texts.get(f"{public.game}-name", locale)
    return clip(f"{game} · {people}", THREAD_NAME) if people else clip(game, THREAD_NAME)


async def unname(host: Host, place: Place, locale: Locale, public: Public) -> None:
    """Take the names out of a thread's name once somebody who played there was forgotten.

    A name that somebody has given it stays. Discord tells in the thread of the change, so nobody
    at all is named in the new one.
    """
    if not public.forgotten or not isinstance(place, discord.Thread):
        return
    plain = thread_name(host, locale, public)
    if place.owner_id == place.guild.me.id and place.name.startswith(f"{plain} · "):
        await place.edit(name=plain)
