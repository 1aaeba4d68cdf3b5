"""Where things lie, in px: boxes for cards, tested as numbers."""

from render.kit.geometry import Box

PRIZE, HAND, SMALL = 130, 96, 124  # widths of cards
COLUMNS = (Box(60, 404, 560, 240), Box(660, 404, 420, 240), Box(1120, 404, 440, 240))


def below(heading: Box, line: int = 44) -> Box:
    """Return what a column has below the line of its heading."""
    return Box(heading.left, heading.top + line, heading.width, heading.height - line)
