"""Where things lie, in px: boxes for cards, tested as numbers."""

from render.kit.geometry import Box

OPEN, TAKEN, SMALL = 150, 96, 124  # widths of cards
ROW, PILE = Box(60, 404, 1000, 240), Box(1120, 404, 440, 240)


def below(heading: Box, line: int = 44) -> Box:
    """Return what a box has below the line of its heading."""
    return Box(heading.left, heading.top + line, heading.width, heading.height - line)
