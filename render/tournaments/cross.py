"""The cross table of a robin: who met whom, with the result."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import THEME, begin, put_mark, put_name
from render.tournaments.sheets import Cell, Cross, CrossLine

MOST = 16  # people
CELLS = 542  # where they begin
RIGHT = 1568
TALL, WIDE = 144, 190  # of a row and a column, with few people


def draw(sheet: Cross) -> Picture:
    """Return the cross table, 1600x1000."""
    image = begin(sheet.head)
    count = max(1, len(sheet.lines))
    pitch = min(TALL, 752 // count)
    step = min(WIDE, (1330 - CELLS) // count)
    for at, line in enumerate(sheet.lines):
        x = CELLS + at * step + step // 2
        put_mark(image, line.who, (x, 142), min(60, step - 8))
        _line(image, line, Box(32, 186 + at * pitch, RIGHT - 32, pitch - 8), step)
    columns = _columns(len(sheet.heads))
    for words, right in zip(sheet.heads, columns, strict=True):
        shown, font = fit(words, word_font(36), 110, 26)
        write(image, (right, 142), shown, font, THEME.muted, "right")
    return Picture(image)


def _columns(count: int) -> list[int]:
    return [RIGHT - 130 * (count - 1 - at) - 24 for at in range(count)]


def _line(image: Image.Image, line: CrossLine, box: Box, step: int) -> None:
    middle = box.middle[1]
    paint.panel(image, box, THEME, active=line.marked, radius=16)
    size = min(56, box.height - 16)
    accent = THEME.accent if line.place == 1 else WHITE
    write(image, (98, middle), str(line.place), THEME.display(min(48, size)), accent, "right")
    put_mark(image, line.who, (146, middle), min(66, box.height - 8))
    lines = 2 if box.height >= 64 else 1
    name = 52 if box.height > 100 else 44
    put_name(
        image, line.who, (192, middle), CELLS - 208, name, 38 if lines == 2 else 32, lines=lines
    )
    for at, cell in enumerate(line.cells):
        wide = step - 8
        here = Box(CELLS + at * step + 4, box.top + 6, wide, box.height - 12)
        _cell(image, cell, here, line)
    for at, (words, right) in enumerate(
        zip(line.figures, _columns(len(line.figures)), strict=True)
    ):
        grown = 8 if box.height > 100 else 0
        font = word_font(44 + grown) if at else THEME.display(min(56 + grown, box.height - 14))
        shown, font = fit(words, font, 116, 26)
        write(image, (right, middle), shown, font, THEME.muted if at else WHITE, "right")


def _cell(image: Image.Image, cell: Cell, box: Box, line: CrossLine) -> None:
    radius = min(14, box.height // 4)
    faint = mix(THEME.panel, WHITE, 0.45)
    px = min(box.width, box.height)
    match cell.kind:
        case "won":
            paint.rounded(image, box, radius, THEME.accent)
        case "drawn":
            paint.framed(image, box, radius, THEME.deep, WHITE, 5)
        case "lost":
            paint.rounded(image, box, radius, THEME.deep)
        case "runs":
            paint.framed(image, box, radius, THEME.deep, THEME.accent, 4)
            marks.paste_middle(
                image, icon("glyph:timer_sand", min(72, px - 16), THEME.accent), box.middle
            )
            return
        case "open":
            paint.dashed(image, box, radius, faint)
            return
        case "self":
            paint.rounded(image, box, radius, mix(THEME.panel, THEME.deep, 0.5))
            put_mark(image, line.who, box.middle, max(14, min(56, px // 2)))
            return
        case "none":
            return
    ink = INK if cell.kind == "won" else faint if cell.kind == "lost" else WHITE
    shown, font = fit(cell.words, THEME.display(min(68, px - 8)), box.width - 6, 16)
    write(image, box.middle, shown, font, ink, "centre")
