"""The standings: 16 rows, the reader's own one marked with its reason."""

from PIL import Image

from games.core.data.theme import Colour
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Line, Result, Standings

TOP, LEFT, WIDTH = 154, 32, 1536
LAST = 9  # results that are shown
AGAINST = 1220
FIGURES = (962, 1046, 1130)  # where they end
HEADS = (  # where they begin, or end
    *((108, False), (336, False), (730, False)),
    *((right, True) for right in FIGURES),
    (AGAINST, False),
)


def draw(sheet: Standings) -> Picture:
    """Return the standings, 1600x1000."""
    image = begin(sheet.head)
    for (left, right), said in zip(HEADS, sheet.heads, strict=False):
        words, font = fit(said, word_font(32), 330 if left == AGAINST else 200, 24)
        write(image, (left, 126), words, font, THEME.muted, "right" if right else "left")
    marked = any(line.marked and line.reason for line in sheet.lines)
    rows = max(1, len(sheet.lines) + marked)
    pitch = min(60, (940 - TOP) // rows)
    top = TOP
    for at, line in enumerate(sheet.lines):
        high = pitch * 2 if line.marked and line.reason else pitch
        _line(image, sheet, line, Box(LEFT, top, WIDTH, high - 2), pitch, at)
        top += high
    return Picture(image)


def _line(image: Image.Image, sheet: Standings, line: Line, box: Box, pitch: int, at: int) -> None:
    middle = box.top + (pitch - 2) // 2
    paint.fill(image, box, PLAIN if at % 2 else THEME.panel)
    if line.marked:
        paint.rounded(image, box, 10, THEME.panel)
        paint.outline(image, box.inset(-7, -2), 12, THEME.accent, 5)
    ink = mix(THEME.panel, WHITE, 0.55) if line.gone else WHITE
    accent = THEME.accent if line.place <= 3 else ink
    write(image, (78, middle), str(line.place), THEME.display(36), accent, "right")
    if line.best:
        _range(image, sheet, line, middle)
    put_mark(image, line.who, (354, middle), 36)
    put_name(image, line.who, (388, middle), 330, 36, 28, ink)
    _results(image, line.results, middle)
    _figures(image, line.figures, middle, ink)
    if line.against is not None:
        put_mark(image, line.against, (1188, middle), 32)
        put_name(image, line.against, (AGAINST, middle), 340, 32, 26, THEME.muted)
    if line.marked and line.reason:
        lower = middle + pitch
        marks.paste_middle(image, icon("glyph:arrow_up_bold", 34, THEME.accent), (354, lower))
        words, font = fit(line.reason, word_font(42), 1150, 28)
        write(image, (388, lower), words, font, WHITE)


def _range(image: Image.Image, sheet: Standings, line: Line, middle: int) -> None:
    """Draw the places still possible as a bar, and in figures."""
    whole = Box(104, middle - 9, 132, 18)
    paint.rounded(image, whole, 9, THEME.deep)
    people = max(1, sheet.people)
    left = whole.left + (line.best - 1) * whole.width // people
    right = whole.left + line.worst * whole.width // people
    colour = THEME.accent if line.best == 1 or line.marked else THEME.muted
    paint.rounded(image, Box(left, whole.top, max(18, right - left), 18), 9, colour)
    said = str(line.best) if line.best == line.worst else f"{line.best}–{line.worst}"
    words, font = fit(said, word_font(34), 86, 26)
    write(image, (244, middle), words, font, THEME.muted)


def _figures(image: Image.Image, figures: tuple[str, ...], middle: int, ink: Colour) -> None:
    for at, (words, right) in enumerate(zip(figures, FIGURES, strict=False)):
        font = word_font(36) if at else THEME.display(38)
        shown, font = fit(words, font, 96 if not at else 80, 24)
        write(image, (right, middle), shown, font, THEME.muted if at else ink, "right")


def _results(image: Image.Image, results: tuple[Result, ...], middle: int) -> None:
    """Draw what came of each round by form: a check, a bar, hollow."""
    shown = results[-LAST:]
    step, px = (42, 32) if len(shown) <= 4 else (34, 28) if len(shown) <= 5 else (20, 18)
    if len(shown) == 6:
        step, px = 29, 26
    for at, result in enumerate(shown):
        result_mark(image, result, (730 + at * step + px // 2, middle), px)


def result_mark(image: Image.Image, result: Result, middle: tuple[int, int], px: int) -> None:
    """Draw a result: won accent with a check, drawn light with a bar, lost hollow, a bye dotted."""
    box = Box(middle[0] - px // 2, middle[1] - px // 2, px, px)
    radius = px // 4
    match result:
        case "won":
            paint.rounded(image, box, radius, THEME.accent)
            marks.paste_middle(image, icon("glyph:check_bold", px - 6, INK), middle)
        case "drawn":
            paint.rounded(image, box, radius, THEME.muted)
            bar = Box(box.left + px // 5, middle[1] - px // 10, px - 2 * (px // 5), px // 5)
            paint.fill(image, bar, INK)
        case "lost":
            paint.framed(image, box, radius, THEME.deep, mix(THEME.panel, WHITE, 0.3), 3)
        case "bye":
            paint.framed(image, box, radius, THEME.panel, THEME.muted, 3)
            paint.disc(image, middle, max(3, px // 8), THEME.muted)
        case "open":
            paint.framed(image, box, radius, THEME.deep, THEME.accent, 3)
            marks.paste_middle(image, icon("glyph:timer_sand", px - 8, THEME.accent), middle)
