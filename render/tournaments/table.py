"""The standings: 8 rows a page, the reader's own one marked with its reason."""

import msgspec
from PIL import Image

from games.core.data.theme import Colour
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, measure, write
from render.kit.theme import INK, WHITE, mix, name_font, word_font
from render.tournaments.frame import GREY, PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Contestant, Result, Standings, StandingsRow

TOP, LEFT, WIDTH, FOOT = 144, 27, 1546, 944
PITCH, TALL = 100, 116  # of a row that has a full page, and of one of few
WHY = 2  # rows that the reader's own takes where its reason is told
LAST = 9  # results that are shown at most
READ, WANTED = 24, 66  # px of a result: at least (the oldest are left out), and where there is room
NAMED = 620  # px that a name may take before results are narrower
NAMES = 3  # opponents who are named; of more the marks stand there
SHORTEST = 70  # px of a name, less would be dots
HEADS = 122  # where heads stand
PLACE, MARK, NAME = 110, 181, 237  # where places end, marks and names stand
FIGURES = (1267, 1400, 1557)  # where figures end, or the places still possible in the last


class _Form(msgspec.Struct, frozen=True):
    """Where things stand; `pitch` is the height of a row, by which everything is scaled."""

    pitch: int
    results: int  # where results begin
    step: int
    shown: int = LAST  # results of a row, the latest

    def px(self, size: int) -> int:
        return round(size * min(self.pitch, 110) / PITCH)


def draw(sheet: Standings) -> Picture:
    """Return a page of the standings, 1600x1000: names large, below each whom they meet now."""
    image = begin(sheet.head)
    form = _form(sheet)
    ranged, who, results, *figures, against = sheet.heads
    told = any(line.best for line in sheet.lines)
    ends = [*figures[:2], ranged] if told else figures
    left = FIGURES[0]
    for at, (right, said) in enumerate(zip(FIGURES, ends, strict=False)):
        words, font = fit(said, word_font(36), 160, 24)
        taken = write(image, (right, HEADS), words, font, THEME.muted, "right")
        left -= 0 if at else taken
    words, font = fit(results, word_font(36), 380, 24)
    begins = min(form.results, left - 24 - measure(words, font))  # clear of the first figure
    write(image, (begins, HEADS), words, font, THEME.muted)
    words, font = fit(who, word_font(36), min(380, begins - 24 - NAME), 24)
    write(image, (NAME, HEADS), words, font, THEME.muted)
    top = TOP
    for at, line in enumerate(sheet.lines):
        high = form.pitch * (WHY if _told(line) else 1)
        box = Box(LEFT, top, WIDTH, high - 5)
        _line(image, line, box, form, PLAIN if at % 2 else THEME.panel, against)
        top += high
    return Picture(image)


def _told(line: StandingsRow) -> bool:
    return line.marked and bool(line.reason)


