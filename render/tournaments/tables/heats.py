"""Stages of a knockout in pods: each table a box, who goes on above who does not."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, word_font
from render.tournaments.bracket import put_side
from render.tournaments.frame import PLAIN, THEME, begin, put_mark
from render.tournaments.sheets import HeatColumns, MeetingBox

LEFT, RIGHT, GAP = 27, 1573, 20
TOP, FOOT = 160, 936
TITLE = 128
SPARE = 22  # px between two tables
TALL = 66  # px of a row, at most
NUMBER = 52  # px at the left, for the number of a table
WIDEST = 620  # px of a column


def draw(sheet: HeatColumns) -> Picture:
    """Return the tables of some stages, 1600x1000, the last of them at the right."""
    image = begin(sheet.head)
    pitch = (RIGHT - LEFT + GAP) // len(sheet.columns)
    wide = min(WIDEST, pitch - GAP)
    for at, column in enumerate(sheet.columns):
        left = LEFT + at * pitch + (pitch - GAP - wide) // 2
        colour = THEME.accent if column.now else THEME.muted
        words, font = fit(column.title, word_font(38), wide, 28)
        write(image, (left + wide // 2, TITLE), words, font, colour, "centre")
        rows = sum(len(one.sides) for one in column.meetings)
        spare = SPARE * (len(column.meetings) - 1)
        high = min(TALL, (FOOT - TOP - spare) // max(1, rows))
        top = TOP + (FOOT - TOP - spare - high * rows) // 2
        if at == len(sheet.columns) - 1 and sheet.winner is not None:
            _winner(image, sheet, left + wide // 2, top)
        for box in column.meetings:
            tall = high * len(box.sides)
            _table(image, box, Box(left, top, wide, tall), high)
            top += tall + SPARE
    return Picture(image)


def _winner(image: Image.Image, sheet: HeatColumns, middle: int, below: int) -> None:
    assert sheet.winner is not None
    px = min(180, below - TOP - 24)
    at = middle, (TOP + below) // 2
    put_mark(image, sheet.winner, at, px)
    marks.paste_middle(image, icon("emoji:1f3c6", px // 2), (at[0] + px // 2, at[1] + px // 3))


def _table(image: Image.Image, table: MeetingBox, box: Box, high: int) -> None:
    paint.rounded(image, box.moved(0, 5), 12, THEME.deep)
    ground, ink = (THEME.accent, INK) if table.runs else (PLAIN, THEME.accent)
    paint.rounded(image, Box(box.left, box.top, NUMBER + 12, box.height), 12, ground)
    _number(image, table.number, box, ink)
    last = len(table.sides) - 1
    for at, side in enumerate(table.sides):
        row = Box(box.left + NUMBER, box.top + at * high, box.width - NUMBER, high)
        put_side(image, side, row, (not at, not at, at == last, at == last))
        if at:
            paint.fill(image, Box(row.left, row.top - 1, row.width, 3), THEME.deep)


def _number(image: Image.Image, number: str, box: Box, ink: tuple[int, int, int]) -> None:
    middle = box.left + NUMBER // 2, box.middle[1]
    if number.isdecimal():
        words, font = fit(number, THEME.display(44), NUMBER - 8, 24)
        write(image, middle, words, font, ink, "centre")
        return
    marks.paste_middle(image, icon("glyph:arrow_right", 40, ink), middle)
