"""The signs of NBA Deck-Building: dice by their outline, skills, tactics."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PIL import Image

from games.core.data.theme import Colour, read_theme, rgb
from games.nba.printed import ATTACK, DEFENCE
from games.nba.view import Thrown
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.text import fit, measure, write
from render.kit.theme import INK, PAPER, WHITE, mix

THEME = read_theme("games.nba")
COLOURS = MappingProxyType(
    {
        "p3": rgb("#2F6FD0"),
        "ins": rgb("#F2B705"),
        "drv": rgb("#D63B30"),
        "itc": rgb("#E3CFA4"),
        "blk": rgb("#9AA3AE"),
        "stp": rgb("#8A5A3A"),
    }
)
SHAPES = MappingProxyType({"p3": "circle", "ins": "square", "drv": "triangle"})
LETTERS = MappingProxyType(
    {
        "fr": {"itc": "I", "blk": "C", "stp": "S"},
        "en": {"itc": "I", "blk": "B", "stp": "S"},
    }
)
GLYPHS = MappingProxyType({"off": "glyph:sword", "def": "glyph:shield"})


def letters(locale: str) -> Mapping[str, str]:
    """Return the letter of each kind of defence, the English one where a language has none."""
    return LETTERS.get(locale, LETTERS["en"])


def _ink_on(kind: str) -> Colour:
    return INK if kind in {"ins", "itc", "blk"} else WHITE


def shape(kind: str, px: int) -> Image.Image:
    """Return the outline of an attack die in its colour."""
    return icon(f"own:seat-{SHAPES[kind]}", px, COLOURS[kind], INK)


def skill(
    image: Image.Image,
    middle: tuple[int, int],
    key: str,
    px: int,
    locale: str,
    tint: Colour = THEME.accent,
) -> None:
    """Draw the sign of a skill: a die's outline or letter, a ball, a bulb."""
    if key in ATTACK:
        marks.paste_middle(image, shape(key, px), middle)
    elif key in DEFENCE:
        _letter_tile(image, middle, key, px, locale)
    else:
        name = "games.nba:rebound" if key == "reb" else "games.nba:game-iq"
        dark = INK if tint == THEME.accent else PAPER
        marks.paste_middle(image, icon(name, px, tint, dark), middle)


