"""A round that was drawn and of which no result is known: who plays whom, table by table."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, word_font
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Draw, RoundMatch

LEFT, RIGHT, TOP, FOOT = 27, 1573, 108, 944
GAP = 12  # px between two tables
TALL = 200  # px of a table of two, at most
BAND = 96  # px of the line that says until when
NUMBER = 74  # px at the left, for the number of a table
NAME, LEAST = 50, 34  # px of names


def draw(sheet: Draw) -> Picture:
    """Return the tables of a page, 1600x1000, line by line; who is above begins."""
    image = begin(sheet.head)
    begins = _until(image, sheet) if sheet.until else TOP
    most = max((len(one.people) for one in sheet.tables), default=2)
    columns = _columns(len(sheet.tables), most)
    lines = -(-len(sheet.tables) // columns)
    wide = (RIGHT - LEFT + GAP) // columns
    high = min(TALL * most // 2, (FOOT - begins + GAP) // max(1, lines))
    for at, table in enumerate(sheet.tables):
        left, top = LEFT + at % columns * wide, begins + at // columns * high
        _table(image, table, Box(left, top, wide - GAP, high - GAP), most)
    return Picture(image)


def _until(image: Image.Image, sheet: Draw) -> int:
    """Write until when the round is played; return where the tables begin."""
    box = Box(LEFT, TOP, RIGHT - LEFT, BAND)
    paint.rounded(image, box, 14, THEME.accent)
    middle = box.middle[1]
    marks.paste_middle(image, icon("glyph:calendar_clock", 64, INK), (LEFT + 54, middle))
    right = box.right - 28
    if sheet.span:
        right -= write(image, (right, middle), sheet.span, word_font(44), INK, "right") + 32
    left = LEFT + 104
    words, font = fit(sheet.until, THEME.display(52), right - left, 34)
    write(image, (left, middle), words, font, INK)
    return TOP + BAND + GAP + 4


def _columns(tables: int, people: int) -> int:
    """Return in how many columns so many tables stand: pairs are wide, pods are high."""
    if people > 2:
        return 2 if tables <= 4 else 3 if tables <= 9 else 4
    return 2 if tables <= 8 else 3 if tables <= 18 else 4


def _table(image: Image.Image, table: RoundMatch, box: Box, most: int) -> None:
    if table.leads:
        paint.framed(image, box, 14, THEME.panel, THEME.accent, 6)
    else:
        paint.rounded(image, box, 14, THEME.panel)
    ground, ink = (THEME.accent, INK) if table.leads else (PLAIN, THEME.accent)
    paint.rounded(image, Box(box.left, box.top, NUMBER, box.height), 14, ground)
    words, font = fit(table.number, THEME.display(46), NUMBER - 12, 26)
    write(image, (box.left + NUMBER // 2, box.middle[1]), words, font, ink, "centre")
    pitch = box.height // most
    px = min(56, pitch * 2 // 3)
    left = box.left + NUMBER + 18
    top = box.top + (box.height - pitch * len(table.people)) // 2
    for at, who in enumerate(table.people):
        middle = top + at * pitch + pitch // 2
        put_mark(image, who, (left + px // 2, middle), px)
        name = left + px + 16
        size = min(NAME, pitch * 2 // 3)
        right = box.right - 18
        if table.points:
            digits = THEME.display(min(46, pitch * 3 // 5))
            right -= write(image, (right, middle), table.points[at], digits, WHITE, "right") + 12
        room = right - name
        put_name(image, who, (name, middle), room, size, min(LEAST, size), lines=2)
