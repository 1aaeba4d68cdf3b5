"""The one boundary: a refusal becomes a sentence, anything else an apology with a code."""

import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from urllib.parse import unquote, urlsplit

import aiohttp
import discord
import structlog
from discord import app_commands

from cogs.app.context import Context, Dismissed
from cogs.app.gateway.resends import resent
from cogs.app.places import PLACE
from cogs.monitoring.faults import report
from cogs.ui.limits import CUSTOM_ID
from cogs.ui.page import Page, button, rows, words
from games.core.refused import Refused

_log = structlog.get_logger("cogs")
GONE = (10062, 50027)  # the interaction's time is over: the person saw a failure
ALREADY = 40060  # answered before
UNREACHED = (
    TimeoutError,
    OSError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.ClientException,
)  # Discord refuses, or cannot be reached
RESENT = 1.0  # s after which the library itself resends at the earliest, when an answer got lost


class Late(Exception):
    """Nothing may be done: the person has seen a failure, or another process answers this press."""


@asynccontextmanager
async def boundary(context: Context, doing: str) -> AsyncGenerator[None]:
    """Answer the person whatever happens inside."""
    try:
        yield
    except Late:
        _log.info("the interaction expired before it was acknowledged", doing=doing)
    except Dismissed:
        _log.info("the answer was dismissed before it was written", doing=doing)
    except Refused as refused:
        context.bot.counts.refused(refused.why.id)
        await _refuse(context, doing, context.say(refused.why))
    except app_commands.CheckFailure as failure:
        await tell(context, context.ui("not-here") if not str(failure) else str(failure))
    except Exception as fault:  # noqa: BLE001 - the one place where everything ends
        await _apologise(context, doing, fault)


async def _refuse(context: Context, doing: str, said: str) -> None:
    """Say why something is not possible.

    What was chosen in a select stays chosen there, and choosing it again sends nothing, unless the
    message has changed meanwhile: a button shows the select anew.
    """
    chosen = bool(context.values) and not context.showed
    again = _again(context, doing) if chosen else None
    await tell(context, said, again, "choose-again")


async def _apologise(context: Context, doing: str, fault: Exception) -> None:
    if isinstance(fault, discord.HTTPException) and fault.code in (*GONE, ALREADY):
        _log.info("the interaction had expired before its answer", doing=doing)
        return
    if isinstance(fault, discord.HTTPException) and _shut(context, fault):
        _log.info("no answer is possible in this place", doing=doing, code=fault.code)
        return
    code = report(context.bot.counts, doing, fault)
    await tell(context, context.ui("our-fault", code=code), again=_again(context, doing))


def _again(context: Context, verb: str) -> str | None:
    """Return the custom_id of the button that tries again after a failed press, if there is one.

    If the press would have changed something, it may be out of date by then, and what was chosen in
    a select is lost. The button then only shows again what the press was about.
    """
    home, where = context.bot.homes.get(verb), [*context.args, *context.values]
    if home == verb:
        return ":".join((verb, *context.args))[:CUSTOM_ID]
    return ":".join((home, *where[:1]))[:CUSTOM_ID] if home else None


def _shut(context: Context, failure: discord.HTTPException) -> bool:
    """Whether an answer was refused because this place takes none, which is then noted.

    That holds for the first answer, and for all that follow an acknowledgement: the thread may have
    been locked meanwhile. A refusal of anything else may be about another place.
    """
    path = unquote(urlsplit(str(failure.response.url)).path)
    if context.interaction.token not in path.split("/") or failure.code not in PLACE:
        return False
    context.bot.shut_places.note(context.channel)
    return True


async def tell(
    context: Context, said: str, again: str | None = None, label: str = "try-again"
) -> None:
    """Say one thing to this person alone, with a button to try again."""
    items = [words(said)]
    if again is not None:
        items += rows([button(again, context.ui(label))])
    page = Page(items)
    try:
        await _say(context, page)
    except UNREACHED as failure:
        if isinstance(failure, discord.HTTPException):
            _shut(context, failure)
        _log.info("could not send an error message", why=str(failure))


async def _say(context: Context, page: Page) -> None:
    response, followup = context.interaction.response, context.interaction.followup
    if not response.is_done():
        try:
            await response.send_message(view=page.view(), ephemeral=True)
        except discord.HTTPException as failure:
            if failure.code != ALREADY:  # else it was acknowledged, and we never heard so
                raise
        else:
            return
    await followup.send(view=page.view(), ephemeral=True)


async def acknowledged(context: Context, *, apart: bool = False, in_place: bool = False) -> None:
    """Acknowledge in time. Raises Late when it is too late, so that nothing is applied.

    If it was acknowledged before, somebody else answers it (the press came twice, or a second
    process is running), unless this acknowledgement was sent again.
    """
    began, before = time.monotonic(), resent()
    try:
        if apart:
            await context.wait_apart()
        elif in_place:
            await context.wait_in_place()
        else:
            await context.wait()
    except discord.HTTPException as failure:
        again = resent() > before or time.monotonic() - began >= RESENT
        if failure.code == ALREADY and again:
            return
        if failure.code in (*GONE, ALREADY):
            raise Late from failure
        raise
