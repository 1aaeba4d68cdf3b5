"""The final: two people, how each came there, until when they play."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import WHITE, word_font
from render.tournaments.frame import THEME, begin, put_mark, put_name
from render.tournaments.sheets import Beaten, Final, Way
from render.tournaments.table import LAST, put_results

LEFT, RIGHT, MIDDLE = 32, 1568, 800
HALF = 100  # px from the middle to where the rows of a side begin
TOP, FOOT = 424, 782  # of the rows
PITCH = 112  # px of a row, at most
NOTES = 60  # px of a line below the rows
STEP = 58  # px of a result


def draw(sheet: Final) -> Picture:
    """Return the final, 1600x1000: meeting stands opposite meeting, the stage between them."""
    image = begin(sheet.head)
    marks.paste_middle(image, icon("emoji:1f3c6", 190), (MIDDLE, 208))
    words, font = fit(sheet.against, word_font(50), 150, 30)
    write(image, (MIDDLE, 356), words, font, THEME.muted, "centre")
    for at, way in enumerate(sheet.ways):
        middle = 400 if at == 0 else 1200
        put_mark(image, way.who, (middle, 212), 170)
        name, size = fit(way.who.person.shown, THEME.display(84), 600, 40)
        write(image, (middle, 360), name, size, WHITE, "centre")
    notes = _notes(image, sheet)
    pitch = min(PITCH, (notes - 20 - TOP) // max(1, len(sheet.rows)))
    for at, title in enumerate(sheet.rows):
        top, high = TOP + at * pitch, min(92, pitch - 10)
        box = Box(MIDDLE - HALF, top, 2 * HALF, high)
        paint.rounded(image, box, 16, THEME.deep)
        words, font = fit(title, THEME.display(46), box.width - 24, 28)
        write(image, box.middle, words, font, THEME.accent, "centre")
        sides = (Box(LEFT, top, MIDDLE - HALF - 12 - LEFT, high),)
        sides += (Box(MIDDLE + HALF + 12, top, RIGHT - MIDDLE - HALF - 12, high),)
        for way, side in zip(sheet.ways, sides, strict=True):
            paint.rounded(image, side, 16, THEME.panel)
            _row(image, sheet, way, side, at)
    return Picture(image)


def _row(image: Image.Image, sheet: Final, way: Way, box: Box, at: int) -> None:
    """Draw a row of somebody: the rounds first, if there were some, then each stage."""
    first = len(sheet.rows) - len(way.beaten)
    if at >= first:
        _beaten(image, sheet, way.beaten[at - first], box)
        return
    shown = way.results[-LAST:]
    right = box.right - 16 - len(shown) * STEP
    put_results(image, shown, (right, box.middle[1]), STEP)
    words, font = fit(way.rounds, word_font(50), right - box.left - 40, 30)
    write(image, (box.left + 24, box.middle[1]), words, font, WHITE)


def _beaten(image: Image.Image, sheet: Final, one: Beaten, box: Box) -> None:
    middle, right, left = box.middle[1], box.right - 26, box.left + 24
    if one.other is None:
        words, font = fit(one.words, word_font(46), right - left, 28)
        write(image, (left, middle), words, font, THEME.muted)
        return
    if one.words:
        digits, font = fit(one.words, THEME.display(56), 200, 34)
        right -= write(image, (right, middle), digits, font, THEME.accent, "right") + 20
    words, font = fit(sheet.beats, word_font(46), 130, 28)
    left += write(image, (left, middle), words, font, THEME.muted) + 20
    px = min(52, box.height * 3 // 5)
    put_mark(image, one.other, (left + px // 2, middle), px)
    left += px + 18
    put_name(image, one.other, (left, middle), right - left, 50, 30, lines=2)


def _notes(image: Image.Image, sheet: Final) -> int:
    """Write until when it is played and how they met before; return where that begins."""
    lines = [bool(sheet.until), bool(sheet.met)]
    count = sum(lines)
    if not count:
        return 944
    top = 946 - 24 - count * (NOTES + 12)
    paint.fill(image, Box(0, top, image.width, 950 - top), THEME.deep)
    middle = top + 12 + (NOTES + 12) // 2
    if sheet.until:
        marks.paste_middle(image, icon("glyph:calendar_clock", 54, THEME.accent), (74, middle))
        words, font = fit(sheet.until, word_font(50), RIGHT - 122, 30)
        write(image, (120, middle), words, font, WHITE)
        middle += NOTES + 12
    if sheet.met:
        marks.paste_middle(image, icon("glyph:sword_cross", 54, THEME.accent), (74, middle))
        words, font = fit(sheet.met, word_font(50), 700, 30)
        left = 120 + write(image, (120, middle), words, font, THEME.muted) + 24
        if sheet.met_who is not None:
            put_mark(image, sheet.met_who, (left + 22, middle), 44)
            left += 62
        words, font = fit(sheet.met_words, word_font(50), RIGHT - left, 30)
        write(image, (left, middle), words, font, WHITE)
    return top
