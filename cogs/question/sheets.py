"""The pages of a question with many options."""

import msgspec

from games.core.data import codec
from games.core.decision import Decision
from games.core.text import Text

PAGE = 25  # options of a select, Discord's limit


class Sheet(msgspec.Struct, frozen=True):
    """One page: the places of its options in the list, and their group, if they are of one.

    It goes from the place `first` to the place `last`; `whole` says that it holds all of its group.
    """

    indexes: tuple[int, ...]
    group: Text | None
    first: int
    last: int
    whole: bool = True


def sheets(decision: Decision) -> list[Sheet]:
    """Return the pages of 25 of a question; a group is a series of pages."""
    if len(decision.options) <= PAGE:
        places = tuple(range(len(decision.options)))
        return [Sheet(places, None, 0, len(places) - 1)]
    groups: dict[bytes, list[int]] = {}
    for index, option in enumerate(decision.options):
        groups.setdefault(codec.encode(option.group), []).append(index)
    found: list[Sheet] = []
    for indexes in groups.values():
        group = decision.options[indexes[0]].group
        for at in range(0, len(indexes), PAGE):
            part = tuple(indexes[at : at + PAGE])
            found.append(Sheet(part, group, part[0], part[-1], whole=len(indexes) <= PAGE))
    return found


def indexes_of(decision: Decision, page: int) -> tuple[int, ...]:
    """Return the places in the list of options that one page shows."""
    pages = sheets(decision)
    return pages[min(page, len(pages) - 1)].indexes
