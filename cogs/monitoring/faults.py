"""Faults of our own: each is logged with its code and counted, and the bot goes on."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from cogs.monitoring.counts import Counts
from cogs.monitoring.traces import code_of
from db.store import name_of
from play.time.backoff import Backoff, wait_after

_log = structlog.get_logger("cogs")
LONGEST = 60.0  # s between two attempts at what goes on failing


def report(counts: Counts, doing: str, fault: BaseException, /, **about: str) -> str:
    """Log what went wrong and where, count it, and return its code.

    For a fault of the store, `why` is SQLite's name of it.
    """
    code, why = code_of(fault), name_of(fault)
    if why is not None:
        about = {**about, "why": why}
    _log.error("failed", doing=doing, code=code, exc_info=fault, **about)
    counts.error(code)
    return code


async def guarded(counts: Counts, doing: str, work: Callable[[], Awaitable[object]]) -> bool:
    """Do something that nobody waits for; return False when it failed, which is reported."""
    try:
        await work()
    except Exception as fault:  # noqa: BLE001 - whatever it was, the bot lives on
        report(counts, doing, fault)
        return False
    return True


async def tried(
    counts: Counts,
    doing: str,
    backoff: Backoff,
    unreached: tuple[type[Exception], ...],
    which: str,
    work: Callable[[], Awaitable[bool]],
) -> None:
    """Do something for one of many, ever more rarely while it is not done; the others go on.

    `work` tells whether it is done. What is `unreached` is no fault of ours, and is only logged.
    """
    if not backoff.may(which):
        return
    done = False

    async def reached() -> None:
        nonlocal done
        try:
            done = await work()
        except unreached as no:
            _log.warning("not reached", doing=doing, which=which, why=type(no).__name__)

    await guarded(counts, doing, reached)
    (backoff.went_well if done else backoff.failed)(which)


async def repeat(
    counts: Counts, doing: str, work: Callable[[], Awaitable[object]], every: float
) -> None:
    """Do something every so many seconds, for ever.

    If it goes on failing, it is tried less and less often, down to once a minute.
    """
    failures = 0
    while True:
        failures = 0 if await guarded(counts, doing, work) else failures + 1
        await asyncio.sleep(wait_after(failures + 1, every, max(every, LONGEST)))
