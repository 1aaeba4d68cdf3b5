"""Where things lie on the board, in px of 1600x1000."""

from render.kit.geometry import Box

PANELS = (Box(32, 106, 1536, 76), Box(32, 862, 1536, 76))
ROWS = (Box(280, 194, 1288, 230), Box(280, 622, 1288, 230))
ASIDE = (Box(32, 194, 226, 230), Box(32, 622, 226, 230))
MIDDLE = Box(0, 434, 1600, 178)
TERRAIN = Box(32, 446, 226, 154)
WIDEST = 190
SHIFT = 14  # that an attacker stands forward


def characters(row: Box, count: int, gap: int = 14) -> list[Box]:
    """Return the boxes of characters in a row: narrower, where there are many."""
    if not count:
        return []
    width = min(WIDEST, (row.width - gap * (count - 1)) // count)
    return [
        Box(row.left + at * (width + gap), row.top + 8, width, row.height - 16)
        for at in range(count)
    ]


def events(column: Box, count: int) -> list[Box]:
    """Return the boxes of a seat's events in its column, one above the other."""
    if not count:
        return []
    high = min(150, (column.height - 10 * (count - 1)) // count)
    return [
        Box(column.left, column.top + at * (high + 10), column.width, high) for at in range(count)
    ]


def starts(box: Box, count: int) -> list[int]:
    """Return where the arrows from an attacker to so many blockers begin, from left to right."""
    apart = box.width * 34 // 100 if count <= 2 else box.width * 68 // 100 // (count - 1)
    first = box.middle[0] - apart * (count - 1) // 2
    return [first + apart * at for at in range(count)]
