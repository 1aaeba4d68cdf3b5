"""What people give with a command of the workshop: the name of a deck, or a file."""

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.app.suggesting import Choices
from cogs.ui.page import clip
from play.decks.service import WRITTEN
from play.refusals import refused

FILE = 64 * 1024  # bytes of a file with a deck; those of real ones have some hundreds
_SUGGESTED, _LINE = 25, 100  # suggestions, and characters of one, Discord's limits


def matching(typed: str, named: Sequence[tuple[str, str]]) -> Choices:
    """Return the names that contain the typed words, each with what it stands for."""
    found = [one for one in named if typed.casefold() in one[0].casefold()]
    return [
        app_commands.Choice(name=clip(name, _LINE), value=value)
        for name, value in found[:_SUGGESTED]
    ]


async def words_of(file: discord.Attachment) -> str:
    """Return the text of a file. Raises Refused when it is too large or no text."""
    if file.size > FILE:
        raise refused("deck-written-long", most=WRITTEN)
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError as no:
        raise refused("deck-no-text") from no
