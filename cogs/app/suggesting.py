"""Suggestions while somebody types: none when they fail, and the fault is logged."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from cogs.app.context import Interaction
from cogs.app.errors import UNREACHED
from cogs.monitoring.faults import report

_log = structlog.get_logger("cogs")

C = TypeVar("C", bound=commands.Cog)
Choices: TypeAlias = list[app_commands.Choice[str]]
Suggests: TypeAlias = Callable[[C, Interaction, str], Coroutine[Any, Any, Choices]]


def suggesting(work: Suggests[C]) -> Suggests[C]:
    """Let an autocomplete that fails suggest nothing, and log the fault with its code.

    If Discord does not accept the suggestions in time, that is no fault.
    """
    doing = f"autocomplete: {work.__name__.removeprefix('_')}"

    @wraps(work)
    async def suggest(cog: C, interaction: Interaction, typed: str) -> Choices:
        try:
            found = await work(cog, interaction, typed)
        except Exception as fault:  # noqa: BLE001 - nobody can be told of it
            report(interaction.client.counts, doing, fault)
            found = []
        try:
            await interaction.response.autocomplete(found)
        except UNREACHED as failure:
            _log.info("could not send suggestions", doing=doing, why=type(failure).__name__)
            _let_be(interaction)
        return found

    return suggest


def _let_be(interaction: Interaction) -> None:
    """Keep the library from answering again, which would fail, and from logging that."""
    answered = discord.InteractionResponseType.autocomplete_result
    interaction.response._response_type = answered  # noqa: SLF001  # pyright: ignore[reportPrivateUsage] - it asks for nothing else
