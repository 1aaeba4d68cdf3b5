"""Where things lie, in px: boxes for cards, tested as numbers."""

from collections.abc import Sequence

from render.kit.faces import height_of
from render.kit.geometry import Box, centred, row

PRIZE, HAND = 130, 96  # widths of cards
TWO_ROWS = 106
COLUMNS = (Box(60, 404, 560, 240), Box(660, 404, 420, 240), Box(1120, 404, 440, 240))


def cards(count: int, width: int, inside: Box, gap: int = 14) -> list[Box]:
    """Return boxes for cards side by side from the left, overlapping where there are many."""
    return row(count, width, height_of(width), inside, gap)


def middle(count: int, width: int, inside: Box, gap: int = 24) -> list[Box]:
    """Return such boxes in the middle of a place."""
    return centred(cards(count, width, inside, gap), inside)


def below(heading: Box) -> Box:
    """Return what a column has below the line of its heading."""
    return Box(heading.left, heading.top + 44, heading.width, heading.height - 44)


def seen(boxes: Sequence[Box], at: int) -> int | None:
    """Return how much of a card the next one leaves visible, None for the last one."""
    return boxes[at + 1].left - boxes[at].left if at + 1 < len(boxes) else None


def fan(count: int, inside: Box) -> tuple[list[Box], int]:
    """Return boxes in one or two rows for cards that may be picked, and their width."""
    if count <= 7:
        width = min(150, (inside.width - 24 * (count - 1)) // max(1, count))
        return middle(count, width, inside), width
    half = Box(inside.left, inside.top, inside.width, inside.height // 2)
    first = -(-count // 2)
    rows = (first, half), (count - first, half.moved(0, half.height))
    return [box for many, place in rows for box in middle(many, TWO_ROWS, place, 30)], TWO_ROWS
