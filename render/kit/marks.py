"""Small marks that mean the same in every game: seats, badges, pills, discs with a glyph."""

from functools import lru_cache

from PIL import Image

from games.core.data.theme import Colour, Theme
from render.kit import paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Number
from render.kit.text import measure, write
from render.kit.theme import GOLD, INK, REFUSAL, SEATS, SIGNAL, SPINES, WHITE, mix

_ALONE = 26  # px: badges with a larger radius have room below


def seat_mark(seat: int, px: int) -> Image.Image:
    """Return the shape of a seat in its colour inside an ink ring, square, RGBA."""
    shape, colour = SEATS[seat]
    return icon(f"own:seat-{shape}", px, colour, INK)


def paste(image: Image.Image, picture: Image.Image, at: tuple[int, int]) -> None:
    """Paste an RGBA picture with its upper left corner there."""
    image.paste(picture, at, picture)


def paste_middle(image: Image.Image, picture: Image.Image, at: tuple[int, int]) -> None:
    """Paste an RGBA picture with its middle there."""
    paste(image, picture, (at[0] - picture.width // 2, at[1] - picture.height // 2))


def seat(image: Image.Image, seat_number: int, middle: tuple[int, int], px: int = 64) -> None:
    """Draw a seat's shape around a point."""
    paste_middle(image, seat_mark(seat_number, px), middle)


def glyph_disc(
    image: Image.Image,
    middle: tuple[int, int],
    glyph: str,
    ground: Colour,
    ink: Colour = INK,
    radius: int = 22,
    ring: Colour = INK,
) -> None:
    """Draw a glyph on a disc with a ring of 3."""
    paint.disc(image, middle, radius + 3, ring)
    paint.disc(image, middle, radius, ground)
    paste_middle(image, icon(glyph, round(radius * 1.4), ink), middle)


def hourglass(image: Image.Image, middle: tuple[int, int], theme: Theme, radius: int = 21) -> None:
    """Draw the sign of a seat that is awaited."""
    glyph_disc(image, middle, "glyph:timer_sand", theme.accent, radius=radius, ring=theme.panel)


def ready(image: Image.Image, middle: tuple[int, int], theme: Theme, radius: int = 21) -> None:
    """Draw the sign of a seat whose sealed answer is in."""
    glyph_disc(image, middle, "glyph:check_bold", WHITE, radius=radius, ring=theme.panel)


def trophy(image: Image.Image, middle: tuple[int, int], theme: Theme, radius: int = 21) -> None:
    """Draw the sign of a winner."""
    glyph_disc(image, middle, "glyph:trophy", GOLD, radius=radius, ring=theme.panel)


def cross(image: Image.Image, middle: tuple[int, int], radius: int = 36) -> None:
    """Draw the refusal cross on an ink disc: leaves the game."""
    paint.disc(image, middle, radius, INK)
    paste_middle(image, icon("glyph:close_thick", round(radius * 1.5), REFUSAL), middle)


def badge(
    image: Image.Image,
    middle: tuple[int, int],
    number: int | str,
    theme: Theme,
    radius: int = 29,
    ground: Colour = WHITE,
) -> None:
    """Draw the number of a control: a disc with an ink ring of 5; for 0 a dot stands in it.

    Where a hint advises it, a bulb hangs below it; of small ones, which may stand one above the
    other, at the left.
    """
    paint.disc(image, middle, radius, INK)
    paint.disc(image, middle, radius - 5, ground)
    words = str(number)
    size = round(radius * (1.3 if len(words) == 1 else 1.08))
    if number == 0:
        paint.disc(image, middle, radius // 3, INK)
    else:
        write(image, middle, words, theme.display(size), INK, "centre")
    if is_advised(number):
        px = max(15, radius * 2 // 3)
        at = (-radius, radius) if radius < _ALONE else (0, radius + px // 2)
        bulb(image, (middle[0] + at[0], middle[1] + at[1]), px)


def is_advised(number: int | str | None) -> bool:
    """Whether a hint names the option of a control (MND-2.1)."""
    return isinstance(number, Number) and number.advised


def bulb(image: Image.Image, middle: tuple[int, int], radius: int) -> None:
    """Draw the sign of a hint: a bulb on paper."""
    glyph_disc(image, middle, "glyph:lightbulb_on", WHITE, radius=radius)


def pill(
    image: Image.Image,
    left_middle: tuple[int, int],
    words: str,
    theme: Theme,
    *,
    size: int = 40,
    ground: Colour = SIGNAL,
    ink: Colour = INK,
    edge: Colour | None = None,
    end: str | None = None,
    align: str = "left",
) -> Box:
    """Draw words on a pill and return its box.

    `end` is an icon behind the words. `align` tells what `left_middle` is: "left" or "right" end,
    or "centre". In signal it says what was gained; give another ground for anything else.
    """
    font = theme.display(size)
    height = round(size * 1.36)
    side = round(size * 0.95) if end else 0
    width = max(height, measure(words, font) + side + round(size * 0.9))
    shift = {"left": 0, "centre": width // 2, "right": width}[align]
    box = Box(left_middle[0] - shift, left_middle[1] - height // 2, width, height)
    if edge is not None:
        paint.rounded(image, box.inset(-4), height // 2 + 4, edge)
    paint.rounded(image, box, height // 2, ground)
    inner = width - side
    middle = box.left + inner // 2 + (round(size * 0.1) if end else 0)
    write(image, (middle, left_middle[1]), words, font, ink, "centre")
    if end:
        paste_middle(image, icon(end, side), (box.right - side // 2 - size // 4, left_middle[1]))
    return box


def rank_pill(
    image: Image.Image,
    middle: tuple[int, int],
    rank: int,
    theme: Theme,
    glyph: str = "glyph:check_bold",
    size: int = 32,
) -> None:
    """Draw a check mark and a rank: picked, and as which one where the order matters."""
    words, font = str(rank), theme.display(size)
    high = round(size * 1.3)
    width = round(size * 1.2) + measure(words, font) + round(size * 0.6)
    box = Box(middle[0] - width // 2, middle[1] - high // 2, width, high)
    paint.rounded(image, box.inset(-4), high // 2 + 4, INK)
    paint.rounded(image, box, high // 2, theme.accent)
    side = round(size * 0.9)
    paste_middle(image, icon(glyph, side, INK), (box.left + size // 3 + side // 2, middle[1]))
    write(image, (box.right - round(size * 0.4), middle[1]), words, font, INK, "right")


def gain_words(gain: int) -> str:
    """Return "+2" or "−1", with a true minus."""
    return f"+{gain}" if gain >= 0 else f"\u2212{-gain}"


@lru_cache(maxsize=32)
def spines(theme: Theme, height: int, *, all_bright: bool = False) -> Image.Image:
    """Return the publisher's mark: book spines, those of other accents at 30 %; RGBA."""
    shares = (0.82, 1.0, 0.70, 0.90, 0.78)
    wide = max(3, round(height * 0.2))
    step = wide + max(2, round(height * 0.09))
    result = Image.new("RGBA", (step * 4 + wide, height))
    for place, (spine, share) in enumerate(zip(SPINES, shares, strict=True)):
        own = all_bright or spine == theme.accent
        colour = spine if own else mix(theme.deep, spine, 0.4)
        top = height - round(height * share)
        edge = paint.round_mask((wide, height - top), wide // 4)
        result.paste((*colour, 255), (place * step, top), edge)
    return result


def number_icon(
    image: Image.Image,
    left_middle: tuple[int, int],
    picture: str,
    number: str,
    theme: Theme,
    *,
    px: int = 52,
    size: int = 64,
    colour: Colour = WHITE,
    tint: Colour | None = None,
) -> int:
    """Draw an icon and a number behind it; returns the width of both in px."""
    left, middle = left_middle
    paste_middle(image, icon(picture, px, tint), (left + px // 2, middle))
    gap = max(6, px // 7)
    return px + gap + write(image, (left + px + gap, middle), number, theme.display(size), colour)
