"""Layout is arithmetic: boxes, rows and the places of seat panels, in px."""

from collections.abc import Sequence
from typing import NamedTuple

BOARD = (1600, 1000)
SMALL = (1200, 750)  # private tables and zooms
MARGIN = 32
GAP = 24


class Box(NamedTuple):
    """A rectangle; right and bottom are outside it."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def middle(self) -> tuple[int, int]:
        return self.left + self.width // 2, self.top + self.height // 2

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom, the last two outside, as Pillow crops."""
        return self.left, self.top, self.right, self.bottom

    def inset(self, by: int, vertical: int | None = None) -> "Box":
        """Return the box smaller (or, below 0, larger) by that much on each side."""
        down = by if vertical is None else vertical
        return Box(self.left + by, self.top + down, self.width - 2 * by, self.height - 2 * down)

    def moved(self, across: int, down: int) -> "Box":
        """Return the box moved that far right and down."""
        return Box(self.left + across, self.top + down, self.width, self.height)

    def holds(self, other: "Box") -> bool:
        """Whether `other` lies wholly inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def meets(self, other: "Box") -> bool:
        """Whether the two share at least one pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def fit(width: int, height: int, inside: Box) -> Box:
    """Return a box of that size, centred in `inside`."""
    left = inside.left + (inside.width - width) // 2
    return Box(left, inside.top + (inside.height - height) // 2, width, height)


def row(count: int, width: int, height: int, inside: Box, gap: int = 16) -> list[Box]:
    """Return boxes side by side from the left edge, centred on the height.

    They keep `gap` while there is room, then overlap evenly so that the last one still ends
    inside.
    """
    if count == 0:
        return []
    step = step_of(count, width, inside.width, gap)
    top = inside.top + (inside.height - height) // 2
    return [Box(inside.left + place * step, top, width, height) for place in range(count)]


def step_of(count: int, width: int, room: int, gap: int = 16) -> int:
    """Return the distance between the left edges of `count` things in `room` px."""
    if count < 2:
        return width + gap
    return min(width + gap, (room - width) // (count - 1))


def centred(boxes: Sequence[Box], inside: Box) -> list[Box]:
    """Return a row of boxes moved to the middle of `inside`, across."""
    if not boxes:
        return []
    spare = inside.width - (boxes[-1].right - boxes[0].left)
    across = inside.left + spare // 2 - boxes[0].left
    return [box.moved(across, 0) for box in boxes]


def columns(inside: Box, count: int, gap: int = GAP) -> list[Box]:
    """Return `inside` cut into columns of equal width."""
    width = (inside.width - gap * (count - 1)) // count
    return [
        Box(inside.left + place * (width + gap), inside.top, width, inside.height)
        for place in range(count)
    ]


def rows(inside: Box, count: int, gap: int = 16) -> list[Box]:
    """Return `inside` cut into rows of equal height."""
    height = (inside.height - gap * (count - 1)) // count
    return [
        Box(inside.left, inside.top + place * (height + gap), inside.width, height)
        for place in range(count)
    ]


def grid(count: int, width: int, height: int, inside: Box, gap: int = 16) -> list[Box]:
    """Return boxes in rows from the upper left, as many a row as fit into `inside`."""
    across = max(1, (inside.width + gap) // (width + gap))
    return [
        Box(
            inside.left + place % across * (width + gap),
            inside.top + place // across * (height + gap),
            width,
            height,
        )
        for place in range(count)
    ]


_UPPER, _LOWER, _HIGH = 124, 676, 248
COMMON = Box(0, 392, 1600, 264)  # what belongs to nobody, from edge to edge
_WHOLE, _LEFT, _RIGHT = (32, 1536), (32, 756), (812, 756)
_THIRDS = ((32, 496), (552, 496), (1072, 496))


def _panels(upper: Sequence[tuple[int, int]], lower: Sequence[tuple[int, int]]) -> list[Box]:
    over = [Box(left, _UPPER, width, _HIGH) for left, width in upper]
    return over + [Box(left, _LOWER, width, _HIGH) for left, width in lower]


def seat_panels(seats: int) -> list[Box]:
    """Return the panels of 2 to 6 seats on a board, first seat first, clockwise."""
    match seats:
        case 2:
            return _panels((_WHOLE,), (_WHOLE,))
        case 3:
            return _panels((_LEFT, _RIGHT), (_WHOLE,))
        case 4:
            return _panels((_LEFT, _RIGHT), (_RIGHT, _LEFT))
        case 5:
            return _panels(_THIRDS, (_RIGHT, _LEFT))
        case 6:
            return _panels(_THIRDS, _THIRDS[::-1])
        case _:
            raise ValueError(f"a board has 2 to 6 seats, not {seats}")
