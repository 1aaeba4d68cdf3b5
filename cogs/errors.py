"""The one boundary: a refusal becomes a sentence, anything else an apology with a code."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord
import structlog
from discord import app_commands

from cogs.page import Page, button, rows, words
from cogs.visit import Visit
from games.core.refused import Refused

_log = structlog.get_logger("cogs")
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
GONE = (10062, 50027)  # the interaction's time is over: the person saw a failure
ALREADY = 40060  # answered before: a resend of ours went through


def new_code() -> str:
    """Return a short code that stands in an apology and in the log: "K7F2"."""
    return "".join(secrets.choice(_LETTERS) for _ in range(4))


class Late(Exception):
    """The acknowledgement came too late: the person saw a failure, so nothing may happen."""


@asynccontextmanager
async def boundary(visit: Visit, doing: str) -> AsyncGenerator[None]:
    """Answer the visit whatever happens inside."""
    try:
        yield
    except Late:
        _log.info("too late to answer", doing=doing)
    except Refused as refused:
        await tell(visit, visit.say(refused.why))
    except app_commands.CheckFailure as failure:
        await tell(visit, visit.ui("not-here") if not str(failure) else str(failure))
    except Exception as fault:  # noqa: BLE001 - the one place where everything ends
        await _apologise(visit, doing, fault)


async def _apologise(visit: Visit, doing: str, fault: Exception) -> None:
    if isinstance(fault, discord.HTTPException) and fault.code in GONE:
        _log.info("answered too late", doing=doing)
        return
    code = new_code()
    _log.error("failed", doing=doing, code=code, exc_info=fault)
    visit.host.counts.error(code)
    again = visit.interaction.data if visit.interaction.type.value == 3 else None
    await tell(visit, visit.ui("our-fault", code=code), again=dict(again or {}).get("custom_id"))


async def tell(visit: Visit, said: str, again: object = None) -> None:
    """Say one thing to this person alone, with a button to try the same press again."""
    items = [words(said)]
    if isinstance(again, str) and again.startswith(("play:", "table:")):
        items += rows([button(again, visit.ui("try-again"))])
    page = Page(items)
    response = visit.interaction.response
    try:
        if response.is_done():
            await visit.interaction.followup.send(view=page.view(), ephemeral=True)
        else:
            await response.send_message(view=page.view(), ephemeral=True)
    except discord.HTTPException as failure:
        _log.info("could not tell", code=failure.code, status=failure.status)


async def acknowledged(visit: Visit, *, apart: bool = False, in_place: bool = False) -> None:
    """Acknowledge in time. Raises Late when it is too late, so that nothing is applied."""
    try:
        if apart:
            await visit.wait_apart()
        elif in_place:
            await visit.wait_in_place()
        else:
            await visit.wait()
    except discord.HTTPException as failure:
        if failure.code == ALREADY:
            return
        if failure.code in GONE:
            raise Late from failure
        raise
