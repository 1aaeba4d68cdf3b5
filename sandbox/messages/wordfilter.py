"""Automatic moderation: the words that a server does not let its members write."""

import re
from collections.abc import Iterable
from functools import lru_cache

from sandbox.common.errors import refusal
from sandbox.common.shapes import Json, as_object, objects
from sandbox.messages.mentions import texts
from sandbox.world import permissions
from sandbox.world.model import Channel, Guild
from sandbox.world.world import World

MESSAGE, TITLE = 200000, 200001
EXEMPT = permissions.bits("manage_guild") | permissions.bits("administrator")


@lru_cache
def _pattern(word: str) -> re.Pattern[str]:
    """The whole word in either case; an asterisk at an end lets it go on there."""
    begins = "" if word.startswith("*") else r"(?<!\w)"
    ends = "" if word.endswith("*") else r"(?!\w)"
    return re.compile(begins + re.escape(word.strip("*")) + ends, re.IGNORECASE)


def blocks(guild: Guild | None, user_id: str, written: Iterable[str]) -> bool:
    """Whether the server blocks any of these texts of the user; who manages it may write all.

    In direct messages (None) nothing is blocked.
    """
    if guild is None or not guild.blocked_words or permissions.in_guild(guild, user_id) & EXEMPT:
        return False
    return any(_pattern(word).search(text) for word in guild.blocked_words for text in written)


def check_message(world: World, channel: Channel, user_id: str, fields: Json) -> None:
    """Raise ApiError 200000 when the server blocks what the user sends: texts and embeds."""
    content, components = str(fields.get("content") or ""), objects(fields.get("components"))
    written = [*texts(content, components), *_embedded(objects(fields.get("embeds")))]
    if blocks(world.guilds.get(channel.guild_id), user_id, written):
        raise refusal(MESSAGE)


def _embedded(embeds: list[Json]) -> Iterable[str]:
    for embed in embeds:
        yield from (str(embed.get(key) or "") for key in ("title", "description"))
        yield str(as_object(embed.get("footer")).get("text") or "")
        for field in objects(embed.get("fields")):
            yield from (str(field.get(key) or "") for key in ("name", "value"))


def check_title(world: World, channel: Channel, user_id: str, title: str) -> None:
    """Raise ApiError 200001 when the server blocks the name that the user gives a thread."""
    if blocks(world.guilds.get(channel.guild_id), user_id, [title]):
        raise refusal(TITLE)
