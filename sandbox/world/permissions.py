"""Rights: their bits, and who has which where."""

from sandbox.world.model import Channel, Guild, Overwrite

BITS = {
    "create_instant_invite": 0,
    "kick_members": 1,
    "ban_members": 2,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_audit_log": 7,
    "stream": 9,
    "view_channel": 10,
    "send_messages": 11,
    "send_tts_messages": 12,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "connect": 20,
    "speak": 21,
    "use_vad": 25,
    "change_nickname": 26,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "use_application_commands": 31,
    "request_to_speak": 32,
    "manage_events": 33,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "send_messages_in_threads": 38,
    "moderate_members": 40,
    "create_events": 44,
    "use_external_apps": 50,
    "pin_messages": 51,
}
ALL = sum(1 << bit for bit in BITS.values())
INVITED = 309238025216  # what the bot is invited with
READING = (1 << 10) | (1 << 16)  # all that is left to a member in time-out


def bits(*names: str) -> int:
    """The rights of these names together."""
    return sum(1 << BITS[name] for name in names)


EVERYONE = bits(
    "create_instant_invite",
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_external_emojis",
    "stream",
    "connect",
    "speak",
    "use_vad",
    "request_to_speak",
    "change_nickname",
    "use_application_commands",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
)
DIRECT = bits(
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "mention_everyone",
    "use_external_emojis",
    "use_application_commands",
)  # of both in their direct messages
MODERATOR = bits("manage_guild", "manage_channels", "manage_messages", "manage_threads")


def in_guild(guild: Guild, user_id: str) -> int:
    """The rights of the member from their roles alone; 0 when not a member."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if user_id == guild.owner_id:
        return ALL
    held = [guild.id, *member.roles]
    rights = 0
    for role in guild.roles:
        if role.id in held:
            rights |= role.permissions
    return ALL if rights & bits("administrator") else rights


def in_channel(guild: Guild, place: Channel, user_id: str) -> int:
    """The rights of the member in a channel; for a thread give its parent as `place`."""
    rights = in_guild(guild, user_id)
    if rights == ALL or not rights:
        return rights
    member = guild.members[user_id]
    rights = _overwritten(rights, [one for one in place.overwrites if one.id == guild.id])
    rights = _overwritten(rights, [one for one in place.overwrites if one.id in member.roles])
    rights = _overwritten(rights, [one for one in place.overwrites if one.id == user_id])
    if member.timed_out:
        rights &= READING
    return rights if rights & bits("view_channel") else 0


def _overwritten(rights: int, overwrites: list[Overwrite]) -> int:
    """Denials first, then allowances, as Discord applies them at each level."""
    for one in overwrites:
        rights &= ~one.deny
    for one in overwrites:
        rights |= one.allow
    return rights
