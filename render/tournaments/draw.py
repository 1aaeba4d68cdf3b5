"""A round that was drawn and of which no result is known: who plays whom, table by table."""

from PIL import Image

from render.kit import paint
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Draw, Table

LEFT, RIGHT, TOP, FOOT = 27, 1573, 108, 944
GAP = 12  # px between two tables
TALL = 200  # px of a table of two, at most
NUMBER = 74  # px at the left, for the number of a table
NAME, LEAST = 50, 34  # px of names


def draw(sheet: Draw) -> Picture:
    """Return the tables of a page, 1600x1000, line by line; who is above begins."""
    image = begin(sheet.head)
    most = max((len(one.people) for one in sheet.tables), default=2)
    columns = _columns(len(sheet.tables), most)
    lines = -(-len(sheet.tables) // columns)
    wide = (RIGHT - LEFT + GAP) // columns
    high = min(TALL * most // 2, (FOOT - TOP + GAP) // max(1, lines))
    for at, table in enumerate(sheet.tables):
        left, top = LEFT + at % columns * wide, TOP + at // columns * high
        _table(image, table, Box(left, top, wide - GAP, high - GAP), most)
    return Picture(image)


def _columns(tables: int, people: int) -> int:
    """Return in how many columns so many tables stand: pairs are wide, pods are high."""
    if people > 2:
        return min(4, max(2, tables))
    return 2 if tables <= 8 else 3 if tables <= 18 else 4


def _table(image: Image.Image, table: Table, box: Box, most: int) -> None:
    paint.rounded(image, box, 14, THEME.panel)
    paint.rounded(image, Box(box.left, box.top, NUMBER, box.height), 14, PLAIN)
    words, font = fit(table.number, THEME.display(46), NUMBER - 12, 26)
    write(image, (box.left + NUMBER // 2, box.middle[1]), words, font, THEME.accent, "centre")
    pitch = box.height // most
    px = min(56, pitch * 2 // 3)
    left = box.left + NUMBER + 18
    top = box.top + (box.height - pitch * len(table.people)) // 2
    for at, who in enumerate(table.people):
        middle = top + at * pitch + pitch // 2
        put_mark(image, who, (left + px // 2, middle), px)
        name = left + px + 16
        size = min(NAME, pitch * 2 // 3)
        room = box.right - name - 12
        put_name(image, who, (name, middle), room, size, min(LEAST, size), lines=2)
