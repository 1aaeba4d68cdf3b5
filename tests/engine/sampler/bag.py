"""A bag of charms, some of them alike, that a seat builds and brings (SAM-1.5)."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from games.core.bringing.brought import Brought, Checked
from games.core.streams import Streams
from games.core.text import Card, Text, text
from tests.engine.sampler.cards import number

SIZE = 6
ALIKE = 3
MARKS = ("", "b", "c")  # of charms that are alike, behind the seat
WEAK = 10  # a bag without a number above this is warned of


class Bag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    charms: dict[str, Annotated[int, msgspec.Meta(ge=1, le=99)]]


def suggested(faces: Sequence[str]) -> dict[str, object]:
    return {"charms": dict.fromkeys(faces[-SIZE:], 1)}


def drawn(faces: Sequence[str], rng: Streams) -> Brought:
    """Return any bag that holds."""
    found: dict[str, int] = {}
    for charm in rng.sample("bag", [one for one in faces for _ in range(ALIKE)], SIZE):
        found[charm] = found.get(charm, 0) + 1
    return {"charms": found}


def charms(brought: Brought) -> dict[str, int]:
    """Return how many of each charm a bag holds. Raises msgspec.ValidationError."""
    return msgspec.convert(brought, Bag).charms


def copies(counts: Mapping[str, int], seat: int) -> list[str]:
    """Return the ids of so many charms of a seat: "charm-05@1", "charm-05@1b"."""
    return [f"{charm}@{seat}{MARKS[at]}" for charm in counts for at in range(counts[charm])]


def check(brought: Brought, faces: Sequence[str]) -> Checked:
    """Return everything that is wrong with a bag, and that it is weak."""
    try:
        counts = charms(brought)
    except msgspec.ValidationError:
        return Checked((text("core-brought-illegal"),))
    if any(charm not in faces for charm in counts):
        return Checked((text("sampler-bag-unknown"),))
    faults: list[Text] = []
    if (have := sum(counts.values())) != SIZE:
        faults.append(text("sampler-bag-size", have=have, want=SIZE))
    for charm, have in sorted(counts.items()):
        if have > ALIKE:
            faults.append(text("sampler-bag-alike", charm=Card(charm), have=have, most=ALIKE))
    weak = all(number(charm) <= WEAK for charm in counts)
    return Checked(tuple(faults), (text("sampler-bag-weak", number=WEAK),) if weak else ())
