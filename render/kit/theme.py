"""Colours, letters and seat shapes that all games share, and the arithmetic of contrast."""

from typing import Final, Literal, TypeAlias

from games.core.data.theme import Colour, Font, rgb

FREDOKA: Final = "Fredoka"  # families of letters, loaded by `render/kit/fonts.py`
BARLOW: Final = "Barlow Condensed"
INTER: Final = "Inter"
GLYPHS: Final = "glyphs"  # Material Design Icons, private code points

Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "hexagon", "star"]


def hexa(colour: Colour) -> str:
    """Return "#RRGGBB", as SVG wants it."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(one: Colour, other: Colour, share: float = 0.5) -> Colour:
    """Return `one` with that share (0 to 1) of `other` mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance, 0 to 1, as WCAG 2 defines it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


INK = rgb("#1B1830")
PAPER = rgb("#FFF8EA")
WHITE = rgb("#FFFFFF")
SIGNAL = rgb("#FFE14A")  # new, moved, gained, nothing else
GOLD = rgb("#FFC23D")  # stars, coins, trophies
GOLD_SHADE = rgb("#F2A41F")
REFUSAL = rgb("#FF6B6B")


def name_font(size: int = 44) -> Font:
    """Letters of people's names."""
    return Font(INTER, size, 700)


def word_font(size: int = 40, weight: int = 600) -> Font:
    """Letters of all other words."""
    return Font(BARLOW, size, weight)


def small_font(size: int = 26, weight: int = 500) -> Font:
    """Letters of the footer and of what is not needed."""
    return Font(INTER, size, weight)


SPINES: tuple[Colour, ...] = (  # the publisher's mark: a book for each of its five games
    rgb("#4FE0C0"),
    rgb("#7FD6FF"),
    rgb("#FF9D4D"),
    rgb("#FF8FC6"),
    rgb("#B6EA5A"),
)

SEATS: tuple[tuple[Shape, Colour], ...] = (
    ("circle", rgb("#FF6F47")),
    ("square", rgb("#46ABF7")),
    ("triangle", rgb("#2FC793")),
    ("diamond", rgb("#F78CC2")),
    ("hexagon", rgb("#FFC94D")),
    ("star", rgb("#E6DCFF")),
)
