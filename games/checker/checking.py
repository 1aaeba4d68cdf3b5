"""A file of a stranger's, checked within bounds of time and memory: the request and its reply."""

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

import msgspec

from games.checker.limits import TooCostly
from games.core.match.export import Known, Verdict, verify


@dataclass(frozen=True)
class Request:
    """A file to check, for so many seconds of the processor and bytes of memory at most.

    Only card files with these hashes are `known`; any other is refused unread.
    """

    file: bytes = field(repr=False)
    games: Mapping[str, Known]
    known: frozenset[str]
    seconds: int
    memory: int


class Fault(msgspec.Struct, frozen=True):
    """What went wrong that never should: the kind of error, and where. It quotes no value."""

    kind: str
    places: str

    @classmethod
    def of(cls, error: BaseException) -> Self:
        """Return what may be told of an error."""
        places = "".join(traceback.format_tb(error.__traceback__)).rstrip()
        return cls(type(error).__qualname__, places)


class Reply(msgspec.Struct, frozen=True):
    """What came of a request; neither where the file takes more than it may."""

    verdict: Verdict | None = None
    fault: Fault | None = None


def reply_to(request: Request) -> Reply:
    """Return the reply to a request; it raises nothing that the checking has raised."""
    try:
        return Reply(verify(request.file, request.games, request.known))
    except (TooCostly, MemoryError):
        return Reply()
    except Exception as fault:  # noqa: BLE001 - whoever asked tells of it
        return Reply(fault=Fault.of(fault))
