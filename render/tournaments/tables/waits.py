"""The organiser's board: for whom matches wait, the longest wait first (EVT-1.13)."""

from PIL import Image

from games.core.data.theme import Colour
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, mix, word_font
from render.tournaments.frame import GREY, PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Waits, WaitsRow

TOP, LEFT, WIDTH, FOOT = 226, 27, 1546, 944
STRIP, HEADS = 138, 200  # the middles of the line of figures and of the heads
PITCH = 90  # px of a row of a full page
TABLE, MARK, NAME, AGAINST, SINCE, MISSED, DONE = 104, 162, 218, 690, 1036, 1072, 1232
BOXES, BOX = 2, 52  # sittings of which the second missed one would drop somebody
PILL = 318  # px of what can be done


def draw(sheet: Waits) -> Picture:
    """Return a page of the board, 1600x1000: who is awaited large, against whom small."""
    image = begin(sheet.head)
    _facts(image, sheet.facts)
    ends = (TABLE, NAME, AGAINST, SINCE, MISSED, DONE)
    for at, (words, x) in enumerate(zip(sheet.heads, ends, strict=False)):
        align = "right" if at in {0, 3} else "left"
        shown, font = fit(words, word_font(36), 250 if align == "left" else 130, 24)
        write(image, (x, HEADS), shown, font, THEME.muted, align)
    pitch = min(PITCH, (FOOT - TOP) // max(1, len(sheet.lines)))
    for at, line in enumerate(sheet.lines):
        box = Box(LEFT, TOP + at * pitch, WIDTH, pitch - 6)
        paint.rounded(image, box, 10, PLAIN if at % 2 else THEME.panel)
        _line(image, line, box)
    return Picture(image)


def _facts(image: Image.Image, facts: tuple[tuple[str, str], ...]) -> None:
    """Write how many matches run and are over, who has left, who would help out."""
    left = LEFT + 24
    for name, words in facts:
        marks.paste_middle(image, icon(f"glyph:{name}", 50, THEME.accent), (left + 25, STRIP))
        left += 66 + write(image, (left + 66, STRIP), words, word_font(48), WHITE) + 56


def _line(image: Image.Image, line: WaitsRow, box: Box) -> None:
    middle = box.middle[1]
    words, font = fit(line.table, THEME.display(48), 76, 28)
    write(image, (TABLE, middle), words, font, THEME.muted, "right")
    put_mark(image, line.who, (MARK, middle), 58)
    room, ink = AGAINST - NAME - 24, GREY if line.gone else WHITE
    put_name(image, line.who, (NAME, middle - 15 if line.gone else middle), room, 48, 34, ink)
    if line.gone:
        glyph = icon("glyph:exit_run", 34, ink)
        marks.paste_middle(image, glyph, (NAME + 17, middle + 25))
        shown, font = fit(line.gone, word_font(34), room - 46, 26)
        write(image, (NAME + 44, middle + 25), shown, font, WHITE)
    _against(image, line, middle)
    shown, font = fit(line.since, THEME.display(46), 134, 28)
    write(image, (SINCE, middle), shown, font, WHITE, "right")
    _missed(image, line.misses, middle)
    _done(image, line, Box(DONE, box.top + 6, PILL, box.height - 12))


def _against(image: Image.Image, line: WaitsRow, middle: int) -> None:
    left, end = AGAINST, SINCE - 140
    alone = len(line.against) == 1
    for who in line.against[:4]:
        put_mark(image, who, (left + 20, middle), 38)
        left += 52
        if alone:
            put_name(image, who, (left, middle), end - left, 38, 26, THEME.muted)


def _missed(image: Image.Image, misses: int, middle: int) -> None:
    """Draw the sittings that were missed as crosses; of more than two their number."""
    for at in range(BOXES):
        box = Box(MISSED + at * (BOX + 10), middle - BOX // 2, BOX, BOX)
        if at < misses:
            paint.rounded(image, box, 12, PAPER)
            marks.paste_middle(image, icon("glyph:close_thick", 38, INK), box.middle)
        else:
            paint.framed(image, box, 12, THEME.deep, mix(THEME.panel, WHITE, 0.3), 3)
    if misses > BOXES:
        at = MISSED + BOXES * (BOX + 10) + 2, middle
        write(image, at, f"+{misses - BOXES}", word_font(30), WHITE)


def _done(image: Image.Image, line: WaitsRow, box: Box) -> None:
    """Draw what a press does now, with its number in the select; else why it does nothing."""
    middle = box.middle[1]
    pill = bool(line.number)
    ink: Colour = INK if pill else THEME.muted
    if pill:
        paint.rounded(image, box, box.height // 2, THEME.accent)
    glyph = icon("glyph:bell_ring" if pill else f"glyph:{line.sign}", 42, ink)
    marks.paste_middle(image, glyph, (box.left + 40, middle))
    room = box.width - 76 - (84 if pill else 10)
    shown, font = fit(line.done, word_font(44), room, 26)
    write(image, (box.left + 72, middle), shown, font, ink)
    if pill:
        centre = box.right - 42, middle
        paint.disc(image, centre, 30, INK)
        paint.disc(image, centre, 25, PAPER)
        write(image, centre, line.number, THEME.display(36), INK, "centre")
