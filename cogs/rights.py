"""What the bot must be allowed to do where a match is to be played."""

import discord

INVITE = 309238025216  # the rights of the invitation, as Discord counts them
_EVERYWHERE = (
    "view_channel",
    "send_messages",
    "attach_files",
    "embed_links",
    "read_message_history",
)


def missing_rights(granted: discord.Permissions, channel: object) -> list[str]:
    """Return the names of the rights that are missing in this channel or thread."""
    wanted: list[str] = list(_EVERYWHERE)
    if isinstance(channel, discord.Thread):
        wanted[1] = "send_messages_in_threads"
    return [name for name in wanted if not getattr(granted, name)]