def _letter_tile(
    image: Image.Image, middle: tuple[int, int], key: str, px: int, locale: str
) -> None:
    side = round(px * 0.86)
    box = Box(middle[0] - side // 2, middle[1] - side // 2, side, side)
    rim = max(2, px // 13)
    paint.rounded(image, box, side // 4, INK)
    paint.rounded(image, box.inset(rim), max(2, side // 4 - rim), COLOURS[key])
    font = THEME.display(round(side * 0.66))
    write(image, box.middle, letters(locale)[key], font, _ink_on(key), "centre")


def attack_die(image: Image.Image, middle: tuple[int, int], die: Thrown, px: int) -> None:
    """Draw an attack die: its value in its shape."""
    marks.paste_middle(image, shape(die.kind, px), middle)
    low = round(px * 0.11) if die.kind == "drv" else 0
    font = THEME.display(round(px * (0.5 if die.kind == "drv" else 0.62)))
    at = middle[0], middle[1] + low
    write(image, at, str(die.value), font, _ink_on(die.kind), "centre")


def defence_die(
    image: Image.Image, middle: tuple[int, int], die: Thrown, px: int, locale: str
) -> None:
    """Draw a defence die: an upright tile with what it stops, and its letter; blank is a dash."""
    wide, high = round(px * 0.8), round(px * 1.12)
    box = Box(middle[0] - wide // 2, middle[1] - high // 2, wide, high)
    rim = max(2, px // 16)
    paint.rounded(image, box, wide // 5, INK)
    paint.rounded(image, box.inset(rim), wide // 5 - rim, COLOURS[die.kind])
    top = box.middle[0], box.top + round(high * 0.4)
    ink = _ink_on(die.kind)
    if die.colour:
        small = Thrown(die.name, die.colour, die.value, die.colour)
        attack_die(image, top, small, round(px * 0.68))
    else:
        write(image, top, "–", THEME.display(round(px * 0.6)), ink, "centre")
    foot = box.middle[0], box.bottom - round(high * 0.15)
    font = THEME.display(round(px * 0.3))
    write(image, foot, letters(locale)[die.kind], font, ink, "centre")


def die(
    image: Image.Image,
    middle: tuple[int, int],
    shown: Thrown,
    px: int,
    locale: str,
    *,
    dim: Colour | None = None,
) -> None:
    """Draw a die; one that does not count is mixed with `dim`; a rerolled one bears an arrow."""
    if shown.kind in ATTACK:
        attack_die(image, middle, shown, px)
    else:
        defence_die(image, middle, shown, px, locale)
    if dim is not None:
        half = round(px * 0.6)
        field = Box(middle[0] - half, middle[1] - half, 2 * half, 2 * half)
        paint.veil(image, field, dim, 0.55)
    if shown.again and px >= 40:
        arrow = icon("glyph:refresh", round(px * 0.36), WHITE)
        corner = middle[0] + round(px * 0.38), middle[1] - round(px * 0.4)
        paint.disc(image, corner, round(px * 0.22), INK)
        marks.paste_middle(image, arrow, corner)


def dice_width(count: int, px: int, room: int) -> tuple[int, int]:
    """Return step and width of a row of dice; long rows shrink the step to 40 and less."""
    if count == 0:
        return px, 0
    step = px + 6 if count < 2 else min(px + 6, (room - px) // (count - 1))
    return step, px + (count - 1) * step


def dice_row(
    image: Image.Image,
    left_middle: tuple[int, int],
    dice: Sequence[Thrown],
    px: int,
    room: int,
    locale: str,
) -> int:
    """Draw dice in a row; returns its width."""
    step, width = dice_width(len(dice), px, room)
    left, y = left_middle
    for place, shown in enumerate(dice):
        die(image, (left + px // 2 + place * step, y), shown, px, locale)
    return width


def keep_row(
    image: Image.Image,
    left_middle: tuple[int, int],
    keep: Sequence[tuple[str, int]],
    px: int,
    locale: str,
    ink: Colour = INK,
) -> int:
    """Draw what a tactic keeps, "2 [circle] 1 [square]"; returns its width."""
    left, y = left_middle
    start = left
    font = THEME.display(round(px * 1.12))
    for kind, number in keep:
        left += write(image, (left, y), str(number), font, ink) + 4
        skill(image, (left + px // 2, y), kind, px, locale)
        left += px + round(px * 0.34)
    return left - start


def keep_width(keep: Sequence[tuple[str, int]], px: int) -> int:
    """Return the width of `keep_row`."""
    font = THEME.display(round(px * 1.12))
    return sum(measure(str(number), font) + 4 + px + round(px * 0.34) for _, number in keep)


def bulb(
    image: Image.Image,
    right_middle: tuple[int, int],
    cx: int,
    px: int,
    ink: Colour = INK,
    tint: Colour = THEME.panel,
) -> int:
    """Draw the complexity, "[bulb] 7", ending there; returns its width."""
    right, y = right_middle
    font = THEME.display(round(px * 1.18))
    width = write(image, (right, y), str(cx), font, ink, "right")
    marks.paste_middle(
        image, icon("games.nba:game-iq", px, tint, PAPER), (right - width - px // 2 - 2, y)
    )
    return bulb_width(cx, px)


def bulb_width(cx: int, px: int) -> int:
    """Return the width of `bulb`."""
    return measure(str(cx), THEME.display(round(px * 1.18))) + px + 2


def name_in(
    image: Image.Image, box: Box, words: str, size: int, least: int, ink: Colour, short: str = ""
) -> None:
    """Write a card's name centred in a box, shrinking before it is shortened."""
    shown, font = fit(words, THEME.label(size), box.width, least, short)
    write(image, box.middle, shown, font, ink, "centre")


FAINT = mix(PAPER, THEME.panel, 0.5)
