"""A store that fails, and the codes that faults of ours get."""

import asyncio
import sqlite3
from collections.abc import Callable

from cogs.monitoring.counts import Counts
from tests.e2e.running.lines import Lines


def locked(*_: object, **__: object) -> None:
    """What the store does while another process writes for long, or the disk is full."""
    raise sqlite3.OperationalError("database is locked")


def failing(times: int, kept: Callable, again: asyncio.Event) -> Callable:
    """A method that fails so many times, and tells when it did not."""
    calls: list[None] = []

    async def fails(*args: object, **kwargs: object) -> object:
        calls.append(None)
        if len(calls) <= times:
            locked()
        again.set()
        return await kept(*args, **kwargs)

    return fails


def only_code(counts: Counts, log: Lines) -> str:
    """The code of the one kind of fault there was; the log has its trace."""
    (code,) = counts.errors
    told = [line for line in log if f'"code": "{code}"' in line]
    assert len(told) == counts.errors[code]
    assert all('"exception": ' in line for line in told)
    return code


class Loud(Counts):
    """Counts that say when there is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def error(self, code: str) -> None:
        super().error(code)
        self.heard.set()
