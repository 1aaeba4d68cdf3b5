"""Who and what a text mentions, and whom of them it may ping."""

import re
from collections.abc import Iterator

from sandbox.common.shapes import Json, as_list, objects
from sandbox.world.model import Channel, Message
from sandbox.world.world import World

TEXT_DISPLAY = 10
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_ALL = re.compile(r"@(everyone|here)\b")


def texts(content: str, components: list[Json]) -> Iterator[str]:
    """The content and every text display, in order."""
    yield content
    for component in components:
        if component.get("type") == TEXT_DISPLAY:
            yield str(component.get("content") or "")
        yield from texts("", objects(component.get("components")))


class Allowed:
    """`allowed_mentions` of a request; without it everything may ping."""

    def __init__(self, sent: Json | None) -> None:
        self._parse = {"users", "roles", "everyone"} if sent is None else set()
        self._named: dict[str, set[str]] = {"users": set(), "roles": set()}
        self.replied = sent is None
        if sent is not None:
            self._parse = {str(one) for one in as_list(sent.get("parse"))}
            self._named = {
                key: {str(one) for one in as_list(sent.get(key))} for key in ("users", "roles")
            }
            self.replied = bool(sent.get("replied_user"))

    def user(self, user_id: str) -> bool:
        return "users" in self._parse or user_id in self._named["users"]

    def role(self, role_id: str) -> bool:
        return "roles" in self._parse or role_id in self._named["roles"]

    @property
    def everyone(self) -> bool:
        return "everyone" in self._parse


def mark(world: World, message: Message, channel: Channel, allowed: Allowed) -> None:
    """Set the message's mentions by its texts, as far as they are allowed.

    Nothing inside code is a mention; @everyone needs the author's right.
    """
    text = _CODE.sub("", "\n".join(texts(message.content, message.components)))
    users = dict.fromkeys(one for one in _USER.findall(text) if one in world.users)
    message.mentions = [one for one in users if allowed.user(one)]
    guild = world.guilds.get(channel.guild_id)
    roles = dict.fromkeys(one for one in _ROLE.findall(text) if guild and guild.role(one))
    message.mention_roles = [one for one in roles if allowed.role(one)]
    loud = world.may(message.author_id, channel, "mention_everyone")
    message.mention_everyone = bool(_ALL.search(text)) and allowed.everyone and loud
    if message.reference and allowed.replied and message.reference in world.messages:
        answered = world.messages[message.reference].author_id
        if answered not in message.mentions:
            message.mentions.append(answered)


def pinged(world: World, message: Message, channel: Channel) -> list[str]:
    """The people whose badge a new message raises: mentioned, seeing it, not its author."""
    if message.reader is not None:
        return [message.reader] if message.reader in message.mentions else []
    if channel.recipient_id is not None:  # every direct message calls
        return [one for one in world.readers(channel) if one != message.author_id]
    guild = world.guilds[channel.guild_id]
    return [
        one
        for one in world.readers(channel)
        if one != message.author_id
        and (
            one in message.mentions
            or message.mention_everyone
            or set(guild.members[one].roles) & set(message.mention_roles)
        )
    ]
