"""What all pictures of tournaments share: theme, header, footer, people's marks."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.core.data.theme import Colour, Font, Theme, rgb
from render.kit import marks, paint
from render.kit.geometry import BOARD, MARGIN, Box
from render.kit.icons import icon
from render.kit.parts import FOOTER, HEADER
from render.kit.text import clip, fit, measure, wrap_fit, write, write_lines
from render.kit.theme import (
    INK,
    INTER,
    PAPER,
    SEATS,
    SPINES,
    WHITE,
    mix,
    name_font,
    small_font,
    word_font,
)
from render.tournaments.sheets import Contestant, Head

THEME = Theme(
    key="tournament",
    top=rgb("#363B4D"),
    bottom=rgb("#1F222E"),
    panel=rgb("#444A5F"),
    deep=rgb("#14161F"),
    accent=rgb("#CDBBFF"),
    muted=rgb("#D9DCEA"),
    family=INTER,
    weight=800,
    emblem="glyph:trophy",
)
PLAIN = rgb("#353A4B")  # of every other row
GREY = mix(THEME.panel, WHITE, 0.55)  # of names of people who play no more
_FILLINGS = 6  # of each form: plain, core of ink, core of paper; then with a rim of paper
_ROOMY = ("circle", "square", "hexagon")  # forms that hold a number
TWO = 28  # px of a name in two lines, below which it is cut


def begin(head: Head, theme: Theme = THEME, *, named: bool = False) -> Image.Image:
    """Return a new picture, 1600x1000, with header and footer, in the colours of a theme.

    The stage is in the letters of names where it is somebody's name.
    """
    image = paint.ground(theme, BOARD)
    _header(image, head, theme, name_font(44) if named else theme.display(44))
    top = image.height - FOOTER
    paint.fill(image, Box(0, top, image.width, FOOTER), theme.deep)
    font, middle = small_font(26), top + FOOTER // 2
    left = MARGIN + write(image, (MARGIN, middle), head.left, font, theme.muted)
    room = image.width - MARGIN - left - 40
    right = clip(head.right, font, room)
    write(image, (image.width - MARGIN, middle), right, font, theme.muted, "right")
    return image


def _header(image: Image.Image, head: Head, theme: Theme, letters: Font) -> None:
    paint.fill(image, Box(0, 0, image.width, HEADER - 6), theme.deep)
    part = image.width // len(SPINES)
    for at, colour in enumerate(SPINES):
        paint.fill(image, Box(at * part, HEADER - 6, part, 6), colour)
    middle = (HEADER - 6) // 2
    books = marks.spines(theme, 44, all_bright=True)
    marks.paste(image, books, (MARGIN, middle - 22))
    left, right = MARGIN + books.width + 20, image.width - MARGIN
    if head.aside:
        words = clip(head.aside, word_font(40), 420)
        right -= write(image, (right, middle), words, word_font(40), theme.muted, "right") + 32
    stage = measure(head.stage, letters) + 32 if head.stage else 0
    room = max(300, right - left - stage)
    title, font = fit(head.title, theme.display(46), room, 32)
    left += write(image, (left, middle), title, font, theme.accent) + 32
    stage_words, font = fit(head.stage, letters, max(80, right - left), 30)
    left += write(image, (left, middle), stage_words, font, WHITE) + 20
    detail, font = fit(head.detail, word_font(38), max(0, right - left - 16), 32)
    if detail == head.detail:
        write(image, (left, middle), detail, font, theme.muted)


def colour_of(number: int) -> Colour:
    """Return the colour of a person's mark."""
    return SEATS[(number % 6 + 2 * (number // 6)) % 6][1]


@lru_cache(maxsize=512)
def mark(number: int, px: int) -> Image.Image:
    """Return the mark of a person, square, RGBA: one of 36 that differ in grey, then a number.

    The first six are plain, the others have a core of ink or paper; from the 19th on a rim of
    paper stands around them: a core alone would vanish where marks are small.
    """
    shape, filling = number % 6, number // 6
    shape_name, colour = SEATS[shape][0], colour_of(number)
    if filling >= _FILLINGS:
        return _numbered(number, px, colour)
    if filling < _FILLINGS // 2:
        image = icon(f"own:seat-{shape_name}", px, colour, INK).copy()
    else:
        image = icon(f"own:seat-{shape_name}", px, PAPER, PAPER).copy()
        _core(image, shape_name, px * 78 // 100, colour, INK)
    core = (None, INK, PAPER)[filling % 3]
    if core is not None:
        _core(image, shape_name, px * (46 if filling < _FILLINGS // 2 else 38) // 100, core)
    return image


def _numbered(number: int, px: int, colour: Colour) -> Image.Image:
    """Return a mark with the number of a person on it: there are more of them than forms."""
    shape = _ROOMY[number % len(_ROOMY)]
    image = icon(f"own:seat-{shape}", px, mix(colour, WHITE, 0.4), INK).copy()
    words, font = fit(str(number + 1), THEME.display(max(12, px // 2)), px * 2 // 3, 8)
    write(image, (px // 2, px // 2), words, font, INK, "centre")
    return image


def _core(
    image: Image.Image, shape: str, px: int, colour: Colour, edge: Colour | None = None
) -> None:
    """Draw a smaller one of the same form around the middle of its area."""
    core = icon(f"own:seat-{shape}", max(8, px), colour, edge or colour)
    low = (image.height - core.height) // 6 if shape == "triangle" else 0
    at = (image.width - core.width) // 2, (image.height - core.height) // 2 + low
    image.alpha_composite(core, at)


def put_mark(image: Image.Image, who: Contestant, middle: tuple[int, int], px: int) -> None:
    """Draw the mark of a person around a point."""
    marks.paste_middle(image, mark(who.number, px), middle)


def put_name(
    image: Image.Image,
    who: Contestant,
    at: tuple[int, int],
    width: int,
    size: int,
    least: int,
    colour: Colour = WHITE,
    *,
    lines: int = 1,
) -> None:
    """Write a name from a point on, in a line down to `least` px, else in two where it may.

    That of whoever has left the server is grey, whatever its `colour`.
    """
    colour = GREY if who.left else colour
    font = name_font(size)
    shown, fitted = fit(who.person.shown, font, width, least)
    if lines == 1 or not shown.endswith("…") or fitted.size > least:
        write(image, at, shown, fitted, colour)
        return
    wrapped, small = wrap_fit(
        _broken(who.person.shown), font.sized(least + 2), width, 2, min(TWO, least - 4)
    )
    whole = [line.replace("- ", "-") for line in wrapped]
    write_lines(image, at, whole, small, colour, leading=1.0)


def _broken(name: str) -> str:
    """Return a name that may be broken behind its hyphens."""
    return name.replace("-", "- ") if " " not in name else name


def link(image: Image.Image, points: list[tuple[int, int]], colour: Colour, width: int = 4) -> None:
    """Draw a line through points."""
    ImageDraw.Draw(image).line(points, fill=colour, width=width, joint="curve")
