"""Colours, letters and seat shapes of the five games, and the arithmetic of contrast."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from render.letters import BARLOW, FREDOKA, INTER, Font

Colour: TypeAlias = tuple[int, int, int]
Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "hexagon", "star"]


def rgb(code: str) -> Colour:
    """Return the colour of "#RRGGBB"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


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


@dataclass(frozen=True, slots=True)
class Theme:
    """What tells one game from the others: grounds, accent, display letters, emblem."""

    key: str
    top: Colour
    bottom: Colour
    panel: Colour
    deep: Colour
    accent: Colour
    muted: Colour
    family: str
    weight: int
    emblem: str
    italic: bool = False
    width: int = 100
    capitals: bool = False
    labels: str = ""  # letters of card names, where they are not the display letters

    def display(self, size: int) -> Font:
        """Letters of titles, rounds, questions, scores and all numbers."""
        return Font(self.family, size, self.weight, italic=self.italic, width=self.width)

    def label(self, size: int) -> Font:
        """Letters of the names on cards."""
        return Font(self.labels, size, 700) if self.labels else self.display(size)

    def title(self, words: str) -> str:
        """Return words as the display letters write them."""
        return words.upper() if self.capitals else words


def name_font(size: int = 44) -> Font:
    """Letters of people's names."""
    return Font(INTER, size, 700)


def word_font(size: int = 40, weight: int = 600) -> Font:
    """Letters of all other words."""
    return Font(BARLOW, size, weight)


def small_font(size: int = 26, weight: int = 500) -> Font:
    """Letters of the footer and of what is not needed."""
    return Font(INTER, size, weight)


THEMES = MappingProxyType({
    theme.key: theme
    for theme in (
        Theme(
            "firstdeck", rgb("#34276B"), rgb("#221A4C"), rgb("#453787"), rgb("#1A1340"),
            rgb("#4FE0C0"), rgb("#CFC8F2"), FREDOKA, 700, "own:dragon",
            labels=BARLOW,
        ),
        Theme(
            "allstar", rgb("#11406C"), rgb("#0A2545"), rgb("#174E80"), rgb("#071B33"),
            rgb("#7FD6FF"), rgb("#C3DFF6"), BARLOW, 900, "own:emblem-stick",
            italic=True, capitals=True,
        ),
        Theme(
            "nba", rgb("#4A2417"), rgb("#2B140E"), rgb("#613323"), rgb("#1F0D08"),
            rgb("#FF9D4D"), rgb("#F0CDB6"), BARLOW, 800, "own:emblem-ball", capitals=True,
        ),
        Theme(
            "jam", rgb("#561341"), rgb("#330A28"), rgb("#701D59"), rgb("#26061D"),
            rgb("#FF8FC6"), rgb("#F2C3DC"), INTER, 850, "own:emblem-skate", italic=True,
        ),
        Theme(
            "nintendo", rgb("#11493A"), rgb("#0A2E24"), rgb("#1A5F48"), rgb("#06211A"),
            rgb("#B6EA5A"), rgb("#C6E8D2"), FREDOKA, 600, "own:emblem-mushroom", width=80,
        ),
    )
})  # fmt: skip

SEATS: tuple[tuple[Shape, Colour], ...] = (
    ("circle", rgb("#FF6F47")),
    ("square", rgb("#46ABF7")),
    ("triangle", rgb("#2FC793")),
    ("diamond", rgb("#F78CC2")),
    ("hexagon", rgb("#FFC94D")),
    ("star", rgb("#E6DCFF")),
)
