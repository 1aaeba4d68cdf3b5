"""What the bot must be allowed to do where a match is to be played."""

import discord

INVITE = 309238025216  # the rights of the invitation, as Discord counts them
_BESIDE = ("attach_files", "embed_links", "read_message_history")
_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing_rights(granted: discord.Permissions, channel: object) -> list[str]:
    """Return the names of the rights that are missing in this channel or thread."""
    return [*missing_to_write(granted, channel), *_without(granted, _BESIDE)]


def missing_to_write(granted: discord.Permissions, channel: object) -> list[str]:
    """Return the names of those that are missing to write there at all."""
    match channel:
        case discord.Thread():
            return _without(granted, ("view_channel", "send_messages_in_threads"))
        case discord.VoiceChannel() | discord.StageChannel():
            return _without(granted, ("view_channel", "connect", "send_messages"))
        case _:
            return _without(granted, ("view_channel", "send_messages"))


def missing_for_threads(granted: discord.Permissions) -> list[str]:
    """Return the names of those that are missing to play in a thread of this channel."""
    return _without(granted, _FOR_THREADS)


def _without(granted: discord.Permissions, wanted: tuple[str, ...]) -> list[str]:
    return [name for name in wanted if not getattr(granted, name)]
