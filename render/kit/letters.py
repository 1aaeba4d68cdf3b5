"""The families of letters there are, by name: `render/kit/fonts.py` loads them."""

from typing import Final

FREDOKA: Final = "Fredoka"
BARLOW: Final = "Barlow Condensed"
INTER: Final = "Inter"
GLYPHS: Final = "glyphs"  # Material Design Icons, private code points
