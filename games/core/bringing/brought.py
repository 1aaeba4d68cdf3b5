"""What a seat brings to a match, chosen or built before it begins, and what is wrong with it.

Small things are the picks of a Decision that is asked in the lobby. Larger things (a deck of forty
cards with copies) are plain data that somebody has built. They have a written form that can be read
back, and the rules name everything that is wrong with them.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec

from games.core.data.codec import encode
from games.core.decision import Picks
from games.core.refused import Refused
from games.core.text import Name, Text, text

# The picks of a Decision, or an object of plain data: what JSON holds.
Brought: TypeAlias = Picks | dict[str, Any]

TITLES = "$titles"  # beside what is built: what its parts are called by who brings them
NAMELESS: Mapping[str, Name] = MappingProxyType({})
LARGEST = 16 * 1024  # bytes of what a seat brings, encoded
_COUNT = re.compile(r"0{0,6}[1-9][0-9]{0,2}")  # of one thing: 1 to 999
_NAMED = 20  # signs of what somebody has written that are shown
_SHOWN = 3  # of several things that are named
# What no id of a card has; some of it formats, or calls people.
_ODD = re.compile(r"[^A-Za-z0-9 -]+")


class Build(msgspec.Struct, frozen=True):
    """What a seat is to build and bring, in place of a Decision; `prompt` asks for it.

    `suggested` is brought when nobody has built anything, and by AIs. Where it is `optional`, a
    match may begin before everybody has brought something.
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
    """What somebody would bring is not valid; `faults` are all that is wrong with it."""

    def __init__(self, faults: tuple[Text, ...]) -> None:
        super().__init__(text("core-faulty", faults=faults))
        self.faults = faults


def decoded(data: bytes) -> Brought:
    """Return what a seat brings, as it was encoded. Raises msgspec.ValidationError."""
    return msgspec.json.decode(data, type=Brought)


def titled(brought: Brought, titles: Sequence[str]) -> Brought:
    """Return what is built with what its parts are called, as it is kept until the match begins.

    These are words of people, and no business of the rules.
    """
    return {**brought, TITLES: list(titles)} if isinstance(brought, dict) else brought


def untitled(brought: Brought) -> tuple[Brought, tuple[str, ...]]:
    """Return what is built as the rules know it, and what its parts are called."""
    if not isinstance(brought, dict) or TITLES not in brought:
        return brought, ()
    return {key: one for key, one in brought.items() if key != TITLES}, tuple(brought[TITLES])


def too_large(brought: Brought) -> bool:
    """Whether what a seat brings is larger than what is stored."""
    return len(encode(brought)) > LARGEST


def as_written(said: str) -> str:
    """Return what somebody wrote in place of a card id, made safe to show anywhere.

    It may hold markup, mentions or pages of text: its first letters and digits stay, and "?" stands
    for anything else.
    """
    plain = _ODD.sub("?", said[: 4 * _NAMED]).strip()
    cut = len(said) > 4 * _NAMED or len(plain) > _NAMED
    return f"{plain[:_NAMED].strip()}…" if cut else plain or "?"


def first_of(ids: Sequence[str]) -> tuple[Text, ...]:
    """Return unknown ids as items of a list: the first few, and how many more there are."""
    shown = ids if len(ids) == _SHOWN + 1 else ids[:_SHOWN]
    named = [text("core-id", id=as_written(one)) for one in shown]
    more = len(ids) - len(shown)
    return (*named, text("core-ids-more", count=more)) if more else tuple(named)


def read_counts(
    written: str, known: Collection[str], names: Mapping[str, Name] = NAMELESS
) -> dict[str, int]:
    """Return how many there are of each thing that is written, one to a line ("3 c07"), added up.

    Things that have `names` may be called by them, in either language, with their id before or
    without. Empty lines do not count. Raises Refused with the line and what is wrong with it.
    """
    found: dict[str, int] = {}
    called = _called({key: name for key, name in names.items() if key in known})
    for at, line in enumerate(written.splitlines(), 1):
        count, _, name = line.strip().partition(" ")
        name = name.strip()
        if not line.strip():
            continue
        if not _COUNT.fullmatch(count):
            raise Refused(text("core-line-count", line=at))
        first, _, rest = name.partition(" ")
        both = first in known and first in called.get(rest.strip().casefold(), ())
        meant = (name,) if name in known else (first,) if both else called.get(name.casefold(), ())
        if len(meant) > 1:  # of two that are called alike the id tells which
            said = as_written(name)
            raise Refused(text("core-line-several", line=at, id=said, ids=", ".join(meant)))
        if not meant:
            named = int(bool(called))
            raise Refused(text("core-line-unknown", line=at, id=as_written(name), named=named))
        key = meant[0]
        found[key] = found.get(key, 0) + int(count)
    return found


def _called(names: Mapping[str, Name]) -> dict[str, tuple[str, ...]]:
    """Return the ids of what is called so in either language."""
    found: dict[str, tuple[str, ...]] = {}
    for key, name in names.items():
        for said in {name.en.casefold(), name.fr.casefold()}:
            found[said] = (*found.get(said, ()), key)
    return found


def with_names(written: str, names: Mapping[str, str]) -> str:
    """Return what `write_counts` wrote with the name behind each id: `read_counts` reads it, too.

    An id without a name stands alone.
    """
    lines = (line.partition(" ") for line in written.splitlines())
    return "\n".join(
        " ".join(filter(None, (count, key, names.get(key)))) for count, _, key in lines
    )


def write_counts(counts: Mapping[str, int], order: Collection[str]) -> str:
    """Return a line for each thing with its count, in this order: what `read_counts` reads."""
    return "\n".join(f"{counts[name]} {name}" for name in order if counts.get(name))