def _form(sheet: Standings) -> _Form:
    lines = len(sheet.lines) + (WHY - 1) * any(map(_told, sheet.lines))
    pitch = min(TALL, (FOOT - TOP) // max(1, lines))
    plain = _Form(pitch, 0, 0)
    points = [line.figures[0] for line in sheet.lines if line.figures]
    widest = max((measure(one, THEME.display(plain.px(52))) for one in points), default=0)
    end = FIGURES[0] - widest - 28
    font = name_font(plain.px(50))
    longest = max((measure(one.who.person.shown, font) for one in sheet.lines), default=0)
    room = end - NAME - min(NAMED, longest) - 28
    count = min(LAST, max((len(line.results) for line in sheet.lines), default=1)) or 1
    count = max(1, min(count, room // READ))
    step = min(plain.px(WANTED), room // count)
    return _Form(pitch, end - step * count, step, count)


def _line(
    image: Image.Image, line: StandingsRow, box: Box, form: _Form, ground: Colour, against: str
) -> None:
    high = form.pitch - 5
    middle = box.top + high // 2
    paint.rounded(image, box, 10, ground)
    if line.marked:
        paint.outline(image, box.inset(-6, -2), 12, THEME.accent, 5)
    ink = GREY if line.gone else WHITE
    accent = THEME.accent if 0 < line.place <= 3 else ink
    words, font = fit(str(line.place) if line.place else "–", THEME.display(form.px(52)), 76, 30)
    write(image, (PLACE, middle), words, font, accent, "right")
    put_mark(image, line.who, (MARK, middle), form.px(62))
    room = form.results - NAME - 28
    upper = middle - form.px(16) if line.against else middle
    put_name(image, line.who, (NAME, upper), room, form.px(50), 36, ink)
    if line.against:
        _against(image, line.against, against, (middle + form.px(30), room), form)
    put_results(image, line.results[-form.shown :], (form.results, middle), form.step)
    _figures(image, line, middle, ink, form)
    if _told(line):
        lower = middle + form.pitch
        arrow = icon("glyph:arrow_up_bold", 44, THEME.accent)
        marks.paste_middle(image, arrow, (MARK, lower))
        words, font = fit(line.reason, word_font(46), box.right - NAME - 20, 30)
        write(image, (NAME, lower), words, font, WHITE)


def _against(
    image: Image.Image, met: tuple[Contestant, ...], said: str, at: tuple[int, int], form: _Form
) -> None:
    """Write whom somebody meets now, after `said`: by mark and name, very many by their marks."""
    middle, room = at
    font, px = word_font(form.px(37)), form.px(30)
    left, end = NAME + write(image, (NAME, middle), said, font, THEME.muted) + 18, NAME + room
    each = (end - left) // min(len(met), NAMES)
    named = len(met) <= NAMES and each - px - 30 >= SHORTEST
    for who in met:
        put_mark(image, who, (left + px // 2, middle), px)
        left += px + 12
        if named:
            words, fitted = fit(who.person.shown, font, each - px - 30, 24)
            left += write(image, (left, middle), words, fitted, THEME.muted) + 18


def _figures(image: Image.Image, line: StandingsRow, middle: int, ink: Colour, form: _Form) -> None:
    """Write points and tie-breaks; the places still possible, where told, in place of the last."""
    figures = line.figures[:2] if line.best else line.figures
    for at, (words, right) in enumerate(zip(figures, FIGURES, strict=False)):
        font = word_font(form.px(42)) if at else THEME.display(form.px(52))
        shown, font = fit(words, font, 110 if at else 150, 24)
        write(image, (right, middle), shown, font, THEME.muted if at else ink, "right")
    if line.best:
        said = str(line.best) if line.best == line.worst else f"{line.best}–{line.worst}"
        words, font = fit(said, word_font(form.px(44)), 140, 26)
        colour = THEME.accent if line.best == 1 or line.marked else THEME.muted
        write(image, (FIGURES[-1], middle), words, font, colour, "right")


def put_results(
    image: Image.Image, results: tuple[Result, ...], at: tuple[int, int], step: int
) -> None:
    """Draw the last results from a point on, one each `step`, by form: a check, a bar, hollow."""
    px = step - max(2, step // 7)
    for number, result in enumerate(results[-LAST:]):
        result_mark(image, result, (at[0] + number * step + px // 2, at[1]), px)


def result_mark(image: Image.Image, result: Result, middle: tuple[int, int], px: int) -> None:
    """Draw a result: won accent with a check, drawn light with a bar, lost hollow, a bye dotted.

    Behind in a match of more than two it is the place.
    """
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
        case "2" | "3" | "4" | "5" | "6":
            paint.framed(image, box, radius, THEME.deep, mix(THEME.panel, WHITE, 0.3), 3)
            write(image, middle, result, THEME.display(round(px * 0.62)), WHITE, "centre")
        case "open":
            paint.framed(image, box, radius, THEME.deep, THEME.accent, 3)
            marks.paste_middle(image, icon("glyph:timer_sand", px - 8, THEME.accent), middle)
