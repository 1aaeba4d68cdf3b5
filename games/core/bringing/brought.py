"""What a seat brings to a match, chosen or built before it begins, and what is wrong with it.

Small things are the picks of a Decision that is asked in the lobby. What is larger (a deck of forty
cards with copies) is plain data that somebody has built; it has a form in words, to be read and
written, and the rules name everything that is wrong with it.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

import msgspec

from games.core.data.codec import encode
from games.core.decision import Picks
from games.core.refused import Refused
from games.core.text import Text, text

# The picks of a Decision, or an object of plain data: what JSON holds.
Brought: TypeAlias = Picks | dict[str, Any]

LARGEST = 16 * 1024  # bytes of what a seat brings, encoded
_MOST = 999  # of one thing


class Build(msgspec.Struct, frozen=True):
    """What a seat is to build and bring, in place of a Decision.

    `prompt` says what. `suggested` is what it brings where nobody has built anything; so do AIs.
    Where it is `optional`, a match may begin before everybody has brought something.
    """

    prompt: Text
    suggested: dict[str, Any]
    optional: bool = False


class Checked(msgspec.Struct, frozen=True):
    """Everything that is wrong with what a seat brings, and what its people should know of it.

    Both are for these people alone: they may tell what is in it.
    """

    faults: tuple[Text, ...] = ()
    warnings: tuple[Text, ...] = ()


class Faulty(Refused):
    """What somebody would bring does not hold; `faults` are all that is wrong with it."""

    def __init__(self, faults: tuple[Text, ...]) -> None:
        super().__init__(text("core-faulty", faults=faults))
        self.faults = faults


def decoded(data: bytes) -> Brought:
    """Return what a seat brings, as it was encoded. Raises msgspec.ValidationError."""
    return msgspec.json.decode(data, type=Brought)


def too_large(brought: Brought) -> bool:
    """Whether what a seat brings is more than is kept."""
    return len(encode(brought)) > LARGEST


def read_counts(written: str, known: Collection[str]) -> dict[str, int]:
    """Return how many of what is written, a line each ("3 c07"), in any order, added up.

    Empty lines do not count. Raises Refused with the line and what is wrong with it.
    """
    found: dict[str, int] = {}
    for at, line in enumerate(written.splitlines(), 1):
        count, _, name = line.strip().partition(" ")
        name = name.strip()
        if not line.strip():
            continue
        if not (count.isascii() and count.isdecimal() and 0 < int(count[:9]) <= _MOST):
            raise Refused(text("core-line-count", line=at))
        if name not in known:
            raise Refused(text("core-line-unknown", line=at))
        found[name] = found.get(name, 0) + int(count)
    return found


def write_counts(counts: Mapping[str, int], order: Collection[str]) -> str:
    """Return how many of what, a line each, in this order: what `read_counts` reads."""
    return "\n".join(f"{counts[name]} {name}" for name in order if counts.get(name))
