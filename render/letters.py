"""Which letters a picture asks for, by name: `render/fonts.py` loads them."""

from typing import NamedTuple

FREDOKA = "Fredoka"
BARLOW = "Barlow Condensed"
INTER = "Inter"
GLYPHS = "glyphs"  # Material Design Icons, private code points


class Font(NamedTuple):
    """A font as asked for; size in px. Width is a percentage, of variable fonts only."""

    family: str
    size: int
    weight: int = 700
    italic: bool = False
    width: int = 100

    def sized(self, size: int) -> "Font":
        """Return the same letters at another size."""
        return self._replace(size=size)
