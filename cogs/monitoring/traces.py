"""What a log may say of a failure: where it happened, and nothing that was on the table.

The message of an error may quote a card (`KeyError: 'P20'`). It is logged only for errors of the
platform, the network and files; for errors of the store, only SQLite's name of it is. Local
variables are never logged.
"""

import hashlib
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from structlog.typing import ExcInfo

from cogs.ui.limits import TooMuch
from play.base.processes import Unchecked
from render.job import Undrawn

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_SPEAKING = ("discord.errors", "aiohttp.")  # modules whose errors tell of requests
_ELSEWHERE = (Undrawn, Unchecked)  # faults of another process, which says where
_OURS = (OSError, TooMuch, *_ELSEWHERE)  # they quote nothing of a table
_DEEPEST = 3  # frames that tell one fault from another


def trace(exc_info: ExcInfo) -> str:
    """Return a traceback without values, the first cause first."""
    return "\n".join(_lines(exc_info[1], set()))


def print_trace(file: TextIO, exc_info: ExcInfo) -> None:
    """Write what `trace` returns, for the console."""
    file.write("\n" + trace(exc_info))


def _lines(fault: BaseException, told: set[int]) -> Iterator[str]:
    """Tell of an error after those that led to it; errors may lead to each other in a circle."""
    told.add(id(fault))
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if before is not None and id(before) not in told:
        yield from _lines(before, told)
        yield "  then:"
    for line in traceback.format_tb(fault.__traceback__):
        yield line.rstrip()
    if isinstance(fault, _ELSEWHERE):
        yield fault.places
    yield said(fault)


def said(fault: BaseException) -> str:
    """Return the type of an error, with its message if that cannot quote anything secret."""
    kind = type(fault)
    name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
    speaks = kind.__module__.startswith(_SPEAKING) or isinstance(fault, _OURS)
    words = str(fault) if speaks else getattr(fault, "sqlite_errorname", "")
    return f"{name}: {words}" if words else name


def code_of(fault: BaseException) -> str:
    """Return a short code for an apology and the log ("K7F2"): the same fault, the same code."""
    frames = traceback.extract_tb(fault.__traceback__)[-_DEEPEST:]
    places = "|".join(f"{Path(frame.filename).name}:{frame.name}" for frame in frames)
    if isinstance(fault, _ELSEWHERE):
        places = fault.kind + fault.places  # where it went wrong in the other process
    digest = hashlib.blake2b(f"{type(fault).__qualname__}|{places}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:4])
